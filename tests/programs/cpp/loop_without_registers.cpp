// flags: -fno-inline -Wl,-plugin-opt=enzyme-tape-limit=64
// levels: O1 O2
// Nothing of a loop with snapshots is in registers: its iterators are in memory, and their operators are functions.
#include "check.h"
#include <cmath>

struct Iterator {
    double *at;
    bool operator!=(const Iterator &other) const { return at != other.at; }
    Iterator &operator++() {
        ++at;
        return *this;
    }
    double &operator*() const { return *at; }
};

static void sum_of_sines(Iterator begin, Iterator end, double *sum) {
    for (; begin != end; ++begin) *sum = std::sin(*sum + *begin);
}

static double f(double *x, int n) {
    double sum = 0;
    sum_of_sines({x}, {x + n}, &sum);
    return sum;
}

int main() {
    double x[4] = {0.1, 0.2, 0.3, 0.4};
    CHECK_GRADIENT(f, x, 4);
    return check_result();
}
