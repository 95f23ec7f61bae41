/* Derivatives of matrixmultiply's dgemm, C = alpha A B + beta C, by dgemm itself. A is m by k, B is k by n; each matrix has a
   stride between rows and one between columns. `supply` puts the crate's mangled name in the place of `gemm`.

   Memory that is overwritten before the gradient runs is copied to the tape, row by row. A view that repeats its elements has
   a stride of zero: what several elements add to one number is added one after the other. */

#ifdef SINGLE
typedef float T;
#else
typedef double T;
#endif
typedef long I;
typedef __SIZE_TYPE__ size_t;

void *malloc(size_t);
void free(void *);
_Bool enzyme_overwritten(const void *);
_Bool enzyme_last_lane(void);
_Bool enzyme_active_alpha(T);
_Bool enzyme_active_beta(T);
void gemm(I m, I k, I n, T alpha, const T *a, I rsa, I csa, const T *b, I rsb, I csb, T beta, T *c, I rsc, I csc);

struct tape { T *a, *b, *c; };
struct numbers { T alpha, beta; };

#define ARGUMENTS                                                                                                        \
    I m, I k, I n, T alpha, const T *a, T *da, I rsa, I csa, const T *b, T *db, I rsb, I csb, T beta, T *c, T *dc, I rsc, \
        I csc

static T *copy(I rows, I columns, const T *x, I rs, I cs) {
    T *made = malloc((size_t)(rows * columns + 1) * sizeof(T));
    for (I i = 0; i < rows; i++)
        for (I j = 0; j < columns; j++) made[i * columns + j] = x[i * rs + j * cs];
    return made;
}

/* C += alpha A B */
static void add(I m, I k, I n, T alpha, const T *a, I rsa, I csa, const T *b, I rsb, I csb, T *c, I rsc, I csc) {
    if (rsc != 0 && csc != 0) {
        gemm(m, k, n, alpha, a, rsa, csa, b, rsb, csb, 1, c, rsc, csc);
        return;
    }
    for (I i = 0; i < m; i++)
        for (I j = 0; j < n; j++)
            for (I p = 0; p < k; p++) c[i * rsc + j * csc] += alpha * a[i * rsa + p * csa] * b[p * rsb + j * csb];
}

/* The sum of the products of the elements of two matrices. */
static T inner(I m, I n, const T *x, I rsx, I csx, const T *y, I rsy, I csy) {
    T sum = 0;
    for (I i = 0; i < m; i++)
        for (I j = 0; j < n; j++) sum += x[i * rsx + j * csx] * y[i * rsy + j * csy];
    return sum;
}

static void scale(I m, I n, T by, T *x, I rs, I cs) {
    for (I i = 0; i < m; i++)
        for (I j = 0; j < n; j++) x[i * rs + j * cs] = by == 0 ? 0 : by * x[i * rs + j * cs];
}

static struct tape *augmented(ARGUMENTS) {
    struct tape *saved = malloc(sizeof(struct tape));
    int with_a = dc && (db || enzyme_active_alpha(alpha)), with_b = dc && (da || enzyme_active_alpha(alpha));
    saved->a = with_a && enzyme_overwritten(a) ? copy(m, k, a, rsa, csa) : 0;
    saved->b = with_b && enzyme_overwritten(b) ? copy(k, n, b, rsb, csb) : 0;
    saved->c = dc && enzyme_active_beta(beta) ? copy(m, n, c, rsc, csc) : 0;
    gemm(m, k, n, alpha, a, rsa, csa, b, rsb, csb, beta, c, rsc, csc);
    return saved;
}

static struct numbers gradient(ARGUMENTS, struct tape *saved) {
    struct numbers found = {0, 0};
    I row_a = rsa, column_a = csa, row_b = rsb, column_b = csb;
    if (saved->a) a = saved->a, row_a = k, column_a = 1;
    if (saved->b) b = saved->b, row_b = n, column_b = 1;
    if (dc) {
        if (da) add(m, n, k, alpha, dc, rsc, csc, b, column_b, row_b, da, rsa, csa);
        if (db) add(k, m, n, alpha, a, column_a, row_a, dc, rsc, csc, db, rsb, csb);
        if (enzyme_active_alpha(alpha)) {
            T *product = malloc((size_t)(m * n + 1) * sizeof(T));
            gemm(m, k, n, 1, a, row_a, column_a, b, row_b, column_b, 0, product, n, 1);
            found.alpha = inner(m, n, product, n, 1, dc, rsc, csc);
            free(product);
        }
        if (saved->c) found.beta = inner(m, n, saved->c, n, 1, dc, rsc, csc);
        scale(m, n, beta, dc, rsc, csc);
    }
    if (enzyme_last_lane()) {
        free(saved->a);
        free(saved->b);
        free(saved->c);
        free(saved);
    }
    return found;
}

static void tangent(I m, I k, I n, T alpha, T dalpha, const T *a, T *da, I rsa, I csa, const T *b, T *db, I rsb, I csb, T beta,
                    T dbeta, T *c, T *dc, I rsc, I csc) {
    if (dc) {
        scale(m, n, beta, dc, rsc, csc);
        if (dbeta != 0)
            for (I i = 0; i < m; i++)
                for (I j = 0; j < n; j++) dc[i * rsc + j * csc] += dbeta * c[i * rsc + j * csc];
        if (da) add(m, k, n, alpha, da, rsa, csa, b, rsb, csb, dc, rsc, csc);
        if (db) add(m, k, n, alpha, a, rsa, csa, db, rsb, csb, dc, rsc, csc);
        if (dalpha != 0) add(m, k, n, dalpha, a, rsa, csa, b, rsb, csb, dc, rsc, csc);
    }
    if (enzyme_last_lane()) gemm(m, k, n, alpha, a, rsa, csa, b, rsb, csb, beta, c, rsc, csc);
}

void *const __enzyme_register_gradient_gemm[] = {(void *)gemm, (void *)augmented, (void *)gradient};
void *const __enzyme_register_derivative_gemm[] = {(void *)gemm, (void *)tangent};
