// Exceptions that are thrown and caught inside the differentiated function: the reverse sweep goes the way that was gone.
#include "check.h"
#include <exception>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

static double guarded(double *x, int n) { // thrown or not, by the numbers
    double s = 0;
    for (int i = 0; i < n; i++) {
        double y = x[i] * x[i];
        try {
            if (x[i] < 0) throw std::runtime_error("negative");
            y *= x[(i + 1) % n];
            if (x[i] > 2) throw i;
            y += 1;
        } catch (const std::exception &) {
            y = 3 * y * x[0];
        } catch (int k) {
            y = y * y * (k + 1);
        }
        s += y * y;
    }
    return s;
}

static double checked(const double *x, int i, int n) {
    if (i >= n) throw std::out_of_range("there is no such element");
    return x[i] * x[i];
}
static double past_the_end(double *x, int n) { // what was done before it was thrown counts
    double s = 0;
    try {
        for (int i = 0;; i++) {
            s += checked(x, i, n) * x[0];
            x[i % n] *= 1.5;
        }
    } catch (const std::out_of_range &) {
        s *= x[n - 1];
    }
    return s;
}

[[gnu::noinline]] static double deep(double *x, int i) {
    x[i] *= x[0];
    if (x[i] < 0) throw std::string("below zero");
    x[i] += x[1];
    return x[i] * x[i];
}
static double left_in_the_middle(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        try {
            s += deep(x, i);
        } catch (const std::string &text) {
            s += x[i] * x[i] * text.size();
        }
    }
    return s;
}

static double said_of_the_call(double *x, int n) { // which is inlined all the same
    double s = 0;
    for (int i = 0; i < n; i++) {
        try {
            [[clang::noinline]] s += deep(x, i);
        } catch (const std::string &text) {
            s += x[i] * text.size();
        }
    }
    return s;
}

struct guard {
    double *at;
    ~guard() { *at *= 2; }
};
static double cleaned_up(double *x, int n) { // destructors run on the way
    double s = 0;
    try {
        guard one{x};
        try {
            guard other{x + 1};
            if (x[2] > 1) throw 1.5;
            s = x[0];
        } catch (int) {
            s = 100;
        }
        s += 7;
    } catch (double) {
        s += x[0] * x[1] * x[2];
    }
    return s;
}

static double at(double *x, int n) {
    std::vector<double> v(x, x + n);
    double s = 0;
    try {
        for (int i = 0; i < n + 2; i++) s += v.at(i) * v[0];
    } catch (const std::exception &) {
        s *= s;
    }
    return s;
}

static double thrown_again(double *x, int n) {
    double s = x[0];
    try {
        try {
            s *= x[1];
            if (s < 10) throw 1;
            s = 0;
        } catch (...) {
            s *= x[2];
            throw;
        }
    } catch (int) {
        s *= x[3];
    }
    return s;
}

static double kept_for_later(double *x, int n) {
    std::exception_ptr found;
    double s = x[1];
    try {
        x[0] *= x[1] * x[1];
        if (x[0] > 0) throw std::runtime_error("later");
    } catch (...) {
        found = std::current_exception();
        s *= x[3];
    }
    try {
        if (found) std::rethrow_exception(found);
    } catch (const std::runtime_error &e) {
        s *= x[0] * strlen(e.what());
    }
    return s;
}

struct shape {
    virtual double area(double) const = 0;
};
struct disc : shape {
    double k;
    disc(double k) : k(k) {}
    double area(double x) const override {
        if (x > 2) throw std::domain_error("too large");
        return k * x * x;
    }
};
struct square : shape {
    double area(double x) const override {
        if (x < 0) throw 5;
        return x * x;
    }
};
static double through_pointers(double *x, int n) {
    disc d(x[0]);
    square q;
    const shape *shapes[] = {&d, &q};
    std::function<double(double)> f;
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (i == 2) f = [&](double y) { return y > 2 ? throw y > 2.5 : y * x[0]; };
        try {
            s += shapes[i % 2]->area(x[i]) + f(x[i]);
        } catch (int k) {
            s += k * x[i];
        } catch (const std::domain_error &) {
            s *= x[i];
        } catch (const std::bad_function_call &) {
            s += 2 * x[i];
        } catch (bool large) {
            s *= large ? x[i] : x[i] * x[i];
        }
    }
    return s;
}

#define TRY(f)                                                                                                                 \
    do {                                                                                                                       \
        double moved[5], dx[5] = {0};                                                                                          \
        memcpy(moved, x, sizeof moved);                                                                                        \
        __enzyme_autodiff((void *)f, moved, dx, 5);                                                                            \
        CHECK_DIFFERENCES(f, x, dx, 5);                                                                                        \
    } while (0)

int main() {
    double x[5] = {1.5, -0.5, 2.25, 0.75, 3};
    TRY(guarded);
    TRY(past_the_end);
    TRY(left_in_the_middle);
    TRY(said_of_the_call);
    TRY(cleaned_up);
    TRY(at);
    TRY(thrown_again);
    TRY(kept_for_later);
    TRY(through_pointers);
    return check_result();
}
