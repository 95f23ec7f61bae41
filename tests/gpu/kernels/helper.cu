// A function that is not inlined, with a barrier in it, that is given pointers to shared and to local memory.
#include "device.h"
#define SIZE 32
__device__ __attribute__((noinline)) static double blend(const double *row, double *own, int t) {
  own[t % 2] = row[t] * row[(t + 1) % SIZE];
  double mine = own[0] + 2 * own[1];
  synchronise();
  return mine * row[(t + 2) % SIZE];
}
__device__ static void f(const double *x, double *y, int n) {
  __shared__ double s[SIZE];
  int t = thread_x(), i = global_x();
  double own[2] = {x[i], x[i] * x[i]};
  s[t] = exp(x[i]);
  synchronise();
  double first = blend(s, own, t);
  synchronise();
  s[t] = first;
  synchronise();
  y[i] = blend(s, own, t) + own[1];
}
KERNELS(f)
