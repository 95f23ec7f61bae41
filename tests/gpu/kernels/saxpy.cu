// Each thread has a number of its own, and reads that of its neighbour, whose adjoint two threads add to.
#include "device.h"
__device__ static void f(const double *x, double *y, int n) {
  int i = global_x();
  if (i < n) y[i] = 2.5 * sin(x[i]) + x[i] * x[(i + 1) % n];
}
KERNELS(f)
