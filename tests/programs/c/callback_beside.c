// Native functions call back functions of the program that do not meet active data: a comparison of indices, a lookup.
#include "check.h"
static int compared;

static int later(const void *a, const void *b) {
    compared++;
    return *(const int *)a - *(const int *)b;
}

static double scratch;

static double f(const double *x, int n) {
    int order[4] = {3, 1, 2, 0}, key = 2;
    qsort(order, n, sizeof(int), later);
    int *found = (int *)bsearch(&key, order, n, sizeof(int), later);
    double sum = 0;
    for (int i = 0; i < n; i++) {
        scratch = x[order[i]] * (i + 1);
        sum += scratch * scratch;
    }
    return sum * x[*found] * atof("2.5");
}

int main(void) {
    double x[4] = {1, 2, 3, 4}, dx[4] = {0}, sum = 0;
    for (int i = 0; i < 4; i++) sum += x[i] * x[i] * (i + 1) * (i + 1);
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 4);
    for (int i = 0; i < 4; i++) CHECK(dx[i], 2.5 * (2 * x[i] * (i + 1) * (i + 1) * x[2] + (i == 2 ? sum : 0)));
    return check_result();
}
