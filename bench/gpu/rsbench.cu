// Macroscopic cross-sections from poles: for each of n energies and a material, the poles in the energy's window of each nuclide are
// added up, broadened by the Doppler effect (a rational approximation of the Faddeeva function), and added by concentration.
// x: the energies, concentrations by material and nuclide, four radii by nuclide, three numbers of a smooth background by nuclide and
// each of WINDOWS windows, and eight by nuclide, window and pole: four complex ones, the pole and its residues. A window
// has POLES poles on average, and at most half as many more.
#include "lookups.h"
#define MOST (POLES + POLES / 2)
#define MOMENTA 4
#define CHANNELS 4
struct C { real re, im; };
__device__ inline C times(C a, C b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
// w(z) is about i z (z^2 - 2.5) / (z^2 (z^2 - 3) + 0.75) / sqrt(pi)
__device__ inline C faddeeva(C z) {
  C s = times(z, z), above = times({-z.im, z.re}, {s.re - 2.5, s.im}), below = times(s, {s.re - 3, s.im});
  below.re += 0.75;
  real inverse = 0.5641895835477563 / (below.re * below.re + below.im * below.im);
  C quotient = times(above, {below.re, -below.im});
  return {quotient.re * inverse, quotient.im * inverse};
}
__device__ static void f(const real *RESTRICT x, real *RESTRICT y, int n) {
  int i = here();
  if (i >= n) return;
  int material = material_of(i), many = nuclides_in(material);
  const real *much = x + n + material * FUEL, *radii = x + n + MATERIALS * FUEL, *smooth = radii + NUCLIDES * MOMENTA,
             *poles = smooth + NUCLIDES * WINDOWS * 3;
  real energy = x[i], root = __nv_sqrt(energy), sum[CHANNELS] = {};
  int window = energy * WINDOWS;
  window = window < 0 ? 0 : window >= WINDOWS ? WINDOWS - 1 : window;
  for (int k = 0; k < many; k++) {
    int nuclide = nuclide_of(material, k);
    C turned[MOMENTA];
    for (int l = 0; l < MOMENTA; l++) {
      real phi = radii[nuclide * MOMENTA + l] * root, square = phi * phi;
      if (l == 1) phi -= __nv_atan(phi);
      if (l == 2) phi -= __nv_atan(3 * phi / (3 - square));
      if (l == 3) phi -= __nv_atan(phi * (15 - square) / (15 - 6 * square));
      turned[l] = {__nv_cos(2 * phi), -__nv_sin(2 * phi)};
    }
    const real *flat = smooth + (nuclide * WINDOWS + window) * 3;
    real total = energy * flat[0], absorbed = energy * flat[1], fissioned = energy * flat[2];
    int count = MOST - hashed(nuclide) % (POLES + 1);
    for (int p = 0; p < count; p++) {
      const real *pole = poles + ((nuclide * WINDOWS + window) * MOST + p) * 8;
      C w = faddeeva({(root - pole[0]) * 4, pole[1] * 4}), t = times({pole[2], pole[3]}, turned[(nuclide + p) % MOMENTA]);
      total += t.re * w.re - t.im * w.im;
      absorbed += pole[4] * w.re - pole[5] * w.im;
      fissioned += pole[6] * w.re - pole[7] * w.im;
    }
    sum[0] += much[k] * total, sum[1] += much[k] * absorbed, sum[2] += much[k] * fissioned;
    sum[3] += much[k] * (total - absorbed);
  }
  for (int c = 0; c < CHANNELS; c++) y[i * CHANNELS + c] = sum[c];
}
KERNELS(f)
