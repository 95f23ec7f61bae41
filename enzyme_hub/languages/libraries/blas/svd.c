/* Singular values and vectors: A = U S VT with k values that are all different. Of the vectors the first k are differentiated;
   where others are, all becomes NaN. A is spoiled. */
#include "lapack.h"

void blas_gesdd(int jobz, I m, I n, T *A, I lda, T *S, T *U, I ldu, T *VT, I ldvt, T *WORK, I lwork, void *IWORK);
void blas_gesvd(int jobu, int jobvt, I m, I n, T *A, I lda, T *S, T *U, I ldu, T *VT, I ldvt, T *WORK, I lwork);

#define SVD I m, I n, T *A, T *dA, I lda, T *S, T *dS, T *U, T *dU, I ldu, T *VT, T *dVT, I ldvt, I lwork
#define GESDD int jobz, SVD
#define GESVD int jobu, int jobvt, SVD

/* True if the program gets the first k vectors on both sides, where it asked for them. */
static int has_vectors(int jobu, int jobvt) { return (jobu == 'S' || jobu == 'A') && (jobvt == 'S' || jobvt == 'A'); }

static void svd_save(int jobu, int jobvt, I m, I n, const T *A, const T *dA, I lda, I lwork, T **saved) {
    if (dA && lwork != -1 && !has_vectors(jobu, jobvt)) saved[0] = matrix_copy(m, n, A, lda);
}

static void svd_keep(int jobu, int jobvt, I m, I n, const T *dA, const T *S, const T *U, I ldu, const T *VT, I ldvt, I lwork,
                     int changed, T **saved) {
    I k = smaller(m, n);
    if (!dA || lwork == -1 || !has_vectors(jobu, jobvt)) return;
    if (CHANGED(1)) saved[1] = vector_copy(k, S, 1);
    if (CHANGED(2)) saved[2] = matrix_copy(m, k, U, ldu);
    if (CHANGED(3)) saved[3] = matrix_copy(k, n, VT, ldvt);
}

/* U and VT of what A was. */
static void vectors(I m, I n, const T *A, I lda, T *U, T *VT) {
    I k = smaller(m, n);
    T *F = matrix_copy(m, n, A, lda), *S = room(k), best;
    void *IWORK = malloc((size_t)(8 * k * size_of_integer()));
    blas_gesdd('S', m, n, F, m, S, U, m, VT, k, &best, -1, IWORK);
    T *WORK = room((I)best);
    blas_gesdd('S', m, n, F, m, S, U, m, VT, k, WORK, (I)best, IWORK);
    free(F);
    free(S);
    free(IWORK);
    free(WORK);
}

/* What a pair of vectors turns into each other by: 1 over the difference of squares. */
static T turning(const T *S, I i, I j) { return i == j ? 0 : 1 / ((S[j] - S[i]) * (S[j] + S[i])); }

/* dA = U (diag(dS) + ...) VT, and what vectors outside of these spaces add. */
static void vectors_gradient(I m, I n, const T *S, const T *dS, const T *U, I ldu, const T *dU, I lddu, const T *VT, I ldvt,
                             const T *dVT, I lddvt, T *dA, I lda) {
    I k = smaller(m, n);
    T *P = zeros(k * k), *Q = zeros(k * k), *left = room(m * k), *right = room(k * n), *M = room(k * k);
    if (dU) blas_gemm('T', 'N', k, k, m, 1, U, ldu, dU, lddu, 0, P, k);
    if (dVT) blas_gemm('N', 'T', k, k, n, 1, VT, ldvt, dVT, lddvt, 0, Q, k);
    for (I j = 0; j < k; j++)
        for (I i = 0; i < k; i++) {
            T of_u = P[j * k + i] - P[i * k + j], of_v = Q[j * k + i] - Q[i * k + j];
            M[j * k + i] = (i == j && dS ? dS[j] : 0) + turning(S, i, j) * (of_u * S[j] + S[i] * of_v);
        }
    blas_gemm('N', 'N', m, k, k, 1, U, ldu, M, k, 0, left, m);
    if (dU && m > k) { /* what of dU is not in the space of U */
        T *rest = matrix_copy(m, k, dU, lddu);
        blas_gemm('N', 'N', m, k, k, -1, U, ldu, P, k, 1, rest, m);
        for (I j = 0; j < k; j++)
            for (I i = 0; i < m; i++) left[j * m + i] += rest[j * m + i] / S[j];
        free(rest);
    }
    blas_gemm('N', 'N', m, n, k, 1, left, m, VT, ldvt, 0, dA, lda);
    if (dVT && n > k) {
        T *rest = matrix_copy(k, n, dVT, lddvt);
        blas_gemm('T', 'N', k, n, k, -1, Q, k, VT, ldvt, 1, rest, k);
        for (I j = 0; j < n; j++)
            for (I i = 0; i < k; i++) right[j * k + i] = rest[j * k + i] / S[i];
        blas_gemm('N', 'N', m, n, k, 1, U, ldu, right, k, 1, dA, lda);
        free(rest);
    }
    free(P);
    free(Q);
    free(left);
    free(right);
    free(M);
}

