// Ways to ask for derivatives in kernels, and kinds of memory.
#include "kernels/device.h"
template <class R, class... T> __device__ R __enzyme_augmentfwd(void *, T...);
template <class R, class... T> __device__ R __enzyme_reverse(void *, T...);
__attribute__((constant)) double table[4] = {0.5, 1.5, -2.0, 3.0};
struct Pair { float a; double b; };

// 1: constant memory, restrict, floats, early return
__device__ static void floats(const float *__restrict__ x, float *__restrict__ y, int n) {
  int i = global_x();
  if (i >= n) return;
  y[i] = expf(x[i]) * x[(i + 1) % n] + (float)table[i % 4] * x[i];
}
KERNEL floats_primal(const float *x, float *y, int n) { floats(x, y, n); }
KERNEL floats_gradient(const float *x, float *dx, float *y, float *dy, int n) {
  __enzyme_autodiff<void>((void *)floats, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
}
// 2: a number by value: each thread gets its derivative, and adds it
__device__ static double scaled(double a, const double *x, int i) { return sin(a * x[i]) * a; }
KERNEL scaled_primal(double a, const double *x, double *y, int n) { int i = global_x(); if (i < n) y[i] = scaled(a, x, i); }
KERNEL scaled_gradient(double a, const double *x, double *dx, double *da, int n) {
  int i = global_x();
  if (i >= n) return;
  double d = __enzyme_autodiff<double>((void *)scaled, enzyme_out, a, enzyme_dup, x, dx, enzyme_const, i);
  __nvvm_atom_add_gen_d(da, d);
}
// 3: shared memory of structs, with a derivative in a loop
__device__ static void structs(const double *x, double *y, int n) {
  __shared__ Pair s[32];
  int t = thread_x();
  s[t].a = (float)x[t]; s[t].b = x[t] * x[t];
  synchronise();
  y[t] = s[(t + 1) % 32].b * s[t].a + s[(t + 5) % 32].a;
}
KERNEL structs_primal(const double *x, double *y, int n) { structs(x, y, n); }
KERNEL structs_gradient(const double *x, double *dx, double *y, double *dy, int n) {
  for (int k = 0; k < n; k++) {
    double seed = dy[thread_x()];
    __enzyme_autodiff<void>((void *)structs, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
    dy[thread_x()] = 2 * seed;
  }
}
// 4: dynamic shared memory as arguments, with its shadow
extern __shared__ double dynamic[];
__device__ static void given(const double *x, double *s, double *y) {
  int t = thread_x(), m = size_x();
  s[t] = exp(x[t]);
  synchronise();
  double sum = 0;
  for (int k = 0; k < m; k++) sum += s[k] * (k + 1);
  y[t] = s[t] / sum;
}
KERNEL given_primal(const double *x, double *y) { given(x, dynamic, y); }
KERNEL given_gradient(const double *x, double *dx, double *y, double *dy) {
  double *shadow = dynamic + size_x();
  shadow[thread_x()] = 0;
  synchronise();
  __enzyme_autodiff<void>((void *)given, enzyme_dup, x, dx, enzyme_dup, dynamic, shadow, enzyme_dup, y, dy);
}
// 5: three dimensions
__device__ static void cube(const double *x, double *y) {
  __shared__ double s[4][4][4];
  int a = __nvvm_read_ptx_sreg_tid_z(), b = thread_y(), c = thread_x();
  s[a][b][c] = x[(a * 4 + b) * 4 + c];
  synchronise();
  y[(a * 4 + b) * 4 + c] = s[c][a][b] * s[b][c][a] + sqrt(s[a][b][c]);
}
KERNEL cube_primal(const double *x, double *y) { cube(x, y); }
KERNEL cube_gradient(const double *x, double *dx, double *y, double *dy) {
  __enzyme_autodiff<void>((void *)cube, enzyme_dup, x, dx, enzyme_dup, y, dy);
}
// 6: two launches, with a tape for each thread
__device__ static void halves(const double *x, double *y) {
  __shared__ double s[32];
  int t = thread_x(), i = global_x();
  s[t] = sin(x[i]) * x[i];
  synchronise();
  y[i] = s[t] * s[(t + 1) % 32] * s[(t + 1) % 32];
}
KERNEL halves_primal(const double *x, double *y) { halves(x, y); }
KERNEL halves_forward(const double *x, double *dx, double *y, double *dy, void **tapes) {
  tapes[global_x()] = __enzyme_augmentfwd<void *>((void *)halves, enzyme_dup, x, dx, enzyme_dup, y, dy);
}
KERNEL halves_reverse(const double *x, double *dx, double *y, double *dy, void **tapes) {
  __enzyme_reverse<void>((void *)halves, enzyme_dup, x, dx, enzyme_dup, y, dy, tapes[global_x()]);
}
// 7: numbers that go from thread to thread: halves of doubles, and floats
struct Halves { int low, high; };
#define SHUFFLE(mode, whole)                                              \
  __device__ static double mode(double v, int by) {                       \
    Halves h;                                                             \
    __builtin_memcpy(&h, &v, 8);                                          \
    h.low = __nvvm_shfl_sync_##mode##_i32(-1, h.low, by, whole);          \
    h.high = __nvvm_shfl_sync_##mode##_i32(-1, h.high, by, whole);        \
    __builtin_memcpy(&v, &h, 8);                                          \
    return v;                                                             \
  }
SHUFFLE(down, 31)
SHUFFLE(up, 0)
SHUFFLE(bfly, 31)
SHUFFLE(idx, 31)
__device__ static void shuffled(const double *x, double *y) {
  int i = global_x();
  double v = x[i] * x[i];
  for (int d = 16; d > 0; d /= 2) v += 0.5 * down(v, d) * v;
  v += sin(up(v, 3) * x[i]);
  v *= 1 + 0.1 * bfly(v, 5);
  y[i] = v + idx(v, 7) * x[i];
}
KERNEL shuffled_primal(const double *x, double *y) { shuffled(x, y); }
KERNEL shuffled_gradient(const double *x, double *dx, double *y, double *dy) {
  __enzyme_autodiff<void>((void *)shuffled, enzyme_dup, x, dx, enzyme_dup, y, dy);
}
KERNEL shuffled_tangent(const double *x, double *dx, double *y, double *dy) {
  __enzyme_fwddiff<void>((void *)shuffled, enzyme_dup, x, dx, enzyme_dup, y, dy);
}
__device__ static void partners(const float *x, float *y) {
  int i = global_x();
  float other = __builtin_bit_cast(float, __nvvm_shfl_sync_bfly_i32(-1, __builtin_bit_cast(int, x[i]), 2, 31));
  y[i] = x[i] * __nvvm_shfl_sync_bfly_f32(-1, x[i], 1, 31) + 3 * other;
}
KERNEL partners_gradient(const float *x, float *dx, float *y, float *dy) {
  __enzyme_autodiff<void>((void *)partners, enzyme_dup, x, dx, enzyme_dup, y, dy);
}
// 8: a derivative of a gradient
__device__ static double quartic(const double *x, int i) { return x[i] * x[i] * x[i] * sin(x[i + 1]); }
__device__ static void slope(const double *x, double *dx, int i) {
  __enzyme_autodiff<void>((void *)quartic, enzyme_dup, x, dx, enzyme_const, i);
}
KERNEL second(const double *x, const double *v, double *dx, double *ddx) {
  __enzyme_fwddiff<void>((void *)slope, enzyme_dup, x, v, enzyme_dup, dx, ddx, enzyme_const, global_x());
}
KERNEL twice(const double *x, double *ax, double *dx, double *adx) {
  __enzyme_autodiff<void>((void *)slope, enzyme_dup, x, ax, enzyme_dup, dx, adx, enzyme_const, global_x());
}
