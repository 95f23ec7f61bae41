// One step of a lattice-Boltzmann method with 19 directions on an n^3 grid that closes on itself: pulled, collided, written.
#include "bench.h"
#define Q 19
#define EACH                                                                                                         \
  D(0, 0, 0, 0, 1. / 3) D(1, 1, 0, 0, 1. / 18) D(2, -1, 0, 0, 1. / 18) D(3, 0, 1, 0, 1. / 18) D(4, 0, -1, 0, 1. / 18) \
  D(5, 0, 0, 1, 1. / 18) D(6, 0, 0, -1, 1. / 18) D(7, 1, 1, 0, 1. / 36) D(8, -1, -1, 0, 1. / 36) D(9, 1, -1, 0, 1. / 36) \
  D(10, -1, 1, 0, 1. / 36) D(11, 1, 0, 1, 1. / 36) D(12, -1, 0, -1, 1. / 36) D(13, 1, 0, -1, 1. / 36)                \
  D(14, -1, 0, 1, 1. / 36) D(15, 0, 1, 1, 1. / 36) D(16, 0, -1, -1, 1. / 36) D(17, 0, 1, -1, 1. / 36) D(18, 0, -1, 1, 1. / 36)
__device__ static void f(const real *RESTRICT x, real *RESTRICT y, int n) {
  int cell = here(), cells = n * n * n;
  if (cell >= cells) return;
  int cx = cell % n, cy = cell / n % n, cz = cell / n / n;
  real p[Q], rho = 0, ux = 0, uy = 0, uz = 0;
#define D(q, ex, ey, ez, w)                                                                                    \
  p[q] = x[q * cells + ((cz - ez + n) % n * n + (cy - ey + n) % n) * n + (cx - ex + n) % n];                   \
  rho += p[q], ux += ex * p[q], uy += ey * p[q], uz += ez * p[q];
  EACH
#undef D
  ux /= rho, uy /= rho, uz /= rho;
  real square = 1.5 * (ux * ux + uy * uy + uz * uz);
#define D(q, ex, ey, ez, w)                                                                                    \
  {                                                                                                            \
    real along = 3 * (ex * ux + ey * uy + ez * uz);                                                            \
    y[q * cells + cell] = p[q] - 1.2 * (p[q] - w * rho * (1 + along + 0.5 * along * along - square));          \
  }
  EACH
#undef D
}
KERNELS(f)
