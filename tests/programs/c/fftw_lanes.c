// enough: O2
// flags: -lfftw3f -lfftw3
// Single precision; several lanes; a tape that is reversed later; tangents over it; constant arrays.
#include "check.h"
#include <fftw3.h>

extern int enzyme_width, enzyme_dupv;
struct two { double lane[2]; };
struct two __enzyme_fwddiff_two(void *, ...);
void __enzyme_autodiff_void(void *, ...);
struct taped { void *tape; double result; };
struct taped __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse_void(void *, ...);
double __enzyme_fwdsplit(void *, ...);

#define N 10

// In single precision, in place and apart, there and back.
static double single(double *x, int n) {
    float *signal = fftwf_alloc_real(n);
    fftwf_complex *spectrum = fftwf_alloc_complex(n / 2 + 1), *data = fftwf_alloc_complex(n / 2);
    fftwf_plan there = fftwf_plan_dft_r2c_1d(n, signal, spectrum, FFTW_ESTIMATE);
    fftwf_plan back = fftwf_plan_dft_c2r_1d(n, spectrum, signal, FFTW_ESTIMATE);
    fftwf_plan turn = fftwf_plan_dft_1d(n / 2, data, data, FFTW_BACKWARD, FFTW_ESTIMATE);
    for (int i = 0; i < n; i++) signal[i] = x[i];
    fftwf_execute(there);
    for (int i = 0; i <= n / 2; i++) spectrum[i][0] *= spectrum[i][1] + i;
    fftwf_execute(back);
    for (int i = 0; i < n; i++) ((float *)data)[i] = signal[i] / n;
    fftwf_execute(turn);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * ((float *)data)[i] * ((float *)data)[i];
    fftwf_destroy_plan(there), fftwf_destroy_plan(back), fftwf_destroy_plan(turn);
    fftwf_free(signal), fftwf_free(spectrum), fftwf_free(data);
    return sum;
}
static double in_double(double *x, int n) {
    double *signal = fftw_alloc_real(n);
    fftw_complex *spectrum = fftw_alloc_complex(n / 2 + 1), *data = fftw_alloc_complex(n / 2);
    fftw_plan there = fftw_plan_dft_r2c_1d(n, signal, spectrum, FFTW_ESTIMATE);
    fftw_plan back = fftw_plan_dft_c2r_1d(n, spectrum, signal, FFTW_ESTIMATE);
    fftw_plan turn = fftw_plan_dft_1d(n / 2, data, data, FFTW_BACKWARD, FFTW_ESTIMATE);
    for (int i = 0; i < n; i++) signal[i] = x[i];
    fftw_execute(there);
    for (int i = 0; i <= n / 2; i++) spectrum[i][0] *= spectrum[i][1] + i;
    fftw_execute(back);
    for (int i = 0; i < n; i++) ((double *)data)[i] = signal[i] / n;
    fftw_execute(turn);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * ((double *)data)[i] * ((double *)data)[i];
    fftw_destroy_plan(there), fftw_destroy_plan(back), fftw_destroy_plan(turn);
    fftw_free(signal), fftw_free(spectrum), fftw_free(data);
    return sum;
}

// The product of a spectrum with one that is constant, in two parts.
static void both(double *x, const double *filter, double *out) {
    fftw_complex data[N / 2], fixed[N / 2];
    fftw_plan plan = fftw_plan_dft_1d(N / 2, data, data, FFTW_FORWARD, FFTW_ESTIMATE | FFTW_UNALIGNED);
    for (int i = 0; i < N; i++) ((double *)data)[i] = x[i] * x[i], ((double *)fixed)[i] = filter[i];
    fftw_execute(plan);
    fftw_execute_dft(plan, fixed, fixed);
    fftw_destroy_plan(plan);
    out[0] = out[1] = 0;
    for (int i = 0; i < N; i++) out[i % 2] += ((double *)data)[i] * ((double *)fixed)[i] * ((double *)data)[i / 2];
}
static double part(double *x, const double *filter, int k) {
    double out[2];
    both(x, filter, out);
    return out[k];
}
// Constant data is written over what is differentiated, and the other way round.
static double overwritten(double *x, int n) {
    fftw_complex data[N / 2], fixed[N / 2] = {{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}};
    fftw_plan plan = fftw_plan_dft_1d(N / 2, data, data, FFTW_FORWARD, FFTW_ESTIMATE | FFTW_UNALIGNED);
    fftw_plan apart = fftw_plan_dft_1d(N / 2, fixed, data, FFTW_FORWARD, FFTW_ESTIMATE | FFTW_UNALIGNED);
    double sum = 0;
    for (int i = 0; i < N; i++) ((double *)data)[i] = x[i];
    fftw_execute(plan);
    for (int i = 0; i < N; i++) sum += ((double *)data)[i] * ((double *)data)[i];
    fftw_execute(apart);
    for (int i = 0; i < N; i++) sum += ((double *)data)[i] * x[i];
    fftw_destroy_plan(plan), fftw_destroy_plan(apart);
    return sum;
}

