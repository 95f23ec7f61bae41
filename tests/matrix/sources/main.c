// The program: its objective calls the model of another language, and its gradient goes through both.
#include <stdio.h>
double model(const double *x, long n);
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;
static double objective(const double *x, long n) {
    double m = model(x, n);
    return 0.5 * m * m + x[0] * x[n - 1];
}
int main(void) {
    double x[5] = {0.3, -0.7, 1.1, 0.4, -1.6}, dx[5] = {0};
    __enzyme_autodiff((void *)objective, enzyme_dup, x, dx, enzyme_const, 5L);
    printf("%.17g\n", objective(x, 5));
    for (int i = 0; i < 5; i++) printf("%.17g\n", dx[i]);
}
