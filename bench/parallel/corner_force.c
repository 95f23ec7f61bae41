// Forces at the corners of hexahedra (after LULESH): the elements among the threads, each of which keeps the forces at its own
// corners; then the nodes among the threads, each of which gathers those of the elements around it.
#include "parallel.h"

enum { M = 48, SIDE = M + 1, NODES = SIDE * SIDE * SIDE, ELEMENTS = M * M * M };
static int corners[ELEMENTS][8], around[NODES][8], many[NODES];
static const int faces[6][4] = {{0, 1, 2, 3}, {0, 4, 5, 1}, {1, 5, 6, 2}, {2, 6, 7, 3}, {3, 7, 4, 0}, {4, 7, 6, 5}};

static void start(double *x, long n) {
    for (int i = 0; i < SIDE; i++)
        for (int j = 0; j < SIDE; j++)
            for (int k = 0; k < SIDE; k++) {
                int at = (i * SIDE + j) * SIDE + k;
                x[3 * at] = i + 0.2 * sin(at), x[3 * at + 1] = j + 0.2 * cos(at), x[3 * at + 2] = k + 0.2 * sin(2.0 * at);
            }
    for (int e = 0; e < ELEMENTS; e++) x[3 * NODES + e] = 1 + 0.5 * sin(0.3 * e);
    for (int i = 0, e = 0; i < M; i++)
        for (int j = 0; j < M; j++)
            for (int k = 0; k < M; k++, e++)
                for (int c = 0; c < 8; c++) {
                    int a = (c == 1 || c == 2 || c == 5 || c == 6), b = (c == 2 || c == 3 || c == 6 || c == 7);
                    int node = corners[e][c] = ((i + (c > 3)) * SIDE + j + b) * SIDE + k + a;
                    around[node][many[node]++] = 8 * e + c;
                }
}

static void force_of(const double *x, const double *pressure, const int *corner, double *force) {
    double place[8][3], local[8][3] = {{0}};
    for (int c = 0; c < 8; c++)
        for (int i = 0; i < 3; i++) place[c][i] = x[3 * corner[c] + i];
    for (int f = 0; f < 6; f++) {
        const int *v = faces[f];
        double a[3], b[3], area[3];
        for (int i = 0; i < 3; i++) {
            a[i] = 0.5 * (place[v[3]][i] + place[v[2]][i] - place[v[1]][i] - place[v[0]][i]);
            b[i] = 0.5 * (place[v[2]][i] + place[v[1]][i] - place[v[3]][i] - place[v[0]][i]);
        }
        area[0] = 0.25 * (a[1] * b[2] - a[2] * b[1]);
        area[1] = 0.25 * (a[2] * b[0] - a[0] * b[2]);
        area[2] = 0.25 * (a[0] * b[1] - a[1] * b[0]);
        for (int c = 0; c < 4; c++)
            for (int i = 0; i < 3; i++) local[v[c]][i] += area[i];
    }
    for (int c = 0; c < 8; c++)
        for (int i = 0; i < 3; i++) force[3 * c + i] = *pressure * local[c][i];
}

static double objective(const double *x, long n) {
    double *force = malloc(24 * ELEMENTS * sizeof *force), sum = 0;
#pragma omp parallel for
    for (int e = 0; e < ELEMENTS; e++) force_of(x, x + 3 * NODES + e, corners[e], force + 24 * e);
#pragma omp parallel for reduction(+ : sum)
    for (int node = 0; node < NODES; node++)
        for (int i = 0; i < 3; i++) {
            double all = 0;
            for (int k = 0; k < many[node]; k++) all += force[3 * around[node][k] + i];
            sum += all * all;
        }
    free(force);
    return sum;
}

PARALLEL(3 * NODES + ELEMENTS)
