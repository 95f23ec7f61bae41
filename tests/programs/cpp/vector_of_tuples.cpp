// Tuples of integers beside numbers in a vector that grows, is rotated, sorted, and has some inserted and erased: the steps of
// pointers are differences of pointers.
#include "check.h"
#include <algorithm>
#include <tuple>
#include <vector>

using Row = std::tuple<int, double, bool>;

static double total(const std::vector<Row> &rows) {
    double s = 0;
    int k = 1;
    for (auto &[count, number, twice] : rows) s += count * number * k++ + (twice ? number * number : 0);
    return s;
}

static double f(double *x, int n) {
    std::vector<Row> rows;
    for (int k = 0; k < 2 * n; k++) rows.emplace_back(7 * k % 5, x[k % n] * k, k % 2);
    std::rotate(rows.begin(), rows.begin() + 2, rows.end());
    double s = total(rows);
    std::sort(rows.begin(), rows.end());
    rows.insert(rows.begin() + 1, std::make_tuple(3, x[0], true));
    rows.erase(rows.begin() + 3);
    return s + total(rows);
}

int main() {
    double x[4] = {0.7, 1.3, -0.4, 0.9}, dx[4] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
