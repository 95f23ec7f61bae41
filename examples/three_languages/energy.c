// The function: the energy of a chain of atoms on a line, each pair within reach through the Fortran kernel.
#include <math.h>

void morse(const double *r, double *v); // kernel.f90

double energy(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++) {
            double r = fabs(x[j] - x[i]), v;
            if (r > 3) continue;
            morse(&r, &v);
            sum += v;
        }
    return sum;
}
