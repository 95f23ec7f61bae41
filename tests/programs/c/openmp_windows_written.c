// A region that reads arrays at places of which nobody knows who else reads them, and writes to arrays that may be the same ones. Each
// thread keeps apart what it adds, and asks for it where it has written itself.
// flags: -fopenmp
// enough: O2
#include "check.h"
#include <omp.h>
#include <stdlib.h>

enum { N = 240 };

typedef struct { double *x, *y, *z; int *where; } mesh;

// x is read all over; y and z are written, each place by the thread that has read it before, or reads it again.
__attribute__((noinline)) static void gather(mesh *m, int n) {
#pragma omp parallel for schedule(static)
    for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int k = 0; k < 6; k++) sum += sin(m->x[m->where[6 * i + k]]);
        m->y[i] = 0.5 * m->y[i] + sum * m->z[i];
        m->z[i] += m->y[i] * m->x[i];
    }
}

// The threads do not wait for each other between the loops: a thread reads what it wrote itself.
__attribute__((noinline)) static void twice(mesh *m, int n) {
#pragma omp parallel
    {
#pragma omp for schedule(static) nowait
        for (int i = 0; i < n; i++) m->y[i] = m->x[m->where[i]] * m->z[i];
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++) m->z[i] = m->y[i] * m->y[i] + m->x[m->where[n + i]];
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++) m->x[i] += 0.25 * m->z[m->where[2 * n + i]] * m->y[i];
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++) m->y[i] = m->x[m->where[3 * n + i]] + m->z[i];
    }
}

// What one thread wrote another one reads when it has waited for a lock.
__attribute__((noinline)) static void under_lock(mesh *m, int n) {
#pragma omp parallel
    {
        double mine = 0;
#pragma omp for schedule(static) nowait
        for (int i = 0; i < n; i++) mine += m->x[m->where[i]] * m->x[i];
#pragma omp critical
        {
            m->z[0] *= 1 + 1e-3 * mine * m->z[1];
        }
    }
}

// Each thread writes to where it has read, through two names for one array.
__attribute__((noinline)) static void in_place(mesh *m, mesh *same, int n) {
#pragma omp parallel for schedule(static, 8)
    for (int i = 0; i < n; i += 4) {
        for (int k = 0; k < 4; k++) same->x[i + (k + 1) % 4] = cos(m->x[i + k]) + 0.5 * m->x[i + (k + m->where[i]) % 4];
        for (int k = 0; k < 4; k++) m->y[i + k] = m->x[i + k] * same->x[i + (k + 2) % 4];
    }
}

// What an iteration reads one before it has written, and nothing is read behind that.
__attribute__((noinline)) static void chain(mesh *m, int n, int length) {
#pragma omp parallel for schedule(static)
    for (int b = 0; b < n; b += length)
        for (int k = 0; k < length; k++) m->x[b + m->where[k + length] % length] = 1.1 * sin(m->x[b + m->where[k] % length]);
}

static double objective(const double *p, int n, int threads, int which) {
    omp_set_num_threads(threads);
    mesh m = { malloc(n * sizeof(double)), malloc(n * sizeof(double)), malloc((n + 8) * sizeof(double)), malloc(6 * n * sizeof(int)) };
    for (int i = 0; i < 6 * n; i++) m.where[i] = (i * 37 + i / 7) % n;
    for (int i = 0; i < n; i++) m.x[i] = p[0] * sin(0.1 * i) + p[1], m.y[i] = p[2] + 0.01 * i, m.z[i] = p[1] * cos(0.2 * i) + p[2];
    for (int i = n; i < n + 8; i++) m.z[i] = 0;
    double sum = 0;
    if (which == 0) gather(&m, n), gather(&m, n);
    if (which == 1) twice(&m, n), twice(&m, n);
    if (which == 2) under_lock(&m, n);
    if (which == 3) {
        mesh again = m;
        in_place(&m, &again, n), in_place(&again, &m, n);
    }
    if (which == 4) {
        for (int k = 0; k < 8; k++) m.where[k] = 3 * k, m.where[k + 8] = 3 * k + 3;
        chain(&m, n, 8);
    }
    for (int i = 0; i < n; i++) sum += m.x[i] * m.x[i] + 1e-3 * m.y[i] * m.z[i];
    free(m.x), free(m.y), free(m.z), free(m.where);
    return sum;
}

int main(void) {
    double p[3] = { 0.7, 0.4, 0.9 };
    for (int which = 0; which < 5; which++)
        for (int threads = 1; threads <= 4; threads++) {
            double d[3] = { 0 };
            __enzyme_autodiff((void *)objective, enzyme_dup, p, d, enzyme_const, N, enzyme_const, threads, enzyme_const, which);
            for (int k = 0; k < 3; k++) {
                double h = 1e-6, up[3] = { p[0], p[1], p[2] }, down[3] = { p[0], p[1], p[2] };
                up[k] += h, down[k] -= h;
                double difference = (objective(up, N, threads, which) - objective(down, N, threads, which)) / (2 * h);
                CHECK_NEAR(d[k], difference, 1e-6);
            }
        }
    return check_failures != 0;
}
