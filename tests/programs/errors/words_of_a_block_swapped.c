// expect: EH0302 another number's bits
// levels: O1
// The words of two numbers of a block are swapped by sums, in a function of its own that knows only integers.
#include <stdio.h>
#include <stdlib.h>

extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);

enum { N = 4 };
struct value {
    int kind;
    union {
        double number;
        long bits;
    } as;
};

__attribute__((noinline)) static void swap(struct value *a, struct value *b) {
    a->as.bits += b->as.bits;
    b->as.bits = a->as.bits - b->as.bits;
    a->as.bits -= b->as.bits;
}

__attribute__((noinline)) static double get(const struct value *v) { return v->as.number; }

static double f(const double *x) {
    struct value *u = malloc(N * sizeof *u);
    double sum = 0;
    for (int i = 0; i < N; i++) u[i].kind = i == 1, u[i].as.number = x[i] * x[0];
    swap(u + 1, u + 2);
    for (int i = 0; i < N; i++) sum += i * get(u + i);
    free(u);
    return sum;
}

int main(void) {
    double x[N] = {1.5, 2.5, 3, 4}, dx[N] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    printf("%g\n", dx[0]);
    return 0;
}
