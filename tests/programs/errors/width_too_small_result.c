// expect: EH0209 3 results in each lane
// An argument that is returned has a derivative in each lane.
extern int enzyme_width;
double __enzyme_autodiff(void *, ...);

static double f(double x) { return x * x; }

int main(void) { return __enzyme_autodiff((void *)f, enzyme_width, 3, 2.0) > 0; }
