// expect: EH0306 normalise inactive
// What is called as inactive changes differentiated memory.
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
void __enzyme_call_inactive(void *, ...);

__attribute__((noinline)) static void normalise(double *x, int n) {
    for (int i = 0; i < n; i++) x[i] /= x[0];
}
static double f(double *x, int n) {
    __enzyme_call_inactive((void *)normalise, x, n);
    return x[1] * x[1];
}

int main(int argc, char **argv) {
    double x[2] = {argc, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 2);
    return dx[0] > 0;
}
