// Cross-sections from poles: for each of n energies the poles of its window (8 windows, 4 to 11 poles each) are added up, complex
// numbers with a rational approximation of the Faddeeva function. x: the energies, then for each pole five numbers.
#include "bench.h"
#define WINDOWS 8
#define MOST 12
__device__ static void f(const real *RESTRICT x, real *RESTRICT y, int n) {
  int i = here();
  if (i >= n) return;
  real energy = x[i], root = __nv_sqrt(energy), total = 0, absorbed = 0;
  int window = i % WINDOWS, count = 4 + (window * 5) % 8;
  for (int k = 0; k < count; k++) {
    const real *pole = x + n + (window * MOST + k) * 5;
    real zr = (root - pole[0]) * 4, zi = pole[1] * 4;
    // w(z) is about i z (z^2 - 2.5) / (z^2 (z^2 - 3) + 0.75) / sqrt(pi)
    real sr = zr * zr - zi * zi, si = 2 * zr * zi;
    real nr = -zi * (sr - 2.5) - zr * si, ni = zr * (sr - 2.5) - zi * si;
    real dr = sr * (sr - 3) - si * si + 0.75, di = sr * si + si * (sr - 3), inverse = 0.5641895835 / (dr * dr + di * di);
    real wr = (nr * dr + ni * di) * inverse, wi = (ni * dr - nr * di) * inverse;
    total += pole[2] * wr - pole[3] * wi;
    absorbed += pole[4] * wr * (1 - __nv_exp(-wi * wi));
  }
  y[2 * i] = total / energy, y[2 * i + 1] = absorbed / energy;
}
KERNELS(f)
