// Constant data that leads to tables of functions which the program changes: any of its functions may be there by then.
#include "check.h"

struct entry { double (*f)(double); double scale; };
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static double wave(double x) { return sin(x) * x; }
static double growth(double x) { return exp(x) * x; }
static struct entry first = {square, 1}, second = {cube, 2};
static struct entry *const entries[2] = {&first, &second};
struct folder { struct entry *const *entries; double scale; };
static const struct folder folders[2] = {{entries, 1}, {entries, 3}};
static volatile int zero = 0;

static double at_once(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        struct entry *e = entries[(i + zero) % 2];
        sum += e->scale * e->f(x[i]) * x[0];
    }
    return sum;
}
static double behind(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        const struct folder *all = &folders[(i + zero) % 2];
        sum += all->scale * all->entries[(i / 2 + zero) % 2]->f(x[i]) * x[0];
    }
    return sum;
}

#define CHECK_ALL(f)                                                                                                           \
    do {                                                                                                                       \
        double dx[3] = {0};                                                                                                    \
        __enzyme_autodiff((void *)f, x, dx, enzyme_const, 3);                                                                  \
        CHECK_DIFFERENCES(f, x, dx, 3);                                                                                        \
    } while (0)

int main(void) {
    double x[3] = {0.5, 1.25, -0.75};
    CHECK_ALL(at_once);
    CHECK_ALL(behind);
    first.f = wave, second.f = growth;
    CHECK_ALL(at_once);
    CHECK_ALL(behind);
    return check_result();
}
