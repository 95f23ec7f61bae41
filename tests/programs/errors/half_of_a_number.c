// expect: EH0301
// The upper half of a double, read as a float at a place of its own, behind numbers that a loop writes.
#include "check.h"

union word {
    double number;
    float half[2];
};

__attribute__((noinline)) static void put(union word *u, double x) {
    for (int i = 0; i < 4; i++) u[i].number = x * i;
}

__attribute__((noinline)) static double top(const union word *u) { return u[3].half[1] + u[2].half[1]; }

static double f(double x) {
    union word u[4];
    put(u, x);
    return top(u);
}

int main(void) { return (int)__enzyme_autodiff((void *)f, 1.3); }
