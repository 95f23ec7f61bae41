// memory: O2
// Copies of large records onto themselves, within one array and of a number of records that only the run knows.
#include "check.h"

struct row { double v[12]; };
__attribute__((noinline)) static void assign(struct row *to, const struct row *from) { *to = *from; }

static double pivot(const double *x, int i, int j) { // rows[i] = rows[j], where j may be i
    struct row rows[3];
    for (int n = 0; n < 3; n++) for (int k = 0; k < 12; k++) rows[n].v[k] = x[k] * (n + 1) + k;
    assign(&rows[i], &rows[j]);
    __builtin_memcpy_inline(&rows[j], &rows[i], sizeof(struct row));
    double s = 0;
    for (int n = 0; n < 3; n++) for (int k = 0; k < 12; k++) s += (n + 2) * rows[n].v[k] * rows[n].v[k];
    return s;
}

static double onto_itself(double *x, int n) { // of a length known at run time only
    memcpy(x, x, n * sizeof *x);
    memmove(x, x, n * sizeof *x);
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s;
}

struct item { double weight, *value; int kind; };

static double moved(const double *x, int n, int from, int to, int count) { // numbers and pointers, overlapping
    struct item *a = malloc((n + 12) * sizeof *a);
    double *values = malloc(n * sizeof *values), s = 0;
    for (int i = 0; i < n; i++) {
        values[i] = x[i] * x[i];
        a[i].weight = sin(x[i]), a[i].value = &values[i], a[i].kind = i;
    }
    memmove(a + to, a + from, count * sizeof *a);
    struct item *b = malloc(n * sizeof *b);
    memcpy(b, a, n * sizeof *b);
    for (int i = 0; i < n; i++) s += b[i].weight * *b[i].value * (i + 1 + 0.1 * b[i].kind);
    free(a), free(b), free(values);
    return s;
}

static double insert_front(const double *x, int n) { // a move of constant size
    struct item a[5];
    double values[4], s = 0;
    for (int i = 0; i < 4; i++) values[i] = x[i] * x[i], a[i].weight = x[i], a[i].value = &values[i], a[i].kind = i;
    memmove(a + 1, a, 4 * sizeof *a);
    a[0].weight = x[0] * x[1], a[0].value = &values[2];
    for (int i = 0; i < 5; i++) s += a[i].weight * *a[i].value * (i + 1);
    return s;
}

static double grown(const double *x, int n) { // realloc of such records
    struct item *a = 0;
    double s = 0;
    for (int i = 0; i < n; i++) {
        a = realloc(a, (i + 1) * sizeof *a);
        a[i].weight = x[i] * x[i], a[i].value = i ? &a[0].weight : 0, a[i].kind = i;
        a[i].value = (double *)&x[n - 1 - i];
    }
    for (int i = 0; i < n; i++) s += a[i].weight * *a[i].value;
    free(a);
    return s;
}

static int rows[2], range[3];
static double pivots(double *x, int n) { return pivot(x, rows[0], rows[1]); }
static double moves(double *x, int n) { return moved(x, n, range[0], range[1], range[2]); }

int main(void) {
    double x[12] = {0.5, -1.1, 0.7, 0.9, 1.3, -0.4, 0.2, 1.9, -0.3, 0.1, 0.6, 1.2}, dx[12];
    for (rows[0] = 0; rows[0] < 3; rows[0]++) for (rows[1] = 0; rows[1] < 3; rows[1]++) {
        memset(dx, 0, sizeof dx);
        __enzyme_autodiff((void *)pivot, x, dx, rows[0], rows[1]);
        CHECK_DIFFERENCES(pivots, x, dx, 12);
    }
    int ranges[][3] = {{0, 1, 6}, {2, 0, 5}, {0, 4, 2}, {1, 1, 7}, {3, 4, 1}, {5, 0, 0}};
    for (int k = 0; k < 6; k++) {
        memcpy(range, ranges[k], sizeof range);
        memset(dx, 0, sizeof dx);
        __enzyme_autodiff((void *)moved, x, dx, 8, range[0], range[1], range[2]);
        CHECK_DIFFERENCES(moves, x, dx, 8);
    }
    memset(dx, 0, sizeof dx);
    __enzyme_autodiff((void *)insert_front, x, dx, 4);
    CHECK_DIFFERENCES(insert_front, x, dx, 4);
    memset(dx, 0, sizeof dx);
    __enzyme_autodiff((void *)grown, x, dx, 9);
    CHECK_DIFFERENCES(grown, x, dx, 9);
    memset(dx, 0, sizeof dx);
    __enzyme_autodiff((void *)onto_itself, x, dx, 12);
    CHECK_DIFFERENCES(onto_itself, x, dx, 12);
    return check_result();
}