/* True if vectors are active that are not differentiated. */
static int are_others_active(int jobu, int jobvt, I m, I n, const T *dA, I lda, const T *dU, I ldu, const T *dVT, I ldvt) {
    I k = smaller(m, n);
    if ((jobu == 'O' || jobvt == 'O') && !is_zero_matrix(m, n, dA, lda)) return 1;
    if (!has_vectors(jobu, jobvt)) {
        I of_u = jobu == 'A' ? m : jobu == 'S' ? k : 0, of_vt = jobvt == 'A' ? n : jobvt == 'S' ? k : 0;
        return (dU && !is_zero_matrix(m, of_u, dU, ldu)) || (dVT && of_vt > 0 && !is_zero_matrix(of_vt, n, dVT, ldvt));
    }
    return (dU && jobu == 'A' && !is_zero_matrix(m, m - k, dU + k * ldu, ldu)) ||
           (dVT && jobvt == 'A' && !is_zero_matrix(n - k, n, dVT + k, ldvt));
}

static void svd_gradient(int jobu, int jobvt, SVD, T **saved) {
    I k = smaller(m, n), step = 1, ld_u = ldu, ld_vt = ldvt;
    const T *left = U, *right = VT, *values = S;
    if (!dA || k <= 0 || lwork == -1) return;
    int is_unknown = are_others_active(jobu, jobvt, m, n, dA, lda, dU, ldu, dVT, ldvt);
    if (has_vectors(jobu, jobvt)) {
        USE_VECTOR(1, values, step);
        USE_MATRIX(2, left, ld_u, m);
        USE_MATRIX(3, right, ld_vt, k);
        T *of_u = dU && !is_zero_matrix(m, k, dU, ldu) ? dU : 0, *of_vt = dVT && !is_zero_matrix(k, n, dVT, ldvt) ? dVT : 0;
        vectors_gradient(m, n, values, dS, left, ld_u, of_u, ldu, right, ld_vt, of_vt, ldvt, dA, lda);
        if (dU) scale_matrix(m, jobu == 'A' ? m : k, 0, dU, ldu);
        if (dVT) scale_matrix(jobvt == 'A' ? n : k, n, 0, dVT, ldvt);
    } else {
        T *own_left = room(m * k), *own_right = room(k * n);
        vectors(m, n, saved[0], m, own_left, own_right);
        for (I j = 0; j < k; j++)
            for (I i = 0; i < m; i++) own_left[j * m + i] *= dS ? dS[j] : 0;
        blas_gemm('N', 'N', m, n, k, 1, own_left, m, own_right, k, 0, dA, lda);
        free(own_left);
        free(own_right);
    }
    if (is_unknown) /* nothing is known of dA */
        for (I j = 0; j < n; j++)
            for (I i = 0; i < m; i++) dA[j * lda + i] = (T)__builtin_nan("");
    if (dS) scale_vector(k, 0, dS, 1);
}

