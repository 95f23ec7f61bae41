// Macroscopic cross-sections: for each of n energies and a material, five channels of the material's nuclides are interpolated in each
// nuclide's own grid of energies, found by bisection, and added by concentration. x: the energies, concentrations by material
// and nuclide, and by nuclide and each of POINTS points six numbers: the point's energy and the channels.
#include "lookups.h"
#define CHANNELS 5
#define EACH (CHANNELS + 1)
__device__ static void f(const real *RESTRICT x, real *RESTRICT y, int n) {
  int i = here();
  if (i >= n) return;
  int material = material_of(i), many = nuclides_in(material);
  const real *much = x + n + material * FUEL, *data = x + n + MATERIALS * FUEL;
  real energy = x[i], sum[CHANNELS] = {};
  for (int k = 0; k < many; k++) {
    const real *table = data + nuclide_of(material, k) * POINTS * EACH;
    int low = 0, high = POINTS - 1;
    while (high - low > 1) {
      int middle = (low + high) / 2;
      if (table[middle * EACH] > energy) high = middle; else low = middle;
    }
    const real *at = table + low * EACH, *next = at + EACH;
    real part = (next[0] - energy) / (next[0] - at[0]);
    for (int c = 0; c < CHANNELS; c++) sum[c] += much[k] * (next[c + 1] - part * (next[c + 1] - at[c + 1]));
  }
  for (int c = 0; c < CHANNELS; c++) y[i * CHANNELS + c] = sum[c];
}
KERNELS(f)
