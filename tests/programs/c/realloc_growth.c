// memory: O2
// A growing array: realloc moves the values, and the shadow with them.
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

int main(void) {
    double x[5] = {0.5, -1.1, -0.7, 0.9, 1.3}, dx[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    return check_result();
}
