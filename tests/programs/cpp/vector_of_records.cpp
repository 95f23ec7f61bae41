// memory: O2
// std::vector of records that mix numbers and pointers: push_back moves a number of them that only the run knows.
#include "check.h"
#include <vector>

struct record {
    double value;
    const double *other;
    int kind;
};

static double f(double *x, int n) {
    std::vector<record> a;
    for (int i = 0; i < n; i++) a.push_back({x[i] * (i + 1), x + (i + 1) % n, i});
    a.insert(a.begin() + 1, {x[2], x, 7});
    a.erase(a.begin() + 3);
    std::vector<record> b = a;
    double s = 0;
    for (auto &r : b) s += r.value * r.value * *r.other * (r.kind + 1);
    return s;
}

int main() {
    double x[5] = {0.3, 0.7, -1.1, 0.9, 1.4}, dx[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    return check_result();
}
