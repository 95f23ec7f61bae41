// The acceleration of each of n bodies, which come through shared memory in tiles: x, y, z and mass of each.
#include "bench.h"
#define T 64
__device__ static void f(const real *RESTRICT x, real *RESTRICT y, int n) {
  __shared__ real s[4][T];
  int t = thread_x(), i = here();
  real px = x[i], py = x[n + i], pz = x[2 * n + i], ax = 0, ay = 0, az = 0;
  for (int first = 0; first < n; first += T) {
    for (int k = 0; k < 4; k++) s[k][t] = x[k * n + first + t];
    __syncthreads();
    for (int k = 0; k < T; k++) {
      real dx = s[0][k] - px, dy = s[1][k] - py, dz = s[2][k] - pz;
      real inverse = __nv_rsqrt(dx * dx + dy * dy + dz * dz + 0.01), pull = s[3][k] * inverse * inverse * inverse;
      ax += pull * dx, ay += pull * dy, az += pull * dz;
    }
    __syncthreads();
  }
  y[i] = ax, y[n + i] = ay, y[2 * n + i] = az;
}
KERNELS(f)
