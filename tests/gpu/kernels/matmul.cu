// C = A B in tiles of shared memory that are filled again in each iteration: barriers in a loop with a length that is given.
#include "device.h"
#define TILE 8
__device__ static void f(const double *x, double *y, int n) {
  __shared__ double a[TILE][TILE], b[TILE][TILE];
  const double *left = x, *right = x + n * n;
  int row = global_y(), column = global_x(), u = thread_y(), v = thread_x();
  double sum = 0;
  for (int t = 0; t < n / TILE; t++) {
    a[u][v] = left[row * n + t * TILE + v];
    b[u][v] = right[(t * TILE + u) * n + column];
    synchronise();
    for (int k = 0; k < TILE; k++) sum += a[u][k] * b[k][v];
    synchronise();
  }
  y[row * n + column] = sum;
}
KERNELS(f)
