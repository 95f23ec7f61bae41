// expect: EH0303 raise handler @kept
// raise() runs a handler of the program at once, and that changes a variable which is differentiated.
#include <signal.h>
#include <stdio.h>

extern int enzyme_out;
double __enzyme_autodiff(void *, ...);
static double kept;
static void square(int s) { kept = kept * kept; }

static double f(double x) {
    signal(SIGUSR1, square);
    kept = x;
    raise(SIGUSR1);
    return kept;
}

int main() { printf("%g\n", __enzyme_autodiff((void *)f, enzyme_out, 1.4)); }
