// Assignments of structs whose last member is an array or a struct that ends in one: TBAA lists it as bytes.
#include "check.h"

struct ending_in_array { double x; double m[1]; };
struct ending_in_struct { int k; struct ending_in_array a; };
struct with_padding { double m[2]; char c; };

#define REPLACED(name, type, member)                                                                                   \
    static double name(double *a, int n) {                                                                             \
        struct type *v = malloc(n * sizeof *v);                                                                        \
        for (int i = 0; i < n; i++) memset(&v[i], 0, sizeof *v), v[i].member = a[i] * a[0];                            \
        v[0] = v[2];                                                                                                   \
        double r = 0;                                                                                                  \
        for (int i = 0; i < n; i++) r += v[i].member * v[i].member * (i + 2);                                          \
        free(v);                                                                                                       \
        return r;                                                                                                      \
    }
REPLACED(array, ending_in_array, m[0])
REPLACED(nested, ending_in_struct, a.m[0])
REPLACED(padded, with_padding, m[1])

int main(void) {
    double x[4] = {1.5, 2, 3, 0.7}, dx[3][4] = {0};
    __enzyme_autodiff((void *)array, x, dx[0], 4);
    __enzyme_autodiff((void *)nested, x, dx[1], 4);
    __enzyme_autodiff((void *)padded, x, dx[2], 4);
    CHECK_DIFFERENCES(array, x, dx[0], 4);
    CHECK_DIFFERENCES(nested, x, dx[1], 4);
    CHECK_DIFFERENCES(padded, x, dx[2], 4);
    return check_result();
}
