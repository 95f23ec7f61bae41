// Each point gathers from the adjoints of its neighbours: nothing is added atomically.
#include "by_hand.h"
BY_HAND {
  int i = block_x() * size_x() + thread_x(), j = block_y() * size_y() + thread_y();
  if (i >= n || j >= n) return;
  const real *at = x + j * n + i, *e = dy + j * n + i;
  bool row = j >= 1 && j < n - 1, column = i >= 1 && i < n - 1;
  real c = at[0], sum = 0;
  if (row && column) {
    real flow = at[1] + at[-1] + at[n] + at[-n] - 4 * c;
    y[j * n + i] = c + 0.1 * flow * c + 0.05 * c * (1 - c);
    sum = e[0] * (1.05 + 0.1 * flow - 0.5 * c);
  }
  if (row && i < n - 2) sum += 0.1 * e[1] * at[1];
  if (row && i > 1) sum += 0.1 * e[-1] * at[-1];
  if (column && j < n - 2) sum += 0.1 * e[n] * at[n];
  if (column && j > 1) sum += 0.1 * e[-n] * at[-n];
  dx[j * n + i] += sum;
}
// The edge of y is not written, so its adjoint stays.
KERNEL clear(const real *RESTRICT, real *RESTRICT, real *RESTRICT, real *RESTRICT dy, int n) {
  int i = block_x() * size_x() + thread_x(), j = block_y() * size_y() + thread_y();
  if (i >= 1 && j >= 1 && i < n - 1 && j < n - 1) dy[j * n + i] = 0;
}
