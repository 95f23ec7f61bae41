/* The functions LAPACKE_r, in terms of the routines of LAPACK: with matrices by rows, which are transposed first, and without
   work space. They take the place of the library's where derivatives are wanted. */

typedef double R;
#ifdef COMPLEX
typedef double _Complex T;
#else
typedef double T;
#endif
typedef __SIZE_TYPE__ size_t;

void *malloc(size_t);
void free(void *);
long size_of_number(void);

enum { BY_ROWS = 101 };

void lapack_potrf(const char *, const int *, T *, const int *, int *, size_t);
void lapack_potrs(const char *, const int *, const int *, const T *, const int *, T *, const int *, int *, size_t);
void lapack_posv(const char *, const int *, const int *, T *, const int *, T *, const int *, int *, size_t);
void lapack_getrf(const int *, const int *, T *, const int *, int *, int *);
void lapack_getrs(const char *, const int *, const int *, const T *, const int *, const int *, T *, const int *, int *, size_t);
void lapack_gesv(const int *, const int *, T *, const int *, int *, T *, const int *, int *);
void lapack_trtrs(const char *, const char *, const char *, const int *, const int *, const T *, const int *, T *, const int *,
                  int *, size_t, size_t, size_t);

static int at_least_one(int n) { return n > 1 ? n : 1; }

static int is_letter(char given, char letter) { return given == letter || given == letter - 'A' + 'a'; }
static T *numbers(long n) { return malloc((size_t)((n > 1 ? n : 1) * size_of_number())); }

/* A matrix by columns: itself, or a transposed copy. */
static T *by_columns(int order, int m, int n, T *A, int lda, int *ld) {
    *ld = lda;
    if (order != BY_ROWS) return A;
    *ld = at_least_one(m);
    T *made = numbers((long)*ld * n);
    for (long i = 0; i < m; i++)
        for (long j = 0; j < n; j++) made[j * *ld + i] = A[i * lda + j];
    return made;
}

/* What is in a copy goes back, if `is_result`. */
static void release(int order, int is_result, int m, int n, T *copy, T *A, int lda) {
    if (order != BY_ROWS) return;
    for (long i = 0; is_result && i < m; i++)
        for (long j = 0; j < n; j++) A[i * lda + j] = copy[j * at_least_one(m) + i];
    free(copy);
}

/* The library refuses a NaN. */
static int has_nan(int order, int m, int n, const T *A, int lda) {
    long rows = order == BY_ROWS ? n : m, columns = order == BY_ROWS ? m : n;
    for (long j = 0; j < columns; j++)
        for (long i = 0; i < rows; i++)
            if (A[j * lda + i] != A[j * lda + i]) return 1;
    return 0;
}

static int has_nan_in_triangle(int order, char uplo, char diag, int n, const T *A, int lda) {
    int is_upper = is_letter(uplo, 'U') == (order != BY_ROWS), skip = is_letter(diag, 'U');
    for (long j = 0; j < n; j++)
        for (long i = is_upper ? 0 : j + skip; i < (is_upper ? j + 1 - skip : n); i++)
            if (A[j * lda + i] != A[j * lda + i]) return 1;
    return 0;
}

/* Arguments are counted from the order. */
static int told(int info) { return info < 0 ? info - 1 : info; }

int lapacke_potrf(int order, char uplo, int n, T *A, int lda) {
    int info, ld;
    if (has_nan_in_triangle(order, uplo, 'N', n, A, lda)) return -4;
    T *a = by_columns(order, n, n, A, lda, &ld);
    lapack_potrf(&uplo, &n, a, &ld, &info, 1);
    release(order, 1, n, n, a, A, lda);
    return told(info);
}

int lapacke_potrs(int order, char uplo, int n, int nrhs, const T *A, int lda, T *B, int ldb) {
    int info, ld, ld_b;
    if (has_nan_in_triangle(order, uplo, 'N', n, A, lda)) return -5;
    if (has_nan(order, n, nrhs, B, ldb)) return -7;
    T *a = by_columns(order, n, n, (T *)A, lda, &ld), *b = by_columns(order, n, nrhs, B, ldb, &ld_b);
    lapack_potrs(&uplo, &n, &nrhs, a, &ld, b, &ld_b, &info, 1);
    release(order, 0, n, n, a, 0, lda);
    release(order, 1, n, nrhs, b, B, ldb);
    return told(info);
}

