// Functions of two and three arguments, each partial against its closed form.
#include "check.h"

struct pair {
    double x, y;
};
struct pair __enzyme_autodiff_pair(void *, double, double);
struct triple {
    double x, y, z;
};
struct triple __enzyme_autodiff_triple(void *, double, double, double);

static double fused(double x, double y, double z) { return fma(x, y, z); }

static void test(const char *name, struct pair got, double x, double y) {
    check_near(name, got.x, x, 1e-11);
    check_near(name, got.y, y, 1e-11);
}
#define WRAP(name)                                                                                                     \
    static double wrap_##name(double x, double y) { return name(x, y); }
#define BINARY(name, a, b, x, y) test(#name, __enzyme_autodiff_pair((void *)wrap_##name, a, b), x, y);
WRAP(atan2) WRAP(pow) WRAP(hypot) WRAP(fmin) WRAP(fmax) WRAP(fdim) WRAP(fmod) WRAP(remainder) WRAP(copysign)

int main(void) {
    BINARY(atan2, 3, 4, 4 / 25.0, -3 / 25.0)
    BINARY(pow, 2.0, 3.5, 3.5 * pow(2, 2.5), log(2.0) * pow(2, 3.5))

    BINARY(hypot, 3, 4, 0.6, 0.8)
    BINARY(fmin, 3, 4, 1, 0)
    BINARY(fmax, 3, 4, 0, 1)
    BINARY(fdim, 4, 3, 1, -1)
    BINARY(fdim, 3, 4, 0, 0)
    BINARY(fmod, 7.5, 2, 1, -3)
    BINARY(fmod, -7.5, 2, 1, 3)
    BINARY(remainder, 7.5, 2, 1, -4)
    BINARY(copysign, 3, -4, -1, 0)
    struct triple t = __enzyme_autodiff_triple((void *)fused, 2.0, 3.0, 4.0);
    CHECK(t.x, 3);
    CHECK(t.y, 2);
    CHECK(t.z, 1);
    return check_result();
}
