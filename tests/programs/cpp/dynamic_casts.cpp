// dynamic_cast to a derived class, to a second base that lies elsewhere in the object, and one that fails.
#include "../c/check.h"

struct base {
    double w;
    virtual ~base() {}
};
struct beside {
    double z;
    virtual ~beside() {}
};
struct with_value : base, beside {
    double v;
};
struct plain : base {};

__attribute__((noinline)) static double value_of(base *b) {
    if (with_value *p = dynamic_cast<with_value *>(b)) return p->v * p->v + p->w;
    return b->w;
}
__attribute__((noinline)) static double beside_of(base *b) {
    if (beside *p = dynamic_cast<beside *>(b)) return p->z *= 2;
    return b->w * b->w;
}

static double f(double *x, int n) {
    with_value a;
    plain b;
    a.v = x[0] * x[0];
    a.w = x[1];
    a.z = x[2];
    b.w = sin(x[3]);
    double s = 0;
    for (int i = 0; i < n; i++) {
        base *one = i & 1 ? static_cast<base *>(&a) : &b;
        s += value_of(one) * x[i] + beside_of(one);
        if (with_value *p = dynamic_cast<with_value *>(one)) s += p->z * x[i];
    }
    return s;
}

int main() {
    double x[5] = {0.3, 0.55, 0.7, 0.95, 1.2}, y[5], dx[5] = {0};
    memcpy(y, x, sizeof x);
    __enzyme_autodiff((void *)f, y, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    return check_result();
}
