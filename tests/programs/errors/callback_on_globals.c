// expect: EH0208 on_exit
// A function that a library function calls back works on globals that hold active data.
#include "check.h"
static double in[4], out[4];

int on_exit(void (*)(int, void *), void *);
static void work(int status, void *unused) {
    for (int i = 0; i < 4; i++) out[i] = in[i] * in[i];
}

static double f(double x) {
    for (int i = 0; i < 4; i++) in[i] = x * i;
    on_exit(work, 0);
    return out[0] + out[1] + out[2] + out[3];
}

int main(void) { return __enzyme_autodiff((void *)f, 2.0) != 56; }
