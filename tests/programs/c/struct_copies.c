// Whole structs assigned and swapped: copies by memcpy or by integers, doubles and integers together.
#include "check.h"

struct item {
    double key;
    long index;
    double weight;
};

static double f(double *x, int n) {
    struct item items[8];
    for (int i = 0; i < n; i++) items[i] = (struct item){x[i], i, x[i] * x[i]};
    for (int i = 1; i < n; i++) // insertion sort
        for (int j = i; j > 0 && items[j].key < items[j - 1].key; j--) {
            struct item t = items[j];
            items[j] = items[j - 1];
            items[j - 1] = t;
        }
    double sum = 0;
    for (int i = 0; i < n; i++) sum += items[i].weight * (i + 1) + items[i].key * items[i].index;
    return sum;
}

int main(void) {
    double x[5] = {2, 0.5, 3, 1, 2.5}, dx[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    return check_result();
}
