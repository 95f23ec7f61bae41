// The library of test_python_structs.py: structs by address and by value, with pointers in them, and complex numbers.
#include <complex.h>
#include <math.h>

struct point {
    double x, y;
};
struct body {
    struct point at;
    double m;
    int tag;
    float v[2][3];
};
struct model {
    const double *w;
    int n;
    double bias;
    struct point *c;
};

struct counted {
    const double *x;
    unsigned long n;
    signed char power;
};

double of_counted(const struct counted *c) {
    double sum = 0;
    for (unsigned long i = 0; i < c->n; i++) sum += c->power * c->x[i] * c->x[i];
    return sum;
}

double of_struct(struct point p) { return p.x * p.x * p.y; }
double at_address(const struct point *p) { return p->x * p->x * p->y; }

double total(const struct body *b, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += b[i].m * b[i].at.x * b[i].at.y * b[i].v[1][2];
    return sum;
}

struct point turn(struct point p, double a) {
    struct point r = {p.x * cos(a) - p.y * sin(a), p.x * sin(a) + p.y * cos(a)};
    return r;
}

struct body grow(struct body b, double by) {
    b.m *= by;
    b.v[0][1] *= b.v[0][1];
    return b;
}

void move(struct point *p, double by) {
    p->x *= by;
    p->y += by * p->x;
}

double eval(const struct model *m, const double *x) {
    double sum = m->bias;
    for (int i = 0; i < m->n; i++) sum += m->w[i] * x[i] * x[i];
    return sum * m->c->x;
}

double power(const double _Complex *z, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += creal(z[i]) * creal(z[i]) * cimag(z[i]);
    return sum;
}

float _Complex cube(float _Complex z) { return z * z * z; }

void squares(const double _Complex *z, int n, double _Complex *out) {
    for (int i = 0; i < n; i++) out[i] = z[i] * z[i];
}
