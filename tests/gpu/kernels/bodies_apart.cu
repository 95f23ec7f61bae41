// The same with pointers that say that they lead to different memory: nothing has to be saved.
#include "device.h"
struct Body { double x, y, z; };
__device__ static void f(const double *__restrict__ given, double *__restrict__ out, int n) {
  const Body *body = (const Body *)given;
  int i = global_x();
  if (i >= n / 3) return;
  Body me = body[i];
  double fx = 0, fy = 0, fz = 0;
  for (int j = 0; j < n / 3; j++) {
    double dx = body[j].x - me.x, dy = body[j].y - me.y, dz = body[j].z - me.z;
    double inverse = rsqrt(dx * dx + dy * dy + dz * dz + 0.01);
    double s = inverse * inverse * inverse;
    fx += dx * s; fy += dy * s; fz += dz * s;
  }
  out[3 * i] = fx; out[3 * i + 1] = fy; out[3 * i + 2] = fz;
}
KERNELS(f)
