// What one core of this machine does at most, each the best of several rounds, one line each:
//     flops N              additions and multiplications of doubles a second, in fused vectors
//     divisions N          divisions of doubles a second, in vectors
//     bytes SIZE N         bytes that are read a second from an array of SIZE bytes that is read again and again
//     call NAME N          calls a second of a function of the mathematical library, none waiting for another
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef __AVX512F__
enum { LANES = 8 };
#elif defined __AVX__
enum { LANES = 4 };
#else
enum { LANES = 2 };
#endif
typedef double vector __attribute__((vector_size(LANES * sizeof(double))));
enum { CHAINS = 12, ROUNDS = 7, NUMBERS = 4096 };

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static volatile double sink;

static double sum(vector v) {
    double s = 0;
    for (int i = 0; i < LANES; i++) s += v[i];
    return s;
}

static void fused(long times) {
    vector chain[CHAINS] = {0}, a = (vector){0} + 0.999, b = (vector){0} + 0.001, all = {0};
    for (long i = 0; i < times; i++)
#pragma clang loop unroll(full)
        for (int c = 0; c < CHAINS; c++) chain[c] = __builtin_elementwise_fma(chain[c], a, b);
    for (int c = 0; c < CHAINS; c++) all += chain[c];
    sink = sum(all);
}

static void divided(long times) {
    vector chain[CHAINS], a = (vector){0} + 1.001, all = {0};
    for (int c = 0; c < CHAINS; c++) chain[c] = a;
    for (long i = 0; i < times; i++)
#pragma clang loop unroll(full)
        for (int c = 0; c < CHAINS; c++) chain[c] = a / chain[c];
    for (int c = 0; c < CHAINS; c++) all += chain[c];
    sink = sum(all);
}

static double rate(void work(long), long times, double each) {
    double best = 0;
    for (int round = 0; round < ROUNDS; round++) {
        double began = seconds();
        work(times);
        double found = (double)times * each / (seconds() - began);
        if (found > best) best = found;
    }
    return best;
}

static void reading(long size) {
    long count = size / (long)sizeof(vector) / 8 * 8, times = 1 + (256l << 20) / size;
    vector *a = aligned_alloc(64, size);
    double best = 0;
    if (!a) exit(1);
    memset(a, 0, size);
    for (int round = 0; round < ROUNDS; round++) {
        double began = seconds();
        vector s[8] = {0};
        for (long t = 0; t < times; t++) {
            for (long i = 0; i < count; i += 8)
#pragma clang loop unroll(full)
                for (int k = 0; k < 8; k++) s[k] += a[i + k];
            __asm__ volatile("" ::: "memory"); // each time anew
        }
        double found = (double)times * (double)count * sizeof(vector) / (seconds() - began);
        if (found > best) best = found;
        for (int k = 1; k < 8; k++) s[0] += s[k];
        sink = sum(s[0]);
    }
    free(a);
    printf("bytes %ld %.6g\n", size, best);
}

static void calling(const char *name, double f(double)) {
    double best = 0;
    for (int round = 0; round < ROUNDS; round++) {
        double began = seconds(), s = 0;
        for (int i = 0; i < NUMBERS; i++) s += f(0.2 + 0.7 * i / NUMBERS);
        double found = NUMBERS / (seconds() - began);
        if (found > best) best = found;
        sink = s;
    }
    printf("call %s %.6g\n", name, best);
}

static double power(double x) { return pow(x, 1.3); }
static double angle(double x) { return atan2(x, 0.6); }
static double length(double x) { return hypot(x, 0.6); }

int main(void) {
    printf("flops %.6g\n", rate(fused, 2000000, 2.0 * LANES * CHAINS));
    printf("divisions %.6g\n", rate(divided, 200000, 1.0 * LANES * CHAINS));
    for (long size = 16l << 10; size <= 128l << 20; size *= 2) reading(size);
#define CALL(f) calling(#f, f);
    CALL(exp) CALL(exp2) CALL(expm1) CALL(log) CALL(log2) CALL(log10) CALL(log1p) CALL(sin) CALL(cos) CALL(tan) CALL(asin)
    CALL(acos) CALL(atan) CALL(sinh) CALL(cosh) CALL(tanh) CALL(cbrt) CALL(erf) CALL(erfc) CALL(lgamma) CALL(tgamma)
    calling("pow", power), calling("atan2", angle), calling("hypot", length);
}
