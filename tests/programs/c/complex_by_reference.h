/* What cblas offers for complex numbers, by the interface of Fortran: all by reference, and in column order. */
#include <cblas.h>
#include <complex.h>

typedef const int *integer;
typedef const char *flag;
typedef double _Complex *array;
typedef const double _Complex *complex_;
typedef const double *real_;
double dznrm2_(integer, complex_, integer);
double dzasum_(integer, complex_, integer);
double _Complex zdotu_(integer, complex_, integer, complex_, integer);
double _Complex zdotc_(integer, complex_, integer, complex_, integer);
void zaxpy_(integer, complex_, complex_, integer, array, integer);
void zscal_(integer, complex_, array, integer);
void zdscal_(integer, real_, array, integer);
void zdrot_(integer, array, integer, array, integer, real_, real_);
void zcopy_(integer, complex_, integer, array, integer);
void zswap_(integer, array, integer, array, integer);
void zgemv_(flag, integer, integer, complex_, complex_, integer, complex_, integer, complex_, array, integer);
void zgeru_(integer, integer, complex_, complex_, integer, complex_, integer, array, integer);
void zgerc_(integer, integer, complex_, complex_, integer, complex_, integer, array, integer);
void zhemv_(flag, integer, complex_, complex_, integer, complex_, integer, complex_, array, integer);
void ztrmv_(flag, flag, flag, integer, complex_, integer, array, integer);
void ztrsv_(flag, flag, flag, integer, complex_, integer, array, integer);
void zgemm_(flag, flag, integer, integer, integer, complex_, complex_, integer, complex_, integer, complex_, array, integer);
void zsymm_(flag, flag, integer, integer, complex_, complex_, integer, complex_, integer, complex_, array, integer);
void zhemm_(flag, flag, integer, integer, complex_, complex_, integer, complex_, integer, complex_, array, integer);
void zsyrk_(flag, flag, integer, integer, complex_, complex_, integer, complex_, array, integer);
void zherk_(flag, flag, integer, integer, real_, complex_, integer, real_, array, integer);
void zsyr2k_(flag, flag, integer, integer, complex_, complex_, integer, complex_, integer, complex_, array, integer);
void zher2k_(flag, flag, integer, integer, complex_, complex_, integer, complex_, integer, real_, array, integer);
void ztrmm_(flag, flag, flag, flag, integer, integer, complex_, complex_, integer, array, integer);
void ztrsm_(flag, flag, flag, flag, integer, integer, complex_, complex_, integer, array, integer);

#define T(f) (f == CblasNoTrans ? "n" : f == CblasTrans ? "T" : "c")
#define U(f) (f == CblasUpper ? "U" : "lower")
#define D(f) (f == CblasUnit ? "u" : "N")
#define S(f) (f == CblasLeft ? "L" : "r")
#define REF(x) ((typeof(x + 0)[1]){x})

#define cblas_dznrm2(n, x, ix) dznrm2_(REF(n), x, REF(ix))
#define cblas_dzasum(n, x, ix) dzasum_(REF(n), x, REF(ix))
#define cblas_zdotu_sub(n, x, ix, y, iy, r) (*(r) = zdotu_(REF(n), x, REF(ix), y, REF(iy)))
#define cblas_zdotc_sub(n, x, ix, y, iy, r) (*(r) = zdotc_(REF(n), x, REF(ix), y, REF(iy)))
#define cblas_zaxpy(n, a, x, ix, y, iy) zaxpy_(REF(n), a, x, REF(ix), y, REF(iy))
#define cblas_zscal(n, a, x, ix) zscal_(REF(n), a, x, REF(ix))
#define cblas_zdscal(n, a, x, ix) zdscal_(REF(n), REF(a), x, REF(ix))
#define cblas_zdrot(n, x, ix, y, iy, c, s) zdrot_(REF(n), x, REF(ix), y, REF(iy), REF(c), REF(s))
#define cblas_zcopy(n, x, ix, y, iy) zcopy_(REF(n), x, REF(ix), y, REF(iy))
#define cblas_zswap(n, x, ix, y, iy) zswap_(REF(n), x, REF(ix), y, REF(iy))
#define cblas_zgemv(o, t, m, n, a, A, la, x, ix, b, y, iy) \
    zgemv_(T(t), REF(m), REF(n), a, A, REF(la), x, REF(ix), b, y, REF(iy))
#define cblas_zgeru(o, m, n, a, x, ix, y, iy, A, la) zgeru_(REF(m), REF(n), a, x, REF(ix), y, REF(iy), A, REF(la))
#define cblas_zgerc(o, m, n, a, x, ix, y, iy, A, la) zgerc_(REF(m), REF(n), a, x, REF(ix), y, REF(iy), A, REF(la))
#define cblas_zhemv(o, u, n, a, A, la, x, ix, b, y, iy) \
    zhemv_(U(u), REF(n), a, A, REF(la), x, REF(ix), b, y, REF(iy))
#define cblas_ztrmv(o, u, t, d, n, A, la, x, ix) ztrmv_(U(u), T(t), D(d), REF(n), A, REF(la), x, REF(ix))
#define cblas_ztrsv(o, u, t, d, n, A, la, x, ix) ztrsv_(U(u), T(t), D(d), REF(n), A, REF(la), x, REF(ix))
#define cblas_zgemm(o, t, u, m, n, k, a, A, la, B, lb, b, C, lc) \
    zgemm_(T(t), T(u), REF(m), REF(n), REF(k), a, A, REF(la), B, REF(lb), b, C, REF(lc))
#define cblas_zsymm(o, s, u, m, n, a, A, la, B, lb, b, C, lc) \
    zsymm_(S(s), U(u), REF(m), REF(n), a, A, REF(la), B, REF(lb), b, C, REF(lc))
#define cblas_zhemm(o, s, u, m, n, a, A, la, B, lb, b, C, lc) \
    zhemm_(S(s), U(u), REF(m), REF(n), a, A, REF(la), B, REF(lb), b, C, REF(lc))
#define cblas_zsyrk(o, u, t, n, k, a, A, la, b, C, lc) zsyrk_(U(u), T(t), REF(n), REF(k), a, A, REF(la), b, C, REF(lc))
#define cblas_zherk(o, u, t, n, k, a, A, la, b, C, lc) \
    zherk_(U(u), T(t), REF(n), REF(k), REF(a), A, REF(la), REF(b), C, REF(lc))
#define cblas_zsyr2k(o, u, t, n, k, a, A, la, B, lb, b, C, lc) \
    zsyr2k_(U(u), T(t), REF(n), REF(k), a, A, REF(la), B, REF(lb), b, C, REF(lc))
#define cblas_zher2k(o, u, t, n, k, a, A, la, B, lb, b, C, lc) \
    zher2k_(U(u), T(t), REF(n), REF(k), a, A, REF(la), B, REF(lb), REF(b), C, REF(lc))
#define cblas_ztrmm(o, s, u, t, d, m, n, a, A, la, B, lb) \
    ztrmm_(S(s), U(u), T(t), D(d), REF(m), REF(n), a, A, REF(la), B, REF(lb))
#define cblas_ztrsm(o, s, u, t, d, m, n, a, A, la, B, lb) \
    ztrsm_(S(s), U(u), T(t), D(d), REF(m), REF(n), a, A, REF(la), B, REF(lb))
