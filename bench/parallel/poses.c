// Energies of a small molecule in poses of six numbers beside a protein (after the miniature BUDE): the poses among the threads.
#include "parallel.h"

enum { LIGAND = 26, PROTEIN = 400, POSES = 128 };
static double ligand[LIGAND][5], protein[PROTEIN][5];

static void start(double *x, long n) {
    for (long i = 0; i < n; i++) x[i] = (i % 6 < 3 ? 1.0 : 2.0) * sin(0.8 * (double)i);
    for (int a = 0; a < LIGAND; a++)
        for (int i = 0; i < 5; i++) ligand[a][i] = i < 3 ? 2 * sin(a * 1.3 + i) : i == 3 ? 1.2 + 0.2 * cos(a) : 0.3 * sin(2.1 * a);
    for (int a = 0; a < PROTEIN; a++)
        for (int i = 0; i < 5; i++) protein[a][i] = i < 3 ? 9 * sin(a * (0.7 + 0.3 * i)) : i == 3 ? 1.5 + 0.2 * sin(a) : 0.4 * cos(1.7 * a);
}

static double energy_of(const double *pose) {
    double sx = sin(pose[0]), cx = cos(pose[0]), sy = sin(pose[1]), cy = cos(pose[1]), sz = sin(pose[2]), cz = cos(pose[2]);
    double m[3][3] = {{cy * cz, sx * sy * cz - cx * sz, cx * sy * cz + sx * sz},
                      {cy * sz, sx * sy * sz + cx * cz, cx * sy * sz - sx * cz},
                      {-sy, sx * cy, cx * cy}};
    double energy = 0;
    for (int a = 0; a < LIGAND; a++) {
        const double *l = ligand[a];
        double place[3];
        for (int i = 0; i < 3; i++) place[i] = m[i][0] * l[0] + m[i][1] * l[1] + m[i][2] * l[2] + pose[3 + i];
        for (int b = 0; b < PROTEIN; b++) {
            const double *q = protein[b];
            double u = place[0] - q[0], v = place[1] - q[1], w = place[2] - q[2], radius = l[3] + q[3];
            double distance = sqrt(u * u + v * v + w * w), gap = distance - radius;
            if (gap < 0) energy += 38 * (1 - distance / radius);
            if (gap < 4) energy += l[4] * q[4] * (1 - gap / 4) * (1 - gap / 4);
        }
    }
    return energy;
}

static double objective(const double *x, long n) {
    double total = 0;
#pragma omp parallel for reduction(+ : total)
    for (int p = 0; p < POSES; p++) total += energy_of(x + 6 * p);
    return total;
}

PARALLEL(6 * POSES)
