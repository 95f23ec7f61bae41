// The library of test_python_texts.py.
#include <string.h>

double energy(const char *kind, const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += strcmp(kind, "cubes") ? x[i] * x[i] : x[i] * x[i] * x[i];
    return sum * strlen(kind);
}

double put(char *text, double x) {
    text[0] = 'a';
    return x * x;
}

double weighed(const unsigned char *bytes, int n, double x) {
    int sum = 0;
    for (int i = 0; i < n; i++) sum += bytes[i];
    return sum * x * x;
}

double letter(char c, double x) { return c * x; }
