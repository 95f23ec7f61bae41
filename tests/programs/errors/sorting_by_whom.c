// expect: EH0208 qsort comparator
// A comparator that is known only when the program runs.
#include <stdlib.h>
double __enzyme_autodiff(void *, ...);
int (*by)(const void *, const void *);
double f(double *x) {
    qsort(x, 3, sizeof(double), by);
    return x[0];
}
double g(double *x, double *dx) { return __enzyme_autodiff((void *)f, x, dx); }
int main(int argc, char **argv) { return 0; }
