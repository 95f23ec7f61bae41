// A struct that holds a pointer to its numbers: the shadow struct points to their shadow.
#include "check.h"

struct vector {
    long size;
    double *data;
    double scale;
};

static double f(struct vector *v, const struct vector *w) {
    double sum = 0;
    for (long i = 0; i < v->size; i++) {
        v->data[i] *= v->scale;
        sum += v->data[i] * w->data[i];
    }
    return sum;
}

int main(void) {
    double a[2] = {2, 3}, da[2] = {0}, b[2] = {5, 7}, db[2] = {0};
    struct vector v = {2, a, 4}, dv = {2, da, 0}, w = {2, b, 1}, dw = {2, db, 0};
    __enzyme_autodiff((void *)f, &v, &dv, &w, &dw);
    CHECK(da[0], 4 * 5);
    CHECK(da[1], 4 * 7);
    CHECK(dv.scale, 2 * 5 + 3 * 7);
    CHECK(db[0], 8);
    CHECK(db[1], 12);
    CHECK(dw.scale, 0);
    return check_result();
}
