// expect: EH0306 @work local
// Memory that lives from call to call has one shadow, and two tapes may want it.
#include <stdlib.h>
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

static double *work;
static int room;
static void f(double *x, int n) {
    if (n > room) work = realloc(work, n * sizeof(double)), room = n;
    for (int i = 0; i < n; i++) work[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) x[i] = work[n - 1 - i] * x[i];
}

int main(int argc, char **argv) {
    double x[2] = {argc, 2}, dx[2] = {1, 1};
    void *tape = __enzyme_augmentfwd((void *)f, x, dx, 2);
    __enzyme_reverse((void *)f, x, dx, 2, tape);
    return dx[0] > 0;
}
