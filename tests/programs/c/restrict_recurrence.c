// A hidden state updated through restrict pointers handed to a noinline cell, as in a recurrent network.
#include "check.h"

__attribute__((noinline)) static void cell(const double *restrict w, const double *restrict in, double *restrict state) {
    double gate = 1 / (1 + exp(-(w[0] * state[0] + w[1] * in[0])));
    state[1] = gate * state[1] + (1 - gate) * tanh(w[2] * in[0]);
    state[0] = gate * tanh(state[1]);
}

static double f(double *w, int n) {
    static const double input[5] = {0.3, -0.8, 1.2, 0.5, -0.1};
    double state[2] = {0.1, 0.2};
    for (int t = 0; t < 5; t++) cell(w, &input[t], state);
    return state[0] + state[1] * state[1] * n;
}

int main(void) {
    double w[3] = {0.7, -1.2, 0.4}, dw[3] = {0};
    __enzyme_autodiff((void *)f, w, dw, 3);
    CHECK_DIFFERENCES(f, w, dw, 3);
    return check_result();
}
