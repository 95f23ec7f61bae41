// Softmax of rows of 128, one for each block.
#include "bench.h"
#define SIZE 128
__device__ static void f(const real *RESTRICT x, real *RESTRICT y, int n) {
  __shared__ real s[SIZE];
  int t = thread_x(), i = here();
  real e = __nv_exp(x[i]);
  s[t] = e;
  for (int k = SIZE / 2; k > 0; k >>= 1) {
    __syncthreads();
    if (t < k) s[t] += s[t + k];
  }
  __syncthreads();
  y[i] = e / s[0];
}
KERNELS(f)
