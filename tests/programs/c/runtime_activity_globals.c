// memory: O2
// Pointers in globals and in constant data, to memory that is differentiated and to memory that is not.
#include "check.h"
extern int enzyme_runtime_activity;
double __enzyme_fwddiff(void *, ...);

static double given[2] = {0.5, -1.5}, varies[2];
static const double *now = given;
struct view {
    const double *values;
    long n;
};
__attribute__((noinline)) static double sum(const struct view *v) {
    double s = 0;
    for (long i = 0; i < v->n; i++) s += v->values[i] * v->values[i];
    return s;
}
__attribute__((noinline)) static struct view pick(const double *x, const double *c, int which) {
    if (which == 2) return (struct view){c + 1, 1};
    return (struct view){which ? x : c, 2};
}
// `now` leads to constant memory until it is set.
static double set(const double *x, int which) {
    double s = now[0] * x[0];
    if (which) now = x;
    s += now[1] * x[1];
    now = given;
    return s;
}
// A table of pointers that the compiler fills from constant data; a struct that a function returns.
static double filled(const double *x, int which) {
    varies[0] = x[0] * x[1], varies[1] = x[1];
    struct view views[3] = {{given, 2}, {varies, 2}, {given, 1}};
    if (which) views[2] = pick(x, given, which);
    const struct view v = pick(varies, x, which);
    return sum(&views[0]) + sum(&views[1]) * x[0] + sum(&views[2]) + sum(&v);
}
static double constant_views(const double *x, int which) {
    static const struct view views[2] = {{given, 2}, {given + 1, 1}};
    const struct view mine = {x, 2}, *v = which ? &mine : &views[which];
    return sum(v) * x[1] + sum(&views[1]) * x[0];
}

#define TEST(f)                                                                                                              \
    for (int which = 0; which < 3; which++) {                                                                                \
        double dx[2] = {0}, v[2] = {1, -2};                                                                                  \
        __enzyme_autodiff((void *)f, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_const, which);                       \
        const double tangent = __enzyme_fwddiff((void *)f, enzyme_runtime_activity, enzyme_dup, x, v, enzyme_const, which);  \
        check_near("forward " #f, tangent, dx[0] * v[0] + dx[1] * v[1], 1e-12);                                              \
        for (int i = 0; i < 2; i++) {                                                                                        \
            double up[2] = {x[0], x[1]}, down[2] = {x[0], x[1]};                                                             \
            up[i] += 1e-5, down[i] -= 1e-5;                                                                                  \
            CHECK_NEAR(dx[i], (f(up, which) - f(down, which)) / 2e-5, 1e-7);                                                 \
        }                                                                                                                    \
    }

int main(void) {
    double x[2] = {0.7, 1.3};
    TEST(set)
    TEST(filled)
    TEST(constant_views)
    CHECK(given[0], 0.5);
    CHECK(given[1], -1.5);
    return check_result();
}