/* The tangents of the first k vectors; P is U^T dA V. */
static void vectors_tangent(I m, I n, const T *S, const T *U, I ldu, const T *VT, I ldvt, const T *dA, I lda, const T *P, T *dU,
                            I lddu, T *dVT, I lddvt) {
    I k = smaller(m, n);
    T *of_u = room(k * k), *of_v = room(k * k);
    for (I j = 0; j < k; j++)
        for (I i = 0; i < k; i++) {
            of_u[j * k + i] = turning(S, i, j) * (P[j * k + i] * S[j] + S[i] * P[i * k + j]);
            of_v[j * k + i] = turning(S, i, j) * (S[i] * P[j * k + i] + P[i * k + j] * S[j]);
        }
    if (dU) {
        blas_gemm('N', 'N', m, k, k, 1, U, ldu, of_u, k, 0, dU, lddu);
        if (m > k) { /* what of dA V is not in the space of U */
            T *rest = zeros(m * k);
            blas_gemm('N', 'T', m, k, n, 1, dA, lda, VT, ldvt, 0, rest, m);
            blas_gemm('N', 'N', m, k, k, -1, U, ldu, P, k, 1, rest, m);
            for (I j = 0; j < k; j++)
                for (I i = 0; i < m; i++) dU[j * lddu + i] += rest[j * m + i] / S[j];
            free(rest);
        }
    }
    if (dVT) {
        blas_gemm('T', 'N', k, n, k, 1, of_v, k, VT, ldvt, 0, dVT, lddvt);
        if (n > k) {
            T *rest = zeros(k * n);
            blas_gemm('T', 'N', k, n, m, 1, U, ldu, dA, lda, 0, rest, k);
            blas_gemm('N', 'N', k, n, k, -1, P, k, VT, ldvt, 1, rest, k);
            for (I j = 0; j < n; j++)
                for (I i = 0; i < k; i++) dVT[j * lddvt + i] += rest[j * k + i] / S[i];
            free(rest);
        }
    }
    free(of_u);
    free(of_v);
}

static void no_vectors(I m, I n, T *D, I ldd) {
    for (I j = 0; D && j < n; j++)
        for (I i = 0; i < m; i++) D[j * ldd + i] = (T)__builtin_nan("");
}

/* U and VT are those of the call itself, or as it would have them; they have the strides of dU and dVT if it computes them. */
static void svd_tangent(int jobu, int jobvt, I m, I n, const T *S, const T *U, I ldu, const T *VT, I ldvt, T *dA, I lda, T *dS,
                        T *dU, I lddu, T *dVT, I lddvt) {
    I k = smaller(m, n);
    T *half = room(k * n), *P = room(k * k);
    blas_gemm('T', 'N', k, n, m, 1, U, ldu, dA, lda, 0, half, k);
    blas_gemm('N', 'T', k, k, n, 1, half, k, VT, ldvt, 0, P, k);
    for (I j = 0; dS && j < k; j++) dS[j] = P[j * k + j];
    if (has_vectors(jobu, jobvt)) {
        vectors_tangent(m, n, S, U, ldu, VT, ldvt, dA, lda, P, dU, lddu, dVT, lddvt);
        if (dU && jobu == 'A') no_vectors(m, m - k, dU + k * lddu, lddu);
        if (dVT && jobvt == 'A') no_vectors(n - k, n, dVT + k, lddvt);
    } else {
        if (jobu == 'S' || jobu == 'A') no_vectors(m, jobu == 'A' ? m : k, dU, lddu);
        if (jobvt == 'S' || jobvt == 'A') no_vectors(jobvt == 'A' ? n : k, n, dVT, lddvt);
    }
    scale_matrix(m, n, 0, dA, lda);
    if (jobu == 'O' || jobvt == 'O') no_vectors(m, n, dA, lda);
    free(half);
    free(P);
}

/* The tangents if A is constant. */
static void no_tangent(int jobu, int jobvt, I m, I n, T *dS, T *dU, I ldu, T *dVT, I ldvt) {
    I k = smaller(m, n);
    if (dS) scale_vector(k, 0, dS, 1);
    if (dU && (jobu == 'S' || jobu == 'A')) scale_matrix(m, jobu == 'A' ? m : k, 0, dU, ldu);
    if (dVT && (jobvt == 'S' || jobvt == 'A')) scale_matrix(jobvt == 'A' ? n : k, n, 0, dVT, ldvt);
}

/* With values alone the vectors are computed in any way. */
static void values_tangent(int jobu, int jobvt, I m, I n, const T *A, T *dA, I lda, T *dS, T *dU, I ldu, T *dVT, I ldvt) {
    I k = smaller(m, n);
    T *left = room(m * k), *right = room(k * n);
    vectors(m, n, A, lda, left, right);
    svd_tangent(jobu, jobvt, m, n, 0, left, m, right, k, dA, lda, dS, dU, ldu, dVT, ldvt);
    free(left);
    free(right);
}

