// The function that is called: energy of a chain, each element with the next.
#include <math.h>
double model(const double *x, long n) {
    double sum = 0;
    for (long i = 0; i < n; i++) sum += sin(x[i]) * x[(i + 1) % n] + x[i] * x[i];
    return sum;
}
