// Parallel regions in the other modes: the two sweeps apart, several lanes, active scalars, the result beside the gradient.
// flags: -fopenmp
// memory: O2
#include "check.h"
#include <omp.h>
#include <pthread.h>
extern int enzyme_width;
struct two {
    double d[2];
};
struct forward {
    void *tape;
    double value;
};
struct valued {
    double value, x;
};
struct two __enzyme_autodiff_two(void *, ...);
struct two __enzyme_fwddiff_two(void *, ...);
struct forward __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
struct valued __enzyme_autodiff_valued(void *, ...);

enum { N = 20 };
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static double f(double *x, double a, int n) {
    double s = 0, p = 1, y[N];
#pragma omp parallel firstprivate(a)
    {
        double own[2] = {a, a * a};
#pragma omp for
        for (int i = 0; i < n; i++) y[i] = sin(own[i % 2] * x[i]);
#pragma omp for reduction(+ : s) schedule(monotonic : dynamic)
        for (int i = 0; i < n; i++) {
            s += y[i] * y[n - 1 - i] * own[1];
            x[i] = y[i] * y[i];
            pthread_mutex_lock(&mutex);
            p *= 1 + 0.1 * y[i];
            pthread_mutex_unlock(&mutex);
        }
    }
    return s * p;
}

// Sums of all threads, atomically: of several lanes one may add.
static double sums(double *x, double a, int n) {
    double s = 0, t[2] = {a, 1};
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        s += x[i] * x[i] * a;
#pragma omp atomic
        t[i % 2] -= sin(x[i]);
    }
    return s * t[0] * t[1];
}

static double x[N], y[N], dx[N], dy[N];
static const double a = 0.75;

static void fill(void) {
    for (int i = 0; i < N; i++) x[i] = y[i] = 0.1 * i - 0.7, dx[i] = dy[i] = 0;
}

static double g(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) s += x[i] * x[i] * x[(i + 1) % n];
    return s;
}
static double slope(double *x, double *t, int n) { return __enzyme_fwddiff_check((void *)g, enzyme_dup, x, t, enzyme_const, n); }

static double along(double *t, double ta) {  // the derivative of f along a line, by differences
    double d = 0, h = 1e-4, w[4] = {1, -8, 8, -1}, o[4] = {-2, -1, 1, 2}, moved[N];
    for (int k = 0; k < 4; k++) {
        for (int i = 0; i < N; i++) moved[i] = x[i] + o[k] * h * t[i];
        d += w[k] * f(moved, a + o[k] * h * ta, N);
    }
    return d / (12 * h);
}

static double dot(const double *u, const double *v) {
    double s = 0;
    for (int i = 0; i < N; i++) s += u[i] * v[i];
    return s;
}

int main(void) {
    for (int threads = 1; threads <= 4; threads *= 2) {
        omp_set_num_threads(threads);
        double t[N], zero[N] = {0}, want_x, want_a;
        for (int i = 0; i < N; i++) t[i] = 1 - 0.3 * (i % 4);
        fill();
        want_x = along(t, 0), want_a = along(zero, 1);

        double da = __enzyme_autodiff((void *)f, enzyme_dup, y, dx, a, enzyme_const, N);
        CHECK_NEAR(dot(dx, t), want_x, 1e-8);
        CHECK_NEAR(da, want_a, 1e-8);

        fill();
        struct valued both = __enzyme_autodiff_valued((void *)f, enzyme_primal_return, enzyme_dup, y, dx, a, enzyme_const, N);
        CHECK_NEAR(both.x, want_a, 1e-8);
        CHECK_NEAR(dot(dx, t), want_x, 1e-8);
        fill();
        CHECK(both.value, f(y, a, N));

        fill();  // tangents of tangents
        double second = 0, none[N] = {0};
        for (int i = 0; i < N; i++) second += 2 * t[i] * t[i] * x[(i + 1) % N] + 4 * x[i] * t[i] * t[(i + 1) % N];
        CHECK(__enzyme_fwddiff_check((void *)slope, enzyme_dup, x, t, enzyme_dup, t, none, enzyme_const, N), second);

        fill();  // two seeds
        struct two of_a = __enzyme_autodiff_two((void *)f, enzyme_width, 2, enzyme_dup, y, dx, dy, a, enzyme_const, N, 1.0, -2.0);
        CHECK_NEAR(of_a.d[0], want_a, 1e-8);
        CHECK_NEAR(of_a.d[1], -2 * want_a, 1e-8);
        CHECK_NEAR(dot(dx, t), want_x, 1e-8);
        CHECK_NEAR(dot(dy, t), -2 * want_x, 1e-8);

        fill();  // two tangents
        double tangents[2][N];
        memcpy(tangents[0], t, sizeof t), memset(tangents[1], 0, sizeof tangents[1]);
        struct two of_f =
            __enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dup, y, tangents[0], tangents[1], a, 0.0, 1.0, enzyme_const, N);
        CHECK_NEAR(of_f.d[0], want_x, 1e-8);
        CHECK_NEAR(of_f.d[1], want_a, 1e-8);

        fill();  // the same of atomic sums
        double of_sum[N] = {0}, sum_a = __enzyme_autodiff((void *)sums, enzyme_dup, y, of_sum, a, enzyme_const, N);
        struct two lanes = __enzyme_autodiff_two((void *)sums, enzyme_width, 2, enzyme_dup, y, dx, dy, a, enzyme_const, N, 1.0, -2.0);
        CHECK_NEAR(lanes.d[0], sum_a, 1e-12);
        CHECK_NEAR(lanes.d[1], -2 * sum_a, 1e-12);
        for (int i = 0; i < N; i++) {
            CHECK_NEAR(dx[i], of_sum[i], 1e-12);
            CHECK_NEAR(dy[i], -2 * of_sum[i], 1e-12);
        }
        memcpy(tangents[0], t, sizeof t), memset(tangents[1], 0, sizeof tangents[1]);
        lanes = __enzyme_fwddiff_two((void *)sums, enzyme_width, 2, enzyme_dup, y, tangents[0], tangents[1], a, 0.0, 1.0, enzyme_const, N);
        CHECK_NEAR(lanes.d[0], dot(of_sum, t), 1e-12);
        CHECK_NEAR(lanes.d[1], sum_a, 1e-12);

        fill();  // the sweeps apart; what the program does in between is its own business
        struct forward forward = __enzyme_augmentfwd((void *)f, enzyme_dup, y, dx, a, enzyme_const, N);
        omp_set_num_threads(3);
        memset(y, 0, sizeof y);
        da = __enzyme_reverse((void *)f, enzyme_dup, y, dx, a, enzyme_const, N, 1.0, forward.tape);
        CHECK_NEAR(da, want_a, 1e-8);
        CHECK_NEAR(dot(dx, t), want_x, 1e-8);
        fill();
        CHECK(forward.value, f(y, a, N));
    }
    return check_failures != 0;
}
