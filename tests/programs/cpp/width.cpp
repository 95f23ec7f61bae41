// memory: O2
// Lanes of what containers hold: vectors that grow, are released in destructors and moved; references; combined, split, batch.
#include "../c/check.h"
#include <algorithm>
#include <memory>
#include <numeric>
#include <vector>
enum { N = 4 };
struct lanes {
    double d[N];
};
extern "C" {
extern int enzyme_width, enzyme_dupv, enzyme_nofree;
void __enzyme_autodiff_void(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
lanes __enzyme_batch(void *, ...);
}

struct particle {
    double x, v;
};
static std::vector<double> squares(const std::vector<double> &x) {
    std::vector<double> found;
    for (double one : x) found.push_back(one * one);
    return found;
}
static void simulate(const double *start, double *end, int n) {
    std::vector<particle> all;
    std::unique_ptr<double[]> mass(new double[n]);
    for (int i = 0; i < n; i++) {
        all.push_back({start[i], 0});
        mass[i] = 2 + start[(i + 1) % n] * start[i] * 0.5;
    }
    for (int step = 0; step < 3; step++)
        for (int i = 0; i < n; i++) {
            particle &one = all[i];
            one.v -= 0.1 * one.x / mass[i];
            one.x += 0.1 * one.v;
        }
    std::vector<double> x;
    for (const particle &one : all) x.push_back(one.x);
    const std::vector<double> squared = squares(x);
    for (int i = 0; i < n; i++) end[i] = x[i] * std::accumulate(squared.begin(), squared.begin() + i + 1, 0.0);
}
static double largest(double a, double b) {
    std::vector<double> both = {a * a, b};
    return *std::max_element(both.begin(), both.end());
}

int main() {
    const double x[N] = {0.5, 1.25, -0.75, 2};
    double y[N], rows[N][N] = {{0}}, again[N][N] = {{0}}, seeds[N][N] = {{0}};
    const long row = sizeof rows[0];
    auto unit = [&] {
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++) seeds[i][j] = i == j;
    };
    unit();
    __enzyme_autodiff_void((void *)simulate, enzyme_width, N, enzyme_dupv, row, x, rows, enzyme_dupv, row, y, seeds, N);
    unit();
    void *tape = __enzyme_augmentfwd((void *)simulate, enzyme_width, N, enzyme_dupv, row, x, again, enzyme_dupv, row, y, seeds, N);
    __enzyme_reverse((void *)simulate, enzyme_nofree, enzyme_width, N, enzyme_dupv, row, x, again, enzyme_dupv, row, y, seeds, N, tape);
    unit();
    __enzyme_reverse((void *)simulate, enzyme_width, N, enzyme_dupv, row, x, again, enzyme_dupv, row, y, seeds, N, tape);
    for (int k = 0; k < N; k++) {
        double dx[N] = {0}, dy[N] = {0};
        dy[k] = 1;
        __enzyme_autodiff_void((void *)simulate, x, dx, y, dy, N);
        for (int i = 0; i < N; i++) {
            const double h = 1e-5;
            double moved[N], up[N], down[N];
            std::copy(x, x + N, moved);
            moved[i] = x[i] + h;
            simulate(moved, up, N);
            moved[i] = x[i] - h;
            simulate(moved, down, N);
            CHECK_NEAR(dx[i], (up[k] - down[k]) / (2 * h), 1e-7);
            CHECK(rows[k][i], dx[i]);
            CHECK(again[k][i], 2 * dx[i]);
        }
    }
    const lanes m = __enzyme_batch((void *)largest, enzyme_width, N, enzyme_dupv, sizeof x[0], x, enzyme_const, 1.0);
    for (int i = 0; i < N; i++) CHECK(m.d[i], std::max(x[i] * x[i], 1.0));
    return check_result();
}
