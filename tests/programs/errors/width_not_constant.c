// expect: EH0206 enzyme_width constant
// How many lanes there are must be known when the program is linked.
extern int enzyme_width;
double __enzyme_fwddiff(void *, ...);

static double f(double x) { return x * x; }

int main(int count, char **words) { return __enzyme_fwddiff((void *)f, enzyme_width, count, 2.0, 1.0) > 0; }
