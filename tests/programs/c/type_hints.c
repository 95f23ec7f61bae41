// Type hints where nothing else says what bytes are: moved raw, without a declared type; with and without a number of bytes.
// flags: -fno-strict-aliasing
#include "check.h"
void __enzyme_double(void *, ...);
void __enzyme_float(void *, ...);
void __enzyme_integer(void *, ...);
void __enzyme_pointer(void *, ...);
void __enzyme_autodiff_void(void *, ...);
void __enzyme_fwddiff_void(void *, ...);

static void doubles(const void *in, void *out) {
    __enzyme_double(out, 16UL);
    memcpy(out, in, 16);
}
static void floats(const void *in, void *out) {
    __enzyme_float(out, 16UL);
    memcpy(out, in, 16);
}
static void any_number(const void *in, void *out, int n) {
    __enzyme_double(out);
    memmove(out, in, n);
}
static void count_and_number(const void *in, void *out) {
    __enzyme_integer(out, 8UL);
    __enzyme_double((char *)out + 8, 8UL);
    memcpy(out, in, 16);
}
static void pointer_and_number(const void *in, void *out) {
    __enzyme_pointer(out, 8UL);
    __enzyme_double((char *)out + 8, 8UL);
    memcpy(out, in, 16);
}

// The request shall not tell the types.
static void *hidden(void *p) {
    void *volatile place = p;
    return place;
}

int main(void) {
    double a[2] = {1, 2}, da[2] = {0}, b[2], db[2] = {3, 4}, t[2] = {5, 6};
    __enzyme_autodiff_void((void *)doubles, hidden(a), hidden(da), hidden(b), hidden(db));
    CHECK(da[0], 3);
    CHECK(da[1], 4);
    CHECK(db[0], 0);
    CHECK(b[1], 2);
    __enzyme_fwddiff_void((void *)doubles, hidden(a), hidden(t), hidden(b), hidden(db));
    CHECK(db[1], 6);
    db[0] = 1;
    __enzyme_autodiff_void((void *)any_number, hidden(a), hidden(da), hidden(b), hidden(db), 16);
    CHECK(da[0], 4);
    CHECK(da[1], 10);

    float c[4] = {1, 2, 3, 4}, dc[4] = {0}, d[4], dd[4] = {3, 4, 5, 6};
    __enzyme_autodiff_void((void *)floats, hidden(c), hidden(dc), hidden(d), hidden(dd));
    CHECK(dc[0], 3);
    CHECK(dc[3], 6);
    CHECK(dd[0], 0);

    struct {
        long n;
        double v;
    } e = {7, 2}, de = {0, 0}, f, df = {9, 4};
    __enzyme_autodiff_void((void *)count_and_number, hidden(&e), hidden(&de), hidden(&f), hidden(&df));
    CHECK(de.n, 0);
    CHECK(de.v, 4);
    CHECK(df.n, 9);
    CHECK(f.n, 7);

    double v = 1, dv = 0;
    struct {
        double *p;
        double v;
    } g = {&v, 2}, dg = {&dv, 0}, h, dh = {0, 4};
    __enzyme_autodiff_void((void *)pointer_and_number, hidden(&g), hidden(&dg), hidden(&h), hidden(&dh));
    CHECK(dg.v, 4);
    CHECK(dh.p == &dv, 1);
    return check_result();
}
