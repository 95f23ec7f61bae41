// What the programs here share: N numbers, a step in time, and what main prints: the relative error of the derivative along a
// direction against a difference, and the peak memory of the program in KB.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { N = 1000, STEPS = 4000 };
#ifdef __cplusplus
extern "C" {
#endif
extern int enzyme_dup, enzyme_const;
#ifdef __cplusplus
}
template <typename... T> double __enzyme_autodiff(void *, T...);
#else
double __enzyme_autodiff(void *, ...);
#endif
static inline double wave(const double *u, long i) {
    double left = u[i ? i - 1 : N - 1], right = u[i + 1 < N ? i + 1 : 0];
    return u[i] + 0.2 * (left - 2 * u[i] + right) - 0.001 * u[i] * u[i];
}
static long peak(void) {
    long found = 0;
    char line[256];
    for (FILE *file = fopen("/proc/self/status", "r"); file && fgets(line, sizeof line, file);) sscanf(line, "VmHWM: %ld", &found);
    return found;
}
static int report(double (*f)(const double *)) {
    static double x[N], dx[N], up[N], down[N];
    double h = 1e-5, found = 0;
    for (int i = 0; i < N; i++) x[i] = 1 + 0.01 * (i % 7);
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    for (int i = 0; i < N; i++) {
        double d = (i * 37 % 11 - 3) / 10.;
        up[i] = x[i] + h * d, down[i] = x[i] - h * d, found += dx[i] * d;
    }
    double wanted = (f(up) - f(down)) / (2 * h);
    printf("%.2e %ld\n", fabs(found - wanted) / fabs(wanted), peak());
    return 0;
}
