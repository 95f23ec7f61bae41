// Variants of numbers, indices and owned nodes, which are swapped and erased: an int is moved from where a double may lie to where one may.
// flags: -std=c++20
#include "check.h"
#include <algorithm>
#include <memory>
#include <variant>
#include <vector>

struct Node;
using Item = std::variant<double, std::unique_ptr<Node>, int>;
struct Node { Item left, right; char letter; };

static double value(const Item &item, const double *x) {
    if (auto number = std::get_if<double>(&item)) return *number;
    if (auto index = std::get_if<int>(&item)) return x[*index];
    const Node &node = *std::get<std::unique_ptr<Node>>(item);
    const double left = value(node.left, x), right = value(node.right, x);
    return node.letter == '+' ? left + right : left * right;
}

static double f(double *x, int n) {
    std::vector<Item> items;
    for (int k = 0; k < n; k++) {
        if (k % 2) items.emplace_back(x[k] * 1.5);
        else items.emplace_back(k);
    }
    auto node = std::make_unique<Node>();
    node->left = std::move(items[0]), node->right = std::move(items[1]), node->letter = '*';
    items.emplace_back(std::move(node));
    std::swap(items[1], items[n]);
    std::swap(items[2], items[3]);
    items.erase(items.begin());
    double s = 0;
    for (auto &item : items) s = 0.7 * s + value(item, x);
    return s;
}

int main() {
    double x[4] = {0.7, 1.3, -0.4, 0.9}, dx[4] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
