// A place in a queue from an atomic counter: an integer that cannot be computed again. Votes and counts at barriers, too.
#include "device.h"
#define SIZE 32
__device__ static void f(const double *x, double *y, int n) {
  __shared__ int next;
  __shared__ double s[SIZE];
  int t = thread_x(), i = global_x();
  if (t == 0) next = 0;
  synchronise();
  int place = __atomic_fetch_add(&next, 1, __ATOMIC_RELAXED);
  s[place] = x[i] * (place + 1);
  synchronise();
  y[i] = s[place] * s[(place + 3) % SIZE];
}
KERNELS(f)
