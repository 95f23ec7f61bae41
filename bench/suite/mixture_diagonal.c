// A Gaussian mixture: weights, means, scales and points.
#include "suite.h"

#define GK 10
#define GD 8
ACTIVE static number objective(const number *x, long n) {
    int N = (n - GK * (1 + 2 * GD)) / GD;
    const number *alpha = x, *mu = x + GK, *q = mu + GK * GD, *pts = q + GK * GD;
    number total = 0, eq[GK * GD], sq[GK], term[GK];
    for (int k = 0; k < GK; k++) {
        sq[k] = 0;
        for (int d = 0; d < GD; d++) { eq[k * GD + d] = exp(q[k * GD + d]); sq[k] += q[k * GD + d]; }
    }
    for (int i = 0; i < N; i++) {
        number top = -1e300, sum = 0;
        for (int k = 0; k < GK; k++) {
            number s = 0;
            for (int d = 0; d < GD; d++) { number v = eq[k * GD + d] * (pts[i * GD + d] - mu[k * GD + d]); s += v * v; }
            term[k] = alpha[k] + sq[k] - 0.5 * s;
            top = term[k] > top ? term[k] : top;
        }
        for (int k = 0; k < GK; k++) sum += exp(term[k] - top);
        total += top + log(sum);
    }
    return total;
}
static void by_hand(const double *x, double *dx, long n) {
    int N = (n - GK * (1 + 2 * GD)) / GD;
    const double *alpha = x, *mu = x + GK, *q = mu + GK * GD, *pts = q + GK * GD;
    double *dalpha = dx, *dmu = dx + GK, *dq = dmu + GK * GD, *dpts = dq + GK * GD;
    double eq[GK * GD], deq[GK * GD], sq[GK], dsq[GK], term[GK];
    memset(deq, 0, sizeof deq); memset(dsq, 0, sizeof dsq);
    for (int k = 0; k < GK; k++) {
        sq[k] = 0;
        for (int d = 0; d < GD; d++) { eq[k * GD + d] = exp(q[k * GD + d]); sq[k] += q[k * GD + d]; }
    }
    for (int i = 0; i < N; i++) {
        double top = -1e300, sum = 0;
        for (int k = 0; k < GK; k++) {
            double s = 0;
            for (int d = 0; d < GD; d++) { double v = eq[k * GD + d] * (pts[i * GD + d] - mu[k * GD + d]); s += v * v; }
            term[k] = alpha[k] + sq[k] - 0.5 * s;
            top = term[k] > top ? term[k] : top;
        }
        for (int k = 0; k < GK; k++) sum += term[k] = exp(term[k] - top);
        for (int k = 0; k < GK; k++) {
            double g = term[k] / sum;
            dalpha[k] += g; dsq[k] += g;
            for (int d = 0; d < GD; d++) {
                double c = pts[i * GD + d] - mu[k * GD + d], e = eq[k * GD + d], v = e * c, r = -g * v;
                deq[k * GD + d] += r * c; dpts[i * GD + d] += r * e; dmu[k * GD + d] -= r * e;
            }
        }
    }
    for (int k = 0; k < GK; k++) for (int d = 0; d < GD; d++) dq[k * GD + d] += deq[k * GD + d] * eq[k * GD
        + d] + dsq[k];
}

SUITE(16170)
