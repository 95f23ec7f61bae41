// memory: O2
// Memory of which it is decided at run time whether it is constant: records copied with their pointers, blocks that grow and are
// released, work space of the caller's, derivatives in lanes and of derivatives.
#include "check.h"
extern int enzyme_runtime_activity, enzyme_width;
double __enzyme_fwddiff(void *, ...);
struct two {
    double t[2];
};
struct two __enzyme_fwddiff_two(void *, ...);

struct record {
    double value;
    const double *row;
    long count;
};
static const double fixed[4] = {0.5, -1.5, 2, 3};
static const struct record settled[2] = {{2, fixed, 4}, {3, fixed + 1, 3}};

__attribute__((noinline)) static double of_records(const struct record *r, int n) {
    double s = 0;
    for (int k = 0; k < n; k++)
        for (long i = 0; i < r[k].count; i++) s += r[k].value * r[k].row[i] * r[k].row[i];
    return s;
}
// Whole records from either, of a size that is known and of one that is not.
static double records(double *x, const struct record *c, int which) {
    struct record mine[2] = {{x[0], x, 4}, {x[1], c->row, 2}}, work[4];
    memcpy(work, which ? mine : c, sizeof mine);
    memmove(work + 2, which ? c : mine, (1 + (which > -1)) * sizeof(struct record));
    work[3].value *= x[2];
    return of_records(work, 4);
}

// A block that a function made, or memory of its caller's; it grows where it is a block.
__attribute__((noinline)) static double *room(const double *x, double *given, int which) {
    if (!which) return given;
    double *made = malloc(2 * sizeof(double));
    made[0] = x[0] * x[1];
    made[1] = x[2];
    return made;
}
static double released(double *x, double *given, int which) {
    double *p = room(x, given, which);
    double s = p[0] * p[1] * x[3];
    if (which) {
        p = realloc(p, 4 * sizeof(double));
        p[2] = p[0] * x[0];
        s += p[2] * p[1];
        free(p);
    }
    return s;
}

// What is stored in constant memory may not be read there again; what is stored beside it may, and so may what depends on nothing.
__attribute__((noinline)) static void square(double *out, const double *x) {
    for (int i = 0; i < 4; i++) out[i] = x[i] * x[i];
    memset(out + 2, 0, sizeof(double));
}
static double stored(double *x, double *scratch, int which) {
    double own[4] = {0}, *out = which ? own : scratch;
    square(out, x);
    return which ? out[0] * x[1] + out[3] + out[2] : x[1] * x[2] + out[2];
}

// Pointers to constant memory may lie in constant memory.
struct holder {
    const double *p;
};
static double held(double *x, struct holder *outside, int which) {
    struct holder own = {x}, *h = which ? &own : outside;
    h->p = which ? x + 1 : fixed + 1;
    return h->p[0] * h->p[1] * x[0];
}

static void differences(double (*f)(double *, void *, int), const char *name, const double *x, void *c, int which, const double *dx) {
    for (int i = 0; i < 4; i++) {
        const double h = 1e-5;
        double moved[4];
        memcpy(moved, x, sizeof moved);
        moved[i] += h;
        const double up = f(moved, c, which);
        moved[i] -= 2 * h;
        check_near(name, dx[i], (up - f(moved, c, which)) / (2 * h), 1e-7);
    }
}

#define GRADIENT(f, c)                                                                                                       \
    double dx[4] = {0}, ex[4] = {0}, v[4] = {1, -2, 0.5, 3}, w[4] = {0, 1, 0, 0};                                            \
    __enzyme_autodiff((void *)f, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_const, c, which);                        \
    const struct two t =                                                                                                     \
        __enzyme_fwddiff_two((void *)f, enzyme_runtime_activity, enzyme_width, 2, enzyme_dup, x, v, w, enzyme_const, c, which); \
    check_near("forward " #f, t.t[0], dx[0] * v[0] + dx[1] * v[1] + dx[2] * v[2] + dx[3] * v[3], 1e-12);                     \
    check_near("forward " #f, t.t[1], dx[1], 1e-12);                                                                         \
    double fx[4] = {0};                                                                                                      \
    __enzyme_autodiff((void *)f, enzyme_runtime_activity, enzyme_width, 2, enzyme_dup, x, ex, fx, enzyme_const, c, which);   \
    for (int i = 0; i < 4; i++) CHECK(ex[i], dx[i]);                                                                         \
    for (int i = 0; i < 4; i++) CHECK(fx[i], dx[i]);
#define TEST(f, c)                                                                                                           \
    for (int which = 0; which < 2; which++) {                                                                                \
        GRADIENT(f, c)                                                                                                       \
        differences((void *)f, #f, x, (void *)(c), which, dx);                                                               \
    }

// A second derivative: the gradient of `records` along v.
static double slope(const double *x, const double *v, int which) {
    double point[4], tangent[4];
    memcpy(point, x, sizeof point);
    memcpy(tangent, v, sizeof tangent);
    return __enzyme_fwddiff((void *)records, enzyme_runtime_activity, enzyme_dup, point, tangent, enzyme_const, settled, which);
}

int main(void) {
    double x[4] = {0.7, 1.3, -0.4, 2.1}, work[4] = {2, 3, 4, 5}, before[4];
    TEST(records, settled)
    memcpy(before, work, sizeof work);
    TEST(released, work)
    for (int i = 0; i < 4; i++) CHECK(work[i], before[i]);

    for (int which = 0; which < 2; which++) {
        GRADIENT(stored, work)
        if (which) CHECK(dx[0], 2 * x[0] * x[1]);
        if (which) CHECK(dx[3], 2 * x[3]);
        CHECK(dx[1], which ? x[0] * x[0] : x[2]);
        CHECK(dx[2], which ? 0 : x[1]);
        if (!which) CHECK(work[3], x[3] * x[3]);
    }
    struct holder outside = {fixed};
    TEST(held, &outside)

    const double v[4] = {1, -2, 0.5, 3};
    for (int which = 0; which < 2; which++) {
        double ddx[4] = {0};
        __enzyme_autodiff((void *)slope, enzyme_runtime_activity, enzyme_dup, x, ddx, enzyme_const, v, which);
        for (int i = 0; i < 4; i++) {
            double up[4], down[4];
            memcpy(up, x, sizeof up);
            memcpy(down, x, sizeof down);
            up[i] += 1e-5;
            down[i] -= 1e-5;
            CHECK_NEAR(ddx[i], (slope(up, v, which) - slope(down, v, which)) / 2e-5, 1e-7);
        }
    }
    return check_result();
}
