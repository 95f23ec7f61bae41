// A row for each block: the greatest number, then a sum, by trees in shared memory.
#include "device.h"
#define SIZE 32
__device__ static void f(const double *x, double *y, int n) {
  __shared__ double most[SIZE], sum[SIZE];
  int t = thread_x(), i = global_x();
  double mine = x[i];
  most[t] = mine;
  synchronise();
  for (int k = SIZE / 2; k > 0; k /= 2) {
    if (t < k) most[t] = fmax(most[t], most[t + k]);
    synchronise();
  }
  double e = exp(mine - most[0]);
  sum[t] = e;
  synchronise();
  for (int k = SIZE / 2; k > 0; k /= 2) {
    if (t < k) sum[t] += sum[t + k];
    synchronise();
  }
  y[i] = e / sum[0];
}
KERNELS(f)
