// Texts beside numbers in a vector that grows: native code gives a longer text a block of its own, and its shadow has none.
// flags: -fno-exceptions
#include "check.h"
#include <string>
#include <vector>
struct Named {
    std::string name;
    double value;
};
static double grown(double *x, int n) {
    std::vector<Named> all;
    for (int i = 0; i < n; i++) all.push_back(Named{std::string(i * 7 + 1, 'x'), x[i] * 0.5});
    double s = 0;
    for (auto &one : all) s += one.value * one.value;
    return s;
}
static double left_alone(double *x, int n) {
    std::vector<Named> all;
    for (int i = 0; i < n; i++) all.push_back(Named{std::string(i * 7 + 1, 'x'), x[i] * 0.5});
    return x[0] * x[1];
}
int main() {
    double x[6] = {0.5, 1.25, 0.9, -0.75, 1.1, 0.3};
    CHECK_GRADIENT(grown, x, 6);
    CHECK_GRADIENT(left_alone, x, 6);
    return check_failures != 0;
}
