// Memory that an earlier call has made, which is not differentiated: a pointer to it is only read, and what it leads to is written.
#include "check.h"

enum { N = 7 };
double *space; // of the program's own, for nobody else refers to it
static struct grid {
    int n;
    double *now, *next;
} grid;

__attribute__((noinline)) void make(int n) {
    free(space), free(grid.now), free(grid.next);
    space = malloc(n * sizeof *space);
    grid.n = n, grid.now = malloc(n * sizeof *grid.now), grid.next = malloc(n * sizeof *grid.next);
    for (int i = 0; i < n; i++) space[i] = grid.now[i] = grid.next[i] = i;
}

double in_space(double *x, int n) {
    double s = space[n - 1] * x[0]; // a constant the first time
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n; k++) space[k] = x[i] * x[k];
        s += space[0] * space[n - 1];
    }
    space[n - 1] = n - 1;
    return s;
}
double in_members(double *x, int n) {
    for (int i = 0; i < grid.n; i++) grid.now[i] = x[i];
    for (int t = 0; t < 3; t++) {
        for (int i = 0; i < grid.n; i++) grid.next[i] = sin(grid.now[i]) * grid.now[(i + 1) % n];
        for (int i = 0; i < grid.n; i++) grid.now[i] += grid.next[i] * x[i];
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += grid.now[i] * (i + 1);
    return s;
}

// What leads to another variable, which was said before.
static _Thread_local double *place;
static double array[3];
__attribute__((noinline)) void point(void) { place = array; }
double to_a_variable(double *x, int n) {
    array[0] = x[0] * x[1], array[1] = x[n - 1];
    return place[0] * place[1];
}

int main(void) {
    double x[N];
    for (int i = 0; i < N; i++) x[i] = 0.4 + 0.6 * sin(3.0 * i + 1);
    point();
    for (int again = 0; again < 2; again++) {
        make(N);
        CHECK_GRADIENT(in_space, x, N);
        CHECK_GRADIENT(in_space, x, N);
        CHECK_GRADIENT(in_members, x, N);
        CHECK_GRADIENT(in_members, x, N);
        CHECK_GRADIENT(to_a_variable, x, N);
    }
    return check_failures != 0;
}
