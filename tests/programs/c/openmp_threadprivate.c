// Variables of which each thread has a copy (threadprivate), with what copyin and copyprivate do to them.
// flags: -fopenmp
#include "check.h"
#include <omp.h>

enum { N = 12 };

static double mine, arr[3];
static int counter;
static struct record { double u; int k; float v; } rec;
#pragma omp threadprivate(mine, arr, counter, rec)

double sums(double *x, int n) { double s = 0;
#pragma omp parallel
 { mine = 0;
#pragma omp for
  for (int i = 0; i < n; i++) mine += x[i] * x[i] * x[(i + 1) % n];
#pragma omp critical
  s += mine * mine; }
 return s; }
static __attribute__((noinline)) void add(double v) { mine += v * v; arr[1] = mine * v; counter++; }
double in_calls(double *x, int n) { double s = 0; mine = 3; arr[1] = x[2];
#pragma omp parallel copyin(arr)
 { mine = x[0]; counter = 0; arr[0] = arr[1] * x[1];
#pragma omp for
  for (int i = 0; i < n; i++) add(x[i] + 0 * counter);
#pragma omp critical
  s += mine * arr[1] * arr[0] / (1 + counter); }
 return s + arr[1] * mine; }
double copied_in(double *x, int n) { double s = 0; rec.u = x[0]; rec.k = 3; rec.v = 1; mine = x[0] * x[1];
#pragma omp parallel copyin(rec, mine) reduction(+ : s)
 { rec.u *= x[omp_get_thread_num()] * rec.k * mine; rec.k++; mine = sin(mine);
#pragma omp for
  for (int i = 0; i < n; i++) s += rec.u * x[i] * rec.k * mine; }
 return s + rec.u * rec.u * rec.k * mine; }
double handed_on(double *x, int n) { double s = 0;
#pragma omp parallel reduction(+ : s)
 { mine = x[1]; arr[2] = x[4];
#pragma omp single copyprivate(mine, arr)
  { mine = x[0] * x[2]; arr[0] = x[1]; arr[1] = x[2] * x[3]; }
#pragma omp for
  for (int i = 0; i < n; i++) s += mine * x[i] * arr[i % 2]; }
 return s; }
// A copy lives from one region to the next.
double kept(double *x, int n) { double s = 0;
 for (int k = 0; k < 3; k++) {
#pragma omp parallel
  { mine = k ? sin(mine) * x[k] : x[omp_get_thread_num()]; arr[k] = mine * x[0]; }
#pragma omp parallel reduction(+ : s)
  s += mine * mine + arr[k] * arr[0]; }
 return s * mine; }
double teams_of_all_sizes(double *x, int n) { double s = 0;
 for (int k = 0; k < 3; k++) { const int threads = 4 - (k * 2) % 3;
#pragma omp parallel num_threads(threads)
  mine = x[omp_get_thread_num()] * x[k];
#pragma omp parallel num_threads(threads) reduction(+ : s)
  s += mine * mine * x[k + 1]; }
 return s; }
// What a thread adds to a copy that it never set is nobody's.
double not_set(double *x, int n) { double s = 0;
#pragma omp parallel num_threads(3) reduction(+ : s)
 { s += (mine - mine) * x[0] + x[1] * x[1] + mine * 0; mine = x[2]; s += mine * mine; }
#pragma omp parallel num_threads(3)
 mine = 0;
 return s; }
double nested(double *x, int n) { double y[2] = {0};
#pragma omp parallel for num_threads(2)
 for (int k = 0; k < 2; k++) { mine = x[k];
#pragma omp parallel num_threads(2) copyin(mine)
  { mine *= x[2];
#pragma omp critical
   y[k] += mine * mine; }
  y[k] *= mine; }
 return y[0] * y[1]; }

static double x[N], y[N], dx[N];

#define RUN(f)                                                                                                         \
    do {                                                                                                               \
        for (int i = 0; i < N; i++) x[i] = y[i] = 0.4 + 0.6 * sin(3.0 * i + 1), dx[i] = 0;                             \
        __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N);                                              \
        CHECK_DIFFERENCES(f, x, dx, N);                                                                                \
    } while (0)

int main(void) {
    omp_set_dynamic(0);
    omp_set_max_active_levels(2);
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        RUN(sums);
        RUN(in_calls);
        RUN(copied_in);
        RUN(handed_on);
        RUN(kept);
        RUN(teams_of_all_sizes);
        RUN(not_set);
        RUN(nested);
    }
    return check_failures != 0;
}
