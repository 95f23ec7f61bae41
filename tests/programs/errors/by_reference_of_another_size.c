// expect: EH0205 argument 1 of f 8 bytes enzyme_byref says 4
// The size that is said must be that of the parameter.
extern int enzyme_byref;
double __enzyme_fwddiff(void *, ...);

static double f(double x) { return x * x; }

int main(void) {
    float x = 2, dx = 1;
    return __enzyme_fwddiff((void *)f, enzyme_byref, 4, &x, &dx) > 0;
}
