// memory: O2
// Static objects that own heap memory: tables made once, and work space that is used again from call to call. Each function is
// differentiated several times, after plain calls and before, in both modes.
#include "../c/check.h"
#include <memory>
#include <numeric>
#include <vector>

static double listed(double *x, int n) { // a table of constants
    static const std::vector<double> weights{1, 2, 3, 4, 5, 6, 7, 8};
    double s = 0;
    for (int i = 0; i < n; i++) s += weights[i] * x[i] * x[i];
    return s;
}

static double computed(double *x, int n) {
    static const std::vector<double> weights = [] {
        std::vector<double> w;
        for (int i = 0; i < 8; i++) w.push_back(std::cos(i));
        return w;
    }();
    double s = 0;
    for (int i = 0; i < n; i++) s += weights[i] * x[i] * x[n - 1 - i];
    return s;
}

static double owned(double *x, int n) {
    static const std::unique_ptr<double[]> weights(new double[8]{8, 7, 6, 5, 4, 3, 2, 1});
    double s = 0;
    for (int i = 0; i < n; i++) s += weights[i] * x[i] * x[i];
    return s;
}

static double resized(double *x, int n) {
    static std::vector<double> work;
    work.resize(n);
    for (int i = 0; i < n; i++) work[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += work[i] * work[n - 1 - i] * (i + 1);
    return s;
}

static double cleared(double *x, int n) {
    static std::vector<double> work;
    work.clear();
    for (int i = 0; i < n; i++) work.push_back(x[i] * x[i]);
    double s = 0;
    for (double v : work) s += v * v;
    return s + std::inner_product(work.begin(), work.end() - 1, work.begin() + 1, 0.);
}

static double appended_to(double *x, int n) { // what earlier calls left is read, and is constant
    static std::vector<double> work;
    if (work.size() > 20) work.clear();
    double s = 0;
    for (double v : work) s += 0 * v;
    for (int i = 0; i < n; i++) work.push_back(x[i]);
    for (int i = 0; i < n; i++) s += work[work.size() - 1 - i] * x[i];
    return s;
}

static double shrunk(double *x, int n) {
    static std::vector<double> work;
    work.assign(x, x + n);
    for (double &v : work) v *= v;
    double s = std::accumulate(work.begin(), work.end(), 0.) * work.back();
    std::vector<double>().swap(work);
    return s;
}

struct Solver {
    std::vector<double> left, right;
    int calls = 0;
    double run(const double *x, int n) {
        calls++;
        left.resize(n);
        right.assign(x, x + n);
        for (int i = 0; i < n; i++) left[i] = x[i] * right[n - 1 - i];
        double s = 0;
        for (int i = 0; i < n; i++) s += left[i] * left[i] * right[i];
        left.swap(right);
        return s + left[0] * right[n - 1];
    }
    static Solver &instance() {
        static Solver solver;
        return solver;
    }
};
static double singleton(double *x, int n) { return Solver::instance().run(x, n); }

__attribute__((noinline)) static void fill(std::vector<double> &v, const double *x, int n) {
    v.clear();
    for (int i = 0; i < n; i++) v.push_back(x[i] * x[i]);
}
static double by_reference(double *x, int n) { // one function works in static and in local memory
    static std::vector<double> work;
    std::vector<double> local;
    fill(work, x, n);
    fill(local, work.data(), n);
    double s = 0;
    for (int i = 0; i < n; i++) s += work[i] * local[n - 1 - i];
    return s;
}

static double per_thread(double *x, int n) {
    static thread_local std::vector<double> work;
    work.resize(n);
    for (int i = 0; i < n; i++) work[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += work[i] * work[n - 1 - i];
    return s;
}

static double nested_table(double *x, int n) { // pointers to constants alone
    static const std::vector<std::vector<double>> rows{{1, 2, 3}, {4, 5, 6, 7}, {8, 9}};
    double s = 0;
    for (const auto &row : rows)
        for (size_t i = 0; i < row.size() && (int)i + 1 < n; i++) s += row[i] * x[i] * x[i + 1];
    return s;
}

static const double point[8] = {0.5, -1.1, 0.7, 0.9, 1.3, -0.4, 0.25, 1.7};
#define COMPARE(f)                                                                                                             \
    for (int k = 0; k < 12; k++) {                                                                                             \
        const int sizes[6] = {5, 5, 8, 4, 8, 6}, n = sizes[k % 6];                                                             \
        double x[8], dx[8] = {0};                                                                                              \
        memcpy(x, point, sizeof x);                                                                                            \
        for (int times = 0; times < 2; times++) __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n);              \
        for (double &d : dx) d *= 0.5;                                                                                         \
        if ((k ^ k / 6) & 1) f(x, sizes[(k + 1) % 6]);                                                                         \
        CHECK_FORWARD(f, point, dx, n);                                                                                        \
        CHECK_DIFFERENCES(f, point, dx, n);                                                                                    \
    }

int main() {
    double x[8];
    memcpy(x, point, sizeof x);
    computed(x, 8), cleared(x, 3), singleton(x, 2), nested_table(x, 8); // plain calls come first
    COMPARE(listed)
    COMPARE(computed)
    COMPARE(owned)
    COMPARE(resized)
    COMPARE(cleared)
    COMPARE(appended_to)
    COMPARE(shrunk)
    COMPARE(singleton)
    COMPARE(by_reference)
    COMPARE(per_thread)
    COMPARE(nested_table)
    return check_result();
}
