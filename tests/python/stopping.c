// The derivative stops where a pointer is read that an earlier call left in static memory.
#include <math.h>
#include <stdlib.h>
static double **rows;
double plain(const double *x, int n, int keep) {
    double s = 0, y = 1;
    for (int i = 0; i < n; i++) y = sin(y) * x[i], s += y * y;
    if (keep) {
        if (!rows) rows = malloc(sizeof *rows), rows[0] = malloc(8 * sizeof **rows);
        rows[0][0] = s;
        s = rows[0][0] * 2;
    }
    return s;
}
struct node {
    double value;
    struct node *next;
};
double linked(const double *x, int n, int keep) {
    struct node *list = 0;
    double s = 0;
    for (int i = 0; i < n; i++) {
        struct node *fresh = malloc(sizeof *fresh);
        fresh->value = sin(x[i]) * (list ? list->value : 1), fresh->next = list, list = fresh;
    }
    s += plain(&list->value, 1, keep);
    for (struct node *next; list; list = next) {
        next = list->next, s += list->value * list->value;
        free(list);
    }
    return s;
}
