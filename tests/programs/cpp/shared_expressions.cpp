// Expressions that share their parts: the letter of an operator lies where a number does in other nodes of the variant.
#include "check.h"
#include <memory>
#include <variant>

struct Expression;
using Part = std::shared_ptr<const Expression>;
struct Number { double value; };
struct Symbol { int index; };
struct Binary { char letter; Part left, right; };
struct Expression { std::variant<Number, Symbol, Binary> kind; };

static Part number(double value) { return std::make_shared<Expression>(Expression{Number{value}}); }
static Part symbol(int index) { return std::make_shared<Expression>(Expression{Symbol{index}}); }
static Part operator+(Part a, Part b) { return std::make_shared<Expression>(Expression{Binary{'+', a, b}}); }
static Part operator*(Part a, Part b) { return std::make_shared<Expression>(Expression{Binary{'*', a, b}}); }

static double value(const Part &part, const double *x) {
    if (auto *n = std::get_if<Number>(&part->kind)) return n->value;
    if (auto *s = std::get_if<Symbol>(&part->kind)) return x[s->index];
    const Binary &b = std::get<Binary>(part->kind);
    const double left = value(b.left, x), right = value(b.right, x);
    return b.letter == '+' ? left + right : left * right;
}

static double f(double *x, int n) {
    Part all = number(x[0]);
    for (int k = 0; k < n; k++) all = k % 2 ? all * (symbol(k) + number(0.5)) : all + symbol(k) * all;
    return value(all, x);
}

int main() {
    double x[4] = {0.7, 1.3, -0.4, 0.9}, dx[4] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
