// Static structs that own numbers which an earlier call made, and every way to them that is not their name: tables, tables of tables,
// rows with names, pointers into the middle, selects, switches, indices. Each is right in both modes, called twice.
// With WAYS_THAT_MAY_STOP it is those that may end the program with the message of docs/conventions.md as well.
// flags: -rdynamic
#include "check.h"
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
double __enzyme_fwddiff(void *, ...);
#define NOINLINE __attribute__((noinline))

struct region { double *begin, *end; };
static struct region t0, t1, t2, many[4];
static volatile int which = 1;
static NOINLINE void setup(struct region *r, int count) {
    free(r->begin);
    r->begin = malloc(count * sizeof(double)), r->end = r->begin + count;
    for (int k = 0; k < count; k++) r->begin[k] = 0.3 + k;
}
static NOINLINE double at(const struct region *r, double t) {
    double s = 0;
    for (const double *c = r->begin; c != r->end; c++) s = s * t + *c;
    return s;
}

static const struct region *const table[3] = {&t0, &t1, &t2};
static double by_table(double *x, int n) { return at(table[which], x[0]) * x[1]; }
static double by_switch(double *x, int n) {
    const struct region *r = &t0;
    switch (which) {
    case 1: r = &t1; break;
    case 2: r = &t2; break;
    case 3: r = &many[0]; break;
    }
    return at(r, x[0]) * x[1];
}
static double by_select(double *x, int n) { return at(which ? &t1 : &t0, x[0]) * x[1]; }
static double by_loop(double *x, int n) {
    double s = 0;
    for (int i = 0; i < 3; i++) s += at(table[(i + which) % 3], x[i % n]) * x[(i + 1) % n];
    return s;
}
static double by_index(double *x, int n) { return at(&many[which], x[0]) * many[which + 1].begin[1] * x[1]; }
static const struct row { const char *name; const struct region *where; long weight; } rows[] = {{"zero", &t0, 3}, {"one", &t1, 5}, {"two", &t2, 7}};
static double by_row(double *x, int n) { return at(rows[which].where, x[0]) * x[1] * rows[which].weight; }
static const struct region *const one[2] = {&t0, &many[1]}, *const two[2] = {&t2, &t1};
static const struct region *const *const outer[2] = {one, two};
static double by_outer(double *x, int n) { return at(outer[which][which], x[0]) * at(outer[0][which], x[1]); }
static double **const middle[3] = {&t0.end, &t1.begin, &t2.begin};
static double by_middle(double *x, int n) { return (*middle[which])[1] * x[0] * x[1] + (*middle[which + 1])[0] * sin(x[1]); }
static const struct region *const of_many[3] = {&many[3], &many[2], &many[1]};
static double by_elements(double *x, int n) { return at(of_many[which], x[0]) * at(of_many[which - 1], x[1]); }
static const struct region *current = &t1;
static double by_global(double *x, int n) { return at(current, x[0]) * x[1]; }
static const struct region *chosen;
static NOINLINE void choose(int k) { chosen = table[k]; }
static double by_written_global(double *x, int n) { return choose(which), at(chosen, x[0]) * x[1]; }
static NOINLINE double deep(const struct region *const *r, double t, int depth) {
    return depth ? deep(r, t * 0.5, depth - 1) + t : at(r[which], t);
}
static double by_argument(double *x, int n) { return deep(table, x[0], 2) * x[1]; }
static double by_mixture(double *x, int n) {
    double own[2] = {x[1] * x[1], x[2]};
    struct region local = {own, own + 2};
    double s = 0;
    for (int i = 0; i < 2; i++) s += at((i ^ which) ? &local : table[which], x[0]) * (i + 1);
    return s;
}
static double by_copy(double *x, int n) {
    struct region own = *table[which];
    return at(&own, x[0]) * x[1];
}
static double by_copied_table(double *x, int n) {
    const struct region *local[3];
    memcpy(local, table, sizeof local);
    local[2] = &t2;
    return at(local[which], x[0]) * at(local[which + 1], x[1]);
}
static struct holder { struct region *inner; double scale; } h0, h1;
static const struct holder *const holders[2] = {&h0, &h1};
static NOINLINE double held(const struct holder *h, double t) { return at(h->inner, t) * h->scale; }
static double by_holder(double *x, int n) { return held(holders[which], x[0]) * x[1]; }
static struct region *const writable[3] = {&t0, &t1, &t2};
static NOINLINE void put(struct region *r, double v) { r->begin[0] = v; }
static double written(double *x, int n) {
    put(writable[which], x[0] * x[1]);
    return t1.begin[0] * x[0] + at(table[which], x[1]);
}
static double grown(double *x, int n) {
    struct region *r = writable[which];
    r->begin = realloc(r->begin, 8 * sizeof(double)), r->end = r->begin + 3;
    for (int i = 0; i < 3; i++) r->begin[i] = x[i] * x[i];
    return at(r, x[1]);
}
static double made_anew(double *x, int n) {
    struct region *r = writable[which];
    free(r->begin);
    r->begin = malloc(3 * sizeof(double)), r->end = r->begin + 3;
    for (int i = 0; i < 3; i++) r->begin[i] = x[i] * x[i];
    return at(r, x[1]);
}
static const struct region *volatile hidden;
static double by_hidden(double *x, int n) { return hidden = table[which], at(hidden, x[0]) * x[1]; }
static struct region *shared_rows[2];
static struct region **const in_heap[1] = {shared_rows};
static double by_rows_on_heap(double *x, int n) { return at(in_heap[0][which], x[0]) * x[1]; }

