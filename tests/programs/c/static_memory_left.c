// Pointers in static memory that an earlier call left there: to rows, to a list, to memory that others may set, in copies. What they lead to
// is constant, and may be used as scratch again, in both modes.
#include "check.h"
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
#define TEST(f, fresh)                                                                                                         \
    static double again_##f(double *x, int n) { return f(x, n); }                                                              \
    static void test_##f(void) {                                                                                               \
        for (int first = 0; first < 2; first++) {                                                                              \
            fresh;                                                                                                             \
            for (int k = 0; k < 3; k++) {                                                                                      \
                double x[4], t[4] = {1, -2, 0.5, 3}, dx[4] = {0}, slope = 0;                                                   \
                memcpy(x, point, sizeof x);                                                                                    \
                if (first) f(x, 4);                                                                                            \
                __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 4);                                              \
                check_differences(#f, again_##f, point, dx, 4);                                                                \
                for (int i = 0; i < 4; i++) slope += dx[i] * t[i];                                                             \
                CHECK(__enzyme_fwddiff((void *)f, enzyme_dup, x, t, enzyme_const, 4), slope);                                  \
            }                                                                                                                  \
        }                                                                                                                      \
    }
TEST(in_rows, rows = 0) TEST(in_list, list = 0) TEST(in_the_open, anybody = 0) TEST(copied, both.left = 0)

int main(void) {
    test_in_rows(), test_in_list(), test_in_the_open(), test_copied();
    return check_result();
}
