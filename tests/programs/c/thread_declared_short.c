// flags: -pthread
// pthread_create with a smaller result than C's, as Zig's standard library declares it.
#include "check.h"

short pthread_create(void *, void *, void *, void *);
int pthread_join(unsigned long, void *);

static void *doubled(void *p) {
    *(double *)p *= 2;
    return 0;
}

static double squared(double *x, int n) {
    double y = x[0] * x[1];
    unsigned long thread;
    if (pthread_create(&thread, 0, (void *)doubled, &y) != 0) return -1;
    pthread_join(thread, 0);
    return y * y;
}

int main(void) {
    double x[] = {1.5, -0.75};
    CHECK_GRADIENT(squared, x, 2);
    return check_failures != 0;
}
