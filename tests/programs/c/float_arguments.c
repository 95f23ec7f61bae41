// Single precision throughout: arguments, result and derivative.
#include "check.h"

float __enzyme_autodiff_float(void *, float);
struct pair {
    float x, y;
};
struct pair __enzyme_autodiff_pair(void *, float, float);

static float f(float x) { return x * x / (1 + x); }
static float g(float x, float y) { return sinf(x) * y + sqrtf(y); }

int main(void) {
    CHECK_NEAR(__enzyme_autodiff_float((void *)f, 2.0f), (2 * 2.0 * 3 - 4) / 9, 1e-6);
    struct pair d = __enzyme_autodiff_pair((void *)g, 0.5f, 2.0f);
    CHECK_NEAR(d.x, cos(0.5) * 2, 1e-6);
    CHECK_NEAR(d.y, sin(0.5) + 0.5 / sqrt(2.0), 1e-6);
    return check_result();
}
