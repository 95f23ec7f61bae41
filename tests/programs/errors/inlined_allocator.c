// expect: EH0207 declares for my_function
// levels: O2
// An allocator that the compiler inlines before the link (and does not at -O0).
#include "check.h"
static char pool[100000];
static long used;
void *my_function(long bytes) { return pool + (used += bytes) - bytes; }
void give_back(void *block) { used -= 8; }
void *__enzyme_allocation_like_my[] = {(void *)my_function, (void *)0, (void *)"-1", (void *)give_back};

static double f(double x) {
    double *p = (double *)my_function(8);
    *p = x;
    x *= *p;
    give_back(p);
    return x;
}

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
