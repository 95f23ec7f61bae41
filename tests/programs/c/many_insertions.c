// A pointer that may lead to more objects than are listed one by one: each of 24 calls hands on what it got or a new node.
#include "check.h"

struct node {
    double value;
    struct node *next;
};

__attribute__((noinline)) static struct node *insert(struct node *list, double value) {
    if (!list) {
        list = (struct node *)malloc(sizeof *list);
        list->value = value;
        list->next = NULL;
    } else {
        list->next = insert(list->next, value);
    }
    return list;
}

__attribute__((noinline)) static double sum(const struct node *list, double weight) {
    return list ? weight * list->value * list->value + sum(list->next, weight + 1) : 0;
}

#define FOUR(i) list = insert(list, x[i]); list = insert(list, x[i + 1]); list = insert(list, x[i + 2]); list = insert(list, x[i + 3]);

static double f(double *x, int n) {
    struct node *list = NULL;
    FOUR(0) FOUR(4) FOUR(8) FOUR(12) FOUR(16) FOUR(20)
    const double total = sum(list, 1);
    for (struct node *next; list; list = next) next = list->next, free(list);
    return total;
}

int main(void) {
    double x[24], dx[24] = {0};
    for (int i = 0; i < 24; i++) x[i] = 0.1 * i - 1;
    __enzyme_autodiff((void *)f, x, dx, 24);
    for (int i = 0; i < 24; i++) CHECK(dx[i], 2 * (i + 1) * x[i]);
    return check_result();
}
