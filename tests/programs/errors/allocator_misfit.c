// expect: EH0213 cannot be an allocator
// The deallocator takes the pointer first, and is said to take it last.
#include "check.h"
__attribute__((noinline)) void *take(int tag, long bytes) { return (char *)malloc(bytes + tag) + tag; }
__attribute__((noinline)) void give_back(void *block, int tag) { free((char *)block - tag); }
void *__enzyme_allocation_like_take[] = {(void *)take, (void *)1, (void *)"0,-1", (void *)give_back};

static double f(double x) {
    double *p = (double *)take(0, 8);
    *p = x;
    x *= *p;
    give_back(p, 0);
    return x;
}

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
