// c = a b of n by n matrices in tiles of 16 by 16; a is x, b lies behind it.
#include "bench.h"
#define T 16
__device__ static void f(const real *RESTRICT x, real *RESTRICT y, int n) {
  __shared__ real a[T][T], b[T][T];
  int r = thread_y(), c = thread_x(), row = block_y() * T + r, column = block_x() * T + c;
  const real *right = x + n * n;
  real sum = 0;
  for (int k = 0; k < n; k += T) {
    a[r][c] = x[row * n + k + c];
    b[r][c] = right[(k + r) * n + column];
    __syncthreads();
    for (int j = 0; j < T; j++) sum += a[r][j] * b[j][c];
    __syncthreads();
  }
  y[row * n + column] = sum;
}
KERNELS(f)
