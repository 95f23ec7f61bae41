// One head of attention: T queries, keys and values of D numbers, softmax of their products, the squared norm of the result.
#include "suite.h"

enum { T = 96, D = 32 };

ACTIVE static number objective(const number *x, long n) {
    const number *q = x, *k = q + T * D, *v = k + T * D;
    number sum = 0;
    for (int i = 0; i < T; i++) {
        number score[T], out[D] = {0}, top = -1e300, total = 0;
        for (int j = 0; j < T; j++) {
            number s = 0;
            for (int d = 0; d < D; d++) s += q[i * D + d] * k[j * D + d];
            score[j] = s / sqrt((double)D);
            top = score[j] > top ? score[j] : top;
        }
        for (int j = 0; j < T; j++) total += score[j] = exp(score[j] - top);
        for (int j = 0; j < T; j++)
            for (int d = 0; d < D; d++) out[d] += score[j] / total * v[j * D + d];
        for (int d = 0; d < D; d++) sum += out[d] * out[d];
    }
    return sum;
}

static void by_hand(const double *x, double *dx, long n) {
    const double *q = x, *k = q + T * D, *v = k + T * D, scale = 1 / sqrt((double)D);
    double *dq = dx, *dk = dq + T * D, *dv = dk + T * D;
    for (int i = 0; i < T; i++) {
        double score[T], out[D] = {0}, top = -1e300, total = 0, square = 0;
        for (int j = 0; j < T; j++) {
            double s = 0;
            for (int d = 0; d < D; d++) s += q[i * D + d] * k[j * D + d];
            score[j] = s * scale;
            top = score[j] > top ? score[j] : top;
        }
        for (int j = 0; j < T; j++) total += score[j] = exp(score[j] - top);
        for (int j = 0; j < T; j++) {
            score[j] /= total;
            for (int d = 0; d < D; d++) out[d] += score[j] * v[j * D + d];
        }
        for (int d = 0; d < D; d++) square += 2 * out[d] * out[d], out[d] *= 2;
        for (int j = 0; j < T; j++) {
            double g = 0;
            for (int d = 0; d < D; d++) {
                g += out[d] * v[j * D + d];
                dv[j * D + d] += score[j] * out[d];
            }
            g = score[j] * (g - square) * scale;
            for (int d = 0; d < D; d++) {
                dq[i * D + d] += g * k[j * D + d];
                dk[j * D + d] += g * q[i * D + d];
            }
        }
    }
}

SUITE(3 * T * D)
