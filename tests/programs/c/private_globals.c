// Tables that only their names lead to, and such whose addresses get out: what is read of them while somebody changes them.
#include "check.h"
struct forward {
    void *tape;
    double value;
};
struct forward __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

static double named[4], passed[4], kept[4];
static double *volatile leak;

__attribute__((noinline)) static void scale(double *p, double by) {
    for (int i = 0; i < 4; i++) p[i] *= by;
}
__attribute__((noinline)) static void change_named(void) {
    for (int i = 0; i < 4; i++) named[i] += 1;
}
static void reset(void) {
    for (int i = 0; i < 4; i++) named[i] = i + 1, passed[i] = kept[i] = 1;
}

// Through y, which is anybody's memory, and reading all three tables before and after they change.
__attribute__((noinline)) static double f(const double *x, double *y) {
    double s = 0;
    double *k = leak;
    for (int i = 0; i < 4; i++) {
        double n = named[i], p = passed[i], q = kept[i];
        y[i] = x[i] * x[i];
        s += y[i] * n * y[i] * p * q;
        if (i == 1) {
            change_named();
            scale(passed, 2);
            scale(k, 3);
        }
    }
    return s;
}

// A callee that is not inlined, of which the caller keeps a tape while the table changes, or does not.
__attribute__((noinline)) static void weigh(const double *x, double *y) {
    for (int i = 0; i < 4; i++) y[i] = x[i] * x[i] * named[i];
}
static double unchanged(const double *x, double *y) {
    double s = 0;
    weigh(x, y);
    weigh(y, y);
    for (int i = 0; i < 4; i++) s += y[i];
    return s;
}
static double changed(const double *x, double *y) {
    double s = 0;
    weigh(x, y);
    change_named();
    weigh(y, y);
    for (int i = 0; i < 4; i++) s += y[i];
    return s;
}

// A table in a section of its own, whose bounds the linker tells.
static double listed[4] __attribute__((used, section("tables"))) = {1, 2, 3, 4};
extern double __start_tables[];
static double *volatile first;
__attribute__((noinline)) static double of_section(const double *x) {
    double s = 0;
    double *t = first;
    for (int i = 0; i < 4; i++) {
        s += x[i] * x[i] * listed[i];
        t[i] *= 2;
    }
    return s;
}

int main(void) {
    double x[4] = {1, 2, 3, 4}, dx[4] = {0}, y[4], dy[4] = {0};
    leak = kept;
    reset();
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy);
    for (int i = 0; i < 4; i++) CHECK(dx[i], 4 * pow(x[i], 3) * (i + 1 + (i > 1)) * (i > 1 ? 6 : 1));

    for (int way = 0; way < 2; way++) {
        reset();
        memset(dx, 0, sizeof dx), memset(dy, 0, sizeof dy);
        if (way) __enzyme_autodiff((void *)changed, enzyme_dup, x, dx, enzyme_dup, y, dy);
        else __enzyme_autodiff((void *)unchanged, enzyme_dup, x, dx, enzyme_dup, y, dy);
        // (n x^2)^2 m = n^2 m x^4
        for (int i = 0; i < 4; i++) CHECK(dx[i], 4 * pow(x[i], 3) * (i + 1) * (i + 1) * (i + 1 + way));
    }

    // Between the two sweeps everybody may change the tables.
    reset();
    memset(dx, 0, sizeof dx), memset(dy, 0, sizeof dy);
    void *tape = __enzyme_augmentfwd((void *)unchanged, enzyme_dup, x, dx, enzyme_dup, y, dy).tape;
    change_named();
    __enzyme_reverse((void *)unchanged, enzyme_dup, x, dx, enzyme_dup, y, dy, 1.0, tape);
    for (int i = 0; i < 4; i++) CHECK(dx[i], 4 * pow(x[i], 3) * (i + 1) * (i + 1) * (i + 1));

    first = __start_tables;
    memset(dx, 0, sizeof dx);
    __enzyme_autodiff((void *)of_section, x, dx);
    for (int i = 0; i < 4; i++) CHECK(dx[i], 2 * x[i] * (i + 1));
    return check_result();
}
