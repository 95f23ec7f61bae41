/* Derivatives of FFTW's transforms on arrays that are named.

   A transform is a linear map M. What its derivatives need is the shape of M, which the runtime knows by the plan, and two maps:

       push(shape, in, out)     out = M in
       pull(shape, in, out)     in += M^H out, and out = 0

   in place x = M x and x = M^H x. Each is the tangent of itself, and the adjoint of one is the other, so these are the
   derivatives of all orders. An array that is constant is null. */

#include "fftw.h"

void *OURS(shape)(void *plan, int kind);
void OURS(push)(void *shape, T *in, T *out);
void OURS(pull)(void *shape, T *in, T *out);
_Bool enzyme_last_lane(void);

#define ARGUMENTS void *plan, void *of_plan, T *in, T *din, T *out, T *dout

/* The gradient keeps nothing but the shape, which stays: so one augmented forward serves all lanes. */
#define TRANSFORM(name, kind)                                                                                                  \
    void FFTW(name)(void *plan, T *in, T *out);                                                                                \
    static void *name##_augment(ARGUMENTS) {                                                                                   \
        void *shape = OURS(shape)(plan, kind);                                                                                 \
        FFTW(name)(plan, in, out);                                                                                             \
        return shape;                                                                                                          \
    }                                                                                                                          \
    static void name##_gradient(ARGUMENTS, void *shape) {                                                                      \
        (void)enzyme_last_lane();                                                                                              \
        if (din || dout) OURS(pull)(shape, din, dout);                                                                         \
    }                                                                                                                          \
    static void name##_derivative(ARGUMENTS) {                                                                                 \
        if (din || dout) OURS(push)(OURS(shape)(plan, kind), din, dout);                                                       \
        if (enzyme_last_lane()) FFTW(name)(plan, in, out);                                                                     \
    }                                                                                                                          \
    static void name##_over_tape(ARGUMENTS, void *shape) {                                                                     \
        if (din || dout) OURS(push)(shape, din, dout);                                                                         \
    }                                                                                                                          \
    REGISTERED(FFTW(name), name)

#define JOINED(left, right) left##right
#define REGISTERED(function, name)                                                                                             \
    void *const JOINED(__enzyme_register_gradient_, function)[] = {(void *)function, (void *)name##_augment,                   \
                                                                   (void *)name##_gradient};                                   \
    void *const JOINED(__enzyme_register_derivative_, function)[] = {(void *)function, (void *)name##_derivative};             \
    void *const JOINED(__enzyme_register_splitderivative_, function)[] = {(void *)function, (void *)name##_augment,            \
                                                                          (void *)name##_over_tape};

TRANSFORM(execute_dft, C2C)
TRANSFORM(execute_dft_r2c, R2C)
TRANSFORM(execute_dft_c2r, C2R)

#define MAP(name, adjoint)                                                                                                     \
    static void name##_augment(ARGUMENTS) { OURS(name)(plan, in, out); }                                                       \
    static void name##_gradient(ARGUMENTS) {                                                                                   \
        (void)enzyme_last_lane();                                                                                              \
        if (din || dout) OURS(adjoint)(plan, din, dout);                                                                       \
    }                                                                                                                          \
    static void name##_derivative(ARGUMENTS) {                                                                                 \
        if (din || dout) OURS(name)(plan, din, dout);                                                                          \
        if (enzyme_last_lane()) OURS(name)(plan, in, out);                                                                     \
    }                                                                                                                          \
    static void name##_over_tape(ARGUMENTS) {                                                                                  \
        if (din || dout) OURS(name)(plan, din, dout);                                                                          \
    }                                                                                                                          \
    REGISTERED(OURS(name), name)

MAP(push, pull)
MAP(pull, push)

/* As the library has them. */
void *FFTW(malloc)(size_t);
void *OURS(alloc_real)(size_t count) { return FFTW(malloc)(count * sizeof(T)); }
void *OURS(alloc_complex)(size_t count) { return FFTW(malloc)(count * 2 * sizeof(T)); }
