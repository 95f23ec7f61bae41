// memory: O2
// The two sweeps apart, in several lanes: one tape serves all of them.
#include "check.h"
extern int enzyme_width, enzyme_dupv, enzyme_nofree, enzyme_tape, enzyme_allocated;
struct forward {
    void *tape;
    double value;
};
struct forward __enzyme_augmentfwd(void *, ...);
void *__enzyme_augmentfwd_bare(void *, ...);
void __enzyme_augmentfwd_held(void *, ...);
struct three {
    double d[3];
};
struct pointers {
    void *tape;
    double *value, *shadow[3];
};
struct pointers __enzyme_augmentfwd_pointers(void *, ...);
struct three __enzyme_reverse_three(void *, ...);
void __enzyme_reverse_void(void *, ...);
long __enzyme_augmentsize(void *, ...);

__attribute__((noinline)) static double power(double x, int n) { return n ? x * power(x, n - 1) : 1; }
static double f(double x, double *y, int n) {
    double s = x, *t = malloc(n * sizeof(double)), u[8];
    for (int i = 0; i < n; i++) {
        u[i & 7] = t[i] = sin(s * y[i]);
        s += t[i] * u[i & 7];
        if (s > 3) s = sqrt(s);
    }
    free(t);
    return s * power(x, n);
}
static void in_place(double *x, int n) {
    for (int i = 0; i < n; i++) x[i] = exp(x[i]) * power(x[i], i) + (i ? x[i - 1] : 0);
}
static double *largest(double *x, int n) {
    double *found = x;
    for (int i = 0; i < n; i++) {
        x[i] *= x[i];
        if (x[i] > *found) found = x + i;
    }
    return found;
}

int main(void) {
    const double x = 1.2, seeds[3] = {1, -2, 0.5};
    double y[3] = {1, 2, 3}, rows[3][3] = {{0}}, dy[3] = {0};
    const double dx = __enzyme_autodiff((void *)f, x, y, dy, 3);

    struct forward a = __enzyme_augmentfwd((void *)f, enzyme_width, 3, x, y, rows[0], rows[1], rows[2], 3);
    CHECK(a.value, f(x, y, 3));
    for (int i = 0; i < 3; i++) y[i] = 100;
    struct three d = __enzyme_reverse_three((void *)f, enzyme_width, 3, enzyme_nofree, x, y, rows[0], rows[1], rows[2], 3, seeds[0], seeds[1], seeds[2], a.tape);
    for (int k = 0; k < 3; k++) {
        CHECK(d.d[k], seeds[k] * dx);
        for (int i = 0; i < 3; i++) CHECK(rows[k][i], seeds[k] * dy[i]);
    }
    // Another reverse of that tape, with seeds of 1.
    d = __enzyme_reverse_three((void *)f, enzyme_width, 3, x, y, rows[0], rows[1], rows[2], 3, a.tape);
    for (int k = 0; k < 3; k++) {
        CHECK(d.d[k], dx);
        for (int i = 0; i < 3; i++) CHECK(rows[k][i], (1 + seeds[k]) * dy[i]);
    }

    // The tape in the caller's memory: its size does not depend on seeds, but may on the width.
    double p[3] = {1, 2, 3}, dp[3][3] = {{0}};
    const long size = __enzyme_augmentsize((void *)f, enzyme_width, 3, enzyme_out, enzyme_dup, enzyme_const);
    void *memory = malloc(size);
    __enzyme_augmentfwd_held((void *)f, enzyme_width, 3, enzyme_tape, memory, enzyme_allocated, size, x, enzyme_dupv, sizeof dp[0], p, dp, 3);
    p[0] = 7;
    d = __enzyme_reverse_three((void *)f, enzyme_width, 3, enzyme_tape, memory, enzyme_allocated, size, x, enzyme_dupv, sizeof dp[0], p, dp, 3, 3.0, 0.0, 1.0);
    for (int k = 0; k < 3; k++) CHECK(d.d[k], dx * (k == 0 ? 3 : k == 1 ? 0 : 1));
    for (int i = 0; i < 3; i++) CHECK(dp[0][i] + dp[1][i] + dp[2][i], 4 * dy[i]);
    free(memory);

    // Arguments that are overwritten, and no result.
    double v[3] = {0.5, 1, 1.5}, dv[3][3] = {{1}, {0, 1}, {0, 0, 1}};
    void *tape = __enzyme_augmentfwd_bare((void *)in_place, enzyme_width, 3, enzyme_dupv, sizeof dv[0], v, dv, 3);
    __enzyme_reverse_void((void *)in_place, enzyme_width, 3, enzyme_dupv, sizeof dv[0], v, dv, 3, tape);
    for (int k = 0; k < 3; k++) // the derivative of result k by argument i: what is added carries on
        for (int i = 0; i < 3; i++) {
            const double at = 0.5 + 0.5 * i, own = exp(at) * (pow(at, i) + (i ? i * pow(at, i - 1) : 0));
            CHECK(dv[k][i], i <= k ? own : 0);
        }

    // A pointer is returned with its shadow in each lane; the seeds are written there.
    double z[3] = {0.5, -2, 1}, dz[3][3] = {{0}};
    struct pointers r = __enzyme_augmentfwd_pointers((void *)largest, enzyme_width, 3, z, dz[0], dz[1], dz[2], 3);
    CHECK(*r.value, 4);
    for (int k = 0; k < 3; k++) *r.shadow[k] += seeds[k];
    __enzyme_reverse_void((void *)largest, enzyme_width, 3, z, dz[0], dz[1], dz[2], 3, r.tape);
    for (int k = 0; k < 3; k++) {
        CHECK(dz[k][0], 0);
        CHECK(dz[k][1], seeds[k] * 2 * -2);
    }
    return check_result();
}
