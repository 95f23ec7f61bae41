// expect: EH0310 pthread_barrier_wait
#include "check.h"
#include <pthread.h>
pthread_barrier_t b;
static void *run(void *x) { double *y = x; y[0] *= y[1]; pthread_barrier_wait(&b); y[1] *= 2; return NULL; }
double f(double *x) {
    pthread_t id;
    pthread_create(&id, NULL, run, x);
    pthread_barrier_wait(&b);
    x[2] *= x[3];
    pthread_join(id, NULL);
    return x[0];
}
int main(void) { double x[4] = {1, 2}, dx[4] = {0}; pthread_barrier_init(&b, 0, 2); __enzyme_autodiff((void *)f, enzyme_dup, x, dx); }
