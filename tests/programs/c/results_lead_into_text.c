// Functions of C's library that return a pointer into what they are given: numbers lie behind a text, or in front of it.
#include "check.h"

static double after_name(double *x, int n) {
    char message[64], name[8] = "abc";
    name[1] = (char)('a' + n);
    strcpy(message, name);
    size_t length = strlen(message);
    message[length] = ':';
    double v = x[0] * x[0], w;
    memcpy(message + length + 1, &v, 8);
    const char *found = strchr(message, ':');
    memcpy(&w, found + 1, 8);
    return w * x[1];
}

static double after_mark(double *x, int n) {
    char message[64] = "key=<>";
    message[6] = n > 90 ? 'x' : 0;
    double v = x[0] * x[1], w;
    memcpy(message + 8, &v, 8);
    const char *found = strstr(message, "<>");
    if (!found) return 0;
    memcpy(&w, found + 4, 8);
    return w * w;
}

// Never found: the pointer is null.
static double not_found(double *x, int n) {
    char message[32] = "abc";
    message[1] = (char)('a' + n % 3);
    double v = x[0] * x[0], w = 2 * x[1];
    memcpy(message + 8, &v, 8);
    const char *found = strrchr(message, '#');
    if (found) memcpy(&w, found, 8);
    return w * x[0];
}

#define TRY(f) { double p[2] = {1.5, 2}, x[2] = {1.5, 2}, g[2] = {0}; \
    __enzyme_autodiff((void *)f, enzyme_dup, p, g, enzyme_const, 2); check_differences(#f, f, x, g, 2); }

int main() {
    TRY(after_name)
    TRY(after_mark)
    TRY(not_found)
    return check_failures;
}
