// memory: O2
// enzyme::zero_like: smart pointers, classes with private members, bases and virtual functions; gradients against analytic values.
#include "check.h"
#include "enzyme_hub.hpp"
#include "enzyme_hub/zero_like.hpp"
#include <cmath>

using enzyme::duplicated;
using enzyme::zero_like;

#define GRADIENT(f, x, dx) enzyme::autodiff<enzyme::Reverse>(f, duplicated(x, dx))

// --- pointers: owners, shared objects, cycles
struct node {
    double value;
    std::unique_ptr<node> next;
};
struct layer { std::vector<double> weights; int kind; };
struct network {
    std::vector<std::shared_ptr<layer>> layers;
    std::shared_ptr<layer> best;
    std::vector<std::unique_ptr<layer>> own;
    node head;
    std::optional<std::unique_ptr<double>> maybe;
    std::pair<int, std::unique_ptr<double>> numbered;
    std::array<std::unique_ptr<double>, 2> two;
    std::variant<std::unique_ptr<double>, int> either;
};
static double of_network(const network &n) {
    double sum = n.best->weights[0] * n.best->weights[0];
    for (auto &l : n.layers)
        for (double w : l->weights) sum += w * w * l->kind;
    for (auto &l : n.own)
        for (double w : l->weights) sum += w * w * w * l->kind;
    for (const node *p = &n.head; p; p = p->next.get()) sum += std::sin(p->value);
    return sum + **n.maybe * *n.numbered.second * n.numbered.first + *n.two[1] * *n.two[0] + *std::get<0>(n.either);
}
static void pointers() {
    network x;
    x.layers = {std::make_shared<layer>(layer{{1, 2}, 3}), std::make_shared<layer>(layer{{4}, 5})};
    x.best = x.layers[1];
    x.layers.push_back(x.layers[0]);
    x.own.push_back(std::make_unique<layer>(layer{{0.5, 0.25}, 2}));
    x.head.value = 0.5;
    x.head.next = std::make_unique<node>(node{0.75, std::make_unique<node>(node{1.25, nullptr})});
    x.maybe = std::make_unique<double>(1.5);
    x.numbered = {7, std::make_unique<double>(2.5)};
    x.two = {std::make_unique<double>(3), std::make_unique<double>(4)};
    x.either = std::make_unique<double>(3);
    network dx = zero_like(x);
    CHECK(dx.best == dx.layers[1], 1), CHECK(dx.layers[2] == dx.layers[0], 1), CHECK(dx.best != x.best, 1), CHECK(dx.head.next->value, 0);
    CHECK(dx.layers[0]->kind, 3), CHECK(dx.best.use_count(), 2), CHECK(x.head.next->value, 0.75);
    GRADIENT(of_network, x, dx);
    CHECK(dx.layers[0]->weights[1], 2 * 2 * 2 * 3), CHECK(dx.best->weights[0], 2 * 4 * 6), CHECK(dx.own[0]->weights[0], 3 * 0.25 * 2);
    CHECK(dx.head.next->next->value, std::cos(1.25)), CHECK(**dx.maybe, 2.5 * 7), CHECK(*dx.numbered.second, 1.5 * 7);
    CHECK(*dx.two[0], 4), CHECK(*std::get<0>(dx.either), 1);
}

