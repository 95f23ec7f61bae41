// A recurrent cell with four parameters over n inputs.
#include "suite.h"

ACTIVE static number objective(const number *x, long n) {
    number state = 0, memory = 0, sum = 0;
    for (int t = 4; t < n; t++) {
        number gate = 1 / (1 + exp(-(x[0] * x[t] + x[1] * state)));
        memory = gate * memory + (1 - gate) * tanh(x[2] * x[t] + x[3] * state);
        state = gate * tanh(memory);
        sum += state * state;
    }
    return sum;
}
static void by_hand(const double *x, double *dx, long n) {
    struct { double g, c, m, tm, s; } *r = malloc((n + 1) * sizeof *r);
    double state = 0, memory = 0;
    r[3].s = r[3].m = 0;
    for (int t = 4; t < n; t++) {
        double g = 1 / (1 + exp(-(x[0] * x[t] + x[1] * state))), c = tanh(x[2] * x[t] + x[3] * state);
        memory = g * memory + (1 - g) * c;
        double tm = tanh(memory);
        state = g * tm;
        r[t].g = g; r[t].c = c; r[t].m = memory; r[t].tm = tm; r[t].s = state;
    }
    double ds = 0, dm = 0, w0 = 0, w1 = 0, w2 = 0, w3 = 0;
    for (int t = n - 1; t >= 4; t--) {
        double g = r[t].g, c = r[t].c, ps = r[t - 1].s;
        ds += 2 * r[t].s;
        double dg = ds * r[t].tm;
        dm += ds * g * (1 - r[t].tm * r[t].tm);
        dg += dm * (r[t - 1].m - c);
        double da = dm * (1 - g) * (1 - c * c), db = dg * g * (1 - g);
        dm *= g;
        w0 += db * x[t]; w1 += db * ps; w2 += da * x[t]; w3 += da * ps;
        dx[t] += db * x[0] + da * x[2];
        ds = db * x[1] + da * x[3];
    }
    dx[0] += w0; dx[1] += w1; dx[2] += w2; dx[3] += w3;
    free(r);
}

SUITE(10000)
