// Pointers in static memory that an earlier call left there, to memory of which no shadow is known: the first derivative is
// right, and the next ends the program with a message that names the variable, in both modes.
// flags: -rdynamic
#include "check.h"
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
double __enzyme_fwddiff(void *, ...);

static double **rows; // pointers to pointers
static double in_rows(double *x, int n) {
    if (!rows) {
        rows = malloc(n * sizeof *rows);
        for (int i = 0; i < 2; i++) rows[i] = malloc(8 * sizeof **rows);
    }
    for (int i = 0; i < n; i++) rows[i & 1][i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += rows[i & 1][i] * x[n - 1 - i];
    return s;
}

static struct node {
    double value;
    struct node *next;
} *list;
static double in_list(double *x, int n) {
    for (int i = 0; i < n; i++) {
        struct node *fresh = malloc(sizeof *fresh);
        *fresh = (struct node){x[i], list};
        list = fresh;
    }
    double s = 0;
    struct node *at = list;
    for (int i = 0; i < n; i++, at = at->next) s += at->value * at->value * (i + 1);
    return s;
}

double *anybody; // others may set it
static double in_the_open(double *x, int n) {
    if (!anybody) anybody = malloc(8 * sizeof *anybody);
    for (int i = 0; i < n; i++) anybody[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += anybody[i] * anybody[n - 1 - i];
    return s;
}

struct pair {
    double *left, *right;
};
static struct pair both;
__attribute__((noinline)) static double of(const struct pair *p, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += p->left[i] * p->right[n - 1 - i];
    return s;
}
__attribute__((noinline)) static struct pair *itself(struct pair *p) { return p; }
static double copied(double *x, int n) { // what is read is a copy
    struct pair *volatile hidden = &both, *place = itself(hidden), own;
    if (!place->left) place->left = malloc(8 * sizeof(double)), place->right = place->left;
    memcpy(&own, place, sizeof own);
    for (int i = 0; i < n; i++) own.left[i] = x[i] * x[i];
    return of(&own, n);
}

static const double point[4] = {0.5, -1.1, 0.7, 0.9};
#define RUNS(f, said)                                                                                                          \
    static int runs_##f(int forward, int before) { /* how many derivatives until the message */                                \
        int out[2], status, done = 0, failures = check_failures;                                                               \
        pipe(out);                                                                                                             \
        fflush(stdout);                                                                                                        \
        if (fork() == 0) {                                                                                                     \
            dup2(out[1], 2);                                                                                                   \
            double x[4], dx[4];                                                                                                \
            memcpy(x, point, sizeof x);                                                                                        \
            if (before) f(x, 4);                                                                                               \
            for (int k = 0; k < 3; k++) {                                                                                      \
                memset(dx, 0, sizeof dx);                                                                                      \
                if (forward) __enzyme_fwddiff((void *)f, enzyme_dup, x, point, enzyme_const, 4);                               \
                else __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 4);                                         \
                if (!forward && k == 0) check_differences(#f, fresh_##f, point, dx, 4);                                        \
                write(2, "!", 1);                                                                                              \
                if (check_failures != failures) _exit(9);                                                                      \
            }                                                                                                                  \
            _exit(0);                                                                                                          \
        }                                                                                                                      \
        close(out[1]);                                                                                                         \
        char text[600] = {0};                                                                                                  \
        for (int got, all = 0; (got = read(out[0], text + all, sizeof text - 1 - all)) > 0; all += got)                        \
            ;                                                                                                                  \
        close(out[0]);                                                                                                         \
        wait(&status);                                                                                                         \
        for (const char *c = text; *c == '!'; c++) done++;                                                                     \
        if (WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT && strstr(text, said)) return done;                             \
        printf("%s", text);                                                                                                    \
        return -1;                                                                                                             \
    }
static double fresh_in_rows(double *x, int n) { return rows = 0, in_rows(x, n); }
static double fresh_in_list(double *x, int n) { return list = 0, in_list(x, n); }
static double fresh_in_the_open(double *x, int n) { return anybody = 0, in_the_open(x, n); }
static double fresh_copied(double *x, int n) { return both.left = 0, copied(x, n); }
RUNS(in_rows, "an earlier call left in rows")
RUNS(in_list, "an earlier call left in list")
RUNS(in_the_open, "an earlier call left in anybody")
RUNS(copied, "an earlier call left in static memory")

int main(void) {
    for (int forward = 0; forward < 2; forward++) {
        for (int before = 0; before < 2; before++) {
            CHECK(runs_in_rows(forward, before), !before);
            CHECK(runs_in_list(forward, before), !before);
            CHECK(runs_in_the_open(forward, before), !before);
            CHECK(runs_copied(forward, before), !before);
        }
    }
    return check_result();
}
