// Objects with a string as their last member: what is erased at the end of a vector is the same objects under another name (end[-1]).
// flags: -g
// memory: O1
#include "check.h"
#include <string>
#include <utility>
#include <vector>

struct Item {
    double weight;
    std::vector<std::pair<int, double>> terms;
    std::string name;
};

static double sum(const std::vector<Item> &items) {
    double s = 0, place = 1;
    for (const Item &item : items) {
        for (const auto &term : item.terms) s += place * term.second;
        s += item.weight * item.name.size();
        place++;
    }
    return s;
}

static double erased(double *x, int n) {
    std::vector<Item> items;
    for (int i = 0; i < n; i++) {
        Item item{};
        item.name.push_back('z' - i);
        for (int k = 0; k < 20; k++) item.name.push_back('c');
        for (int k = 0; k <= i; k++) item.terms.push_back({k, x[i] * (k + 1)});
        item.weight = x[i] * x[i];
        items.push_back(std::move(item));
    }
    std::swap(items[0], items[2]);
    std::vector<Item> others = std::move(items);
    items = std::move(others);
    items.erase(items.begin() + 1);
    return sum(items);
}

int main() {
    double x[5];
    for (int i = 0; i < 5; i++) x[i] = 0.55 + 0.21 * i;
    CHECK_GRADIENT(erased, x, 5);
    return check_result();
}
