// Constant pointers to everything but one argument: scratch memory of the caller, options, a name.
#include "check.h"

struct options {
    int rounds;
    double damping;
    const char *name;
};

static double f(const struct options *o, const double *table, double x) {
    double y = x;
    for (int i = 0; i < o->rounds; i++) y = o->damping * y + table[i] * x * (o->name[0] == 'a');
    return y;
}

int main(void) {
    struct options o = {2, 0.5, "abc"};
    double table[2] = {3, 4};
    double d = __enzyme_autodiff((void *)f, enzyme_const, &o, enzyme_const, table, 1.5);
    CHECK(d, 0.25 + 0.5 * 3 + 4);
    return check_result();
}
