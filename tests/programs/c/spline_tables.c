// Splines and materials in tables, as programs of physics have them: loaded once into static structs, chosen by name or number, and only
// read from then on. Some tables grow between derivatives, one is reloaded, one species has none.
#include "check.h"
double __enzyme_fwddiff(void *, ...);
#define NOINLINE __attribute__((noinline))

struct spline { const char *name; int n; double step; double *y, *curvature; };
static struct spline helium = {"He"}, neon = {"Ne"}, argon = {"Ar"}, none = {"none"};
static struct spline *const species[] = {&helium, &neon, &argon, &none};
static const struct { const char *symbol; struct spline *s; double mass; long charge; } periodic[] = {
    {"He", &helium, 4.0026, 2}, {"Ne", &neon, 20.18, 10}, {"Ar", &argon, 39.95, 18}, {"X", &none, 1, 1}};

static NOINLINE void load(struct spline *s, int n, double step) {
    s->y = realloc(s->y, n * sizeof(double));
    s->curvature = realloc(s->curvature, n * sizeof(double));
    s->n = n, s->step = step;
    double *u = calloc(n, sizeof(double));
    for (int i = 0; i < n; i++) s->y[i] = exp(-0.3 * i * step) * cos(i * step) + s->name[0] % 5;
    s->curvature[0] = s->curvature[n - 1] = 0;
    for (int i = 1; i < n - 1; i++) { // a natural spline, by elimination
        double p = 0.5 * s->curvature[i - 1] + 2;
        s->curvature[i] = -0.5 / p;
        u[i] = (6 * (s->y[i + 1] - 2 * s->y[i] + s->y[i - 1]) / (2 * step * step) - 0.5 * u[i - 1]) / p;
    }
    for (int i = n - 2; i > 0; i--) s->curvature[i] = s->curvature[i] * s->curvature[i + 1] + u[i];
    free(u);
}
static NOINLINE double evaluate(const struct spline *s, double r) {
    if (s->n == 0) return 0;
    int k = r / s->step;
    k = k < 0 ? 0 : k > s->n - 2 ? s->n - 2 : k;
    double b = r / s->step - k, a = 1 - b;
    double cubic = (a * a * a - a) * s->curvature[k] + (b * b * b - b) * s->curvature[k + 1];
    return a * s->y[k] + b * s->y[k + 1] + cubic * s->step * s->step / 6;
}
static int kinds[3];
static double energy(double *x, int n) { // of pairs of atoms
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++) {
            double r = sqrt((x[i] - x[j]) * (x[i] - x[j]) + 0.01);
            sum += evaluate(species[kinds[(i + j) % 3]], r) * (1 + 0.1 * i);
        }
    return sum;
}
static double by_name(const char *symbol, double r) {
    for (int i = 0; i < 4; i++)
        if (strcmp(periodic[i].symbol, symbol) == 0)
            return periodic[i].charge * evaluate(periodic[i].s, r) / periodic[i].mass;
    return 0;
}
static double named(double *x, int n) { return by_name("Ne", x[0]) * x[1] + by_name("Ar", x[1] * x[2]) + by_name("X", x[0]) + by_name("U", x[1]); }

struct material { double density; double *conductivity; int order; };
static struct material steel, copper, wood;
static NOINLINE const struct material *material(int id) {
    switch (id) {
    case 1: return &steel;
    case 4: return &copper;
    case 9: return &wood;
    default: return 0;
    }
}
static void define(struct material *m, double density, int order) {
    free(m->conductivity);
    m->conductivity = malloc((order + 1) * sizeof(double));
    m->density = density, m->order = order;
    for (int k = 0; k <= order; k++) m->conductivity[k] = density / (k + 2);
}
static NOINLINE double conductivity(const struct material *m, double t) {
    double k = 0;
    for (int i = m->order; i >= 0; i--) k = k * t + m->conductivity[i];
    return k * m->density;
}
static int layers[4] = {1, 9, 4, 7};
static double resistance(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        const struct material *m = material(layers[i % 4]);
        sum += m ? x[i] / conductivity(m, 0.1 * x[(i + 1) % n]) : x[i];
    }
    return sum;
}

#define BOTH(f, x, n)                                                                                                          \
    do {                                                                                                                       \
        double g[8] = {0};                                                                                                     \
        __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, n);                                                       \
        CHECK_DIFFERENCES(f, x, g, n);                                                                                         \
        CHECK_FORWARD(f, x, g, n);                                                                                             \
    } while (0)
int main(void) {
    double x[5] = {0.35, 1.17, 0.72, 2.04, 1.63};
    for (int round = 0; round < 3; round++) {
        load(&helium, 12 + 5 * round, 0.3), load(&neon, 9, 0.4 - 0.05 * round), load(&argon, 40, 0.11);
        for (int i = 0; i < 3; i++) kinds[i] = (i + round) % 4;
        BOTH(energy, x, 5);
        BOTH(named, x, 3);
        define(&steel, 7.8, 2 + round), define(&copper, 8.9, 1), define(&wood, 0.7, 3);
        BOTH(resistance, x, 5);
    }
    return check_result();
}
