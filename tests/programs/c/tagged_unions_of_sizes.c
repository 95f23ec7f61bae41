// The number and the integer of a tagged union have other sizes and orders: float, int, long first.
#include "check.h"

enum { NUMBER, INTEGER, N = 6 };
struct small {
    int kind;
    union {
        float number;
        int integer;
    } as;
};
__attribute__((noinline)) static float of_floats(const struct small *v) {
    float s = 0;
    for (int i = 0; i < N; i++) s += v[i].kind == NUMBER ? v[i].as.number * v[i].as.number : v[i].as.integer * 3;
    return s;
}
__attribute__((noinline)) static void step_small(struct small *v) {
    if (v->kind == INTEGER) v->as.integer = v->as.integer * 3 + 1;
    else v->as.number *= v->as.number;
}
static float floats(const float *x) {
    struct small v[N];
    for (int i = 0; i < N; i++)
        if (i % 2) v[i].kind = NUMBER, v[i].as.number = x[i];
        else v[i].kind = INTEGER, v[i].as.integer = i;
    for (int i = 0; i < N; i++) step_small(v + i);
    return of_floats(v);
}

struct mixed {
    int kind;
    union {
        double number;
        int integer;
    } as;
};
__attribute__((noinline)) static double of_mixed(const struct mixed *v) {
    return v->kind == NUMBER ? v->as.number * v->as.number : v->as.integer;
}
__attribute__((noinline)) static void step_mixed(struct mixed *v) {
    if (v->kind == INTEGER) v->as.integer = v->as.integer * 3 + 1;
    else v->as.number *= v->as.number;
}
static double mixed(const double *x) {
    struct mixed v[N];
    double s = 0;
    for (int i = 0; i < N; i++)
        if (i % 2) v[i].kind = NUMBER, v[i].as.number = x[i];
        else v[i].kind = INTEGER, v[i].as.integer = i;
    for (int i = 0; i < N; i++) step_mixed(v + i);
    for (int i = 0; i < N; i++) s += of_mixed(v + i) * x[0];
    return s;
}

struct turned {
    union {
        long integer;
        double number;
    } as;
    char is_number;
};
__attribute__((noinline)) static void put_number(struct turned *v, double x) { v->as.number = x, v->is_number = 1; }
__attribute__((noinline)) static void put_integer(struct turned *v, long x) { v->as.integer = x, v->is_number = 0; }
__attribute__((noinline)) static double get(const struct turned *v) { return v->is_number ? v->as.number : v->as.integer; }
static double turned(const double *x) {
    struct turned v[N];
    double s = 0;
    for (int i = 0; i < N; i++)
        if (i % 2) put_number(v + i, x[i]);
        else put_integer(v + i, i);
    for (int i = 0; i < N; i++) s += get(v + i) * get(v + i);
    return s;
}

int main(void) {
    float y[N], dy[N] = {0};
    double x[N], dx[N] = {0}, dt[N] = {0}, s = 1 + 7 + 13;
    for (int i = 0; i < N; i++) x[i] = y[i] = 0.5 + i;
    __enzyme_autodiff((void *)floats, y, dy);
    __enzyme_autodiff((void *)mixed, x, dx);
    __enzyme_autodiff((void *)turned, x, dt);
    for (int i = 1; i < N; i += 2) s += pow(x[i], 4);
    for (int i = 0; i < N; i++) {
        CHECK_NEAR(dy[i], i % 2 ? 4 * pow(y[i], 3) : 0, 1e-5);
        CHECK(dx[i], i == 0 ? s : i % 2 ? 4 * pow(x[i], 3) * x[0] : 0);
        CHECK(dt[i], i % 2 ? 2 * x[i] : 0);
    }
    return check_result();
}
