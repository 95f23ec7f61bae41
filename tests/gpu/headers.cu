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
