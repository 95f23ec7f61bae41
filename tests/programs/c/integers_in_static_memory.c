// levels: O1 O2
// As Fortran libraries call each other: everything by reference, sizes, pivots and a return code among it, some of it in static
// memory. What meets nothing but integers and texts is called as it is, whatever it does.
#include "check.h"

enum { N = 3 };
static int pivot[N], info, asked;
static const int size = N;

// The size of a block, by the name of a routine: with bytes of a text that nobody reads.
__attribute__((noinline)) int tuned(const int *which, const char *name, const int *n, int *count) {
    char copy[8];
    memcpy(copy, name, sizeof copy);
    for (int i = 0; i < 6; i++)
        if (copy[i] >= 'a' && copy[i] <= 'z') copy[i] -= 32;
    *count += 1;
    return copy[0] == 'D' && *which == 1 ? *n / 2 + 1 : 1;
}

__attribute__((noinline)) void factor(const int *n, double *a, int *way, int *code) {
    const int one = 1, block = tuned(&one, "dgetrf ", n, &asked);
    *code = 0;
    for (int k = 0; k < *n; k++) {
        int best = k;
        for (int i = k + 1; i < *n; i++)
            if (fabs(a[i + *n * k]) > fabs(a[best + *n * k])) best = i;
        way[k] = best;
        if (a[best + *n * k] == 0) {
            *code = k + block;
            return;
        }
        for (int j = 0; j < *n; j++) {
            double kept = a[k + *n * j];
            a[k + *n * j] = a[best + *n * j];
            a[best + *n * j] = kept;
        }
        for (int i = k + 1; i < *n; i++) {
            a[i + *n * k] /= a[k + *n * k];
            for (int j = k + 1; j < *n; j++) a[i + *n * j] -= a[i + *n * k] * a[k + *n * j];
        }
    }
}

__attribute__((noinline)) void solve(const int *n, const double *a, const int *way, double *b, int *code) {
    if (*code) return;
    for (int k = 0; k < *n; k++) {
        double kept = b[k];
        b[k] = b[way[k]];
        b[way[k]] = kept;
        for (int i = k + 1; i < *n; i++) b[i] -= a[i + *n * k] * b[k];
    }
    for (int k = *n - 1; k >= 0; k--) {
        b[k] /= a[k + *n * k];
        for (int i = 0; i < k; i++) b[i] -= a[i + *n * k] * b[k];
    }
}

static double f(double *x, int n) {
    double a[N * N], b[N];
    for (int i = 0; i < N * N; i++) a[i] = x[i % n] * (i + 1) + (i % 4 == 1) * 9;
    for (int i = 0; i < N; i++) b[i] = 1 + i * x[n - 1];
    factor(&size, a, pivot, &info);
    solve(&size, a, pivot, b, &info);
    return b[0] + 2 * b[1] * b[2];
}

int main(void) {
    double x[4] = {0.3, -1.1, 0.7, 1.9}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK(info, 0);
    CHECK(asked, 1);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
