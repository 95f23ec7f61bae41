// Gradients as somebody who knows the kernel writes them. They do what ours do: compute y, add to dx, leave in dy what the kernel leaves.
#pragma once
#include "../bench.h"
#define BY_HAND KERNEL by_hand(const real *RESTRICT x, real *RESTRICT dx, real *RESTRICT y, real *RESTRICT dy, int n)
__device__ inline real from_lane(real v, int apart) {
  struct { int low, high; } halves;
  __builtin_memcpy(&halves, &v, sizeof v);
  halves.low = __nvvm_shfl_sync_bfly_i32(~0u, halves.low, apart, 31);
  halves.high = __nvvm_shfl_sync_bfly_i32(~0u, halves.high, apart, 31);
  __builtin_memcpy(&v, &halves, sizeof v);
  return v;
}
// The sum over a block of 32 * WARPS threads, which all of them get.
template <int WARPS> __device__ inline real over_block(real v, real *room) {
  for (int apart = 16; apart > 0; apart >>= 1) v += from_lane(v, apart);
  if (thread_x() % 32 == 0) room[thread_x() / 32] = v;
  __syncthreads();
  real sum = 0;
  for (int k = 0; k < WARPS; k++) sum += room[k];
  return sum;
}
// Where a gradient reads what other blocks have in dy, it is cleared by a launch of its own.
#define CLEARS                                                                                             \
  KERNEL clear(const real *RESTRICT, real *RESTRICT, real *RESTRICT, real *RESTRICT dy, int n) {           \
    for (int i = here(); i < CLEARED; i += size_x() * blocks()) dy[i] = 0;                                 \
  }
