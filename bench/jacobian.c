// A Jacobian of 64 results by 64 arguments, column by column and 4, 8 or 16 columns at once: the time per column.
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { N = 64 };
extern int enzyme_width, enzyme_dupv, enzyme_dupnoneedv;
void __enzyme_fwddiff(void *, ...);

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

static double x[N], y[N], unit[N][N], columns[N][N];
static const long row = sizeof unit[0];

#define WIDTH(w)                                                                                                               \
    __attribute__((noinline)) static void by_##w(void) {                                                                       \
        for (int j = 0; j < N; j += w)                                                                                         \
            __enzyme_fwddiff((void *)layer, enzyme_width, w, enzyme_dupv, row, x, unit[j], enzyme_dupnoneedv, row, y,          \
                             columns[j]);                                                                                      \
    }
WIDTH(1)
WIDTH(4)
WIDTH(8)
WIDTH(16)

static void report(int width, void (*jacobian)(void)) {
    double best = 1e9, error = 0, start = now();
    while (now() - start < 0.5) {
        memset(columns, 0, sizeof columns);
        const double began = now();
        jacobian();
        const double took = now() - began;
        if (took < best) best = took;
    }
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            const double off = fabs(columns[j][i] - (1 - y[i] * y[i]) * weight[i][j]);
            if (!(off <= error)) error = off;
        }
    printf("%d %.9g %.0e\n", width, best / N * 1e6, error);
}

int main(void) {
    for (int i = 0; i < N; i++) {
        x[i] = sin(i), unit[i][i] = 1;
        for (int j = 0; j < N; j++) weight[i][j] = cos(i * 1.7 + j * 0.3) / N;
    }
    report(1, by_1);
    report(4, by_4);
    report(8, by_8);
    report(16, by_16);
    return 0;
}
