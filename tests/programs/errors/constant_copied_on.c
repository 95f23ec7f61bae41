// expect: EH0306 constant memory it is read again
// levels: O2
// What is put into constant memory is moved on in it by a function that is not differentiated, and read from there.
#include <string.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
struct history { double newest[4], oldest[4]; };
__attribute__((noinline)) static void note(struct history *h, const double *x) { for (int i = 0; i < 4; i++) h->newest[i] = x[i] * x[i]; }
__attribute__((noinline)) static void age(struct history *h) { for (int i = 0; i < 4; i++) h->oldest[i] = h->newest[3 - i] / 2; }
__attribute__((noinline)) static double sum(const struct history *h) { return h->oldest[0] + h->oldest[3]; }
static double f(double *x, struct history *h) {
    note(h, x);
    age(h);
    return sum(h) * x[1];
}
int main(void) {
    double x[4] = {1, 2, 3, 4}, d[4] = {0};
    struct history h = {{0}, {0}};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, &h);
    return d[0] == 0;
}
