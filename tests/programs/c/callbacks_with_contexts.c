// A list of callbacks, each with a context of its own behind a `void *`: numbers, a count beside a number, single precision.
// levels: O0 O1 O2
#include "check.h"
typedef struct op { double (*value)(void *self, double x); void *self; struct op *next; } op;
struct affine { double a, b; };
struct power { long n; double gain; };
struct single { float k, l; };
float gains[2] = {0.5f, 0.25f};
static double affine(void *self, double x) { struct affine *s = self; return s->a * x + s->b; }
static double power(void *self, double x) {
    struct power *s = self;
    double y = s->gain;
    for (long i = 0; i < s->n; i++) y *= x;
    return y;
}
static double single(void *self, double x) { struct single *s = self; return s->k * x + s->l; }
static op *add(op *list, double (*value)(void *, double), void *self) {
    op *o = malloc(sizeof *o);
    o->value = value; o->self = self; o->next = list;
    return o;
}
static op *make(op *list, int kind, double x) {
    if (kind == 0) { struct affine *a = malloc(sizeof *a); a->a = x; a->b = 1; return add(list, affine, a); }
    if (kind == 1) { struct power *a = malloc(sizeof *a); a->n = 2; a->gain = x; return add(list, power, a); }
    struct single *a = malloc(sizeof *a); a->k = gains[0]; a->l = gains[1]; return add(list, single, a);
}
static double f(double *x, int n) {
    op *list = 0;
    for (int i = 0; i < n; i++) list = make(list, i % 3, x[i]);
    double y = x[0];
    for (op *o = list; o; o = o->next) y = o->value(o->self, y);
    while (list) { op *next = list->next; free(list->self); free(list); list = next; }
    return y;
}
#define N 5
int main(void) {
    double x[N] = {0.5, 1.25, -0.75, 1.5, 0.625}, dx[N] = {0}, y[N];
    memcpy(y, x, sizeof x);
    __enzyme_autodiff((void *)f, y, dx, N);
    CHECK_DIFFERENCES(f, x, dx, N);
    return check_result();
}
