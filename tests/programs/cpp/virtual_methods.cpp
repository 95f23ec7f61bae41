// Virtual methods of objects that are made at run time, inside the differentiated function and outside of it.
#include "check.h"
#include <memory>
#include <vector>

extern "C" void *__enzyme_virtualreverse(void *);

struct Shape {
    virtual double area(double scale) const = 0;
    virtual void grow(double factor) = 0;
    virtual ~Shape() = default;
};
struct Circle : Shape {
    double radius;
    Circle(double r) : radius(r) {}
    double area(double scale) const override { return scale * 3 * radius * radius; }
    void grow(double factor) override { radius *= factor; }
};
struct Rectangle : Shape {
    double width, height;
    Rectangle(double w, double h) : width(w), height(h) {}
    double area(double scale) const override { return scale * width * height; }
    void grow(double factor) override { width *= factor, height += factor; }
};
struct Square : Rectangle {
    Square(double a) : Rectangle(a, a) {}
    double area(double scale) const override { return scale * Rectangle::area(scale); }
};

static std::unique_ptr<Shape> make(int kind, double x) {
    switch (kind % 3) {
    case 0: return std::make_unique<Circle>(x);
    case 1: return std::make_unique<Rectangle>(x, 2 * x);
    default: return std::make_unique<Square>(x);
    }
}

static double inside(double *x, int n) {
    std::vector<std::unique_ptr<Shape>> shapes;
    for (int i = 0; i < n; i++) shapes.push_back(make(i, x[i]));
    for (auto &shape : shapes) shape->grow(x[0]);
    double sum = 0;
    for (auto &shape : shapes) sum += shape->area(x[1]);
    return sum;
}

static double outside(Shape *shape, double x) {
    shape->grow(x);
    return shape->area(x);
}

struct Node {
    virtual double value(double x) const = 0;
    virtual ~Node() = default;
};
struct Variable : Node {
    double value(double x) const override { return x; }
};
struct Number : Node {
    double number;
    Number(double n) : number(n) {}
    double value(double) const override { return number; }
};
struct Product : Node {
    Node *left, *right;
    Product(Node *l, Node *r) : left(l), right(r) {}
    double value(double x) const override { return left->value(x) * right->value(x); }
};
struct Sine : Node {
    Node *of;
    Sine(Node *n) : of(n) {}
    double value(double x) const override { return std::sin(of->value(x)); }
};
static double tree(const Node *node, double x) { return node->value(x); }

// Pointers to members, virtual ones among them.
static double by_member(double *x, int n) {
    Rectangle r(x[0], x[1]);
    Square s(x[2]);
    double (Rectangle::*area)(double) const = n == 3 ? &Rectangle::area : nullptr;
    return (r.*area)(x[1]) * (s.*area)(x[0]);
}

int main(int argc, char **) {
    double x[4] = {0.5, 1.25, -0.75, 2}, dx[4] = {0}, dm[3] = {0};
    __enzyme_autodiff((void *)inside, x, dx, 4);
    CHECK_DIFFERENCES(inside, x, dx, 4);
    __enzyme_autodiff((void *)by_member, x, dm, 3);
    CHECK_DIFFERENCES(by_member, x, dm, 3);

    Rectangle rectangle(2, 3), shadow(0, 0);
    Shape *shape = argc > 1 ? make(0, 2).release() : &rectangle;
    const double t = 1.5;
    CHECK(__enzyme_autodiff((void *)outside, shape, &shadow, t), 6 * t * t + 12 * t); // 2 t (3 + t) t
    CHECK(shadow.width, t * t * (3 + t));
    CHECK(shadow.height, 2 * t * t);
    // A shadow made by hand: bytes of zero, and the table of methods as users of the interface set it.
    Circle circle(2);
    alignas(Circle) char raw[sizeof(Circle)] = {};
    *(void **)raw = __enzyme_virtualreverse(*(void **)&circle);
    CHECK(__enzyme_autodiff((void *)outside, &circle, raw, t), 36 * t * t); // 3 (2 t)^2 t
    CHECK(reinterpret_cast<Circle *>(raw)->radius, 12 * t * t * t);

    Variable v;
    Number number(3);
    Product square(&v, &v), scaled(&number, &square);
    Sine sine(&scaled);
    CHECK(__enzyme_autodiff((void *)tree, enzyme_const, (const Node *)&sine, t), 6 * t * cos(3 * t * t));
    return check_result();
}
