// memory: O2
// enzyme::zero_like: the shadows of objects of all kinds; the gradient that they take against differences of each number.
#include "check.h"
#include "enzyme_hub.hpp"
#include "enzyme_hub/zero_like.hpp"
#include <cmath>
#include <vector>

using enzyme::duplicated;
using enzyme::zero_like;

// Moves one number of x, which `at` finds, and compares.
template <class T, class F, class At> static void compare(const char *what, F f, T &x, double got, At at) {
    double &number = at(x);
    const double before = number, h = 1e-4;
    number = before + h;
    const double above = f(x);
    number = before - h;
    const double below = f(x);
    number = before;
    check_near(what, got, (above - below) / (2 * h), 1e-6);
}
#define GRADIENT(f, x, dx) enzyme::autodiff<enzyme::Reverse>(f, duplicated(x, dx))
#define COMPARE(f, x, dx, member) compare(#member, f, x, dx.member, [](auto &o) -> double & { return o.member; })

// --- structs, nested, with what is not a number
struct part { double a; int n; float s; };
struct whole {
    part p;
    double grid[2][3];
    std::array<part, 2> two;
    std::string name;
    int (*chosen)(int);
    const char *text;
    std::complex<double> z;
    std::vector<std::vector<double>> rows;
    std::vector<int> counts;
    std::vector<bool> flags;
    std::valarray<double> values;
    std::tuple<int, double> both;
};
static int twice(int n) { return 2 * n; }
static double of_whole(const whole &w) {
    double sum = w.p.a * w.p.a * w.p.n + w.p.s * w.p.a + w.grid[1][2] * w.grid[0][0] + std::norm(w.z) * w.name.size();
    for (const part &p : w.two) sum += std::sin(p.a) * w.chosen(p.n);
    for (std::size_t i = 0; i < w.rows.size(); i++)
        for (double v : w.rows[i]) sum += v * v * w.counts[i] * (w.flags[i] ? 2 : 1);
    return sum + w.values[1] * w.values[0] * std::get<1>(w.both) * std::get<0>(w.both) * w.text[0] * 0.01;
}
static void structs() {
    whole x{{1.5, 3, 0.5f}, {{1, 2, 3}, {4, 5, 6}}, {{{0.3, 2, 0}, {0.4, 5, 0}}}, "a name that is longer than fifteen", twice, "text",
            {1.25, -0.5}, {{1, 2}, {}, {3}}, {1, 2, 3}, {true, false, true}, {2, 7}, {4, 0.25}};
    whole dx = zero_like(x);
    CHECK(dx.p.a, 0), CHECK(dx.p.s, 0), CHECK(dx.p.n, 3), CHECK(dx.grid[1][1], 0), CHECK(dx.two[1].n, 5), CHECK(dx.two[1].a, 0);
    CHECK(dx.name == x.name, 1), CHECK(dx.chosen == twice, 1), CHECK(dx.text == x.text, 1), CHECK(dx.z.real(), 0), CHECK(dx.rows.size(), 3);
    CHECK(dx.rows[0].size(), 2), CHECK(dx.rows[0][1], 0), CHECK(dx.counts[2], 3), CHECK(dx.flags[2], 1), CHECK(dx.values[1], 0);
    CHECK(std::get<0>(dx.both), 4), CHECK(std::get<1>(dx.both), 0), CHECK(x.p.a, 1.5), CHECK(x.rows[2][0], 3);
    GRADIENT(of_whole, x, dx);
    COMPARE(of_whole, x, dx, p.a), COMPARE(of_whole, x, dx, grid[1][2]), COMPARE(of_whole, x, dx, two[1].a);
    COMPARE(of_whole, x, dx, rows[2][0]), COMPARE(of_whole, x, dx, rows[0][1]), COMPARE(of_whole, x, dx, values[0]);
    CHECK(dx.p.s, x.p.a), CHECK(dx.z.imag(), 2 * -0.5 * x.name.size());
}

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
public:
    double value() const { return data[0] * data[1] * data[2] * kind; }
    double first() const { return data[0]; }
    int code() const { return kind; }
};
struct based : fixed { double own = 5; };
class listed {
    std::vector<double> hidden{1, 2};
    std::unique_ptr<double> scale = std::make_unique<double>(3);
public:
    ENZYME_HUB_MEMBERS(hidden, scale)
    double value() const { return hidden[0] * hidden[1] * *scale; }
    double hidden_at(int i) const { return hidden[i]; }
    double at() const { return *scale; }
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

// --- lambdas: numbers, arrays, containers and text that they hold; those with references by the function that makes them
static void lambdas() {
    double k = 2, w[2] = {3, 4};
    int n = 5;
    std::vector<double> v{1, 2};
    auto f = [k, w, n, v, part = part{1.5, 2, 0}, name = std::string("nine")](double x) {
        return k * x * x * n + w[1] * v[1] * x + part.a * part.n * x + name.size() * v[0];
    };
    auto df = zero_like(f);
    CHECK(df(3), 0);
    CHECK(enzyme::gradient(duplicated(f, df), enzyme::active(3.0)), 2 * k * 3 * n + w[1] * v[1] + 1.5 * 2);
    // Along the gradient in df the slope is the sum of its squares: of k, w[1], v[0], v[1] and part.a.
    const double along = enzyme::fwddiff(duplicated(f, df), duplicated(3.0, 0.0));
    CHECK(along, std::pow(9 * 5, 2) + std::pow(2 * 3, 2) + std::pow(4, 2) + std::pow(4 * 3, 2) + std::pow(2 * 3, 2));
    CHECK(k, 2), CHECK(v[1], 2);

    auto make = [](const std::vector<double> &v) { return [&v](double x) { return v[0] * v[1] * x; }; };
    auto g = make(v);
    std::vector<double> dv = zero_like(v);
    auto dg = make(dv);
    CHECK(enzyme::gradient(duplicated(g, dg), enzyme::active(3.0)), 2);
    CHECK(dv[0], 6), CHECK(dv[1], 3);
}

// What only the run shows is refused.
template <class F> static int is_refused(F f) {
    try {
        f();
    } catch (const std::invalid_argument &) { return 1; }
    return 0;
}
static void refusals() {
    std::vector<double> v{1, 2};
    CHECK(is_refused([&] { zero_like([&v](double x) { return v[0] * x; }); }), 1);
    CHECK(v[0], 1);
    struct base {
        double a = 1;
        virtual ~base() = default;
    };
    struct derived : base { double b = 2; };
    CHECK(is_refused([&] { zero_like(std::unique_ptr<base>(new derived)); }), 1);
    CHECK(zero_like(std::unique_ptr<base>(new base))->a, 0);
    auto owner = std::make_shared<std::pair<double, double>>(1, 2);
    CHECK(is_refused([&] { zero_like(std::make_pair(owner, std::shared_ptr<double>(owner, &owner->second))); }), 1);
}

int main() {
    structs(), containers(), rooms(), pointers(), classes(), lambdas(), refusals();
    return check_result();
}
