// expect: EH0306 constant memory it is read again
// Scratch memory that is constant, in a loop with snapshots: the loop runs once as it stands, and what it puts there is not found again.
#include <math.h>
extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);
void __enzyme_checkpoint(int);
__attribute__((noinline)) static void put(double *w, int i, double v) { w[i] = v; }
__attribute__((noinline)) static double get(const double *w, int i) { return w[i]; }
static double f(const double *x, double *w, int k) {
    double s = x[0];
    for (int t = 0; t < 8; t++) {
        __enzyme_checkpoint(2);
        put(w, t % 4, s * x[1]);
        s = sin(get(w, (t + k) % 4) + s);
    }
    return s * get(w, k);
}
int main(void) {
    double x[2] = {1.3, 0.7}, dx[2] = {0}, w[4] = {1, 1, 1, 1};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, w, 1);
    return fabs(dx[1] - 0.964738) > 1e-5;
}
