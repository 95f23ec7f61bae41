// Forces at the corners of hexahedra (after LULESH): pressures times the areas of the faces, gathered at the nodes of a
// cube of elements; the places of the nodes and the pressures are differentiated.
#include "suite.h"

enum { M = 12, SIDE = M + 1, NODES = SIDE * SIDE * SIDE, ELEMENTS = M * M * M };
static int corners[ELEMENTS][8];
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
                    corners[e][c] = ((i + (c > 3)) * SIDE + j + b) * SIDE + k + a;
                }
}

ACTIVE static number objective(const number *x, long n) {
    const number *pressure = x + 3 * NODES;
    number *force = calloc(3 * NODES, sizeof *force), sum = 0;
    for (int e = 0; e < ELEMENTS; e++) {
        number place[8][3], local[8][3] = {{0}};
        for (int c = 0; c < 8; c++)
            for (int i = 0; i < 3; i++) place[c][i] = x[3 * corners[e][c] + i];
        for (int f = 0; f < 6; f++) {
            const int *v = faces[f];
            number a[3], b[3], area[3];
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
            for (int i = 0; i < 3; i++) force[3 * corners[e][c] + i] += pressure[e] * local[c][i];
    }
    for (int i = 0; i < 3 * NODES; i++) sum += force[i] * force[i];
    free(force);
    return sum;
}

static void by_hand(const double *x, double *dx, long n) {
    const double *pressure = x + 3 * NODES;
    double *force = calloc(3 * NODES, sizeof *force), (*areas)[6][3] = malloc(ELEMENTS * sizeof *areas);
    for (int e = 0; e < ELEMENTS; e++) {
        double place[8][3], local[8][3] = {{0}};
        for (int c = 0; c < 8; c++)
            for (int i = 0; i < 3; i++) place[c][i] = x[3 * corners[e][c] + i];
        for (int f = 0; f < 6; f++) {
            const int *v = faces[f];
            double a[3], b[3], *area = areas[e][f];
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
            for (int i = 0; i < 3; i++) force[3 * corners[e][c] + i] += pressure[e] * local[c][i];
    }
    for (int i = 0; i < 3 * NODES; i++) force[i] *= 2;
    for (int e = 0; e < ELEMENTS; e++) {
        double place[8][3], g[8][3] = {{0}}, dpressure = 0;
        for (int c = 0; c < 8; c++)
            for (int i = 0; i < 3; i++) place[c][i] = x[3 * corners[e][c] + i];
        for (int f = 0; f < 6; f++) {
            const int *v = faces[f];
            double a[3], b[3], w[3], da[3], db[3];
            for (int i = 0; i < 3; i++) {
                a[i] = 0.5 * (place[v[3]][i] + place[v[2]][i] - place[v[1]][i] - place[v[0]][i]);
                b[i] = 0.5 * (place[v[2]][i] + place[v[1]][i] - place[v[3]][i] - place[v[0]][i]);
                w[i] = 0;
                for (int c = 0; c < 4; c++) w[i] += force[3 * corners[e][v[c]] + i];
                dpressure += w[i] * areas[e][f][i];
                w[i] *= 0.125 * pressure[e];
            }
            for (int i = 0; i < 3; i++) {
                int j = (i + 1) % 3, k = (i + 2) % 3;
                da[i] = b[j] * w[k] - b[k] * w[j];
                db[i] = w[j] * a[k] - w[k] * a[j];
                g[v[0]][i] -= da[i] + db[i], g[v[1]][i] += db[i] - da[i];
                g[v[2]][i] += da[i] + db[i], g[v[3]][i] += da[i] - db[i];
            }
        }
        dx[3 * NODES + e] += dpressure;
        for (int c = 0; c < 8; c++)
            for (int i = 0; i < 3; i++) dx[3 * corners[e][c] + i] += g[c][i];
    }
    free(force), free(areas);
}

SUITE_FROM(3 * NODES + ELEMENTS, start)
