// What threads of a team do together in OpenMP: critical sections, atomic sums, locks, barriers, one thread alone; nested regions.
// enough: O2
// flags: -fopenmp -fopenmp-version=51
#include "check.h"
#include <omp.h>

enum { N = 24 };

// Threads come in an order that is not known, and what is computed depends on it: the reverse goes the same way back.
// The sum of all steps is the same for each order, so differences can tell.
double critical(double *x, int n) {
    double s = 0, p = 1;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double t = x[i] * x[i];
#pragma omp critical
        {
            p *= 1 + 0.1 * t;
            s += t;
        }
    }
    return p * s * 1e-2;
}

// Reads in the critical section what others change afterwards.
double critical_chain(double *x, int n) {
    double state = 1;
#pragma omp parallel for schedule(monotonic : dynamic)
    for (int i = 0; i < n; i++) {
#pragma omp critical(chain)
        {
            double old = state;
            state = old * (1 + 0.05 * x[i]);
        }
    }
    return state * state;
}

double two_sections(double *x, int n) {
    double a = 0, b = 1;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp critical(left)
        a += x[i] * x[i];
#pragma omp critical(right)
        b *= 1 + 0.1 * x[i];
    }
    return a * b;
}

double atomic(double *x, int n) {
    double s = 0, d = 0, bins[3] = {0};
    float f = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        s += x[i] * x[i];
#pragma omp atomic update
        d = d - sin(x[i]);
#pragma omp atomic
        bins[i % 3] += x[i];
    }
    return s * d + bins[0] * bins[1] * bins[2] + f;
}

// Atomic operations that depend on the order of the threads are gone through in the opposite order.
double atomic_products(double *x, int n) {
    double p = 1, q = 2, high = -1e30, low = 1e30, seen = 0;
    float f = 1;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double before, after;
#pragma omp atomic
        p *= 1 + 0.1 * x[i];
#pragma omp atomic
        q /= 1 + x[i] * x[i];
#pragma omp atomic compare
        high = high < x[i] ? x[i] : high;
#pragma omp atomic compare
        low = low > x[i] ? x[i] : low;
#pragma omp atomic
        f *= 2;
    }
    return p * q * (high - low) * f * 1e-4;
}

// Which term a thread sees depends on the order, the sum of the squares' differences does not.
double atomic_captures(double *x, int n) {
    double total = 0, s = 0, old, level = 0;
#pragma omp parallel for private(old)
    for (int i = 0; i < n; i++) {
        double now;
#pragma omp atomic capture
        {
            old = total;
            total += x[i] * x[i];
        }
#pragma omp atomic capture
        now = level += 1;
        double next = old + x[i] * x[i];
#pragma omp atomic
        s += next * next - old * old + 0 * now;
    }
#pragma omp atomic read
    old = total;
#pragma omp atomic write
    total = old * x[0];
    return s + total;
}

double locked(double *x, int n) {
    omp_lock_t locks[2];
    double s[2] = {1, 1};
    omp_init_lock(&locks[0]);
    omp_init_lock(&locks[1]);
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        omp_set_lock(&locks[i % 2]);
        s[i % 2] *= 1 + 0.1 * x[i];
        omp_unset_lock(&locks[i % 2]);
    }
    omp_destroy_lock(&locks[0]);
    omp_destroy_lock(&locks[1]);
    return s[0] * s[1] * s[1];
}

double nested_locks(double *x, int n) {
    double a = 1, b = 1;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp critical(outer)
        {
            a *= 1 + 0.1 * x[i];
#pragma omp critical(inner)
            b += x[i] * x[i] * b * 0.01;
        }
#pragma omp critical(inner)
        b *= 1 + 0.01 * x[i];
    }
    return a;  // b depends on the order in which threads come
}

// By hand: each thread has a part, with barriers between the steps, and the state is overwritten in each.
double barriers(double *x, int n) {
    double a[N], b[N], s = 0;
    for (int i = 0; i < n; i++) a[i] = x[i];
#pragma omp parallel
    {
        int me = omp_get_thread_num(), all = omp_get_num_threads();
        int from = n * me / all, to = n * (me + 1) / all;
        for (int k = 0; k < 4; k++) {
            for (int i = from; i < to; i++) b[i] = a[i] * a[i] * 0.1 + a[(i + 1) % n];
#pragma omp barrier
            for (int i = from; i < to; i++) a[i] = sin(b[i]) + b[(i + n - 1) % n] * 0.3;
#pragma omp barrier
        }
    }
    for (int i = 0; i < n; i++) s += a[i] * a[i];
    return s;
}

