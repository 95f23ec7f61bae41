// What the functions of a C or C++ program are called with, and what is printed about each call.
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))
#ifdef __cplusplus
#define EXTERN_C extern "C"
#define MARKER extern "C"
#else
#define EXTERN_C
#define MARKER extern
#endif
#if defined REFERENCE && !defined SINGLE
#define FLT double // differences of single precision are mostly rounding
#else
#define FLT float
#endif
typedef int32_t COARSE; // of which numbers are made, with few bits for their fractions: differences are rough

MARKER int enzyme_const, enzyme_dup, enzyme_out, enzyme_primal_return, enzyme_nofree, enzyme_width;
struct result { double value, ds; };
struct augmented { void *tape; double value; };
EXTERN_C struct result __enzyme_autodiff_result(void *, ...);
EXTERN_C struct result __enzyme_fwddiff_result(void *, ...);
EXTERN_C struct augmented __enzyme_augmentfwd_result(void *, ...);
EXTERN_C double __enzyme_reverse_result(void *, ...);
EXTERN_C double __enzyme_fwdsplit_result(void *, ...);
EXTERN_C double __enzyme_autodiff_number(void *, ...);
EXTERN_C double __enzyme_fwddiff_number(void *, ...);
struct lanes { double value, ds[2]; };
struct lane_pair { double lane[2]; };
EXTERN_C struct lanes __enzyme_autodiff_lanes(void *, ...);
EXTERN_C struct lane_pair __enzyme_reverse_two(void *, ...);
