// expect: EH0303 bytes of active numbers
// Numbers go into a string byte by byte, where nothing says what the bytes are, and a number is read in the string.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

extern int enzyme_dup;
extern "C" void __enzyme_autodiff(void *, ...);

static double f(double *a) {
    std::string text;
    for (int i = 0; i < 4; i++) text.append((const char *)&a[i], sizeof(double));
    double d;
    memcpy(&d, text.data() + 8, sizeof d);
    return d * d;
}

static double *copy_of(const double *x) {
    double *copy = (double *)malloc(4 * sizeof *copy);
    memcpy(copy, x, 4 * sizeof *copy);
    return copy;
}

int main() {
    double x[4] = {1, 2, 3, 4}, zero[4] = {}, *a = copy_of(x), *da = copy_of(zero);
    __enzyme_autodiff((void *)f, enzyme_dup, a, da);
    printf("%g\n", da[1]);
    free(a);
    free(da);
}
