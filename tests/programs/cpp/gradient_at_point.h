// RUN(f): the gradient of `double f(const double *x, int n)` at a point of N numbers, against differences. N is the program's.
#pragma once
#include "check.h"

static double x[N], y[N], dx[N];
#define RUN(f) \
    for (int i = 0; i < N; i++) x[i] = y[i] = 0.5 + 0.3 * sin(i), dx[i] = 0; \
    __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N); \
    check_differences(#f, (double (*)(double *, int))f, x, dx, N);
