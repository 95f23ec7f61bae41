// Threads and memory: what is overwritten before and after, globals, variables of each thread, threads that are started or not, nested locks.
#include "check.h"
#include <pthread.h>
enum { N = 16 };
double __enzyme_fwddiff(void *, ...);
// 1. parent reads memory before create nonlinearly, thread overwrites it, parent reads after; parent overwrites what thread read after join
static void *square(void *p) { double *a = p; for (int i = 0; i < 8; i++) a[i] = a[i] * a[i] * a[i + 8]; return NULL; }
double overwritten(double *x, int n) {
    double s = 0, p = 1;
    for (int i = 0; i < 8; i++) s += sin(x[i]) * x[i];
    pthread_t id;
    pthread_create(&id, NULL, square, x);
    for (int i = 8; i < n; i++) p *= 1 + 0.1 * x[i] * x[i];
    pthread_join(id, NULL);
    for (int i = 0; i < n; i++) { s += x[i] * x[i]; x[i] = 3; }
    return s * p;
}
// 2. thread local variable, inactive, used by a thread: reload in another thread
static __thread double factor = 1;
static void *scaled(void *p) { double *a = p; factor = a[0] > 0 ? 2.5 : 1.5; double s = 0; for (int i = 0; i < 4; i++) s += sin(a[i]) * factor; a[4] = s * factor; return NULL; }
double local(double *x, int n) {
    pthread_t id[3];
    for (int k = 0; k < 3; k++) pthread_create(&id[k], NULL, scaled, x + 5 * k);
    for (int k = 0; k < 3; k++) pthread_join(id[k], NULL);
    return x[4] * x[9] * x[14];
}
// 3. globals written by the thread and read after; integer count shared
static double shared[N]; static int count;
static void *fill(void *p) { double *a = p; for (int i = 0; i < N; i++) shared[i] = a[i] * (i + 1) * a[0]; count = 7; return NULL; }
double global(double *x, int n) {
    pthread_t id;
    for (int i = 0; i < n; i++) shared[i] = x[i];
    double before = shared[3] * shared[4];
    pthread_create(&id, NULL, fill, x);
    pthread_join(id, NULL);
    double s = before * count;
    for (int i = 0; i < count; i++) s += shared[i] * shared[i];
    return s;
}
// 4. creation conditional in loop, with fallback to a direct call
struct one { const double *x; double y; };
static void *cube(void *p) { struct one *o = p; o->y = *o->x * *o->x * *o->x; return p; }
double chosen(double *x, int n) {
    struct one o[N]; pthread_t id[N]; int started[N]; double s = 0;
    for (int i = 0; i < n; i++) {
        o[i].x = &x[i];
        started[i] = x[i] > 0.7;
        if (started[i]) { if (pthread_create(&id[i], NULL, cube, &o[i])) abort(); } else cube(&o[i]);
    }
    for (int i = n; i-- > 0;) { if (started[i]) pthread_join(id[i], NULL); s += o[i].y * (i + 1); }
    return s * s;
}
// 5. double locks, lock held across a create and a join, helper that locks and nothing else
static pthread_mutex_t m1 = PTHREAD_MUTEX_INITIALIZER, m2 = PTHREAD_MUTEX_INITIALIZER;
struct both { double a, b; const double *x; };
__attribute__((noinline)) static void in(pthread_mutex_t *m) { pthread_mutex_lock(m); }
__attribute__((noinline)) static void out(pthread_mutex_t *m) { pthread_mutex_unlock(m); }
static void *locks(void *p) {
    struct both *s = p;
    for (int i = 0; i < 6; i++) {
        in(&m1); double a = s->a; in(&m2); s->b = s->b * (1 + 0.01 * s->x[i]); out(&m2); s->a = a * (1 + 0.02 * s->x[i]); out(&m1);
    }
    return NULL;
}
double held(double *x, int n) {
    struct both s = {1, 2, x};
    pthread_t id[2];
    in(&m1);
    pthread_create(&id[0], NULL, locks, &s);
    pthread_create(&id[1], NULL, locks, &s);
    s.a *= x[7];
    out(&m1);
    in(&m2); s.b *= x[8]; out(&m2);
    pthread_join(id[1], NULL);
    pthread_join(id[0], NULL);
    in(&m2);
    out(&m2);
    return s.a * s.b * s.b;
}
#define TRY(f) { double dx[N] = {0}, y[N], d[N], slope = 0; \
    memcpy(y, x, sizeof x); __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N); \
    check_differences(#f, f, x, dx, N); memcpy(y, x, sizeof x); \
    for (int i = 0; i < N; i++) d[i] = 1 - 0.3 * (i % 4), slope += dx[i] * d[i]; \
    CHECK(__enzyme_fwddiff((void *)f, enzyme_dup, y, d, enzyme_const, N), slope); }
int main(void) {
    double x[N];
    for (int i = 0; i < N; i++) x[i] = 0.5 + 0.03 * i * (i % 3);
    TRY(overwritten) TRY(local) TRY(global) TRY(chosen) TRY(held)
    return check_failures != 0;
}
