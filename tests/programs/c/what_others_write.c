// Requests that write static memory beside requests that only read it: to the latter what is there is constant, as if they were alone.
// Memory that native code replaces, and split mode, in one request do not change another one either.
#include "check.h"
double *anybody; // other files may set it
static double *work, total;
static struct { double *numbers; int count; } table;

static double writes(double *x, int n) {
    if (!anybody) anybody = malloc(8 * sizeof *anybody);
    for (int i = 0; i < n; i++) anybody[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += anybody[i] * x[n - 1 - i];
    return s;
}
static double reads(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += anybody[i] * x[i] * x[i];
    return s;
}
static double keeps(double *x, int n) {
    table.numbers = realloc(table.numbers, 8 * sizeof(double));
    table.numbers[0] = x[0] * x[1], table.count = n;
    return table.numbers[0] * x[2];
}
static double kept(double *x, int n) {
    double s = 0;
    for (int i = 0; i < table.count; i++) s += table.numbers[i % 2] * x[i] * sin(x[i]);
    return s;
}
static double sums(double *x, int n) {
    total = 0;
    for (int i = 0; i < n; i++) total += x[i] * x[i];
    return total * x[0];
}
static double scaled(double *x, int n) { return total * x[1] * x[2]; }
static double works(double *x, int n) {
    work = realloc(work, n * sizeof *work);
    for (int i = 0; i < n; i++) work[i] = sin(x[i]);
    double s = 0;
    for (int i = 0; i < n; i++) s += work[i] * work[n - 1 - i];
    return s;
}
enum { N = 4 };
static const double point[N] = {0.5, 1.25, 0.75, 1.5};
static double *made(void) {
    double *p = malloc(N * sizeof *p);
    for (int i = 0; i < N; i++) p[i] = 0.5 + i;
    return p;
}
#define FRESH(f)                                                                                                               \
    static double fresh_##f(double *x, int n) {                                                                                \
        for (int i = 0; i < N; i++) anybody[i] = table.numbers[i] = 0.5 + i;                                                   \
        return total = 3, table.count = N, f(x, n);                                                                            \
    }
FRESH(reads) FRESH(kept) FRESH(scaled) FRESH(sums) FRESH(works)
#define TRY(f)                                                                                                                 \
    do {                                                                                                                       \
        double x[N], g[N] = {0};                                                                                               \
        memcpy(x, point, sizeof x);                                                                                            \
        for (int i = 0; i < N; i++) anybody[i] = table.numbers[i] = 0.5 + i;                                                   \
        total = 3, table.count = N;                                                                                            \
        __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, N);                                                       \
        CHECK_DIFFERENCES(fresh_##f, x, g, N);                                                                                 \
        for (int i = 0; i < N; i++) anybody[i] = table.numbers[i] = 0.5 + i;                                                   \
        total = 3, table.count = N;                                                                                            \
        CHECK_FORWARD(f, x, g, N);                                                                                             \
    } while (0)
int main(int argc, char **argv) {
    anybody = made(), table.numbers = made();
    TRY(reads);
    TRY(kept);
    TRY(scaled);
    TRY(sums);
    TRY(works);
    if (argc > 1) { // there, and never called
        double x[N], g[N] = {0};
        __enzyme_autodiff((void *)writes, enzyme_dup, x, g, enzyme_const, N);
        __enzyme_autodiff((void *)keeps, enzyme_dup, x, g, enzyme_const, N);
    }
    return check_result();
}
