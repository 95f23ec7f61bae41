// enough: O2
// levels: O0 O2
// flags: -lopenblas
// The routines on complex numbers by cblas, levels 1 and 2.
#include "complex_numbers.h"

// ---- level 1

static double dotu(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    number d;
    cblas_zdotu_sub(4, x, strides[v % 4], y, strides[v / 4], &d);
    x[0] = y[1] = 2;
    return sum_of(1, &d) + sum_of(10, x) + sum_of(10, y);
}

static double dotc(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    number d;
    cblas_zdotc_sub(4, x, strides[v % 4], y, strides[v / 4], &d);
    x[0] = y[1] = 2;
    return sum_of(1, &d) + sum_of(10, x) + sum_of(10, y);
}

static double nrm2(int v, double *in) {
    TAKE(x, 10);
    double d = cblas_dznrm2(4, x, abs(strides[v]));
    x[0] = 2;
    return d * d * d + sum_of(10, x);
}

static double asum(int v, double *in) {
    TAKE(x, 10);
    double d = cblas_dzasum(4, x, abs(strides[v]));
    x[0] = 2;
    return d * d + sum_of(10, x);
}

static double axpy(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(alpha, 1);
    cblas_zaxpy(4, alpha, x, strides[v % 4], y, strides[v / 4]);
    x[0] = alpha[0] = 2;
    return sum_of(10, x) + sum_of(10, y);
}

static double scal(int v, double *in) {
    TAKE(x, 10);
    TAKE(alpha, 1);
    cblas_zscal(4, alpha, x, abs(strides[v]));
    return sum_of(10, x);
}

static double real_scal(int v, double *in) {
    TAKE(x, 10);
    TAKE_REAL(alpha, 1);
    cblas_zdscal(4, alpha[0], x, abs(strides[v]));
    return sum_of(10, x);
}

static double rot(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE_REAL(c, 2);
    cblas_zdrot(4, x, strides[v % 4], y, strides[v / 4], c[0], c[1]);
    return sum_of(10, x) + 2 * sum_of(10, y);
}

static double copy(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    cblas_zcopy(4, x, strides[v % 4], y, strides[v / 4]);
    return sum_of(10, x) + sum_of(10, y);
}

static double swap(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    cblas_zswap(4, x, strides[v % 4], y, strides[v / 4]);
    return sum_of(10, x) + 2 * sum_of(10, y);
}

// ---- level 2: matrices have 3 rows and 2 columns, or 3 of both, in memory for 4

static double gemv(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(scalars, 2);
    cblas_zgemv(orders[v % 2], transposes[v / 2 % 3], 3, 2, scalars, A, 4, x, strides[v / 6 % 4], scalars + 1, y,
                strides[(v + 1) / 6 % 4]);
    A[0] = x[0] = 2;
    return sum_of(16, A) + sum_of(10, x) + sum_of(10, y);
}

static double geru(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(alpha, 1);
    cblas_zgeru(orders[v % 2], 3, 2, alpha, x, strides[v / 2 % 4], y, strides[v / 8 % 4], A, 4);
    x[0] = y[1] = 2;
    return sum_of(16, A) + sum_of(10, x) + sum_of(10, y);
}

static double gerc(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(alpha, 1);
    cblas_zgerc(orders[v % 2], 3, 2, alpha, x, strides[v / 2 % 4], y, strides[v / 8 % 4], A, 4);
    x[0] = y[1] = 2;
    return sum_of(16, A) + sum_of(10, x) + sum_of(10, y);
}

static double hemv(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(scalars, 2);
    cblas_zhemv(orders[v % 2], triangles[v / 2 % 2], 3, scalars, A, 4, x, strides[v / 4 % 4], scalars + 1, y,
                strides[(v + 1) / 4 % 4]);
    A[0] = x[0] = 2;
    return sum_of(16, A) + sum_of(10, x) + sum_of(10, y);
}

static double trmv(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    cblas_ztrmv(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 3], diagonals[v / 12 % 2], 3, A, 4, x,
                strides[v / 2 % 4]);
    A[0] = 2;
    return sum_of(16, A) + sum_of(10, x);
}

static double trsv(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    for (int i = 0; i < 16; i += 5) A[i] += 3 + 0.5 * I;
    cblas_ztrsv(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 3], diagonals[v / 12 % 2], 3, A, 4, x,
                strides[v / 2 % 4]);
    double sum = sum_of(10, x);
    A[0] = x[0] = 2;
    return sum + sum_of(16, A) + sum_of(10, x);
}

int main(void) {
    ALL(dotu, 16, 40);
    ALL(dotc, 16, 40);
    ALL(nrm2, 4, 20);
    ALL(asum, 4, 20);
    ALL(axpy, 16, 42);
    ALL(scal, 4, 22);
    ALL(real_scal, 4, 21);
    ALL(rot, 16, 42);
    ALL(copy, 16, 40);
    ALL(swap, 16, 40);
    ALL(gemv, 24, 76);
    ALL(geru, 32, 74);
    ALL(gerc, 32, 74);
    ALL(hemv, 16, 76);
    ALL(trmv, 24, 52);
    ALL(trsv, 24, 52);
    return failures != 0;
}
