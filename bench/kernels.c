// Kernels whose derivatives `bench/gradient.py` times: each is f(x, n), compared along one direction with differences.
#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void __enzyme_fwddiff_void(void *, ...);
struct forward {
    void *tape;
    double value;
};
struct forward __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
extern int enzyme_dup, enzyme_dupnoneed, enzyme_not_overwritten;

// sum of squares of the differences of neighbours
static double chain(const double *x, int n) {
    double sum = 0;
    for (int i = 1; i < n; i++) {
        double d = x[i] - x[i - 1];
        sum += d * d;
    }
    return sum;
}

static double rosenbrock(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i + 1 < n; i++) sum += 100 * pow(x[i + 1] - x[i] * x[i], 2) + pow(1 - x[i], 2);
    return sum;
}

static double log_sum_exp(const double *x, int n) {
    double top = x[0], sum = 0;
    for (int i = 1; i < n; i++) top = x[i] > top ? x[i] : top;
    for (int i = 0; i < n; i++) sum += exp(x[i] - top);
    return top + log(sum);
}

// a square matrix of n entries, times itself, its squared norm
static double matrix_square(const double *x, int n) {
    int m = (int)sqrt((double)n);
    double sum = 0;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < m; j++) {
            double c = 0;
            for (int k = 0; k < m; k++) c += x[i * m + k] * x[k * m + j];
            sum += c * c;
        }
    return sum;
}

// twenty explicit steps of a nonlinear heat equation
static double heat(const double *x, int n) {
    double *now = malloc(n * sizeof *now), *next = malloc(n * sizeof *next), sum = 0;
    memcpy(now, x, n * sizeof *now);
    memcpy(next, x, n * sizeof *now);
    for (int step = 0; step < 20; step++) {
        for (int i = 1; i < n - 1; i++) next[i] = now[i] + 0.1 * now[i] * (now[i - 1] - 2 * now[i] + now[i + 1]);
        double *t = now;
        now = next;
        next = t;
    }
    for (int i = 0; i < n; i++) sum += now[i] * now[i];
    free(now);
    free(next);
    return sum;
}

// energy of n/2 charges in the plane
static double charges(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i + 1 < n; i += 2)
        for (int j = 0; j < i; j += 2) {
            double a = x[i] - x[j], b = x[i + 1] - x[j + 1];
            sum += 1 / sqrt(a * a + b * b + 0.01);
        }
    return sum;
}

// a recurrent cell with four parameters, read cyclically, over n inputs
static double recurrent(const double *x, int n) {
    double state = 0, memory = 0, sum = 0;
    for (int t = 4; t < n; t++) {
        double gate = 1 / (1 + exp(-(x[0] * x[t] + x[1] * state)));
        memory = gate * memory + (1 - gate) * tanh(x[2] * x[t] + x[3] * state);
        state = gate * tanh(memory);
        sum += state * state;
    }
    return sum;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

static double *x, *dx, *direction, *unused, *product;
static volatile double sink;

// The derivatives of one kernel: the gradient at once, along a direction, by two sweeps (without the value, as the gradient), and
// the Hessian times a direction.
typedef void derivative(double *x, double *dx, int n);
enum { PRIMAL, GRADIENT, TANGENT, SPLIT, HESSIAN, KINDS };

static void report(const char *name, double (*f)(const double *, int), derivative *const *derivatives, int n) {
    double best[KINDS], start = now(), h = 1e-5, slope = 0;
    for (int k = 0; k < KINDS; k++) best[k] = 1e9;
    for (int i = 0; i < n; i++) {
        x[i] = 0.5 + 0.4 * sin(3.0 * i);
        direction[i] = 0.1 + 0.3 * sin(3.0 * i) + 0.2 * cos(5.0 * i);
    }
    for (int round = 0; round < 3 || now() - start < 1; round++)
        for (int k = 0; k < KINDS; k++) {
            memset(dx, 0, n * sizeof *dx);
            const double began = now();
            if (k == PRIMAL) sink = f(x, n);
            else derivatives[k](x, dx, n);
            const double took = now() - began;
            if (took < best[k]) best[k] = took;
        }
    derivatives[TANGENT](x, dx, n);
    const double tangent = sink;
    memset(dx, 0, n * sizeof *dx);
    derivatives[GRADIENT](x, dx, n);
    for (int i = 0; i < n; i++) slope += dx[i] * direction[i];
    for (int i = 0; i < n; i++) x[i] += h * direction[i];
    double difference = f(x, n);
    for (int i = 0; i < n; i++) x[i] -= 2 * h * direction[i];
    difference = (difference - f(x, n)) / (2 * h);
    printf("%s", name);
    for (int k = 0; k < KINDS; k++) printf(" %.9g", best[k]);
    printf(" %.0e %.0e\n", fabs(slope - difference) / fabs(difference), fabs(slope - tangent) / fabs(slope));
}

#define NOINLINE __attribute__((noinline)) static
#define KERNEL(name)                                                                                                           \
    NOINLINE double primal_##name(const double *x, int n) { return name(x, n); }                                               \
    NOINLINE void gradient_##name(double *x, double *dx, int n) { __enzyme_autodiff((void *)name, x, dx, n); }                 \
    NOINLINE void tangent_##name(double *x, double *dx, int n) { sink = __enzyme_fwddiff((void *)name, x, direction, n); }     \
    NOINLINE void split_##name(double *x, double *dx, int n) {                                                                 \
        struct forward f = __enzyme_augmentfwd((void *)name, enzyme_not_overwritten, enzyme_dup, x, dx, n);                    \
        __enzyme_reverse((void *)name, enzyme_not_overwritten, enzyme_dup, x, dx, n, 1.0, f.tape);                             \
    }                                                                                                                          \
    static void inner_##name(double *x, double *dx, int n) { __enzyme_autodiff((void *)name, x, dx, n); }                      \
    NOINLINE void hessian_##name(double *x, double *dx, int n) {                                                               \
        memset(product, 0, n * sizeof *product);                                                                               \
        __enzyme_fwddiff_void((void *)inner_##name, enzyme_dup, x, direction, enzyme_dupnoneed, unused, product, n);           \
    }                                                                                                                          \
    static derivative *const all_##name[KINDS] = {NULL, gradient_##name, tangent_##name, split_##name, hessian_##name};
#define REPORT(name, n) report(#name, primal_##name, all_##name, n)
KERNEL(chain)
KERNEL(rosenbrock)
KERNEL(log_sum_exp)
KERNEL(matrix_square)
KERNEL(heat)
KERNEL(charges)
KERNEL(recurrent)

int main(void) {
    // What is released stays ours: else each call pays the kernel for fresh pages, which is not what is compared here.
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    double **const arrays[] = {&x, &dx, &direction, &unused, &product};
    for (int k = 0; k < 5; k++) *arrays[k] = calloc(1 << 17, 8);
    REPORT(chain, 100000);
    REPORT(rosenbrock, 100000);
    REPORT(log_sum_exp, 100000);
    REPORT(matrix_square, 10000);
    REPORT(heat, 10000);
    REPORT(charges, 1000);
    REPORT(recurrent, 10000);
    return 0;
}
