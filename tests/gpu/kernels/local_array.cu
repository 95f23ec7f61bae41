// An array of the thread's own, which it overwrites.
#include "device.h"
__device__ static void f(const double *x, double *y, int n) {
  int i = global_x();
  if (i >= n) return;
  double c[8];
  for (int k = 0; k < 8; k++) c[k] = x[(i + k) % n] * (k + 1);
  for (int k = 1; k < 8; k++) c[(k * 3) % 8] += c[(k * 5) % 8] * c[k - 1];
  double sum = 0;
  for (int k = 0; k < 8; k++) sum += c[k] * c[(k + i) % 8];
  y[i] = sin(1e-7 * sum);
}
KERNELS(f)
