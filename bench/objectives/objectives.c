// The five objectives in C: each line of output is a name, seconds of a value and of a gradient, the value, and the gradient's
// sum with weights.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
typedef double objective(const double *x, long n);

static double rosenbrock(const double *x, long n) {
    double sum = 0;
    for (long i = 0; i + 1 < n; i++) {
        double a = x[i + 1] - x[i] * x[i], b = 1 - x[i];
        sum += 100 * a * a + b * b;
    }
    return sum;
}

static double log_sum_exp(const double *x, long n) {
    double top = x[0], sum = 0;
    for (long i = 1; i < n; i++) top = x[i] > top ? x[i] : top;
    for (long i = 0; i < n; i++) sum += exp(x[i] - top);
    return top + log(sum);
}

static double charges(const double *x, long n) {
    double sum = 0;
    for (long i = 0; i + 1 < n; i += 2)
        for (long j = 0; j < i; j += 2) {
            double a = x[i] - x[j], b = x[i + 1] - x[j + 1];
            sum += 1 / sqrt(a * a + b * b + 0.01);
        }
    return sum;
}

static double heat(const double *x, long n) {
    double *now = malloc(n * sizeof *now), *next = malloc(n * sizeof *next), sum = 0;
    memcpy(now, x, n * sizeof *now);
    memcpy(next, x, n * sizeof *now);
    for (int step = 0; step < 20; step++) {
        for (long i = 1; i < n - 1; i++) next[i] = now[i] + 0.1 * now[i] * (now[i - 1] - 2 * now[i] + now[i + 1]);
        double *t = now;
        now = next;
        next = t;
    }
    for (long i = 0; i < n; i++) sum += now[i] * now[i];
    free(now);
    free(next);
    return sum;
}

// Three layers of 16 by 16 weights, on a fixed input.
static double layers(const double *x, long n) {
    double h[16], t[16], sum = 0;
    for (int i = 0; i < 16; i++) h[i] = 0.1 * i;
    for (long k = 0; k + 256 <= n; k += 256) {
        for (int i = 0; i < 16; i++) {
            t[i] = 0;
            for (int j = 0; j < 16; j++) t[i] += x[k + 16 * i + j] * h[j];
        }
        for (int i = 0; i < 16; i++) h[i] = tanh(t[i]);
    }
    for (int i = 0; i < 16; i++) sum += h[i] * h[i];
    return sum;
}

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

#define MEASURE(best, work)                                      \
    for (int batch = 0, count = 1; batch < 5; batch++) {         \
        double began = seconds(), taken;                         \
        for (int k = 0; k < count; k++) { work; }                \
        taken = seconds() - began;                               \
        if (taken < 0.02) count = count * 2 + 1, batch--;        \
        else if (taken / count < best) best = taken / count;     \
    }

#define TRY(f, size)                                                                   \
    do {                                                                               \
        long n = size;                                                                 \
        double *x = malloc(n * sizeof *x), *dx = malloc(n * sizeof *dx);               \
        for (long i = 0; i < n; i++) x[i] = 0.5 + 0.3 * sin(1.7 * (double)i);          \
        double primal = 1e9, gradient = 1e9, check = 0;                                \
        volatile double value;                                                         \
        MEASURE(primal, value = f(x, n))                                               \
        MEASURE(gradient, memset(dx, 0, n * sizeof *dx); __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n)) \
        for (long i = 0; i < n; i++) check += dx[i] * cos((double)i);                  \
        printf("%s %.9g %.9g %.17g %.17g\n", #f, primal, gradient, value, check);      \
        free(x);                                                                       \
        free(dx);                                                                      \
    } while (0)

int main(void) {
    TRY(rosenbrock, 1000L);
    TRY(log_sum_exp, 1000L);
    TRY(charges, 400L);
    TRY(heat, 1000L);
    TRY(layers, 768L);
}