int lapacke_posv(int order, char uplo, int n, int nrhs, T *A, int lda, T *B, int ldb) {
    int info, ld, ld_b;
    if (has_nan_in_triangle(order, uplo, 'N', n, A, lda)) return -5;
    if (has_nan(order, n, nrhs, B, ldb)) return -7;
    T *a = by_columns(order, n, n, A, lda, &ld), *b = by_columns(order, n, nrhs, B, ldb, &ld_b);
    lapack_posv(&uplo, &n, &nrhs, a, &ld, b, &ld_b, &info, 1);
    release(order, 1, n, n, a, A, lda);
    release(order, 1, n, nrhs, b, B, ldb);
    return told(info);
}

int lapacke_getrf(int order, int m, int n, T *A, int lda, int *ipiv) {
    int info, ld;
    if (has_nan(order, m, n, A, lda)) return -4;
    T *a = by_columns(order, m, n, A, lda, &ld);
    lapack_getrf(&m, &n, a, &ld, ipiv, &info);
    release(order, 1, m, n, a, A, lda);
    return told(info);
}

int lapacke_getrs(int order, char trans, int n, int nrhs, const T *A, int lda, const int *ipiv, T *B, int ldb) {
    int info, ld, ld_b;
    if (has_nan(order, n, n, A, lda)) return -5;
    if (has_nan(order, n, nrhs, B, ldb)) return -8;
    T *a = by_columns(order, n, n, (T *)A, lda, &ld), *b = by_columns(order, n, nrhs, B, ldb, &ld_b);
    lapack_getrs(&trans, &n, &nrhs, a, &ld, ipiv, b, &ld_b, &info, 1);
    release(order, 0, n, n, a, 0, lda);
    release(order, 1, n, nrhs, b, B, ldb);
    return told(info);
}

int lapacke_gesv(int order, int n, int nrhs, T *A, int lda, int *ipiv, T *B, int ldb) {
    int info, ld, ld_b;
    if (has_nan(order, n, n, A, lda)) return -4;
    if (has_nan(order, n, nrhs, B, ldb)) return -7;
    T *a = by_columns(order, n, n, A, lda, &ld), *b = by_columns(order, n, nrhs, B, ldb, &ld_b);
    lapack_gesv(&n, &nrhs, a, &ld, ipiv, b, &ld_b, &info);
    release(order, 1, n, n, a, A, lda);
    release(order, 1, n, nrhs, b, B, ldb);
    return told(info);
}

int lapacke_trtrs(int order, char uplo, char trans, char diag, int n, int nrhs, const T *A, int lda, T *B, int ldb) {
    int info, ld, ld_b;
    if (has_nan_in_triangle(order, uplo, diag, n, A, lda)) return -7;
    if (has_nan(order, n, nrhs, B, ldb)) return -9;
    T *a = by_columns(order, n, n, (T *)A, lda, &ld), *b = by_columns(order, n, nrhs, B, ldb, &ld_b);
    lapack_trtrs(&uplo, &trans, &diag, &n, &nrhs, a, &ld, b, &ld_b, &info, 1, 1, 1);
    release(order, 0, n, n, a, 0, lda);
    release(order, 1, n, nrhs, b, B, ldb);
    return told(info);
}

#ifdef COMPLEX
void lapack_heev(const char *, const char *, const int *, T *, const int *, R *, T *, const int *, R *, int *, size_t, size_t);

int lapacke_heev(int order, char jobz, char uplo, int n, T *A, int lda, R *W) {
    int info, ld, size = 33 * at_least_one(n);
    if (has_nan_in_triangle(order, uplo, 'N', n, A, lda)) return -5;
    T *a = by_columns(order, n, n, A, lda, &ld), *work = numbers(size);
    R *real_work = (R *)numbers(2 * n);
    lapack_heev(&jobz, &uplo, &n, a, &ld, W, work, &size, real_work, &info, 1, 1);
    free(work);
    free(real_work);
    release(order, 1, n, n, a, A, lda);
    return told(info);
}
#else
void lapack_geqrf(const int *, const int *, T *, const int *, T *, T *, const int *, int *);
void lapack_ormqr(const char *, const char *, const int *, const int *, const int *, const T *, const int *, const T *, T *,
                  const int *, T *, const int *, int *, size_t, size_t);
void lapack_syev(const char *, const char *, const int *, T *, const int *, T *, T *, const int *, int *, size_t, size_t);
void lapack_gesdd(const char *, const int *, const int *, T *, const int *, T *, T *, const int *, T *, const int *, T *,
                  const int *, int *, int *, size_t);
void lapack_gesvd(const char *, const char *, const int *, const int *, T *, const int *, T *, T *, const int *, T *,
                  const int *, T *, const int *, int *, size_t, size_t);

