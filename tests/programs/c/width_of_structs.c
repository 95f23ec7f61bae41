// Reverse mode in several lanes where structs go by value: as arguments, with their gradients returned, and as results in memory.
#include "check.h"
extern int enzyme_width, enzyme_dupv;
struct point {
    double x[3];
    int n;
};
struct triple {
    double a, b, c;
};
struct points {
    struct point lane[2];
};
struct result {
    struct point gradient[2];
    double scale[2];
};
struct points __enzyme_autodiff_points(void *, ...);
struct result __enzyme_autodiff_result(void *, ...);
void __enzyme_autodiff_void(void *, ...);
struct scales {
    double k[4];
};
struct scales __enzyme_autodiff_scales(void *, ...);

static double norm(struct point p, double scale) {
    double s = 0;
    for (int i = 0; i < p.n; i++) s += scale * p.x[i] * p.x[i];
    p.x[0] = s;
    return sqrt(p.x[0]);
}
static struct triple powers(const double *x, double k) { return (struct triple){k * x[0], x[0] * x[1], k * k * x[1] * x[1]}; }

int main(void) {
    const struct point p = {{1, -2, 2}, 3};
    struct result r = __enzyme_autodiff_result((void *)norm, enzyme_width, 2, p, 4.0, 1.0, -0.5);
    for (int k = 0; k < 2; k++) {
        const double seed = k ? -0.5 : 1;
        for (int i = 0; i < 3; i++) CHECK(r.gradient[k].x[i], seed * 4 * p.x[i] / 6);
        CHECK(r.scale[k], seed * 9 / 12);
    }
    struct points only = __enzyme_autodiff_points((void *)norm, enzyme_width, 2, p, enzyme_const, 4.0);
    for (int i = 0; i < 3; i++) CHECK(only.lane[1].x[i], 4 * p.x[i] / 6);

    // The rows of a Jacobian: a seed for each lane is a struct as the result is.
    const double x[2] = {3, 5};
    double rows[3][2] = {{0}};
    struct triple seeds[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    struct three {
        double k[3];
    };
    extern struct three __enzyme_autodiff_three(void *, ...);
    struct three d = __enzyme_autodiff_three((void *)powers, enzyme_width, 3, enzyme_dupv, sizeof rows[0], x, rows, 2.0, seeds[0], seeds[1], seeds[2]);
    CHECK(rows[0][0], 2);
    CHECK(rows[0][1], 0);
    CHECK(rows[1][0], 5);
    CHECK(rows[1][1], 3);
    CHECK(rows[2][0], 0);
    CHECK(rows[2][1], 2 * 2 * 2 * 5);
    CHECK(d.k[0], 3);
    CHECK(d.k[1], 0);
    CHECK(d.k[2], 2 * 2 * 25);
    // Without seeds each number of the result has 1 in each lane.
    struct scales s = __enzyme_autodiff_scales((void *)powers, enzyme_width, 4, enzyme_const, x, 2.0);
    for (int k = 0; k < 4; k++) CHECK(s.k[k], 3 + 2 * 2 * 25);
    return check_result();
}
