// expect: EH0213 does not fit as a derivative of cube
// The augmented forward leaves a tape, and the derivative does not take it.
#include "check.h"
struct taped {
    double *tape, result;
};
__attribute__((noinline)) double cube(double x) { return x * x * x; }
struct taped cube_augmented(double x) { return (struct taped){0, cube(x)}; }
double cube_over_tape(double x, double dx) { return 3 * x * x * dx; }
void *__enzyme_register_splitderivative_cube[] = {(void *)cube, (void *)cube_augmented, (void *)cube_over_tape};

static double f(double x) { return cube(x); }

int main(void) { return __enzyme_fwddiff_check((void *)f, 1.0, 1.0) > 0; }
