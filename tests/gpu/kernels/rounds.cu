// Barriers in loops that all threads go through alike, one because they agree to; in shared memory of which the launch says how much there is.
#include "device.h"
extern "C" __device__ __attribute__((used, weak)) int __enzyme_doubled_shared_memory = 1;
extern __shared__ double s[];
__device__ static void f(const double *x, double *y, int n) {
  int t = thread_x(), m = size_x();
  double a = x[global_x()];
  for (int k = 0; k < n / 20; k++) {
    s[t] = a * a;
    s[m + t] = a + k;
    synchronise();
    a = 0.5 * s[(t + 1) % m] * a + 0.1 * s[m + (t + 3) % m];
    synchronise();
  }
#if defined(__NVPTX__)
  for (int going = 1; __nvvm_bar0_or(going); going = a < 0.7) {
    s[t] = a;
    synchronise();
    if (going) a = 0.5 * a + 0.1 * s[(t + 1) % m] + 0.3;
    synchronise();
  }
#endif
  y[global_x()] = a;
}
KERNELS(f)
