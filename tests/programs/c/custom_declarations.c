#include "check.h"
__attribute__((noinline)) double floor2(double x) { return x * x; }
void *__enzyme_inactivefn_floor[] = {(void *)floor2};
__attribute__((noinline)) double mylog(double x) { double s = 0, p = x; for (int i = 1; i < 60; i++) { s += (i % 2 ? 1 : -1) * p / i; p *= x; } return s; }
void *__enzyme_function_like_mylog[] = {(void *)mylog, (void *)"log1p"};
double a(double x) { return floor2(x) * x + mylog(x); }
__attribute__((noinline, annotate("enzyme_inactive"))) double count(double x) { return 3 * x; }
__attribute__((noinline, annotate("enzyme_function_like=sin"))) double wave(double x) { return 3 * x; }
double b(double x) { return count(x) * x + wave(x); }
__attribute__((noinline)) double cg(double x, double seed) { return seed * 5; }
__attribute__((noinline, weak, annotate("enzyme_gradient=cg"), annotate("enzyme_derivative=cf"))) double c(double x) { return x; }
__attribute__((noinline)) double cf(double x, double dx) { return dx * 6; }
double d(double x) { return 2 * c(x); }
double counter;
void *__enzyme_inactive_global_counter[] = {&counter};
double e(double x) { counter += x; double r = counter * x; return r; }
static char pool[10000]; static long used; int freed;
__attribute__((noinline)) void *arena_alloc(int tag, long n) { void *p = pool + used + (tag & 8); used += (n + 15) / 16 * 16; return p; }
__attribute__((noinline)) void arena_free(int tag, void *p) { if ((char *)p >= pool) freed += tag; }
void *__enzyme_allocation_like_arena[] = {(void *)arena_alloc, (void *)1, (void *)"0,-1", (void *)arena_free};
double g(double x, int n) { double *t = arena_alloc(7, n * sizeof *t); for (int i = 0; i < n; i++) t[i] = x * i; double s = 0; for (int i = 0; i < n; i++) s += t[i] * t[i]; arena_free(7, t); return s; }
extern double outside(double x);
double outside_grad(double x, double seed) { return 11 * seed; }
double outside_aug(double x) { return outside(x); }
void *__enzyme_register_gradient_outside[] = {(void *)outside, (void *)outside_aug, (void *)outside_grad};
double h(double x) { return outside(x) * x; }
int main(void) {
  CHECK(__enzyme_autodiff((void *)a, 0.5), 0.25 + 1 / 1.5);
  CHECK(__enzyme_autodiff((void *)b, 0.5), 1.5 + cos(0.5));
  CHECK(__enzyme_autodiff((void *)d, 0.5), 10.);
  CHECK(__enzyme_fwddiff_check((void *)d, 0.5, 1.0), 12.);
  CHECK(__enzyme_autodiff((void *)e, 0.5), 1.0);
  CHECK(__enzyme_autodiff((void *)g, 0.5, 4), 14.);
  CHECK((double)freed, 14.);
  CHECK(__enzyme_autodiff((void *)h, 0.5), 11*0.5+1.25);
  return check_failures;
}
