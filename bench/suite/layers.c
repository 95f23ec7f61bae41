// Eight dense layers with tanh.
#include "suite.h"

#define W 64
ACTIVE static number objective(const number *x, long n) {
    number a[W], b[W], sum = 0;
    for (int i = 0; i < W; i++) a[i] = x[i];
    const number *w = x + W;
    for (int l = 0; l < 8; l++, w += W * W + W) {
        for (int i = 0; i < W; i++) {
            number s = w[W * W + i];
            for (int j = 0; j < W; j++) s += (w[i * W + j] - 0.5) * a[j];
            b[i] = tanh(s);
        }
        for (int i = 0; i < W; i++) a[i] = b[i];
    }
    for (int i = 0; i < W; i++) sum += a[i] * a[i];
    return sum;
}
static void by_hand(const double *x, double *dx, long n) {
    double a[9][W];
    for (int i = 0; i < W; i++) a[0][i] = x[i];
    const double *w = x + W;
    for (int l = 0; l < 8; l++, w += W * W + W)
        for (int i = 0; i < W; i++) {
            double s = w[W * W + i];
            for (int j = 0; j < W; j++) s += (w[i * W + j] - 0.5) * a[l][j];
            a[l + 1][i] = tanh(s);
        }
    double g[W], p[W], *dw = dx + W + 8 * (W * W + W);
    for (int i = 0; i < W; i++) g[i] = 2 * a[8][i];
    for (int l = 7; l >= 0; l--) {
        w -= W * W + W; dw -= W * W + W;
        for (int j = 0; j < W; j++) p[j] = 0;
        for (int i = 0; i < W; i++) {
            double s = g[i] * (1 - a[l + 1][i] * a[l + 1][i]);
            dw[W * W + i] += s;
            for (int j = 0; j < W; j++) { dw[i * W + j] += s * a[l][j]; p[j] += s * (w[i * W + j] - 0.5); }
        }
        for (int j = 0; j < W; j++) g[j] = p[j];
    }
    for (int i = 0; i < W; i++) dx[i] += g[i];
}

SUITE(33344)
