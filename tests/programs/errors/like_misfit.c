// expect: EH0213 is not called as log1p is
// A function of two numbers is like one of one number.
#include "check.h"
__attribute__((noinline)) double bump(double x, double y) { return x * y; }
void *__enzyme_function_like_bump[] = {(void *)bump, (void *)"log1p"};

static double f(double x) { return bump(x, x) * 2; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
