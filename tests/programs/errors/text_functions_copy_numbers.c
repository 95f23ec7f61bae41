// expect: EH0303 bytes of active numbers strcpy
// The bytes of a number go through strcpy, which no derivative follows.
extern int enzyme_out;
double __enzyme_autodiff(void *, ...);
static double f(double x) {
  char a[16] = {0}, b[16];
  double v = 1 + x * 0.33333, w;
  memcpy(a, &v, 8);
  strcpy(b, a);
  memcpy(&w, b, 8);
  return w * 2;
}
int main() { printf("value %g rev %g\n", f(1.1), __enzyme_autodiff((void *)f, enzyme_out, 1.1)); }
