// enough: O2
// flags: -lfftw3
// Transforms by FFTW: against sums that are differentiated as loops, finite differences and closed forms.
#include "check.h"
#include <fftw3.h>

typedef struct { double re, im; } complex_number;

// sum of weights times parts of the spectrum, cubed: a functional that is not quadratic.
static double functional(const double *spectrum, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += sin(i + 1.0) * spectrum[i] * spectrum[i] * spectrum[i] + cos(i) * spectrum[i];
    return sum;
}

// ---- one dimension, complex: made, executed and destroyed inside
static double inside(double *x, int n) {
    int size = n / 2;
    fftw_complex *in = fftw_alloc_complex(size), *out = fftw_malloc(size * sizeof(fftw_complex));
    fftw_plan plan = fftw_plan_dft_1d(size, in, out, FFTW_FORWARD, FFTW_ESTIMATE);
    for (int i = 0; i < size; i++) in[i][0] = x[2 * i] * x[2 * i], in[i][1] = sin(x[2 * i + 1]);
    fftw_execute(plan);
    fftw_destroy_plan(plan);
    double sum = functional((double *)out, n);
    for (int i = 0; i < size; i++) sum += in[i][0] * out[i][1];
    fftw_free(in);
    fftw_free(out);
    return sum;
}
static double naive(double *x, int n) {
    int size = n / 2;
    double sum = 0, *in = malloc(n * sizeof(double)), *out = malloc(n * sizeof(double));
    for (int i = 0; i < size; i++) in[2 * i] = x[2 * i] * x[2 * i], in[2 * i + 1] = sin(x[2 * i + 1]);
    for (int k = 0; k < size; k++) {
        double re = 0, im = 0;
        for (int j = 0; j < size; j++) {
            double angle = -2 * M_PI * j * k / size;
            re += cos(angle) * in[2 * j] - sin(angle) * in[2 * j + 1];
            im += cos(angle) * in[2 * j + 1] + sin(angle) * in[2 * j];
        }
        out[2 * k] = re, out[2 * k + 1] = im;
    }
    sum = functional(out, n);
    for (int i = 0; i < size; i++) sum += in[2 * i] * out[2 * i + 1];
    free(in), free(out);
    return sum;
}

// ---- backward and in place, twice, with work between
static double in_place(double *x, int n) {
    int size = n / 2;
    fftw_complex *data = fftw_alloc_complex(size);
    fftw_plan plan = fftw_plan_dft_1d(size, data, data, FFTW_BACKWARD, FFTW_ESTIMATE);
    for (int i = 0; i < n; i++) ((double *)data)[i] = x[i];
    for (int round = 0; round < 2; round++) {
        fftw_execute(plan);
        for (int i = 0; i < size; i++) data[i][0] += data[i][1] * data[i][1] / size;
    }
    double sum = functional((double *)data, n);
    fftw_destroy_plan(plan);
    fftw_free(data);
    return sum;
}

// ---- plans that other functions make and execute
__attribute__((noinline)) static fftw_plan made(int n, fftw_complex *data) { return fftw_plan_dft_1d(n, data, data, FFTW_FORWARD, FFTW_ESTIMATE); }
__attribute__((noinline)) static void run(fftw_plan plan) { fftw_execute(plan); }
static double handed_on(double *x, int n) {
    fftw_complex *data = fftw_alloc_complex(n / 2);
    fftw_plan plan = made(n / 2, data);
    for (int i = 0; i < n; i++) ((double *)data)[i] = x[i] * x[i];
    run(plan);
    for (int i = 0; i < n; i++) ((double *)data)[i] *= x[i];
    run(plan);
    double sum = functional((double *)data, n);
    fftw_destroy_plan(plan);
    fftw_free(data);
    return sum;
}

// ---- plans from outside, on arrays that are named
static fftw_plan outer_plan, real_plan, back_plan, many_plan;
static double outside(double *x, int n) {
    fftw_complex in[6], out[6];
    for (int i = 0; i < n; i++) ((double *)in)[i] = x[i] * (i + 1);
    fftw_execute_dft(outer_plan, in, out);
    for (int i = 0; i < n; i++) ((double *)in)[i] += ((double *)out)[i] * x[i];
    fftw_execute_dft(outer_plan, in, out);
    return functional((double *)out, n);
}

