// A Jacobian by width: one call of forward mode computes four columns at once, from four shadows of the input; one call of
// reverse mode four rows, from four shadows of the result.
//
//   clang-22 -O2 -flto --ld-path=$(command -v enzyme-hub-ld) jacobian.c -o jacobian -lm
#include <math.h>
#include <stdio.h>

enum { N = 4 };

extern int enzyme_width, enzyme_dupv, enzyme_dupnoneedv;
void __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);

// y[i] = exp(x[i] x[i+1]), around the corner at the end.
static void products(const double *x, double *y) {
    for (int i = 0; i < N; i++) y[i] = exp(x[i] * x[(i + 1) % N]);
}

int main(void) {
    const double x[N] = {0.5, -1, 0.25, 2};
    double y[N], directions[N][N] = {{0}}, columns[N][N]; // columns[j][i] = dy[i] / dx[j]
    double seeds[N][N] = {{0}}, rows[N][N] = {{0}};       // rows[i][j] = dy[i] / dx[j]
    const long row = sizeof directions[0];
    int failures = 0;
    for (int j = 0; j < N; j++) directions[j][j] = seeds[j][j] = 1;
    __enzyme_fwddiff((void *)products, enzyme_width, N, enzyme_dupv, row, x, directions, enzyme_dupnoneedv, row, y, columns);
    __enzyme_autodiff((void *)products, enzyme_width, N, enzyme_dupv, row, x, rows, enzyme_dupnoneedv, row, y, seeds);

    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) {
            const int next = (i + 1) % N;
            const double analytic = j == i ? x[next] * y[i] : j == next ? x[i] * y[i] : 0;
            printf("dy[%d]/dx[%d], y = %.12g   derivative = %.12g   analytic = %.12g\n", i, j, y[i], columns[j][i], analytic);
            failures += !(fabs(columns[j][i] - analytic) <= 1e-12 * (1 + fabs(analytic)));
            failures += !(fabs(rows[i][j] - analytic) <= 1e-12 * (1 + fabs(analytic)));
        }
    }
    return failures != 0;
}
