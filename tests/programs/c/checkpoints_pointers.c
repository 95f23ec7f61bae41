// Loops with checkpoints that read and write through pointers in memory: in structs and tables, to variables that change behind the loop.
#include "check.h"
void __enzyme_checkpoint(long snapshots);
enum { N = 6 };
int order[3] = {2, 0, 1};
static volatile int steps = 11;
static double u[3], v[3];
static double *const table[] = {u, v, u + 1};
struct state { double *now, *next; struct { double *factors; } *more; };
__attribute__((noinline)) static double run(struct state *s, double y) {
    const int n = steps;
    for (int t = 0; t < n; t++) {
        __enzyme_checkpoint(2);
        y += 0.05 * sin(y * s->now[t % 3]) * s->more->factors[t % 2];
        s->next[t % 3] += 0.1 * y;
    }
    return y;
}
static double in_structs(double *x, int n) {
    double a[3] = {x[0], x[1], x[2]}, b[3] = {x[3], 1, 2}, c[2] = {x[4], x[5]};
    __typeof__(*((struct state *)0)->more) more = {c};
    struct state s = {a, b, &more};
    double y = run(&s, 1);
    a[1] = y, c[0] *= y, b[2] = x[1];
    y *= run(&s, y);
    return y * a[1] + b[0] * b[1];
}
static double in_tables(double *x, int n) {
    double y = x[5];
    n = steps;
    for (int i = 0; i < 3; i++) u[i] = x[i], v[i] = x[i] * x[i + 1];
    for (int k = 0; k < 2; k++) {
        for (int t = 0; t < n; t++) {
            __enzyme_checkpoint(3);
            double *p = table[order[t % 3]];
            y += 0.05 * sin(y * p[1]) * p[0];
        }
        u[1] = x[3], v[0] = y, u[2] *= x[4];
    }
    return y * u[0];
}
int main(void) {
    double x[N] = {0.5, 1.25, 0.75, 1.5, 1.1, 0.9}, dx[2][N] = {0};
    __enzyme_autodiff((void *)in_structs, enzyme_dup, x, dx[0], enzyme_const, N);
    CHECK_DIFFERENCES(in_structs, x, dx[0], N);
    __enzyme_autodiff((void *)in_tables, enzyme_dup, x, dx[1], enzyme_const, N);
    CHECK_DIFFERENCES(in_tables, x, dx[1], N);
    return check_result();
}
