// The two sweeps apart: the tape holds what the reverse needs, also where memory was overwritten between them, where memory
// was released, where sweeps of two tapes are interleaved, and where one tape serves several reverses.
#include "check.h"
extern int enzyme_nofree, enzyme_tape, enzyme_allocated, enzyme_not_overwritten;
struct forward {
    void *tape;
    double value;
};
struct forward __enzyme_augmentfwd(void *, ...);
void *__enzyme_augmentfwd_bare(void *, ...);
void __enzyme_augmentfwd_held(void *, ...);
double __enzyme_reverse(void *, ...);
void __enzyme_reverse_void(void *, ...);
long __enzyme_augmentsize(void *, ...);

static double f(double x, double *y, int n) {
    double s = x, *t = malloc(n * sizeof(double));
    for (int i = 0; i < n; i++) {
        t[i] = sin(s * y[i]);
        s += t[i] * t[i];
        if (s > 3) s = sqrt(s);
    }
    free(t);
    return s;
}
struct list {
    double value;
    struct list *next;
};
static double through_list(const double *x, int n) {
    struct list *head = NULL;
    for (int i = 0; i < n; i++) {
        struct list *one = malloc(sizeof *one);
        *one = (struct list){x[i] * x[i], head};
        head = one;
    }
    double s = 1;
    while (head) {
        struct list *next = head->next;
        s = s * head->value + head->value;
        free(head);
        head = next;
    }
    return s;
}
__attribute__((noinline)) static double power(double x, int n) { return n ? x * power(x, n - 1) : 1; }
static void in_place(double *x, int n) {
    for (int i = 0; i < n; i++) x[i] = exp(x[i]) * power(x[i], i);
}

int main(void) {
    double x = 1.2, y[3] = {1, 2, 3}, z[3] = {0.5, -1, 2}, dy[3] = {0}, dz[3] = {0}, got[3] = {0}, other[3] = {0};
    const double dx = __enzyme_autodiff((void *)f, x, y, dy, 3), dw = __enzyme_autodiff((void *)f, -0.4, z, dz, 3);

    // Two at once, overwritten between the sweeps, the first reversed first.
    struct forward a = __enzyme_augmentfwd((void *)f, x, y, got, 3);
    struct forward b = __enzyme_augmentfwd((void *)f, -0.4, z, other, 3);
    CHECK(a.value, f(x, y, 3));
    for (int i = 0; i < 3; i++) y[i] = z[i] = 100;
    CHECK(__enzyme_reverse((void *)f, enzyme_nofree, x, y, got, 3, 1.0, a.tape), dx);
    CHECK(__enzyme_reverse((void *)f, -0.4, z, other, 3, 1.0, b.tape), dw);
    for (int i = 0; i < 3; i++) CHECK(got[i], dy[i]);
    for (int i = 0; i < 3; i++) CHECK(other[i], dz[i]);
    // Another seed, from the same tape.
    CHECK(__enzyme_reverse((void *)f, enzyme_nofree, x, y, got, 3, 2.0, a.tape), 2 * dx);
    CHECK(__enzyme_reverse((void *)f, x, y, got, 3, -1.0, a.tape), -dx);
    for (int i = 0; i < 3; i++) CHECK(got[i], 2 * dy[i]);

    // The tape in the caller's memory.
    double p[3] = {1, 2, 3}, dp[3] = {0};
    const long size = __enzyme_augmentsize((void *)f, enzyme_out, enzyme_dup, enzyme_const);
    void *memory = malloc(size);
    __enzyme_augmentfwd_held((void *)f, enzyme_tape, memory, enzyme_allocated, size, x, p, dp, 3);
    p[0] = 7;
    CHECK(__enzyme_reverse((void *)f, enzyme_tape, memory, enzyme_allocated, size, x, p, dp, 3), dx);
    for (int i = 0; i < 3; i++) CHECK(dp[i], dy[i]);
    free(memory);

    // Nodes that are released; memory that does not change needs no place on the tape.
    double l[4] = {0.5, 1.5, -2, 1}, dl[4] = {0}, once[4] = {0};
    __enzyme_autodiff((void *)through_list, l, once, 4);
    struct forward c = __enzyme_augmentfwd((void *)through_list, enzyme_not_overwritten, enzyme_dup, l, dl, enzyme_const, 4);
    struct forward d = __enzyme_augmentfwd((void *)through_list, enzyme_not_overwritten, enzyme_dup, l, dl, enzyme_const, 4);
    __enzyme_reverse_void((void *)through_list, enzyme_not_overwritten, enzyme_dup, l, dl, enzyme_const, 4, 1.0, c.tape);
    __enzyme_reverse_void((void *)through_list, enzyme_nofree, enzyme_not_overwritten, enzyme_dup, l, dl, enzyme_const, 4, 0.5, d.tape);
    __enzyme_reverse_void((void *)through_list, enzyme_not_overwritten, enzyme_dup, l, dl, enzyme_const, 4, 0.5, d.tape);
    for (int i = 0; i < 4; i++) CHECK(dl[i], 2 * once[i]);

    // No result: the tape comes alone.
    double v[3] = {0.5, 1, 1.5}, dv[3] = {1, 1, 1};
    void *tape = __enzyme_augmentfwd_bare((void *)in_place, v, dv, 3);
    __enzyme_reverse_void((void *)in_place, v, dv, 3, tape);
    for (int i = 0; i < 3; i++) CHECK(dv[i], exp(0.5 + 0.5 * i) * (pow(0.5 + 0.5 * i, i) + (i ? i * pow(0.5 + 0.5 * i, i - 1) : 0)));
    return check_result();
}
