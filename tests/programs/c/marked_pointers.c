// Pointers that carry marks in bits that no address has: passed as integers, and stored as such.
#include "check.h"
#include <stdint.h>

struct leaf {
    double value;
};

struct branch {
    uintptr_t left, right;
};

enum { IS_PRODUCT = 1 };

__attribute__((noinline)) static double value_of(uintptr_t word, int depth) {
    if (depth == 0) return ((struct leaf *)word)->value;
    struct branch *branch = (struct branch *)(word & ~(uintptr_t)15);
    double left = value_of(branch->left, depth - 1), right = value_of(branch->right, depth - 1);
    return word & IS_PRODUCT ? left * right : left + right;
}

static double tree(const double *x) {
    struct leaf leaves[4] = {{x[0]}, {x[1]}, {x[2]}, {x[0] * x[2]}};
    _Alignas(16) struct branch product = {(uintptr_t)&leaves[0], (uintptr_t)&leaves[1]};
    _Alignas(16) struct branch sum = {(uintptr_t)&leaves[2], (uintptr_t)&leaves[3]};
    _Alignas(16) struct branch whole = {(uintptr_t)&product | IS_PRODUCT, (uintptr_t)&sum};
    return value_of((uintptr_t)&whole | IS_PRODUCT, 2);
}

int main(void) {
    double x[3] = {2, 3, 5}, dx[3] = {0};
    __enzyme_autodiff((void *)tree, x, dx);
    // x·y·(z + x·z)
    CHECK(dx[0], x[1] * x[2] * (1 + 2 * x[0]));
    CHECK(dx[1], x[0] * (x[2] + x[0] * x[2]));
    CHECK(dx[2], x[0] * x[1] * (1 + x[0]));
    return check_result();
}
