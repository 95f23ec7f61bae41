// memory: O2
// Several lanes of what lives longer than a call: workspaces that grow, dangling ones, variables of a thread, pointers in globals.
#include "check.h"
extern int enzyme_width;
struct three {
    double d[3];
};
struct three __enzyme_autodiff_three(void *, ...);
struct three __enzyme_fwddiff_three(void *, ...);

static double by_realloc(double x, int n) {
    static double *buffer;
    static int size;
    if (size < n) buffer = realloc(buffer, n * sizeof *buffer), size = n;
    for (int i = 0; i < n; i++) buffer[i] = sin(x * i);
    double s = 0;
    for (int i = 0; i < n; i++) s += buffer[i] * buffer[n - 1 - i];
    return s;
}
static double *scratch;
__attribute__((noinline)) static void fill(double x, int n) {
    for (int i = 0; i < n; i++) scratch[i] = x * x * i;
}
static double released(double x, int n) {
    scratch = malloc(n * sizeof *scratch);
    fill(x, n);
    double s = 0;
    for (int i = 0; i < n; i++) s += scratch[i] * x;
    free(scratch);
    return s;
}
static _Thread_local double total, history[4];
__attribute__((noinline)) static void add(double v, int k) {
    total += v * v;
    history[k % 4] = total * v;
}
static double of_thread(double x, int n) {
    total = x;
    for (int k = 0; k < 4; k++) history[k] = 1;
    for (int k = 0; k < n; k++) add(x + k, k);
    return total * history[1] + history[3];
}
static double left[4], right[4], *either = right;
__attribute__((noinline)) static void into(double v, int k) { either[k & 3] += v; }
static double by_pointer(double x, int n) {
    for (int k = 0; k < 4; k++) left[k] = right[k] = x;
    either = n & 1 ? left : right;
    for (int k = 0; k < n; k++) into(x * k, k);
    return left[1] * right[1] * left[2];
}

static void compare(double one, struct three lanes) {
    CHECK(lanes.d[0], one);
    CHECK(lanes.d[1], -2 * one);
    CHECK(lanes.d[2], 0.25 * one);
}
#define COMPARE(f)                                                                                                             \
    for (int n = 3; n < 9; n++) {                                                                                              \
        const double x = 0.5 + 0.1 * n, h = 1e-5, one = __enzyme_autodiff((void *)f, x, n);                                    \
        compare(one, __enzyme_autodiff_three((void *)f, enzyme_width, 3, x, n, 1.0, -2.0, 0.25));                              \
        compare(one, __enzyme_fwddiff_three((void *)f, enzyme_width, 3, x, 1.0, -2.0, 0.25, n));                               \
        CHECK_NEAR(one, (f(x + h, n) - f(x - h, n)) / (2 * h), 1e-6);                                                          \
    }

int main(void) {
    COMPARE(by_realloc)
    COMPARE(released)
    COMPARE(of_thread)
    COMPARE(by_pointer)
    return check_result();
}
