// expect: EH0310 returns
#include "check.h"
#include <pthread.h>
static void *run(void *x) {
    double *y = malloc(sizeof *y);
    *y = *(double *)x * *(double *)x;
    return y;
}
double f(double *x) {
    pthread_t id;
    void *found;
    pthread_create(&id, NULL, run, x);
    pthread_join(id, &found);
    return *(double *)found;
}
int main(void) {
    double x = 1, dx = 0;
    __enzyme_autodiff((void *)f, enzyme_dup, &x, &dx);
}
