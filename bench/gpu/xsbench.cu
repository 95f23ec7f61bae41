// Macroscopic cross-sections: for each of n energies, found by bisection in a grid of 64 points, five channels of 12 nuclides are
// interpolated and added by their concentrations. x: the energies, the grid's points, concentrations, and data by nuclide, point, channel.
#include "bench.h"
#define POINTS 64
#define NUCLIDES 12
#define CHANNELS 5
__device__ static void f(const real *RESTRICT x, real *RESTRICT y, int n) {
  int i = here();
  if (i >= n) return;
  const real *grid = x + n, *much = grid + POINTS, *data = much + NUCLIDES;
  real energy = x[i], sum[CHANNELS] = {};
  int low = 0, high = POINTS - 1;
  while (high - low > 1) {
    int middle = (low + high) / 2;
    if (grid[middle] > energy) high = middle; else low = middle;
  }
  real part = (grid[low + 1] - energy) / (grid[low + 1] - grid[low]);
  for (int k = 0; k < NUCLIDES; k++)
    for (int c = 0; c < CHANNELS; c++) {
      const real *at = data + (k * POINTS + low) * CHANNELS + c;
      sum[c] += much[k] * (at[CHANNELS] - part * (at[CHANNELS] - at[0]));
    }
  for (int c = 0; c < CHANNELS; c++) y[i * CHANNELS + c] = sum[c];
}
KERNELS(f)
