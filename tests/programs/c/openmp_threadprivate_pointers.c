// Pointers of which each thread has a copy (threadprivate): set in the function, or by an earlier call.
// flags: -fopenmp
#include "check.h"
#include <omp.h>

enum { N = 12 };

static double *mine, *work;
static struct record { double *a; int n; double b[2]; } rec;
#pragma omp threadprivate(mine, work, rec)

// To a variable of the thread's stack.
double on_the_stack(double *x, int n) { double s = 0;
#pragma omp parallel
 { double own = 0;
  mine = &own;
#pragma omp for
  for (int i = 0; i < n; i++) *mine += x[i] * x[i] * x[(i + 1) % n];
#pragma omp critical
  s += *mine * own; }
 return s; }
// To what the team shares: the pointer is the thread's own, what it leads to is not.
double shared(double *x, int n) { double y[N], s = 0;
#pragma omp parallel
 { mine = y + 1;
#pragma omp for
  for (int i = 0; i < n - 1; i++) mine[i] = x[i] * x[0];
  mine = x;
#pragma omp for reduction(+ : s)
  for (int i = 0; i < n - 1; i++) s += mine[i] * y[i + 1]; }
 return s; }
static void make(int n) {
#pragma omp parallel
 { free(work); work = malloc(n * sizeof *work); } }
// Made by an earlier call that is not differentiated.
static __attribute__((noinline)) void fill(double *x, int n, int k) { for (int j = 0; j < n; j++) work[j] = x[j] * sin(x[k]); }
double made_before(double *x, int n) { double s = 0;
#pragma omp parallel for reduction(+ : s)
 for (int i = 0; i < n; i++) { fill(x, n, i); for (int j = 0; j < n; j++) s += work[j] * work[n - 1 - j]; }
 return s; }
// Lives from region to region.
double kept(double *x, int n) { double s = 0;
#pragma omp parallel
 { rec.a = malloc(n * sizeof *rec.a); rec.n = n; rec.b[1] = x[1]; for (int i = 0; i < n; i++) rec.a[i] = x[0]; }
#pragma omp parallel for schedule(static)
 for (int i = 0; i < n; i++) rec.a[i] *= x[i] * rec.b[1];
#pragma omp parallel reduction(+ : s)
 { for (int i = 0; i < rec.n; i++) s += rec.a[i] * rec.a[i]; free(rec.a); }
 return s; }

static double x[N], y[N], dx[N];

#define RUN(f)                                                                                                         \
    do {                                                                                                               \
        for (int i = 0; i < N; i++) x[i] = y[i] = 0.4 + 0.6 * sin(3.0 * i + 1), dx[i] = 0;                             \
        __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N);                                              \
        CHECK_DIFFERENCES(f, x, dx, N);                                                                                \
    } while (0)

int main(void) {
    omp_set_dynamic(0);
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        make(N);
        for (int again = 0; again < 2; again++) {
            RUN(on_the_stack);
            RUN(shared);
            RUN(made_before);
            RUN(kept);
        }
    }
    return check_failures != 0;
}
