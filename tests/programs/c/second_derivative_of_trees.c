// memory: O2
// Derivatives of derivatives of a function that builds a tree, walks through it and releases it, by recursion; and of one
// that scales and releases a list. Releases that wait in one derivative wait in that of it as well. The third works in
// memory that lives from call to call.
#include "check.h"
double __enzyme_fwddiff(void *, ...);

struct tree { double value; struct tree *left, *right; };
static struct tree *insert(struct tree *t, double x) {
    if (!t) {
        t = (struct tree *)malloc(sizeof *t);
        t->value = x;
        t->left = t->right = NULL;
    } else if (x < t->value) t->left = insert(t->left, x);
    else t->right = insert(t->right, x);
    return t;
}
static double walk(const struct tree *t) {
    if (!t) return 0.2;
    double l = walk(t->left), r = walk(t->right);
    return sin(t->value + l * 0.7) * (1 + r * 0.3);
}
static void fell(struct tree *t) {
    if (!t) return;
    struct tree *l = t->left, *r = t->right;
    fell(l), fell(r), free(t);
}
static double of_tree(double x, int n) {
    struct tree *t = NULL;
    for (int i = 0; i < n; i++) t = insert(t, sin(3 * i) * x);
    x += 0.5 * walk(t);
    fell(t);
    return x;
}

struct node { struct node *next; double value; };
static __attribute__((noinline)) void scale(struct node *q, double x) {
    for (; q; q = q->next) q->value *= x;
}
static double of_list(double x, int n) {
    struct node *first = NULL;
    double s = 0;
    for (int i = 0; i < n; i++) {
        struct node *q = (struct node *)malloc(sizeof *q);
        q->value = cos(i * x);
        q->next = first;
        first = q;
    }
    if (first && first->value > 0.1) {
        struct node *next = first->next;
        free(first);
        first = next;
    }
    scale(first, x * x);
    while (first) {
        struct node *q = first;
        s += q->value * q->value;
        first = first->next;
        free(q);
    }
    return s;
}

static double of_workspace(double x, int n) {
    static double *room;
    static int size;
    if (size < n) {
        free(room);
        room = (double *)malloc(n * sizeof *room);
        size = n;
    }
    double s = x;
    for (int i = 0; i < n; i++) room[i] = sin(x * i) * s;
    for (int i = 0; i < n; i++) s += room[i] * room[n - 1 - i];
    return s;
}

#define SECOND(f)                                                                                                              \
    static double f##_reverse(double x, int n) { return __enzyme_autodiff((void *)f, x, n); }                                 \
    static double f##_forward(double x, int n) { return __enzyme_fwddiff((void *)f, x, 1.0, n); }                             \
    static void f##_check(double x, int n) {                                                                                  \
        const double h = 1e-5, second = (f##_reverse(x + h, n) - f##_reverse(x - h, n)) / (2 * h);                            \
        CHECK_NEAR(f##_reverse(x, n), (f(x + h, n) - f(x - h, n)) / (2 * h), 1e-8);                                           \
        CHECK_NEAR(__enzyme_fwddiff((void *)f##_forward, x, 1.0, n), second, 1e-8);                                            \
        CHECK_NEAR(__enzyme_autodiff((void *)f##_forward, x, n), second, 1e-8);                                                \
        CHECK_NEAR(__enzyme_fwddiff((void *)f##_reverse, x, 1.0, n), second, 1e-8);                                            \
        CHECK_NEAR(__enzyme_autodiff((void *)f##_reverse, x, n), second, 1e-8);                                                \
    }
SECOND(of_tree)
SECOND(of_list)
SECOND(of_workspace)

int main(void) {
    of_tree_check(0.7, 6), of_tree_check(-0.4, 3), of_tree_check(1.2, 0);
    of_list_check(0.7, 6), of_list_check(1.4, 3), of_list_check(0.3, 0);
    of_workspace_check(0.7, 4), of_workspace_check(0.4, 6), of_workspace_check(1.1, 0);
    return check_result();
}
