/* What cblas offers, by the interface of Fortran: all by reference, and in column order. */
#include <cblas.h>

typedef const int *integer;
typedef const char *flag;
typedef const double *number;
double ddot_(integer, number, integer, number, integer);
double dnrm2_(integer, number, integer);
double dasum_(integer, number, integer);
void daxpy_(integer, number, number, integer, double *, integer);
void dscal_(integer, number, double *, integer);
void dcopy_(integer, number, integer, double *, integer);
void dswap_(integer, double *, integer, double *, integer);
void drot_(integer, double *, integer, double *, integer, number, number);
void dgemv_(flag, integer, integer, number, number, integer, number, integer, number, double *, integer);
void dger_(integer, integer, number, number, integer, number, integer, double *, integer);
void dsymv_(flag, integer, number, number, integer, number, integer, number, double *, integer);
void dspmv_(flag, integer, number, number, number, integer, number, double *, integer);
void dsyr_(flag, integer, number, number, integer, double *, integer);
void dsyr2_(flag, integer, number, number, integer, number, integer, double *, integer);
void dtrmv_(flag, flag, flag, integer, number, integer, double *, integer);
void dtrsv_(flag, flag, flag, integer, number, integer, double *, integer);
void dgemm_(flag, flag, integer, integer, integer, number, number, integer, number, integer, number, double *, integer);
void dsymm_(flag, flag, integer, integer, number, number, integer, number, integer, number, double *, integer);
void dsyrk_(flag, flag, integer, integer, number, number, integer, number, double *, integer);
void dsyr2k_(flag, flag, integer, integer, number, number, integer, number, integer, number, double *, integer);
void dtrmm_(flag, flag, flag, flag, integer, integer, number, number, integer, double *, integer);
void dtrsm_(flag, flag, flag, flag, integer, integer, number, number, integer, double *, integer);

#define T(f) (f == CblasNoTrans ? "n" : f == CblasTrans ? "T" : "C")
#define U(f) (f == CblasUpper ? "U" : "lower")
#define D(f) (f == CblasUnit ? "u" : "N")
#define S(f) (f == CblasLeft ? "L" : "r")
#define REF(x) ((typeof(x + 0)[1]){x})

#define cblas_ddot(n, x, ix, y, iy) ddot_(REF(n), x, REF(ix), y, REF(iy))
#define cblas_dnrm2(n, x, ix) dnrm2_(REF(n), x, REF(ix))
#define cblas_dasum(n, x, ix) dasum_(REF(n), x, REF(ix))
#define cblas_daxpy(n, a, x, ix, y, iy) daxpy_(REF(n), REF(a), x, REF(ix), y, REF(iy))
#define cblas_dscal(n, a, x, ix) dscal_(REF(n), REF(a), x, REF(ix))
#define cblas_dcopy(n, x, ix, y, iy) dcopy_(REF(n), x, REF(ix), y, REF(iy))
#define cblas_dswap(n, x, ix, y, iy) dswap_(REF(n), x, REF(ix), y, REF(iy))
#define cblas_drot(n, x, ix, y, iy, c, s) drot_(REF(n), x, REF(ix), y, REF(iy), REF(c), REF(s))
#define cblas_dgemv(o, t, m, n, a, A, la, x, ix, b, y, iy) \
    dgemv_(T(t), REF(m), REF(n), REF(a), A, REF(la), x, REF(ix), REF(b), y, REF(iy))
#define cblas_dger(o, m, n, a, x, ix, y, iy, A, la) dger_(REF(m), REF(n), REF(a), x, REF(ix), y, REF(iy), A, REF(la))
#define cblas_dsymv(o, u, n, a, A, la, x, ix, b, y, iy) \
    dsymv_(U(u), REF(n), REF(a), A, REF(la), x, REF(ix), REF(b), y, REF(iy))
#define cblas_dspmv(o, u, n, a, A, x, ix, b, y, iy) dspmv_(U(u), REF(n), REF(a), A, x, REF(ix), REF(b), y, REF(iy))
#define cblas_dsyr(o, u, n, a, x, ix, A, la) dsyr_(U(u), REF(n), REF(a), x, REF(ix), A, REF(la))
#define cblas_dsyr2(o, u, n, a, x, ix, y, iy, A, la) dsyr2_(U(u), REF(n), REF(a), x, REF(ix), y, REF(iy), A, REF(la))
#define cblas_dtrmv(o, u, t, d, n, A, la, x, ix) dtrmv_(U(u), T(t), D(d), REF(n), A, REF(la), x, REF(ix))
#define cblas_dtrsv(o, u, t, d, n, A, la, x, ix) dtrsv_(U(u), T(t), D(d), REF(n), A, REF(la), x, REF(ix))
#define cblas_dgemm(o, t, u, m, n, k, a, A, la, B, lb, b, C, lc) \
    dgemm_(T(t), T(u), REF(m), REF(n), REF(k), REF(a), A, REF(la), B, REF(lb), REF(b), C, REF(lc))
#define cblas_dsymm(o, s, u, m, n, a, A, la, B, lb, b, C, lc) \
    dsymm_(S(s), U(u), REF(m), REF(n), REF(a), A, REF(la), B, REF(lb), REF(b), C, REF(lc))
#define cblas_dsyrk(o, u, t, n, k, a, A, la, b, C, lc) \
    dsyrk_(U(u), T(t), REF(n), REF(k), REF(a), A, REF(la), REF(b), C, REF(lc))
#define cblas_dsyr2k(o, u, t, n, k, a, A, la, B, lb, b, C, lc) \
    dsyr2k_(U(u), T(t), REF(n), REF(k), REF(a), A, REF(la), B, REF(lb), REF(b), C, REF(lc))
#define cblas_dtrmm(o, s, u, t, d, m, n, a, A, la, B, lb) \
    dtrmm_(S(s), U(u), T(t), D(d), REF(m), REF(n), REF(a), A, REF(la), B, REF(lb))
#define cblas_dtrsm(o, s, u, t, d, m, n, a, A, la, B, lb) \
    dtrsm_(S(s), U(u), T(t), D(d), REF(m), REF(n), REF(a), A, REF(la), B, REF(lb))
