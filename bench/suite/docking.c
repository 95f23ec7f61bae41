// Energies of a small molecule in poses of six numbers beside a protein (after the miniature BUDE): places, radii, charges.
#include "suite.h"

enum { LIGAND = 26, PROTEIN = 400, POSES = 8 };
static double ligand[LIGAND][5], protein[PROTEIN][5];

static void start(double *x, long n) {
    for (long i = 0; i < n; i++) x[i] = (i % 6 < 3 ? 1.0 : 2.0) * sin(0.8 * (double)i);
    for (int a = 0; a < LIGAND; a++)
        for (int i = 0; i < 5; i++) ligand[a][i] = i < 3 ? 2 * sin(a * 1.3 + i) : i == 3 ? 1.2 + 0.2 * cos(a) : 0.3 * sin(2.1 * a);
    for (int a = 0; a < PROTEIN; a++)
        for (int i = 0; i < 5; i++) protein[a][i] = i < 3 ? 9 * sin(a * (0.7 + 0.3 * i)) : i == 3 ? 1.5 + 0.2 * sin(a) : 0.4 * cos(1.7 * a);
}

ACTIVE static void turn(const number *pose, number m[3][3]) {
    number sx = sin(pose[0]), cx = cos(pose[0]), sy = sin(pose[1]), cy = cos(pose[1]), sz = sin(pose[2]), cz = cos(pose[2]);
    number all[3][3] = {{cy * cz, sx * sy * cz - cx * sz, cx * sy * cz + sx * sz},
                        {cy * sz, sx * sy * sz + cx * cz, cx * sy * sz - sx * cz},
                        {-sy, sx * cy, cx * cy}};
    memcpy(m, all, sizeof all);
}

ACTIVE static number objective(const number *x, long n) {
    number total = 0;
    for (int p = 0; p < POSES; p++) {
        const number *pose = x + 6 * p;
        number m[3][3], energy = 0;
        turn(pose, m);
        for (int a = 0; a < LIGAND; a++) {
            const double *l = ligand[a];
            number place[3];
            for (int i = 0; i < 3; i++) place[i] = m[i][0] * l[0] + m[i][1] * l[1] + m[i][2] * l[2] + pose[3 + i];
            for (int b = 0; b < PROTEIN; b++) {
                const double *q = protein[b];
                number u = place[0] - q[0], v = place[1] - q[1], w = place[2] - q[2];
                double radius = l[3] + q[3];
                number distance = sqrt(u * u + v * v + w * w), gap = distance - radius;
                if (gap < 0) energy += 38 * (1 - distance / radius);
                if (gap < 4) energy += l[4] * q[4] * (1 - gap / 4) * (1 - gap / 4);
                if (gap < 2) {
                    number part = 1 - gap / 2;
                    if (gap < 0) part = 1;
                    energy -= 0.5 * part;
                }
            }
        }
        total += energy;
    }
    return total;
}

static void by_hand(const double *x, double *dx, long n) {
    for (int p = 0; p < POSES; p++) {
        const double *pose = x + 6 * p;
        double m[3][3], dm[3][3] = {{0}}, *d = dx + 6 * p;
        turn(pose, m);
        for (int a = 0; a < LIGAND; a++) {
            const double *l = ligand[a];
            double place[3], g[3] = {0};
            for (int i = 0; i < 3; i++) place[i] = m[i][0] * l[0] + m[i][1] * l[1] + m[i][2] * l[2] + pose[3 + i];
            for (int b = 0; b < PROTEIN; b++) {
                const double *q = protein[b];
                double u = place[0] - q[0], v = place[1] - q[1], w = place[2] - q[2];
                double distance = sqrt(u * u + v * v + w * w), radius = l[3] + q[3], gap = distance - radius, slope = 0;
                if (gap < 4) {
                    slope = -0.5 * l[4] * q[4] * (1 - gap / 4);
                    if (gap < 0) slope -= 38 / radius;
                    else if (gap < 2) slope += 0.25;
                    slope /= distance;
                    g[0] += slope * u, g[1] += slope * v, g[2] += slope * w;
                }
            }
            for (int i = 0; i < 3; i++) {
                d[3 + i] += g[i];
                for (int j = 0; j < 3; j++) dm[i][j] += g[i] * l[j];
            }
        }
        double sx = sin(pose[0]), cx = cos(pose[0]), sy = sin(pose[1]), cy = cos(pose[1]), sz = sin(pose[2]), cz = cos(pose[2]);
        for (int i = 0; i < 3; i++) d[0] += dm[i][1] * m[i][2] - dm[i][2] * m[i][1];
        for (int j = 0; j < 3; j++) d[2] += dm[1][j] * m[0][j] - dm[0][j] * m[1][j];
        d[1] += dm[0][0] * -sy * cz + dm[0][1] * sx * cy * cz + dm[0][2] * cx * cy * cz + dm[1][0] * -sy * sz +
                dm[1][1] * sx * cy * sz + dm[1][2] * cx * cy * sz - dm[2][0] * cy - dm[2][1] * sx * sy - dm[2][2] * cx * sy;
    }
}

SUITE_FROM(6 * POSES, start)
