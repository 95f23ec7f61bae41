// expect: EH0301 copies memory of unknown type
// levels: O2
// A pointer to a member function moves `this` by a number of bytes that it has with it: the pointers behind it are any of those in
// the object. What a copy behind them moves nobody knows where these lead to different things.
#include "../c/check.h"
enum { N = 12 };
struct Holder { // nobody tells by the pointers of its function what they lead to
    const char *name;
    const double *from;
    const int *counts;
    double *to;
    void copy() { memcpy(to, from, N * sizeof(double)); }
    void copy_back() { memcpy(to, from, N / 2 * sizeof(double)); }
};
struct CallHolder { void (Holder::*chosen)(); Holder *on; };
__attribute__((noinline)) static void run(CallHolder *call) { (call->on->*call->chosen)(); }

double beside_others(const double *x, int n) {
    double *a = (double *)malloc(N * sizeof *a), sum = 0;
    int counts[2] = {1, 2};
    for (int i = 0; i < N; i++) a[i] = x[i] * 0.4;
    Holder holder{n == 3 ? "three" : "other", x, counts, a};
    CallHolder call{n == 3 ? &Holder::copy_back : &Holder::copy, &holder};
    run(&call);
    for (int i = 0; i < N; i++) sum += a[i] * a[i] * counts[1];
    free(a);
    return sum + holder.name[0];
}


int main() {
    double x[N] = {1, 2, 3}, dx[N] = {0};
    __enzyme_autodiff((void *)beside_others, enzyme_dup, x, dx, enzyme_const, 2);
    return dx[5] != 1;
}
