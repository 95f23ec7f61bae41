// Shapes with virtual methods that have different things in the same place: numbers, counts, a vector, single precision.
#include "check.h"
#include <memory>
#include <vector>
struct Shape { virtual ~Shape() = default; virtual double area() const = 0; virtual void grow(double k) { (void)k; } };
struct Circle : Shape { double r; explicit Circle(double x) : r(x) {} double area() const override { return 3 * r * r; } void grow(double k) override { r *= k; } };
struct Grid : Shape { int rows, columns; double step; Grid(int n, double x) : rows(n), columns(n + 1), step(x) {} double area() const override { return rows * columns * step * step; } };
struct Path : Shape { std::vector<double> p; explicit Path(double x) : p{x, x * x, 1} {} double area() const override { double y = 0; for (double v : p) y += v * v; return y; } void grow(double k) override { p.push_back(k); } };
struct Small : Shape { float a, b; Small(double x) : a(x), b(2) {} double area() const override { return a * b; } };
struct Counted : Shape { long n; double v; Counted(long m, double x) : n(m), v(x) {} double area() const override { return n * v; } void grow(double k) override { n++; v += k; } };
static double f(double *x, int n) {
    std::vector<std::unique_ptr<Shape>> shapes;
    for (int i = 0; i < n; i++) {
        shapes.push_back(std::make_unique<Circle>(x[i]));
        shapes.push_back(std::make_unique<Grid>(i, x[i]));
        shapes.push_back(std::make_unique<Path>(x[i]));
        shapes.push_back(std::make_unique<Small>(0.5));
        shapes.push_back(std::make_unique<Counted>(i, x[i]));
    }
    double y = 0;
    for (auto &s : shapes) s->grow(x[0]);
    for (auto &s : shapes) y = 0.5 * y + s->area();
    return y;
}
int main() {
    const double x[3] = {0.5, 1.25, -0.75};
    double p[3] = {0.5, 1.25, -0.75}, dx[3] = {0};
    __enzyme_autodiff((void *)f, p, dx, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
    return check_result();
}
