// Gradients that the program gives, in the forms in which they can be written. The factors (100, 10, 7, 3) show whose they are.
#include "check.h"

// A number in, a number out, nothing saved.
__attribute__((noinline)) double cube(double x) { return x * x * x; }
double cube_augmented(double x) { return cube(x); }
double cube_gradient(double x, double seed) { return seed * 100 * x; }
void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)cube_augmented, (void *)cube_gradient};
double twice_cube(double x) { return 2 * cube(x); }

// Arrays, a tape on the heap, and null for the shadow of constant memory. The derivative is given for forward mode, too.
struct taped {
    double *tape, result;
};
__attribute__((noinline)) double dot(const double *a, const double *b, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += a[i] * b[i];
    return sum;
}
struct taped dot_augmented(const double *a, double *da, const double *b, double *db, int n) {
    double *tape = (double *)malloc(2 * n * sizeof *tape);
    for (int i = 0; i < n; i++) tape[i] = a[i], tape[n + i] = b[i];
    struct taped both = {tape, dot(a, b, n)};
    return both;
}
void dot_gradient(const double *a, double *da, const double *b, double *db, int n, double seed, double *tape) {
    for (int i = 0; i < n; i++) {
        if (da) da[i] += 10 * seed * tape[n + i];
        if (db) db[i] += 10 * seed * tape[i];
    }
    free(tape);
}
double dot_derivative(const double *a, const double *da, const double *b, const double *db, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        if (da) sum += 10 * da[i] * b[i];
        if (db) sum += 10 * a[i] * db[i];
    }
    return sum;
}
void *__enzyme_register_gradient_dot[] = {(void *)dot, (void *)dot_augmented, (void *)dot_gradient};
void *__enzyme_register_derivative_dot[] = {(void *)dot, (void *)dot_derivative};
double squared_dot(const double *a, double *b, int n) {
    double sum = dot(a, b, n);
    for (int i = 0; i < n; i++) b[i] *= 2; // what the gradient needs of b is on its tape
    return sum * sum;
}

// Two derivatives of numbers in a struct, four in memory, and two of single precision, which C returns as a vector.
struct two {
    double a, b;
};
struct four {
    double a, b, c, d;
};
struct two_floats {
    float a, b;
};
__attribute__((noinline)) double product(double x, double y) { return x * y; }
double product_augmented(double x, double y) { return product(x, y); }
struct two product_gradient(double x, double y, double seed) { return (struct two){7 * seed * y, 7 * seed * x}; }
void *__enzyme_register_gradient_product[] = {(void *)product, (void *)product_augmented, (void *)product_gradient};
double product_and_x(double x, double y) { return product(x, y) + x; }
__attribute__((noinline)) double volume(double a, double b, double c, double d) { return a * b * c * d; }
double volume_augmented(double a, double b, double c, double d) { return volume(a, b, c, d); }
struct four volume_gradient(double a, double b, double c, double d, double seed) {
    return (struct four){seed * 2, seed * 3, seed * 4, seed * 5};
}
void *__enzyme_register_gradient_volume[] = {(void *)volume, (void *)volume_augmented, (void *)volume_gradient};
double weighted_volume(double x, double y) { return volume(x, y, x, 1) * y; }
__attribute__((noinline)) float ratio(float x, float y) { return x / y; }
float ratio_augmented(float x, float y) { return ratio(x, y); }
struct two_floats ratio_gradient(float x, float y, float seed) { return (struct two_floats){7 * seed / y, -seed * x / y / y}; }
void *__enzyme_register_gradient_ratio[] = {(void *)ratio, (void *)ratio_augmented, (void *)ratio_gradient};
double wide_ratio(double x, double y) { return ratio((float)x, (float)y); }

// The augmented forward returns nothing: the function runs for its result.
__attribute__((noinline)) double doubled(double x) { return 2 * x; }
static int augmented_runs;
void doubled_augmented(double x) { augmented_runs++; }
double doubled_gradient(double x, double seed) { return seed * 42; }
void *__enzyme_register_gradient_doubled[] = {(void *)doubled, (void *)doubled_augmented, (void *)doubled_gradient};
double squared_double(double x) { return doubled(x) * doubled(x); }

// Memory changed in place, and the tape alone.
__attribute__((noinline)) void scale(double *x, int n, double by) {
    for (int i = 0; i < n; i++) x[i] *= by;
}
double *scale_augmented(double *x, double *dx, int n, double by) {
    double *tape = (double *)malloc(n * sizeof *tape);
    for (int i = 0; i < n; i++) tape[i] = x[i];
    scale(x, n, by);
    return tape;
}
double scale_gradient(double *x, double *dx, int n, double by, double *tape) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += dx[i] * tape[i], dx[i] *= by;
    free(tape);
    return 3 * sum;
}
void *__enzyme_register_gradient_scale[] = {(void *)scale, (void *)scale_augmented, (void *)scale_gradient};
double scaled(double *x, int n, double by) {
    scale(x, n, by);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i];
    return sum;
}

