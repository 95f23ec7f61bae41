// memory: O2
// A string in a struct with a number: the library, which knows nothing of shadows, gives the string another buffer.
#include <string>

#include "check.h"

struct Named {
    std::string name;
    double value;
};

static double local(double *x, int n) {
    Named l;
    l.name = "too long a name to fit into the string itself";
    l.value = x[1] * x[0];
    return l.value * l.value * l.name.size();
}

struct Kept {
    std::string name;
    double value;
    __attribute__((noinline)) ~Kept() {}
};

__attribute__((noinline)) static void fill(Kept &kept, double *x) {
    kept.name = "too long a name to fit into the string itself";
    kept.value = x[2] * x[0];
}

static double elsewhere(double *x, int n) {
    Kept kept;
    fill(kept, x);
    return kept.value * kept.value * kept.name.size();
}

int main() {
    double x[4] = {0.7, 0.39, 1.32, -0.23}, dx[4] = {0};
    __enzyme_autodiff((void *)local, x, dx, 4);
    CHECK_DIFFERENCES(local, x, dx, 4);
    double dy[4] = {0};
    __enzyme_autodiff((void *)elsewhere, x, dy, 4);
    CHECK_DIFFERENCES(elsewhere, x, dy, 4);
    return check_result();
}
