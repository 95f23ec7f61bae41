// expect: EH0312 is to be kept
// A gradient that releases its tape cannot serve a reverse that keeps it.
#include "check.h"
extern int enzyme_nofree;
struct taped { double *tape, result; };
struct taped __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
__attribute__((noinline)) double square(double x) { return x * x; }
struct taped square_augmented(double x) {
    double *tape = (double *)malloc(sizeof *tape);
    *tape = x;
    return (struct taped){tape, square(x)};
}
double square_gradient(double x, double seed, double *tape) {
    double saved = *tape;
    free(tape);
    return 2 * saved * seed;
}
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)square_augmented, (void *)square_gradient};

static double f(double x) { return square(x) * x; }

int main(void) {
    struct taped t = __enzyme_augmentfwd((void *)f, 3.0);
    double first = __enzyme_reverse((void *)f, enzyme_nofree, 3.0, 1.0, t.tape);
    return first + __enzyme_reverse((void *)f, 3.0, 1.0, t.tape) > 0;
}
