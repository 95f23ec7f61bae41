// enough: O2
// levels: O0 O2
// flags: -llapack -lopenblas
// LAPACK on complex numbers: solves and factorisations, of which the results are used in several ways.
#include "compare.h"
#include <complex.h>

typedef double _Complex number;
typedef const int *integer;
typedef const char *flag;
void zpotrf_(flag, integer, number *, integer, int *);
void zpotrs_(flag, integer, integer, const number *, integer, number *, integer, int *);
void zposv_(flag, integer, integer, number *, integer, number *, integer, int *);
void zgetrf_(integer, integer, number *, integer, int *, int *);
void zgetrs_(flag, integer, integer, const number *, integer, const int *, number *, integer, int *);
void zgesv_(integer, integer, number *, integer, int *, number *, integer, int *);
void zheev_(flag, flag, integer, number *, integer, double *, number *, integer, double *, int *);
void ztrtrs_(flag, flag, flag, integer, integer, const number *, integer, number *, integer, int *);

#ifndef N
#define N 4
#endif
#define LD (N + 1)
#define TAKE(name, count) \
    number name[count];   \
    memcpy(name, in, sizeof name), in += 2 * (count)

static const char *triangles[] = {"U", "L"}, *transposes[] = {"N", "T", "C"}, *diagonals[] = {"N", "U"};
static const int n = N, ld = LD, two = 2;

/* Depends on real and imaginary parts, each in its own way. */
static double sum_of(int count, const number *x) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
        double re = creal(x[i]), im = cimag(x[i]);
        sum += (1 + 0.3 * i) * re * re + (2 - 0.02 * i) * im * im + 0.7 * re * im + 0.1 * re;
    }
    return sum;
}

static void make_positive(number *A) {
    for (int i = 0; i < N; i++) A[i * (LD + 1)] += 2 * N + 2;
}

static void make_regular(number *A) { /* rows must change places */
    for (int i = 0; i < N; i++) A[i * LD + (i + 1) % N] += N + 0.5 * N * I;
}

static double potrf(int v, double *in) {
    TAKE(A, LD *N);
    int info;
    make_positive(A);
    zpotrf_(triangles[v], &n, A, &ld, &info);
    double sum = sum_of(LD * N, A);
    A[0] = 2;
    return info ? NAN : sum + sum_of(LD * N, A);
}

static double potrs(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD * 2);
    int info;
    make_positive(A);
    zpotrf_(triangles[v % 2], &n, A, &ld, &info);
    zpotrs_(triangles[v % 2], &n, &two, A, &ld, B, &ld, &info);
    double sum = N * N * N * sum_of(LD * 2, B);
    if (v >= 2) A[0] = B[0] = 2;
    return sum + (v >= 2 ? sum_of(LD * N, A) + sum_of(LD * 2, B) : 0);
}

static double posv(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD * 2);
    int info;
    make_positive(A);
    zposv_(triangles[v % 2], &n, &two, A, &ld, B, &ld, &info);
    double sum = N * N * N * sum_of(LD * 2, B);
    if (v >= 2) A[0] = B[0] = 2;
    return sum + (v >= 2 ? sum_of(LD * N, A) + sum_of(LD * 2, B) : 0);
}

static double getrf(int v, double *in) {
    TAKE(A, LD *N);
    int info, pivots[N], rows = v == 1 ? N - 1 : N, columns = v == 2 ? N - 1 : N;
    make_regular(A);
    zgetrf_(&rows, &columns, A, &ld, pivots, &info);
    double sum = sum_of(LD * N, A);
    A[0] = pivots[0] = 2;
    return sum + sum_of(LD * N, A);
}

static double getrs(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD * 2);
    int info, pivots[N];
    make_regular(A);
    zgetrf_(&n, &n, A, &ld, pivots, &info);
    zgetrs_(transposes[v % 3], &n, &two, A, &ld, pivots, B, &ld, &info);
    double sum = sum_of(LD * 2, B);
    if (v >= 3) A[0] = B[0] = pivots[0] = 2;
    return sum + (v >= 3 ? sum_of(LD * N, A) + sum_of(LD * 2, B) : 0);
}

