/* What the programs for BLAS on complex numbers share: a complex number is two, and its adjoint is that of its real and its imaginary
   part. */
#include "compare.h"
#include <complex.h>
#ifndef BY_REFERENCE
#include <cblas.h>
#endif

typedef double _Complex number;
#define TAKE(name, count) \
    number name[count];   \
    memcpy(name, in, sizeof name), in += 2 * (count)
#define TAKE_REAL(name, count) \
    double name[count];        \
    memcpy(name, in, sizeof name), in += count

static const int strides[4] = {1, 2, -1, -3};
static const enum CBLAS_ORDER orders[2] = {CblasColMajor, CblasRowMajor};
static const enum CBLAS_TRANSPOSE transposes[3] = {CblasNoTrans, CblasTrans, CblasConjTrans};
static const enum CBLAS_UPLO triangles[2] = {CblasUpper, CblasLower};
static const enum CBLAS_DIAG diagonals[2] = {CblasNonUnit, CblasUnit};
static const enum CBLAS_SIDE sides[2] = {CblasLeft, CblasRight};

/* Depends on real and imaginary parts, each in its own way. */
static double sum_of(int n, const number *x) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double re = creal(x[i]), im = cimag(x[i]);
        sum += (1 + 0.3 * i) * re * re + (2 - 0.2 * i) * im * im + 0.7 * re * im + 0.1 * re;
    }
    return sum;
}

#define ALL(f, variants, size) \
    for (int v = 0; v < variants; v++) COMPARE(f, v, (size))
