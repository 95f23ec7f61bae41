// expect: EH0211 has the wrong form
// The places of the deallocator's arguments do not say which is the pointer.
#include "check.h"
__attribute__((noinline)) void *take(int tag, long bytes) { return (char *)malloc(bytes + tag) + tag; }
__attribute__((noinline)) void give_back(int tag, void *block) { free((char *)block - tag); }
void *__enzyme_allocation_like_take[] = {(void *)take, (void *)1, (void *)"0,1", (void *)give_back};

static double f(double x) {
    double *p = (double *)take(0, 8);
    *p = x;
    x *= *p;
    give_back(0, p);
    return x;
}

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
