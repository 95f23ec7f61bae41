// A type hint in code with exceptions: its call may be one that unwinds.
// flags: -fno-strict-aliasing
#include "check.h"
#include <memory>
extern "C" void __enzyme_double(void *, unsigned long);

struct guard {
    int *count;
    ~guard() { ++*count; }
};

static double f(double *x, long n) {
    int count = 0;
    double s = 1;
    {
        guard g{&count};
        std::unique_ptr<unsigned char[]> room(new unsigned char[8 * n]);
        __enzyme_double(room.get(), 8 * n);
        memcpy(room.get(), x, 8 * n);
        for (long i = 0; i < n; i++) {
            double v;
            memcpy(&v, room.get() + 8 * i, 8);
            s *= v;
        }
    }
    return s * count;
}

int main() {
    double x[3] = {2, 3, 5}, dx[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 3L);
    CHECK(dx[0], 15);
    CHECK(dx[1], 10);
    CHECK(dx[2], 6);
    return check_result();
}
