// Entry points, markers, and declarations of derivatives for C (from C99) and C++. Optional: a program may declare what it
// uses by itself. docs/headers.md has the same with examples one can copy; docs/modes.md explains modes and markers.
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
// the reverse sweep takes it as its last argument; fwdsplit gives a tangent over the tape, which stays.
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
void __enzyme_reverse_void(void *, ...);
double __enzyme_fwdsplit(void *, ...);
void __enzyme_fwdsplit_void(void *, ...);
unsigned long __enzyme_augmentsize(void *, ...);

// The function itself for several sets of arguments: declare the result as an array in a struct.
void __enzyme_batch_void(void *, ...);

// What a derivative calls that must not go on, as it finds out while it runs (docs/stops.md). A program may define it; it must not
// return, but may leave by longjmp or, in C++, by an exception. `file` is null and `line` 0 where no line is known.
void enzyme_hub_stop(const char *code, const char *file, int line, const char *text);

// The function itself, through which nothing is differentiated.
double __enzyme_call_inactive(void *, ...);
void __enzyme_call_inactive_void(void *, ...);

// The shadow of a function pointer, or of a pointer to a table of them: the pointer itself.
void *__enzyme_virtualreverse(void *);

// Type hints, where nothing says what some bytes are (EH0301): the address, and how many bytes.
void __enzyme_float(void *, unsigned long);
void __enzyme_double(void *, unsigned long);
void __enzyme_integer(void *, unsigned long);
void __enzyme_pointer(void *, unsigned long);

// In a loop: its reverse runs it again from so many snapshots, instead of keeping a tape of all iterations (docs/checkpointing.md).
void __enzyme_checkpoint(long);

// Markers: each stands before the argument that it describes.
extern int enzyme_const;            // not differentiated, no shadow
extern int enzyme_dup;              // the argument, then its shadow; the gradient is added into the shadow's memory
extern int enzyme_dupnoneed;        // as enzyme_dup; what the function writes there is not needed
extern int enzyme_out;              // a scalar whose derivative is returned
extern int enzyme_primal_return;    // stands alone: return the function's own result as well
extern int enzyme_width;            // a constant follows: so many lanes
extern int enzyme_vector;           // in a batch: a value for each lane follows (the default)
extern int enzyme_dupv;             // a distance in bytes follows: one shadow, those of other lanes at that distance
extern int enzyme_dupnoneedv;       // the same; what the function writes there is not needed
extern int enzyme_interleave;       // stands alone: all shadows behind all primals
extern int enzyme_byref;            // the size follows: the argument and its tangents are passed by pointer
extern int enzyme_const_return;     // stands alone: the result is not differentiated
extern int enzyme_noret;            // stands alone: the result is not returned either
extern int enzyme_active_return;    // stands alone: the result is a number (the default for one)
extern int enzyme_dup_return;       // stands alone: the result has a shadow (the default for a pointer)
extern int enzyme_tape;             // the tape follows, or memory for it
extern int enzyme_allocated;        // how many bytes that memory has
extern int enzyme_nofree;           // stands alone: this reverse keeps the tape
extern int enzyme_not_overwritten;  // what the argument points to does not change between the sweeps
extern int enzyme_strong_zero;      // stands alone: zero times infinity is zero in derivatives
extern int enzyme_shared;           // stands alone: several threads may call the derivative at once with the same shadows
extern int enzyme_runtime_activity; // stands alone: which pointers lead to constant memory is decided while the program runs

#ifdef __cplusplus
}
#endif

// What a program says about derivatives of its functions. It counts only where the function is still a function when the
// linker sees it, so all of this also says noinline.

// Before a declaration or a definition:
//
//   ENZYME_INACTIVE void log_step(double x);              // no derivative flows through it; its result is constant
//   ENZYME_LIKE("log1p") double my_log1p(double x);       // has the derivative of that function of the math library
//   ENZYME_NOFREE double norm(const double *x, int n);    // releases no memory that its caller knows
//   ENZYME_NOINLINE double crude(double x) { ... }        // for a function that one of the declarations below names
#ifdef __clang__
#define ENZYME_NOINLINE __attribute__((noinline))
#define ENZYME_INACTIVE __attribute__((noinline, annotate("enzyme_inactive")))
#define ENZYME_LIKE(name) __attribute__((noinline, annotate("enzyme_function_like=" name)))
#define ENZYME_NOFREE __attribute__((noinline, annotate("enzyme_nofree")))
#else // a compiler that writes no bitcode: to the linker these functions have no body
#define ENZYME_NOINLINE
#define ENZYME_INACTIVE
#define ENZYME_LIKE(name)
#define ENZYME_NOFREE
#endif

