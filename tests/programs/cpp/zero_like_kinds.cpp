// flags: -std=c++20
// memory: O2
// enough: O2
// enzyme::zero_like of many kinds of types: what is in the shadow, and what stays in the object.
#include "check.h"
#include "enzyme_hub.hpp"
#include "enzyme_hub/zero_like.hpp"
#include <bitset>
#include <chrono>
#include <mutex>

using enzyme::duplicated;
using enzyme::zero_like;

struct constant_members {
    const double a;
    const int n;
    std::vector<double> v;
};
struct many_members {
    double a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, d0, d1, d2;
    int n;
};
struct with_union {
    int kind;
    union {
        double d;
        long n;
    };
    double e;
};
class locked { // not to be copied or moved
    std::mutex m;
    std::vector<std::unique_ptr<double>> v;
    double s = 0;
public:
    ENZYME_HUB_MEMBERS(v)
    void add(double x) { v.push_back(std::make_unique<double>(x)), s += x; }
    double at(int i) const { return *v[i]; }
    double sum() const { return s; }
};
class knows_itself : public std::enable_shared_from_this<knows_itself> {
    std::vector<double> v{1, 2};
public:
    ENZYME_HUB_MEMBERS(v)
    double at(int i) const { return v[i]; }
};
struct empty {};
struct holds_empty : empty {
    [[no_unique_address]] empty e;
    double d;
    int n;
};
enum class color { red, green };
struct tree {
    double v;
    std::vector<tree> kids;
};
struct named {
    double d;
    std::string s;
    bool operator<(const named &o) const { return s < o.s; }
};
struct first_hashed {
    std::size_t operator()(const std::pair<int, double> &p) const { return p.first; }
};
template <class T> struct generic {
    T x;
    std::array<T, 0> none;
};

static double of_constant(const std::shared_ptr<const knows_itself> &s) { return s->at(0) * s->at(1); }
static double of_tree(const tree &t) {
    double sum = t.v * t.v;
    for (const tree &kid : t.kids) sum += 2 * of_tree(kid);
    return sum;
}

static void classes() {
    constant_members a{1, 2, {3}};
    auto da = zero_like(a);
    CHECK(da.a, 0), CHECK(da.n, 2), CHECK(da.v[0], 0), CHECK(a.a, 1);
    many_members m{};
    m.d2 = 5, m.n = 4;
    CHECK(zero_like(m).d2, 0), CHECK(zero_like(m).n, 4);
    with_union u;
    u.kind = 3, u.d = 2, u.e = 4;
    auto du = zero_like(u);
    CHECK(du.kind, 3), CHECK(du.e, 0), CHECK(du.d, 0);
    auto l = std::make_unique<locked>();
    l->add(3);
    auto dl = zero_like(l);
    CHECK(dl->at(0), 0), CHECK(dl->sum(), 0), CHECK(l->sum(), 3);
    std::shared_ptr<const knows_itself> s = std::make_shared<knows_itself>(), ds = zero_like(s);
    CHECK(ds->at(1), 0), CHECK(ds->shared_from_this() == ds, 1);
    enzyme::autodiff<enzyme::Reverse>(of_constant, duplicated(s, ds));
    CHECK(ds->at(0), 2);
    CHECK(zero_like(holds_empty{{}, {}, 3, 4}).d, 0), CHECK(zero_like(holds_empty{{}, {}, 3, 4}).n, 4);
    tree t{1, {{2, {{3, {}}}}, {4, {}}}}, dt = zero_like(t);
    CHECK(dt.kids[0].kids[0].v, 0), CHECK(t.kids[1].v, 4);
    enzyme::autodiff<enzyme::Reverse>(of_tree, duplicated(t, dt));
    CHECK(dt.v, 2), CHECK(dt.kids[0].v, 2 * 2 * 2), CHECK(dt.kids[0].kids[0].v, 4 * 2 * 3), CHECK(dt.kids[1].v, 2 * 2 * 4);
}

static void containers() {
    std::set<named> names{{1, "a"}, {2, "b"}};
    CHECK(zero_like(names).begin()->d, 0), CHECK(zero_like(names).begin()->s == "a", 1);
    std::unordered_set<std::pair<int, double>, first_hashed> hashed{{1, 2.0}, {3, 4.0}};
    CHECK(zero_like(hashed).begin()->second, 0), CHECK(hashed.begin()->second, 4);
    std::multimap<int, std::shared_ptr<double>> shared{{1, std::make_shared<double>(2)}};
    CHECK(*zero_like(shared).begin()->second, 0), CHECK(*shared.begin()->second, 2);
    std::deque<std::unique_ptr<double>> owners;
    for (int i = 0; i < 200; i++) owners.push_back(std::make_unique<double>(i));
    owners.pop_front();
    auto downers = zero_like(owners);
    CHECK(downers.size(), 199), CHECK(*downers[3], 0), CHECK(*owners[3], 4);
    std::deque<std::string> texts(100, "a text that is not short");
    texts.push_front("x");
    CHECK(zero_like(texts) == texts, 1);
    std::list<std::unique_ptr<int>> counts;
    counts.push_back(std::make_unique<int>(4));
    CHECK(*zero_like(counts).front(), 4);
    std::vector<std::vector<bool>> flags{{true, false}, {}};
    CHECK(zero_like(flags) == flags, 1);
    std::map<std::string, std::map<int, std::vector<double>>> nested{{"a", {{1, {2.0}}}}};
    CHECK(zero_like(nested)["a"][1][0], 0);
    CHECK(zero_like(std::vector<double>()).size(), 0), CHECK(zero_like(std::deque<double>()).size(), 0);
    std::tuple<std::unique_ptr<double>, int> both{std::make_unique<double>(2), 3};
    CHECK(*std::get<0>(zero_like(both)), 0), CHECK(std::get<1>(zero_like(both)), 3);
    std::variant<std::monostate, std::vector<double>, std::string> chosen(std::string("x"));
    CHECK(std::get<2>(zero_like(chosen)) == "x", 1);
}

static void numbers() {
    CHECK(zero_like(color::green) == color::green, 1);
    CHECK(static_cast<double>(zero_like(static_cast<_Float16>(2))), 0), CHECK(static_cast<double>(zero_like(3.0L)), 0);
    CHECK(zero_like(generic<float>{2, {}}).x, 0);
    CHECK(zero_like(std::chrono::duration<double>(3)).count(), 0), CHECK(zero_like(std::chrono::seconds(3)).count(), 3);
    CHECK(zero_like(std::bitset<70>(5)).to_ulong(), 5);
    CHECK(zero_like(std::complex<float>(1, 2)).real(), 0), CHECK(zero_like(std::vector<std::complex<double>>{{1, 2}})[0].imag(), 0);
    auto maybe = std::make_optional([k = 2.0, n = 3](double x) { return k * x + n; });
    CHECK((*zero_like(maybe))(5), 3), CHECK((*maybe)(5), 13);
}

int main() {
    classes(), containers(), numbers();
    return check_result();
}
