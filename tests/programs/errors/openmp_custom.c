// flags: -fopenmp
// expect: EH0310 square_all OpenMP
#include "check.h"
__attribute__((noinline)) double square_all(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s;
}
double augmented(const double *x, double *dx, int n) { return square_all(x, n); }
void gradient(const double *x, double *dx, int n, double seed) {
    for (int i = 0; dx && i < n; i++) dx[i] += 2 * x[i] * seed;
}
void *__enzyme_register_gradient_square_all[] = {(void *)square_all, (void *)augmented, (void *)gradient};
double f(const double *x) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < 8; i++) s += x[i] * square_all(x, 8);
    return s;
}
int main(void) {
    double x[8] = {1}, dx[8] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
}
