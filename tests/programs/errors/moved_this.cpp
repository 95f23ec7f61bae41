// expect: EH0301 copies memory of unknown type
// levels: O2
// A pointer to a member function moves `this` by a number of bytes that it has with it: what the pointers behind it lead to
// has been looked at elsewhere, and what a copy moves there is not known by what is looked at here alone.
#include "check.h"
enum { N = 12 };
struct Copier {
    const double *from;
    double *to;
    void copy() { memcpy(to, from, N * sizeof(double)); }
    void copy_more() { memcpy(to, from, N * sizeof(double)); to[1] *= 2; }
};
struct Call { void (Copier::*chosen)(); Copier *on; };
__attribute__((noinline)) static void run(Call *call) { (call->on->*call->chosen)(); }

double f(const double *x, int n) {
    double *a = (double *)malloc(N * sizeof *a), sum = 0;
    for (int i = 0; i < N; i++) a[i] = x[i] * 0.4;
    Copier copier{x, a};
    Call call{n == 3 ? &Copier::copy_more : &Copier::copy, &copier};
    run(&call);
    for (int i = 0; i < N; i++) sum += a[i];
    free(a);
    return sum;
}

int main() {
    double x[N] = {1, 2, 3}, dx[N] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, N);
    return dx[5] != 1;
}
