// Nothing is differentiated here: the call and the hint are an ordinary call, and nothing.
#include "check.h"
void __enzyme_double(void *, unsigned long);
double __enzyme_call_inactive(void *, ...);
static double scale(double v, double by) { return v * by; }

int main(void) {
    double x = 3;
    __enzyme_double(&x, sizeof x);
    CHECK(__enzyme_call_inactive((void *)scale, x, 2.0), 6);
    return check_result();
}
