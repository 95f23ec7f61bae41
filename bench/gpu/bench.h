// What the kernels here need of CUDA, without its headers; each is a function f(x, y, n) of all its numbers at once.
#pragma once
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define KERNEL extern "C" __global__ void
typedef double real;
#define AXIS(axis)                                                                                     \
  __device__ inline int thread_##axis() { return __nvvm_read_ptx_sreg_tid_##axis(); }                  \
  __device__ inline int block_##axis() { return __nvvm_read_ptx_sreg_ctaid_##axis(); }                 \
  __device__ inline int size_##axis() { return __nvvm_read_ptx_sreg_ntid_##axis(); }
__device__ inline int blocks() { return __nvvm_read_ptx_sreg_nctaid_x(); }
AXIS(x)
AXIS(y)
extern "C" __device__ double __nv_exp(double), __nv_sqrt(double), __nv_rsqrt(double), __nv_sin(double), __nv_cos(double);
extern "C" __device__ double __nv_atan(double);
__device__ inline int here() { return block_x() * size_x() + thread_x(); }
__device__ inline void add(double *sum, double term) { __nvvm_atom_add_gen_d(sum, term); }
extern __device__ int enzyme_dup, enzyme_const;
template <class R, class... T> __device__ R __enzyme_autodiff(void *, T...);
#define RESTRICT __restrict__
#define KERNELS(f)                                                                                                       \
  KERNEL primal(const real *x, real *y, int n) { f(x, y, n); }                                                           \
  KERNEL gradient(const real *x, real *dx, real *y, real *dy, int n) {                                                   \
    __enzyme_autodiff<void>((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);                           \
  }
