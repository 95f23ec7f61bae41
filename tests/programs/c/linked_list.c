// memory: O2
// A linked list built from the input and walked twice: pointers and doubles in one allocation.
#include "check.h"

struct node {
    double value;
    struct node *next;
};

static double f(double *x, int n) {
    struct node *list = NULL;
    for (int i = 0; i < n; i++) {
        struct node *fresh = (struct node *)malloc(sizeof *fresh);
        fresh->value = x[i] * x[i];
        fresh->next = list;
        list = fresh;
    }
    double product = 1, sum = 0;
    for (struct node *p = list; p; p = p->next) product *= p->value;
    while (list) {
        struct node *next = list->next;
        sum += sin(list->value);
        free(list);
        list = next;
    }
    return product + sum;
}

int main(void) {
    double x[4] = {0.5, -1.1, 0.7, 0.9}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
