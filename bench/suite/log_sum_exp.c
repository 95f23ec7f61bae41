// The logarithm of a sum of exponentials, its greatest argument taken out first.
#include "suite.h"

ACTIVE static number objective(const number *x, long n) {
    number top = x[0], sum = 0;
    for (long i = 1; i < n; i++) top = x[i] > top ? x[i] : top;
    for (long i = 0; i < n; i++) sum += exp(x[i] - top);
    return top + log(sum);
}

static void by_hand(const double *x, double *dx, long n) {
    double top = x[0], sum = 0, *e = malloc(n * sizeof *e);
    for (long i = 1; i < n; i++) top = x[i] > top ? x[i] : top;
    for (long i = 0; i < n; i++) sum += e[i] = exp(x[i] - top);
    double over = 1 / sum;
    for (long i = 0; i < n; i++) dx[i] += e[i] * over;
    free(e);
}

SUITE(20000)
