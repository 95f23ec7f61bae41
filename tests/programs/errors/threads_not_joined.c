// expect: EH0310 starts joins
#include "check.h"
#include <pthread.h>
static double result;
static void *run(void *x) { result = *(double *)x * *(double *)x; return NULL; }
double f(double *x) {
    pthread_t id;
    pthread_create(&id, NULL, run, x);
    return result;
}
int main(void) {
    double x = 1, dx = 0;
    __enzyme_autodiff((void *)f, enzyme_dup, &x, &dx);
}
