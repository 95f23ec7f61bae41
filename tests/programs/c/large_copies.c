// Copies of large arrays of a known size: of numbers, of structs, behind fields and before them.
#include "check.h"
#include <string.h>

enum { MANY = 300000, SOME = 20000, FEW = 500 };

struct record {
    double value;
    int count;
};
struct headed {
    int n;
    double first, rest[SOME];
};
struct parted {
    double a[FEW];
    long n;
    double b[FEW];
};

static double x[MANY], dx[MANY], y[MANY];

static double whole(const double *v) {
    memcpy(y, v, sizeof y);
    double sum = y[0] * 2 + y[1] * y[2];
    for (int i = 3; i < MANY; i++) sum += y[i] * y[i];
    return sum;
}

static struct record records[SOME], drecords[SOME], copies[SOME];

static double of_records(const struct record *v) {
    memcpy(copies, v, sizeof copies);
    double sum = 0;
    for (int i = 0; i < SOME; i++) sum += copies[i].value * copies[i].value * copies[i].count;
    return sum;
}

static struct headed headed, dheaded, kept;

static double of_headed(const struct headed *v) {
    kept = *v;
    double sum = kept.first * kept.first;
    for (int i = 0; i < kept.n; i++) sum += kept.rest[i] * kept.first;
    return sum;
}

static struct parted parted, dparted, held;

static double of_parted(const struct parted *v) {
    held = *v;
    double sum = 0;
    for (int i = 0; i < held.n; i++) sum += held.a[i] * held.a[i];
    for (int i = 0; i < held.n; i++) sum += held.b[i] * 3;
    return sum;
}

int main(void) {
    for (int i = 0; i < MANY; i++) x[i] = 0.5 + i % 7;
    __enzyme_autodiff((void *)whole, enzyme_dup, x, dx);
    CHECK(dx[0], 2);
    CHECK(dx[1], x[2]);
    for (int i = 3; i < MANY; i += 1111) CHECK(dx[i], 2 * x[i]);

    for (int i = 0; i < SOME; i++) records[i].value = i % 5, records[i].count = i % 3;
    __enzyme_autodiff((void *)of_records, enzyme_dup, records, drecords);
    for (int i = 0; i < SOME; i += 111) CHECK(drecords[i].value, 2.0 * (i % 5) * (i % 3));

    headed.n = SOME, headed.first = 3;
    for (int i = 0; i < SOME; i++) headed.rest[i] = i % 4;
    __enzyme_autodiff((void *)of_headed, enzyme_dup, &headed, &dheaded);
    CHECK(dheaded.first, 6 + SOME * 1.5);
    for (int i = 0; i < SOME; i += 111) CHECK(dheaded.rest[i], 3);

    parted.n = FEW;
    for (int i = 0; i < FEW; i++) parted.a[i] = i, parted.b[i] = 2 * i;
    __enzyme_autodiff((void *)of_parted, enzyme_dup, &parted, &dparted);
    for (int i = 0; i < FEW; i += 11) CHECK(dparted.a[i], 2 * i), CHECK(dparted.b[i], 3);
    return check_result();
}
