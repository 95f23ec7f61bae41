// Which function is differentiated is decided when the program runs: between two names, in a switch, by a constant table; in
// every mode, inside a function that is itself differentiated, and with a struct as the result.
#include "check.h"
extern int enzyme_width, enzyme_nofree;
typedef double (*function)(double, double);
struct two {
    double x, y;
};
struct three {
    double v[3];
};
struct forward {
    void *tape;
    double value;
};
struct two __enzyme_autodiff_two(void *, ...);
struct three __enzyme_fwddiff_three(void *, ...);
struct forward __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
struct three __enzyme_batch(void *, ...);
double __enzyme_call_inactive(void *, ...);

static double wave(double x, double y) { return sin(x) * y; }
static double power(double x, double y) { return x * x * x * y; }
static double ratio(double x, double y) { return x / (1 + y * y); }
static const function table[3] = {wave, power, ratio};

static double slope_of_one(double x, double y, int which) {
    return __enzyme_autodiff((void *)(which ? wave : power), x, enzyme_const, y);
}
static double slope_in_switch(double x, double y, int which) {
    function f = NULL;
    switch (which) {
    case 0: f = wave; break;
    case 1: f = power; break;
    default: f = ratio;
    }
    return __enzyme_fwddiff_check((void *)f, x, 1.0, enzyme_const, y);
}
static double sum_of_slopes(double x, double y, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += __enzyme_autodiff((void *)table[i % 3], x, enzyme_const, y * (i + 1));
    return s;
}
static double chosen_twice(double x, double y, int which) {
    struct forward f = __enzyme_augmentfwd((void *)(which ? ratio : power), x, enzyme_const, y);
    return f.value * __enzyme_reverse((void *)(which ? ratio : power), x, enzyme_const, y, 2.0, f.tape);
}

int main(int count, char **words) {
    const double x = 0.7, y = 1.3, r = 1 / (1 + y * y);
    const double slope[3] = {cos(x) * y, 3 * x * x * y, r}, second[3] = {-sin(x) * y, 6 * x * y, 0};
    for (int k = 0; k < 1 + count; k++) {
        CHECK(slope_of_one(x, y, k), slope[!k]);
        CHECK(__enzyme_autodiff((void *)slope_of_one, x, enzyme_const, y, k), second[!k]);
        CHECK(__enzyme_fwddiff_check((void *)slope_of_one, x, 1.0, enzyme_const, y, k), second[!k]);
        CHECK(chosen_twice(x, y, k), 2 * (k ? x * r * r : x * x * x * y * 3 * x * x * y));
        CHECK(__enzyme_call_inactive((void *)(k ? wave : ratio), x, y), k ? sin(x) * y : x * r);
    }
    for (int k = 0; k < 2 + count; k++) {
        CHECK(slope_in_switch(x, y, k), slope[k]);
        CHECK(__enzyme_autodiff((void *)slope_in_switch, x, enzyme_const, y, k), second[k]);
        const struct two g = __enzyme_autodiff_two((void *)table[k], x, y);
        CHECK(g.x, slope[k]);
        CHECK(g.y, k == 0 ? sin(x) : k == 1 ? x * x * x : -2 * x * y * r * r);
        const struct three t = __enzyme_fwddiff_three((void *)table[k], enzyme_width, 3, x, 1.0, 0.0, 2.0, y, 0.0, 1.0, 0.5);
        CHECK(t.v[0], g.x);
        CHECK(t.v[1], g.y);
        CHECK(t.v[2], 2 * g.x + 0.5 * g.y);
        const struct three values = __enzyme_batch((void *)table[k], enzyme_width, 3, x, 2 * x, 3 * x, enzyme_const, y);
        CHECK(values.v[2], table[k](3 * x, y));
    }
    const double all = cos(x) * y + 3 * x * x * 2 * y + 1 / (1 + 9 * y * y) + cos(x) * 4 * y;
    CHECK(sum_of_slopes(x, y, 4), all);
    CHECK(__enzyme_autodiff((void *)sum_of_slopes, x, enzyme_const, y, 4), -sin(x) * 5 * y + 6 * x * 2 * y);
    return check_result();
}
