// enough: O2
// levels: O0 O2
// flags: -lopenblas
// The routines on complex numbers by cblas, level 3.
#include "complex_numbers.h"

// ---- level 3: matrices have 3 rows and 2 columns, in memory for 4 of both; the inner dimension is 4

static double gemm(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    cblas_zgemm(orders[v % 2], transposes[v / 2 % 3], transposes[v / 6 % 3], 3, 2, 4, scalars, A, 4, B, 4, scalars + 1, C, 4);
    A[0] = B[1] = 2;
    return sum_of(16, A) + sum_of(16, B) + sum_of(16, C);
}

static double symm(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    cblas_zsymm(orders[v % 2], sides[v / 2 % 2], triangles[v / 4 % 2], 3, 2, scalars, A, 4, B, 4, scalars + 1, C, 4);
    A[0] = B[1] = 2;
    return sum_of(16, A) + sum_of(16, B) + sum_of(16, C);
}

static double hemm(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    cblas_zhemm(orders[v % 2], sides[v / 2 % 2], triangles[v / 4 % 2], 3, 2, scalars, A, 4, B, 4, scalars + 1, C, 4);
    A[0] = B[1] = 2;
    return sum_of(16, A) + sum_of(16, B) + sum_of(16, C);
}

static double syrk(int v, double *in) {
    TAKE(A, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    cblas_zsyrk(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 2], 3, 2, scalars, A, 4, scalars + 1, C, 4);
    A[0] = 2;
    return sum_of(16, A) + sum_of(16, C);
}

static double herk(int v, double *in) {
    TAKE(A, 16);
    TAKE(C, 16);
    TAKE_REAL(scalars, 2);
    cblas_zherk(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 2 * 2], 3, 2, scalars[0], A, 4, scalars[1], C, 4);
    A[0] = 2;
    return sum_of(16, A) + sum_of(16, C);
}

static double syr2k(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    cblas_zsyr2k(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 2], 3, 2, scalars, A, 4, B, 4, scalars + 1, C, 4);
    A[0] = B[1] = 2;
    return sum_of(16, A) + sum_of(16, B) + sum_of(16, C);
}

static double her2k(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(C, 16);
    TAKE(alpha, 1);
    TAKE_REAL(beta, 1);
    cblas_zher2k(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 2 * 2], 3, 2, alpha, A, 4, B, 4, beta[0], C, 4);
    A[0] = B[1] = 2;
    return sum_of(16, A) + sum_of(16, B) + sum_of(16, C);
}

static double trmm(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(alpha, 1);
    cblas_ztrmm(orders[v % 2], sides[v / 2 % 2], triangles[v / 4 % 2], transposes[v / 8 % 3], diagonals[v / 24 % 2], 3, 2,
                alpha, A, 4, B, 4);
    A[0] = 2;
    return sum_of(16, A) + sum_of(16, B);
}

static double trsm(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(alpha, 1);
    for (int i = 0; i < 16; i += 5) A[i] += 3 - 0.5 * I;
    cblas_ztrsm(orders[v % 2], sides[v / 2 % 2], triangles[v / 4 % 2], transposes[v / 8 % 3], diagonals[v / 24 % 2], 3, 2,
                alpha, A, 4, B, 4);
    double sum = sum_of(16, B);
    A[0] = B[1] = 2;
    return sum + sum_of(16, A) + sum_of(16, B);
}

// ---- the same product by loops

static void by_loops(int v, const number *A, const number *B, const number *scalars, number *C) {
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 2; j++) {
            number sum = 0;
            for (int p = 0; p < 4; p++) {
                number a = v % 3 == 0 ? A[p * 4 + i] : v % 3 == 1 ? A[i * 4 + p] : conj(A[i * 4 + p]);
                number b = v / 3 == 0 ? B[j * 4 + p] : v / 3 == 1 ? B[p * 4 + j] : conj(B[p * 4 + j]);
                sum += a * b;
            }
            C[j * 4 + i] = scalars[0] * sum + scalars[1] * C[j * 4 + i];
        }
}

static double product(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    if (v >= 9)
        by_loops(v - 9, A, B, scalars, C);
    else
        cblas_zgemm(CblasColMajor, transposes[v % 3], transposes[v / 3], 3, 2, 4, scalars, A, 4, B, 4, scalars + 1, C, 4);
    return sum_of(16, C);
}

static void compare_with_loops(int v) {
    double in[100], library[100] = {0}, loops[100] = {0};
    for (int i = 0; i < 100; i++) in[i] = value_at(i);
    __enzyme_autodiff_gradient((void *)product, enzyme_const, v, enzyme_dup, in, library);
    __enzyme_autodiff_gradient((void *)product, enzyme_const, v + 9, enzyme_dup, in, loops);
    for (int i = 0; i < 100; i++)
        if (fabs(library[i] - loops[i]) > 1e-12 * (1 + fabs(loops[i]))) expect("loops", v, "gradient", i, library[i], loops[i]);
}

int main(void) {
    ALL(gemm, 18, 100);
    ALL(symm, 8, 100);
    ALL(hemm, 8, 100);
    ALL(syrk, 8, 68);
    ALL(herk, 8, 66);
    ALL(syr2k, 8, 100);
    ALL(her2k, 8, 99);
    ALL(trmm, 48, 66);
    ALL(trsm, 48, 66);
    for (int v = 0; v < 9; v++) compare_with_loops(v);
    return failures != 0;
}
