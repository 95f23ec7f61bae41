// Globals that carry no derivative: what is stored there is a constant when it is read again, at every level, in arrays and structs too.
#include "check.h"
#define NOINLINE __attribute__((noinline))
double last_value, history[4];
struct { int calls; double sum; } book;
void *__enzyme_inactive_global_last[] = {&last_value, history, &book};

NOINLINE static double keep(double x, int i) {
    last_value = x;
    history[i % 4] = 2 * x;
    book.calls++, book.sum += x;
    return x * x;
}
static double f(double x, int i) {
    double y = keep(x, i) * 3;
    return y + last_value * x + history[i % 4] * x * x + book.sum * x;
}
// A running maximum, as optimisers keep it to scale what follows.
double largest;
void *__enzyme_inactive_global_largest = &largest;
NOINLINE static void note(double x) { if (fabs(x) > largest) largest = fabs(x); }
static double scaled(double *x, int n) {
    double s = 0;
    largest = 1e-3;
    for (int i = 0; i < n; i++) note(x[i]);
    for (int i = 0; i < n; i++) s += x[i] / largest * x[i];
    return s;
}
int main(void) {
    double x = 1.25;
    CHECK(__enzyme_autodiff((void *)f, x, 5), 6 * x + x + 2 * (2 * x) * x + x);
    CHECK(last_value, x);
    CHECK(history[1], 2 * x);
    CHECK(book.sum, x);
    CHECK(book.calls, 1);
    book.sum = 0;
    CHECK(__enzyme_fwddiff_check((void *)f, enzyme_dup, x, 1.0, enzyme_const, 5), 6 * x + x + 2 * (2 * x) * x + x);
    double y[3] = {0.5, -2, 1}, d[3] = {0};
    __enzyme_autodiff((void *)scaled, enzyme_dup, y, d, enzyme_const, 3);
    for (int i = 0; i < 3; i++) CHECK(d[i], 2 * y[i] / 2);
    return check_result();
}
