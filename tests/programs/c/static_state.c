// State that lives from call to call: rows that the first call allocates, a context that grows, a tree that is built once.
#include "check.h"

static double **rows;
static double in_rows(double *x, int n) {
    if (!rows) {
        rows = malloc(n * sizeof *rows);
        for (int i = 0; i < n; i++) rows[i] = calloc(n, sizeof(double));
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) rows[i][j] = x[i] * x[j] * (i + 1);
    double s = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) s += rows[i][j] * rows[j][i];
    return s;
}

struct context {
    double *values;
    int room;
    struct { double first, second; } last;
};
static struct context *the(void) {
    static struct context *c;
    if (!c) c = calloc(1, sizeof *c);
    return c;
}
static double in_context(double *x, int n) {
    struct context *c = the();
    if (c->room < n) {
        c->values = realloc(c->values, n * sizeof(double));
        c->room = n;
    }
    for (int i = 0; i < n; i++) c->values[i] = x[i] * x[(i + 1) % n];
    c->last.first = c->values[0] * x[1];
    c->last.second = 2;
    double s = 0;
    for (int i = 0; i < n; i++) s += c->values[i] * c->last.first;
    return s + c->last.second;
}

struct node {
    double value;
    struct node *left, *right;
};
static struct node *root;
static void add(struct node **at, double value) {
    while (*at) at = value < (*at)->value ? &(*at)->left : &(*at)->right;
    *at = malloc(sizeof **at);
    **at = (struct node){value, 0, 0};
}
static double sum(const struct node *n, double x) { return n ? n->value * x + sum(n->left, x * 0.5) + sum(n->right, x * x) : 0; }
static double of_tree(double *x, int n) {
    if (!root)
        for (int i = 0; i < 6; i++) add(&root, (i * 5) % 7);
    double s = 0;
    for (int i = 0; i < n; i++) s += sum(root, x[i]);
    return s;
}

int main(void) {
    double x[4] = {.5, 1.2, -.7, .9};
    for (int again = 0; again < 2; again++) {
        CHECK_GRADIENT(in_rows, x, 4);
        CHECK_GRADIENT(in_context, x, 4);
        x[3] += again ? 0 : 0.25;
        CHECK_GRADIENT(of_tree, x, 4);
    }
    return check_result();
}
