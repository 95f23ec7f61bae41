// Forces of hexahedral elements on their corners: an element's pressure times the area vectors of its faces. n^3 elements; the
// coordinates of (n + 1)^3 nodes lie one axis after the other, the pressures behind them. Nodes are added to by eight elements.
#include "bench.h"
struct V { real x, y, z; };
__device__ inline V minus(V a, V b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
__device__ inline V plus(V a, V b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
__device__ inline V cross(V a, V b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
__device__ static void f(const real *RESTRICT x, real *RESTRICT y, int n) {
  int e = here(), m = n + 1, nodes = m * m * m;
  if (e >= n * n * n) return;
  int corner = (e / n / n * m + e / n % n) * m + e % n, at[8];
  V p[8], force[8];
  for (int k = 0; k < 8; k++) {
    at[k] = corner + (k & 1) + (k >> 1 & 1) * m + (k >> 2) * m * m;
    p[k] = {x[at[k]], x[nodes + at[k]], x[2 * nodes + at[k]]};
    force[k] = {0, 0, 0};
  }
  real pressure = x[3 * nodes + e], volume = 0;
#define FACE(a, b, c, d)                                                                                   \
  {                                                                                                        \
    V area = cross(minus(p[c], p[a]), minus(p[d], p[b])), middle = plus(plus(p[a], p[b]), plus(p[c], p[d])); \
    volume += (area.x * middle.x + area.y * middle.y + area.z * middle.z) / 24;                            \
    force[a] = plus(force[a], area), force[b] = plus(force[b], area);                                      \
    force[c] = plus(force[c], area), force[d] = plus(force[d], area);                                      \
  }
  FACE(0, 4, 6, 2)
  FACE(1, 3, 7, 5)
  FACE(0, 1, 5, 4)
  FACE(2, 6, 7, 3)
  FACE(0, 2, 3, 1)
  FACE(4, 5, 7, 6)
  real scale = pressure / (8 * volume);
  for (int k = 0; k < 8; k++) {
    add(&y[at[k]], scale * force[k].x);
    add(&y[nodes + at[k]], scale * force[k].y);
    add(&y[2 * nodes + at[k]], scale * force[k].z);
  }
}
KERNELS(f)
