// A guard that frees and a guard that writes back when its scope ends, on every way out.
#include "check.h"

struct Buffer {
    double *data;
    explicit Buffer(int n) : data(new double[n]) {}
    ~Buffer() { delete[] data; }
};
struct WriteBack {
    double &target, value;
    ~WriteBack() { target = value * value; }
};

static double f(double *x, int n) {
    double total = 0;
    for (int i = 0; i < n; i++) {
        Buffer b(2);
        WriteBack w{total, total + x[i]};
        b.data[0] = x[i] * total;
        b.data[1] = b.data[0] + 1;
        if (x[i] < 0) continue;
        w.value += b.data[1] * b.data[0] * 0.5;
        if (w.value > 3) return w.value * x[0];
    }
    return total;
}

int main() {
    double x[4] = {0.5, -0.25, 0.75, 0.3}, dx[4] = {0}, y[3] = {0.5, 2.75, 1}, dy[3] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    __enzyme_autodiff((void *)f, y, dy, 3);
    CHECK_DIFFERENCES(f, y, dy, 3);
    return check_result();
}
