// Exceptions caught in loops, with break and continue, over buffers that grow: split mode and second derivatives.
#include "check.h"
#include <stdexcept>
#include <vector>
struct taped { void *tape; double r; };
 extern "C" { taped __enzyme_augmentfwd(void*,...); void __enzyme_reverse(void*,...); extern int enzyme_width, enzyme_dupv;}
extern "C" double __enzyme_fwddiff(void *, ...);
static double f(double *x, int n) {
    double s = 0;
    std::vector<double> seen;
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < n; i++) {
            try {
                seen.push_back(x[i] * x[k]);
                for (int j = 0; j < n; j++) {
                    if (seen.back() * x[j] > 4) throw seen.back() > 3 ? 1 : 2;
                    s += x[j] * seen.back();
                }
                if (i == 2) continue;
                s *= 1.1;
            } catch (int c) {
                s += c * x[i] * seen[0];
                if (c == 2) break;
            }
        }
    }
    return s * seen.size();
}
static void grad(double *x, double *dx, int n) { __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n); }
int main() {
    double x[5] = {1.5, -0.5, 2.25, 0.75, 1.2}, dx[5] = {0}, dz[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    taped t_ = __enzyme_augmentfwd((void *)f, enzyme_dup, x, dz, enzyme_const, 5);
    __enzyme_reverse((void *)f, enzyme_dup, x, dz, enzyme_const, 5, 1.0, t_.tape);
    for (int i = 0; i < 5; i++) CHECK(dz[i], dx[i]);
    // Hessian column by forward over reverse
    for (int k = 0; k < 5; k++) {
        double t[5] = {0}, g[5] = {0}, h[5] = {0};
        t[k] = 1;
        __enzyme_fwddiff((void *)grad, enzyme_dup, x, t, enzyme_dup, g, h, enzyme_const, 5);
        for (int i = 0; i < 5; i++) {
            double e = 1e-5, gp[5] = {0}, gm[5] = {0}, y[5];
            memcpy(y, x, sizeof y); y[k] += e; grad(y, gp, 5); y[k] -= 2 * e; grad(y, gm, 5);
            CHECK_NEAR(h[i], (gp[i] - gm[i]) / (2 * e), 1e-6);
        }
    }
    return check_result();
}
