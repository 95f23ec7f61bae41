// Output and timing inside a differentiated function run once, and carry nothing.
#include "check.h"
#include <time.h>

static int visits;

static double f(double x) {
    double y = x * x;
    printf("y is %g\n", y);
    visits++;
    if (time(NULL) == 0) y = 0;
    return y * x;
}

int main(void) {
    CHECK(__enzyme_autodiff((void *)f, 2.0), 12);
    CHECK(visits, 1);
    return check_result();
}
