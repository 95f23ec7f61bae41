// What both lookups of cross-sections share: a reactor's 12 materials, of very different numbers of nuclides, and how often a neutron
// is in each. NUCLIDES, FUEL (those of the fuel) and the sizes of the kernels' tables are given to the compiler: bench/_gpu_cases.py.
#pragma once
#include "bench.h"
#define MATERIALS 12
__device__ __constant__ const int OF_MATERIAL[MATERIALS] = {FUEL, 5, 4, 4, 27, 21, 21, 21, 21, 21, 9, 9};
// In thousandths, each with those before it: fuel, cladding, cold and hot water, the vessel, reflectors, plates, assemblies.
__device__ __constant__ const unsigned UP_TO[MATERIALS - 1] = {140, 192, 467, 601, 755, 819, 885, 940, 948, 963, 988};
__device__ inline unsigned hashed(unsigned v) {
  v = (v ^ v >> 16) * 0x7feb352du;
  v = (v ^ v >> 15) * 0x846ca68bu;
  return v ^ v >> 16;
}
__device__ inline int material_of(int lookup) {
  unsigned drawn = hashed(lookup) % 1000, material = 0;
  while (material < MATERIALS - 1 && drawn >= UP_TO[material]) material++;
  return material;
}
__device__ inline int nuclides_in(int material) {
  int many = OF_MATERIAL[material];
  return many < NUCLIDES ? many : NUCLIDES;
}
// The fuel has the first ones; other materials have some of them, and others.
__device__ inline int nuclide_of(int material, int k) { return (k + material * 7) % NUCLIDES; }
