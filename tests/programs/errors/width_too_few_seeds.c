// expect: EH0204 2 seeds not 3
// Each lane has a seed of its own.
extern int enzyme_width;
struct three {
    double d[3];
};
struct three __enzyme_autodiff(void *, ...);

static double f(double x) { return x * x; }

int main(void) { return __enzyme_autodiff((void *)f, enzyme_width, 3, 2.0, 1.0, 1.0).d[0] > 0; }
