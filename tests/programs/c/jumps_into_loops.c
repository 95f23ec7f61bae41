// Loops that are entered in several places, written with goto: a jump into the middle, a switch into an unrolled loop
// (Duff's device), two such loops in each other, and a state machine with three states and three ends.
#include "check.h"

static double middle(double *x, int n) {
    double y = 1;
    int i = 0;
    if (x[0] > 0) goto middle;
top:
    y = sin(y) * x[i];
    i++;
middle:
    y = y + x[i] * x[i];
    if (i + 1 < n && y < 50) goto top;
    return y;
}

static double unrolled(double *x, int n) {
    double s = 0;
    int i = 0, rounds = (n + 3) / 4;
    switch (n % 4) {
    case 0:
        do {
            s += x[i] * s + x[i], i++;
        case 3:
            s += x[i] * x[i], i++;
        case 2:
            s += exp(x[i]), i++;
        case 1:
            s += x[i] * s, i++;
        } while (--rounds > 0);
    }
    return s;
}

static double tangled(double *x, int n) {
    double a = x[0], b = x[1];
    int i = 0, j = 0;
    if (a > b) goto inner;
    if (a > 0.3) goto between;
outer:
    a = a * x[i] + b;
    i++;
between:
    b = cos(b) + 0.1 * a;
    j = 0;
    if (b > 0.9) goto last;
inner:
    b = b * x[j] + sin(a);
    j++;
last:
    a = a - 0.2 * b;
    if (j < n && b < 3) goto inner;
    if (i < n) goto outer;
    return a * b;
}

static double machine(double *x, int n) {
    double s = x[0];
    int i = 0;
    if (x[1] > 0) goto sines;
products:
    s = s * x[i % n] + 1;
    if (++i > 2 * n) return s;
    if (s > 1.5) goto squares;
sines:
    s = sin(s) + x[i % n];
    if (++i > 2 * n) return s * x[1];
    if (s > 0.8) goto products;
squares:
    s = 0.5 * s * s;
    if (++i > 2 * n) return -s;
    if (i % 2) goto sines;
    goto products;
}

#define COMPARE(f, ...)                                                                                                         \
    do {                                                                                                                       \
        double x[] = {__VA_ARGS__}, dx[8] = {0};                                                                               \
        const int n = sizeof x / sizeof *x;                                                                                    \
        __enzyme_autodiff((void *)f, x, dx, n);                                                                                \
        CHECK_DIFFERENCES(f, x, dx, n);                                                                                           \
    } while (0)

int main(void) {
    COMPARE(middle, 0.5, 1, 2, 3);
    COMPARE(middle, -0.5, 1, 2, 3);
    COMPARE(unrolled, 0.3, 0.7, -0.2, 0.4);
    COMPARE(unrolled, 0.3, 0.7, -0.2, 0.4, 0.1);
    COMPARE(unrolled, 0.3, 0.7, -0.2, 0.4, 0.1, 0.2);
    COMPARE(unrolled, 0.3, 0.7, -0.2, 0.4, 0.1, 0.2, -0.6);
    COMPARE(tangled, 0.7, 0.2, 0.5);
    COMPARE(tangled, 0.4, 0.5, 0.6);
    COMPARE(tangled, 0.1, 0.5, 1.6);
    COMPARE(machine, 0.7, 0.2, 0.5, 0.9);
    COMPARE(machine, 0.7, -0.2, 0.5, 0.1);
    return check_result();
}
