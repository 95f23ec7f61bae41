// enough: O2
// levels: O0 O2
// flags: -g -llapacke -llapack -lopenblas
// LAPACKE by rows and by columns: the results are those of the library, and the gradients those of differences.
#include "compare.h"
#include <lapacke.h>

enum { N = 4, LD = 5 };
static const int orders[2] = {LAPACK_COL_MAJOR, LAPACK_ROW_MAJOR};
static const char triangles[2] = {'U', 'L'}, transposes[3] = {'N', 't', 'C'};

#define TAKE(name, count) \
    double name[count];   \
    memcpy(name, in, sizeof name), in += count

static void make_positive(double *A) {
    for (int i = 0; i < N; i++) A[i * (LD + 1)] += N + 2;
}

static void make_regular(double *A) { /* rows must change places */
    for (int i = 0; i < N; i++) A[i * LD + (i + 1) % N] += N;
}

static double potrf_with_potrs(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD *N);
    make_positive(A);
    int info = LAPACKE_dpotrf(orders[v % 2], triangles[v / 2], N, A, LD);
    info |= LAPACKE_dpotrs(orders[v % 2], triangles[v / 2], N, 2, A, LD, B, LD);
    return info + N * N * weighed(LD * N, B) + weighed(LD * N, A);
}

static double posv(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD *N);
    make_positive(A);
    int info = LAPACKE_dposv(orders[v % 2], triangles[v / 2], N, 2, A, LD, B, LD);
    return info + N * N * weighed(LD * N, B) + weighed(LD * N, A);
}

static double getrf_with_getrs(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD *N);
    int pivots[N];
    make_regular(A);
    int info = LAPACKE_dgetrf(orders[v % 2], N, N, A, LD, pivots);
    info |= LAPACKE_dgetrs(orders[v % 2], transposes[v / 2], N, 2, A, LD, pivots, B, LD);
    return info + weighed(LD * N, B) + weighed(LD * N, A);
}

static double getrf(int v, double *in) {
    TAKE(A, LD *N);
    int pivots[N];
    make_regular(A);
    int info = LAPACKE_dgetrf(orders[v % 2], N - v / 2 % 2, N - v / 4, A, LD, pivots);
    return info + weighed(LD * N, A);
}

static double gesv(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD *N);
    int pivots[N];
    make_regular(A);
    return LAPACKE_dgesv(orders[v % 2], N, 2, A, LD, pivots, B, LD) + weighed(LD * N, B) + v / 2 * weighed(LD * N, A);
}

static double trtrs(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD *N);
    make_positive(A);
    int info = LAPACKE_dtrtrs(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 3], v / 12 ? 'U' : 'N', N, 2, A, LD, B, LD);
    return info + weighed(LD * N, B);
}

static double least_squares(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD *N);
    double tau[N];
    int info = LAPACKE_dgeqrf(orders[v % 2], N, N - 1, A, LD, tau);
    info |= LAPACKE_dormqr(orders[v % 2], v / 2 % 2 ? 'R' : 'L', transposes[v / 4 % 2], N, N, N - 1, A, LD, tau, B, LD);
    info |= LAPACKE_dtrtrs(orders[v % 2], 'U', 'N', 'N', N - 1, 2, A, LD, B, LD);
    return info + weighed(LD * N, B);
}

static double syev(int v, double *in) {
    TAKE(A, LD *N);
    double W[N], sum = 0;
    for (int i = 0; i < N; i++) A[i * (LD + 1)] += 3 * i;
    int info = LAPACKE_dsyev(orders[v % 2], v / 4 ? 'V' : 'N', triangles[v / 2 % 2], N, A, LD, W);
    for (int i = 0; v / 4 && i < N; i++) sum += (1 + i) * (v % 2 ? A[i * LD] * A[i * LD + 1] : A[i] * A[LD + i]);
    return info + sum + weighed(N, W);
}

static double gesdd(int v, double *in) {
    TAKE(A, LD *N);
    double S[N], U[LD * N], VT[LD * N], sum = 0;
    int rows = v / 2 % 3 == 1 ? N - 1 : N, columns = v / 2 % 3 == 2 ? N - 1 : N;
    for (int i = 0; i < N; i++) A[i * (LD + 1)] += 3 * i;
    int info = LAPACKE_dgesdd(orders[v % 2], v / 6 ? 'S' : 'N', rows, columns, A, LD, S, U, LD, VT, LD);
    for (int i = 0; i < N - 1; i++) sum += (2 + sin(i)) * S[i] * S[i];
    return info + sum;
}

// ---- the library, where no derivative is asked for

static void compare_with_library(void) {
    double in[2 * LD * N], A[LD * N], B[LD * N];
    for (int order = 0; order < 2; order++) {
        int pivots[N];
        for (int i = 0; i < 2 * LD * N; i++) in[i] = value_at(i);
        memcpy(A, in, sizeof A), memcpy(B, in + LD * N, sizeof B);
        make_regular(A);
        LAPACKE_dgesv(orders[order], N, 2, A, LD, pivots, B, LD);
        expect("library", order, "value", 0, gesv(2 + order, in), weighed(LD * N, B) + weighed(LD * N, A));
        memcpy(A, in, sizeof A), A[N / 2 * LD + N / 2] = NAN;
        memcpy(in, A, sizeof A);
        int told = LAPACKE_dgesv(orders[order], N, 2, A, LD, pivots, B, LD);
        expect("library", order, "NaN", 0, told, -4);
    }
}

#define ALL(f, variants, size) \
    for (int v = 0; v < variants; v++) COMPARE(f, v, (size))

int main(void) {
    ALL(potrf_with_potrs, 4, 2 * LD * N);
    ALL(posv, 4, 2 * LD * N);
    ALL(getrf_with_getrs, 6, 2 * LD * N);
    ALL(getrf, 6, LD * N);
    ALL(gesv, 4, 2 * LD * N);
    ALL(trtrs, 24, 2 * LD * N);
    ALL(least_squares, 8, 2 * LD * N);
    ALL(syev, 8, LD * N);
    ALL(gesdd, 12, LD * N);
    compare_with_library();
    return failures != 0;
}
