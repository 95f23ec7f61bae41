// An augmented forward saves what its gradient reads only where that may change before the reverse.
#include "check.h"
_Bool enzyme_overwritten(const void *);
static int saved;

__attribute__((noinline)) double square(const double *x) { return *x * *x; }
struct taped {
    double *tape, result;
};
struct taped square_augmented(const double *x, double *dx) {
    struct taped both = {0, square(x)};
    if (enzyme_overwritten(x)) {
        both.tape = (double *)malloc(sizeof(double));
        *both.tape = *x;
        saved++;
    }
    return both;
}
void square_gradient(const double *x, double *dx, double seed, double *tape) {
    *dx += 2 * seed * (enzyme_overwritten(x) ? *tape : *x);
    if (tape) free(tape);
}
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)square_augmented, (void *)square_gradient};

double stays(double *x) { return square(x); }
double changes(double *x) {
    double r = square(x);
    *x = 0;
    return r;
}
double in_a_loop(double *x) {
    double r = 0;
    for (int i = 0; i < 3; i++) r += square(x), *x *= 2;
    return r;
}

int main(void) {
    double x = 3, dx = 0;
    __enzyme_autodiff((void *)stays, &x, &dx);
    CHECK(dx, 6.0);
    CHECK((double)saved, 0.0);
    dx = 0;
    __enzyme_autodiff((void *)changes, &x, &dx);
    CHECK(dx, 6.0);
    CHECK((double)saved, 1.0);
    x = 3, dx = 0;
    __enzyme_autodiff((void *)in_a_loop, &x, &dx);
    CHECK(dx, 6.0 * (1 + 4 + 16));
    CHECK((double)saved, 4.0);
    return check_failures;
}
