// expect: EH0306 constant
// Where memory is constant in any case, no pointer to differentiated memory may be put, and nothing is decided at run time.
extern int enzyme_dup, enzyme_const, enzyme_runtime_activity;
double __enzyme_autodiff(void *, ...);

struct holder {
    const double *p;
};
__attribute__((noinline)) static double of(const struct holder *h) { return h->p[0] * h->p[1]; }
static double f(const double *x, struct holder *h) {
    h->p = x;
    return of(h);
}

int main(int argc, char **argv) {
    double x[2] = {argc, 2}, dx[2] = {0};
    struct holder h;
    __enzyme_autodiff((void *)f, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_const, &h);
    return dx[0] > 0;
}
