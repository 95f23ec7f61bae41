// expect: EH0302 another number's bits
// One of several callbacks takes the bits of the number that it is given for an integer, and makes a number of that.
#include "check.h"
typedef struct op { double (*value)(void *self, double x); void *self; struct op *next; } op;
struct power { long n; double gain; };
static double scale(void *self, double x) { return *(double *)self * x; }
static double power(void *self, double x) { struct power *s = self; double y = s->gain; for (long i = 0; i < s->n; i++) y *= x; return y; }
static double logarithm(void *self, double x) { long bits; memcpy(&bits, self, 8); return x + (bits * 0x1p-52 - 1023) * 0.69; }
static op *add(op *list, double (*value)(void *, double), void *self) {
    op *o = malloc(sizeof *o);
    o->value = value; o->self = self; o->next = list;
    return o;
}
static op *make(op *list, int kind, double x) {
    if (kind == 0) { double *a = malloc(sizeof *a); *a = x * x; return add(list, scale, a); }
    if (kind == 1) { struct power *a = malloc(sizeof *a); a->n = 2; a->gain = x; return add(list, power, a); }
    double *a = malloc(sizeof *a); *a = x * x; return add(list, logarithm, a);
}
static double f(double *x, int n) {
    op *list = 0;
    for (int i = 0; i < n; i++) list = make(list, i % 3, x[i]);
    double y = x[0];
    for (op *o = list; o; o = o->next) y = o->value(o->self, y);
    while (list) { op *next = list->next; free(list->self); free(list); list = next; }
    return y;
}
int main(void) {
    double x[3] = {0.5, 1.25, -0.75}, dx[3] = {0}, y[3] = {0.5, 1.25, -0.75};
    __enzyme_autodiff((void *)f, y, dx, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
    return check_result();
}
