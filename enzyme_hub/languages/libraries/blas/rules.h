/* Derivatives of BLAS and LAPACK in terms of BLAS and LAPACK themselves.

   For a routine r, with its arguments in Fortran's order and in column order:

       r_save      before the call: copies of what the gradient reads and the call, or somebody later, overwrites
       r_keep      after the call: the same for what the call computes
       r_gradient  adds to the shadows of what is read, and turns the shadow of what is written into that of what was there
       r_tangent   before the call, or r_tangent_after, in each lane: the shadows of what is written

   Flags are letters in upper case, integers are long, scalars are pointers. Each array and each scalar is followed by its
   shadow, which is null where it is constant. `changed` has a bit for each array, in order: its memory may change before the
   gradient runs. Copies are in `saved`, where the gradient finds them, in each lane; null means that the memory is as it was.
   The functions `blas_r` call the library in the flavour in which the program does (see adapters.py).

   `double` is written for the number in double precision; the text is made single by replacing the word. The numbers T are
   complex ones where COMPLEX is defined: files that mean both are translated twice. The adjoint of z = x + iy has that of x as
   its real part and that of y as its imaginary part, so the adjoint of a factor is multiplied by the other one's conjugate. */

typedef double R;
typedef long I;
typedef __SIZE_TYPE__ size_t;

void *malloc(size_t);
void free(void *);
void *memcpy(void *, const void *, size_t);
I size_of_number(void);

#ifdef COMPLEX
typedef double _Complex T;
enum { ADJOINT = 'C' };
#define CONJ(z) (~(z))
#define REAL(z) (__real__(z))
#define PLAIN(op) ((op) == 'N' || (op) == 'R')
#define MIRRORED(op) ((op) == 'T' || (op) == 'R')
#else
typedef double T;
enum { ADJOINT = 'T' };
#define CONJ(z) (z)
#define REAL(z) (z)
#define PLAIN(op) ((op) == 'N')
#define MIRRORED(op) 0
#endif

static inline I at_least_1(I n) { return n > 1 ? n : 1; }
static inline I smaller(I a, I b) { return a < b ? a : b; }
static inline T *room(I n) { return malloc((size_t)(at_least_1(n) * size_of_number())); }

/* The place of element 0 of a strided vector: BLAS walks backwards from the end where the stride is negative. */
static inline I first(I n, I inc) { return inc < 0 ? (1 - n) * inc : 0; }

static inline T *vector_copy(I n, const T *x, I incx) {
    T *copy = room(n);
    x += first(n, incx);
    for (I i = 0; i < n; i++) copy[i] = x[i * incx];
    return copy;
}

#ifdef COMPLEX
static inline T *conjugate_copy(I n, const T *x, I incx) {
    T *copy = room(n);
    x += first(n, incx);
    for (I i = 0; i < n; i++) copy[i] = ~x[i * incx];
    return copy;
}

static inline void conjugate(I n, T *x, I incx) {
    x += first(n, incx);
    for (I i = 0; i < n; i++) x[i * incx] = ~x[i * incx];
}

static inline void conjugate_matrix(I m, I n, T *A, I lda) {
    for (I j = 0; j < n; j++) conjugate(m, A + j * lda, 1);
}
#endif

static inline T *matrix_copy(I m, I n, const T *A, I lda) {
    T *copy = room(m * n);
    for (I j = 0; j < n; j++)
        for (I i = 0; i < m; i++) copy[j * m + i] = A[j * lda + i];
    return copy;
}

static inline T *zeros(I n) {
    T *made = room(n);
    for (I i = 0; i < n; i++) made[i] = 0;
    return made;
}

/* What BLAS means by beta: zero sets, and does not look at what was there. */
static inline void scale_vector(I n, T beta, T *y, I incy) {
    if (beta == 1) return;
    y += first(n, incy);
    for (I i = 0; i < n; i++) y[i * incy] = beta == 0 ? 0 : beta * y[i * incy];
}

static inline void scale_matrix(I m, I n, T beta, T *C, I ldc) {
    if (beta == 1) return;
    for (I j = 0; j < n; j++)
        for (I i = 0; i < m; i++) C[j * ldc + i] = beta == 0 ? 0 : beta * C[j * ldc + i];
}

