// expect: EH0313 snapshots computed in the loop
double __enzyme_autodiff(void *, ...);
void __enzyme_checkpoint(long snapshots);
static double f(double x, int n) {
    for (int i = 0; i < n; i++) {
        __enzyme_checkpoint(i);
        x += 0.1 * x * x;
    }
    return x;
}
int main() { return __enzyme_autodiff((void *)f, 0.5, 10) < 0; }
