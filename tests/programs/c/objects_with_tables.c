// Objects as C programs write them: a table of methods, and behind it what differs from one kind to the next.
#include "check.h"
struct shape;
struct ops { double (*area)(const struct shape *); void (*grow)(struct shape *, double); };
struct shape { const struct ops *ops; };
struct circle { struct shape base; double r; };
struct grid { struct shape base; int rows, columns; double step; };
struct path { struct shape base; long n; double *points; };
static double circle_area(const struct shape *s) { const struct circle *c = (const void *)s; return 3 * c->r * c->r; }
static void circle_grow(struct shape *s, double k) { ((struct circle *)s)->r *= k; }
static double grid_area(const struct shape *s) { const struct grid *g = (const void *)s; return g->rows * g->columns * g->step * g->step; }
static void grid_grow(struct shape *s, double k) { struct grid *g = (void *)s; g->rows++; g->step *= k; }
static double path_area(const struct shape *s) { const struct path *p = (const void *)s; double y = 0; for (long i = 0; i < p->n; i++) y += p->points[i] * p->points[p->n - 1 - i]; return y; }
static void path_grow(struct shape *s, double k) { struct path *p = (void *)s; for (long i = 0; i < p->n; i++) p->points[i] += k; }
static const struct ops circle_ops = {circle_area, circle_grow}, grid_ops = {grid_area, grid_grow}, path_ops = {path_area, path_grow};
static struct shape *make(int kind, double x) {
    if (kind == 0) { struct circle *c = malloc(sizeof *c); c->base.ops = &circle_ops; c->r = x; return &c->base; }
    if (kind == 1) { struct grid *g = malloc(sizeof *g); g->base.ops = &grid_ops; g->rows = 2; g->columns = 3; g->step = x; return &g->base; }
    struct path *p = malloc(sizeof *p); p->base.ops = &path_ops; p->n = 2; p->points = malloc(2 * sizeof(double)); p->points[0] = x; p->points[1] = x * x; return &p->base;
}
static double f(double *x, int n) {
    struct shape *shapes[8];
    for (int i = 0; i < n; i++) shapes[i] = make(i % 3, x[i]);
    for (int i = 0; i < n; i++) shapes[i]->ops->grow(shapes[i], x[0]);
    double y = 0;
    for (int i = 0; i < n; i++) y += (i + 1) * shapes[i]->ops->area(shapes[i]);
    for (int i = 0; i < n; i++) { if (shapes[i]->ops == &path_ops) free(((struct path *)shapes[i])->points); free(shapes[i]); }
    return y;
}
int main(void) {
    double x[4] = {0.5, 1.25, -0.75, 2}, dx[4] = {0}, y[4] = {0.5, 1.25, -0.75, 2};
    __enzyme_autodiff((void *)f, y, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
