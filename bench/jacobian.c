// A Jacobian of 64 results by 64 arguments: forward column by column, in reverse row by row, and 4, 8 or 16 at once. The time
// for each column, and for each row.
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { N = 64 };
extern int enzyme_width, enzyme_dupv, enzyme_dupnoneedv;
void __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);

// A layer of a network: weights times arguments, and a smooth step.
static double weight[N][N];
static void layer(const double *x, double *y) {
    for (int i = 0; i < N; i++) {
        double sum = 0.1 * i;
        for (int j = 0; j < N; j++) sum += weight[i][j] * x[j];
        y[i] = tanh(sum);
    }
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

static double x[N], y[N], unit[N][N], jacobian[N][N];
static const long row = sizeof unit[0];

#define WIDTH(w)                                                                                                               \
    __attribute__((noinline)) static void columns_by_##w(void) {                                                               \
        for (int j = 0; j < N; j += w)                                                                                         \
            __enzyme_fwddiff((void *)layer, enzyme_width, w, enzyme_dupv, row, x, unit[j], enzyme_dupnoneedv, row, y,          \
                             jacobian[j]);                                                                                     \
    }                                                                                                                          \
    __attribute__((noinline)) static void rows_by_##w(void) {                                                                  \
        for (int i = 0; i < N; i += w)                                                                                         \
            __enzyme_autodiff((void *)layer, enzyme_width, w, enzyme_dupv, row, x, jacobian[i], enzyme_dupnoneedv, row, y,     \
                              unit[i]);                                                                                        \
    }
WIDTH(1)
WIDTH(4)
WIDTH(8)
WIDTH(16)

static void report(const char *mode, int width, void (*differentiate)(void)) {
    const int by_rows = mode[0] == 'r';
    double best = 1e9, error = 0, start = now();
    while (now() - start < 0.5) {
        memset(jacobian, 0, sizeof jacobian);
        memset(unit, 0, sizeof unit); // a reverse consumes its seeds
        for (int i = 0; i < N; i++) unit[i][i] = 1;
        const double began = now();
        differentiate();
        const double took = now() - began;
        if (took < best) best = took;
    }
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            const double got = by_rows ? jacobian[i][j] : jacobian[j][i];
            const double off = fabs(got - (1 - y[i] * y[i]) * weight[i][j]);
            if (!(off <= error)) error = off;
        }
    printf("%s %d %.9g %.0e\n", mode, width, best / N * 1e6, error);
}

int main(void) {
    for (int i = 0; i < N; i++) {
        x[i] = sin(i);
        for (int j = 0; j < N; j++) weight[i][j] = cos(i * 1.7 + j * 0.3) / N;
    }
    report("forward", 1, columns_by_1);
    report("forward", 4, columns_by_4);
    report("forward", 8, columns_by_8);
    report("forward", 16, columns_by_16);
    report("reverse", 1, rows_by_1);
    report("reverse", 4, rows_by_4);
    report("reverse", 8, rows_by_8);
    report("reverse", 16, rows_by_16);
    return 0;
}
