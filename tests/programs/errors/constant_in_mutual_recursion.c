// expect: EH0306 constant memory it is read again
// levels: O1 O2
// Two functions call each other: one stores a number in constant memory, the other reads it one level deeper. In forward mode.
extern int enzyme_dup, enzyme_const;
double __enzyme_fwddiff(void *, ...);
__attribute__((noinline)) static double even(const double *x, int depth, double *memo);
__attribute__((noinline)) static double odd(const double *x, int depth, double *memo) {
    memo[depth] = x[0] * depth;
    return depth < 2 ? x[0] : x[0] * even(x, depth - 1, memo);
}
__attribute__((noinline)) static double even(const double *x, int depth, double *memo) {
    return depth < 2 ? x[1] : memo[depth + 1] + odd(x, depth - 1, memo);
}
static double f(double *x, double *memo, int depth) { return odd(x, depth, memo); }
int main(int n, char **words) {
    (void)words;
    double x[2] = {2, 3}, t[2] = {1, 0}, memo[16] = {0};
    return __enzyme_fwddiff((void *)f, enzyme_dup, x, t, enzyme_const, memo, enzyme_const, n + 4) != 0;
}
