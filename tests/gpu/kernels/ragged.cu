// Blocks that end within a warp: sums over lanes so far, and what one lane has, in all of the warp and in segments.
#include "device.h"
struct Halves { int low, high; };
#if defined(__NVPTX__)
#define MOVE(name, intrinsic, segment)                        \
  __device__ static double name(double v, int by) {           \
    Halves h;                                                 \
    __builtin_memcpy(&h, &v, 8);                              \
    h.low = intrinsic(~0u, h.low, by, segment);               \
    h.high = intrinsic(~0u, h.high, by, segment);             \
    __builtin_memcpy(&v, &h, 8);                              \
    return v;                                                 \
  }
MOVE(up, __nvvm_shfl_sync_up_i32, 0)
MOVE(of_all, __nvvm_shfl_sync_idx_i32, 31)
MOVE(of_segment, __nvvm_shfl_sync_idx_i32, ((32 - 4) << 8 | 31))
__device__ static int lane() { return thread_x() % 32; }
#else
__device__ static double from(double v, int lane) {
  Halves h;
  __builtin_memcpy(&h, &v, 8);
  h.low = __builtin_amdgcn_ds_bpermute(lane << 2, h.low);
  h.high = __builtin_amdgcn_ds_bpermute(lane << 2, h.high);
  __builtin_memcpy(&v, &h, 8);
  return v;
}
__device__ static int lane() { return thread_x() % 64; }
__device__ static double up(double v, int by) { return from(v, lane() >= by ? lane() - by : lane()); }
__device__ static double of_all(double v, int lane) { return from(v, lane); }
__device__ static double of_segment(double v, int in) { return from(v, (lane() & ~3) | in); }
#endif
__device__ static void f(const double *x, double *y, int n) {
  int i = global_x();
  double v = x[i] * x[i];
  for (int d = 1; d < 32; d *= 2) {
    double other = up(v, d);
    if (lane() >= d) v += 0.5 * other * x[i];
  }
  y[i] = v + of_all(v, 1) * x[i] + of_segment(v, 0) * v;
}
KERNELS(f)
