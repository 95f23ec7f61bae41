// Objects that point to a table of their kind: its name, its functions, and tables that it leads to. The table is constant, and
// found through a variable, so where it is stored in an object that is differentiated it is its own shadow.
#include "check.h"

typedef struct rules {
    const char *name;
    int order;
} rules;
typedef struct {
    const rules *rules;
    void *(*make)(int n);
    double (*value)(const void *state, const double *y, double t);
    void (*release)(void *state);
    unsigned least;
} kind;
typedef struct {
    const kind *kind;
    void *state;
    double *points;
    int n;
} object;

typedef struct {
    double scale;
    int n;
} state;
static void *make_state(int n) {
    state *made = malloc(sizeof *made);
    made->scale = 1;
    made->n = n;
    return made;
}
static double line(const void *any, const double *y, double t) {
    const state *s = any;
    return s->scale * (y[0] * (1 - t) + y[s->n - 1] * t);
}
static double parabola(const void *any, const double *y, double t) {
    const state *s = any;
    return s->scale * y[0] * y[1] * t * t;
}
static const rules first = {"first order", 1}, second = {"second order", 2};
static const kind line_kind = {&first, make_state, line, free, 2}, parabola_kind = {&second, make_state, parabola, free, 3};
const kind *lines = &line_kind, *parabolas = &parabola_kind; // others may set them

__attribute__((noinline)) static object *new_object(const kind *kind, int n) {
    if (n < (int)kind->least) return 0;
    object *made = malloc(sizeof *made);
    made->kind = kind;
    made->state = kind->make(n);
    made->points = malloc(n * sizeof(double));
    made->n = n;
    return made;
}
__attribute__((noinline)) static double value(object *o, double t) {
    return o->kind->value(o->state, o->points, t) * o->kind->rules->order;
}
__attribute__((noinline)) static void release(object *o) {
    o->kind->release(o->state);
    free(o->points);
    free(o);
}

static double f(double *x, int n) {
    double s = 0;
    for (int k = 0; k < 2; k++) {
        object *o = new_object(k ? parabolas : lines, n);
        for (int i = 0; i < n; i++) o->points[i] = x[i] * x[i];
        ((state *)o->state)->scale = x[1];
        if (o->kind->rules->name[0] != '?') s += value(o, 0.25) * x[0];
        release(o);
    }
    return s;
}

int main(void) {
    double x[4] = {1.5, -0.5, 2, 0.75}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
