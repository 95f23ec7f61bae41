// ADOL-C: operations of `adouble` are written to a tape, which is swept backwards. `adolc` sweeps the one tape again and again
// (right while no branch and no index changes), `adolc_retraced` writes it anew for each gradient, which is right everywhere.
#include <adolc/adolc.h>
#include <vector>

inline adouble erfc(const badouble &x) { return 1 - erf(x); } // which it lacks

namespace peer {
const short TAPE = 1;

template <adouble objective(const adouble *, long)> void trace(const double *x, long n) {
    double value;
    trace_on(TAPE);
    {
        std::vector<adouble> active(n);
        for (long i = 0; i < n; i++) active[i] <<= x[i];
        adouble result = objective(active.data(), n);
        result >>= value;
    }
    trace_off();
}

inline void sweep(const double *x, double *dx, long n) {
    std::vector<double> found(n);
    if (gradient(TAPE, (int)n, x, found.data()) < 0) exit(3);
    for (long i = 0; i < n; i++) dx[i] += found[i];
}

template <adouble objective(const adouble *, long)> void replayed(const double *x, double *dx, long n) {
    static bool traced = false;
    if (!traced) trace<objective>(x, n);
    traced = true;
    sweep(x, dx, n);
}

template <adouble objective(const adouble *, long)> void retraced(const double *x, double *dx, long n) {
    trace<objective>(x, n);
    sweep(x, dx, n);
}
}

#define SUITE_FROM(n, start)                                                                                         \
    PROGRAM(objective<double>, n, start, {"adolc", peer::replayed<objective<adouble>>},                              \
            {"adolc_retraced", peer::retraced<objective<adouble>>})                                                  \
    int main() { return program(0); }
