// Addresses that a program keeps as integers (handles): swapped, rotated, sorted, copied in parts, on a stack, with marks; in arrays,
// structs of words and on the heap. Each has the shadow that it had.
#include "check.h"
#include <stdint.h>

#define NI __attribute__((noinline))
enum { N = 6 };
typedef uintptr_t handle;

NI static handle made(double v) {
    double *place = (double *)malloc(sizeof *place);
    *place = v;
    return (handle)place;
}
NI static double read(handle h) { return *(double *)h; }
NI static void swap(handle *p, handle *q) {
    handle h = *p;
    *p = *q;
    *q = h;
}
static double weighted(const handle *h) {
    double s = 0;
    for (int i = 0; i < N; i++) s += read(h[i]) * (i + 1);
    for (int i = 0; i < N; i++) free((void *)h[i]);
    return s;
}
#define FILLED(h)                                                                                                              \
    for (int i = 0; i < N; i++) (h)[i] = made(x[i] * x[i] + x[(i + 1) % N])

static double swapped(double *x, int n) {
    handle h[N];
    FILLED(h);
    swap(&h[0], &h[3]);
    handle t = h[1];
    h[1] = h[2], h[2] = t;
    return weighted(h);
}
static double rotated(double *x, int n) {
    handle h[N];
    FILLED(h);
    handle t = h[0];
    for (int i = 0; i + 1 < N; i++) h[i] = h[i + 1];
    h[N - 1] = t;
    return weighted(h);
}
static double sorted(double *x, int n) {
    handle h[N];
    FILLED(h);
    for (int i = 1; i < N; i++)
        for (int k = i; k > 0 && read(h[k - 1]) < read(h[k]); k--) swap(&h[k - 1], &h[k]);
    return weighted(h);
}
static double copied_in_parts(double *x, int n) {
    handle h[N], c[N];
    FILLED(h);
    c[0] = h[2], c[1] = h[0], c[2] = h[1];
    for (int i = 3; i < N; i++) c[i] = h[i];
    return weighted(c);
}
static double on_a_stack(double *x, int n) {
    handle h[N], stack[N + 1];
    int top = 0;
    FILLED(h);
    for (int i = 0; i < N; i++) stack[top++] = h[i];
    for (int i = 0; i < N; i++) h[i] = stack[--top];
    return weighted(h);
}
struct pair { handle first, second; };
NI static void exchange(struct pair *p) {
    handle h = p->first;
    p->first = p->second, p->second = h;
}
static double in_pairs(double *x, int n) {
    struct pair pairs[N / 2];
    FILLED(&pairs[0].first);
    for (int i = 0; i < N / 2; i++) exchange(&pairs[i]);
    return weighted(&pairs[0].first);
}
static double in_pairs_copied(double *x, int n) {
    struct pair pairs[N / 2];
    handle c[N];
    FILLED(&pairs[0].first);
    memcpy(c, pairs, sizeof c);
    for (int i = 0; i < N; i++) (&pairs[0].first)[i] = c[N - 1 - i];
    return weighted(&pairs[0].first);
}
static double marked(double *x, int n) {
    handle h[N];
    FILLED(h);
    for (int i = 0; i < N; i += 2) h[i] |= 1;
    double s = 0;
    for (int i = 0; i < N; i++) s += h[i] & 1 ? 0.5 : 1.5;
    for (int i = 0; i < N; i++) h[i] &= ~(handle)1;
    return weighted(h) * s;
}

int main(void) {
    double x[N] = {1, -0.6, 2.3, 0.4, -1.7, 1.1};
    CHECK_GRADIENT(swapped, x, N);
    CHECK_GRADIENT(rotated, x, N);
    CHECK_GRADIENT(sorted, x, N);
    CHECK_GRADIENT(copied_in_parts, x, N);
    CHECK_GRADIENT(on_a_stack, x, N);
    CHECK_GRADIENT(in_pairs, x, N);
    CHECK_GRADIENT(in_pairs_copied, x, N);
    CHECK_GRADIENT(marked, x, N);
    return check_result();
}
