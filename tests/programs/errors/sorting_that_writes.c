// expect: EH0208 qsort comparator
// A comparator that changes what it compares.
#include <stdlib.h>
double __enzyme_autodiff(void *, ...);
static int by_size(const void *a, const void *b) {
    double *x = (double *)a, *y = (double *)b;
    if (*x < 0) *x = -*x;
    return (*x > *y) - (*x < *y);
}
double f(double *x) {
    qsort(x, 3, sizeof(double), by_size);
    return x[0];
}
double g(double *x, double *dx) { return __enzyme_autodiff((void *)f, x, dx); }
int main(void) { return 0; }
