// A function that is called as inactive may throw: outside of derivatives the exception goes where it would.
#include "check.h"
#include <stdexcept>
#include <vector>
extern "C" {
double __enzyme_call_inactive_norm(void *, ...);
void __enzyme_call_inactive_note(void *, ...);
}

static int cleaned, noted;
struct guard {
    ~guard() { cleaned++; }
};
static double norm(const double *x, int n) {
    if (n < 0) throw std::invalid_argument("n");
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return sqrt(s);
}
static void note(const double *x, int n) {
    if (n < 0) throw 1;
    noted++;
}
static double scaled(const double *x, int n) {
    guard g;
    std::vector<double> work(x, x + (n < 0 ? 1 : n));
    __enzyme_call_inactive_note((void *)note, work.data(), n);
    const double by = __enzyme_call_inactive_norm((void *)norm, work.data(), n);
    double s = 0;
    for (double v : work) s += v * v / by;
    return s;
}

int main() {
    double x[2] = {3, 4}, dx[2] = {0};
    __enzyme_autodiff((void *)scaled, enzyme_dup, x, dx, enzyme_const, 2);
    CHECK(dx[0], 6.0 / 5);
    CHECK(dx[1], 8.0 / 5);
    CHECK(noted, 1);
    cleaned = 0;
    int caught = 0;
    try {
        scaled(x, -1);
    } catch (int) {
        caught++;
    }
    CHECK(caught, 1);
    CHECK(cleaned, 1);
    return check_result();
}
