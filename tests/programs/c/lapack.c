// enough: O2
// flags: -llapack -lopenblas
// memory: O2
// LAPACK by its own interface: solves and factorisations, of which the results are used in several ways.
#include "compare.h"

typedef const int *integer;
typedef const char *flag;
void dpotrf_(flag, integer, double *, integer, int *);
void dpotrs_(flag, integer, integer, const double *, integer, double *, integer, int *);
void dposv_(flag, integer, integer, double *, integer, double *, integer, int *);
void dgetrf_(integer, integer, double *, integer, int *, int *);
void dgetrs_(flag, integer, integer, const double *, integer, const int *, double *, integer, int *);
void dgesv_(integer, integer, double *, integer, int *, double *, integer, int *);
void dtrtrs_(flag, flag, flag, integer, integer, const double *, integer, double *, integer, int *);
void dsyev_(flag, flag, integer, double *, integer, double *, double *, integer, int *);
void dgesdd_(flag, integer, integer, double *, integer, double *, double *, integer, double *, integer, double *, integer, int *,
             int *);
void dgesvd_(flag, flag, integer, integer, double *, integer, double *, double *, integer, double *, integer, double *, integer, int *);
void dgeqrf_(integer, integer, double *, integer, double *, double *, integer, int *);
void dormqr_(flag, flag, integer, integer, integer, const double *, integer, const double *, double *, integer, double *, integer,
             int *);

#ifndef N
#define N 4
#endif
#define LD (N + 1)
#define TAKE(name, count) \
    double name[count];   \
    memcpy(name, in, sizeof name), in += count

static const char *triangles[] = {"U", "L"}, *transposes[] = {"N", "T", "C"}, *diagonals[] = {"N", "U"};
static const int n = N, ld = LD, two = 2;

static void make_positive(double *A) {
    for (int i = 0; i < N; i++) A[i * (LD + 1)] += N + 2;
}

static void make_regular(double *A) { /* rows must change places */
    for (int i = 0; i < N; i++) A[i * LD + (i + 1) % N] += N;
}

static double potrf(int v, double *in) {
    TAKE(A, LD *N);
    int info;
    make_positive(A);
    dpotrf_(triangles[v], &n, A, &ld, &info);
    double sum = weighed(LD * N, A);
    A[0] = 2;
    return sum + weighed(LD * N, A);
}

static double potrs(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD * 2);
    int info;
    make_positive(A);
    dpotrf_(triangles[v % 2], &n, A, &ld, &info);
    dpotrs_(triangles[v % 2], &n, &two, A, &ld, B, &ld, &info);
    double sum = N * N * N * weighed(LD * 2, B);
    if (v >= 2) A[0] = B[0] = 2;
    return sum + (v >= 2 ? weighed(LD * N, A) + weighed(LD * 2, B) : 0);
}

static double posv(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD * 2);
    int info;
    make_positive(A);
    dposv_(triangles[v % 2], &n, &two, A, &ld, B, &ld, &info);
    double sum = N * N * N * weighed(LD * 2, B);
    if (v >= 2) A[0] = B[0] = 2;
    return sum + (v >= 2 ? weighed(LD * N, A) + weighed(LD * 2, B) : 0);
}

static double getrf(int v, double *in) {
    TAKE(A, LD *N);
    int info, pivots[N], rows = v == 1 ? N - 1 : N, columns = v == 2 ? N - 1 : N;
    make_regular(A);
    dgetrf_(&rows, &columns, A, &ld, pivots, &info);
    double sum = weighed(LD * N, A);
    A[0] = pivots[0] = 2;
    return sum + weighed(LD * N, A);
}

static double getrs(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD * 2);
    int info, pivots[N];
    make_regular(A);
    dgetrf_(&n, &n, A, &ld, pivots, &info);
    dgetrs_(transposes[v % 3], &n, &two, A, &ld, pivots, B, &ld, &info);
    double sum = weighed(LD * 2, B);
    if (v >= 3) A[0] = B[0] = pivots[0] = 2;
    return sum + (v >= 3 ? weighed(LD * N, A) + weighed(LD * 2, B) : 0);
}

static double gesv(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD * 2);
    int info, pivots[N];
    make_regular(A);
    dgesv_(&n, &two, A, &ld, pivots, B, &ld, &info);
    double sum = weighed(LD * 2, B);
    if (v >= 1) A[0] = B[0] = pivots[0] = 2;
    return sum + (v >= 1 ? weighed(LD * N, A) + weighed(LD * 2, B) : 0);
}

static double trtrs(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(B, LD * 2);
    int info;
    make_positive(A);
    dtrtrs_(triangles[v % 2], transposes[v / 2 % 3], diagonals[v / 6], &n, &two, A, &ld, B, &ld, &info);
    double sum = weighed(LD * 2, B);
    A[0] = B[0] = 2;
    return sum + weighed(LD * N, A) + weighed(LD * 2, B);
}

static double syev(int v, double *in) {
    TAKE(A, LD *N);
    double W[N], best;
    int info, ask = -1;
    for (int i = 0; i < N; i++) A[i * (LD + 1)] += 3 * i;
    dsyev_(v % 2 ? "V" : "N", triangles[v / 2 % 2], &n, A, &ld, W, &best, &ask, &info);
    int size = (int)best;
    double *work = malloc(sizeof(double) * size), sum = 0;
    dsyev_(v % 2 ? "V" : "N", triangles[v / 2 % 2], &n, A, &ld, W, work, &size, &info);
    free(work);
    if (v % 2)
        for (int i = 0; i < N; i++) sum += (1 + i) * A[i] * A[LD + i];
    sum += weighed(N, W);
    if (v >= 4) A[0] = W[0] = 2;
    return sum + (v % 2 && v >= 4 ? A[LD] * A[LD + 1] : 0);
}

