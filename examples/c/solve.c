// The gradient of a linear solve by LAPACK. dgesv is native code of the library; its derivative comes with Enzyme Hub: another
// solve, with the factors that are there already, and a product by BLAS. So the gradient by all of A and b costs little more than the solve.
//
//   clang-22 -O2 -flto --ld-path=$(command -v enzyme-hub-ld) solve.c -o solve -llapack -lblas -lm
#include <math.h>
#include <stdio.h>
#include <string.h>

void dgesv_(const int *n, const int *nrhs, double *A, const int *lda, int *pivots, double *B, const int *ldb, int *info);
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);

// The sum of the x with A x = b, for two unknowns; A by columns.
static double sum_of_solution(const double *A, const double *b) {
    double factors[4], x[2];
    const int n = 2, one = 1;
    int pivots[2], info;
    memcpy(factors, A, sizeof factors);
    memcpy(x, b, sizeof x);
    dgesv_(&n, &one, factors, &n, pivots, x, &n, &info);
    return info ? NAN : x[0] + x[1];
}

int main(void) {
    const double A[4] = {2, 1, 1, 3}, b[2] = {3, 5};
    double dA[4] = {0}, db[2] = {0};
    __enzyme_autodiff((void *)sum_of_solution, enzyme_dup, A, dA, enzyme_dup, b, db);
    // By hand: A^T y = (1, 1) has the solution y = (2/5, 1/5), and x = (4/5, 7/5). The gradients are -y x^T and y.
    const double x[2] = {0.8, 1.4}, y[2] = {0.4, 0.2};
    int failures = 0;
    for (int k = 0; k < 6; k++) {
        const double found = k < 4 ? dA[k] : db[k - 4], analytic = k < 4 ? -y[k % 2] * x[k / 2] : y[k - 4];
        printf("sum of x by %c[%d] = %.12g   derivative = %.12g   analytic = %.12g\n", k < 4 ? 'A' : 'b', k % 4,
               sum_of_solution(A, b), found, analytic);
        failures += !(fabs(found - analytic) <= 1e-11);
    }
    return failures != 0;
}
