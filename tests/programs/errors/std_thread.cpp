// flags: -pthread
// expect: EH0208 thread threads
#include "check.h"
#include <thread>
double f(double *x) { double a = 0, b = 0; std::thread t([&] { a = x[0] * x[0]; }); b = x[1] * 3; t.join(); return a * b; }
int main() { double x[2] = {1, 2}, dx[2] = {0}; __enzyme_autodiff((void*)f, enzyme_dup, x, dx); printf("%g %g\n", dx[0], dx[1]); }
