// One of each: what C++ makes clang write (virtual tables, exceptions, templates, comdats, thread-local initialisers).
#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

struct Shape {
    virtual double area() const = 0;
    virtual ~Shape() = default;
};
struct Named {
    std::string name;
    virtual void rename(const std::string &to) { name = to; }
};
struct Circle final : Shape, Named {
    double r;
    explicit Circle(double r) : r(r) { name = "circle"; }
    double area() const override {
        if (r < 0) throw std::domain_error("negative radius");
        return 3.141592653589793 * r * r;
    }
};
struct Square : virtual Named, Shape {
    double a = 1;
    double area() const override { return a * a; }
};

thread_local std::vector<double> scratch{1, 2, 3};
std::atomic<int> made;
inline double shared_inline = std::sin(0.5);

template <class T, int N> struct Grid {
    T cells[N][N]{};
    T &at(int i, int j) { return cells[i][j]; }
    T trace() const {
        T s{};
        for (int i = 0; i < N; i++) s += cells[i][i];
        return s;
    }
};

double total(const std::vector<std::unique_ptr<Shape>> &shapes) {
    double s = 0;
    try {
        for (const auto &shape : shapes) s += shape->area();
    } catch (const std::domain_error &) {
        made.fetch_sub(1, std::memory_order_release);
        throw;
    } catch (...) {
        return NAN;
    }
    return s;
}

double count(const std::map<std::string, double> &table, const std::function<double(double)> &f) {
    double s = shared_inline;
    for (const auto &[key, value] : table) s += f(value) * double(key.size());
    std::sort(scratch.begin(), scratch.end(), [](double a, double b) { return a > b; });
    return s + scratch.front();
}

double run(double x) {
    std::vector<std::unique_ptr<Shape>> shapes;
    shapes.push_back(std::make_unique<Circle>(x));
    shapes.push_back(std::make_unique<Square>());
    Grid<float, 3> grid;
    grid.at(1, 1) = float(x);
    if (auto *named = dynamic_cast<Named *>(shapes[0].get())) named->rename("x\"y\\");
    made++;
    return total(shapes) + grid.trace() + count({{"a", 1}, {"bc", x}}, [x](double y) { return x * y; });
}
