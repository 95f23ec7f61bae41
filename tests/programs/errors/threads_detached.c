// expect: EH0310 pthread_detach
#include "check.h"
#include <pthread.h>
static void *run(void *x) { *(double *)x *= 2; return NULL; }
double f(double *x) {
    pthread_t id, other;
    pthread_create(&id, NULL, run, x);
    pthread_detach(id);
    pthread_create(&other, NULL, run, x + 1);
    pthread_join(other, NULL);
    return x[0];
}
int main(void) {
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
}