static double gesdd(int v, double *in) {
    TAKE(A, LD *N);
    double S[N], U[N * N], VT[N * N], work[N * N * 8 + N * 16];
    int info, size = sizeof work / sizeof *work, iwork[8 * N], rows = v % 3 == 1 ? N - 1 : N, columns = v % 3 == 2 ? N - 1 : N;
    for (int i = 0; i < N; i++) A[i * (LD + 1)] += 3 * i;
    dgesdd_(v < 3 ? "N" : "S", &rows, &columns, A, &ld, S, U, &n, VT, &n, work, &size, iwork, &info);
    double sum = 0;
    for (int i = 0; i < N - 1; i++) sum += (2 + sin(i)) * S[i] * S[i];
    return sum;
}

static void dgesvd_with_work(const char *u, const char *vt, integer rows, integer columns, double *A, double *S, double *U, double *VT) {
    double work[N * N * 8 + N * 16];
    int info, size = sizeof work / sizeof *work;
    dgesvd_(u, vt, rows, columns, A, &ld, S, U, &n, VT, &n, work, &size, &info);
}

// values and vectors: of both sides, for more rows, more columns, or as many
static double vectors(int v, double *in) {
    TAKE(A, LD *N);
    double S[N], U[N * N], VT[N * N], work[N * N * 8 + N * 16], sum = 0;
    int info, size = sizeof work / sizeof *work, iwork[8 * N], rows = v % 3 == 1 ? N - 1 : N, columns = v % 3 == 2 ? N - 1 : N;
    const char *job = v / 3 % 2 ? "A" : "S";
    for (int i = 0; i < N; i++) A[i * (LD + 1)] += 3 * i;
    if (v < 6)
        dgesdd_(job, &rows, &columns, A, &ld, S, U, &n, VT, &n, work, &size, iwork, &info);
    else
        dgesvd_with_work(job, v % 2 ? "S" : "A", &rows, &columns, A, S, U, VT);
    for (int k = 0; k < N - 1; k++) /* does not depend on the signs */
        for (int i = 0; i < N - 1; i++)
            sum += (1 + sin(i + k)) * U[k * N + i] * U[k * N + (i + 1) % (N - 1)] + cos(i + 2 * k) * U[k * N + i] * VT[i * N + k];
    if (v % 2) S[0] *= 2, U[0] = VT[0] = 2;
    return sum + weighed(N - 1, S) / N;
}

static double values_by_gesvd(int v, double *in) {
    TAKE(A, LD *N);
    double S[N], U[N * N], VT[N * N];
    int rows = v % 3 == 1 ? N - 1 : N, columns = v % 3 == 2 ? N - 1 : N;
    for (int i = 0; i < N; i++) A[i * (LD + 1)] += 3 * i;
    dgesvd_with_work(v < 3 ? "N" : "O", v % 2 ? "N" : "S", &rows, &columns, A, S, U, VT);
    double sum = 0;
    for (int i = 0; i < N - 1; i++) sum += (2 + sin(i)) * S[i] * S[i];
    return sum;
}

static double geqrf(int v, double *in) {
    TAKE(A, LD *N);
    double tau[N] = {0}, work[N * 64];
    int info, size = N * 64, rows = v % 3 == 1 ? N - 1 : N, columns = v % 3 == 2 ? N - 1 : N;
    dgeqrf_(&rows, &columns, A, &ld, tau, work, &size, &info);
    double sum = weighed(LD * N, A) + weighed(N, tau);
    if (v >= 3) A[0] = A[1] = tau[0] = 2;
    return sum + (v >= 3 ? weighed(LD * N, A) : 0);
}

// least squares, and the other ways to multiply
static double ormqr(int v, double *in) {
    TAKE(A, LD *N);
    TAKE(C, LD *N);
    double tau[N], work[N * 64];
    int info, size = N * 64, rank = N - 1;
    dgeqrf_(&n, &rank, A, &ld, tau, work, &size, &info);
    dormqr_(v % 2 ? "R" : "L", transposes[v / 2 % 2], &n, &n, &rank, A, &ld, tau, C, &ld, work, &size, &info);
    dtrtrs_("U", "N", "N", &rank, &two, A, &ld, C, &ld, &info);
    double sum = weighed(LD * N, C);
    if (v >= 4) A[1] = tau[0] = C[0] = 2;
    return sum + (v >= 4 ? weighed(LD * N, C) + weighed(N - 1, tau) : 0);
}

#define ALL(f, variants, size) \
    for (int v = 0; v < variants; v++) COMPARE(f, v, (size))

int main(void) {
    ALL(potrf, 2, LD *N);
    ALL(potrs, 4, LD *(N + 2));
    ALL(posv, 4, LD *(N + 2));
    ALL(getrf, 3, LD *N);
    ALL(getrs, 6, LD *(N + 2));
    ALL(gesv, 2, LD *(N + 2));
    ALL(trtrs, 12, LD *(N + 2));
    ALL(geqrf, 6, LD *N);
    ALL(ormqr, 8, LD *N * 2);
    ALL(syev, 8, LD *N);
    ALL(gesdd, 6, LD *N);
    ALL(values_by_gesvd, 6, LD *N);
    if (N < 10) { /* among many some are nearly the same */
        ALL(vectors, 12, LD *N);
    }
    return failures != 0;
}
