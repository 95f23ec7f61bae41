// One of each: what C code makes clang write that ordinary numeric code does not.
#include <complex.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct point {
    double x, y;
    int tag : 5;
    unsigned rest : 11;
};
struct large {
    double values[20];
    struct point *next;
};
union word {
    double d;
    unsigned long u;
    char c[8];
};

static _Thread_local int depth;
_Atomic long counter;
extern int weak_one(int) __attribute__((weak));
static const double table[] = {1.0, 2.5, -0.1, INFINITY, 1e-310};
const char *names[] = {"one", "t\"wo\\", "thr\nee", NULL};
static double (*const functions[])(double) = {sin, cos, tan};
typedef float four __attribute__((vector_size(16)));
jmp_buf env;

struct large by_value(struct large a, struct point p) {
    a.values[p.tag & 15] += p.x * p.y;
    a.next = a.next ? a.next->tag ? 0 : a.next : 0;
    return a;
}

struct point small(struct point p) {
    p.rest = p.tag * 3;
    return p;
}

double sum(int n, ...) {
    va_list list;
    va_start(list, n);
    double s = 0;
    for (int i = 0; i < n; i++) s += va_arg(list, double);
    va_end(list);
    return s;
}

int states(const char *text) {
    static void *const jump[] = {&&start, &&digit, &&other, &&stop};
    int count = 0;
    goto *jump[0];
start:
    goto *jump[*text == 0 ? 3 : *text >= '0' && *text <= '9' ? 1 : 2];
digit:
    count++;
other:
    text++;
    goto start;
stop:
    return count;
}

int choose(unsigned x) {
    switch (x) {
    case 0: return 3;
    case 1: return 1;
    case 2: return 4;
    case 1000 ... 1003: return 5;
    default: return weak_one ? weak_one((int)x) : -1;
    }
}

four scale(four v, float s) {
    return v * s + __builtin_shufflevector(v, v, 3, 2, 1, 0);
}

long locked(long by) {
    long expected = 5;
    atomic_compare_exchange_weak(&counter, &expected, by);
    atomic_thread_fence(memory_order_acquire);
    return atomic_fetch_add_explicit(&counter, by, memory_order_relaxed) + depth++;
}

unsigned bits(unsigned x) {
    unsigned r;
#if defined(__x86_64__)
    __asm__ volatile("bsrl %1, %0" : "=r"(r) : "rm"(x) : "cc");
#else
    r = 31 - __builtin_clz(x);
#endif
    return r + __builtin_popcount(x) + __builtin_bswap32(x);
}

double complex spiral(double complex z, long double w) {
    return z * z + cexp(z) * (double)w / (1 + (double)sqrtl(w));
}

__int128 wide(__int128 a, unsigned b) {
    return a * b + (a >> 3);
}

double run(int n, double x) {
    double buffer[n + 1];
    memset(buffer, 0, sizeof buffer);
    if (setjmp(env)) return -1;
    for (int i = 0; i < n; i++) {
        buffer[i] = functions[i % 3](x * table[i % 5]);
        if (isnan(buffer[i])) longjmp(env, 1);
        x += buffer[i] > 0 ? buffer[i] : -buffer[i];
    }
    union word w = {.d = x};
    w.u ^= 1ul << 63;
    double *copy = malloc(n * sizeof(double));
    if (!copy) abort();
    memcpy(copy, buffer, n * sizeof(double));
    double result = copy[n / 2] + w.d + w.c[3];
    free(copy);
    printf("%s %d %g\n", names[n & 3], choose(n), result);
    return result;
}
