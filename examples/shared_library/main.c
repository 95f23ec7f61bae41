// The gradient of a function that exists only in a shared library: we say it, and the linker uses it.
//
//   cc -O2 -shared -fPIC gauge.c -o libgauge.so
//   clang-22 -O2 -flto --ld-path=$(command -v enzyme-hub-ld) main.c -L. -lgauge -Wl,-rpath,. -o main -lm
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int enzyme_dup, enzyme_const, enzyme_out;
double __enzyme_autodiff(void *, ...);

double gauge_pressure(const double *heights, int n, double density); // in libgauge.so
_Bool enzyme_overwritten(const void *);

struct taped {
    double *tape, result;
};

// What the gradient needs of the heights is copied where they may change before it runs.
struct taped pressure_augmented(const double *heights, double *shadow, int n, double density) {
    struct taped both = {0, gauge_pressure(heights, n, density)};
    if (enzyme_overwritten(heights)) {
        both.tape = malloc(n * sizeof(double));
        memcpy(both.tape, heights, n * sizeof(double));
    }
    return both;
}

double pressure_gradient(const double *heights, double *shadow, int n, double density, double seed, double *tape) {
    const double *h = enzyme_overwritten(heights) ? tape : heights;
    double sum = 0;
    for (int i = 0; i < n; i++) {
        if (shadow) shadow[i] += seed * density * 9.81 * h[i]; // the shadow of constant heights is null
        sum += h[i] * h[i];
    }
    free(tape);
    return seed * 9.81 * sum / 2;
}

__attribute__((used)) void *__enzyme_register_gradient_pressure[] = {
    (void *)gauge_pressure, (void *)pressure_augmented, (void *)pressure_gradient};

static double energy(double *heights, int n, double density) {
    const double before = gauge_pressure(heights, n, density);
    for (int i = 0; i < n; i++) heights[i] *= 0.5; // so the first call's heights are gone
    return before * gauge_pressure(heights, n, density);
}

int main(void) {
    double heights[3] = {1, 2, 3}, gradient[3] = {0};
    const double density = 1.2, c = 9.81 * density / 2, sum = 14;
    const double by_density = __enzyme_autodiff((void *)energy, enzyme_dup, heights, gradient, enzyme_const, 3,
                                                enzyme_out, density);
    int failures = 0;
    for (int i = 0; i < 3; i++) { // energy is c^2 sum^2 / 4
        const double analytic = c * c * sum * (i + 1);
        printf("energy by height %d = %.12g   derivative = %.12g   analytic = %.12g\n", i, c * c * sum * sum / 4,
               gradient[i], analytic);
        failures += !(fabs(gradient[i] - analytic) <= 1e-11 * analytic);
    }
    const double analytic = c * c * sum * sum / 2 / density;
    printf("energy by density = %.12g   derivative = %.12g   analytic = %.12g\n", c * c * sum * sum / 4, by_density, analytic);
    failures += !(fabs(by_density - analytic) <= 1e-11 * analytic);
    return failures != 0;
}
