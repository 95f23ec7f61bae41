// One team, of the host: teams, distribute, and target without a device.
// flags: -fopenmp
#include "check.h"
#include <omp.h>

enum { N = 12 };

double one_thread(double *x, int n) { double y[N], s = 0;
#pragma omp teams distribute
 for (int i = 0; i < n; i++) y[i] = x[i] * x[0];
 for (int i = 0; i < n; i++) s += y[i];
 return s; }
double threads(double *x, int n) { double s = 0;
#pragma omp teams distribute parallel for reduction(+ : s)
 for (int i = 0; i < n; i++) s += x[i] * x[0];
 return s * s; }
double parts(double *x, int n) { double y[N], s = 0, a = x[2], l = 0;
#pragma omp teams num_teams(1) firstprivate(a) reduction(+ : s)
 { double t = x[omp_get_team_num()];
#pragma omp distribute dist_schedule(static, 3) lastprivate(l)
  for (int i = 0; i < n; i++) { y[i] = a * x[i] * x[0]; l = x[i] * x[i]; }
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) s += x[i] * x[0];
  s += t; }
 for (int i = 0; i < n; i++) s += y[i];
 return s + l; }
double nests(double *x, int n) { double y[N * N], s = 1;
#pragma omp teams distribute parallel for collapse(2) dist_schedule(static, 4) schedule(monotonic : dynamic, 2) reduction(* : s)
 for (int i = 0; i < n; i++)
  for (int j = n - 1; j >= 0; j--) { y[i * n + j] = x[i] * x[0] * x[j]; s *= 1 + x[j] / 8; }
 for (int i = 0; i < n * n; i++) s += y[i] * y[i];
 return s; }
double on_the_host(double *x, int n) { double y[N], s = 0;
#pragma omp target teams distribute parallel for reduction(+ : s) map(tofrom : x[0 : n], s) map(from : y)
 for (int i = 0; i < n; i++) { s += x[i] * x[i]; y[i] = x[i] * x[0]; }
#pragma omp target map(tofrom : x[0 : n], y, s)
 for (int i = 0; i < n; i++) s += y[i] * y[n - 1 - i];
#pragma omp teams loop
 for (int i = 0; i < n - 12; i++) y[i] = 0;
 return s * y[3]; }
static inline __attribute__((always_inline)) double pieces(double *x, int n) { double s = 0;
#pragma omp teams reduction(+ : s)
#pragma omp distribute
 for (int k = 0; k < n; k += 5) { double t = 0;
#pragma omp parallel for reduction(+ : t)
  for (int i = k; i < (k + 5 < n ? k + 5 : n); i++) t += x[i] * x[i];
  s += t * t; }
 return s; }
double also_elsewhere(double *x, int n) { return pieces(x, n); }

static double x[N], y[N], dx[N];

#define RUN(f)                                                                                                         \
    do {                                                                                                               \
        for (int i = 0; i < N; i++) x[i] = y[i] = 0.4 + 0.6 * sin(3.0 * i + 1), dx[i] = 0;                             \
        __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N);                                              \
        CHECK_DIFFERENCES(f, x, dx, N);                                                                                \
    } while (0)

int main(void) {
    for (int threads_ = 1; threads_ <= 4; threads_++) {
        omp_set_num_threads(threads_);
        RUN(one_thread);
        RUN(threads);
        RUN(parts);
        RUN(nests);
        RUN(on_the_host);
        RUN(also_elsewhere);
        CHECK(pieces(x, N), also_elsewhere(x, N)); // by teams of the library's
    }
    return check_failures != 0;
}
