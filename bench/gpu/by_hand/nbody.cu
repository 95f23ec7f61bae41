// A pair of bodies turns an adjoint into the same force from either side, so each body gathers its own adjoint from all others, which
// come through shared memory in tiles with theirs; nothing is added atomically.
#include "by_hand.h"
#define T 64
#define CLEARED 3 * n
BY_HAND {
  __shared__ real s[7][T];
  int t = thread_x(), i = here();
  real px = x[i], py = x[n + i], pz = x[2 * n + i], mass = x[3 * n + i], gx = dy[i], gy = dy[n + i], gz = dy[2 * n + i];
  real ax = 0, ay = 0, az = 0, ex = 0, ey = 0, ez = 0, em = 0;
  for (int first = 0; first < n; first += T) {
    for (int k = 0; k < 4; k++) s[k][t] = x[k * n + first + t];
    for (int k = 0; k < 3; k++) s[4 + k][t] = dy[k * n + first + t];
    __syncthreads();
    for (int k = 0; k < T; k++) {
      real rx = s[0][k] - px, ry = s[1][k] - py, rz = s[2][k] - pz, m = s[3][k];
      real inverse = __nv_rsqrt(rx * rx + ry * ry + rz * rz + 0.01), square = inverse * inverse, cube = square * inverse;
      real pull = m * cube;
      ax += pull * rx, ay += pull * ry, az += pull * rz;
      em -= cube * (s[4][k] * rx + s[5][k] * ry + s[6][k] * rz);
      // What this body's mass does to the other's acceleration, less what the other's does to this one's.
      real ux = mass * s[4][k] - m * gx, uy = mass * s[5][k] - m * gy, uz = mass * s[6][k] - m * gz;
      real along = 3 * square * (ux * rx + uy * ry + uz * rz);
      ex += cube * (ux - along * rx), ey += cube * (uy - along * ry), ez += cube * (uz - along * rz);
    }
    __syncthreads();
  }
  y[i] = ax, y[n + i] = ay, y[2 * n + i] = az;
  dx[i] += ex, dx[n + i] += ey, dx[2 * n + i] += ez, dx[3 * n + i] += em;
}
CLEARS
