// The gradient of a kernel with shared memory: each block adds up its numbers' squares, weighted by a sine.
//
// Compiled and linked as docs/gpu.md says, or run without a GPU:
//   enzyme-hub run-kernel --grid 2 --block 128 gradient.bc gradient 'f64[256]=random' 'f64[256]' 'f64[2]' 'f64[2]=1'
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <enzyme_hub_gpu.h>

constexpr int SIZE = 128, BLOCKS = 2;

__device__ void sum_of_squares(const double *x, double *y) {
  __shared__ double part[SIZE];
  int t = threadIdx.x, i = blockIdx.x * SIZE + t;
  part[t] = sin(x[i]) * x[i];
  __syncthreads();
  for (int k = SIZE / 2; k > 0; k /= 2) {
    if (t < k) part[t] += part[t + k];
    __syncthreads();
  }
  if (t == 0) y[blockIdx.x] = part[0];
}

extern "C" __global__ void gradient(const double *x, double *dx, double *y, double *dy) {
  __enzyme_autodiff<void>((void *)sum_of_squares, enzyme_dup, x, dx, enzyme_dup, y, dy);
}

static void check(cudaError_t status) {
  if (status == cudaSuccess) return;
  std::printf("%s\n", cudaGetErrorString(status));
  std::exit(1);
}

int main() {
  int devices = 0;
  if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) {
    std::puts("no GPU here");
    return 0;
  }
  const int n = SIZE * BLOCKS;
  double *x, *dx, *y, *dy;
  for (double **array : {&x, &dx, &y, &dy}) check(cudaMallocManaged(array, n * sizeof(double)));
  for (int i = 0; i < n; i++) x[i] = 0.01 * i, dx[i] = 0, dy[i] = 1;
  gradient<<<BLOCKS, SIZE>>>(x, dx, y, dy);
  check(cudaDeviceSynchronize());
  double worst = 0;
  for (int i = 0; i < n; i++) worst = std::fmax(worst, std::fabs(dx[i] - (std::cos(x[i]) * x[i] + std::sin(x[i]))));
  std::printf("largest difference to the analytic derivative: %g\n", worst);
  return worst > 1e-12;
}
