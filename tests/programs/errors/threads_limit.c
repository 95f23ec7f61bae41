// expect: EH0310 pthread_mutex_timedlock
#include "check.h"
#include <pthread.h>
#include <time.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *run(void *x) {
    double *y = x;
    struct timespec at = {0, 0};
    if (pthread_mutex_timedlock(&m, &at)) return NULL;
    y[0] *= y[1];
    pthread_mutex_unlock(&m);
    return NULL;
}
double f(double *x) {
    pthread_t id;
    pthread_create(&id, NULL, run, x);
    pthread_join(id, NULL);
    return x[0];
}
int main(void) { double x[4] = {1, 2}, dx[4] = {0}; __enzyme_autodiff((void *)f, enzyme_dup, x, dx); }
