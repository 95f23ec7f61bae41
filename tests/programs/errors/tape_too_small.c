// expect: EH0210 the tape of f needs bytes 8 are given
// Memory for the tape that is too small is refused when its size is known.
extern int enzyme_tape, enzyme_allocated;
void __enzyme_augmentfwd(void *, ...);

static void f(double *x, int n) {
    for (int i = 0; i < n; i++) x[i] = x[i] * x[i];
}

int main(void) {
    double x[2] = {1, 2}, dx[2] = {1, 1}, tape[1];
    __enzyme_augmentfwd((void *)f, enzyme_tape, tape, enzyme_allocated, 8, x, dx, 2);
    return x[0] > 0;
}
