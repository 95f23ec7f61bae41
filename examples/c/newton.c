// Newton's method with Hessian-vector products: forward mode over reverse mode. The Hessian is never stored; conjugate
// gradients solve H step = -gradient by asking for H v.
//
//   clang-22 -O2 -flto --ld-path=$(command -v enzyme-hub-ld) newton.c -o newton -lm
#include <math.h>
#include <stdio.h>

enum { N = 4 };

extern int enzyme_dup, enzyme_dupnoneed;
void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);

// A chain of Rosenbrock's valleys, with its minimum where every x is 1.
static double valley(const double *x) {
    double sum = 0;
    for (int i = 0; i + 1 < N; i++) {
        const double a = 1 - x[i], b = x[i + 1] - x[i] * x[i];
        sum += a * a + 100 * b * b;
    }
    return sum;
}

static void gradient(const double *x, double *g) {
    for (int i = 0; i < N; i++) g[i] = 0;
    __enzyme_autodiff((void *)valley, enzyme_dup, x, g);
}

// hv = H(x) v, the derivative of the gradient along v.
static void hessian_times(const double *x, const double *v, double *hv) {
    double g[N];
    __enzyme_fwddiff((void *)gradient, enzyme_dup, x, v, enzyme_dupnoneed, g, hv);
}

static double dot(const double *a, const double *b) {
    double sum = 0;
    for (int i = 0; i < N; i++) sum += a[i] * b[i];
    return sum;
}

// Conjugate gradients; a direction of negative curvature ends them.
static void newton_step(const double *x, const double *g, double *step) {
    double r[N], p[N], hp[N];
    for (int i = 0; i < N; i++) step[i] = 0, p[i] = r[i] = -g[i];
    for (int k = 0; k < 2 * N && dot(r, r) > 1e-24; k++) {
        hessian_times(x, p, hp);
        const double curvature = dot(p, hp), old = dot(r, r);
        if (curvature <= 0) {
            if (k == 0)
                for (int i = 0; i < N; i++) step[i] = -g[i];
            return;
        }
        for (int i = 0; i < N; i++) step[i] += old / curvature * p[i], r[i] -= old / curvature * hp[i];
        for (int i = 0; i < N; i++) p[i] = r[i] + dot(r, r) / old * p[i];
    }
}

int main(void) {
    double x[N] = {1.2, 1, 0.8, 1.1}, v[N] = {1, -1, 2, 0.5}, g[N], hv[N], step[N];
    int failures = 0;

    hessian_times(x, v, hv);
    for (int i = 0; i < N; i++) {
        double analytic = 0;
        if (i + 1 < N) analytic += (2 - 400 * (x[i + 1] - 3 * x[i] * x[i])) * v[i] - 400 * x[i] * v[i + 1];
        if (i > 0) analytic += 200 * v[i] - 400 * x[i - 1] * v[i - 1];
        printf("(H v)[%d], v = %g = %.12g   derivative = %.12g   analytic = %.12g\n", i, v[i], v[i], hv[i], analytic);
        failures += !(fabs(hv[i] - analytic) <= 1e-11 * (1 + fabs(analytic)));
    }

    for (int k = 0; k < 100; k++) {
        gradient(x, g);
        if (dot(g, g) < 1e-24) break;
        newton_step(x, g, step);
        double length = 1, moved[N];
        for (; length > 1e-10; length /= 2) {
            for (int i = 0; i < N; i++) moved[i] = x[i] + length * step[i];
            if (valley(moved) <= valley(x) + 1e-4 * length * dot(g, step)) break;
        }
        for (int i = 0; i < N; i++) x[i] = moved[i];
    }
    for (int i = 0; i < N; i++) {
        printf("minimum[%d] = %.12g   derivative = %.9f   analytic = 0\n", i, x[i], fabs(g[i]));
        failures += !(fabs(x[i] - 1) <= 1e-9);
    }
    return failures != 0;
}
