// flags: -pthread
// expect: EH0208 pthread_ threads
#include "check.h"
#include <pthread.h>
typedef struct { double *x, s; } job;
static void *work(void *p) { job *j = p; j->s = j->x[0] * j->x[0]; return 0; }
double f(double *x) { pthread_t t[2]; job j[2] = {{x, 0}, {x + 1, 0}}; for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, work, &j[i]); for (int i = 0; i < 2; i++) pthread_join(t[i], 0); return j[0].s * j[1].s; }
int main() { double x[2] = {1, 2}, dx[2] = {0}; __enzyme_autodiff((void*)f, enzyme_dup, x, dx); printf("%g %g\n", dx[0], dx[1]); }
