// memory: O2
// enzyme::zero_like: the containers of the standard library, and room that a function will use; gradients against analytic values.
#include "check.h"
#include "enzyme_hub.hpp"
#include "enzyme_hub/zero_like.hpp"
#include <cmath>

using enzyme::duplicated;
using enzyme::zero_like;

#define GRADIENT(f, x, dx) enzyme::autodiff<enzyme::Reverse>(f, duplicated(x, dx))

// --- containers of nodes and blocks; keys that are numbers are numbers
struct store {
    std::map<std::string, double> by_name;
    std::map<double, double> by_number;
    std::unordered_map<int, std::vector<double>> by_code;
    std::set<double> ordered;
    std::list<double> chain;
    std::forward_list<double> forward;
    std::deque<double> queue;
};
static double of_store(const store &s) {
    double sum = s.by_name.at("one") * s.by_name.at("two");
    for (auto &[key, value] : s.by_number) sum += key * key * value;
    for (auto &[code, list] : s.by_code)
        for (double v : list) sum += code * v * v;
    double weight = 1;
    for (double v : s.ordered) sum += v * v * weight++;
    for (double v : s.chain) sum += std::exp(v) * weight++;
    for (double v : s.forward) sum += v * v * v;
    for (std::size_t i = 0; i < s.queue.size(); i++) sum += s.queue[i] * s.queue[i] * i;
    for (double v : s.queue) sum += std::sin(v);
    return sum;
}
static void containers() {
    store x{{{"one", 1.5}, {"two", 2.5}}, {{1, 2}, {3, 4}, {5, 6}}, {}, {0.5, 0.25, 2}, {0.1, 0.2}, {1, 2}, {}};
    for (int code = 0; code < 40; code++) x.by_code[code * 7919 % 1000] = {1.0 + code, 0.5};
    for (int i = 0; i < 500; i++) x.queue.push_back(0.01 * i);
    for (int i = 0; i < 70; i++) x.queue.pop_front();
    for (int i = 0; i < 3; i++) x.queue.push_front(2.0 + i);
    store dx = zero_like(x);
    CHECK(dx.by_name.at("two"), 0), CHECK(dx.by_number.begin()->first, 0), CHECK(dx.queue.size(), 433), CHECK(*dx.ordered.rbegin(), 0);
    CHECK(dx.by_code.at(7919 % 1000)[0], 0), CHECK(x.by_number.begin()->first, 1);
    GRADIENT(of_store, x, dx);
    CHECK(dx.by_name.at("one"), 2.5);
    for (auto &[code, list] : x.by_code) CHECK(dx.by_code.at(code)[0], 2 * code * list[0]), CHECK(dx.by_code.at(code)[1], code);
    CHECK(dx.by_number.begin()->first, 2 * 1 * 2), CHECK(dx.by_number.rbegin()->second, 25), CHECK(*dx.ordered.rbegin(), 2 * 2 * 3);
    CHECK(dx.chain.back(), std::exp(0.2) * 5), CHECK(*dx.forward.begin(), 3);
    for (std::size_t i = 0; i < x.queue.size(); i++) CHECK(dx.queue[i], 2 * x.queue[i] * i + std::cos(x.queue[i]));
}

// --- what a function adds to: room that is not used yet
struct growing {
    std::vector<double> list;
    std::deque<double> queue;
    std::optional<double> kept;
    std::variant<long, double> chosen;
    std::vector<std::optional<double>> slots;
};
static double of_growing(growing &g) {
    const double x = g.list[0];
    g.list.push_back(x * x);
    for (int i = 0; i < 3; i++) g.list.push_back(g.list.back() * x);
    for (int i = 0; i < 600; i++) g.queue.push_back(g.queue[i] * 0.5), g.queue.pop_front();
    g.kept = x * 3;
    g.chosen = std::sin(x);
    g.slots[1] = x * 5;
    double sum = *g.kept * std::get<double>(g.chosen) + *g.slots[1] * *g.slots[0];
    for (double v : g.list) sum += v;
    return sum + g.queue.back() * g.queue.front();
}
static void rooms() {
    growing x{{1.5}, {}, {}, 0x4000000000000000L, {2.0, std::nullopt}};
    x.list.reserve(100);
    for (int i = 0; i < 900; i++) x.queue.push_back(1 + 0.001 * i);
    growing dx = zero_like(x);
    CHECK(dx.list.capacity(), 100), CHECK(dx.kept.has_value(), 0), CHECK(dx.chosen.index(), 0), CHECK(*dx.slots[0], 0);
    const double v = 1.5;
    GRADIENT(of_growing, x, dx);
    CHECK(dx.list[0], 3 * std::sin(v) + 3 * v * std::cos(v) + 5 * 2 + 1 + 2 * v + 3 * v * v + 4 * v * v * v + 5 * std::pow(v, 4));
    CHECK(*dx.slots[0], 5 * v);
}

int main() {
    containers(), rooms();
    return check_result();
}
