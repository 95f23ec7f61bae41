// expect: EH0213 struct by value
// So it is with a struct of two numbers.
#include "check.h"
struct two {
    double x, y;
};
__attribute__((noinline)) double f(struct two v) { return v.x * v.y; }
double tangent(struct two v, struct two dv) { return v.x * dv.y + v.y * dv.x; }
void *__enzyme_register_derivative_f[] = {(void *)f, (void *)tangent};
static double g(double x) { return f((struct two){x, 2 * x}); }

int main(void) { return __enzyme_fwddiff_check((void *)g, 3.0, 1.0) > 0; }