// A function whose body returns a parameter, or always the same, is seen through by clang in spite of noinline: its calls
// vanish, and what is said of it with them. There the body says
//
//   ENZYME_INACTIVE static double stop(double x) { return ENZYME_OPAQUE(x); }     // x, of which nobody knows that
#define ENZYME_OPAQUE(value)                                                                                           \
    __extension__({                                                                                                    \
        __typeof__(value) enzyme_hub_opaque = (value);                                                                 \
        __asm__("" : "+m"(enzyme_hub_opaque));                                                                         \
        enzyme_hub_opaque;                                                                                             \
    })

// At file scope, or in a namespace. Each stands behind a declaration of f and before its definition; or the definition says
// ENZYME_NOINLINE. clang refuses one that comes too late ('attribute declaration must precede definition').
// In C++ a function is given in parentheses if its name is not a plain identifier (overloads, templates, other namespaces,
// static methods); its declaration must say ENZYME_NOINLINE then:
//
//   ENZYME_GRADIENT(((double (*)(double))norm), norm_augment, norm_gradient);    // one of several functions called norm
//   ENZYME_GRADIENT((geometry::norm<double>), norm_augment, norm_gradient);

// f's own derivative in reverse mode. Both take f's parameters, each pointer followed by its shadow; the gradient takes the
// seed after them, and then the tape if the augmented forward returns one.
//
//   double root(double a);                                            // Newton's iteration
//   double root_augment(double a) { return root(a); }
//   double root_gradient(double a, double seed) { return seed / (2 * root(a)); }
//   ENZYME_GRADIENT(root, root_augment, root_gradient);
#define ENZYME_GRADIENT(f, augment, gradient)                                                                          \
    ENZYME_HUB_REGISTER(__enzyme_register_gradient_, f, 3)                                                             \
        = {ENZYME_HUB_ADDRESS(f), ENZYME_HUB_ADDRESS(augment), ENZYME_HUB_ADDRESS(gradient)}

// f's own derivative in forward mode: each parameter is followed by its tangent or shadow; returns the tangent of the result.
//
//   double root_tangent(double a, double da) { return da / (2 * root(a)); }
//   ENZYME_DERIVATIVE(root, root_tangent);
#define ENZYME_DERIVATIVE(f, forward)                                                                                  \
    ENZYME_HUB_TYPE(f)                                                                                                 \
    ENZYME_HUB_REGISTER(__enzyme_register_derivative_, f, )                                                            \
        = {ENZYME_HUB_ADDRESS(f), ENZYME_HUB_ADDRESS(forward) ENZYME_HUB_TYPE_OF(f)}

// The same over a tape (`__enzyme_fwdsplit`): the tape that `augment` returns is the last parameter.
//
//   ENZYME_SPLIT_DERIVATIVE(root, root_augment, root_tangent_over_tape);
#define ENZYME_SPLIT_DERIVATIVE(f, augment, forward)                                                                   \
    ENZYME_HUB_TYPE(f)                                                                                                 \
    ENZYME_HUB_REGISTER(__enzyme_register_splitderivative_, f, )                                                       \
        = {ENZYME_HUB_ADDRESS(f), ENZYME_HUB_ADDRESS(augment), ENZYME_HUB_ADDRESS(forward) ENZYME_HUB_TYPE_OF(f)}

// What ENZYME_INACTIVE and ENZYME_LIKE say, of a function that somebody else declares.
//
//   #include <library.h>
//   ENZYME_INACTIVE_FUNCTION(library_trace);
//   ENZYME_FUNCTION_LIKE(library_log1p, "log1p");
#define ENZYME_INACTIVE_FUNCTION(f) ENZYME_HUB_REGISTER(__enzyme_inactivefn_, f, 1) = {ENZYME_HUB_ADDRESS(f)}
#define ENZYME_FUNCTION_LIKE(f, name)                                                                                  \
    ENZYME_HUB_REGISTER(__enzyme_function_like_, f, 2) = {ENZYME_HUB_ADDRESS(f), (const void *)(name)}

// Nothing in this variable is differentiated; it has no shadow.
//
//   extern double calibration[64];
//   ENZYME_INACTIVE_GLOBAL(calibration);
#define ENZYME_INACTIVE_GLOBAL(variable)                                                                               \
    ENZYME_HUB_CONSTANTS(ENZYME_HUB_NAME(__enzyme_inactive_global_, variable), 1) = {(const void *)&(variable)}

