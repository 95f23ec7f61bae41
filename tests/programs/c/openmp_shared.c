// Iterations that share nothing, those that share a little, and those that only seem to share nothing: what adds plainly must be right.
// enough: O2
// flags: -fopenmp
#include "check.h"
#include <omp.h>

enum { N = 64 };

double plain(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) s += sin(x[i]) * x[i];
    return s;
}

double rev(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) s += sin(x[n - 1 - i]);
    return s;
}

double square(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) s += sin(x[(i * i) % n]);
    return s;
}

double both(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) s += sin(x[i]) * x[n - 1 - i];
    return s;
}

double overlap(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n / 2 - 1; i++) s += sin(x[2 * i]) * x[2 * i + 1] * x[2 * i + 2];
    return s;
}

double neighbours(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s) schedule(dynamic, 4)
    for (int i = 1; i < n - 1; i++) s += sin(x[i - 1]) * x[i] + x[i + 1] * x[i + 1];
    return s;
}

double chunks(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s) schedule(static, 3)
    for (int i = 0; i < n; i++) s += sin(x[i]);
    return s;
}

double two(double *x, int n) {
    double s = 0;
#pragma omp parallel reduction(+ : s)
    {
#pragma omp for nowait
    for (int i = 0; i < n; i++) s += sin(x[i]);
#pragma omp for schedule(dynamic) nowait
    for (int i = 0; i < n; i++) s += cos(x[i]);
    }
    return s;
}

double separate(double *x, int n) {
    double s = 0;
#pragma omp parallel reduction(+ : s)
    {
#pragma omp for
    for (int i = 0; i < n; i++) s += sin(x[i]);
#pragma omp for schedule(dynamic)
    for (int i = 0; i < n; i++) s += cos(x[i]);
    }
    return s;
}

double nest(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < 8; i++) for (int j = 0; j < 8; j++) s += sin(x[8 * i + j]);
    return s;
}

double nest_over(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < 7; i++) for (int j = 0; j < 9; j++) s += sin(x[8 * i + j]);
    return s;
}

double shifted(double *x, int n) {
    double s = 0;
#pragma omp parallel reduction(+ : s)
    {
    int me = omp_get_thread_num();
#pragma omp for
    for (int i = 0; i < n - 8; i++) s += sin(x[i + me]);
    }
    return s;
}

double repeated(double *x, int n) {
    double s = 0;
#pragma omp parallel reduction(+ : s)
    for (int k = 0; k < 3; k++) {
#pragma omp for schedule(dynamic) nowait
    for (int i = 0; i < n; i++) s += sin(x[i] * k);
    }
    return s;
}

double outside(double *x, int n) {
    double s = 0;
#pragma omp parallel reduction(+ : s)
    {
#pragma omp for nowait
    for (int i = 0; i < n; i++) s += sin(x[i]);
    s += x[3];
    }
    return s;
}

double shared_read(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 1; i < n; i++) s += sin(x[i]) * x[0];
    return s;
}

static double dot(double *x, double *y, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) s += x[i] * y[i];
    return s;
}

double same(double *x, int n) { return dot(x, x, n); }

double alias(double *x, int n) { return dot(x, x + 1, n - 1); }

double back(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = n - 1; i >= 0; i--) s += sin(x[i]);
    return s;
}

double step3(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n - 2; i += 3) s += sin(x[i]) * x[i + 1] * x[i + 2];
    return s;
}

double coll(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s) collapse(2)
    for (int i = 0; i < 8; i++) for (int j = 0; j < 8; j++) s += sin(x[8 * i + j]) * x[8 * j + i];
    return s;
}

double shortidx(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n * 16; i++) s += sin(x[(unsigned char)i & 63]);
    return s;
}

double charidx(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < 1024; i++) s += sin(x[(unsigned char)i / 4]);
    return s;
}


static double x[N], y[N], dx[N];

#define RUN(f)                                                                                                         \
    do {                                                                                                               \
        for (int i = 0; i < N; i++) x[i] = y[i] = 0.5 + 0.3 * sin(i), dx[i] = 0;                                       \
        __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N);                                              \
        CHECK_DIFFERENCES(f, x, dx, N);                                                                                \
    } while (0)

int main(void) {
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        RUN(plain);
        RUN(rev);
        RUN(square);
        RUN(both);
        RUN(overlap);
        RUN(neighbours);
        RUN(chunks);
        RUN(two);
        RUN(separate);
        RUN(nest);
        RUN(nest_over);
        RUN(shifted);
        RUN(repeated);
        RUN(outside);
        RUN(shared_read);
        RUN(same);
        RUN(alias);
        RUN(back);
        RUN(step3);
        RUN(coll);
        RUN(shortidx);
        RUN(charidx);
    }
    return check_failures != 0;
}
