// Layers whose input is overwritten by their output: each element is the same for all rows of a layer, and is kept once.
#include "check.h"

enum { W = 5 };

static double layers(double *x, int n) {
    double in[W], out[W], sum = 0;
    for (int i = 0; i < W; i++) in[i] = x[i % n];
    for (int l = 0; l < 3; l++) {
        for (int i = 0; i < W; i++) {
            double s = 0;
            for (int j = 0; j < W; j++) s += x[(i * W + j + l) % n] * in[j];
            out[i] = tanh(s);
        }
        for (int i = 0; i < W; i++) in[i] = out[i];
    }
    for (int i = 0; i < W; i++) sum += in[i] * (i + 1);
    return sum;
}

// Elements that are left out, and sizes that only the caller knows.
__attribute__((noinline)) static void layer(const double *w, double *restrict in, double *restrict out, int rows,
                                            int columns) {
    for (int i = 0; i < rows; i++) {
        double s = 1;
        for (int j = 0; j < columns; j++)
            if (j != i && w[i] > 0) s += sin(w[i + j]) * in[j] * in[j];
        out[i] = s;
    }
    for (int i = 0; i < columns; i++) in[i] = out[i % rows];
}

static double separate(double *x, int n) {
    double *in = (double *)malloc(n * sizeof(double)), *out = (double *)malloc(n * sizeof(double)), sum = 0;
    for (int i = 0; i < n; i++) in[i] = x[i];
    for (int l = 0; l < 3; l++) layer(x, in, out, n / 2, n / 2 + 1);
    for (int i = 0; i < n; i++) sum += in[i] * in[i];
    free(in);
    free(out);
    return sum;
}

// The middle loop changes what the inner one reads, but only in its last iteration; and a loop that runs backwards.
static double late(double *x, int n) {
    double t[8], sum = 0;
    for (int k = 0; k < 8; k++) t[k] = x[k % n];
    for (int l = 0; l < 2; l++)
        for (int i = n - 1; i >= 0; i--) {
            for (int j = 7; j > 0; j -= 2) sum += t[j] * t[j - 1] * x[i];
            if (i == 0) t[3] = sum;
        }
    for (int k = 0; k < 4; k++)
        for (int j = 0; j < 8; j++) sum += cos(sum * t[j]);
    t[0] = sum;
    return t[0] * sum;
}

int main(void) {
    double x[9] = {0.5, -0.3, 0.7, 0.2, -0.6, 0.4, 0.1, -0.2, 0.3}, dx[9] = {0};
    __enzyme_autodiff((void *)layers, x, dx, 9);
    CHECK_DIFFERENCES(layers, x, dx, 9);
    memset(dx, 0, sizeof dx);
    __enzyme_autodiff((void *)separate, x, dx, 9);
    CHECK_DIFFERENCES(separate, x, dx, 9);
    memset(dx, 0, sizeof dx);
    __enzyme_autodiff((void *)late, x, dx, 9);
    CHECK_DIFFERENCES(late, x, dx, 9);
    return check_result();
}
