// What threads only read by one name another thread writes by another: a reference, a pointer of each, an argument beside it.
// flags: -fopenmp
#include <omp.h>
enum { N = 12 };
#include "gradient_at_point.h"
double reference(const double *x, int n) { // the same variable by two names
    int most = 0; int &r = most;
    double sum = 0;
#pragma omp parallel reduction(+ : sum)
    {
#pragma omp single
        r = n - 1;
#pragma omp for
        for (int i = 0; i < n; i++) sum += x[most - i] * x[i] * x[(i+1)%n];
    }
    return sum;
}
double reference_to_pointer(const double *x, int n) {
    const double *from = x; const double *&r = from;
    double sum = 0;
#pragma omp parallel reduction(+ : sum)
    {
#pragma omp single
        r = x + 2;
#pragma omp for
        for (int i = 0; i < n - 2; i++) sum += from[i] * x[i] * from[i];
    }
    return sum;
}
double own_pointer(const double *x, int n) {
    int most = 0; int *p = &most;
    double sum = 0;
#pragma omp parallel reduction(+ : sum) firstprivate(p)
    {
#pragma omp single
        *p = n - 1;
#pragma omp for
        for (int i = 0; i < n; i++) sum += x[most - i] * x[i] * x[(i+1)%n];
    }
    return sum;
}
static __attribute__((noinline)) double two(const double *x, int n, int &a, int &b) {
    double sum = 0;
#pragma omp parallel reduction(+ : sum)
    {
#pragma omp single
        a = n - 1;
#pragma omp for
        for (int i = 0; i < n; i++) sum += x[b - i] * x[i] * x[(i+1)%n];
    }
    return sum;
}
double both_arguments(const double *x, int n) { int v = 0; return two(x, n, v, v); }
struct S { int most; const double *from; int q;};
double members_of_struct(const double *x, int n) {
    S s = {0, x, 1}; const double *&r = s.from; int &m = s.most;
    double sum = 0;
#pragma omp parallel reduction(+ : sum)
    {
#pragma omp single
        { r = x + 1; m = n - 2; }
#pragma omp for
        for (int i = 0; i < n-1; i++) sum += s.from[s.most - i] * x[i] * x[(i+1)%n];
    }
    return sum;
}
static __attribute__((noinline)) void setit(int *p, int v) { *p = v; }
double in_nested_region(const double *x, int n) {
    int most = 0; int &r = most; double sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum)
    {
#pragma omp single
        setit(&r, n - 1);
#pragma omp parallel num_threads(2) reduction(+ : sum)
#pragma omp for
        for (int i = 0; i < n; i++) sum += x[most - i] * x[i] * x[(i+1)%n];
    }
    return sum;
}
double in_sections(const double *x, int n) {
    int most = 0; int *p = &most; double sum = 0, s2 = 0;
#pragma omp parallel num_threads(2) firstprivate(p) 
    {
#pragma omp sections
    {
#pragma omp section
        *p = n - 1;
    }
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < n; i++) sum += x[most - i] * x[i] * x[(i+1)%n];
#pragma omp master
       *p = n - 2;
#pragma omp barrier
#pragma omp for reduction(+ : s2)
        for (int i = 0; i < n-1; i++) s2 += x[most - i] * x[i] * x[(i+1)%n];
    }
    return sum*s2;
}
union U { struct { char c; int x; } a; unsigned char b[8]; };
double beside_members(const double *x, int n) {
    U u; u.a.c = 1; u.a.x = 3; u.b[1] = 2; u.b[2] = 5;
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++) sum += x[(u.b[1] + i) % n] * x[i] * x[(i+u.b[2])%n] * u.a.x;
    return sum;
}
static __attribute__((noinline)) double by_address(const double *x, int *n, const double **from, int depth) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum) firstprivate(n, from)
    for (int i = 0; i < *n; i++) sum += (*from)[i] * x[i] * (depth + 1);
    if (depth == 0) return sum;
    int fewer = *n - 2;
    const double *further = *from + 1;
    sum += by_address(x, &fewer, &further, depth - 1);
    *n -= 1;
    return sum + by_address(x, n, from, depth - 1);
}
double recursive(const double *x, int n) { // which hands on what it was given, and variables of its own
    int m = n - 3;
    const double *from = x + 1;
    return by_address(x, &m, &from, 2);
}
int main() {
  for (int t = 1; t <= 4; t++) {
    omp_set_num_threads(t);
    RUN(reference) RUN(reference_to_pointer) RUN(own_pointer) RUN(both_arguments) RUN(members_of_struct) RUN(in_nested_region) RUN(in_sections) RUN(beside_members) RUN(recursive)
  }
  return check_failures != 0;
}
