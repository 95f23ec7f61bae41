// Loops with checkpoints whose state is in global and static variables: adjoints of these go from iteration to iteration as well.
#include "check.h"
void __enzyme_checkpoint(long snapshots);
enum { N = 8 };
static double state, table[N];
static volatile int steps_volatile;
static double in_global(double *x, int n) {
    double sum = 0;
    const int steps = steps_volatile;
    state = x[0];
    for (int t = 0; t < steps; t++) {
        __enzyme_checkpoint(3);
        double old = state;
        state = sin(old * x[t % n]) + 0.3;
        sum += old * state;
    }
    return sum + state;
}
// a function that remembers, in loops in loops
__attribute__((noinline)) static double smoothed(double value) {
    static double last = 0;
    double result = last * 0.5 + sin(value);
    if (value < -1) result = 0;
    return last = result * 0.9;
}
static double remembered(double *x, int n) {
    double sum = 0;
    const int steps = steps_volatile;
    smoothed(-2);
    for (int i = 0; i < n; i++) table[i] = x[i] * x[i];
    for (int k = 0; k < 3; k++) {
        __enzyme_checkpoint(2);
        for (int t = 0; t < steps; t++) {
            __enzyme_checkpoint(2);
            sum += smoothed(table[t % n] + 0.1 * k);
            table[(t + k) % n] *= 1 + 0.1 * x[k];
        }
    }
    return sum * table[1];
}
int main(void) {
    for (int repeat = 0; repeat < 8; repeat++) {
        steps_volatile = repeat * repeat;
        double x[N], dx[N] = {0}, dy[N] = {0};
        for (int i = 0; i < N; i++) x[i] = 0.5 + 0.05 * i;
        __enzyme_autodiff((void *)in_global, enzyme_dup, x, dx, enzyme_const, N);
        CHECK_DIFFERENCES(in_global, x, dx, N);
        __enzyme_autodiff((void *)remembered, enzyme_dup, x, dy, enzyme_const, N);
        CHECK_DIFFERENCES(remembered, x, dy, N);
    }
    return check_result();
}
