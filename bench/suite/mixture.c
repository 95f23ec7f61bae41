// A Gaussian mixture with full triangular scales (ADBench's GMM): weights, means and scales of K components for N points.
#include "suite.h"

enum { K = 25, D = 10, N = 1000, T = D * (D - 1) / 2, C = D + T };
static double points[N * D];

static void start(double *x, long n) {
    for (long i = 0; i < n; i++) x[i] = 0.3 * sin(1.3 * (double)i);
    for (int i = 0; i < N * D; i++) points[i] = cos(0.37 * i);
}

ACTIVE static number objective(const number *x, long n) {
    const number *alpha = x, *means = x + K, *scales = means + K * D;
    number diagonal[K * D], sums[K], centred[D], q[D], terms[K], total = 0, top, sum;
    for (int k = 0; k < K; k++) {
        sums[k] = 0;
        for (int d = 0; d < D; d++) {
            sums[k] += scales[k * C + d];
            diagonal[k * D + d] = exp(scales[k * C + d]);
        }
    }
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < K; k++) {
            const number *lower = scales + k * C + D;
            number square = 0;
            for (int d = 0; d < D; d++) centred[d] = points[i * D + d] - means[k * D + d];
            for (int d = 0; d < D; d++) q[d] = diagonal[k * D + d] * centred[d];
            for (int j = 0, at = 0; j < D; j++)
                for (int d = j + 1; d < D; d++) q[d] += lower[at++] * centred[j];
            for (int d = 0; d < D; d++) square += q[d] * q[d];
            terms[k] = alpha[k] + sums[k] - 0.5 * square;
        }
        top = terms[0], sum = 0;
        for (int k = 1; k < K; k++) top = terms[k] > top ? terms[k] : top;
        for (int k = 0; k < K; k++) sum += exp(terms[k] - top);
        total += top + log(sum);
    }
    top = alpha[0], sum = 0;
    for (int k = 1; k < K; k++) top = alpha[k] > top ? alpha[k] : top;
    for (int k = 0; k < K; k++) sum += exp(alpha[k] - top);
    return total - N * (top + log(sum));
}

static void by_hand(const double *x, double *dx, long n) {
    const double *alpha = x, *means = x + K, *scales = means + K * D;
    double *dalpha = dx, *dmeans = dx + K, *dscales = dmeans + K * D;
    double diagonal[K * D], ddiagonal[K * D] = {0}, sums[K], dsums[K] = {0}, centred[K][D], q[K][D], terms[K], top, sum;
    for (int k = 0; k < K; k++) {
        sums[k] = 0;
        for (int d = 0; d < D; d++) {
            sums[k] += scales[k * C + d];
            diagonal[k * D + d] = exp(scales[k * C + d]);
        }
    }
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < K; k++) {
            const double *lower = scales + k * C + D;
            double square = 0;
            for (int d = 0; d < D; d++) centred[k][d] = points[i * D + d] - means[k * D + d];
            for (int d = 0; d < D; d++) q[k][d] = diagonal[k * D + d] * centred[k][d];
            for (int j = 0, at = 0; j < D; j++)
                for (int d = j + 1; d < D; d++) q[k][d] += lower[at++] * centred[k][j];
            for (int d = 0; d < D; d++) square += q[k][d] * q[k][d];
            terms[k] = alpha[k] + sums[k] - 0.5 * square;
        }
        top = terms[0], sum = 0;
        for (int k = 1; k < K; k++) top = terms[k] > top ? terms[k] : top;
        for (int k = 0; k < K; k++) sum += terms[k] = exp(terms[k] - top);
        for (int k = 0; k < K; k++) {
            const double *lower = scales + k * C + D, g = terms[k] / sum;
            double *dlower = dscales + k * C + D, r[D];
            dalpha[k] += g;
            dsums[k] += g;
            for (int d = 0; d < D; d++) {
                double dq = -g * q[k][d];
                ddiagonal[k * D + d] += dq * centred[k][d];
                r[d] = dq * diagonal[k * D + d];
            }
            for (int j = 0, at = 0; j < D; j++)
                for (int d = j + 1; d < D; d++, at++) {
                    double dq = -g * q[k][d];
                    dlower[at] += dq * centred[k][j];
                    r[j] += dq * lower[at];
                }
            for (int d = 0; d < D; d++) dmeans[k * D + d] -= r[d];
        }
    }
    for (int k = 0; k < K; k++)
        for (int d = 0; d < D; d++) dscales[k * C + d] += ddiagonal[k * D + d] * diagonal[k * D + d] + dsums[k];
    top = alpha[0], sum = 0;
    for (int k = 1; k < K; k++) top = alpha[k] > top ? alpha[k] : top;
    for (int k = 0; k < K; k++) sum += exp(alpha[k] - top);
    for (int k = 0; k < K; k++) dalpha[k] -= N * exp(alpha[k] - top) / sum;
}

SUITE_FROM(K + K * D + K * C, start)
