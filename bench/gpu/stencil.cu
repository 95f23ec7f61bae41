// Five points of an n by n grid, with a term that is not linear.
#include "bench.h"
__device__ static void f(const real *RESTRICT x, real *RESTRICT y, int n) {
  int i = block_x() * size_x() + thread_x(), j = block_y() * size_y() + thread_y();
  if (i < 1 || j < 1 || i >= n - 1 || j >= n - 1) return;
  const real *at = x + j * n + i;
  real c = at[0], flow = at[1] + at[-1] + at[n] + at[-n] - 4 * c;
  y[j * n + i] = c + 0.1 * flow * c + 0.05 * c * (1 - c);
}
KERNELS(f)
