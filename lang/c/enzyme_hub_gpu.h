// Entry points and markers for device code in CUDA and HIP (C++). docs/gpu.md says how to compile it.
//
//   __device__ void f(const double *x, double *y);
//   __global__ void gradient(const double *x, double *dx, double *y, double *dy) {
//     __enzyme_autodiff<void>((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy);      // each thread its own; adds into dx
//   }
#ifndef ENZYME_HUB_GPU_H
#define ENZYME_HUB_GPU_H

#if defined(__CUDA__) || defined(__HIP__)
#define ENZYME_HUB_DEVICE __attribute__((device))

// The result is that of the derivative: void, or the number that enzyme_out asks for.
template <class Result, class... Arguments> ENZYME_HUB_DEVICE Result __enzyme_autodiff(void *, Arguments...);
template <class Result, class... Arguments> ENZYME_HUB_DEVICE Result __enzyme_fwddiff(void *, Arguments...);
template <class Result, class... Arguments> ENZYME_HUB_DEVICE Result __enzyme_augmentfwd(void *, Arguments...);
template <class Result, class... Arguments> ENZYME_HUB_DEVICE Result __enzyme_reverse(void *, Arguments...);

// Each stands before the argument that it describes (docs/modes.md).
extern ENZYME_HUB_DEVICE int enzyme_const;      // not differentiated
extern ENZYME_HUB_DEVICE int enzyme_dup;        // the argument, then its shadow
extern ENZYME_HUB_DEVICE int enzyme_dupnoneed;  // as enzyme_dup; what the function writes there is not needed
extern ENZYME_HUB_DEVICE int enzyme_out;        // a number whose derivative is returned

// At file scope, once: launches whose derivatives go through `extern __shared__` memory ask for twice the bytes, and the second half
// is the shadow of the first.
#define ENZYME_HUB_DOUBLED_SHARED_MEMORY                                                                               \
  extern "C" ENZYME_HUB_DEVICE __attribute__((used, weak)) int __enzyme_doubled_shared_memory = 1

// Of a variable: the shadow that the program keeps for it, which derivatives add to and never clear.
//   __device__ double dtable[32];
//   __device__ ENZYME_HUB_SHADOW("dtable") double table[32];
#define ENZYME_HUB_SHADOW(name) __attribute__((annotate("enzyme_shadow=" name)))

#endif
#endif
