// expect: EH0206 did you mean enzyme_dup?
// The name of a marker is misspelt.
extern int enzyme_dupp;
void __enzyme_autodiff(void *, ...);

static void f(double *x) { *x *= *x; }

int main(void) {
    double x = 3, dx = 1;
    __enzyme_autodiff((void *)f, enzyme_dupp, &x, &dx);
    return dx > 0;
}
