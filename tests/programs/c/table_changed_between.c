// A table in static memory is read again in the reverse of a call only where nothing changes it in between: not the caller behind
// the call, not a later call of the same function, and not the program between two sweeps that it asks for itself.
#include "check.h"
struct forward { void *tape; double value; };
struct forward __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
static double fixed[8], changed[8], counted[8];
int shift;

__attribute__((noinline)) static double weighted(const double *x, const double *table, const int *shift, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += table[(i + *shift) % 8] * x[i] * x[i];
    return s;
}
__attribute__((noinline)) static double of_fixed(const double *x, int n) { return weighted(x, fixed, &shift, n); }
__attribute__((noinline)) static double of_changed(const double *x, int n) { return weighted(x, changed, &shift, n); }
__attribute__((noinline)) static double counting(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += counted[i] * x[i] * x[i], counted[i] += 1;
    return s;
}
static double f(double *x, int n) {
    for (int i = 0; i < 8; i++) changed[i] = 1, counted[i] = i;
    double a = of_fixed(x, n), b = of_changed(x, n), c = counting(x, n) * counting(x, n);
    for (int i = 0; i < 8; i++) changed[i] = 100;
    return sin(a) * b + c + of_changed(x, n);
}
static double g(const double *x, int n) { return of_fixed(x, n); }

int main(void) {
    double x[6] = {0.3, -0.2, 0.5, 0.1, -0.4, 0.7}, dx[6] = {0};
    for (int i = 0; i < 8; i++) fixed[i] = 0.5 + i;
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 6);
    CHECK_DIFFERENCES(f, x, dx, 6);

    memset(dx, 0, sizeof dx);
    struct forward made = __enzyme_augmentfwd((void *)g, enzyme_dup, x, dx, enzyme_const, 6);
    for (int i = 0; i < 8; i++) fixed[i] = 1e6;
    shift = 3;
    __enzyme_reverse((void *)g, enzyme_dup, x, dx, enzyme_const, 6, 1.0, made.tape);
    for (int i = 0; i < 6; i++) CHECK(dx[i], 2 * (0.5 + i) * x[i]);
    return check_result();
}
