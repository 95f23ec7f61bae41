// Loops with checkpoints and memory: what iterations write is found when they run, blocks of theirs come and go, loops lie in
// loops, and what they read changes until the reverse sweep.
// asan: detect_stack_use_after_return=0
// (which memory is an iteration's own is told by where the stack is, and with that check variables lie elsewhere)
#include "check.h"
void __enzyme_checkpoint(long snapshots);
enum { D = 3 };
// Lorenz's system by RK4, right-hand side a function, k's local arrays, temporary block
__attribute__((noinline)) static void rhs(const double *p, const double *y, double *k) {
    k[0] = p[0] * (y[1] - y[0]);
    k[1] = y[0] * (p[1] - y[2]) - y[1];
    k[2] = y[0] * y[1] - p[2] * y[2];
}
#define RK4(NAME, MARK) \
static void NAME(const double *p, double *y, int steps, double *out) { \
    for (int t = 0; t < steps; t++) { \
        MARK; \
        double k[4][D], z[D], h = 0.01; \
        double *extra = malloc(D * sizeof(double)); \
        rhs(p, y, k[0]); \
        for (int i = 0; i < D; i++) z[i] = y[i] + h / 2 * k[0][i]; \
        rhs(p, z, k[1]); \
        for (int i = 0; i < D; i++) z[i] = y[i] + h / 2 * k[1][i]; \
        rhs(p, z, k[2]); \
        for (int i = 0; i < D; i++) extra[i] = y[i] + h * k[2][i]; \
        rhs(p, extra, k[3]); \
        for (int i = 0; i < D; i++) y[i] += h / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]); \
        free(extra); \
        out[t] = y[0]; \
    } \
}
RK4(lorenz, __enzyme_checkpoint(5))
RK4(lorenz_plain, (void)0)
// nested: outer marked as well; parameters changed by the outer loop; break
#define NESTED(NAME, OUTER, INNER) \
static double NAME(double *p, const double *x, int outer, int inner) { \
    double y = x[0], total = 0; \
    for (int j = 0; j < outer; j++) { \
        OUTER; \
        for (int i = 0; i < inner; i++) { \
            INNER; \
            y += 0.1 * sin(y * p[i % 2]) + 0.01 * x[1]; \
            if (y > 3) { total += y * y; break; } \
        } \
        p[j % 2] *= 0.9 + 0.01 * y; \
        total += y * p[0]; \
        y *= 0.7; \
    } \
    return total; \
}
NESTED(nested, (void)0, __enzyme_checkpoint(2))
NESTED(both, __enzyme_checkpoint(2), __enzyme_checkpoint(2))
NESTED(outer, __enzyme_checkpoint(3), (void)0)
NESTED(nested_plain, (void)0, (void)0)
static void compare(const char *what, const double *got, const double *want, int n) {
    for (int i = 0; i < n; i++) check_near(what, got[i], want[i], 1e-12);
}
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
int main() {
    for (int steps = 0; steps < 30; steps += 7) {
        double p[D] = {10, 28, 8. / 3}, y[2][D] = {{1, 2, 3}, {1, 2, 3}}, dp[2][D] = {0}, dy[2][D] = {{1, 1, 1}, {1, 1, 1}}, out[2][100] = {0}, dout[2][100] = {0};
        for (int i = 0; i < 100; i++) dout[0][i] = dout[1][i] = 0.1 * i;
        __enzyme_autodiff((void *)lorenz, enzyme_dup, p, dp[0], enzyme_dup, y[0], dy[0], steps, enzyme_dup, out[0], dout[0]);
        __enzyme_autodiff((void *)lorenz_plain, enzyme_dup, p, dp[1], enzyme_dup, y[1], dy[1], steps, enzyme_dup, out[1], dout[1]);
        compare("p", dp[0], dp[1], D), compare("dy", dy[0], dy[1], D), compare("y", y[0], y[1], D), compare("out", out[0], out[1], 100), compare("dout", dout[0], dout[1], 100);
        // split; memory changes in between
        double q[D] = {10, 28, 8. / 3}, z[D] = {1, 2, 3}, dq[D] = {0}, dz[D] = {1, 1, 1}, o[100] = {0}, dO[100];
        for (int i = 0; i < 100; i++) dO[i] = 0.1 * i;
        void *tape = __enzyme_augmentfwd((void *)lorenz, enzyme_dup, q, dq, enzyme_dup, z, dz, steps, enzyme_dup, o, dO);
        compare("z", z, y[1], D);
        for (int i = 0; i < D; i++) q[i] = -77, z[i] = 55;
        __enzyme_reverse((void *)lorenz, enzyme_dup, q, dq, enzyme_dup, z, dz, steps, enzyme_dup, o, dO, tape);
        compare("split p", dq, dp[1], D), compare("split y", dz, dy[1], D);
        for (int i = 0; i < D; i++) check_failures += q[i] != -77 || z[i] != 55;
    }
    for (int k = 0; k < 36; k++) {
        double x[2] = {1.1, 0.7}, p[4][2] = {{1, 2}, {1, 2}, {1, 2}, {1, 2}}, dx[4][2] = {0}, dp[4][2] = {0};
        int outer_ = k / 6, inner = k % 6 * 3;
        __enzyme_autodiff((void *)nested_plain, enzyme_dup, p[0], dp[0], enzyme_dup, x, dx[0], outer_, inner);
        __enzyme_autodiff((void *)nested, enzyme_dup, p[1], dp[1], enzyme_dup, x, dx[1], outer_, inner);
        __enzyme_autodiff((void *)both, enzyme_dup, p[2], dp[2], enzyme_dup, x, dx[2], outer_, inner);
        __enzyme_autodiff((void *)outer, enzyme_dup, p[3], dp[3], enzyme_dup, x, dx[3], outer_, inner);
        for (int w = 1; w < 4; w++) compare("nested p", p[w], p[0], 2), compare("dx", dx[w], dx[0], 2), compare("dp", dp[w], dp[0], 2);
    }
    return check_failures != 0;
}
