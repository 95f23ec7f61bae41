// Three products in tiles: c = a b, da = dc b^T and db = a^T dc. A block makes one tile of each.
#include "by_hand.h"
#define T 16
#define CLEARED n * n
BY_HAND {
  __shared__ real one[T][T + 1], other[T][T + 1];
  int r = thread_y(), c = thread_x(), row = block_y() * T + r, column = block_x() * T + c;
  const real *a = x, *b = x + n * n;
  real sum = 0, to_a = 0, to_b = 0;
  for (int k = 0; k < n; k += T) {
    one[r][c] = a[row * n + k + c];
    other[r][c] = b[(k + r) * n + column];
    __syncthreads();
    for (int j = 0; j < T; j++) sum += one[r][j] * other[j][c];
    __syncthreads();
  }
  for (int k = 0; k < n; k += T) {
    one[r][c] = dy[row * n + k + c];
    other[r][c] = b[(block_x() * T + r) * n + k + c];
    __syncthreads();
    for (int j = 0; j < T; j++) to_a += one[r][j] * other[c][j];
    __syncthreads();
  }
  for (int k = 0; k < n; k += T) {
    one[r][c] = a[(k + r) * n + block_y() * T + c];
    other[r][c] = dy[(k + r) * n + column];
    __syncthreads();
    for (int j = 0; j < T; j++) to_b += one[j][r] * other[j][c];
    __syncthreads();
  }
  y[row * n + column] = sum;
  dx[row * n + column] += to_a;
  dx[n * n + row * n + column] += to_b;
}
CLEARS
