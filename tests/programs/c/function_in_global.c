// A function in a table that nobody writes is known although the table is visible outside of its file; one that is written
// is not, but may still be called beside active data.
#include "check.h"
double square(double x) { return x * x; }
struct { int n; double (*g)(double); } table = {3, square};
static int calls;
static void count(void) { calls++; }
void (*counter)(void) = 0;

double f(double x) {
    if (counter) counter();
    return table.g(x) * x * table.n;
}

int main(void) {
    counter = count;
    CHECK(__enzyme_autodiff((void *)f, 3.0), 81);
    CHECK(calls, 1);
    return check_result();
}
