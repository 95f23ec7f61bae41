// An iterative Fourier transform of 2^12 complex numbers with a table of roots, and a weighted sum of fourth powers.
#include "suite.h"

enum { COUNT = 4096, LEVELS = 12 };
static double roots[COUNT];

static void start(double *x, long n) {
    usual_start(x, n);
    for (int i = 0; i < COUNT / 2; i++) {
        double angle = 2 * 3.14159265358979323846 * i / COUNT;
        roots[2 * i] = cos(angle), roots[2 * i + 1] = sin(angle);
    }
}

ACTIVE static void transform(number *x, double sign) {
    for (int i = 1, j = 0; i < COUNT; i++) {
        int bit = COUNT >> 1;
        for (; j & bit; bit >>= 1) j ^= bit;
        j ^= bit;
        if (i < j) {
            number re = x[2 * i], im = x[2 * i + 1];
            x[2 * i] = x[2 * j], x[2 * i + 1] = x[2 * j + 1];
            x[2 * j] = re, x[2 * j + 1] = im;
        }
    }
    for (int length = 2; length <= COUNT; length *= 2)
        for (int first = 0; first < COUNT; first += length)
            for (int k = 0; k < length / 2; k++) {
                number *low = x + 2 * (first + k), *high = low + length;
                double c = roots[2 * (COUNT / length) * k], s = sign * roots[2 * (COUNT / length) * k + 1];
                number re = high[0] * c - high[1] * s, im = high[0] * s + high[1] * c;
                high[0] = low[0] - re, high[1] = low[1] - im;
                low[0] += re, low[1] += im;
            }
}

ACTIVE static number objective(const number *x, long n) {
    number y[2 * COUNT], sum = 0;
    memcpy(y, x, sizeof y);
    transform(y, -1);
    for (int i = 0; i < COUNT; i++) {
        number power = y[2 * i] * y[2 * i] + y[2 * i + 1] * y[2 * i + 1];
        sum += power * power / (1 + i);
    }
    return sum * 1e-6;
}

static void by_hand(const double *x, double *dx, long n) {
    double y[2 * COUNT];
    memcpy(y, x, sizeof y);
    transform(y, -1);
    for (int i = 0; i < COUNT; i++) {
        double power = y[2 * i] * y[2 * i] + y[2 * i + 1] * y[2 * i + 1], w = 4e-6 * power / (1 + i);
        y[2 * i] *= w, y[2 * i + 1] *= w;
    }
    transform(y, 1);
    for (int i = 0; i < 2 * COUNT; i++) dx[i] += y[i];
}

SUITE_FROM(2 * COUNT, start)
