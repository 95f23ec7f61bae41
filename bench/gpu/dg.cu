// A volume integral of a discontinuous-Galerkin method: n elements of 4^3 nodes, a block each; the flux of Burgers' equation is
// differentiated along the three axes by the method's matrix, and weighted by the element's metric (three numbers behind its nodes' values).
#include "bench.h"
#define N 4
// Derivatives of the Lagrange polynomials at the Gauss-Lobatto points -1, -1/sqrt(5), 1/sqrt(5), 1.
__device__ __constant__ const real DERIVATIVES[N][N] = {{-3, 4.045084971874737, -1.545084971874737, 0.5},
                                                        {-0.8090169943749475, 0, 1.118033988749895, -0.3090169943749474},
                                                        {0.3090169943749474, -1.118033988749895, 0, 0.8090169943749475},
                                                        {-0.5, 1.545084971874737, -4.045084971874737, 3}};
__device__ static void f(const real *RESTRICT x, real *RESTRICT y, int n) {
  __shared__ real flux[N][N][N], d[N][N];
  int t = thread_x(), i = t % N, j = t / N % N, k = t / N / N, e = block_x();
  real u = x[e * N * N * N + t];
  const real *metric = x + n * N * N * N + 3 * e;
  flux[k][j][i] = 0.5 * u * u;
  if (t < N * N) d[t / N][t % N] = DERIVATIVES[t / N][t % N];
  __syncthreads();
  real r = 0, s = 0, q = 0;
  for (int l = 0; l < N; l++) {
    r += d[i][l] * flux[k][j][l];
    s += d[j][l] * flux[k][l][i];
    q += d[k][l] * flux[l][j][i];
  }
  y[e * N * N * N + t] = -(metric[0] * r + metric[1] * s + metric[2] * q);
}
KERNELS(f)
