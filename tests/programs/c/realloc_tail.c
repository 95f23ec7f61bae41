// What realloc adds has no contents: only the old block's bytes need a type, even if nobody reads the new ones.
#include "check.h"

float __enzyme_autodiff_float(void *, float);

static float f(float v) {
    float *x = malloc(sizeof(float));
    x[0] = v;
    float *y = realloc(x, 2 * sizeof(float));
    y[1] = y[0] + v;
    float r = y[1];
    free(y);
    return r;
}

int main(void) {
    CHECK(__enzyme_autodiff_float((void *)f, 3.0f), 2);
    return check_result();
}
