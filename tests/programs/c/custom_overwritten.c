#include "check.h"
_Bool enzyme_overwritten(const void *);
int saved;
__attribute__((noinline)) double sq(const double *x) { return *x * *x; }
struct taped { double *tape; double r; };
struct taped sq_aug(const double *x, double *dx) {
  struct taped r = {0, sq(x)};
  if (enzyme_overwritten(x)) { r.tape = malloc(8); *r.tape = *x; saved++; }
  return r; }
void sq_grad(const double *x, double *dx, double seed, double *tape) { *dx += 2 * seed * (enzyme_overwritten(x) ? *tape : *x); if (tape) free(tape); }
void *__enzyme_register_gradient_sq[] = {(void *)sq, (void *)sq_aug, (void *)sq_grad};
double a(double *x) { return sq(x); }
double b(double *x) { double r = sq(x); *x = 0; return r; }
int main(void) {
  double x = 3, dx = 0;
  __enzyme_autodiff((void *)a, &x, &dx);
  CHECK(dx, 6.); CHECK((double)saved, 0.);
  dx = 0;
  __enzyme_autodiff((void *)b, &x, &dx);
  CHECK(dx, 6.); CHECK((double)saved, 1.);
  return check_failures;
}