int main(void) {
    double x[N], filter[N], direction[2][N], shadow[2][N] = {{0}}, out[2], seeds[2][2] = {{1, 0}, {0, 1}};
    for (int i = 0; i < N; i++) x[i] = 0.3 + sin(i * i + 1.0), filter[i] = cos(2 * i), direction[0][i] = i % 3, direction[1][i] = sin(i);

    double by_single[N] = {0}, by_double[N] = {0};
    __enzyme_autodiff((void *)single, enzyme_dup, x, by_single, enzyme_const, N);
    __enzyme_autodiff((void *)in_double, enzyme_dup, x, by_double, enzyme_const, N);
    CHECK_DIFFERENCES(in_double, x, by_double, N);
    double along = __enzyme_fwddiff_check((void *)single, enzyme_dup, x, direction[1], enzyme_const, N), want = 0, size = 0;
    for (int i = 0; i < N; i++) want += by_double[i] * direction[1][i], size += fabs(by_double[i]);
    CHECK_NEAR(along / size, want / size, 1e-5);
    for (int i = 0; i < N; i++) CHECK_NEAR(by_single[i] / size, by_double[i] / size, 1e-5);

    double split[N] = {0};
    struct taped taped = __enzyme_augmentfwd((void *)in_double, enzyme_dup, x, split, enzyme_const, N);
    CHECK(taped.result, in_double(x, N));
    want = 0;
    for (int i = 0; i < N; i++) want += by_double[i] * direction[1][i];
    CHECK(__enzyme_fwdsplit((void *)in_double, enzyme_dup, x, direction[1], enzyme_const, N, taped.tape), want);
    __enzyme_reverse_void((void *)in_double, enzyme_dup, x, split, enzyme_const, N, 2.0, taped.tape);
    for (int i = 0; i < N; i++) CHECK(split[i], 2 * by_double[i]);

    double of_overwritten[N] = {0};
    __enzyme_autodiff((void *)overwritten, enzyme_dup, x, of_overwritten, enzyme_const, N);
    CHECK_DIFFERENCES(overwritten, x, of_overwritten, N);

    __enzyme_autodiff_void((void *)both, enzyme_width, 2, enzyme_dup, x, shadow[0], shadow[1], enzyme_const, filter, enzyme_dup, out,
                           seeds[0], seeds[1]);
    for (int k = 0; k < 2; k++) {
        double gradient[N] = {0};
        __enzyme_autodiff((void *)part, enzyme_dup, x, gradient, enzyme_const, filter, enzyme_const, k);
        struct two lanes = __enzyme_fwddiff_two((void *)part, enzyme_width, 2, enzyme_dup, x, direction[0], direction[1], enzyme_const,
                                                filter, enzyme_const, k);
        for (int lane = 0; lane < 2; lane++) {
            double want = 0;
            for (int i = 0; i < N; i++) want += gradient[i] * direction[lane][i];
            CHECK(lanes.lane[lane], want);
        }
        for (int i = 0; i < N; i++) {
            double was = x[i], h = 1e-5;
            CHECK(shadow[k][i], gradient[i]);
            x[i] = was + h;
            double above = part(x, filter, k);
            x[i] = was - h;
            CHECK_NEAR(gradient[i], (above - part(x, filter, k)) / (2 * h), 1e-6);
            x[i] = was;
        }
    }
    return check_result();
}