static double gesv(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD * 2);
    int info, pivots[N];
    make_regular(A);
    zgesv_(&n, &two, A, &ld, pivots, B, &ld, &info);
    double sum = sum_of(LD * 2, B);
    if (v >= 1) A[0] = B[0] = pivots[0] = 2;
    return sum + (v >= 1 ? sum_of(LD * N, A) + sum_of(LD * 2, B) : 0);
}

static double trtrs(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD * 2);
    int info;
    make_positive(A);
    ztrtrs_(triangles[v % 2], transposes[v / 2 % 3], diagonals[v / 6], &n, &two, A, &ld, B, &ld, &info);
    double sum = sum_of(LD * 2, B);
    A[0] = B[0] = 2;
    return sum + sum_of(LD * N, A) + sum_of(LD * 2, B);
}

static double heev(int v, double *in) {
    TAKE(A, LD *N);
    double W[N], real_work[3 * N], sum = 0;
    number work[N * 40];
    int info, size = N * 40;
    for (int i = 0; i < N; i++) A[i * (LD + 1)] += 3 * i;
    zheev_(v % 2 ? "V" : "N", triangles[v / 2 % 2], &n, A, &ld, W, work, &size, real_work, &info);
    if (v % 2)
        for (int i = 0; i < N - 1; i++) { /* does not depend on the phases */
            number one = conj(A[i * LD]) * A[i * LD + 1], other = A[i * LD + 2] * conj(A[i * LD + 1]);
            sum += (1 + i) * creal(one) + sin(i) * cimag(one) + creal(other * other);
        }
    for (int i = 0; i < N; i++) sum += (1 + 0.3 * i) * W[i] * W[i];
    if (v >= 4) A[0] = W[0] = 2;
    return info ? NAN : sum;
}

// ---- the same solve by loops, without pivots

static double solved_by_loops(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD * 2);
    int info, pivots[N];
    for (int i = 0; i < N; i++) A[i * (LD + 1)] += 4 * N;
    if (v) {
        zgesv_(&n, &two, A, &ld, pivots, B, &ld, &info);
        return sum_of(LD * 2, B);
    }
    for (int k = 0; k < N; k++)
        for (int i = 0; i < N; i++) {
            if (i == k) continue;
            number factor = A[k * LD + i] / A[k * LD + k];
            for (int j = 0; j < N; j++) A[j * LD + i] -= factor * A[j * LD + k];
            for (int j = 0; j < 2; j++) B[j * LD + i] -= factor * B[j * LD + k];
        }
    for (int j = 0; j < 2; j++)
        for (int i = 0; i < N; i++) B[j * LD + i] /= A[i * LD + i];
    return sum_of(LD * 2, B);
}

static void compare_with_loops(void) {
    enum { SIZE = 2 * LD * (N + 2) };
    double in[SIZE], library[SIZE] = {0}, loops[SIZE] = {0};
    for (int i = 0; i < SIZE; i++) in[i] = value_at(i);
    __enzyme_autodiff_gradient((void *)solved_by_loops, enzyme_const, 1, enzyme_dup, in, library);
    __enzyme_autodiff_gradient((void *)solved_by_loops, enzyme_const, 0, enzyme_dup, in, loops);
    for (int i = 0; i < SIZE; i++)
        if (!(fabs(library[i] - loops[i]) <= 1e-12)) expect("loops", 0, "gradient", i, library[i], loops[i] + 1);
}

#define ALL(f, variants, size) \
    for (int v = 0; v < variants; v++) COMPARE(f, v, 2 * (size))

int main(void) {
    ALL(potrf, 2, LD *N);
    ALL(potrs, 4, LD *(N + 2));
    ALL(posv, 4, LD *(N + 2));
    ALL(getrf, 3, LD *N);
    ALL(getrs, 6, LD *(N + 2));
    ALL(gesv, 2, LD *(N + 2));
    ALL(trtrs, 12, LD *(N + 2));
    if (N < 10) { /* among many some are nearly the same */
        ALL(heev, 8, LD *N);
    }
    compare_with_loops();
    return failures != 0;
}
