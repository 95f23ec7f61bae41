// Two convolutions of 3 by 3 over eight channels, each with a rectifier, and the squared norm of what comes out.
#include "suite.h"

enum { SIZE = 24, CHANNELS = 8, IMAGE = CHANNELS * SIZE * SIZE, WEIGHTS = CHANNELS * CHANNELS * 9, LAYERS = 2 };

static void start(double *x, long n) {
    for (long i = 0; i < n; i++) x[i] = 0.3 * sin(1.9 * (double)i) + 0.05;
}

ACTIVE static void convolve(const number *restrict in, const number *restrict w, number *restrict out) {
    for (int o = 0; o < CHANNELS; o++)
        for (int i = 1; i < SIZE - 1; i++)
            for (int j = 1; j < SIZE - 1; j++) {
                number s = 0;
                for (int c = 0; c < CHANNELS; c++)
                    for (int a = 0; a < 3; a++)
                        for (int b = 0; b < 3; b++)
                            s += w[((o * CHANNELS + c) * 3 + a) * 3 + b] * in[(c * SIZE + i + a - 1) * SIZE + j + b - 1];
                out[(o * SIZE + i) * SIZE + j] = s > 0 ? s : 0;
            }
}

ACTIVE static number objective(const number *x, long n) {
    number first[IMAGE] = {0}, second[IMAGE] = {0}, sum = 0;
    convolve(x, x + IMAGE, first);
    convolve(first, x + IMAGE + WEIGHTS, second);
    for (int i = 0; i < IMAGE; i++) sum += second[i] * second[i];
    return sum;
}

static void adjoint(const double *restrict in, const double *restrict w, const double *restrict out, const double *restrict g,
                    double *restrict din, double *restrict dw) {
    for (int o = 0; o < CHANNELS; o++)
        for (int i = 1; i < SIZE - 1; i++)
            for (int j = 1; j < SIZE - 1; j++) {
                int at = (o * SIZE + i) * SIZE + j;
                if (out[at] <= 0) continue;
                for (int c = 0; c < CHANNELS; c++)
                    for (int a = 0; a < 3; a++)
                        for (int b = 0; b < 3; b++) {
                            int k = ((o * CHANNELS + c) * 3 + a) * 3 + b, p = (c * SIZE + i + a - 1) * SIZE + j + b - 1;
                            dw[k] += g[at] * in[p];
                            din[p] += g[at] * w[k];
                        }
            }
}

static void by_hand(const double *x, double *dx, long n) {
    double first[IMAGE] = {0}, second[IMAGE] = {0}, dfirst[IMAGE] = {0};
    convolve(x, x + IMAGE, first);
    convolve(first, x + IMAGE + WEIGHTS, second);
    double g[IMAGE];
    for (int i = 0; i < IMAGE; i++) g[i] = 2 * second[i];
    adjoint(first, x + IMAGE + WEIGHTS, second, g, dfirst, dx + IMAGE + WEIGHTS);
    adjoint(x, x + IMAGE, first, dfirst, dx, dx + IMAGE);
}

SUITE_FROM(IMAGE + LAYERS * WEIGHTS, start)
