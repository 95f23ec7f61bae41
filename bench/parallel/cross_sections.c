// Cross sections looked up for particles (after XSBench): the particles among the threads, all of which read one table.
#include "parallel.h"

enum { NUCLIDES = 16, GRID = 512, CHANNELS = 5, TABLE = NUCLIDES * GRID * CHANNELS, PARTICLES = 40000 };
static double grid[NUCLIDES][GRID], energies[PARTICLES];

static void start(double *x, long n) {
    for (long i = 0; i < n; i++) x[i] = 1 + 0.5 * sin(0.11 * (double)i);
    for (int k = 0; k < NUCLIDES; k++)
        for (int g = 0; g < GRID; g++) grid[k][g] = pow((g + 0.3 * sin(k)) / GRID + 0.001 * k + 0.001, 1.5);
    for (int p = 0; p < PARTICLES; p++) energies[p] = 0.05 + 0.9 * fmod(0.61803398875 * p, 1.0);
}

static int search(const double *row, double energy) {
    int low = 0, high = GRID - 1;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        if (row[middle] > energy) high = middle;
        else low = middle;
    }
    return low;
}

static double objective(const double *x, long n) {
    const double *density = x + TABLE;
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int p = 0; p < PARTICLES; p++) {
        double macro[CHANNELS] = {0};
        for (int k = 0; k < NUCLIDES; k++) {
            int at = search(grid[k], energies[p]);
            double f = (grid[k][at + 1] - energies[p]) / (grid[k][at + 1] - grid[k][at]);
            const double *low = x + (k * GRID + at) * CHANNELS, *high = low + CHANNELS;
            for (int c = 0; c < CHANNELS; c++) macro[c] += density[k] * (high[c] - f * (high[c] - low[c]));
        }
        for (int c = 0; c < CHANNELS; c++) sum += macro[c] * macro[c] / (c + 1);
    }
    return sum;
}

PARALLEL(TABLE + NUCLIDES)
