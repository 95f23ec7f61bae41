// Somebody else's library: native code, of which nobody here has the source or the bitcode.
double gauge_pressure(const double *heights, int n, double density) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += heights[i] * heights[i];
    return density * 9.81 * sum / 2;
}
