// memory: O2
// Split mode of functions that keep pointers to differentiated memory in globals while they run: each tape has its own, also
// where others run in between.
#include "check.h"
struct forward {
    void *tape;
    double value;
};
struct forward __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

struct node {
    double value;
    struct node *next;
};
static struct node *list;
static double *now, *next, table[3], *chosen = table;

__attribute__((noinline)) static void push(double v) {
    struct node *one = malloc(sizeof *one);
    *one = (struct node){v * v, list};
    list = one;
}
static double through_list(const double *x, int n) {
    list = NULL;
    for (int i = 0; i < n; i++) push(x[i]);
    double s = 1;
    while (list) {
        struct node *rest = list->next;
        s = s * list->value + list->value;
        free(list);
        list = rest;
    }
    return s;
}
__attribute__((noinline)) static void swap(void) {
    double *old = now;
    now = next;
    next = old;
}
static double sweeps(double *x, double *y, int n) {
    now = x, next = y;
    for (int k = 0; k < 3; k++, swap())
        for (int i = 0; i < n; i++) next[i] = sin(now[i]) * now[(i + 1) % n];
    return now[0] + next[n - 1];
}
static double in_table(const double *x, int n) {
    for (int i = 0; i < n; i++) chosen[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += chosen[i] * table[n - 1 - i];
    return s;
}

int main(void) {
    double x[3] = {0.5, 1.5, -2}, y[3] = {2, -1, 0.25}, dx[3] = {0}, dy[3] = {0}, gx[3] = {0}, gy[3] = {0};
    __enzyme_autodiff((void *)through_list, x, dx, 3);
    __enzyme_autodiff((void *)through_list, y, dy, 3);
    struct forward a = __enzyme_augmentfwd((void *)through_list, x, gx, 3);
    struct forward b = __enzyme_augmentfwd((void *)through_list, y, gy, 3);
    CHECK(a.value, through_list(x, 3));
    __enzyme_reverse((void *)through_list, x, gx, 3, 1.0, a.tape);
    __enzyme_reverse((void *)through_list, y, gy, 3, 1.0, b.tape);
    for (int i = 0; i < 3; i++) CHECK(gx[i], dx[i]);
    for (int i = 0; i < 3; i++) CHECK(gy[i], dy[i]);

    double u[3] = {0.5, 1.5, -2}, v[3] = {0}, w[3] = {2, -1, 0.25}, z[3] = {0};
    double du[3] = {0}, dv[3] = {0}, dw[3] = {0}, dz[3] = {0}, hu[3] = {0}, hv[3] = {0}, hw[3] = {0}, hz[3] = {0};
    double u2[3] = {0.5, 1.5, -2}, v2[3] = {0}, w2[3] = {2, -1, 0.25}, z2[3] = {0};
    __enzyme_autodiff((void *)sweeps, u, du, v, dv, 3);
    __enzyme_autodiff((void *)sweeps, w, dw, z, dz, 3);
    a = __enzyme_augmentfwd((void *)sweeps, u2, hu, v2, hv, 3);
    b = __enzyme_augmentfwd((void *)sweeps, w2, hw, z2, hz, 3);
    __enzyme_reverse((void *)sweeps, u2, hu, v2, hv, 3, 1.0, a.tape);
    __enzyme_reverse((void *)sweeps, w2, hw, z2, hz, 3, 1.0, b.tape);
    for (int i = 0; i < 3; i++) CHECK(hu[i], du[i]);
    for (int i = 0; i < 3; i++) CHECK(hw[i], dw[i]);

    double p[3] = {1, 2, 3}, q[3] = {4, 5, 6}, dp[3] = {0}, dq[3] = {0};
    a = __enzyme_augmentfwd((void *)in_table, p, dp, 3);
    b = __enzyme_augmentfwd((void *)in_table, q, dq, 3);
    CHECK(in_table(x, 3), 2 * 0.25 * 4 + 2.25 * 2.25);
    __enzyme_reverse((void *)in_table, q, dq, 3, 1.0, b.tape);
    __enzyme_reverse((void *)in_table, p, dp, 3, 1.0, a.tape);
    for (int i = 0; i < 3; i++) CHECK(dp[i], 4 * p[i] * p[2 - i] * p[2 - i]);
    for (int i = 0; i < 3; i++) CHECK(dq[i], 4 * q[i] * q[2 - i] * q[2 - i]);
    return check_result();
}
