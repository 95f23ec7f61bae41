// A variant of a number and an owned node: at O1 LLVM reads the word as a number once, and makes a pointer of it.
// levels: O1 O2
#include "check.h"
#include <memory>
#include <variant>

struct Node;
using Item = std::variant<double, std::unique_ptr<Node>>;
struct Node { Item left, right; char letter; };

static double value(const Item &item) {
    if (auto number = std::get_if<double>(&item)) return *number;
    const Node &node = *std::get<std::unique_ptr<Node>>(item);
    const double left = value(node.left), right = value(node.right);
    return node.letter == '+' ? left + right : left * right;
}

static double f(double *x, int n) {
    Item all = x[0];
    for (int k = 1; k < n; k++) {
        auto node = std::make_unique<Node>();
        node->left = std::move(all), node->right = x[k] * 1.5, node->letter = k % 2 ? '*' : '+';
        all = std::move(node);
    }
    return value(all);
}

int main() {
    double x[4] = {0.7, 1.3, -0.4, 0.9}, dx[4] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
