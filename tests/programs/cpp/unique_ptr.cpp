// memory: O2
// A binary tree of unique_ptr, built and summed by recursion.
#include "check.h"
#include <cmath>
#include <memory>

struct Tree {
    double value;
    std::unique_ptr<Tree> left, right;
};

static std::unique_ptr<Tree> build(const double *x, int n) {
    if (n == 0) return nullptr;
    auto node = std::make_unique<Tree>();
    node->value = x[n / 2] * x[n / 2];
    node->left = build(x, n / 2);
    node->right = build(x + n / 2 + 1, n - n / 2 - 1);
    return node;
}

static double total(const Tree *t) { return t ? t->value * (1 + total(t->left.get())) + std::sin(total(t->right.get())) : 0; }

static double f(double *x, int n) {
    auto tree = build(x, n);
    return total(tree.get());
}

int main() {
    double x[6] = {0.5, 1.25, 0.3, -0.75, 1, 0.4}, dx[6] = {0};
    __enzyme_autodiff((void *)f, x, dx, 6);
    CHECK_DIFFERENCES(f, x, dx, 6);
    return check_result();
}
