// Containers that begin with a buffer inside: in a union with the pointer to the heap, or pointing to themselves. The
// allocations are invokes, for something is destroyed if they throw.
#include "../c/check.h"

template <int inside> struct in_union {
    int n = 0, capacity = inside;
    union {
        double own[inside];
        double *heap;
    };
    in_union() {}
    in_union(const in_union &) = delete;
    ~in_union() {
        if (capacity != inside) delete[] heap;
    }
    double *data() { return capacity == inside ? own : heap; }
    void push(double v) {
        if (n == capacity) {
            double *grown = new double[capacity * 2];
            for (int i = 0; i < n; i++) grown[i] = data()[i];
            if (capacity != inside) delete[] heap;
            heap = grown;
            capacity *= 2;
        }
        data()[n++] = v;
    }
};

static double with_union(double *x, int n) {
    double s = 0;
    for (int r = 1; r <= n; r++) {
        in_union<3> v;
        for (int i = 0; i < r; i++) v.push(x[i] * x[r - 1]);
        for (int i = 0; i < v.n; i++) s += v.data()[i] * v.data()[v.n - 1 - i];
    }
    return s;
}

template <int inside> struct to_itself {
    double *d;
    int n = 0, capacity = inside;
    double own[inside];
    to_itself() : d(own) {}
    to_itself(const to_itself &o) : d(o.capacity == inside ? own : new double[o.capacity]), n(o.n), capacity(o.capacity) {
        for (int i = 0; i < n; i++) d[i] = o.d[i];
    }
    ~to_itself() {
        if (d != own) delete[] d;
    }
    void push(double v) {
        if (n == capacity) {
            double *grown = new double[capacity * 2];
            for (int i = 0; i < n; i++) grown[i] = d[i];
            if (d != own) delete[] d;
            d = grown;
            capacity *= 2;
        }
        d[n++] = v;
    }
};

__attribute__((noinline)) static double sum(to_itself<3> v) {
    double s = 0;
    for (int i = 0; i < v.n; i++) s += v.d[i] *= v.d[v.n - 1 - i];
    return s;
}
static double with_pointer(double *x, int n) {
    double s = 0;
    for (int r = 1; r <= n; r++) {
        to_itself<3> v;
        for (int i = 0; i < r; i++) v.push(x[i] * x[r - 1]);
        s += sum(v) * v.d[0];
    }
    return s;
}

int main() {
    double x[6] = {0.3, 0.55, 0.7, 0.95, 1.2, 0.4}, y[6], d_union[6] = {0}, d_pointer[6] = {0};
    memcpy(y, x, sizeof x);
    __enzyme_autodiff((void *)with_union, y, d_union, 6);
    CHECK_DIFFERENCES(with_union, x, d_union, 6);
    __enzyme_autodiff((void *)with_pointer, y, d_pointer, 6);
    CHECK_DIFFERENCES(with_pointer, x, d_pointer, 6);
    return check_result();
}
