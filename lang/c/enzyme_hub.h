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

// Forward mode: a number is followed by its tangent, a pointer by its shadow; the tangent of the result is returned.
double __enzyme_fwddiff(void *, ...);
float __enzyme_fwddiff_float(void *, ...);
void __enzyme_fwddiff_void(void *, ...);

// Split mode: the forward sweep returns a tape (declare a struct {void *tape; double value;} where the value is needed too),
// the reverse sweep takes it as its last argument.
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
void __enzyme_reverse_void(void *, ...);
unsigned long __enzyme_augmentsize(void *, ...);

// The function itself for several sets of arguments: declare the result as an array in a struct.
void __enzyme_batch_void(void *, ...);

// Markers: each stands before the argument that it describes.
extern int enzyme_const;          // not differentiated, no shadow
extern int enzyme_dup;            // the argument, then its shadow; the gradient is added into the shadow's memory
extern int enzyme_dupnoneed;      // as enzyme_dup; what the function writes there is not needed
extern int enzyme_out;            // a scalar whose derivative is returned
extern int enzyme_primal_return;  // stands alone: return the function's own result as well
extern int enzyme_width;          // a constant follows: so many lanes
extern int enzyme_vector;         // in a batch: a value for each lane follows (the default)
extern int enzyme_dupv;           // a distance in bytes follows: one shadow, those of other lanes at that distance
extern int enzyme_dupnoneedv;     // the same; what the function writes there is not needed
extern int enzyme_interleave;     // stands alone: all shadows behind all primals
extern int enzyme_byref;          // the size follows: the argument and its tangents are passed by pointer
extern int enzyme_const_return;   // stands alone: the result is not differentiated
extern int enzyme_noret;          // stands alone: the result is not returned either
extern int enzyme_active_return;  // stands alone: the result is a number (the default for one)
extern int enzyme_dup_return;     // stands alone: the result has a shadow (the default for a pointer)
extern int enzyme_tape;           // the tape follows, or memory for it
extern int enzyme_allocated;      // how many bytes that memory has
extern int enzyme_nofree;         // stands alone: this reverse keeps the tape
extern int enzyme_not_overwritten; // what the argument points to does not change between the sweeps

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
