// What augmented returns, through enzyme_hub.hpp: numbers, structs, pointers with their shadows, in lanes; tangents over the tape.
#include "enzyme_hub.hpp"
#include "check.h"
#include <array>
#include <cmath>
#include <vector>
using namespace enzyme;

static double f(double x, double *y, float w, int n) {
    double s = x;
    for (int i = 0; i < n; i++) { y[i] = std::sin(s * y[i]) * w; s += y[i] * y[i]; }
    return s;
}
static double two(double x, double y) { return x * x * y; }
struct material { double stiffness, density; };
static material moved(double x, double y) { return {y * x, y * x * x}; }
struct large { double a[5]; int n; };
static large powers(double x) { return {{x, x * x, x * x * x, 1, 2}, 3}; }
static double *row(double *m, int i) { m[1] = m[0] * m[0]; return m + i; }
static int count(double x, double *y) { *y = x * x; return int(x); }
int main() {
    auto sweep = augmented<2>(two, active(2.0), active(5.0));
    CHECK(sweep.value, 20);
    auto tt = sweep.tangent(duplicated(2.0, lanes(1.0, 0.0)), duplicated(5.0, lanes(0.0, 1.0)));
    CHECK(tt[0], 20); CHECK(tt[1], 4);
    auto [dx, dy] = sweep.reverse(seed(1.0, 10.0)).derivatives;
    CHECK(dx[0], 20); CHECK(dx[1], 200); CHECK(dy[1], 40);

    auto s1 = augmented(moved, active(3.0), active(2.0));
    CHECK(s1.value.density, 18);
    material t = s1.tangent(duplicated(3.0, 1.0), duplicated(2.0, 0.0));
    CHECK(t.stiffness, 2); CHECK(t.density, 12);
    auto [ax, ay] = s1.reverse_and_keep(material{1, 10}).derivatives;
    CHECK(ax, 2 + 120); CHECK(ay, 3 + 90);
    auto [bx, by] = s1.reverse().derivatives;
    CHECK(bx, 2 + 12); CHECK(by, 3 + 9);

    auto s2 = augmented(powers, active(3.0));
    CHECK(s2.value.a[2], 27); CHECK(s2.value.n, 3);
    CHECK(s2.tangent(duplicated(3.0, 1.0)).a[2], 27);
    large sd{{1, 0, 2, 5, 5}, 0};
    CHECK(s2.reverse(sd), 1 + 2 * 27);

    double m[3] = {2, 3, 4}, dm[3] = {0, 0, 0};
    auto s3 = augmented(row, duplicated(m, dm), constant(1));
    CHECK(*s3.value, 4);
    CHECK((double)(s3.shadow == dm + 1), 1);
    *s3.shadow += 1;
    s3.reverse();
    CHECK(dm[0], 4);
    double n[3] = {2, 3, 4}, dn[3] = {0, 0, 0}, dn1[3] = {0};
    auto s4 = augmented(row, duplicated(n, lanes(dn, dn1)), constant(1));
    CHECK((double)(s4.shadow[1] == dn1 + 1), 1);
    *s4.shadow[1] += 1;
    s4.reverse();
    CHECK(dn1[0], 4); CHECK(dn[0], 0);

    double y[2] = {1, 2}, e0[2] = {0}, t0[2] = {1, 0}, z[2] = {1, 2}, tz[2] = {1, 0};
    auto s5 = augmented(f, active(1.2), duplicated(y, e0), active(0.5f), constant(2));
    double tangent = s5.tangent(duplicated(1.2, 1.0), duplicated(y, t0), duplicated(0.5f, 0.0f), constant(2));
    double want = fwddiff(f, duplicated(1.2, 1.0), duplicated(z, tz), duplicated(0.5f, 0.0f), constant(2));
    CHECK(tangent, want); CHECK(t0[1], tz[1]);
    s5.reverse();

    double out, dout = 1;
    auto s6 = augmented(count, active(2.5), duplicated(&out, &dout));
    CHECK(s6.value, 2);
    double tout = 0;
    s6.tangent(duplicated(2.5, 1.0), duplicated(&out, &tout));
    CHECK(tout, 5);
    CHECK(s6.reverse(), 5);
    double k = 2;
    auto object = enzyme::augmented([k](double x) { return std::exp(k * x); }, active(0.5));
    CHECK(object.tangent(duplicated(0.5, 3.0)), 6 * std::exp(1));
    CHECK(object.reverse(), 2 * std::exp(1));
    return check_result();
}
