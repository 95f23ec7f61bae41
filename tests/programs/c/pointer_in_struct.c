// A callee reads through a pointer inside a struct; the struct stays as it is, but the caller overwrites what is behind it.
#include "check.h"

typedef struct {
    double *data;
    int n;
} Vector;

__attribute__((noinline)) static double sum_of_squares(const Vector *v) {
    double sum = 0;
    for (int i = 0; i < v->n; i++) sum += v->data[i] * v->data[i];
    return sum;
}

static double f(double *x, int n) {
    Vector v = {x, n};
    double sum = sum_of_squares(&v);
    for (int i = 0; i < n; i++) x[i] = 1;
    return sum;
}

int main(void) {
    double x[3] = {2, 3, 4}, dx[3] = {0};
    __enzyme_autodiff((void *)f, x, dx, 3);
    CHECK(dx[0], 4);
    CHECK(dx[1], 6);
    CHECK(dx[2], 8);
    return check_result();
}
