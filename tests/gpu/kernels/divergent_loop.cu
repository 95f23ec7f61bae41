// Each thread goes round as often as its number says, and remembers what it met on the way.
#include "device.h"
__device__ static void f(const double *x, double *y, int n) {
  int i = global_x();
  if (i >= n) return;
  double v = x[i];
  int rounds = 0;
  while (v < 20.0 && rounds < 12 + i % 5) {
    v = v * 1.25 + 0.1 * x[(i + rounds) % n] * v;
    rounds++;
  }
  y[i] = v * rounds;
}
KERNELS(f)
