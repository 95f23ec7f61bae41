// flags: -fno-strict-aliasing
// Packed structs of 18 bytes, moved by an index that begins anew: the count at the end of one lies on no number of another.
#include "check.h"

struct __attribute__((packed)) packed {
    float a, b;
    double c;
    short count;
};
struct plain {
    double a, b, c;
    int count;
};

#define PROGRAM(sample)                                                                                                        \
    __attribute__((noinline)) static double value_of_##sample(const struct sample *s) {                                       \
        return (s->a * s->a + 2 * s->b * s->b + 3 * s->c * s->c) * (1 + 0.125 * s->count);                                     \
    }                                                                                                                          \
    static double sum_of_##sample(double *x, int n) {                                                                          \
        struct sample s[8];                                                                                                    \
        double sum = 0;                                                                                                        \
        for (int i = 0; i < 8; i++) s[i].a = x[i], s[i].b = x[i + 1], s[i].c = x[i + 2], s[i].count = i;                       \
        for (int i = 0; i < n; i++) {                                                                                          \
            struct sample one = s[i % 8];                                                                                      \
            s[(i + 3) % 8] = one;                                                                                              \
            sum += value_of_##sample(&one) * i;                                                                                \
        }                                                                                                                      \
        for (int i = 0; i < 8; i++) sum += value_of_##sample(s + i) * (1 + i);                                                 \
        return sum;                                                                                                            \
    }
PROGRAM(packed)
PROGRAM(plain)

enum { N = 10 };

int main(void) {
    double x[N], of_packed[N] = {0}, of_plain[N] = {0};
    for (int i = 0; i < N; i++) x[i] = 0.25 + 0.125 * i - 0.5 * (i % 3);
    __enzyme_autodiff((void *)sum_of_packed, enzyme_dup, x, of_packed, enzyme_const, N);
    __enzyme_autodiff((void *)sum_of_plain, enzyme_dup, x, of_plain, enzyme_const, N);
    for (int i = 0; i < N; i++) CHECK_NEAR(of_packed[i], of_plain[i], 1e-5);
    CHECK_FORWARD(sum_of_packed, x, of_packed, N);
    return check_result();
}
