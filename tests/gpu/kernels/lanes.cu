// Numbers from lane to lane: each thread by a distance of its own, in segments, by a part of the warp; votes and reductions.
#include "device.h"
struct Halves { int low, high; };
#if defined(__NVPTX__)
#define SHUFFLE(mode)                                                                   \
  __device__ static double mode(double v, int by, int segment, unsigned mask = ~0u) {   \
    Halves h;                                                                           \
    __builtin_memcpy(&h, &v, 8);                                                        \
    h.low = __nvvm_shfl_sync_##mode##_i32(mask, h.low, by, segment);                    \
    h.high = __nvvm_shfl_sync_##mode##_i32(mask, h.high, by, segment);                  \
    __builtin_memcpy(&v, &h, 8);                                                        \
    return v;                                                                           \
  }
SHUFFLE(idx)
SHUFFLE(up)
SHUFFLE(down)
typedef int Pair __attribute__((ext_vector_type(2)));
__device__ static double bfly(double v, int by, int segment) {  // as Triton has it
  Pair p = __builtin_bit_cast(Pair, v);
  p = (Pair){__nvvm_shfl_sync_bfly_i32(~0u, p.x, by, segment), __nvvm_shfl_sync_bfly_i32(~0u, p.y, by, segment)};
  return __builtin_bit_cast(double, p);
}
#define OF(size, last) ((32 - size) << 8 | last)
__device__ static void f(const double *x, double *y, int n) {
  int i = global_x(), lane = thread_x() % 32;
  double v = x[i] * x[i];
  v += idx(v, i * i % 32 / 3, 31) * x[i] + down(v, i % 5, 31) * up(v, i % 3, 0) + bfly(v, i % 2 ? 3 : 1, 31);
  v += idx(v, 3, OF(8, 31)) * x[i] + down(v, 2, OF(16, 31)) * up(v, 3, OF(8, 0)) + bfly(v, 9, OF(8, 31)) + down(v, 33, 31);
  if (lane < 12) v += idx(v, (lane + 5) % 12, 31, 0xfff) * x[i];
  if (lane >= 16)  // these go on while the others wait for them
    for (int d = 1; d < 8; d *= 2) v += 0.1 * up(v, d, OF(16, 0), 0xffff0000u);
  int distance = 2;
  if (lane < 16) {  // a branch that stays one
    y[i] = v;
    distance = 1;
  }
  v += 0.1 * down(v, distance, 31) + 0.2 * up(v, distance, 0);
  bfly(v, 2, 31);  // scans of Triton leave such ones, of which nobody uses the result
  unsigned large = __nvvm_vote_ballot_sync(~0u, x[i] > 1);
  y[i] = 1e-4 * v * (__nvvm_redux_sync_add(lane, ~0u) / 100 + __builtin_popcount(large));
}
#else
__device__ static double from(double v, int lane) {
  Halves h;
  __builtin_memcpy(&h, &v, 8);
  h.low = __builtin_amdgcn_ds_bpermute(lane << 2, h.low);
  h.high = __builtin_amdgcn_ds_bpermute(lane << 2, h.high);
  __builtin_memcpy(&v, &h, 8);
  return v;
}
__device__ static double first(double v) {
  Halves h;
  __builtin_memcpy(&h, &v, 8);
  h.low = __builtin_amdgcn_readfirstlane(h.low);
  h.high = __builtin_amdgcn_readfirstlane(h.high);
  __builtin_memcpy(&v, &h, 8);
  return v;
}
__device__ static void f(const double *x, double *y, int n) {
  int i = global_x(), lane = thread_x() % 64;
  double v = x[i] * x[i];
  v += from(v, lane ^ 5) * x[i] + from(v, i * i % 64 / 3) * v + first(v) * x[i];
  v += __builtin_amdgcn_update_dpp(0.0, v, 0x111, 0xf, 0xf, 1) * x[i] + __builtin_amdgcn_update_dpp(v * v, v, 0x112, 0xf, 0xf, 0);
  v += __builtin_amdgcn_update_dpp(x[i] * v, v, 0x4e, 0x5, 0x3, 0) + __builtin_amdgcn_update_dpp(0.0, v, 0x142, 0xa, 0xf, 0);
  y[i] = 1e-3 * v * __builtin_popcountll(__builtin_amdgcn_ballot_w64(x[i] > 1));
}
#endif
KERNELS(f)
