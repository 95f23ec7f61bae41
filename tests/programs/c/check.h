// The one comparison of the C and C++ programs: declares the entry point and its markers, and compares derivatives with
// expected values, which a program gets from a formula or from finite differences of its own function.
#pragma once
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif
extern int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_primal_return;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff_check(void *, ...);
#ifdef __cplusplus
}
#endif

static int check_failures;

static inline void check_near(const char *what, double got, double want, double tolerance) {
    if (fabs(got - want) <= tolerance * (1 + fabs(want))) return;
    if (got == want) return; // equal infinities
    printf("%s is %.17g, expected %.17g\n", what, got, want);
    check_failures++;
}

// Compares with a value known in closed form.
#define CHECK(got, want) check_near(#got, got, want, 1e-11)
#define CHECK_NEAR(got, want, tolerance) check_near(#got, got, want, tolerance)

// Compares the gradient dx of f at x with central differences of fourth order; f may overwrite the x that it is given.
static inline void check_differences(const char *what, double (*f)(double *, int), const double *x, const double *dx, int n) {
    static const double offset[4] = {-2, -1, 1, 2}, weight[4] = {1, -8, 8, -1};
    double *moved = (double *)malloc((n > 0 ? n : 1) * sizeof(double));
    for (int i = 0; i < n; i++) {
        const double h = 1e-3 * (fabs(x[i]) > 1 ? fabs(x[i]) : 1);
        double difference = 0;
        for (int k = 0; k < 4; k++) {
            memcpy(moved, x, n * sizeof(double));
            moved[i] += offset[k] * h;
            difference += weight[k] * f(moved, n);
        }
        char name[80];
        snprintf(name, sizeof name, "%s[%d]", what, i);
        check_near(name, dx[i], difference / (12 * h), 1e-7);
    }
    free(moved);
}

// A direction, and a point that may be overwritten, for a forward derivative that is to agree with a gradient.
typedef struct { double *point, *tangent; } check_line;
static inline check_line check_direction(const double *x, int n) {
    const int room = n > 0 ? n : 1;
    check_line line = {(double *)malloc(room * sizeof(double)), (double *)malloc(room * sizeof(double))};
    if (n > 0) memcpy(line.point, x, n * sizeof(double));
    for (int i = 0; i < n; i++) line.tangent[i] = 1 - 0.375 * (i % 5);
    return line;
}
// Compares the tangent along check_direction with the gradient dx times that direction.
static inline void check_along(const char *what, double tangent, const double *dx, int n, check_line line) {
    double want = 0, size = 0;
    for (int i = 0; i < n; i++) {
        const double part = dx[i] * (1 - 0.375 * (i % 5));
        want += part;
        size += fabs(part);
    }
    if (!(fabs(tangent - want) <= 1e-12 * (1 + size))) {
        printf("forward and reverse of %s: %.17g and %.17g\n", what, tangent, want);
        check_failures++;
    }
    free(line.point);
    free(line.tangent);
}
#define CHECK_FORWARD(f, x, dx, n)                                                                                             \
    do {                                                                                                                       \
        check_line line = check_direction(x, n);                                                                               \
        double tangent = __enzyme_fwddiff_check((void *)(f), enzyme_dup, line.point, line.tangent, enzyme_const, n);           \
        check_along(#dx, tangent, dx, n, line);                                                                                \
    } while (0)

// Compares a gradient with central differences, and with forward mode.
#define CHECK_DIFFERENCES(f, x, dx, n)                                                                                         \
    do {                                                                                                                       \
        check_differences(#dx, f, x, dx, n);                                                                                   \
        CHECK_FORWARD(f, x, dx, n);                                                                                            \
    } while (0)

// Makes the gradient of f at x, where it is 0 before, and compares it so.
#define CHECK_GRADIENT(f, x, n)                                                                                                \
    do {                                                                                                                       \
        double *dx_ = (double *)calloc((n) > 0 ? (n) : 1, sizeof(double));                                                     \
        __enzyme_autodiff((void *)(f), enzyme_dup, x, dx_, enzyme_const, n);                                                   \
        check_differences(#f, f, x, dx_, n);                                                                                   \
        CHECK_FORWARD(f, x, dx_, n);                                                                                           \
        free(dx_);                                                                                                             \
    } while (0)

static inline int check_result(void) {
    if (!check_failures) puts("ok");
    return check_failures != 0;
}
