// Sums of doubles and floats by loops that compare and exchange; what was there before decides something.
#include "device.h"
template <class Number, class Word> __device__ inline Number add(Number *sum, Number term) {
  Word *place = (Word *)sum, old = *place, seen;
  do {
    seen = old;
    Number total = term + __builtin_bit_cast(Number, seen);
    old = __sync_val_compare_and_swap(place, seen, __builtin_bit_cast(Word, total));
  } while (old != seen);
  return __builtin_bit_cast(Number, old);
}
__device__ static void f(const double *x, double *y, int n) {
  __shared__ double s[4];
  int t = thread_x(), i = global_x();
  if (t < 4) s[t] = 0;
  synchronise();
  bool late = add<double, unsigned long long>(&s[t % 4], x[i] * x[i]) > -1;
  synchronise();
  y[i] = s[(t + 1) % 4] * x[i] * (late ? 2 : 3);
  if (t < 2) add<double, unsigned long long>(&y[n + t], s[t]);
}
KERNELS(f)
