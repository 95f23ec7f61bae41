// enough: O2
// levels: O0 O2
// flags: -llapacke -llapack -lopenblas
// LAPACKE on complex numbers, by rows and by columns; the other triangle of a matrix by rows is the transposed one.
#include "compare.h"
#include <lapacke.h>

enum { N = 3, LD = 4 };
static const int orders[2] = {LAPACK_COL_MAJOR, LAPACK_ROW_MAJOR};
static const char triangles[2] = {'U', 'L'}, transposes[3] = {'N', 'T', 'C'};

#define TAKE(name, count)                   \
    lapack_complex_double name[count];      \
    memcpy(name, in, sizeof name), in += 2 * (count)

/* Depends on real and imaginary parts, each in its own way. */
static double sum_of(int count, const lapack_complex_double *x) {
    double sum = 0;
    for (int i = 0; i < count; i++) sum += (1 + 0.3 * i) * creal(x[i]) * creal(x[i]) + creal(x[i]) * cimag(x[i]) - cimag(x[i]);
    return sum;
}

static double potrf_with_potrs(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD *N);
    for (int i = 0; i < N; i++) A[i * (LD + 1)] += 2 * N + 2;
    int info = LAPACKE_zpotrf(orders[v % 2], triangles[v / 2], N, A, LD);
    info |= LAPACKE_zpotrs(orders[v % 2], triangles[v / 2], N, 2, A, LD, B, LD);
    return info + N * N * sum_of(LD * N, B) + sum_of(LD * N, A);
}

static double getrf_with_getrs(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD *N);
    int pivots[N];
    for (int i = 0; i < N; i++) A[i * LD + (i + 1) % N] += N;
    int info = LAPACKE_zgetrf(orders[v % 2], N, N, A, LD, pivots);
    info |= LAPACKE_zgetrs(orders[v % 2], transposes[v / 2], N, 2, A, LD, pivots, B, LD);
    return info + sum_of(LD * N, B) + sum_of(LD * N, A);
}

static double gesv(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD *N);
    int pivots[N];
    for (int i = 0; i < N; i++) A[i * LD + (i + 1) % N] += N;
    return LAPACKE_zgesv(orders[v], N, 2, A, LD, pivots, B, LD) + sum_of(LD * N, B);
}

static double heev(int v, double *in) {
    TAKE(A, LD *N);
    double W[N], sum = 0;
    for (int i = 0; i < N; i++) A[i * (LD + 1)] += 3 * i;
    int info = LAPACKE_zheev(orders[v % 2], v / 4 ? 'V' : 'N', triangles[v / 2 % 2], N, A, LD, W);
    for (int i = 0; v / 4 && i < N; i++) sum += (1 + i) * creal(v % 2 ? conj(A[i]) * A[i + LD] : conj(A[i * LD]) * A[i * LD + 1]);
    for (int i = 0; i < N; i++) sum += (1 + i) * W[i] * W[i];
    return info + sum;
}

#define ALL(f, variants, size) \
    for (int v = 0; v < variants; v++) COMPARE(f, v, (size))

int main(void) {
    ALL(potrf_with_potrs, 4, 4 * LD * N);
    ALL(getrf_with_getrs, 6, 4 * LD * N);
    ALL(gesv, 2, 4 * LD * N);
    ALL(heev, 8, 2 * LD * N);
    return failures != 0;
}
