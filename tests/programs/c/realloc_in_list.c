// The nodes of a list own buffers that realloc makes a little larger: less is copied than the new size.
#include "check.h"

struct node {
    double value;
    struct node *next;
    double *buffer;
};

__attribute__((noinline)) static struct node *push(struct node *head, double value, int n) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    node->next = head;
    node->buffer = malloc(n * sizeof(double));
    for (int i = 0; i < n; i++) node->buffer[i] = value * i;
    return node;
}

__attribute__((noinline)) static double total(const double *buffer, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += buffer[i] * buffer[n - 1 - i];
    return sum;
}

static double f(double *x, int n) {
    struct node *head = 0;
    for (int i = 0; i < n; i++) head = push(head, x[i] * x[0], 3);
    double sum = 0;
    while (head) {
        struct node *node = head;
        head = head->next;
        node->buffer = realloc(node->buffer, 4 * sizeof(double));
        node->buffer[3] = sum + x[2];
        sum += total(node->buffer, 4);
        free(node->buffer);
        free(node);
    }
    return sum;
}

int main(void) {
    double x[4] = {0.7, 0.39, 1.32, -0.23}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
