// The library of test_python_api.py: state that functions share, arrays in and out, two precisions.
#include <math.h>

static double scale = 1.0;

void set_scale(double to) { scale = to; }

double energy(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += sin(x[i]) * x[i] * x[(i + 1) % n];
    return scale * sum;
}

double pair(double a, double b) { return a * a * b; }

void squares(const double *x, int n, double *y) {
    for (int i = 0; i < n; i++) y[i] = x[i] * x[i] * x[0];
}

void double_in_place(double *x, int n) {
    for (int i = 0; i < n; i++) x[i] *= 2 * x[i];
}

double quadratic(int m, int n, const double a[m][n], const double (*b)[2]) {
    double sum = 0;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) sum += (i + 2 * j + 1) * a[i][j] * a[i][j] * b[j][i];
    return sum;
}

float single(float a, const float *v, long n) {
    float sum = 0;
    for (long i = 0; i < n; i++) sum += a * v[i] * v[i];
    return sum;
}

struct node {
    double value;
    const struct node *next;
};
double of_list(const struct node *first) { return first->next ? first->value * of_list(first->next) : first->value; }
int count(const double *x, int n) { return n + (x[0] > 0); }
double with_parts(const double *x, int n, double *parts) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += parts[i] = x[i] * x[i];
    return sum;
}
