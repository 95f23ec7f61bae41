// Classes whose moves leave nothing behind (LLVM makes one memset of that), std::valarray, optional objects, and a pool.
// memory: O2
#include "../c/check.h"
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <valarray>
#include <vector>

#define NOINLINE __attribute__((noinline))

class Row {
public:
    NOINLINE Row() = default;
    NOINLINE Row(const double *x, std::size_t k) : n(k), p(new double[k]) { for (std::size_t i = 0; i < k; i++) p[i] = x[i]; }
    NOINLINE Row(const Row &o) : Row(o.p, o.n) {}
    NOINLINE Row(Row &&o) noexcept : n(o.n), p(o.p) { o.n = 0, o.p = nullptr; }
    NOINLINE Row &operator=(Row &&o) noexcept { delete[] p; n = o.n, p = o.p; o.n = 0, o.p = nullptr; return *this; }
    NOINLINE Row &operator=(const Row &o) { return *this = Row(o); }
    NOINLINE ~Row() { delete[] p; }
    NOINLINE Row shifted() const { Row r(*this); for (std::size_t i = 0; i < n; i++) r.p[i] = p[(i + 1) % n] * p[i]; return r; }
    NOINLINE void clear() { delete[] p; n = 0, p = nullptr; }
    friend void swap(Row &a, Row &b) noexcept { std::swap(a.n, b.n), std::swap(a.p, b.p); }
    std::size_t n = 0;
    double *p = nullptr;
};

static double total(const Row &r, double t) {
    double s = 0;
    for (std::size_t i = 0; i < r.n; i++) s += r.p[i] * (i + t);
    return s;
}

static double moved(double *x, int n) {
    Row v(x, n), w;
    double r = 0;
    for (int t = 0; t < 3; t++) {
        v = v.shifted();
        w = std::move(v);
        r += total(w, t);
        v = w;
        if (t == 1) w.clear();
        swap(v, w);
        r += total(v, 1) * x[0] + total(w, 2);
        if (!v.n) v = Row(x, n);
    }
    return r;
}

static double rows(double *x, int n) {
    std::vector<Row> all;
    double r = 0;
    for (int i = 0; i < n; i++) all.push_back(Row(x + i, n - i).shifted());
    all.erase(all.begin() + 1);
    all.insert(all.begin(), Row(x, 2));
    for (auto &one : all) r += total(one, 1);
    Row taken = std::move(all[1]);
    all[1] = Row(x, n);
    for (auto &one : all) r += total(one, 2);
    return r + total(taken, 3);
}

static double shifts(double *x, int n) {
    std::valarray<double> v(x, n);
    double r = 0;
    for (int t = 0; t < 3; t++) {
        v = v.cshift(1);
        v = v * v + 0.5;
        std::valarray<double> w = std::move(v);
        v = w;
        v[0] *= x[t % n];
        r += v.sum() + w[1];
    }
    return r;
}

static double optional_rows(double *x, int n) {
    std::optional<Row> one;
    double r = 0;
    for (int t = 0; t < 4; t++) {
        if (t % 2) one.reset();
        else one.emplace(x, n);
        if (one) r += total(*one, t + 1) * x[t % n];
        one = one ? std::optional<Row>(one->shifted()) : std::nullopt;
        if (one) r += total(*one, 1);
    }
    return r;
}

// An object pool as games and parsers have it: slots are handed out, given back, and cleared.
struct Slot { double *data = nullptr; int size = 0; int next = -1; };
class Pool {
public:
    explicit Pool(int n) : slots(n) { for (int i = 0; i < n; i++) slots[i].next = i + 1 < n ? i + 1 : -1; }
    ~Pool() { for (Slot &s : slots) delete[] s.data; }
    NOINLINE int take(int size) {
        int k = first;
        Slot &s = slots[k];
        first = s.next;
        s = Slot{};
        s.data = new double[size](), s.size = size;
        return k;
    }
    NOINLINE void give(int k) {
        delete[] slots[k].data;
        slots[k] = Slot{};
        slots[k].next = first;
        first = k;
    }
    Slot &operator[](int k) { return slots[k]; }
private:
    std::vector<Slot> slots;
    int first = 0;
};
static double pooled(double *x, int n) {
    Pool pool(3);
    double r = 0;
    int a = pool.take(n), b = pool.take(2);
    for (int t = 0; t < 4; t++) {
        for (int i = 0; i < pool[a].size; i++) pool[a].data[i] += x[i % n] * x[t % n];
        pool[b].data[t % pool[b].size] += pool[a].data[0] * x[1];
        for (int i = 0; i < pool[b].size; i++) r += pool[b].data[i] * (i + 1);
        pool.give(a);
        a = b;
        b = pool.take(t + 2);
    }
    pool.give(a);
    return r;
}

struct Node { double value; std::unique_ptr<Node> left, right; };
NOINLINE static void insert(std::unique_ptr<Node> &at, double v) {
    if (!at) { at = std::make_unique<Node>(); at->value = v * v; return; }
    insert(v < at->value ? at->left : at->right, v);
}
NOINLINE static double walk(const std::unique_ptr<Node> &at, int depth) {
    return at ? at->value * depth + walk(at->left, depth + 1) + walk(at->right, depth + 2) : 0;
}
static double tree(double *x, int n) {
    std::unique_ptr<Node> root;
    double r = 0;
    for (int t = 0; t < 2; t++) {
        for (int i = 0; i < n; i++) insert(root, x[i] + t);
        r += walk(root, 1);
        r += walk(root, 2) * x[t];
        root.reset();
    }
    return r;
}

int main() {
    double x[5] = {0.3, 1.1, -0.7, 0.9, 1.6};
    CHECK_GRADIENT(moved, x, 5);
    CHECK_GRADIENT(rows, x, 5);
    CHECK_GRADIENT(shifts, x, 5);
    CHECK_GRADIENT(optional_rows, x, 5);
    CHECK_GRADIENT(pooled, x, 5);
    CHECK_GRADIENT(tree, x, 5);
    return check_result();
}
