// Errors that a library raises: a function that always throws, after it made a text of the numbers. Templates, so that no compiler
// says of them that they never come back. What the derivative throws is caught where it was asked for.
#include "check.h"
#include <sstream>
#include <stdexcept>
#include <string>

struct domain : std::runtime_error {
    double value;
    domain(const std::string &text, double v) : std::runtime_error(text), value(v) {}
};
template <class E> [[gnu::noinline]] void throw_it(const E &e) { throw e; }
template <class T> [[gnu::noinline]] void raise(const char *where, const char *what, const T &value) {
    std::ostringstream text;
    text << where << ": " << what << ' ' << value;
    std::string all = text.str();
    all.replace(0, 1, "R");
    throw_it(domain(all, value));
}
template <class T> [[gnu::noinline]] T root(const T &x) {
    if (x < 0) {
        raise("root", "negative", x);
        return 1000 * x; // never
    }
    return sqrt(x);
}
static double sum(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        x[i] = x[i] * x[0];
        s += root(x[i]) * s + x[i];
    }
    return s;
}
static double one(double x) { return root(x) * x; }

extern "C" double __enzyme_fwddiff(void *, ...);

template <class F> static double value_thrown(F run) {
    try {
        run();
    } catch (const domain &e) {
        return std::string(e.what()) == "Root: negative -4" ? e.value : 0;
    }
    return 0;
}

int main() {
    CHECK(__enzyme_autodiff((void *)one, 4.0), 3.0);
    CHECK(__enzyme_fwddiff((void *)one, 4.0, 1.0), 3.0);
    CHECK(value_thrown([] { __enzyme_autodiff((void *)one, -4.0); }), -4.0);
    CHECK(value_thrown([] { __enzyme_fwddiff((void *)one, -4.0, 1.0); }), -4.0);

    double x[] = {1.2, 0.7}, moved[] = {1.2, 0.7}, d[] = {0, 0};
    __enzyme_autodiff((void *)sum, enzyme_dup, moved, d, 2);
    CHECK_DIFFERENCES(sum, x, d, 2);
    return check_result();
}
