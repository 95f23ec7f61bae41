// Several case labels on one arm: that block has one predecessor but several edges, and a phi wants an entry for each.
#include "check.h"

static double merged(double x, const int *c) { // the shared arm is reached from elsewhere, too
    double y = x;
    int k = *c;
    if (k < 0) y = sin(x);
    else switch (k) {
    case 3: case 77: goto end;
    default: y = x * x * x;
    }
    y = y * y;
end:
    return y * x;
}

static double left_early(double x, const char *s) { // two edges leave a loop whose trip count is not known
    double y = x;
    for (int i = 0;; i++) switch (s[i]) {
        case 'q': case 'z': goto out;
        default: y = sin(y) * 2;
    }
out:
    return y * y;
}

static double left_nest(double x, const char *s) { // and a nest, by two edges, or by others into the outer loop
    double y = x;
    for (int i = 0; *s; i++) {
        for (;; s++) switch (*s) {
            case 'q': case 'z': return y * y;
            case ' ': case '\n': case ',': y *= 0.9; goto word;
            case 'a': case 'b': y = sin(y); break;
            default: y = y * x;
        }
    word:
        s++;
    }
    return y;
}

static double continued(double x, int n) { // two edges to the latch
    double y = x;
    for (int i = 0; i < n; i++) {
        switch (i % 7) {
        case 3: case 5: break;
        default: y = sin(y);
        }
        y *= y + 0.5;
    }
    return y;
}

static double restarted(double x, const char *s) { // two edges back to the header, two into the loop
    double y = x;
    switch (*s) {
    case 'a': case 'b': y = cos(x); break;
    default: return x;
    }
again:
    y = y * x + 1;
    switch (*++s) {
    case 'c': case 'd': goto again;
    case 'e': case 'f': y = y * y; goto again;
    default: return y;
    }
}

static void check(const char *what, double (*f)(double, const void *), const void *c, double got) {
    double h = 1e-5, x = 0.7;
    check_near(what, got, (f(x + h, c) - f(x - h, c)) / (2 * h), 1e-6);
}
#define COMPARE(f, c) check(#f, (double (*)(double, const void *))f, c, __enzyme_autodiff((void *)f, 0.7, enzyme_const, c))

int main(void) {
    for (int k = -1; k < 80; k++) COMPARE(merged, &k);
    const char *words[] = {"abcz", "z", "aq", "ab bc,\nz", "xa,", "", "ac", "bdcec", "c", "aef"};
    for (int i = 0; i < 3; i++) COMPARE(left_early, words[i]);
    for (int i = 0; i < 6; i++) COMPARE(left_nest, words[i]);
    for (int i = 6; i < 10; i++) COMPARE(restarted, words[i]);
    double h = 1e-5;
    for (int n = 0; n < 12; n++)
        CHECK_NEAR(__enzyme_autodiff((void *)continued, 0.7, n), (continued(0.7 + h, n) - continued(0.7 - h, n)) / (2 * h), 1e-6);
    return check_result();
}
