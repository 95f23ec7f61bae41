// A source that speaks to the linker itself: requests, a type hint, snapshots.

double __enzyme_autodiff(void *, ...);
void __enzyme_double(void *, unsigned long);
void __enzyme_checkpoint(long);

static double scale = 1;
void set_scale(double s) { scale = s; }

__attribute__((noinline)) double cube(double x) { return scale * x * x * x; }
double slope(double x) { return __enzyme_autodiff((void *)cube, x); }

double hinted(const double *x) {
    __enzyme_double((void *)x, 8);
    return x[0] * x[0];
}

double logistic(double rate, long steps) {
    double y = 0.1;
    for (long i = 0; i < steps; i++) {
        __enzyme_checkpoint(10);
        y += rate * y * (1 - y);
    }
    return y;
}

static long snapshots;
void enzyme_hub_checkpointed(long steps, long most, long runs, long bytes) { snapshots = most; }
long last_snapshots(void) { return snapshots; }

double cube_augmented(double x) { return cube(x); }
double cube_gradient(double x, double seed) { return 100 * seed * x; }
