// expect: EH0213 looks like two numbers
// The compiler passes a complex number as two, and the tangent of the first would be taken for the second.
#include "check.h"
typedef double _Complex number;
__attribute__((noinline)) number f(number z) { return z * z; }
struct two {
    number result, tangent;
};
struct two tangent(number z, number dz) { return (struct two){f(z), 2 * z * dz}; }
void *__enzyme_register_derivative_f[] = {(void *)f, (void *)tangent};
static double g(double x) { return __real__ f(x); }

int main(void) { return __enzyme_fwddiff_check((void *)g, 3.0, 1.0) > 0; }
