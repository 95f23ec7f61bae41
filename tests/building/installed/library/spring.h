#ifdef __cplusplus
extern "C" {
#endif
double kernel(double x);
double spring(const double *x, int n);
double damper(double *x);
double slope(double x);
#ifdef __cplusplus
}
#endif
