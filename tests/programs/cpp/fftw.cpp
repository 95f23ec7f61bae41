// flags: -lfftw3
// A class that owns a plan and its arrays, and is made inside what is differentiated.
#include "check.h"
#include <complex>
#include <fftw3.h>
#include <vector>

typedef std::complex<double> number;

class transform {
  public:
    explicit transform(int n) : data(n) {
        fftw_complex *raw = reinterpret_cast<fftw_complex *>(data.data());
        there = fftw_plan_dft_1d(n, raw, raw, FFTW_FORWARD, FFTW_ESTIMATE | FFTW_UNALIGNED);
        back = fftw_plan_dft_1d(n, raw, raw, FFTW_BACKWARD, FFTW_ESTIMATE | FFTW_UNALIGNED);
    }
    ~transform() {
        fftw_destroy_plan(there);
        fftw_destroy_plan(back);
    }
    transform(const transform &) = delete;
    void forward() { fftw_execute(there); }
    void backward() {
        fftw_execute_dft(back, raw(), raw());
        for (number &one : data) one /= data.size();
    }
    std::vector<number> data;

  private:
    fftw_complex *raw() { return reinterpret_cast<fftw_complex *>(data.data()); }
    fftw_plan there, back;
};

// The second derivative of a periodic function, squared: a spectral method.
static double energy(double *x, int n) {
    transform t(n);
    for (int i = 0; i < n; i++) t.data[i] = x[i] * x[i];
    t.forward();
    for (int k = 0; k < n; k++) {
        double frequency = k <= n / 2 ? k : k - n;
        t.data[k] *= -frequency * frequency;
    }
    t.backward();
    double sum = 0;
    for (int i = 0; i < n; i++) sum += t.data[i].real() * t.data[i].real() * x[i];
    return sum;
}

int main() {
    double x[12], gradient[12] = {0};
    for (int i = 0; i < 12; i++) x[i] = 0.3 + 0.2 * std::sin(3.0 * i * i);
    __enzyme_autodiff((void *)energy, enzyme_dup, x, gradient, enzyme_const, 12);
    CHECK_DIFFERENCES(energy, x, gradient, 12);
    return check_result();
}
