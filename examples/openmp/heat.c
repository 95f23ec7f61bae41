// A bar that cools: explicit steps of the heat equation by two threads, and the gradient of its heat in the end, by as many.
//
//   clang-22 -O2 -fopenmp -flto --ld-path=$(command -v enzyme-hub-ld) heat.c -o heat -lm
//
// Two parallel loops a step in one region, with a barrier between them, and a reduction over the result. A step is u += c u'' with
// fixed ends, so the k-th sine (k half waves in the bar) is multiplied by 1 - 4 c sin^2(pi k / 2 (N - 1)): that is where the
// analytic derivative comes from.
#include <stdio.h>
#include <omp.h>

double sin(double), pow(double, double), fabs(double);

extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);

enum { N = 33, STEPS = 40 };
static const double pi = 3.14159265358979323846, c = 0.4;

// The heat in the end, sum of u^2, where the bar begins as a sum of sines with these amplitudes.
static double heat(const double *amplitude, int waves) {
    double u[N], next[N], sum = 0;
#pragma omp parallel num_threads(2)
    {
#pragma omp for
        for (int i = 0; i < N; i++) {
            u[i] = next[i] = 0;
            for (int k = 0; k < waves; k++) u[i] += amplitude[k] * sin(pi * (k + 1) * i / (N - 1));
        }
        for (int step = 0; step < STEPS; step++) {
#pragma omp for
            for (int i = 1; i < N - 1; i++) next[i] = u[i] + c * (u[i - 1] - 2 * u[i] + u[i + 1]);
#pragma omp for
            for (int i = 1; i < N - 1; i++) u[i] = next[i];
        }
#pragma omp for reduction(+ : sum)
        for (int i = 1; i < N - 1; i++) sum += u[i] * u[i];
    }
    return sum;
}

int main(void) {
    double amplitude[3] = {1, -0.5, 0.25}, gradient[3] = {0};
    __enzyme_autodiff((void *)heat, enzyme_dup, amplitude, gradient, enzyme_const, 3);
    int failures = 0;
    for (int k = 0; k < 3; k++) {
        double s = sin(pi * (k + 1) / (2 * (N - 1)));
        double analytic = 2 * amplitude[k] * pow(1 - 4 * c * s * s, 2 * STEPS) * (N - 1) / 2;
        printf("amplitude[%d] = %.12g   derivative = %.12g   analytic = %.12g\n", k, amplitude[k], gradient[k], analytic);
        failures += !(fabs(gradient[k] - analytic) <= 1e-12 * (1 + fabs(analytic)));
    }
    return failures != 0;
}
