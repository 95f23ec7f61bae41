// What CUDA's own headers offer in kernels: shuffles of doubles, atomicAdd, printf, assert, __ldg; and a kernel that is differentiated itself.
#include <enzyme_hub_gpu.h>
#include <cassert>
#include <cstdio>
__global__ void square(const double *x, double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = __ldg(&x[i]) * x[i];
}
extern "C" __global__ void of_kernel(const double *x, double *dx, double *y, double *dy, int n) {
  __enzyme_autodiff<void>((void *)square, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
}
__device__ double block_sum(double v) {
  __shared__ double part[32];
  for (int d = 16; d; d >>= 1) v += __shfl_down_sync(0xffffffffu, v, d);
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  if (lane == 0) part[warp] = v;
  __syncthreads();
  v = threadIdx.x < blockDim.x / 32 ? part[lane] : 0.0;
  if (warp == 0)
    for (int d = 16; d; d >>= 1) v += __shfl_down_sync(0xffffffffu, v, d);
  return v;
}
__device__ void energy(const double *x, double *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  assert(n > 0);
  if (i == 0) printf("n is %d, x[0] %g\n", n, x[0]);
  double v = i < n ? exp(-x[i]) * fabs(x[i]) : 0.0;
  v = block_sum(v);
  if (threadIdx.x == 0) atomicAdd(y, v);
}
extern "C" __global__ void primal(const double *x, double *y, int n) { energy(x, y, n); }
extern "C" __global__ void grad(const double *x, double *dx, double *y, double *dy, int n) {
  __enzyme_autodiff<void>((void *)energy, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
}

// Variables of the GPU with a shadow that the program names, and dynamic shared memory of twice the size.
ENZYME_HUB_DOUBLED_SHARED_MEMORY;
__device__ double dtable[128];
__device__ ENZYME_HUB_SHADOW("dtable") double table[128];
extern __shared__ double room[];
__device__ void through(const double *x, double *y) {
  int t = threadIdx.x;
  table[t] = x[t] * x[t];
  room[t] = table[t] * x[t];
  __syncthreads();
  y[t] = room[blockDim.x - 1 - t] * __ldg(x + t);
}
extern "C" __global__ void through_gradient(const double *x, double *dx, double *y, double *dy) {
  __enzyme_autodiff<void>((void *)through, enzyme_dup, x, dx, enzyme_dup, y, dy);
}

// Additions as programs wrote them before GPUs had an instruction, and softmax of a warp.
__device__ double exchanged(double *sum, double term) {
  unsigned long long *place = (unsigned long long *)sum, old = *place, seen;
  do {
    seen = old;
    old = atomicCAS(place, seen, __double_as_longlong(term + __longlong_as_double(seen)));
  } while (old != seen);
  return __longlong_as_double(old);
}
__device__ void rows(const double *x, double *y) {
  int t = threadIdx.x;
  double largest = x[t];
  for (int d = 16; d; d >>= 1) largest = fmax(largest, __shfl_xor_sync(0xffffffffu, largest, d));
  double e = exp(x[t] - largest), sum = e;
  for (int d = 16; d; d >>= 1) sum += __shfl_down_sync(0xffffffffu, sum, d);
  y[t] = e / __shfl_sync(0xffffffffu, sum, 0);
  exchanged(y + 32 + t % 2, __shfl_sync(0xffffffffu, x[t], t / 4, 8) * x[t]);
}
extern "C" __global__ void rows_gradient(const double *x, double *dx, double *y, double *dy) {
  __enzyme_autodiff<void>((void *)rows, enzyme_dup, x, dx, enzyme_dup, y, dy);
}
