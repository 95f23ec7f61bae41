// expect: EH0213 struct with pointers by value
// The compiler passes it as two pointers, and the shadow of the first would be taken for the second.
#include "check.h"
struct pair {
    double *a, *b;
};
__attribute__((noinline)) double product(struct pair p) { return *p.a * *p.b; }
double augmented(struct pair p, struct pair dp) { return product(p); }
void gradient(struct pair p, struct pair dp, double seed) { *dp.a += seed * *p.b, *dp.b += seed * *p.a; }
void *__enzyme_register_gradient_product[] = {(void *)product, (void *)augmented, (void *)gradient};
static double f(double x) {
    double y = x * x;
    return product((struct pair){&x, &y});
}

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