// ---- real, in one, two and three dimensions, even and odd; there and back
static double real_1d(double *x, int n) {
    double *in = fftw_alloc_real(n), sum = 0;
    fftw_complex *out = fftw_alloc_complex(n / 2 + 1);
    fftw_plan plan = fftw_plan_dft_r2c_1d(n, in, out, FFTW_ESTIMATE);
    for (int i = 0; i < n; i++) in[i] = x[i];
    fftw_execute(plan);
    sum = functional((double *)out, 2 * (n / 2 + 1));
    fftw_destroy_plan(plan);
    fftw_free(in), fftw_free(out);
    return sum;
}
static double real_back(double *x, int n) { // any half spectrum: n numbers for a signal of n - 2, or n - 1
    int size = n - 1 - (n / 2) % 2;
    double *out = fftw_alloc_real(size), sum = 0;
    fftw_complex *in = fftw_alloc_complex(size / 2 + 1);
    fftw_plan plan = fftw_plan_dft_c2r_1d(size, in, out, FFTW_ESTIMATE);
    for (int i = 0; i < 2 * (size / 2 + 1); i++) ((double *)in)[i] = x[i];
    fftw_execute(plan);
    sum = functional(out, size);
    fftw_destroy_plan(plan);
    fftw_free(in), fftw_free(out);
    return sum;
}
static double filtered(double *x, int n0, int n1, int n2, int padded) { // there and back, squared between
    int half = n2 / 2 + 1, width = padded ? 2 * half : n2, rows = n0 * n1;
    fftw_complex *spectrum = fftw_alloc_complex(rows * half);
    double *signal = padded ? (double *)spectrum : fftw_alloc_real(rows * n2), sum = 0;
    fftw_plan there = fftw_plan_dft_r2c_3d(n0, n1, n2, signal, spectrum, FFTW_ESTIMATE);
    fftw_plan back = fftw_plan_dft_c2r_3d(n0, n1, n2, spectrum, signal, FFTW_ESTIMATE);
    for (int row = 0; row < rows; row++)
        for (int i = 0; i < n2; i++) signal[row * width + i] = x[row * n2 + i];
    fftw_execute(there);
    for (int i = 0; i < rows * half; i++) {
        double re = spectrum[i][0], im = spectrum[i][1];
        spectrum[i][0] = re * re - im * im / (i + 1), spectrum[i][1] = re * im + i * re; // not symmetric any more
    }
    fftw_execute(back);
    for (int row = 0; row < rows; row++) sum += functional(signal + row * width, n2) / 100;
    fftw_destroy_plan(there), fftw_destroy_plan(back);
    fftw_free(spectrum);
    if (!padded) fftw_free(signal);
    return sum;
}
static double apart(double *x, int n) { return filtered(x, 2, 3, n / 6, 0); }
static double padded(double *x, int n) { return filtered(x, 3, 2, n / 6, 1); }
static double in_2d(double *x, int n) {
    double signal[12], back[12];
    fftw_complex spectrum[9];
    fftw_plan there = fftw_plan_dft_r2c_2d(3, 4, signal, spectrum, FFTW_ESTIMATE);
    fftw_plan return_plan = fftw_plan_dft_c2r_2d(3, 4, spectrum, back, FFTW_ESTIMATE);
    for (int i = 0; i < 12; i++) signal[i] = x[i % n] * x[i % n];
    fftw_execute(there);
    for (int i = 0; i < 9; i++) spectrum[i][0] *= i + 1, spectrum[i][1] += spectrum[i][0] * spectrum[i][0];
    fftw_execute(return_plan);
    fftw_destroy_plan(there), fftw_destroy_plan(return_plan);
    return functional(back, 12) / 1e6 + signal[3];
}

// ---- several transforms with strides; rows that are not looked at keep their derivatives
static double many(double *x, int n) {
    fftw_complex data[20], out[20];
    const int size[1] = {3};
    for (int i = 0; i < 40; i++) ((double *)data)[i] = x[i % n] * (i + 1) / 10, ((double *)out)[i] = x[(i + 1) % n];
    fftw_plan plan = fftw_plan_many_dft(1, size, 2, data, 0, 2, 7, out, 0, 3, 1, FFTW_FORWARD, FFTW_ESTIMATE);
    fftw_execute(plan);
    fftw_destroy_plan(plan);
    return functional((double *)out, 40) + functional((double *)data, 40);
}
static double many_real(double *x, int n) {
    double in[24], sum = 0;
    fftw_complex out[18];
    for (int i = 0; i < 24; i++) in[i] = x[i % n] * (i + 1) / 10;
    fftw_execute_dft_r2c(many_plan, in, out);
    for (int i = 0; i < 36; i++) sum += ((double *)out)[i] * ((double *)out)[i] * (i + 1);
    for (int i = 0; i < 18; i++) out[i][0] *= out[i][1];
    fftw_execute_dft_c2r(back_plan, out, in);
    return sum + functional(in, 24) / 100;
}

