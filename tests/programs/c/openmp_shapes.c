// Odd shapes of parallel programs: global arrays, recursion, loops around regions, memory that one thread allocates, no iterations.
// enough: O2
// flags: -fopenmp
#include "check.h"
#include <complex.h>
#include <malloc.h>
#include <omp.h>

enum { N = 24 };

static double table[N], grid[N];
double globals(double *x, int n) {
  for (int i = 0; i < n; i++) table[i] = x[i];
#pragma omp parallel for
  for (int i = 0; i < n; i++) grid[i] = table[i] * table[(i+3)%n];
#pragma omp parallel for
  for (int i = 0; i < n; i++) table[i] = grid[i] * table[i];
  double s = 0; for (int i = 0; i < n; i++) s += table[i]*table[i];
  return s;
}
static double rec(double *x, int n, int d) {
  double s = 0;
  if (d == 0) return x[0];
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += x[i] * x[i] * d;
  x[d] = sin(s / 8);
  return s + rec(x, n, d - 1) / 4;
}
__attribute__((noinline)) static double *made(double v) {
  double *p = malloc(2 * sizeof *p);
  p[0] = v * v, p[1] = sin(v);
  return p;
}
__attribute__((noinline)) static double used_up(double *p) {
  double product = p[0] * p[1];
  free(p); // the derivative keeps it until it is done
  return product * product;
}
double released_elsewhere(double *x, int n) {
  double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) {
    double *p = made(x[i]);
    if (i % 3) {
      s += used_up(p);
    } else {
      double *q = made(p[1]);
      s += used_up(q) * used_up(p);
    }
  }
  return s;
}
double recursive(double *x, int n) { return rec(x, n, 3); }
double whiles(double *x, int n) {
  double s = 1; int k = 0;
  while (fabs(s) < 50 && k < 9) {
    double t = 0;
#pragma omp parallel for reduction(+:t) schedule(monotonic : dynamic, 3)
    for (int i = 0; i < n; i++) { x[i] *= 1.1; t += x[i] * x[i]; }
    s += t; k++;
    if (k == 5) break;
  }
  return s;
}
double first_arrays(double *x, int n) {
  double a[4] = {x[0], x[1], x[2], x[3]}, s = 0; struct { double u, v; int k; } st = {x[4], x[5], 2};
#pragma omp parallel firstprivate(a, st) reduction(+:s)
  {
    a[0] *= 2; st.u += a[0];
#pragma omp for
    for (int i = 0; i < n; i++) { a[i % 4] += x[i]; s += a[i%4] * st.u * st.v * st.k; }
  }
  return s;
}
double few(double *x, int n) {
  double s = 0;
#pragma omp parallel for reduction(+:s) num_threads(7)
  for (int i = 0; i < 3; i++) s += x[i] * x[i];
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < 0; i++) s += x[i] * x[i];
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n - 24; i++) s += x[i] * x[i];
  return s * s;
}
static void inner(double *x, double *y, int n, int par) {
#pragma omp parallel if (par) num_threads(2)
  {
#pragma omp for
    for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
#pragma omp for
    for (int i = 0; i < n; i++) y[i] += y[(i + 1) % n] * y[i] * 0;
  }
}
double serialized_inside(double *x, int n) {
  double y[N];
#pragma omp parallel for
  for (int k = 0; k < 4; k++) inner(x + 6 * k, y + 6 * k, 6, k == 9);
  double s = 0; for (int i = 0; i < n; i++) s += y[i] * y[i];
  return s;
}
double published(double *x, int n) {
  double *p = 0, s = 0;
#pragma omp parallel
  {
#pragma omp single
    p = malloc(n * sizeof *p);
#pragma omp for
    for (int i = 0; i < n; i++) p[i] = x[i] * x[i];
#pragma omp for reduction(+:s)
    for (int i = 0; i < n; i++) s += p[i] * p[n - 1 - i];
#pragma omp single
    free(p);
  }
  return s;
}
double partials(double *x, int n) {
  double part[64] = {0}, s = 0;
#pragma omp parallel
  {
    int me = omp_get_thread_num(), all = omp_get_num_threads();
    for (int i = me; i < n; i += all) part[me] += x[i] * x[i] * x[i];
  }
  for (int i = 0; i < 64; i++) s += part[i];
  return s * s;
}
double bins(double *x, int n) {
  int k = 5; double *b = calloc(k, sizeof *b), s = 0;
#pragma omp parallel for reduction(+:b[0:k])
  for (int i = 0; i < n; i++) b[i % k] += x[i] * x[i];
  for (int i = 0; i < k; i++) s += b[i] * b[i];
  free(b);
  return s;
}
double complex_numbers(double *x, int n) {
  double complex c = 0;
#pragma omp parallel for reduction(+:c)
  for (int i = 0; i < n; i++) c += (x[i] + I * x[n-1-i]) * x[i];
  return creal(c) * cimag(c);
}
double counted(double *x, int n) {
  int positive = 0; double s = 0;
#pragma omp parallel
  {
#pragma omp for reduction(+:positive)
    for (int i = 0; i < n; i++) positive += x[i] > 0;
#pragma omp for reduction(+:s)
    for (int i = 0; i < n; i++) s += x[i] * x[i] * positive;
  }
  return s / positive;
}
double from_single(double *x, int n) {
  double y[N] = {0}, s = 0, t = 0;
#pragma omp parallel
  {
#pragma omp single
    {
#pragma omp parallel for num_threads(2)
      for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
      t = y[0];
    }
#pragma omp for reduction(+:s)
    for (int i = 0; i < n; i++) s += y[i] * t;
  }
  return s;
}
typedef struct { double m, s; } pair;
double a_struct(double *x, int n) { pair p, q = {x[3], x[4]}; p.m = x[0]; p.s = x[1]; double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) {
#pragma omp critical
    { p.m = p.m * (1 + 0.1 * x[i]); p.s += x[i] * x[i]; }
    s += q.m * q.s * x[i]; }
  return p.m * p.s + s; }
