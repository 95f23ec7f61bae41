// expect: EH0208 pthread_create
// A function that a library function calls back works on globals that hold active data.
#include "check.h"
#include <pthread.h>
static double in[4], out[4];

static void *work(void *unused) {
    for (int i = 0; i < 4; i++) out[i] = in[i] * in[i];
    return unused;
}

static double f(double x) {
    for (int i = 0; i < 4; i++) in[i] = x * i;
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    pthread_join(thread, 0);
    return out[0] + out[1] + out[2] + out[3];
}

int main(void) { return __enzyme_autodiff((void *)f, 2.0) != 56; }
