// Fixed-size matrices by templates: everything unrolls.
#include "check.h"

template <int R, int C> struct Matrix {
    double at[R][C] = {};
    template <int K> Matrix<R, K> operator*(const Matrix<C, K> &o) const {
        Matrix<R, K> result;
        for (int i = 0; i < R; i++)
            for (int j = 0; j < K; j++)
                for (int k = 0; k < C; k++) result.at[i][j] += at[i][k] * o.at[k][j];
        return result;
    }
};

static double f(double *x, int) {
    Matrix<2, 3> a;
    Matrix<3, 2> b;
    for (int i = 0; i < 6; i++) {
        a.at[i / 3][i % 3] = x[i];
        b.at[i / 2][i % 2] = x[5 - i] * x[i];
    }
    auto c = a * b;
    auto d = c * c;
    return d.at[0][0] * d.at[1][1] - d.at[0][1] * d.at[1][0] + c.at[0][1];
}

int main() {
    double x[6] = {0.5, 1.25, 0.3, -0.75, 1, 0.4}, dx[6] = {0};
    __enzyme_autodiff((void *)f, x, dx, 6);
    CHECK_DIFFERENCES(f, x, dx, 6);
    return check_result();
}
