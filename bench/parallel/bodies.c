// The potential energy of bodies: each pair by one thread, a force for each number.
#include "parallel.h"

enum { BODIES = 2000 };

static void start(double *x, long n) {
    for (long i = 0; i < n; i++) x[i] = 4 * sin(0.7 * (double)i) + 0.01 * (double)(i % 97);
}

static double objective(const double *x, long n) {
    double energy = 0;
#pragma omp parallel for reduction(+ : energy) schedule(static)
    for (int i = 0; i < BODIES; i++) {
        double own = 0;
        for (int j = 0; j < BODIES; j++) {
            double a = x[3 * i] - x[3 * j], b = x[3 * i + 1] - x[3 * j + 1], c = x[3 * i + 2] - x[3 * j + 2];
            own += 1 / sqrt(a * a + b * b + c * c + 0.01);
        }
        energy += own * own;
    }
    return energy;
}

PARALLEL(3 * BODIES)
