// Prices of calls by Black and Scholes: spot, strike, volatility and time of each option, and one rate.
#include "suite.h"

enum { OPTIONS = 2000 };
static const double ROOT_HALF = 0.70710678118654752440, ROOT_2PI = 2.50662827463100050242;

static void start(double *x, long n) {
    for (int i = 0; i < OPTIONS; i++) {
        x[i] = 100 + 10 * sin(i), x[OPTIONS + i] = 100 + 8 * cos(i);
        x[2 * OPTIONS + i] = 0.2 + 0.05 * sin(0.3 * i), x[3 * OPTIONS + i] = 1 + 0.5 * cos(0.2 * i);
    }
    x[4 * OPTIONS] = 0.03;
}

ACTIVE static number normal(number d) { return 0.5 * erfc(-d * ROOT_HALF); }

ACTIVE static number objective(const number *x, long n) {
    number sum = 0, r = x[4 * OPTIONS];
    for (int i = 0; i < OPTIONS; i++) {
        number s = x[i], k = x[OPTIONS + i], v = x[2 * OPTIONS + i], t = x[3 * OPTIONS + i], root = v * sqrt(t);
        number d1 = (log(s / k) + (r + 0.5 * v * v) * t) / root, d2 = d1 - root;
        sum += s * normal(d1) - k * exp(-r * t) * normal(d2);
    }
    return sum;
}

static void by_hand(const double *x, double *dx, long n) {
    double r = x[4 * OPTIONS], dr = 0;
    for (int i = 0; i < OPTIONS; i++) {
        double s = x[i], k = x[OPTIONS + i], v = x[2 * OPTIONS + i], t = x[3 * OPTIONS + i], root_t = sqrt(t), root = v * root_t;
        double d1 = (log(s / k) + (r + 0.5 * v * v) * t) / root, d2 = d1 - root;
        double n1 = normal(d1), n2 = normal(d2), discount = exp(-r * t), vega = s * exp(-0.5 * d1 * d1) / ROOT_2PI;
        dx[i] += n1;
        dx[OPTIONS + i] -= discount * n2;
        dx[2 * OPTIONS + i] += vega * root_t;
        dx[3 * OPTIONS + i] += vega * v / (2 * root_t) + r * k * discount * n2;
        dr += t * k * discount * n2;
    }
    dx[4 * OPTIONS] += dr;
}

SUITE_FROM(4 * OPTIONS + 1, start)
