// Request of a function that takes references and a class by reference.
#include "check.h"

struct Model {
    double slope, offset;
    double operator()(double t) const { return slope * t + offset * offset; }
};

static double loss(const Model &m, double &worst, const double *data, int n) {
    double sum = 0;
    worst = 0;
    for (int i = 0; i < n; i++) {
        double e = m(i) - data[i];
        sum += e * e;
        if (e * e > worst) worst = e * e;
    }
    return sum;
}

int main() {
    Model m{2, 1.5}, d{0, 0};
    double data[3] = {0, 3, 7}, ddata[3] = {0}, worst = 0, dworst = 1;
    __enzyme_autodiff((void *)loss, &m, &d, &worst, &dworst, data, ddata, 3);
    double e[3] = {2.25, 4.25 - 3, 6.25 - 7};
    CHECK(worst, e[0] * e[0]);
    CHECK(d.slope, 2 * (e[1] + 2 * e[2]));
    CHECK(d.offset, 2 * (2 * e[0] + e[1] + e[2]) * 3);
    CHECK(ddata[0], -4 * e[0]);
    CHECK(ddata[1], -2 * e[1]);
    CHECK(ddata[2], -2 * e[2]);
    CHECK(dworst, 0);
    return check_result();
}
