// expect: EH0204 argument 1 2 tangents
// Each lane has a tangent of its own.
extern int enzyme_width;
struct three {
    double t[3];
};
struct three __enzyme_fwddiff(void *, ...);

static double f(double x) { return x * x; }

int main(void) { return __enzyme_fwddiff((void *)f, enzyme_width, 3, 2.0, 1.0, 1.0).t[0] > 0; }
