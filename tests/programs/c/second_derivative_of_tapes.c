// Second derivatives through split mode: the gradient goes through a tape, whose counts lie beside numbers and pointers, is
// passed on as one value, and serves twice.
// levels: O1 O2
#include "check.h"
extern int enzyme_nofree, enzyme_width, enzyme_dupv;
struct forward {
    void *tape;
    double value;
};
struct forward __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
void __enzyme_autodiff_void(void *, ...);
void __enzyme_fwddiff_void(void *, ...);

struct cell {
    double v;
    struct cell *next;
};
__attribute__((noinline)) static double walk(struct cell *c, double s) { return c ? walk(c->next, s + c->v * c->v * s) : s; }
static double f(const double *x, int n) {
    struct cell *head = NULL;
    for (int i = 0; i < n; i++) {
        struct cell *c = malloc(sizeof *c);
        c->v = x[i] * (i ? x[i - 1] : 1);
        c->next = head;
        head = c;
    }
    double s = walk(head, 1), *t = calloc(n, sizeof(double));
    int k = 0;
    while (s > 1 && k < n) {
        t[k] = s;
        s = s * 0.7 + sin(x[k]);
        k++;
    }
    for (int i = 0; i < k; i++) s += t[i] * t[k - 1 - i];
    free(t);
    while (head) {
        struct cell *c = head->next;
        free(head);
        head = c;
    }
    return s;
}
static void gradient(const double *x, double *g, int n) {
    for (int i = 0; i < n; i++) g[i] = 0;
    __enzyme_autodiff_void((void *)f, x, g, n);
}
static void by_tape(const double *x, double *g, int n) {
    for (int i = 0; i < n; i++) g[i] = 0;
    double *y = malloc(n * sizeof(double));
    memcpy(y, x, n * sizeof(double));
    struct forward t = __enzyme_augmentfwd((void *)f, y, g, n);
    for (int i = 0; i < n; i++) y[i] = 1e5;
    __enzyme_reverse((void *)f, enzyme_nofree, y, g, n, 0.25, t.tape);
    __enzyme_reverse((void *)f, y, g, n, 0.75, t.tape);
    free(y);
}

int main(void) {
    double x[3] = {0.7, -0.4, 1.2}, g[3], o[3], h[9], k[9] = {0};
    double d[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, seeds[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    gradient(x, g, 3);
    by_tape(x, o, 3);
    for (int i = 0; i < 3; i++) CHECK(o[i], g[i]);
    __enzyme_fwddiff_void((void *)gradient, enzyme_width, 3, enzyme_dupv, 24, x, d, enzyme_dupv, 24, o, h, 3);
    __enzyme_autodiff_void((void *)by_tape, enzyme_width, 3, enzyme_dupv, 24, x, k, enzyme_dupv, 24, o, seeds, 3);
    for (int i = 0; i < 9; i++) CHECK(k[i], h[i]);
    return check_result();
}
