// The gradient of a kernel of AMD's: lanes of a wave exchange numbers, and a block adds up in shared memory.
//
// The device code alone needs neither HIP nor a GPU:
//   clang++-22 -x hip --cuda-device-only --offload-arch=gfx90a -nogpuinc -nogpulib $(enzyme-hub config --includes) -O2 -g -emit-llvm \
//       -c gradient.hip -o gradient.bc
//   enzyme-hub opt gradient.bc --target amdgcn:gfx90a -o gradient.co
//   enzyme-hub run-kernel --grid 2 --block 128 gradient.bc gradient 'f64[256]=random' 'f64[256]' 'f64[2]' 'f64[2]=1'
// With HIP the program is built as docs/gpu.md says.
#if __has_include(<hip/hip_runtime.h>)
#include <cmath>
#include <cstdio>
#include <hip/hip_runtime.h>
#define HAS_HIP 1
#else
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#endif
#include <enzyme_hub_gpu.h>

constexpr int SIZE = 128, BLOCKS = 2;

__device__ inline void wait() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

// What the lane beside this one has.
__device__ inline double neighbours(double v) { return __builtin_amdgcn_update_dpp(0.0, v, 0xb1, 0xf, 0xf, true); }

__device__ void products(const double *x, double *y) {
  __shared__ double part[SIZE];
  int t = __builtin_amdgcn_workitem_id_x(), block = __builtin_amdgcn_workgroup_id_x();
  double v = x[block * SIZE + t];
  part[t] = v * v * neighbours(v);
  wait();
  for (int k = SIZE / 2; k > 0; k /= 2) {
    if (t < k) part[t] += part[t + k];
    wait();
  }
  if (t == 0) y[block] = part[0];
}

extern "C" __global__ void gradient(const double *x, double *dx, double *y, double *dy) {
  __enzyme_autodiff<void>((void *)products, enzyme_dup, x, dx, enzyme_dup, y, dy);
}

#ifdef HAS_HIP
int main() {
  int devices = 0;
  if (hipGetDeviceCount(&devices) != hipSuccess || devices == 0) {
    std::puts("no GPU here");
    return 0;
  }
  const int n = SIZE * BLOCKS;
  double *x, *dx, *y, *dy;
  for (double **array : {&x, &dx, &y, &dy})
    if (hipMallocManaged(array, n * sizeof(double)) != hipSuccess) return 1;
  for (int i = 0; i < n; i++) x[i] = 0.01 * i, dx[i] = 0, dy[i] = 1;
  gradient<<<BLOCKS, SIZE>>>(x, dx, y, dy);
  if (hipDeviceSynchronize() != hipSuccess) return 1;
  double worst = 0;
  for (int i = 0; i < n; i++) {
    double other = x[i ^ 1], wanted = 2 * x[i] * other + other * other;
    worst = std::fmax(worst, std::fabs(dx[i] - wanted));
  }
  std::printf("largest difference to the analytic derivative: %g\n", worst);
  return worst > 1e-12;
}
#endif
