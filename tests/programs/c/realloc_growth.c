// memory: O2
// A growing array: realloc moves the values, and the shadow with them; so does reallocarray.
#define _GNU_SOURCE
#include "check.h"

static double f(double *x, int n) {
    int capacity = 1, used = 0;
    double *list = (double *)malloc(sizeof(double));
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 2; k++) {
            if (used == capacity) {
                capacity *= 2;
                list = (double *)realloc(list, capacity * sizeof(double));
            }
            list[used++] = k ? x[i] * x[i] : sin(x[i]);
        }
    double sum = 0;
    for (int i = 1; i < used; i++) sum += list[i] * list[i - 1];
    free(list);
    return sum;
}

static double g(double *x, int n) {
    double *list = NULL, sum = 0;
    for (int i = 0; i < n; i++) {
        list = (double *)reallocarray(list, i + 1, sizeof(double));
        list[i] = x[i] * x[i];
    }
    for (int i = 0; i < n; i++) sum += list[i] * list[n - 1 - i];
    free(list);
    return sum;
}

int main(void) {
    double x[5] = {0.5, -1.1, -0.7, 0.9, 1.3}, dx[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    double y[5] = {0.5, -1.1, -0.7, 0.9, 1.3}, dy[5] = {0};
    __enzyme_autodiff((void *)g, y, dy, 5);
    CHECK_DIFFERENCES(g, y, dy, 5);
    return check_result();
}