static void prepare(void) {
    setup(&t0, 4), setup(&t1, 3), setup(&t2, 2);
    setup(&many[0], 2), setup(&many[1], 3), setup(&many[2], 4), setup(&many[3], 5);
    if (!h0.inner) h0.inner = calloc(1, sizeof *h0.inner), h1.inner = calloc(1, sizeof *h1.inner);
    setup(h0.inner, 3), setup(h1.inner, 4);
    h0.scale = 2, h1.scale = 3;
    for (int i = 0; i < 2; i++) {
        if (!shared_rows[i]) shared_rows[i] = calloc(1, sizeof **shared_rows);
        setup(shared_rows[i], 3);
    }
}

enum { N = 4 };
static const double point[N] = {1.7, 0.6, 0.9, 1.2};
static double run(double (*f)(double *, int), double *x) { return prepare(), f(x, N); }
static int compare(const char *name, int forward, double (*f)(double *, int), double *g, double along) {
    const int before = check_failures;
    double x[N];
    for (int i = 0; i < N; i++) {
        double h = 1e-5, sum[2];
        for (int k = 0; k < 2; k++) {
            memcpy(x, point, sizeof x);
            x[i] += k ? h : -h;
            sum[k] = run(f, x);
        }
        double want = (sum[1] - sum[0]) / (2 * h);
        if (forward) along -= want * (i + 1);
        else check_near(name, g[i], want, 1e-7);
    }
    if (forward) check_near(name, along, 0, 1e-6);
    return check_failures - before;
}
#define TRY(f, may_stop)                                                                                                       \
    for (int forward = 0; forward < 2; forward++) {                                                                            \
        int out[2], status;                                                                                                    \
        pipe(out);                                                                                                             \
        fflush(stdout);                                                                                                        \
        if (fork() == 0) {                                                                                                     \
            dup2(out[1], 2);                                                                                                   \
            for (int again = 0; again < 2; again++) {                                                                          \
                double x[N], dx[N] = {0}, tangent[N] = {1, 2, 3, 4}, along = 0;                                                \
                memcpy(x, point, sizeof x);                                                                                    \
                prepare();                                                                                                     \
                if (forward) along = __enzyme_fwddiff((void *)f, enzyme_dup, x, tangent, enzyme_const, N);                     \
                else __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, N);                                         \
                if (compare(#f, forward, f, dx, along)) fflush(stdout), _exit(9);                                              \
            }                                                                                                                  \
            _exit(0);                                                                                                          \
        }                                                                                                                      \
        close(out[1]);                                                                                                         \
        char text[600] = {0};                                                                                                  \
        for (int got, all = 0; (got = read(out[0], text + all, sizeof text - 1 - all)) > 0; all += got)                        \
            ;                                                                                                                  \
        close(out[0]);                                                                                                         \
        wait(&status);                                                                                                         \
        int stopped = WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT && strstr(text, "an earlier call left in");           \
        if (status && !(stopped && may_stop)) printf("%s, forward %d: status %d %s\n", #f, forward, status, text), check_failures++; \
    }

int main(void) {
#ifdef WAYS_THAT_MAY_STOP
    TRY(by_global, 1);
    TRY(by_written_global, 1);
    TRY(by_copy, 1);
    TRY(by_copied_table, 1);
    TRY(by_holder, 1);
    TRY(written, 1);
    TRY(grown, 1);
    TRY(made_anew, 1);
    TRY(by_hidden, 1);
    TRY(by_rows_on_heap, 1);
#else
    TRY(by_table, 0);
    TRY(by_switch, 0);
    TRY(by_select, 0);
    TRY(by_loop, 0);
    TRY(by_index, 0);
    TRY(by_row, 0);
    TRY(by_outer, 0);
    TRY(by_middle, 0);
    TRY(by_elements, 0);
    TRY(by_argument, 0);
    TRY(by_mixture, 0);
#endif
    return check_result();
}
