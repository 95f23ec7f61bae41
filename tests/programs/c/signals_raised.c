// Handlers that raise() runs: one sets a flag and prints a differentiated variable, one that would change it is never registered.
#include "check.h"
#include <signal.h>

static volatile sig_atomic_t seen;
static double last, limit;
static char text[64];

static void note(int s) {
    seen = s;
    snprintf(text, sizeof text, "%g", last);
}

static void change(int s) { last = s; }
void (*table[2])(int) = {change, note};

static double f(double x) {
    last = x * x;
    if (x > 100) raise(SIGFPE);
    raise(SIGUSR1);
    return seen && text[0] == '4' ? last * x + limit : 0;
}

int main(int argc, char **argv) {
    signal(SIGUSR1, note);
    if (argc > 5) table[1](3);
    CHECK(__enzyme_autodiff((void *)f, enzyme_out, 2.0), 12);
    return check_failures;
}
