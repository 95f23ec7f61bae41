// Ordered loops in which threads tell each other which iterations are done. ThreadSanitizer does not know how they do so.
// enough: O2
// flags: -fopenmp
#include "check.h"
#include <omp.h>

enum { N = 14 };

double signals(double *x, int n) { double y[5][5], z[N], s = 0, c = 1;
 for (int i = 0; i < 5; i++) y[i][0] = y[0][i] = x[i];
#pragma omp parallel
 {
#pragma omp for ordered(2) schedule(static, 1) nowait
  for (int i = 1; i < 5; i++) for (int j = 1; j < 5; j++) { double t = sin(x[i + j]);
#pragma omp ordered depend(sink : i - 1, j) depend(sink : i, j - 1)
   y[i][j] = sin(y[i - 1][j] * y[i][j - 1]) + t;
#pragma omp ordered depend(source)
  }
#pragma omp for ordered schedule(static, 1)
  for (int i = 0; i < 5; i++)
#pragma omp ordered
   s = s * x[i] + x[0];
#pragma omp single
  z[0] = x[0] * s, z[1] = x[1];
#pragma omp for ordered(1) schedule(monotonic : dynamic)
  for (int i = 2; i < n; i++) { double t = sin(x[i]);
#pragma omp ordered depend(sink : i - 2)
   z[i] = z[i - 2] * t + x[i];
#pragma omp critical
   c *= 1 + x[i] / 4;
#pragma omp ordered depend(source)
  }
 }
 for (int i = 0; i < 5; i++) s += y[4][i] * y[i][4];
 return s + z[n - 1] * z[n - 2] * c; }

static double x[N], y[N], dx[N];

int main(void) {
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        for (int i = 0; i < N; i++) x[i] = y[i] = 0.3 + 0.05 * ((i * 11) % N) - (i % 3) * 0.7, dx[i] = 0;
        __enzyme_autodiff((void *)signals, enzyme_dup, y, dx, enzyme_const, N);
        CHECK_DIFFERENCES(signals, x, dx, N);
    }
    return check_failures != 0;
}
