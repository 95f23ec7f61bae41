// A list built, changed and released in a function that is called twice: its pointers lead back to themselves.
#include "check.h"

struct node {
    struct node *next;
    double value;
};

__attribute__((noinline)) static void scale(struct node *list, double by) {
    for (; list; list = list->next) list->value *= by;
}

__attribute__((noinline)) static double weigh(const double *x, double u) {
    double sum = 0;
    struct node *list = NULL;
    for (int i = 0; i < 5; i++) {
        struct node *fresh = (struct node *)malloc(sizeof *fresh);
        fresh->value = x[i & 3] * u;
        fresh->next = list;
        list = fresh;
    }
    scale(list, sin(x[3]));
    while (list) {
        struct node *first = list;
        sum += 0.2 * first->value * u;
        list = list->next;
        free(first);
    }
    return tanh(sum);
}

static double f(double *x, int n) { return log(1.5 + weigh(x, x[1]) * weigh(x, x[n - 1])); }

int main(void) {
    double x[4] = {0.5, -1.1, 0.7, 0.9}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
