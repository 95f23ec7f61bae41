// The smallest gradient in C++: d(x^2)/dx = 2x.
//
//   clang++-22 -O2 -flto $(enzyme-hub config --includes) --ld-path=$(command -v enzyme-hub-ld) square.cpp -o square
#include <cmath>
#include <cstdio>
#include <enzyme_hub.hpp>

static double square(double x) { return x * x; }

int main() {
    int failures = 0;
    for (double x : {-2.0, 0.5, 3.0}) {
        double derivative = enzyme::autodiff<enzyme::Reverse>(square, enzyme::active(x));
        double analytic = 2 * x;
        std::printf("square(%g) = %.12g   derivative = %.12g   analytic = %.12g\n", x, square(x), derivative, analytic);
        failures += !(std::fabs(derivative - analytic) <= 1e-12 * (1 + std::fabs(analytic)));
    }
    return failures != 0;
}
