// qsort, qsort_r and bsearch: the elements move, and their derivatives with them.
#define _GNU_SOURCE
#include "check.h"

typedef struct { int tag; double key, value; float small; } item;

static int by_value(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
static int by_key(const void *a, const void *b) {
    const item *x = a, *y = b;
    return (x->key > y->key) - (x->key < y->key);
}
static int behind(const void *a, const void *b) {
    double x = **(double *const *)a, y = **(double *const *)b;
    return (x < y) - (x > y);
}
static int by_weight(const void *a, const void *b, void *weights) {
    const double *w = weights;
    int i = ((const item *)a)->tag, j = ((const item *)b)->tag;
    return (w[i] > w[j]) - (w[i] < w[j]);
}

// Numbers: the sum of place times number squared.
static double numbers(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) x[i] = sin(3 * x[i]);
    qsort(x, n, sizeof(double), by_value);
    for (int i = 0; i < n; i++) sum += (i + 1) * x[i] * x[i];
    return sum;
}
// Structs, sorted by one number, which matters in the result as well as another.
static double structs(double *x, int n) {
    item *items = malloc(n * sizeof(item));
    double sum = 0;
    for (int i = 0; i < n; i++) items[i] = (item){i, cos(5 * x[i]), x[i] * x[i], (float)i};
    qsort(items, n, sizeof(item), by_key);
    for (int i = 0; i < n; i++) sum += (i + 1) * items[i].value * items[i].key + items[i].tag * x[i];
    for (int i = 1; i < n; i++) sum += items[i].value * items[i - 1].value;
    free(items);
    return sum;
}
// Pointers to what is differentiated.
static double pointers(double *x, int n) {
    double **all = malloc(n * sizeof(double *)), sum = 0;
    for (int i = 0; i < n; i++) all[i] = x + i;
    qsort(all, n, sizeof(double *), behind);
    for (int i = 0; i < n; i++) sum += i * *all[i] * *all[i];
    *all[0] *= 2;
    for (int i = 0; i < n; i++) sum += x[i] * x[i];
    free(all);
    return sum;
}
// Twice, in a loop, with a comparator that is given data.
static double again(double *x, int n) {
    item items[16];
    double sum = 0, weights[16];
    for (int i = 0; i < n; i++) items[i] = (item){i, x[i], x[i] * x[(i + 1) % n]};
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < n; i++) weights[i] = sin(i * (round + 2.0));
        qsort_r(items, n, sizeof(item), by_weight, weights);
        for (int i = 0; i < n; i++) items[i].value *= 1 + 0.1 * i * items[i].key;
    }
    for (int i = 0; i < n; i++) sum += items[i].value;
    return sum;
}
// What is found points into the array.
static double searched(double *x, int n) {
    double table[16], sum = 0;
    for (int i = 0; i < n; i++) table[i] = 0.5 * x[i] + i * 10;
    for (int i = 0; i < n; i += 2) {
        double key = table[i];
        double *found = bsearch(&key, table, n, sizeof(double), by_value);
        if (found) sum += *found * *found * (i + 1), *found *= 1.5;
        key += 0.25;
        if (bsearch(&key, table, n, sizeof(double), by_value)) sum += 1000;
    }
    for (int i = 0; i < n; i++) sum += table[i] * x[i];
    return sum;
}
__attribute__((noinline)) static void sort_by(void *data, size_t count, size_t size, int (*by)(const void *, const void *)) {
    qsort(data, count, size, by);
}
// Through a function that is given comparators and sizes; nothing to sort is sorted as well.
static double wrapped(double *x, int n) {
    item items[16];
    double copy[16], sum = 0;
    for (int i = 0; i < n; i++) items[i] = (item){i, -x[i], x[i]}, copy[i] = x[i] * x[i];
    sort_by(items, n, sizeof(item), by_key);
    sort_by(copy, n, sizeof(double), by_value);
    sort_by(copy, 0, sizeof(double), by_value);
    sort_by(copy, 1, sizeof(double), by_value);
    for (int i = 0; i < n; i++) sum += items[i].value * copy[i] * (i + 1);
    return sum;
}

typedef double function(double *, int);
#define GRADIENT(f)                                                                                                            \
    do {                                                                                                                       \
        double point[12], gradient[12] = {0};                                                                                  \
        memcpy(point, x, sizeof x);                                                                                            \
        __enzyme_autodiff((void *)f, enzyme_dup, point, gradient, enzyme_const, 12);                                           \
        CHECK_DIFFERENCES(f, x, gradient, 12);                                                                                 \
    } while (0)

static void gradient_of_numbers(double *x, double *dx, int n) { __enzyme_autodiff((void *)numbers, enzyme_dup, x, dx, enzyme_const, n); }
void __enzyme_fwddiff_void(void *, ...);

int main(void) {
    double x[12], y[5] = {0.3, -0.1, 0.2, 0.05, -0.4}, dy[5] = {0};
    for (int i = 0; i < 12; i++) x[i] = 0.1 + 0.9 * sin(17.0 * i + 1);
    GRADIENT(numbers);
    GRADIENT(structs);
    GRADIENT(pointers);
    GRADIENT(again);
    GRADIENT(searched);
    GRADIENT(wrapped);

    // In closed form: place times 6 sin(3x) cos(3x), and the elements are sorted in the primal.
    double was[5];
    memcpy(was, y, sizeof y);
    __enzyme_autodiff((void *)numbers, enzyme_dup, y, dy, enzyme_const, 5);
    const int place[5] = {5, 2, 4, 3, 1};
    for (int i = 0; i < 5; i++) {
        CHECK(dy[i], place[i] * 6 * sin(3 * was[i]) * cos(3 * was[i]));
        CHECK(y[place[i] - 1], sin(3 * was[i]));
    }

    // Second derivatives, along a direction: 18 * place * cos(6x).
    double point[5], shadow[5] = {0}, direction[5] = {1, -2, 3, 0.5, 1}, second[5] = {0};
    memcpy(point, was, sizeof was);
    double along[5];
    memcpy(along, direction, sizeof along);
    __enzyme_fwddiff_void((void *)gradient_of_numbers, enzyme_dup, point, along, enzyme_dup, shadow, second, enzyme_const, 5);
    for (int i = 0; i < 5; i++) CHECK(second[i], place[i] * 18 * cos(6 * was[i]) * direction[i]);
    return check_result();
}
