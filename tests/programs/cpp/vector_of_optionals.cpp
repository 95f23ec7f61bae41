// Optional numbers in a vector that is rotated, and has some inserted and erased. A block comes from the memory of the tape, whose
// levels: O0 O2
// allocation does not throw where the function's own does.
#include "check.h"
#include <algorithm>
#include <optional>
#include <vector>

static double f(double *x, int n) {
    std::vector<std::optional<double>> all;
    for (int k = 0; k < 2 * n; k++) {
        if (k % 3) all.push_back(x[k % n] * k);
        else all.push_back(std::nullopt);
    }
    std::rotate(all.begin(), all.begin() + 2, all.end());
    all.insert(all.begin() + 1, x[0]);
    all.erase(all.begin() + 3);
    double s = 0;
    int k = 1;
    for (auto &one : all) s += one.value_or(0.5) * k++;
    return s;
}

int main() {
    double x[4] = {0.7, 1.3, -0.4, 0.9}, dx[4] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
