// expect: EH0306 constant memory it is read again
// A solver with a workspace in a struct behind a pointer, as libraries have it: sweeps fill and read it.
#include <cstddef>
#include <vector>
extern int enzyme_dup, enzyme_const;
extern "C" void __enzyme_autodiff(void *, ...);
struct Workspace {
    std::vector<double> lower, diagonal;
    explicit Workspace(std::size_t n) : lower(n), diagonal(n) {}
};
__attribute__((noinline)) static void eliminate(Workspace &w, const double *a, const double *b, int n) {
    w.diagonal[0] = a[0], w.lower[0] = b[0];
    for (int i = 1; i < n; i++) {
        w.diagonal[i] = a[i] - 0.25 / w.diagonal[i - 1];
        w.lower[i] = b[i] + 0.5 / w.diagonal[i - 1] * w.lower[i - 1];
    }
}
__attribute__((noinline)) static double substitute(const Workspace &w, int n) {
    double x = 0, s = 0;
    for (int i = n; i-- > 0;) x = (w.lower[i] + 0.5 * x) / w.diagonal[i], s += x;
    return s;
}
static double f(Workspace *w, const double *a, const double *b, int n) {
    eliminate(*w, a, b, n);
    return substitute(*w, n);
}
int main() {
    double a[4] = {2, 3, 4, 5}, b[4] = {1, 1, 2, 2}, da[4] = {0}, db[4] = {0};
    Workspace w(4);
    __enzyme_autodiff((void *)f, enzyme_const, &w, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_const, 4);
    return da[0] == 0;
}
