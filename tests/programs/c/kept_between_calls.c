// memory: O2
// Memory that static pointers keep from call to call, made by plain calls and by derivatives, in any order.
#include "check.h"

static double *work;
static int room;
static double on_demand(double x, int n) { // grows by free and malloc
    if (room < n) {
        free(work);
        work = malloc(n * sizeof *work);
        room = n;
    }
    for (int i = 0; i < n; i++) work[i] = x * i;
    double s = 0;
    for (int i = 0; i < n; i++) s += work[n - 1 - i] * work[i];
    return s;
}

static double by_realloc(double x, int n) {
    static double *buffer;
    static int size;
    if (size < n) buffer = realloc(buffer, n * sizeof *buffer), size = n;
    for (int i = 0; i < n; i++) buffer[i] = sin(x * i);
    double s = 0;
    for (int i = 0; i < n; i++) s += buffer[i] * buffer[n - 1 - i];
    return s;
}

static double *scratch;
__attribute__((noinline)) static void fill(double x, int n) {
    for (int i = 0; i < n; i++) scratch[i] = x * x * i;
}
static double released(double x, int n) { // the pointer dangles between the calls
    scratch = malloc(n * sizeof *scratch);
    fill(x, n);
    double s = 0;
    for (int i = 0; i < n; i++) s += scratch[i] * x;
    free(scratch);
    return s;
}

static double *own_room;
__attribute__((noinline)) static void fill_own(double x, int n) {
    if (n > 99) own_room = realloc(own_room, 2 * n * sizeof *own_room);
    for (int i = 0; i < n; i++) own_room[i] = x * x * i;
}
static double now_and_then(double x, int n) { // read in a block of its own, and released after it
    own_room = malloc(n * sizeof *own_room);
    fill_own(x, n);
    double s = x;
    if (n % 3 == 2)
        s += own_room[1] * own_room[n - 1] * x;
    else
        s *= x;
    free(own_room);
    return s;
}

static double made_once(double x, int n) { // a table, and a counter of calls
    static int ready, calls;
    static double table[8], *more;
    if (!ready) {
        more = calloc(8, sizeof *more);
        for (int i = 0; i < 8; i++) table[i] = cos(i), more[i] = 1 + i;
        ready = 1;
    }
    calls++;
    double s = 0;
    for (int i = 0; i < n; i++) s += table[i & 7] * more[i & 7] * x * x;
    return s * (calls > 0);
}

static _Thread_local double *own;
static double per_thread(double x, int n) {
    if (!own) own = malloc(8 * sizeof *own);
    for (int i = 0; i < 8; i++) own[i] = x * i;
    return own[n & 7] * own[1];
}

typedef double function(double, int);
static void check(const char *what, function *f, double x, int n, double got) {
    double h = 1e-5;
    check_near(what, got, (f(x + h, n) - f(x - h, n)) / (2 * h), 1e-7);
}
#define COMPARE(f)                                                                                                     \
    {                                                                                                                  \
        int sizes[7] = {3, 3, 2, 6, 40, 5, 41};                                                                        \
        for (int k = 0; k < 7; k++) {                                                                                  \
            double x = 0.3 + 0.1 * k, got = __enzyme_autodiff((void *)f, x, sizes[k]);                                 \
            got += __enzyme_autodiff((void *)f, x, sizes[k]);                                                          \
            check(#f, f, x, sizes[k], got / 2);                                                                        \
            if (k & 1) f(x, sizes[k] + k);                                                                             \
        }                                                                                                              \
    }

int main(void) {
    on_demand(1, 2);
    COMPARE(on_demand)
    free(work), work = malloc(99 * sizeof *work), room = 99; // by others, between derivatives
    COMPARE(on_demand)
    free(work), work = 0, room = 0;
    COMPARE(on_demand)
    COMPARE(by_realloc)
    COMPARE(released)
    COMPARE(now_and_then)
    COMPARE(made_once)
    COMPARE(per_thread)
    return check_result();
}