// ---- Parseval: the sum of squares of a spectrum is n times that of the signal; its gradient is 2 n x, its Hessian 2 n
static double power(double *x, int n) {
    int size = n / 2;
    fftw_complex *out = fftw_alloc_complex(size);
    double sum = 0;
    fftw_execute_dft(outer_plan, (fftw_complex *)x, out);
    for (int i = 0; i < size; i++) sum += out[i][0] * out[i][0] + out[i][1] * out[i][1];
    fftw_free(out);
    return sum;
}
static void gradient_of_power(double *x, double *dx, int n) { __enzyme_autodiff((void *)power, enzyme_dup, x, dx, enzyme_const, n); }
static void gradient_outside(double *x, double *dx, int n) { __enzyme_autodiff((void *)outside, enzyme_dup, x, dx, enzyme_const, n); }
void __enzyme_fwddiff_void(void *, ...);

#define N 12
#define GRADIENT(f)                                                                                                            \
    do {                                                                                                                       \
        double point[N], gradient[N] = {0};                                                                                    \
        memcpy(point, x, sizeof x);                                                                                            \
        __enzyme_autodiff((void *)f, enzyme_dup, point, gradient, enzyme_const, N);                                            \
        CHECK_DIFFERENCES(f, x, gradient, N);                                                                                  \
    } while (0)

int main(void) {
    double x[N];
    for (int i = 0; i < N; i++) x[i] = 0.2 + 0.5 * sin(1.7 * i * i + 1);
    fftw_complex *scratch = fftw_alloc_complex(40);
    outer_plan = fftw_plan_dft_1d(N / 2, scratch, scratch + N, FFTW_FORWARD, FFTW_ESTIMATE | FFTW_UNALIGNED);
    const int sizes[2] = {3, 4}, room[2] = {3, 4};
    many_plan = fftw_plan_many_dft_r2c(2, sizes, 2, (double *)scratch, room, 2, 1, scratch + 12, 0, 1, 9, FFTW_ESTIMATE | FFTW_UNALIGNED);
    back_plan = fftw_plan_many_dft_c2r(2, sizes, 2, scratch + 12, 0, 1, 9, (double *)scratch, room, 2, 1, FFTW_ESTIMATE | FFTW_UNALIGNED);

    GRADIENT(inside);
    GRADIENT(naive);
    GRADIENT(in_place);
    GRADIENT(handed_on);
    GRADIENT(outside);
    GRADIENT(real_1d);
    GRADIENT(real_back);
    GRADIENT(apart);
    GRADIENT(padded);
    GRADIENT(in_2d);
    GRADIENT(many);
    GRADIENT(many_real);

    double by_library[N] = {0}, by_loop[N] = {0}, dx[N] = {0};
    __enzyme_autodiff((void *)inside, enzyme_dup, x, by_library, enzyme_const, N);
    __enzyme_autodiff((void *)naive, enzyme_dup, x, by_loop, enzyme_const, N);
    for (int i = 0; i < N; i++) CHECK(by_library[i], by_loop[i]);

    gradient_of_power(x, dx, N);
    double direction[N], shadow[N] = {0}, second[N] = {0};
    for (int i = 0; i < N; i++) CHECK(dx[i], 2 * (N / 2) * x[i]), direction[i] = cos(3 * i);
    __enzyme_fwddiff_void((void *)gradient_of_power, enzyme_dup, x, direction, enzyme_dup, shadow, second, enzyme_const, N);
    for (int i = 0; i < N; i++) CHECK(second[i], N * direction[i]);

    // The Hessian is symmetric, and that of a difference of gradients.
    double hessian[N][N];
    for (int k = 0; k < N; k++) {
        double unit[N] = {0}, above[N] = {0}, below[N] = {0}, moved[N], gradient[N] = {0};
        unit[k] = 1;
        memset(hessian[k], 0, sizeof hessian[k]);
        __enzyme_fwddiff_void((void *)gradient_outside, enzyme_dup, x, unit, enzyme_dup, gradient, hessian[k], enzyme_const, N);
        memcpy(moved, x, sizeof x);
        moved[k] = x[k] + 1e-5;
        gradient_outside(moved, above, N);
        moved[k] = x[k] - 1e-5;
        gradient_outside(moved, below, N);
        for (int i = 0; i < N; i++) CHECK_NEAR(hessian[k][i], (above[i] - below[i]) / 2e-5, 1e-5);
    }
    for (int i = 0; i < N; i++)
        for (int k = 0; k < i; k++) CHECK(hessian[i][k], hessian[k][i]);
    fftw_free(scratch);
    fftw_destroy_plan(outer_plan), fftw_destroy_plan(many_plan), fftw_destroy_plan(back_plan);
    fftw_cleanup();
    return check_result();
}
