// A type hint for what realloc adds to a block, which holds active data; the old block is smaller than what malloc gave.
#include "check.h"
void __enzyme_float(void *, unsigned long);
float __enzyme_autodiff_float(void *, float);

static float f(float v) {
    float *x = (float *)malloc(sizeof(float));
    x[0] = v;
    float *y = (float *)realloc(x, 2 * sizeof(float));
    __enzyme_float(y, 8);
    y[1] = y[0] + v;
    float r = y[1] * y[0];
    free(y);
    return r;
}

int main(void) {
    CHECK_NEAR(__enzyme_autodiff_float((void *)f, 3.0f), 12, 1e-6);
    return check_result();
}
