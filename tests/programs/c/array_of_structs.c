// An array of structs that mix integers, floats and doubles.
#include "check.h"

struct particle {
    int kind;
    float charge;
    double x, y;
};

static double energy(const struct particle *p, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) {
            double dx = p[i].x - p[j].x, dy = p[i].y - p[j].y;
            double distance = sqrt(dx * dx + dy * dy);
            sum += p[i].kind == p[j].kind ? p[i].charge * p[j].charge / distance : distance;
        }
    return sum;
}

int main(void) {
    struct particle p[3] = {{1, 2.0f, 0, 0}, {1, -1.0f, 3, 4}, {2, 1.0f, 0, 2}}, d[3];
    memset(d, 0, sizeof d);
    __enzyme_autodiff((void *)energy, p, d, 3);
    // pair 0-1: charges -2 over distance 5; pairs 0-2 and 1-2: the distances 2 and sqrt(13)
    const double r = sqrt(13.0);
    CHECK_NEAR(d[0].charge, -1.0 / 5, 1e-6);
    CHECK_NEAR(d[1].charge, 2.0 / 5, 1e-6);
    CHECK(d[2].charge, 0);
    CHECK(d[0].x, -2 * 3.0 / 125);
    CHECK(d[0].y, -2 * 4.0 / 125 - 1);
    CHECK(d[1].x, 2 * 3.0 / 125 + 3 / r);
    CHECK(d[1].y, 2 * 4.0 / 125 + 2 / r);
    CHECK(d[2].x, -3 / r);
    CHECK(d[2].y, 1 - 2 / r);
    return check_result();
}