int lapacke_geqrf(int order, int m, int n, T *A, int lda, T *TAU) {
    int info, ld, size = 32 * at_least_one(n);
    if (has_nan(order, m, n, A, lda)) return -4;
    T *a = by_columns(order, m, n, A, lda, &ld), *work = numbers(size);
    lapack_geqrf(&m, &n, a, &ld, TAU, work, &size, &info);
    free(work);
    release(order, 1, m, n, a, A, lda);
    return told(info);
}

int lapacke_ormqr(int order, char side, char trans, int m, int n, int k, const T *A, int lda, const T *TAU, T *C, int ldc) {
    int info, ld, ld_c, rows = is_letter(side, 'L') ? m : n, size = 32 * at_least_one(m + n) + 65 * 64;
    if (has_nan(order, rows, k, A, lda)) return -7;
    if (has_nan(order, m, n, C, ldc)) return -10;
    if (has_nan(BY_ROWS, 1, k, TAU, k)) return -9;
    T *a = by_columns(order, rows, k, (T *)A, lda, &ld), *c = by_columns(order, m, n, C, ldc, &ld_c), *work = numbers(size);
    lapack_ormqr(&side, &trans, &m, &n, &k, a, &ld, TAU, c, &ld_c, work, &size, &info, 1, 1);
    free(work);
    release(order, 0, rows, k, a, 0, lda);
    release(order, 1, m, n, c, C, ldc);
    return told(info);
}

int lapacke_syev(int order, char jobz, char uplo, int n, T *A, int lda, T *W) {
    int info, ld, size = 34 * at_least_one(n);
    if (has_nan_in_triangle(order, uplo, 'N', n, A, lda)) return -5;
    T *a = by_columns(order, n, n, A, lda, &ld), *work = numbers(size);
    lapack_syev(&jobz, &uplo, &n, a, &ld, W, work, &size, &info, 1, 1);
    free(work);
    release(order, 1, n, n, a, A, lda);
    return told(info);
}

/* Vectors that the library returns: how many. */
static int vectors_of(char job, int all, int some) { return is_letter(job, 'A') ? all : is_letter(job, 'S') ? some : 0; }

int lapacke_gesdd(int order, char jobz, int m, int n, T *A, int lda, T *S, T *U, int ldu, T *VT, int ldvt) {
    int info, ld, ld_u, ld_vt, k = m < n ? m : n, is_in_a = is_letter(jobz, 'O');
    int columns = is_in_a && m < n ? m : vectors_of(jobz, m, k), rows = is_in_a && m >= n ? n : vectors_of(jobz, n, k);
    int size = at_least_one(5 * k * k + 7 * k + 64 * (m + n));
    if (has_nan(order, m, n, A, lda)) return -5;
    T *a = by_columns(order, m, n, A, lda, &ld), *u = by_columns(order, columns ? m : 0, columns, U, ldu, &ld_u);
    T *vt = by_columns(order, rows, rows ? n : 0, VT, ldvt, &ld_vt), *work = numbers(size);
    int *iwork = malloc(sizeof(int) * 8 * (size_t)at_least_one(k));
    lapack_gesdd(&jobz, &m, &n, a, &ld, S, u, &ld_u, vt, &ld_vt, work, &size, iwork, &info, 1);
    free(work);
    free(iwork);
    release(order, 1, m, n, a, A, lda);
    release(order, 1, columns ? m : 0, columns, u, U, ldu);
    release(order, 1, rows, rows ? n : 0, vt, VT, ldvt);
    return told(info);
}

int lapacke_gesvd(int order, char jobu, char jobvt, int m, int n, T *A, int lda, T *S, T *U, int ldu, T *VT, int ldvt,
                  T *superb) {
    int info, ld, ld_u, ld_vt, k = m < n ? m : n, columns = vectors_of(jobu, m, k), rows = vectors_of(jobvt, n, k);
    int size = at_least_one(5 * k + 64 * (m + n));
    if (has_nan(order, m, n, A, lda)) return -6;
    T *a = by_columns(order, m, n, A, lda, &ld), *u = by_columns(order, columns ? m : 0, columns, U, ldu, &ld_u);
    T *vt = by_columns(order, rows, rows ? n : 0, VT, ldvt, &ld_vt), *work = numbers(size);
    lapack_gesvd(&jobu, &jobvt, &m, &n, a, &ld, S, u, &ld_u, vt, &ld_vt, work, &size, &info, 1, 1);
    for (int i = 0; i + 1 < k; i++) superb[i] = work[i + 1];
    free(work);
    release(order, 1, m, n, a, A, lda);
    release(order, 1, columns ? m : 0, columns, u, U, ldu);
    release(order, 1, rows, rows ? n : 0, vt, VT, ldvt);
    return told(info);
}
#endif
