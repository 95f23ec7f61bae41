// expect: EH0310 pthread_exit
#include "check.h"
#include <pthread.h>
static void *run(void *x) { double *y = x; if (y[0] > 5) pthread_exit(NULL); y[0] *= y[1]; return NULL; }
double f(double *x) {
    pthread_t id;
    pthread_create(&id, NULL, run, x);
    pthread_join(id, NULL);
    return x[0];
}
int main(void) { double x[2] = {1, 2}, dx[2] = {0}; __enzyme_autodiff((void *)f, enzyme_dup, x, dx); }
