// The program: its objective calls the model of another language, and its gradient goes through both.
#include <array>
#include <cstdio>
extern "C" double model(const double *x, long n);
template <typename... T> double __enzyme_autodiff(void *, T...);
extern int enzyme_dup, enzyme_const;
static double objective(const double *x, long n) {
    const double m = model(x, n);
    return 0.5 * m * m + x[0] * x[n - 1];
}
int main() {
    std::array<double, 5> x{0.3, -0.7, 1.1, 0.4, -1.6}, dx{};
    __enzyme_autodiff<>(reinterpret_cast<void *>(objective), enzyme_dup, x.data(), dx.data(), enzyme_const, 5L);
    std::printf("%.17g\n", objective(x.data(), 5));
    for (double d : dx) std::printf("%.17g\n", d);
}