// A pointer is returned, with its shadow; an integer has a shadow as in the reference; a struct is the tape.
struct row {
    double *row, *shadow;
};
__attribute__((noinline)) double *row_of(double *m, int width, int i) { return m + i * width; }
struct row row_augmented(double *m, double *dm, int width, int dwidth, int i, int di) {
    return (struct row){row_of(m, width, i), dm + i * width};
}
void row_gradient(double *m, double *dm, int width, int dwidth, int i, int di) {}
void *__enzyme_register_gradient_row[] = {(void *)row_of, (void *)row_augmented, (void *)row_gradient};
double of_row(double *m, double x) {
    double *row = row_of(m, 3, 1);
    row[0] = x * row[1];
    return row[0] * row[2];
}
struct saved {
    long n;
    double x;
};
__attribute__((noinline)) void push(double *to, double x) { to[1] += x * x; }
struct saved push_augmented(double *to, double *dto, double x) {
    push(to, x);
    return (struct saved){4, x};
}
double push_gradient(double *to, double *dto, double x, struct saved tape) { return tape.n * tape.x * dto[1]; }
void *__enzyme_register_gradient_push[] = {(void *)push, (void *)push_augmented, (void *)push_gradient};
double pushed(double x) {
    double to[2] = {0, x};
    for (int i = 1; i < 4; i++) push(to, x * i);
    return to[1];
}

struct two __enzyme_autodiff_two(void *, ...);

int main(void) {
    CHECK(__enzyme_autodiff((void *)twice_cube, 3.0), 600.0);
    CHECK(__enzyme_autodiff((void *)cube, 3.0), 300.0); // asked about itself

    double a[3] = {1, 2, 3}, b[3] = {4, 5, 6}, da[3] = {0}, db[3] = {0};
    __enzyme_autodiff((void *)squared_dot, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_const, 3);
    for (int i = 0; i < 3; i++) CHECK(da[i], 10 * 2 * 32 * (4. + i));
    for (int i = 0; i < 3; i++) CHECK(db[i], 10 * 2 * 32 * (1. + i));
    b[0] = 4, b[1] = 5, b[2] = 6;
    double dc[3] = {0};
    __enzyme_autodiff((void *)squared_dot, enzyme_const, a, enzyme_dup, b, dc, enzyme_const, 3);
    for (int i = 0; i < 3; i++) CHECK(dc[i], 10 * 2 * 32 * (1. + i));
    b[0] = 4, b[1] = 5, b[2] = 6;
    double ta[3] = {1, 0, 0};
    CHECK(__enzyme_fwddiff_check((void *)squared_dot, enzyme_dup, a, ta, enzyme_const, b, enzyme_const, 3), 10 * 4 * 2 * 32.);

    struct two d = __enzyme_autodiff_two((void *)product_and_x, 2.0, 5.0);
    CHECK(d.a, 36.0);
    CHECK(d.b, 14.0);
    d = __enzyme_autodiff_two((void *)weighted_volume, 2.0, 5.0);
    CHECK(d.a, 5 * (2.0 + 4.0));
    CHECK(d.b, 20 + 5 * 3.0);
    d = __enzyme_autodiff_two((void *)wide_ratio, 3.0, 2.0);
    CHECK(d.a, 3.5);
    CHECK(d.b, -0.75);

    CHECK(__enzyme_autodiff((void *)squared_double, 3.0), 2 * 6 * 42.0);
    CHECK((double)(augmented_runs > 0), 1.0);

    double x[2] = {1, 2}, dx[2] = {0};
    CHECK(__enzyme_autodiff((void *)scaled, x, dx, 2, 3.0), 3 * 2 * (3 * 1 * 1 + 6 * 2));
    CHECK(dx[0], 2 * 3 * 3.0);

    double m[6] = {1, 2, 3, 4, 5, 6}, dm[6] = {0};
    CHECK(__enzyme_autodiff((void *)of_row, enzyme_dup, m, dm, enzyme_out, 2.0), 5 * 6.0);
    CHECK(dm[4], 2 * 6.0);
    CHECK(dm[5], 10.0);
    CHECK(__enzyme_autodiff((void *)pushed, 2.0), 1 + 4 * 2.0 * (1 + 4 + 9));
    return check_failures;
}
