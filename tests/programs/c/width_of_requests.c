// Widths over derivatives: a Hessian by columns (forward of several lanes over reverse), by rows (reverse of several lanes over
// forward, and over reverse), and third derivatives.
#include "check.h"
extern int enzyme_width, enzyme_dupv, enzyme_dupnoneedv, enzyme_noret;
void __enzyme_fwddiff_void(void *, ...);
void __enzyme_autodiff_void(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct two {
    double d[2];
};
struct two __enzyme_fwddiff_two(void *, ...);
struct two __enzyme_autodiff_two(void *, ...);

enum { N = 3 };
static double f(const double *x, int n) {
    double s = 1;
    for (int i = 0; i < n; i++) s = s * x[i] + sin(x[i]);
    return s;
}
static void gradient(const double *x, double *g, int n) {
    for (int i = 0; i < n; i++) g[i] = 0;
    __enzyme_autodiff_void((void *)f, x, g, n);
}
static double along(const double *x, const double *v, int n) { return __enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, n); }
static void two_gradients(const double *x, double *g, int n) {
    memset(g, 0, 2 * n * sizeof *g);
    __enzyme_autodiff_void((void *)f, enzyme_width, 2, enzyme_dupv, n * sizeof *g, x, g, n, 1.0, x[0]);
}
static double quartic(double x) { return x * x * x * x; }
static struct two slopes(double x) { return __enzyme_fwddiff_two((void *)quartic, enzyme_width, 2, x, 1.0, x); } // 4x^3, 4x^4
static double slope(double x) { return slopes(x).d[0] + slopes(x).d[1]; }
static double curvature(double x) { return __enzyme_autodiff_two((void *)slope, enzyme_width, 2, x, 1.0, x).d[1]; }

int main(void) {
    const double x[N] = {0.5, -1.5, 2};
    double unit[N][N] = {{1}, {0, 1}, {0, 0, 1}}, columns[N][N] = {{0}}, rows[N][N] = {{0}}, again[N][N] = {{0}}, g[N], want[N][N] = {{0}};
    // s = (x0 + sin x0) x1 x2 + x2 sin x1 + sin x2
    want[0][0] = -sin(x[0]) * x[1] * x[2];
    want[1][1] = -sin(x[1]) * x[2];
    want[2][2] = -sin(x[2]);
    want[0][1] = want[1][0] = (1 + cos(x[0])) * x[2];
    want[0][2] = want[2][0] = (1 + cos(x[0])) * x[1];
    want[1][2] = want[2][1] = x[0] + sin(x[0]) + cos(x[1]);

    __enzyme_fwddiff_void((void *)gradient, enzyme_width, N, enzyme_dupv, sizeof unit[0], x, unit, enzyme_dupnoneedv, sizeof columns[0], g, columns, N);
    for (int k = 0; k < N; k++) __enzyme_autodiff_void((void *)along, x, rows[k], enzyme_const, unit[k], enzyme_const, N);
    double seeds[N][N] = {{1}, {0, 1}, {0, 0, 1}};
    __enzyme_autodiff_void((void *)gradient, enzyme_width, N, enzyme_dupv, sizeof again[0], x, again, enzyme_dupnoneedv, sizeof seeds[0], g, seeds, N);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            CHECK(columns[i][j], want[i][j]);
            CHECK(rows[i][j], want[i][j]);
            CHECK(again[i][j], want[i][j]);
        }
    // Lanes over lanes: the second gradient is x0 times the first.
    double both[2][N] = {{0}}, tangents[2][2][N] = {{{0}}};
    __enzyme_fwddiff_void((void *)two_gradients, enzyme_width, 2, enzyme_dupv, sizeof unit[0], x, unit, enzyme_dupv, sizeof tangents[0], both, tangents, N);
    gradient(x, g, N);
    for (int j = 0; j < N; j++) {
        CHECK(both[1][j], x[0] * g[j]);
        for (int k = 0; k < 2; k++) {
            CHECK(tangents[k][0][j], want[k][j]);
            CHECK(tangents[k][1][j], x[0] * want[k][j] + (k == 0 ? g[j] : 0));
        }
    }
    // (4x^3 + 4x^4)' = 12x^2 + 16x^3, times the seed x, and once more.
    CHECK(curvature(1.5), 12 * 1.5 * 1.5 * 1.5 + 16 * 1.5 * 1.5 * 1.5 * 1.5);
    CHECK(__enzyme_fwddiff((void *)curvature, 1.5, 1.0), 36 * 1.5 * 1.5 + 64 * 1.5 * 1.5 * 1.5);
    return check_result();
}
