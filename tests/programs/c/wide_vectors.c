// flags: -mavx
// only: x86_64
// Vectors that need more alignment than malloc gives: saved in loops, on the tape of a recursion, in variables that move to
// the heap, in structs passed by a hidden copy.
#include "check.h"

typedef double four __attribute__((vector_size(32)));

struct pair {
    four a, b;
};

__attribute__((noinline)) static four combine(struct pair p, int n) {
    four own[3] = {p.a, p.b, p.a * p.b};
    for (int k = 0; k < n; k++) own[k % 3] = own[(k + 1) % 3] * own[k % 3] + p.a;
    return own[0] + own[1];
}

__attribute__((noinline)) static four nested(four v, int depth) {
    if (depth == 0) return v;
    four w = nested(v * v, depth - 1);
    return w * v + nested(w, 0);
}

static double f(double *x, int n) {
    four v = {x[0], x[1], x[2], x[3]}, total = {1, 1, 1, 1};
    for (int k = 0; k < n; k++) {
        total = total * v + v;
        if (total[0] > 2) total = total / (total * total + 1);
    }
    struct pair p = {total, v};
    four c = combine(p, n / 2), r = nested(v, n - 1);
    return c[0] * r[1] + c[2] * r[3] + c[1] + c[3];
}

int main(int argc, char **argv) {
    if (!__builtin_cpu_supports("avx")) return 0;
    for (int shift = 0; shift < 4; shift++) {
        char *moved = (char *)malloc(40); // what comes next from malloc begins 16 bytes further
        double x[4] = {0.5, -0.6, 0.75, 0.25}, dx[4] = {0};
        __enzyme_autodiff((void *)f, x, dx, 3 + argc);
        CHECK_DIFFERENCES(f, x, dx, 4);
        moved[0] = (char)shift;
    }
    return check_result();
}
