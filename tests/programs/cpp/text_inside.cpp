// Text inside of differentiated code: streams with their settings, strings built and compared, messages of exceptions.
#include "../c/check.h"
#include <iomanip>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>

static double f(const double *x, int n) {
    double sum = 0;
    std::string names;
    std::ostringstream text;
    text << std::setw(8) << std::setprecision(3) << std::fixed;
    for (int i = 0; i < n; i++) {
        if (x[i] > 100) throw std::out_of_range("x is " + std::to_string(x[i]));
        std::string name = "x" + std::to_string(i);
        names += name + "=";
        text << name << ' ' << x[i] << '\n';
        sum += x[i] * x[i] * name.size();
    }
    std::cout.precision(3);
    std::cout.setf(std::ios::scientific);
    std::cout << names << std::setw(12) << sum << std::endl << text.str();
    return sum;
}

int main() {
    double x[3] = {1, 2, 3}, dx[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 3);
    for (int i = 0; i < 3; i++) CHECK(dx[i], 4 * x[i]);
    return check_result();
}
