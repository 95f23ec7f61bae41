// A struct of two doubles by value is two active arguments.
#include "check.h"

struct pair {
    double x, y;
};
struct pair __enzyme_autodiff_pair(void *, struct pair);

static double f(struct pair p) { return p.x * p.x * p.y; }

int main(void) {
    struct pair d = __enzyme_autodiff_pair((void *)f, (struct pair){3, 5});
    CHECK(d.x, 30);
    CHECK(d.y, 9);
    return check_result();
}
