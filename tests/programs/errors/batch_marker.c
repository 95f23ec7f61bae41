// expect: EH0206 enzyme_out __enzyme_batch enzyme_vector
// A batch has no derivatives.
extern int enzyme_width, enzyme_out;
struct two {
    double d[2];
};
struct two __enzyme_batch(void *, ...);

static double f(double x) { return x * x; }

int main(void) { return __enzyme_batch((void *)f, enzyme_width, 2, enzyme_out, 2.0, 3.0).d[0] > 0; }
