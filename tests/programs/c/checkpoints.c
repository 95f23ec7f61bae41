// Loops with checkpoints: the gradients of the same loops without, and the recomputations of the theory (Griewank and Walther 2000).
#include "check.h"
struct two { double x, k; };
struct two __enzyme_autodiff_two(void *, ...);
void __enzyme_checkpoint(long snapshots);
static long seen, steps_seen, run;
__attribute__((used)) void enzyme_hub_checkpointed(long steps, long snapshots, long runs, long bytes) { seen++, steps_seen = steps, run = runs; }

#define EULER(NAME, MARK)                                                                                              \
    __attribute__((noinline)) static double NAME(double x, double k, int n) {                                          \
        double y = x;                                                                                                  \
        for (int i = 0; i < n; i++) {                                                                                  \
            MARK;                                                                                                      \
            y += 0.01 * k * sin(y) * (1 + 0.001 * i);                                                                  \
        }                                                                                                              \
        return y * y;                                                                                                  \
    }
EULER(plain, )
EULER(with_two, __enzyme_checkpoint(2))
EULER(with_three, __enzyme_checkpoint(3))
EULER(with_nine, __enzyme_checkpoint(9))

// Two buffers of the caller's swap; how long it takes is not known before.
#define HEAT(NAME, MARK)                                                                                               \
    static double NAME(const double *x, double *u, double *v, int n, double tolerance) {                               \
        double change = 1;                                                                                             \
        int steps = 0;                                                                                                 \
        memcpy(u, x, n * sizeof(double));                                                                              \
        while (change > tolerance) {                                                                                   \
            MARK;                                                                                                      \
            change = 0;                                                                                                \
            v[0] = u[0], v[n - 1] = u[n - 1];                                                                          \
            for (int i = 1; i < n - 1; i++) {                                                                          \
                v[i] = u[i] + 0.3 * (sin(u[i + 1]) - 2 * u[i] + u[i - 1]);                                             \
                change += fabs(v[i] - u[i]);                                                                           \
            }                                                                                                          \
            double *old = u;                                                                                           \
            u = v, v = old, steps++;                                                                                   \
        }                                                                                                              \
        double sum = steps;                                                                                            \
        for (int i = 0; i < n; i++) sum += u[i] * u[i] * (i + 1);                                                      \
        return sum;                                                                                                    \
    }
HEAT(heat_plain, )
HEAT(heat, __enzyme_checkpoint(4))

// The least number of iterations that run without their derivative: r n - (s + r)! / (s + 1)! (r - 1)!, and one for the last.
static long least(long n, long s) {
    long r = 0, most = 1, sum = 0; // most: (s + r)! / s! r!, sum: that of all smaller r
    while (most < n) r++, sum += most, most = most * (s + r) / r;
    return r * n - sum + 1;
}

int main() {
    const long snapshots[] = {2, 3, 9};
    for (int n = 0; n < 60; n++) {
        struct two want = __enzyme_autodiff_two((void *)plain, 0.7, 1.3, n), got[3];
        long runs[3];
        got[0] = __enzyme_autodiff_two((void *)with_two, 0.7, 1.3, n), runs[0] = run;
        got[1] = __enzyme_autodiff_two((void *)with_three, 0.7, 1.3, n), runs[1] = run;
        got[2] = __enzyme_autodiff_two((void *)with_nine, 0.7, 1.3, n), runs[2] = run;
        for (int k = 0; k < 3; k++) {
            CHECK(got[k].x, want.x);
            CHECK(got[k].k, want.k);
            if (n > 0) CHECK(runs[k], least(n, snapshots[k]));
        }
    }
    enum { N = 9 };
    double x[N];
    for (int i = 0; i < N; i++) x[i] = sin(1 + i);
    for (double tolerance = 2; tolerance > 1e-3; tolerance *= 0.5) {
        double u[2][N] = {{0}}, v[2][N] = {{0}}, du[2][N] = {{0}}, dv[2][N] = {{0}}, dx[2][N] = {{0}};
        seen = 0;
        __enzyme_autodiff((void *)heat_plain, enzyme_dup, x, dx[0], enzyme_dup, u[0], du[0], enzyme_dup, v[0], dv[0], N, tolerance);
        CHECK(seen, 0);
        __enzyme_autodiff((void *)heat, enzyme_dup, x, dx[1], enzyme_dup, u[1], du[1], enzyme_dup, v[1], dv[1], N, tolerance);
        if (run > 1.2 * least(steps_seen, 4) + 4) printf("%ld runs of %ld steps\n", run, steps_seen), check_failures++;
        for (int i = 0; i < N; i++) {
            CHECK(dx[1][i], dx[0][i]);
            CHECK(u[1][i], u[0][i]);
            CHECK(v[1][i], v[0][i]);
        }
    }
    return check_failures != 0;
}
