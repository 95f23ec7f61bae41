// A kinematic chain: joints turn about alternating axes, links have lengths; the distance of each end from its target.
#include "suite.h"

enum { JOINTS = 24, POSES = 200 };

// The frame [rotation by columns | place] is turned about an axis of its own, then moved along its first axis.
ACTIVE static void move(number *frame, int axis, number angle, number length) {
    number c = cos(angle), s = sin(angle), *a = frame + 3 * ((axis + 1) % 3), *b = frame + 3 * ((axis + 2) % 3);
    for (int i = 0; i < 3; i++) {
        number p = a[i], q = b[i];
        a[i] = c * p + s * q;
        b[i] = c * q - s * p;
    }
    for (int i = 0; i < 3; i++) frame[9 + i] += length * frame[i];
}

ACTIVE static number objective(const number *x, long n) {
    const number *lengths = x + JOINTS * POSES;
    number sum = 0;
    for (int p = 0; p < POSES; p++) {
        number frame[12] = {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0};
        for (int j = 0; j < JOINTS; j++) move(frame, j % 3, x[p * JOINTS + j], lengths[j]);
        for (int i = 0; i < 3; i++) sum += (frame[9 + i] - 0.1 * i) * (frame[9 + i] - 0.1 * i);
    }
    return sum;
}

static void by_hand(const double *x, double *dx, long n) {
    const double *lengths = x + JOINTS * POSES;
    double *dlengths = dx + JOINTS * POSES;
    for (int p = 0; p < POSES; p++) {
        double frame[12] = {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0}, g[9] = {0}, place[3], cosines[JOINTS], sines[JOINTS];
        for (int j = 0; j < JOINTS; j++) {
            double c = cosines[j] = cos(x[p * JOINTS + j]), s = sines[j] = sin(x[p * JOINTS + j]);
            double *a = frame + 3 * ((j + 1) % 3), *b = frame + 3 * ((j + 2) % 3);
            for (int i = 0; i < 3; i++) {
                double u = a[i], v = b[i];
                a[i] = c * u + s * v, b[i] = c * v - s * u;
            }
            for (int i = 0; i < 3; i++) frame[9 + i] += lengths[j] * frame[i];
        }
        for (int i = 0; i < 3; i++) place[i] = 2 * (frame[9 + i] - 0.1 * i);
        for (int j = JOINTS - 1; j >= 0; j--) {
            double c = cosines[j], s = sines[j], turned = 0, along = 0;
            int a = 3 * ((j + 1) % 3), b = 3 * ((j + 2) % 3);
            for (int i = 0; i < 3; i++) {
                along += place[i] * frame[i];
                g[i] += place[i] * lengths[j];
            }
            dlengths[j] += along;
            for (int i = 0; i < 3; i++) {
                double ga = g[a + i], gb = g[b + i], u = frame[a + i], v = frame[b + i];
                turned += ga * v - gb * u;
                frame[a + i] = c * u - s * v, frame[b + i] = s * u + c * v;
                g[a + i] = c * ga - s * gb, g[b + i] = s * ga + c * gb;
            }
            dx[p * JOINTS + j] += turned;
        }
    }
}

SUITE(JOINTS * POSES + JOINTS)
