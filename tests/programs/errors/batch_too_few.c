// expect: EH0202 argument 2 1 value not 2
// An argument has a value for each lane, unless one is marked as shared.
extern int enzyme_width;
struct two {
    double d[2];
};
struct two __enzyme_batch(void *, ...);

static double f(double x, double y) { return x * y; }

int main(void) { return __enzyme_batch((void *)f, enzyme_width, 2, 2.0, 3.0, 1.0).d[0] > 0; }
