// Memory that is only read, a variable of the GPU with a shadow that the program names, and memory of the device's heap.
#include "device.h"
extern "C" __device__ void *malloc(unsigned long);
extern "C" __device__ void free(void *);
#if defined(__NVPTX__)
#define READ(pointer) __nvvm_ldg_d(pointer)
#else
#define READ(pointer) __builtin_nontemporal_load(pointer)
#endif
__device__ __attribute__((used)) double dtable[64];
__device__ __attribute__((annotate("enzyme_shadow=dtable"))) double table[64];
__device__ static void f(const double *x, double *y, int n) {
  int i = global_x(), count = i % 4 + 2;
  table[i] = READ(x + i) * READ(x + (i + 1) % n);
  double *own = (double *)malloc(count * sizeof(double)), sum = 0;
  for (int k = 0; k < count; k++) own[k] = READ(x + (i + k) % n) * table[i];
  for (int k = 0; k < count; k++) sum += own[k] * (k ? own[k - 1] : 1);
  free(own);
  y[i] = sum;
}
// The shadow is the program's to clear: each thread clears what is its own.
KERNEL primal(const double *x, double *y, int n) { f(x, y, n); }
KERNEL gradient(const double *x, double *dx, double *y, double *dy, int n) {
  dtable[global_x()] = 0;
  __enzyme_autodiff<void>((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
}
KERNEL tangent(const double *x, double *dx, double *y, double *dy, int n) {
  dtable[global_x()] = 0;
  __enzyme_fwddiff<void>((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
}
