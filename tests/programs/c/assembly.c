// only: x86_64
// Assembly without instructions, which hides values from the optimiser, and single instructions whose meaning is known.
#include "check.h"
#include <immintrin.h>

#define F(name, ...) static double name(double *x, int n) { __VA_ARGS__; }
#define PAIRS __m128d v = _mm_loadu_pd(x), w = _mm_loadu_pd(x + 2)

F(number, double y = x[0] * x[1]; asm volatile("" : "+x"(y)); return y * y)
F(in_memory, double y = x[0] * x[1]; asm volatile("" : "+m"(y)); return y * y)
F(anywhere, double y = x[0] * x[1]; asm volatile("" : "+g"(y) : : "memory"); return y * y)
F(either, asm volatile("" : : "r,m"(x) : "memory"); double y = x[0] * x[1]; asm volatile("" : "+m,r"(y) : : "memory"); return y * y)
F(to_another, double y = x[0] * x[1], z; asm volatile("" : "=x"(z) : "0"(y)); return y * z)
F(to_memory, double y = x[0] * x[1], z; asm volatile("" : "=m"(z) : "m"(y)); z = y; asm volatile("" : "=mx"(z) : "0"(z)); return y * z)
F(fence, double y = x[0] * x[1]; asm volatile("" ::: "memory"); return y * x[2])
F(used, double y = x[0] * x[1]; asm volatile("" : : "x"(y) : "memory"); return y * x[2])
F(pointer, double s = 0; for (int i = 0; i < n; i++) { double *p = x + i; asm volatile("" : "+r"(p)); s += *p * *p; } return s)
F(count, int k = n; asm volatile("" : "+r"(k)); double s = 0; for (int i = 0; i < k; i++) s += x[i] * x[i]; return s)
F(two, PAIRS; asm volatile("" : "+x"(v), "+x"(w)); v = _mm_mul_pd(v, w); return v[0] * v[1])
F(mixed, double y = x[0] * x[1]; double *p = x + 1; asm volatile("" : "+x"(y), "+r"(p)); return y * p[1])
F(hidden_rounding, double y = x[0] * x[1], z = y + 0x1p52; asm volatile("" : "+x"(z)); z -= 0x1p52; return y * z + z)
F(largest, PAIRS; asm("maxpd %[b], %[res]" : [res] "+x"(v) : [b] "x"(w)); return v[0] * v[1] * x[0])
F(smallest, PAIRS; __m128 s = _mm_cvtpd_ps(v), t = _mm_cvtpd_ps(w); asm("minps %1, %0" : "+x"(s) : "x"(t)); return s[0] * v[1] * x[0] + s[1])
F(integers, PAIRS; __m128i k; asm("cvtpd2dq %[a], %[r]" : [r] "=x"(k) : [a] "x"(v)); w = _mm_cvtepi32_pd(k);
  return (v[0] - w[0]) * v[0] + (v[1] - w[1]) * w[0])

#define TEST(f)                                                                                                                \
    do {                                                                                                                       \
        double dx[4] = {0};                                                                                                    \
        __enzyme_autodiff((void *)f, x, dx, 4);                                                                                \
        if (f == smallest) check_single(f, x, dx); else check_differences(#f, f, x, dx, 4);                                    \
        CHECK_FORWARD(f, x, dx, 4);                                                                                            \
    } while (0)

static void check_single(double (*f)(double *, int), double *x, double *dx) {
    (void)f; // v = (x0, x1), w = (x2, x3), all exact in single precision: min(x0, x2) * x1 * x0 + min(x1, x3)
    CHECK_NEAR(dx[0], 2 * x[0] * x[1], 1e-6);
    CHECK_NEAR(dx[1], x[0] * x[0], 1e-6);
    CHECK_NEAR(dx[2], 0, 1e-6);
    CHECK_NEAR(dx[3], 1, 1e-6);
}

int main(void) {
    double x[4] = {1.625, 2.25, 3.5, 1.125};
    TEST(number); TEST(in_memory); TEST(anywhere); TEST(either); TEST(to_another); TEST(to_memory); TEST(fence); TEST(used);
    TEST(pointer); TEST(count); TEST(two); TEST(mixed); TEST(hidden_rounding); TEST(largest); TEST(smallest); TEST(integers);
    return check_result();
}
