// The derivative stops where a pointer leads to a function that nobody could know of when the library was linked.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <stdlib.h>
static double twice(double x) { return 2 * x; }
static double (*law)(double) = twice;
__attribute__((constructor)) static void choose(void) { law = (double (*)(double))dlsym(RTLD_DEFAULT, "cbrt"); }
double plain(const double *x, int n, int keep) {
    double s = 0, y = 1;
    for (int i = 0; i < n; i++) y = sin(y) * x[i], s += y * y;
    if (keep) s = law(s);
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
