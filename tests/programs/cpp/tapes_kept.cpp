// A tape that serves twice: the first reverse must not clear what leads the second one to its shadows. Above -O0 the string is refused.
// levels: O0
#include "../c/check.h"
#include <string>
#include <vector>
struct augmented {
    void *tape;
    double value;
};
extern "C" {
extern int enzyme_nofree;
augmented __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
}

struct named {
    std::string name;
    double value;
};
static double f(double *x, int n) {
    std::vector<named> v;
    for (int i = 0; i < n; i++) v.push_back(named{std::string(i * 7 + 1, 'x'), x[i] * x[(i + 1) % n]});
    double s = 0;
    for (auto &one : v) s += one.value * one.value * one.name.size();
    return s;
}

int main() {
    double x[4] = {0.5, 1.5, -1, 2}, dx[4] = {0}, got[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    augmented a = __enzyme_augmentfwd((void *)f, enzyme_dup, x, got, enzyme_const, 4);
    CHECK(a.value, f(x, 4));
    for (double seed : {1.0, -0.5}) {
        for (double &g : got) g = 0;
        __enzyme_reverse((void *)f, enzyme_nofree, enzyme_dup, x, got, enzyme_const, 4, seed, a.tape);
        for (int i = 0; i < 4; i++) CHECK(got[i], seed * dx[i]);
    }
    __enzyme_reverse((void *)f, enzyme_dup, x, got, enzyme_const, 4, 0.0, a.tape);
    return check_result();
}
