// Loops over a few numbers, of which LLVM makes copies: onto other memory, onto themselves, onto a part of themselves, in threads.
// flags: -fopenmp
// enough: O2
#include "check.h"

enum { N = 12 };
typedef struct { double place[3]; } point;

double gathered(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n / 3; i++) {
        double place[3], area[3] = {0};
        for (int k = 0; k < 3; k++) place[k] = x[3 * ((i * 5) % (n / 3)) + k];
        for (int k = 0; k < 5; k++) area[k % 3] += place[(k + i) % 3] * place[(2 * k) % 3];
        for (int k = 0; k < 3; k++) sum += area[k] * area[k];
    }
    return sum;
}

double moved_on(double *x, int n) { // memmove, the places overlap
    double u[N + 2] = {1, 2}, sum = 0;
    for (int i = 0; i < n; i++) u[i] = x[i] * x[i];
    for (int k = 0; k < 3; k++) {
        memmove(u + k + 1, u + k, 4 * sizeof *u);
        u[k] = sin(u[k + 3]);
    }
    for (int i = 0; i < n; i++) sum += u[i] * u[i] * x[i];
    return sum;
}

double onto_itself(double *x, int n) {
    point u[N / 3], *from = u + (x[0] > 0), *to = u + (x[0] > 0);
    double sum = 0;
    for (int i = 0; i < n; i++) u[i / 3].place[i % 3] = x[i] * x[i];
    *to = *from;
    for (int i = 0; i < n; i++) sum += u[i / 3].place[i % 3] * x[n - 1 - i];
    return sum;
}

double in_threads(double *x, int n) { // all threads read the same places
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < 4 * n; i++) {
        double place[3], all = 0;
        for (int k = 0; k < 3; k++) place[k] = x[3 * (i * 7 % (n / 3)) + k];
        for (int k = 0; k < 4; k++) all += place[(k * i) % 3] * place[k % 3];
        sum += all * all;
    }
    return sum;
}

static double x[N], y[N], dx[N];

#define RUN(f)                                                                                                         \
    for (int i = 0; i < N; i++) x[i] = y[i] = 0.5 + 0.3 * sin(i), dx[i] = 0;                                           \
    __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N);                                                  \
    check_differences(#f, f, x, dx, N);

int main(void) {
    RUN(gathered)
    RUN(moved_on)
    RUN(onto_itself)
    RUN(in_threads)
    return check_failures != 0;
}
