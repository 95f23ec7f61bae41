// A vector of objects with vectors in them, grown one by one: the first insertion is before null, the end of nothing.
#include "check.h"
#include <vector>

struct Layer {
    std::vector<double> weights, bias;
    int in, out;

    Layer(const double *&p, int in, int out) : in(in), out(out) {
        weights.assign(p, p + in * out);
        p += in * out;
        bias.assign(p, p + out);
        p += out;
    }

    std::vector<double> operator()(const std::vector<double> &v) const {
        std::vector<double> result(out);
        for (int o = 0; o < out; o++) {
            double sum = bias[o];
            for (int i = 0; i < in; i++) sum += weights[o * in + i] * v[i];
            result[o] = tanh(sum);
        }
        return result;
    }
};

static double f(double *x, int n) {
    const double *p = x;
    std::vector<Layer> network;
    network.emplace_back(p, 2, 3);
    network.emplace_back(p, 3, 1);
    std::vector<double> h{0.5, -0.3};
    for (const auto &layer : network) h = layer(h);
    return h[0] * h[0];
}

int main() {
    double x[13], dx[13] = {0};
    for (int i = 0; i < 13; i++) x[i] = sin(i + 1);
    __enzyme_autodiff((void *)f, x, dx, 13);
    CHECK_DIFFERENCES(f, x, dx, 13);
    return check_result();
}
