// Iterations that run forward and backward at once, and throw: before that they change what others read. Caught by nobody that is
// differentiated, that is never read again; caught by one that is, it is.
#include "check.h"
#include <stdexcept>
#include <string>
#include <vector>

static int where_it_was, passed;

__attribute__((noinline)) static double inner(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] > 50) {
            x[0] = 9;
            where_it_was = i;
            throw i;
        }
        s += x[i] * x[i] * std::exp(x[i]);
    }
    return s;
}

static double once(double *x, int n) {
    double s = x[0] * x[1];
    try {
        s += inner(x, n);
    } catch (int) {
        s += x[0] * x[0] * x[1] * x[2];
    }
    return s;
}

static double twice(double *x, int n) {
    double s = 0;
    for (int r = 0; r < 2; r++) {
        try {
            s += inner(x, n) * (r + 1);
        } catch (int) {
            s += x[0] * x[0] * x[1];
            x[4] = x[1];
        }
    }
    return s + x[0];
}

static double changed_later(double *x, int n) {
    std::vector<double> v(x, x + n);
    double s = inner(v.data(), n);
    v[0] = s;
    return s * v[0] * v[1];
}

// The message is made in variables of the way out, and what the function owns is released on it.
static double with_a_message(double *x, int n) {
    std::vector<double> u(n);
    for (int i = 0; i < n; i++) u[i] = x[i] * 2;
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (u[i] > 100) {
            std::string text = "too large: number " + std::to_string(i);
            throw std::runtime_error(text);
        }
        s += u[i] * u[i] * u.at(n - 1 - i);
    }
    passed++;
    return s;
}

// The text needs no shadow, as long as no function is given it.
static double by_letters(double *x, int n) {
    std::string text;
    for (int i = 0; i < n; i++) text += (char)('a' + i % 3);
    double s = 0;
    for (int i = 0; i < n; i++) s += (text[i] - 'a') * x[i] * x[i];
    return s;
}

// How long the vector is, is computed before the loop from addresses.
static double of_a_gradient(double *x, int n) {
    std::vector<double> d(n);
    __enzyme_autodiff((void *)with_a_message, enzyme_dup, x, d.data(), enzyme_const, n);
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (d[i] > 1e6) throw i;
        s += d.at(i) * std::sin(d.at(n - 1 - i));
    }
    return s;
}

#define TRY(f)                                                                                                       \
    do {                                                                                                             \
        double y[9], dx[9] = {0};                                                                                    \
        memcpy(y, x, sizeof y);                                                                                      \
        __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, n);                                            \
        CHECK_DIFFERENCES(f, x, dx, n);                                                                              \
    } while (0)

int main(int argc, char **argv) {
    double x[9] = {0.5, 1.1, -0.7, 0.9, 1.3, 0.2, -1.2, 0.4, 1.6};
    int n = 8 + argc;
    TRY(inner);
    TRY(once);
    TRY(twice);
    TRY(changed_later);
    TRY(with_a_message);
    TRY(by_letters);
    for (double &one : x) one *= 0.25;
    TRY(of_a_gradient);
    for (double &one : x) one *= 4;
    x[4] = 60;
    TRY(once);
    TRY(twice);

    double y[9], dx[9] = {0};
    memcpy(y, x, sizeof y);
    try {
        __enzyme_autodiff((void *)inner, enzyme_dup, y, dx, enzyme_const, n);
    } catch (int i) {
        CHECK(i, 4);
    }
    CHECK(y[0], 9);
    CHECK(where_it_was, 4);
    passed = 0;
    try {
        __enzyme_autodiff((void *)with_a_message, enzyme_dup, x, dx, enzyme_const, n);
    } catch (std::runtime_error &error) {
        CHECK(strcmp(error.what(), "too large: number 4"), 0);
    }
    CHECK(passed, 0);
    for (double d : dx) CHECK(d, 0);
    return check_result();
}
