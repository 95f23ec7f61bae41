// Ordered sections of loops, and what one thread hands on to the others (copyprivate).
// enough: O2
// flags: -fopenmp
#include "check.h"
#include <omp.h>

enum { N = 14 };

double chain(double *x, int n) { double s = 1;
#pragma omp parallel
 {
#pragma omp for ordered
  for (int i = 0; i < n; i++) { double t = sin(x[i]);
#pragma omp ordered
   s = s * t + x[i]; }
#pragma omp for ordered schedule(dynamic)
  for (int i = 0; i < n; i++) { double t = x[i] * x[i];
#pragma omp ordered
   s = s * t + x[i]; }
#pragma omp for ordered schedule(static, 2)
  for (int i = n - 1; i >= 0; i -= 3) {
#pragma omp ordered
   s = sin(s) * x[i]; }
#pragma omp for collapse(2) ordered schedule(guided)
  for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) {
#pragma omp ordered
   s = cos(s) + x[i] * x[j]; }
 }
 return s; }
// Some iterations have no section, two loops are under way at once, and locks are within.
double overlapping(double *x, int n) { double s = 1, t = 1, u = 0, v = 1;
#pragma omp parallel
 {
#pragma omp for ordered nowait schedule(static, 1)
  for (int i = 0; i < n; i++) if (i % 3) {
#pragma omp ordered
   { s = s * x[i] + 1;
#pragma omp critical
    v = v * (1 + 0.1 * x[i]); } }
#pragma omp for ordered nowait schedule(monotonic : dynamic, 2)
  for (int i = 0; i < n; i++) {
#pragma omp ordered
   { t = sin(t) * x[i];
#pragma omp critical
    v = v + 0; } }
#pragma omp for reduction(+ : u)
  for (int i = 0; i < n; i++) u += x[i] * x[i];
 }
 return s * t + u * v; }
static __attribute__((noinline)) void section(double *s, double x) {
#pragma omp ordered
 *s = sin(*s) + x * x; }
static __attribute__((noinline)) void loop(double *s, double *x, int n) {
#pragma omp for ordered schedule(static, 1)
 for (int i = 0; i < n; i++) section(s, x[i] * x[0]); }
double orphans(double *x, int n) { double s = 0, alone = 0, inner[4] = {0}, t = 0;
#pragma omp parallel
 {
  for (int k = 0; k < (omp_get_num_threads() < 3 ? 70 : 5); k++) loop(&s, x, k % 3 + 1);
#pragma omp for
  for (int k = 0; k < 4; k++) {
#pragma omp parallel num_threads(2) if (k % 2)
   loop(&inner[k], x + k, 5); }
  loop(&s, x, n);
#pragma omp masked
  {
#pragma omp parallel num_threads(1)
   loop(&alone, x, 3); }
  loop(&s, x, n);
 }
 loop(&alone, x, n);
 for (int k = 0; k < 4; k++) t += inner[k];
 return s * t + alone; }
// What is read and written is another iteration's.
double recurrence(double *x, int n) { double y[N], s = 0; y[0] = x[0];
#pragma omp parallel for ordered reduction(+ : s) schedule(static, 3)
 for (int i = 1; i < n; i++) { double t = x[i] * x[i - 1];
#pragma omp ordered
  y[i] = sin(y[i - 1]) + t * y[i / 2];
  s += y[i] * t; }
 return s * y[n - 1]; }

struct three { double u, v; int k; };
double copied(double *x, int n) { double s = 0;
#pragma omp parallel reduction(+ : s)
 { double first, arr[3]; struct three t; int k; double *p, a = 1;
#pragma omp single copyprivate(first, arr, t, k, p)
  { first = x[0] * x[1]; arr[0] = x[1] * x[1]; arr[1] = x[2]; arr[2] = x[3] * x[0]; t = (struct three){x[4], x[5] * x[4], 3}; k = 2; p = x + 2; }
  first *= 2;
  for (int j = 0; j < 3; j++) {
#pragma omp single copyprivate(a)
   a = a * x[j] * x[1];
#pragma omp for
   for (int i = 0; i < n; i++) s += a * first * x[i] * arr[i % 3] + t.u * t.v * t.k * x[i] * k + p[0] * p[i % 3]; } }
 return s; }
static __attribute__((noinline)) double handed(double *x) { double a;
#pragma omp single copyprivate(a)
 a = x[0] * x[1];
 a *= a;
 return a; }
double copied_in_calls(double *x, int n) { double y[4] = {0}, s = handed(x);
#pragma omp parallel for num_threads(2)
 for (int k = 0; k < 4; k++) {
#pragma omp parallel num_threads(2)
  { double a = handed(x + k), b = handed(x + 1);
#pragma omp critical
   y[k] += a * x[k + 1] + a * b; } }
 for (int k = 0; k < 4; k++) s += y[k] * y[k];
 return s; }

static double x[N], y[N], dx[N];

static void fill(void) {
    for (int i = 0; i < N; i++) x[i] = y[i] = 0.3 + 0.05 * ((i * 11) % N) - (i % 3) * 0.7, dx[i] = 0;
}

#define RUN(f)                                                                                                         \
    do {                                                                                                               \
        fill();                                                                                                        \
        __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N);                                              \
        CHECK_DIFFERENCES(f, x, dx, N);                                                                                \
    } while (0)

int main(void) {
    omp_set_max_active_levels(2);
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        RUN(chain);
        RUN(overlapping);
        RUN(orphans);
        RUN(recurrence);
        RUN(copied);
        RUN(copied_in_calls);
    }
    return check_failures != 0;
}
