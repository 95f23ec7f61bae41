// The first library, in C++: the energy of all neighbours.
#include <cmath>

extern "C" void morse(const double *r, double *v); // morse.f90

extern "C" double energy(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i + 1 < n; i++) {
        double r = std::fabs(x[i + 1] - x[i]), v;
        morse(&r, &v);
        sum += v;
    }
    return sum;
}
