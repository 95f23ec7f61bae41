// Runs each function at each point: REFERENCE prints values around the point, the other build the gradient at it.
// A function returns a number and changes a and b; what is differentiated is the number plus weighted sums of a and b after.
// Of one function in eight, a and b are the same memory; there, the derivatives by b are none and printed as 0.

// The buffer w is constant: what a function leaves there is not looked at, and what it finds there, it must not use.

typedef double function(double *a, double *b, double s, int n, const int *ix, double *w);
struct point { double a[8], b[8], s, wa[8], wb[8], w[8]; int n, ix[8], same; };
#define CONSTANTS enzyme_const, p.n, enzyme_const, p.ix, enzyme_const, p.w

static uint64_t draws;
static double draw(void) {
    draws = draws * 6364136223846793005u + 1442695040888963407u;
    return (double)(draws >> 11) / 9007199254740992.0 * 2.6 - 1.3;
}

static struct point point_at(int number, int place) {
    static const int trips[4] = {8, 5, 3, 6};
    struct point p;
    draws = SEED * 1000003u + (uint64_t)number * 7919u + (uint64_t)place * 104729u;
    for (int i = 0; i < 20; i++) draw();
    for (int i = 0; i < 8; i++) p.a[i] = draw(), p.b[i] = draw(), p.wa[i] = draw(), p.wb[i] = draw(), p.ix[i] = (3 * i + number) & 7, p.w[i] = 0;
    p.s = draw();
    p.same = number % 8 == 5;
    for (int i = 0; p.same && i < 8; i++) p.b[i] = p.wb[i] = 0;
    p.n = trips[(number + place) & 3];
    return p;
}

static double *copy_of(const double *x) {
    double *copy = (double *)malloc(8 * sizeof(double));
    memcpy(copy, x, 8 * sizeof(double));
    return copy;
}

// The second array beside the first one: the same, or a copy of x.
static double *other(struct point p, double *first, const double *x) { return p.same ? first : copy_of(x); }

static void release(struct point p, double *first, double *second) {
    free(first);
    if (!p.same) free(second);
}

static inline int near(double x, double y) { return x == y || x != x || fabs(x - y) <= 1e-9 * (1 + fabs(y)); }
// Tangents and adjoints of single precision are rounded in different places.
static inline int alike(double x, double y) { return x == y || x != x || fabs(x - y) <= 1e-4 * (1 + fabs(y)); }

static void print_all(const char *what, int number, int place, double value, const double *a, const double *b) {
    printf("%s %d %d %.17g", what, number, place, value);
    for (int i = 0; i < 8; i++) printf(" %.17g", a[i]);
    for (int i = 0; i < 8; i++) printf(" %.17g", b[i]);
    puts("");
    fflush(stdout);
}

static double weighted(function *f, struct point p) {
    double *a = copy_of(p.a), *b = other(p, a, p.b), sum = f(a, b, p.s, p.n, p.ix, p.w);
    for (int i = 0; i < 8; i++) sum += p.wa[i] * a[i] + p.wb[i] * b[i];
    release(p, a, b);
    return sum;
}

static void primal(function *f, int number, int place) {
    struct point p = point_at(number, place);
    double *a = copy_of(p.a), *b = other(p, a, p.b), value = f(a, b, p.s, p.n, p.ix, p.w);
    print_all("primal", number, place, value, a, b);
    release(p, a, b);
}

// The most memory that this process has had, in KB, without the pages of programs and libraries: before and after a derivative.
static long peak_memory(void) {
    char line[256];
    long peak = 0, files = 0;
    FILE *file = fopen("/proc/self/status", "r");
    while (file && fgets(line, sizeof line, file)) {
        if (sscanf(line, "VmHWM: %ld", &peak) == 0) sscanf(line, "RssFile: %ld", &files);
    }
    if (file) fclose(file);
    return peak - files;
}

static void around(function *f, int number, int place) {
    struct point p = point_at(number, place);
    for (int k = 0; k < 17; k++) {
        double *x = k < 8 ? &p.a[k] : k < 16 ? &p.b[k - 8] : &p.s, keep = *x;
        printf("around %d %d %d", number, place, k);
        for (double h = STEP; h > STEP / 5; h /= 2) {
            *x = keep - h;
            printf(" %.17g", weighted(f, p));
            *x = keep + h;
            printf(" %.17g", weighted(f, p));
        }
        *x = keep;
        printf(" %.17g\n", weighted(f, p));
    }
    fflush(stdout);
}