double tickets(double *x, int n) {
  int next = 0; double s = 0;
#pragma omp parallel reduction(+:s)
  for (;;) {
    int i;
#pragma omp atomic capture
    i = next++;
    if (i >= n) break;
    s += x[i] * x[i] * x[i];
  }
  return s;
}
double sharedscalar(double *x, int n) {
  double level = x[0]; double out[N];
#pragma omp parallel
  {
    double seen = level * level;
#pragma omp barrier
#pragma omp single
    level = x[1] * x[2];
#pragma omp for
    for (int i = 0; i < n; i++) out[i] = seen * x[i] + level * level * x[i];
#pragma omp single
    level = 7;
  }
  double s = 0; for (int i = 0; i < n; i++) s += out[i];
  return s + level;
}
double locked_reads(double *x, int n) {
  double level = 1, s = 0;
#pragma omp parallel num_threads(3)
  {
    double v;
#pragma omp critical
    { level = level + x[1]; v = level * level; level = level * 1.0; }
#pragma omp critical
    s += v * x[2];
  }
  return s;
}
double dyn_icv(double *x, int n) {
  double s = 0;
  omp_set_dynamic(1);
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  omp_set_dynamic(0);
  return s;
}
double strided(double *x, int n) {
  double s = 0; float f = 0;
#pragma omp parallel for simd reduction(+:s) schedule(monotonic : dynamic, 8)
  for (int i = 0; i < n; i++) { x[i] = x[i] * 1.5; s += x[i] * x[i]; }
  return s;
}
// read in region w/o barrier, then overwritten by another thread in a later worksharing loop of the same region
double later(double *x, int n) { double y[N], z[N], s = 0; 
#pragma omp parallel
 {
#pragma omp for
  for (int i = 0; i < n; i++) y[i] = x[i] * x[(i + 7) % n];
#pragma omp for
  for (int i = 0; i < n; i++) x[(i + 5) % n] = y[i] * y[i];
#pragma omp for
  for (int i = 0; i < n; i++) z[i] = x[i] * x[(i + 1) % n] * y[(i + 2) % n];
#pragma omp for
  for (int i = 0; i < n; i++) y[(i + 9) % n] = z[i] * z[i];
 }
 for (int i = 0; i < n; i++) s += y[i]; return s; }
static __attribute__((noinline)) double get(const double *p) { return *p * *p; }
static __attribute__((noinline)) void bump(double *p, double v) {
#pragma omp critical
 { *p = *p * (1 + 0.01 * v); } }
double through_calls(double *x, int n) { double level = 1, out[N], s = 0;
#pragma omp parallel for schedule(static, 1)
 for (int i = 0; i < n; i++) { bump(&level, x[i]); out[i] = get(&x[i]) * get(&x[(i + 1) % n]); }
#pragma omp parallel
 {
  double a = get(&level);
#pragma omp barrier
#pragma omp single
  level = x[0];
#pragma omp for
  for (int i = 0; i < n; i++) out[i] *= a * get(&level);
 }
 for (int i = 0; i < n; i++) s += out[i]; return s + level; }
typedef struct node { double v; struct node *next; } node;
double lists(double *x, int n) { node nodes[N]; for (int i = 0; i < n; i++) nodes[i] = (node){x[i], i + 1 < n ? &nodes[i + 1] : 0}; double s = 0; node *shared[4] = {nodes, nodes + 6, nodes + 12, nodes + 18};
#pragma omp parallel for reduction(+:s)
 for (int k = 0; k < 4; k++) { int c = 0; for (node *p = shared[k]; p && c < 6; p = p->next, c++) { p->v *= p->v; s += p->v * x[c]; } }
 for (node *p = nodes; p; p = p->next) s += p->v; return s; }
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
    for (int threads = 1; threads <= 4; threads *= 2) {
        omp_set_num_threads(threads);
        RUN(globals);
        RUN(later);
        RUN(through_calls);
        RUN(lists);
        RUN(recursive);
        RUN(released_elsewhere);
        RUN(whiles);
        RUN(first_arrays);
        RUN(few);
        RUN(serialized_inside);
        RUN(published);
        RUN(partials);
        RUN(bins);
        RUN(complex_numbers);
        RUN(counted);
        RUN(from_single);
        RUN(a_struct);
        RUN(tickets);
        RUN(sharedscalar);
        RUN(locked_reads);
        RUN(dyn_icv);
        RUN(strided);
    }
    // What threads release is given back when the derivative is done, not kept by the threads.
    double x[N], dx[N] = {0};
    for (int i = 0; i < N; i++) x[i] = 0.1 * i + 0.3;
    size_t before = 0;
    for (int k = 0; k < 60; k++) {
        if (k == 10) before = mallinfo2().uordblks;
        __enzyme_autodiff((void *)released_elsewhere, enzyme_dup, x, dx, enzyme_const, N);
    }
    check_failures += mallinfo2().uordblks > before + 50 * N;
    return check_failures != 0;
}
