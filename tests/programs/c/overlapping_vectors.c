// Neighbours in memory that clang packs into vectors, of which others read and write a half, or which fall into lanes soon.
#include "check.h"

// Columns of a frame are chosen by numbers, then two of its numbers are moved along by two others.
static void move(double *frame, int axis, double angle, double length) {
    double c = cos(angle), s = sin(angle), *a = frame + 3 * ((axis + 1) % 3), *b = frame + 3 * ((axis + 2) % 3);
    for (int i = 0; i < 3; i++) {
        double p = a[i], q = b[i];
        a[i] = c * p + s * q;
        b[i] = c * q - s * p;
    }
    for (int i = 0; i < 3; i++) frame[9 + i] += length * frame[i];
}

static double frames(double *x, int n) {
    double frame[12] = {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0}, sum = 0;
    for (int j = 0; j < n / 2; j++) move(frame, j % 3, x[j], x[n / 2 + j]);
    for (int i = 0; i < 12; i++) sum += frame[i] * frame[i] * (i + 1);
    return sum;
}

// A row that is short enough for a vector loop to be unrolled: neighbours overlap.
enum { ROW = 14 };
static double neighbours(double *x, int n) {
    double u[ROW], v[ROW];
    memcpy(u, x, sizeof u), memcpy(v, x, sizeof v);
    for (int step = 0; step < 3; step++) {
        for (int i = 1; i < ROW - 1; i++) v[i] = u[i] + 0.1 * u[i] * (u[i - 1] - 2 * u[i] + u[i + 1]);
        memcpy(u, v, sizeof u);
    }
    double sum = 0;
    for (int i = 0; i < ROW; i++) sum += u[i] * u[i];
    return sum;
}

// The same numbers as singles, as the lower and the upper of two, and in a choice.
static double pairs(double *x, int n) {
    double a[6], sum = 0;
    for (int i = 0; i < 6; i++) a[i] = x[i];
    for (int k = 0; k < n - 1; k++) {
        double p = a[k % 5], q = a[k % 5 + 1];
        a[0] = a[0] > p ? a[0] * 0.5 + p : q;
        a[1] = a[1] > q ? a[1] * 0.5 + q : p;
        a[(k + 2) % 6] *= x[k];
        a[2] += 0.5 * a[0], a[3] += 0.5 * a[1];
        sum += a[2] * a[3];
    }
    return sum;
}

// A point turned about an axis, and seen from there.
static double turned(double *x, int n) {
    double sum = 0;
    for (int k = 0; k + 5 < n; k++) {
        double *r = x + k, *p = x + k + 3, angle = sqrt(r[0] * r[0] + r[1] * r[1] + r[2] * r[2]), c = cos(angle), s = sin(angle);
        double w[3], t[3];
        for (int i = 0; i < 3; i++) w[i] = r[i] / angle;
        double along = (w[0] * p[0] + w[1] * p[1] + w[2] * p[2]) * (1 - c);
        t[0] = p[0] * c + (w[1] * p[2] - w[2] * p[1]) * s + w[0] * along;
        t[1] = p[1] * c + (w[2] * p[0] - w[0] * p[2]) * s + w[1] * along;
        t[2] = p[2] * c + (w[0] * p[1] - w[1] * p[0]) * s + w[2] * along;
        sum += t[0] / (t[2] * t[2] + 1) * (t[1] - 0.5);
    }
    return sum;
}

int main(void) {
    double x[ROW], dx[ROW] = {0}, dy[ROW] = {0}, dz[ROW] = {0}, dw[ROW] = {0};
    for (int i = 0; i < ROW; i++) x[i] = 0.6 + 0.3 * sin(2.0 * i);
    __enzyme_autodiff((void *)frames, x, dx, ROW);
    CHECK_DIFFERENCES(frames, x, dx, ROW);
    __enzyme_autodiff((void *)neighbours, x, dy, ROW);
    CHECK_DIFFERENCES(neighbours, x, dy, ROW);
    __enzyme_autodiff((void *)pairs, x, dz, ROW);
    CHECK_DIFFERENCES(pairs, x, dz, ROW);
    __enzyme_autodiff((void *)turned, x, dw, ROW);
    CHECK_DIFFERENCES(turned, x, dw, ROW);
    return check_result();
}
