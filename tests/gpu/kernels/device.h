// What the kernels of these tests need of CUDA and HIP, without either of them.
#pragma once
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define KERNEL extern "C" __global__ void

#if defined(__NVPTX__)
#define LIBRARY(name, kind32, kind64) __nv_##name##kind32
#define AXIS(axis)                                                                         \
  __device__ inline int thread_##axis() { return __nvvm_read_ptx_sreg_tid_##axis(); }      \
  __device__ inline int block_##axis() { return __nvvm_read_ptx_sreg_ctaid_##axis(); }     \
  __device__ inline int size_##axis() { return __nvvm_read_ptx_sreg_ntid_##axis(); }
__device__ inline void synchronise() { __syncthreads(); }
extern "C" __device__ double __nv_sin(double), __nv_exp(double), __nv_sqrt(double), __nv_rsqrt(double);
extern "C" __device__ double __nv_tanh(double), __nv_pow(double, double), __nv_fmax(double, double);
extern "C" __device__ float __nv_expf(float), __nv_fast_sinf(float);
#define sin __nv_sin
#define exp __nv_exp
#define sqrt __nv_sqrt
#define rsqrt __nv_rsqrt
#define tanh __nv_tanh
#define pow __nv_pow
#define fmax __nv_fmax
#define expf __nv_expf
#else
#define AXIS(axis)                                                                         \
  __device__ inline int thread_##axis() { return __builtin_amdgcn_workitem_id_##axis(); }  \
  __device__ inline int block_##axis() { return __builtin_amdgcn_workgroup_id_##axis(); }  \
  __device__ inline int size_##axis() { return __builtin_amdgcn_workgroup_size_##axis(); }
__device__ inline void synchronise() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
extern "C" __device__ double __ocml_sin_f64(double), __ocml_exp_f64(double), __ocml_sqrt_f64(double), __ocml_rsqrt_f64(double);
extern "C" __device__ double __ocml_tanh_f64(double), __ocml_pow_f64(double, double), __ocml_fmax_f64(double, double);
extern "C" __device__ float __ocml_exp_f32(float);
#define sin __ocml_sin_f64
#define exp __ocml_exp_f64
#define sqrt __ocml_sqrt_f64
#define rsqrt __ocml_rsqrt_f64
#define tanh __ocml_tanh_f64
#define pow __ocml_pow_f64
#define fmax __ocml_fmax_f64
#define expf __ocml_exp_f32
#endif
AXIS(x)
AXIS(y)
__device__ inline int global_x() { return block_x() * size_x() + thread_x(); }
__device__ inline int global_y() { return block_y() * size_y() + thread_y(); }

extern __device__ int enzyme_dup, enzyme_const, enzyme_out;
template <class R, class... T> __device__ R __enzyme_autodiff(void *, T...);
template <class R, class... T> __device__ R __enzyme_fwddiff(void *, T...);

// The kernels of a function f(const double *x, double *y, int n): itself, its gradient, and its tangent.
#define KERNELS(f)                                                                                                       \
  KERNEL primal(const double *x, double *y, int n) { f(x, y, n); }                                                       \
  KERNEL gradient(const double *x, double *dx, double *y, double *dy, int n) {                                           \
    __enzyme_autodiff<void>((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);                           \
  }                                                                                                                      \
  KERNEL tangent(const double *x, double *dx, double *y, double *dy, int n) {                                            \
    __enzyme_fwddiff<void>((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);                            \
  }
