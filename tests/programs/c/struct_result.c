// A function whose result is a struct of doubles: each is seeded with one.
#include "check.h"

struct pair {
    double x, y;
};

static struct pair f(double t) {
    struct pair p = {t * t, sin(t)};
    return p;
}

int main(void) {
    CHECK(__enzyme_autodiff((void *)f, 0.5), 2 * 0.5 + cos(0.5));
    return check_result();
}
