// Pointers to differentiated and to constant memory that LLVM moves as one vector.
#include "check.h"
struct two {
    double *a, *b;
};
__attribute__((noinline)) static void swap(struct two *p) {
    double *t = p->a;
    p->a = p->b;
    p->b = t;
}
__attribute__((noinline)) static double use(struct two *p, int i) { return p->a[i] * p->b[i] * p->b[0]; }
static double swapped(double *x, double *c, int n) {
    struct two p = {x, c};
    double s = use(&p, 0);
    for (int i = 0; i < n; i++) {
        swap(&p);
        s += use(&p, i);
    }
    return s;
}

__attribute__((noinline)) static void rotate(double **v) {
    double *a = v[0], *b = v[1];
    v[0] = b;
    v[1] = a;
}
static double rotated(double *x, double *c, int n) {
    double *v[2] = {x, c}, s = 0;
    for (int i = 0; i < n; i++) {
        rotate(v);
        s += v[0][i] * v[1][0];
    }
    return s;
}

static void compare(const char *what, double (*f)(double *, double *, int), double *x, double *c, const double *dx) {
    for (int i = 0; i < 4; i++) {
        double up[4], down[4];
        memcpy(up, x, sizeof up), memcpy(down, x, sizeof down);
        up[i] += 1e-6, down[i] -= 1e-6;
        CHECK_NEAR(dx[i], (f(up, c, 4) - f(down, c, 4)) / 2e-6, 1e-8);
    }
}

int main(void) {
    double x[4] = {0.7, 1.3, -0.4, 2.1}, c[4] = {0.5, -1.5, 2, 3}, dx[4] = {0}, dy[4] = {0};
    __enzyme_autodiff((void *)swapped, enzyme_dup, x, dx, enzyme_const, c, 4);
    compare("swapped", swapped, x, c, dx);
    __enzyme_autodiff((void *)rotated, enzyme_dup, x, dy, enzyme_const, c, 4);
    compare("rotated", rotated, x, c, dy);
    return check_failures != 0;
}