// f returns new memory, as malloc does. `size` is the place of the argument with the number of bytes, from 0; `release`
// frees the memory, and `places` says what each of its arguments is: that argument of f, or -1 for the pointer.
//
//   void *arena_allocate(struct arena *a, size_t bytes);
//   void arena_release(struct arena *a, void *p);
//   ENZYME_ALLOCATION(arena_allocate, 1, "0,-1", arena_release);
#define ENZYME_ALLOCATION(f, size, places, release)                                                                    \
    ENZYME_HUB_KEEP(release)                                                                                           \
    ENZYME_HUB_REGISTER(__enzyme_allocation_like_, f, 4)                                                               \
        = {ENZYME_HUB_ADDRESS(f), (const void *)(size), (const void *)(places), ENZYME_HUB_ADDRESS(release)}

// How they are made. A registration is a constant array of this file's own, whose name says what it is. `used` keeps it.
#define ENZYME_HUB_REGISTER(prefix, f, n) ENZYME_HUB_KEEP(f) ENZYME_HUB_CONSTANTS(ENZYME_HUB_NAME(prefix, f), n)
#define ENZYME_HUB_CONSTANTS(name, n) static const void *const name[n] __attribute__((used))
#define ENZYME_HUB_ADDRESS(f) __extension__(const void *)(f)

// A plain name is declared again, as noinline; an attribute that comes after the definition is an error instead of a warning.
#ifdef __clang__
#define ENZYME_HUB_KEEP(f) ENZYME_HUB_IF_PARENTHESES(f, ENZYME_HUB_KEEP_NOTHING, ENZYME_HUB_KEEP_NAME)(f)
#else
#define ENZYME_HUB_KEEP(f) _Static_assert(0, "derivatives are declared in files that clang compiles (with -flto)");
#endif
#define ENZYME_HUB_KEEP_NOTHING(f)
#define ENZYME_HUB_KEEP_NAME(f)                                                                                        \
    _Pragma("clang diagnostic push") _Pragma("clang diagnostic error \"-Wignored-attributes\"")                        \
    extern __typeof__(f) f __attribute__((noinline));                                                                  \
    _Pragma("clang diagnostic pop")

// C has no mangled names, so the type of f is noted: the tangent of a complex number is one argument, which to LLVM is two.
#if defined __clang__ && !defined __cplusplus
#define ENZYME_HUB_TYPE(f) extern void enzyme_hub_type(__typeof__(&f)) __attribute__((overloadable, weak));
#define ENZYME_HUB_TYPE_OF(f) , ENZYME_HUB_ADDRESS((void (*)(__typeof__(&f)))enzyme_hub_type)
#else
#define ENZYME_HUB_TYPE(f)
#define ENZYME_HUB_TYPE_OF(f)
#endif

// The registration is called after the function, or after its place if that has no plain name.
#define ENZYME_HUB_NAME(prefix, f) ENZYME_HUB_IF_PARENTHESES(f, ENZYME_HUB_NAME_AT, ENZYME_HUB_NAME_OF)(prefix, f)
#define ENZYME_HUB_NAME_OF(prefix, f) prefix##f
#define ENZYME_HUB_NAME_AT(prefix, f) ENZYME_HUB_NAME_LINE(prefix, __LINE__, __INCLUDE_LEVEL__)
#define ENZYME_HUB_NAME_LINE(prefix, line, level) ENZYME_HUB_NAME_PASTED(prefix, line, level)
#define ENZYME_HUB_NAME_PASTED(prefix, line, level) prefix##line##_##level

// `yes` if f begins with a parenthesis, else `no`.
#define ENZYME_HUB_IF_PARENTHESES(f, yes, no) ENZYME_HUB_FOURTH_OF(ENZYME_HUB_SWALLOW f, yes, yes, no, )
#define ENZYME_HUB_SWALLOW(...) ,
#define ENZYME_HUB_FOURTH_OF(...) ENZYME_HUB_FOURTH(__VA_ARGS__)
#define ENZYME_HUB_FOURTH(a, b, c, d, ...) d

#ifdef __cplusplus
#if __cplusplus >= 201402L
// For C++: the result's type is named at the call, as in enzyme_hub::autodiff<double>(f, x). enzyme_hub.hpp has more.
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
