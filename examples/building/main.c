// The program: the energy of a chain of atoms and the force on each, by the gradient through both libraries.
// CMakeLists.txt, meson.build and Makefile beside this file build it.
#include <enzyme_hub.h>
#include <math.h>
#include <stdio.h>

double energy(const double *x, int n); // chain.cpp

int main(void) {
    double x[4] = {0, 1.0, 2.3, 3.1}, slope[4] = {0};
    __enzyme_autodiff_void((void *)energy, enzyme_dup, x, slope, enzyme_const, 4);
    int bad = 0;
    for (int i = 0; i < 4; i++) {
        double below[4], above[4];
        for (int k = 0; k < 4; k++) below[k] = above[k] = x[k];
        below[i] -= 1e-5, above[i] += 1e-5;
        double difference = (energy(above, 4) - energy(below, 4)) / 2e-5;
        printf("atom %d: force %9.6f, by differences %9.6f\n", i, -slope[i], -difference);
        bad += !(fabs(slope[i] - difference) < 1e-7);
    }
    return bad;
}