/* ---- gesdd: both sides are treated alike, but one may take the place of A ---- */

static int left_job(int jobz, I m, I n) { return jobz != 'O' ? jobz : m >= n ? 'O' : 'A'; }
static int right_job(int jobz, I m, I n) { return jobz != 'O' ? jobz : m >= n ? 'A' : 'O'; }

void gesdd_save(GESDD, int changed, T **saved) {
    svd_save(left_job(jobz, m, n), right_job(jobz, m, n), m, n, A, dA, lda, lwork, saved);
}

void gesdd_keep(GESDD, int changed, T **saved) {
    svd_keep(left_job(jobz, m, n), right_job(jobz, m, n), m, n, dA, S, U, ldu, VT, ldvt, lwork, changed, saved);
}

void gesdd_gradient(GESDD, T **saved) {
    svd_gradient(left_job(jobz, m, n), right_job(jobz, m, n), m, n, A, dA, lda, S, dS, U, dU, ldu, VT, dVT, ldvt, lwork, saved);
}

void gesdd_tangent(GESDD) {
    I k = smaller(m, n);
    int jobu = left_job(jobz, m, n), jobvt = right_job(jobz, m, n);
    if (k <= 0 || lwork == -1) return;
    if (!dA)
        no_tangent(jobu, jobvt, m, n, dS, dU, ldu, dVT, ldvt);
    else if (!has_vectors(jobu, jobvt))
        values_tangent(jobu, jobvt, m, n, A, dA, lda, dS, dU, ldu, dVT, ldvt);
    else { /* by the same call, for vectors of the same sign */
        T *F = room(lda * n), *values = room(k), *left = room(ldu * m), *right = room(ldvt * n), *WORK = room(lwork);
        void *IWORK = malloc((size_t)(8 * k * size_of_integer()));
        for (I j = 0; j < n; j++) memcpy(F + j * lda, A + j * lda, (size_t)(m * size_of_number()));
        blas_gesdd(jobz, m, n, F, lda, values, left, ldu, right, ldvt, WORK, lwork, IWORK);
        svd_tangent(jobu, jobvt, m, n, values, left, ldu, right, ldvt, dA, lda, dS, dU, ldu, dVT, ldvt);
        free(F);
        free(values);
        free(left);
        free(right);
        free(WORK);
        free(IWORK);
    }
}

/* ---- gesvd ---- */

void gesvd_save(GESVD, int changed, T **saved) { svd_save(jobu, jobvt, m, n, A, dA, lda, lwork, saved); }

void gesvd_keep(GESVD, int changed, T **saved) {
    svd_keep(jobu, jobvt, m, n, dA, S, U, ldu, VT, ldvt, lwork, changed, saved);
}

void gesvd_gradient(GESVD, T **saved) {
    svd_gradient(jobu, jobvt, m, n, A, dA, lda, S, dS, U, dU, ldu, VT, dVT, ldvt, lwork, saved);
}

void gesvd_tangent(GESVD) {
    I k = smaller(m, n);
    if (k <= 0 || lwork == -1) return;
    if (!dA)
        no_tangent(jobu, jobvt, m, n, dS, dU, ldu, dVT, ldvt);
    else if (!has_vectors(jobu, jobvt))
        values_tangent(jobu, jobvt, m, n, A, dA, lda, dS, dU, ldu, dVT, ldvt);
    else { /* by the same call, for vectors of the same sign */
        T *F = room(lda * n), *values = room(k), *left = room(ldu * m), *right = room(ldvt * n), *WORK = room(lwork);
        for (I j = 0; j < n; j++) memcpy(F + j * lda, A + j * lda, (size_t)(m * size_of_number()));
        blas_gesvd(jobu, jobvt, m, n, F, lda, values, left, ldu, right, ldvt, WORK, lwork);
        svd_tangent(jobu, jobvt, m, n, values, left, ldu, right, ldvt, dA, lda, dS, dU, ldu, dVT, ldvt);
        free(F);
        free(values);
        free(left);
        free(right);
        free(WORK);
    }
}
