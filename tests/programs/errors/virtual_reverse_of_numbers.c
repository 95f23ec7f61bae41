// expect: EH0205 @numbers
// The shadow of numbers is memory of the user's own, which nobody can make for him.
#include "check.h"
void *__enzyme_virtualreverse(const void *);
static const struct { double (*f)(double); double weights[2]; } numbers = {sin, {1, 2}};
static double f(double x) { return x * x; }

int main(void) { return __enzyme_virtualreverse(&numbers) == 0 || __enzyme_autodiff((void *)f, 2.0) != 4; }
