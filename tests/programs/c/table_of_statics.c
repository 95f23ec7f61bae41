// A constant table of pointers to static structs, each with a pointer to numbers on the heap that an earlier call made: nobody
// differentiates these, and the derivative follows the pointers all the same.
#include "check.h"
double __enzyme_fwddiff(void *, ...);
struct region { double *begin, *end; };
static void setup(struct region *r, int count) {
    r->begin = malloc(count * sizeof(double));
    r->end = r->begin + count;
    for (int k = 0; k < count; k++) r->begin[k] = 0.3 + k;
}
__attribute__((noinline)) static double at(const struct region *r, double t) {
    double s = 0;
    for (const double *c = r->begin; c != r->end; c++) s = s * t + *c;
    return s;
}
static struct region t0, t1, t2;
int which = 1;
static const struct region *const tab[3] = {&t0, &t1, &t2};
static double f(double *x, int n) { return at(tab[which], x[0]) * x[1]; }
int main(void) {
    double x[2] = {1.7, 0.6};
    setup(&t0, 4), setup(&t1, 3), setup(&t2, 2);
    for (which = 0; which < 3; which++) {
        double g[2] = {0};
        __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, 2);
        CHECK_DIFFERENCES(f, x, g, 2);
        CHECK_FORWARD(f, x, g, 2);
    }
    return check_result();
}
