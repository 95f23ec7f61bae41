// Entry points and markers of Enzyme Hub for C and C++. Optional: a program may declare what it uses by itself.
//
//   double dx = __enzyme_autodiff((void *)f, x);                                  // f(double) -> double
//   __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx, enzyme_const, n);        // adds into dx
//
// The linker recognises every callee whose name contains an entry name, so a program can declare the result it needs:
//   struct Two { double x, y; };
//   struct Two __enzyme_autodiff_two(void *, ...);
#ifndef ENZYME_HUB_H
#define ENZYME_HUB_H

#ifdef __cplusplus
extern "C" {
#endif

// Reverse mode, function and gradient in one.
double __enzyme_autodiff(void *, ...);
float __enzyme_autodiff_float(void *, ...);
void __enzyme_autodiff_void(void *, ...);

// Markers: each stands before the argument that it describes.
extern int enzyme_const;          // not differentiated, no shadow
extern int enzyme_dup;            // the argument, then its shadow; the gradient is added into the shadow's memory
extern int enzyme_dupnoneed;      // as enzyme_dup; what the function writes there is not needed
extern int enzyme_out;            // a scalar whose derivative is returned
extern int enzyme_primal_return;  // stands alone: return the function's own result as well

#ifdef __cplusplus
}

#if __cplusplus >= 201402L
// For C++: the result's type is named at the call, as in enzyme_hub::autodiff<double>(f, x).
template <typename Result, typename... Arguments>
Result __enzyme_autodiff(void *, Arguments...);

namespace enzyme_hub {
template <typename Result, typename F, typename... Arguments>
inline __attribute__((always_inline)) Result autodiff(F *function, Arguments... arguments) {
    return __enzyme_autodiff<Result>(reinterpret_cast<void *>(function), arguments...);
}
} // namespace enzyme_hub
#endif
#endif

#endif