/* The sum of conj(x[i]) * y[i]; libraries return complex numbers in more ways than one. */
#ifdef COMPLEX
static inline T dot(I n, const T *x, I incx, const T *y, I incy) {
    T sum = 0;
    x += first(n, incx);
    y += first(n, incy);
    for (I i = 0; i < n; i++) sum += ~x[i * incx] * y[i * incy];
    return sum;
}
#else
T blas_dot(I n, const T *x, I incx, const T *y, I incy);
#define dot blas_dot
#endif

/* y += alpha * x, also where y has stride 0: then all are added to one number. */
void blas_axpy(I n, T alpha, const T *x, I incx, T *y, I incy);
static inline void add(I n, T alpha, const T *x, I incx, T *y, I incy) {
    if (n <= 0) return;
    if (incy != 0) {
        blas_axpy(n, alpha, x, incx, y, incy);
        return;
    }
    x += first(n, incx);
    for (I i = 0; i < n; i++) *y += alpha * x[i * incx];
}

static inline T inner(I m, I n, const T *A, I lda, const T *B, I ldb) {
    T sum = 0;
    for (I j = 0; j < n; j++) sum += dot(m, A + j * lda, 1, B + j * ldb, 1);
    return sum;
}

static inline void add_matrix(I m, I n, T alpha, const T *A, I lda, T *B, I ldb) {
    for (I j = 0; j < n; j++) blas_axpy(m, alpha, A + j * lda, 1, B + j * ldb, 1);
}

/* The rows of column j that a triangle has: from low to high, without high. */
static inline I low(int uplo, I j, int unit) { return uplo == 'U' ? 0 : j + (unit ? 1 : 0); }
static inline I high(int uplo, I j, I n, int unit) { return uplo == 'U' ? j + (unit ? 0 : 1) : n; }

static inline void add_triangle(int uplo, int unit, I n, T alpha, const T *A, I lda, T *B, I ldb) {
    for (I j = 0; j < n; j++)
        for (I i = low(uplo, j, unit); i < high(uplo, j, n, unit); i++) B[j * ldb + i] += alpha * A[j * lda + i];
}

static inline void scale_triangle(int uplo, I n, T beta, T *C, I ldc) {
    if (beta == 1) return;
    for (I j = 0; j < n; j++)
        for (I i = low(uplo, j, 0); i < high(uplo, j, n, 0); i++) C[j * ldc + i] = beta == 0 ? 0 : beta * C[j * ldc + i];
}

static inline T inner_triangle(int uplo, I n, const T *A, I lda, const T *B, I ldb) {
    T sum = 0;
    for (I j = 0; j < n; j++)
        for (I i = low(uplo, j, 0); i < high(uplo, j, n, 0); i++) sum += CONJ(A[j * lda + i]) * B[j * ldb + i];
    return sum;
}

/* Operations on a matrix are N, T, C, and where numbers are complex R, which conjugates only: no library has that. */
#ifdef COMPLEX
static inline int adjoint_of(int op) { return op == 'N' ? 'C' : op == 'C' ? 'N' : op == 'T' ? 'R' : 'T'; }
static inline int conjugate_of(int op) { return op == 'N' ? 'R' : op == 'R' ? 'N' : op == 'T' ? 'C' : 'T'; }
#else
static inline int adjoint_of(int op) { return op == 'N' ? 'T' : 'N'; }
#define conjugate_of(op) (op)
#endif

/* A matrix with conjugate numbers, and its leading dimension; RELEASE behind it. */
#ifdef COMPLEX
#define CONJUGATED(name, m, n, A, lda)      \
    const I ld_##name = at_least_1(m);      \
    T *const name = matrix_copy(m, n, A, lda); \
    conjugate_matrix(m, n, name, ld_##name)
#define RELEASE(name) free(name)
#else
#define CONJUGATED(name, m, n, A, lda) \
    const I ld_##name = lda;           \
    const T *const name = A
#define RELEASE(name) (void)name
#endif

#define CHANGED(k) (changed >> (k)&1)
#define USE_VECTOR(k, x, incx) \
    if (saved[k]) x = saved[k], incx = 1
#define USE_MATRIX(k, A, lda, m) \
    if (saved[k]) A = saved[k], lda = at_least_1(m)
