// A recursive Fourier transform of 2^12 complex numbers, and a weighted sum of their fourth powers.
#include "suite.h"

enum { COUNT = 4096 };
static const double PI = 3.14159265358979323846;

// Transforms count complex numbers in place; `room` has as many.
ACTIVE static void transform(number *x, long count, double sign, number *room) {
    if (count == 1) return;
    long half = count / 2;
    for (long i = 0; i < half; i++) {
        room[2 * i] = x[4 * i], room[2 * i + 1] = x[4 * i + 1];
        room[count + 2 * i] = x[4 * i + 2], room[count + 2 * i + 1] = x[4 * i + 3];
    }
    memcpy(x, room, 2 * count * sizeof *x);
    transform(x, half, sign, room);
    transform(x + count, half, sign, room);
    double step = sign * 2 * PI / (double)count, turn = sin(step / 2), cs = -2 * turn * turn, sn = sin(step), c = 1, s = 0;
    for (long i = 0; i < half; i++) {
        number *low = x + 2 * i, *high = x + count + 2 * i;
        number re = high[0] * c - high[1] * s, im = high[0] * s + high[1] * c;
        double t = c;
        high[0] = low[0] - re, high[1] = low[1] - im;
        low[0] += re, low[1] += im;
        c += c * cs - s * sn, s += s * cs + t * sn;
    }
}

ACTIVE static number objective(const number *x, long n) {
    number *y = malloc(n * sizeof *y), *room = malloc(n * sizeof *room), sum = 0;
    memcpy(y, x, n * sizeof *y);
    transform(y, n / 2, -1, room);
    for (long i = 0; i < n / 2; i++) {
        number power = y[2 * i] * y[2 * i] + y[2 * i + 1] * y[2 * i + 1];
        sum += power * power / (1 + (double)i);
    }
    free(y), free(room);
    return sum * 1e-6;
}

static void by_hand(const double *x, double *dx, long n) {
    double *y = malloc(n * sizeof *y), *room = malloc(n * sizeof *room);
    memcpy(y, x, n * sizeof *y);
    transform(y, n / 2, -1, room);
    for (long i = 0; i < n / 2; i++) {
        double power = y[2 * i] * y[2 * i] + y[2 * i + 1] * y[2 * i + 1], w = 4e-6 * power / (1 + (double)i);
        y[2 * i] *= w, y[2 * i + 1] *= w;
    }
    transform(y, n / 2, 1, room);
    for (long i = 0; i < n; i++) dx[i] += y[i];
    free(y), free(room);
}

SUITE(2 * COUNT)
