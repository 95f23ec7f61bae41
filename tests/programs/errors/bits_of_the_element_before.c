// expect: EH0301
// The caller's numbers are counted from the end, and the last one is changed as an integer: k may be 0.
#include <string.h>

double __enzyme_autodiff(void *, ...);

double f(double *end, long k) {
  long bits;
  memcpy(&bits, end, 8);
  bits = 3 * bits;
  memcpy(end, &bits, 8);
  return end[-k] * end[-k];
}

int main(void) {
  double x[2] = {1, 2}, dx[2] = {0};
  __enzyme_autodiff((void *)f, &x[1], &dx[1], 1L);
  return 0;
}
