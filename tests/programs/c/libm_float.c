// The float spellings of libm.
#include "check.h"

float __enzyme_autodiff_float(void *, float);
struct pair {
    float x, y;
};
struct pair __enzyme_autodiff_pair(void *, float, float);

static float f(float x) { return sinf(x) + cosf(x) * expf(x) - logf(x) + tanhf(x) + sqrtf(x) + fabsf(x) + cbrtf(x); }
static float g(float x, float y) { return powf(x, y) + atan2f(x, y) + hypotf(x, y) + fminf(x, y) + fmaxf(x, x * y); }

int main(void) {
    double x = 1.25, y = 2.5, r2 = x * x + y * y;
    double want = cos(x) + (cos(x) - sin(x)) * exp(x) - 1 / x + 1 / (cosh(x) * cosh(x)) + 0.5 / sqrt(x) + 1 +
                  1 / (3 * cbrt(x) * cbrt(x));
    CHECK_NEAR(__enzyme_autodiff_float((void *)f, (float)x), want, 1e-5);
    struct pair d = __enzyme_autodiff_pair((void *)g, (float)x, (float)y);
    CHECK_NEAR(d.x, y * pow(x, y - 1) + y / r2 + x / sqrt(r2) + 1 + y, 1e-5);
    CHECK_NEAR(d.y, log(x) * pow(x, y) - x / r2 + y / sqrt(r2) + x, 1e-5);
    return check_result();
}
