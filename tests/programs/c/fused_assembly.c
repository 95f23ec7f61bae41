// only: x86_64
// Fused products and sums as assembly, which Eigen writes for clang: in each order of the operands, with each sign.
#include "check.h"
#include <immintrin.h>

#define F(name, op) /* the operands are written backwards: the third, the second, the result */                                \
    __attribute__((target("avx,fma"))) static double name(double *x, int n) {                                                  \
        __m128d first = _mm_loadu_pd(x), second = _mm_loadu_pd(x + 1), third = _mm_loadu_pd(x + 2);                            \
        asm(op "pd %[third], %[second], %[first]" : [first] "+x"(first) : [second] "x"(second), [third] "x"(third));           \
        float s = (float)x[3];                                                                                                 \
        asm(op "ss %2, %1, %0" : "+x"(s) : "x"((float)x[1]), "x"((float)x[0]));                                                \
        return first[0] * x[1] + first[1] * first[1] + s;                                                                      \
    }
#define ALL(G) G(add132, "vfmadd132") G(add213, "vfmadd213") G(add231, "vfmadd231") G(sub132, "vfmsub132")                     \
    G(sub213, "vfmsub213") G(sub231, "vfmsub231") G(nadd132, "vfnmadd132") G(nadd213, "vfnmadd213")                            \
    G(nadd231, "vfnmadd231") G(nsub132, "vfnmsub132") G(nsub213, "vfnmsub213") G(nsub231, "vfnmsub231")
ALL(F)

#define TEST(name, op)                                                                                                         \
    {                                                                                                                          \
        double dx[4] = {0};                                                                                                    \
        __enzyme_autodiff((void *)name, enzyme_dup, x, dx, enzyme_const, 4);                                                   \
        for (int i = 0; i < 4; i++) { /* polynomials of degree two in each: the differences are exact but for floats */        \
            double up[4], down[4];                                                                                             \
            memcpy(up, x, sizeof up), memcpy(down, x, sizeof down);                                                            \
            up[i] += 0.125, down[i] -= 0.125;                                                                                  \
            CHECK_NEAR(dx[i], (name(up, 4) - name(down, 4)) / 0.25, 1e-6);                                                     \
        }                                                                                                                      \
        CHECK_FORWARD(name, x, dx, 4);                                                                                         \
    }

int main(void) {
    if (!__builtin_cpu_supports("fma")) return check_result();
    double x[4] = {1.625, 2.25, 3.5, 1.125};
    ALL(TEST)
    return check_result();
}
