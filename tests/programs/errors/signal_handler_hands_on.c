// expect: EH0303 signal handler @result
// Only the handler hands the number on: nobody else writes the variable that is read. A function between calls raise().
#include <signal.h>
#include <stdio.h>

extern int enzyme_dup;
double __enzyme_fwddiff(void *, ...);
static double input, result;
static void square(int s) { result = input * input; }
__attribute__((noinline)) static void go(void) { raise(SIGUSR1); }

static double f(double x) {
    input = x;
    go();
    return result;
}

int main() {
    struct sigaction action = {0};
    action.sa_handler = square;
    sigaction(SIGUSR1, &action, 0);
    printf("%g\n", __enzyme_fwddiff((void *)f, enzyme_dup, 1.4, 1.0));
}