// --- classes: private members, bases, virtual functions, functions of the user's own
class fixed { // only numbers: nothing to say
    double data[3] = {1, 2, 3};
    int kind = 4;
    unsigned few : 2;
public:
    fixed() : few(1) {}
    double value() const { return data[0] * data[1] * data[2] * kind; }
    double first() const { return data[0]; }
    int code() const { return kind; }
};
struct based : fixed { double own = 5; };
class listed {
    std::vector<double> hidden{1, 2};
    std::unique_ptr<double> scale = std::make_unique<double>(3);
    double not_listed = 4, nor_these[2] = {5, 6};
    unsigned flag : 3, other : 5;
public:
    listed() : flag(2), other(7) {}
    ENZYME_HUB_MEMBERS(hidden, scale)
    double value() const { return hidden[0] * hidden[1] * *scale; }
    double hidden_at(int i) const { return hidden[i]; }
    double at() const { return *scale; }
    double others() const { return not_listed + nor_these[1] + nor_these[0]; }
    unsigned bits() const { return other * 10 + flag; }
};
struct shape {
    ENZYME_HUB_ABSTRACT(shape)
    virtual ~shape() = default;
    virtual double area() const = 0;
};
struct circle : shape {
    double r;
    explicit circle(double r) : r(r) {}
    ENZYME_HUB_VIRTUAL_MEMBERS(circle, r)
    double area() const override { return 3 * r * r; }
};
struct ring : circle {
    std::vector<double> inner;
    ring(double r, double i) : circle(r), inner{i} {}
    ENZYME_HUB_VIRTUAL_MEMBERS(ring, *static_cast<circle *>(this), inner)
    double area() const override { return circle::area() - inner[0] * inner[0]; }
};
namespace raw {
struct matrix { // raw pointers, of which only this function knows the length
    int n;
    double *data;
};
matrix zero_like(const matrix &m, enzyme::shadows &) { return {m.n, new double[m.n]()}; }
} // namespace raw
struct ring_of { // a cycle
    double value;
    std::shared_ptr<ring_of> next;
};
static double of_cycle(const std::shared_ptr<ring_of> &r) { return r->value * r->next->value * r->next->next->value; }
template <class T> class storage {
    T *data_;
    long size_;
public:
    explicit storage(long n) : data_(new T[n]()), size_(n) {}
    storage(const storage &o) : data_(new T[o.size_]), size_(o.size_) { std::copy(o.data_, o.data_ + size_, data_); }
    ~storage() { delete[] data_; }
    T *data() { return data_; }
    const T *data() const { return data_; }
    long size() const { return size_; }
};
template <class T> class grid { // like a matrix of Eigen
    storage<T> held;
    double scale = 2;
public:
    using value_type = T;
    explicit grid(long n) : held(n) {}
    T *begin() { return held.data(); }
    T *end() { return held.data() + held.size(); }
    const T *begin() const { return held.data(); }
    const T *end() const { return held.data() + held.size(); }
    double factor() const { return scale; }
};
struct model {
    fixed f;
    based b;
    listed l;
    std::vector<std::unique_ptr<shape>> shapes;
    raw::matrix m;
    grid<double> g;
};
static double of_model(const model &m) {
    double sum = m.f.value() + m.b.value() * m.b.own + m.l.value();
    for (auto &s : m.shapes) sum += s->area();
    for (int i = 0; i < m.m.n; i++) sum += m.m.data[i] * m.m.data[i];
    for (double v : m.g) sum += v * v * m.g.factor();
    return sum;
}
static void classes() {
    double numbers[2] = {3, 4};
    model x{{}, {}, {}, {}, {2, numbers}, grid<double>(3)};
    x.shapes.push_back(std::make_unique<circle>(2));
    x.shapes.push_back(std::make_unique<ring>(3, 1.5));
    for (double &v : x.g) v = 1.5;
    model dx = zero_like(x);
    CHECK(dx.l.others(), 0), CHECK(dx.l.bits(), 72), CHECK(x.l.others(), 15);
    CHECK(dx.f.first(), 0), CHECK(dx.f.code(), 4), CHECK(dx.b.own, 0), CHECK(dx.l.at(), 0), CHECK(dx.g.factor(), 0), CHECK(*dx.g.begin(), 0);
    GRADIENT(of_model, x, dx);
    CHECK(dx.f.first(), 2 * 3 * 4), CHECK(dx.b.own, 24), CHECK(dx.b.first(), 24 * 5), CHECK(dx.l.hidden_at(0), 6), CHECK(dx.l.at(), 2);
    CHECK(static_cast<circle &>(*dx.shapes[0]).r, 12), CHECK(static_cast<ring &>(*dx.shapes[1]).r, 18);
    CHECK(static_cast<ring &>(*dx.shapes[1]).inner[0], -3), CHECK(dx.m.data[1], 8), CHECK(*dx.g.begin(), 6), CHECK(dx.g.factor(), 3 * 1.5 * 1.5);
    delete[] dx.m.data;

    auto a = std::make_shared<ring_of>(ring_of{2, nullptr});
    a->next = std::make_shared<ring_of>(ring_of{3, a});
    auto da = zero_like(a);
    CHECK(da->next->next == da, 1);
    GRADIENT(of_cycle, a, da);
    CHECK(da->value, 2 * 2 * 3), CHECK(da->next->value, 4);
    a->next = nullptr, da->next = nullptr;
}

int main() {
    pointers(), classes();
    return check_result();
}
