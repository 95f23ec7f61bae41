// memory: O1
// A text that native code has allocated is cut short: the byte that is written there is no number, and the text has no shadow.
#include "check.h"

struct named { char *name; double value; };
static const char *const words[4] = {"one", "two and a half", "four", "a word that is longer than a word"};

static double named(double *a, int n) {
    struct named *q = (struct named *)malloc(3 * sizeof *q);
    for (int i = 0; i < 3; i++) q[i].name = strdup(words[(n + i) & 3]), q[i].value = i * a[1];
    if (strlen(q[1].name) > 4) q[1].name[2] = 0;
    double s = q[2].value * a[0] + strlen(q[1].name);
    for (int i = 0; i < 3; i++) free(q[i].name);
    free(q);
    return s;
}
struct table { int *ids; double *weights; int n; }; // ids: of unknown origin, without a shadow
__attribute__((noinline)) static double filled(double *a, int n) {
    struct table t = {(int *)malloc(n * sizeof(int)), (double *)malloc(n * sizeof(double)), n};
    for (int i = 0; i < n; i++) t.ids[i] = i & 1, t.weights[i] = a[i & 1] * a[i & 1];
    memset(t.ids, 0, sizeof *t.ids);
    double s = 0;
    for (int i = 0; i < n; i++) s += t.ids[i] ? t.weights[i] : 2 * t.weights[i];
    free(t.ids), free(t.weights);
    return s;
}

int main(void) {
    double x[2] = {2, 3};
    double dx[2] = {0};
    __enzyme_autodiff((void *)named, enzyme_dup, x, dx, enzyme_const, 0);
    CHECK(dx[0], 6);
    CHECK(dx[1], 4);
    CHECK_FORWARD(named, x, dx, 2);
    double d[2] = {0};
    __enzyme_autodiff((void *)filled, enzyme_dup, x, d, enzyme_const, 5);
    CHECK(d[0], 2 * 2 * 6);
    CHECK(d[1], 3 * 2 * 2);
    return check_result();
}
