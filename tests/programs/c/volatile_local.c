// Volatile local variables whose address nobody has: the program accesses them as often as it says, and the derivative goes
// through them.
#include "check.h"

static double kept(double x) {
    volatile double square = x * x;
    return square * x;
}

static double exact_sum(double *x, int n) { // the error of each addition is added as well
    volatile double sum = 0, correction = 0;
    for (int i = 0; i < n; i++) {
        volatile double term = x[i] * x[i] - correction;
        volatile double next = sum + term;
        correction = (next - sum) - term;
        sum = next;
    }
    return sum;
}

static double overwritten(double *x, int n) {
    volatile double cell[4];
    for (int i = 0; i < n; i++) cell[i & 3] = x[i];
    double s = 0;
    for (int i = 0; i < n; i++) {
        s += cell[i & 3] * cell[(i + 1) & 3];
        cell[i & 3] = s;
    }
    return s;
}

int main(void) {
    CHECK(__enzyme_autodiff((void *)kept, 2.0), 3 * 2.0 * 2.0);
    CHECK(__enzyme_fwddiff_check((void *)kept, 2.0, 1.0), 3 * 2.0 * 2.0);
    double x[6] = {1.5, -0.5, 2, 0.25, 3, 1}, dx[6] = {0};
    __enzyme_autodiff((void *)exact_sum, x, dx, 6);
    for (int i = 0; i < 6; i++) CHECK(dx[i], 2 * x[i]);
    double moved[6], dy[6] = {0};
    memcpy(moved, x, sizeof x);
    __enzyme_autodiff((void *)overwritten, moved, dy, 6);
    CHECK_DIFFERENCES(overwritten, x, dy, 6);
    return check_result();
}
