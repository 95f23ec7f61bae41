// Several active scalars: the derivatives come back as a struct, in order.
#include "check.h"

struct partials {
    double x, y, z;
};
struct partials __enzyme_autodiff_partials(void *, double, double, double);

static double f(double x, double y, double z) { return x * y / z - y; }

int main(void) {
    struct partials d = __enzyme_autodiff_partials((void *)f, 2.0, 3.0, 4.0);
    CHECK(d.x, 3.0 / 4.0);
    CHECK(d.y, 2.0 / 4.0 - 1.0);
    CHECK(d.z, -6.0 / 16.0);
    return check_result();
}
