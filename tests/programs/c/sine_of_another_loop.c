// A loop computes the sine of a number, a later one its cosine, whose derivative is that sine: but not the one of the other loop.
#include "check.h"

enum { N = 9 };

double in_later_loop(double *x, int n) {
    double u[4 * N], w = x[3], sum = 0;
    for (int i = 0; i < 4 * n; i++) u[i] = x[i % n];
    for (int t = 0; t < 2; t++) {
        for (int i = 0; i < n; i++) u[i] += sin(u[i + 1] * x[i] * sin(w));
        for (int i = 0; i < n; i++) {
            double a = 0.3;
            for (int k = 0; k < 6; k++) a = tanh(a * (w * x[(i * 7) % n]) + cos(w));
            u[4 * i + 1] += a;
        }
    }
    for (int i = 0; i < 4 * n; i++) sum += u[i] * x[i % n];
    return sum;
}

int main(void) {
    double x[N];
    for (int i = 0; i < N; i++) x[i] = 0.4 + 0.3 * sin(i);
    CHECK_GRADIENT(in_later_loop, x, N);
    return check_result();
}