double alone(double *x, int n) {
    double mean = 0, s = 0, y[N], scale = 1;
#pragma omp parallel
    {
#pragma omp for reduction(+ : mean)
        for (int i = 0; i < n; i++) mean += x[i];
#pragma omp single
        {
            mean /= n;
            scale = mean * mean + 1;
        }
#pragma omp for
        for (int i = 0; i < n; i++) y[i] = (x[i] - mean) * scale;
#pragma omp masked
        scale *= mean;
#pragma omp barrier
#pragma omp for reduction(+ : s)
        for (int i = 0; i < n; i++) s += y[i] * y[i] * scale;
#pragma omp master
        s *= 2;
    }
    return s;
}

double sections(double *x, int n) {
    double a = 0, b = 0, c = 0, last = 0;
#pragma omp parallel sections lastprivate(last)
    {
#pragma omp section
        for (int i = 0; i < n; i++) a += x[i] * x[i];
#pragma omp section
        for (int i = 0; i < n; i++) b += sin(x[i]);
#pragma omp section
        {
            c = x[0] * x[1];
            last = x[2] * c;
        }
    }
    return a * b + c * last;
}

static void rows(const double *x, double *y, int n) {
#pragma omp parallel for
    for (int i = 0; i < n; i++) y[i] += x[i] * x[i];
}

double nested(double *x, int n) {
    double y[4][N / 4], s = 0;
    omp_set_max_active_levels(2);
#pragma omp parallel for num_threads(2)
    for (int k = 0; k < 4; k++) {
        double local[N / 4] = {0}, sum = 0;
        rows(x + k * (n / 4), local, n / 4);
#pragma omp parallel for num_threads(2) reduction(+ : sum) firstprivate(k)
        for (int i = 0; i < n / 4; i++) sum += local[i] * x[k];
        for (int i = 0; i < n / 4; i++) y[k][i] = local[i] * sum;
    }
    for (int k = 0; k < 4; k++)
        for (int i = 0; i < n / 4; i++) s += y[k][i];
    omp_set_max_active_levels(1);
    return s;
}

static void orphaned(const double *x, double *y, int n, double *total) {
#pragma omp for
    for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
#pragma omp critical
    *total = *total * 1.5 + y[0];
#pragma omp barrier
#pragma omp for
    for (int i = 0; i < n; i++) y[i] *= y[i];
}

double orphans(double *x, int n) {
    double y[N], total = 0, s = 0;
#pragma omp parallel
    orphaned(x, y, n, &total);
    for (int i = 0; i < n; i++) s += y[i];
    return s + total;
}

// Two regions with different numbers of threads, in a loop that overwrites.
double numbers_of_threads(double *x, int n) {
    for (int k = 1; k < 4; k++) {
#pragma omp parallel for num_threads(k)
        for (int i = 0; i < n; i++) x[i] = x[i] * x[i] * 0.3 + x[i];
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i];
    return s;
}

typedef struct {
    double re, im;
} pair;
#pragma omp declare reduction(mul : pair : omp_out = (pair){omp_out.re * omp_in.re, omp_out.im + omp_in.im * omp_in.im})      \
    initializer(omp_priv = (pair){1, 0})

double reduction_of_ones_own(double *x, int n) {
    pair p = {1, 0};
#pragma omp parallel for reduction(mul : p) schedule(static, 1) num_threads(N)
    for (int i = 0; i < n; i++) p = (pair){p.re * (1 + 0.1 * x[i]), x[i]};
    return p.re * p.im;
}

double logical(double *x, int n) {
    int any = 0, all = 1;
    double s = 0;
#pragma omp parallel for reduction(|| : any) reduction(&& : all) reduction(+ : s)
    for (int i = 0; i < n; i++) {
        any = any || x[i] > 1;
        all = all && x[i] > -10;
        s += x[i] * x[i];
    }
    return any && all ? s * s : s;
}

static double x[N], y[N], dx[N];

static void fill(void) {
    for (int i = 0; i < N; i++) x[i] = y[i] = 0.3 + 0.05 * ((i * 11) % N) - (i % 3) * 0.7, dx[i] = 0;
}

#define RUN(f)                                                                                                         \
    do {                                                                                                               \
        fill();                                                                                                        \
        __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N);                                              \
        CHECK_DIFFERENCES(f, x, dx, N);                                                                                \
    } while (0)

int main(void) {
    for (int threads = 1; threads <= 4; threads *= 2) {
        omp_set_num_threads(threads);
        RUN(critical);
        RUN(critical_chain);
        RUN(two_sections);
        RUN(atomic);
        RUN(atomic_products);
        RUN(atomic_captures);
        RUN(locked);
        RUN(nested_locks);
        RUN(barriers);
        RUN(alone);
        RUN(sections);
        RUN(nested);
        if (threads == 1) RUN(orphans);
        RUN(numbers_of_threads);
        RUN(reduction_of_ones_own);
        RUN(logical);
    }
    return check_failures != 0;
}
