// Seeds of results that are small structs: C returns them in registers, and passes each member as an operand of its own.
#include "check.h"
#include <complex.h>
extern int enzyme_width, enzyme_nofree, enzyme_active_return;

struct two {
    double a, b;
};
struct mixed {
    float f;
    int n;
    double d;
};
struct singles {
    float a, b, c;
};
struct held {
    double v[4];
};
struct forward {
    void *tape;
    struct two value;
};
struct two __enzyme_autodiff_two(void *, ...);
struct forward __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
struct two __enzyme_reverse_two(void *, ...);

static struct two pair(double x) { return (struct two){x * x, sin(x)}; }
static struct mixed mix(double x, int n) { return (struct mixed){(float)(x * n), n, x * x}; }
static struct singles three(double x) { return (struct singles){(float)x, (float)(2 * x), (float)(x * x)}; }
static struct held four(double x) { return (struct held){{x, x * x, 1, 2 * x}}; }
static double complex square(double x) { return (x + 2 * I) * (x + 2 * I); }

int main(void) {
    const double x = 0.5;
    const struct two seed = {2, 3}, other = {-1, 0.5};
    CHECK(__enzyme_autodiff((void *)pair, x, seed), 2 * 2 * x + 3 * cos(x));
    CHECK(__enzyme_autodiff((void *)pair, enzyme_active_return, x), 2 * x + cos(x));
    const struct two g = __enzyme_autodiff_two((void *)pair, enzyme_width, 2, x, seed, other);
    CHECK(g.a, 2 * 2 * x + 3 * cos(x));
    CHECK(g.b, -2 * x + 0.5 * cos(x));

    struct forward f = __enzyme_augmentfwd((void *)pair, x);
    CHECK(f.value.b, sin(x));
    CHECK(__enzyme_reverse((void *)pair, enzyme_nofree, x, other, f.tape), -2 * x + 0.5 * cos(x));
    CHECK(__enzyme_reverse((void *)pair, enzyme_nofree, x, seed, f.tape), 2 * 2 * x + 3 * cos(x));
    CHECK(__enzyme_reverse((void *)pair, x, f.tape), 2 * x + cos(x));
    f = __enzyme_augmentfwd((void *)pair, enzyme_width, 2, x);
    const struct two both = __enzyme_reverse_two((void *)pair, enzyme_width, 2, x, seed, other, f.tape);
    CHECK(both.a, g.a);
    CHECK(both.b, g.b);

    const struct mixed m = {2, 0, 3};
    CHECK(__enzyme_autodiff((void *)mix, x, 7, m), 2 * 7 + 3 * 2 * x);
    const struct singles s = {1, 2, 4};
    CHECK(__enzyme_autodiff((void *)three, x, s), 1 + 4 + 4 * 2 * x);
    const struct held h = {{1, 2, 3, 4}};
    CHECK(__enzyme_autodiff((void *)four, x, h), 1 + 2 * 2 * x + 4 * 2);
    const double complex z = 2 + 3 * I;
    CHECK(__enzyme_autodiff((void *)square, x, z), 2 * 2 * x + 3 * 4);
    return check_result();
}
