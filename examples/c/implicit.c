// The derivative of a solution, by a gradient of our own: Kepler's equation E - e sin E = M, solved for E by Newton's method.
// How many steps the solver takes must not matter, so nothing goes through its loop: where the residual r(E, M, e) is zero,
// dE = -(dr/dM dM + dr/de de) / (dr/dE). The partials of the residual are derived by the linker.
//
//   clang-22 -O2 -flto --ld-path=$(command -v enzyme-hub-ld) implicit.c -o implicit -lm
#include <math.h>
#include <stdio.h>

struct two {
    double a, b;
};
struct three {
    double a, b, c;
};
struct three __enzyme_autodiff_partials(void *, ...);
struct two __enzyme_autodiff(void *, ...);

static double residual(double anomaly, double mean, double e) { return anomaly - e * sin(anomaly) - mean; }

__attribute__((noinline)) double kepler(double mean, double e) {
    double anomaly = mean;
    for (int i = 0; i < 50; i++) {
        const double step = residual(anomaly, mean, e) / (1 - e * cos(anomaly));
        anomaly -= step;
        if (fabs(step) < 1e-15) break;
    }
    return anomaly;
}

// The augmented forward: the solution is all that the gradient needs.
struct solved {
    double tape, result;
};
struct solved kepler_augmented(double mean, double e) {
    const double anomaly = kepler(mean, e);
    return (struct solved){anomaly, anomaly};
}

struct two kepler_gradient(double mean, double e, double seed, double anomaly) {
    const struct three r = __enzyme_autodiff_partials((void *)residual, anomaly, mean, e);
    return (struct two){-seed * r.b / r.a, -seed * r.c / r.a};
}

__attribute__((used)) void *__enzyme_register_gradient_kepler[] = {
    (void *)kepler, (void *)kepler_augmented, (void *)kepler_gradient};

// The distance from the sun, in units of the half axis.
static double distance(double mean, double e) { return 1 - e * cos(kepler(mean, e)); }

int main(void) {
    int failures = 0;
    for (int i = 1; i <= 3; i++) {
        const double mean = 0.7 * i, e = 0.3 * i;
        const struct two d = __enzyme_autodiff((void *)distance, mean, e);
        const double anomaly = kepler(mean, e), by_mean = 1 / (1 - e * cos(anomaly));
        const double analytic[2] = {e * sin(anomaly) * by_mean,
                                    e * sin(anomaly) * sin(anomaly) * by_mean - cos(anomaly)};
        const double found[2] = {d.a, d.b};
        for (int k = 0; k < 2; k++) {
            printf("distance(%g, %g) by %s = %.12g   derivative = %.12g   analytic = %.12g\n", mean, e, k ? "e" : "M",
                   distance(mean, e), found[k], analytic[k]);
            failures += !(fabs(found[k] - analytic[k]) <= 1e-11 * (1 + fabs(analytic[k])));
        }
    }
    return failures != 0;
}
