// A global whose shadow is another one by an annotation: derivatives are added there, and the program clears it.
#include <stdio.h>

extern int enzyme_dup;
extern void __enzyme_autodiff(void *, ...);

double dtable[4];
__attribute__((annotate("enzyme_shadow=dtable"))) double table[4] = {1, 2, 3, 4};

__attribute__((noinline)) void f(const double *x, double *y) { *y = table[1] * *x + table[2] * table[2]; }

int main(void) {
  double x = 3, y;
  for (int round = 1; round <= 2; round++) {
    double dx = 0, dy = 1;
    __enzyme_autodiff((void *)f, enzyme_dup, &x, &dx, enzyme_dup, &y, &dy);
    printf("%g: %g, %g %g\n", y, dx, dtable[1], dtable[2]);
    if (y != 15 || dx != 2 || dtable[1] != 3 * round || dtable[2] != 6 * round) return 1;
  }
  return 0;
}
