// memory: O2
// Memory that a call returns and that carries no derivative is released once, whoever made it.
#include "check.h"

static __attribute__((noinline)) double *made(int n) {
    double *p = (double *)malloc(n * sizeof(double));
    return p;
}
static __attribute__((noinline)) int *counts(int n) {
    int *p = (int *)calloc(n, sizeof(int));
    if (p)
        for (int i = 0; i < n; i++) p[i] = i % 3;
    return p;
}

static double unused(double *x, int n) {
    free(made(n));
    return x[0] * x[n - 1];
}

static double by_count(double *x, int n) {
    int *count = counts(n);
    double s = 0;
    for (int i = 0; i < n; i++) s += count[i] * x[i] * x[i];
    free(count);
    return s;
}

static double by_letter(double *x, int n) {
    char *word = strdup("abacab");
    double s = 0;
    for (int i = 0; i < n; i++) s += word[i] == 'a' ? x[i] * x[i] : sin(x[i]);
    free(word);
    return s;
}

#define COMPARE(f)                                                                                                             \
    do {                                                                                                                       \
        double x[4] = {0.5, -1.25, 2, 0.75}, dx[4] = {0};                                                                     \
        __enzyme_autodiff((void *)f, x, dx, 4);                                                                                \
        CHECK_DIFFERENCES(f, x, dx, 4);                                                                                        \
    } while (0)

int main(void) {
    COMPARE(unused);
    COMPARE(by_count);
    COMPARE(by_letter);
    return check_result();
}
