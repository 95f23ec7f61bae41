// What the requests of lang/fortran/enzyme_hub.f90 run: checks of shapes, and the columns of a Jacobian.
//
// runtime.ll is made of this file by `python -m enzyme_hub._bitcode languages.fortran.requests`. The arrays of a request lie in one
// piece: its dummy arguments are CONTIGUOUS.

typedef unsigned long size_t;

int snprintf(char *, size_t, const char *, ...);
_Noreturn void __ehub_stop_saying(const char *code, const char *file, int line, const char *text);
_Noreturn void __ehub_stop_memory(void);
void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
void *memcpy(void *, const void *, size_t);
void *memset(void *, int, size_t);

#define MAX_RANK 15
#define RUNTIME __attribute__((noinline)) void

// A descriptor of ISO_Fortran_binding (Fortran 2018, 18.5.3), which flang's own ones are.
struct dimension {
    long lower, extent, stride;
};
struct descriptor {
    char *base;
    size_t size; // of an element, in bytes
    int version;
    signed char rank, type, attribute, extra;
    struct dimension dimensions[MAX_RANK];
};

static long count(const struct descriptor *array) {
    long elements = 1;
    for (int k = 0; k < array->rank; k++) elements *= array->dimensions[k].extent;
    return elements;
}

typedef struct {
    char text[1024];
    size_t used;
} message;

#define TELL(m, ...) m.used += (size_t)snprintf(m.text + m.used, sizeof m.text - m.used, __VA_ARGS__)

static message with_shape(message m, const char *name, const struct descriptor *array) {
    TELL(m, "\n  %s has ", name);
    if (array->rank == 0) TELL(m, "no dimension");
    for (int k = 0; k < array->rank; k++) TELL(m, k ? " x %ld" : "the shape %ld", array->dimensions[k].extent);
    return m;
}

static _Noreturn void stop(message m) { __ehub_stop_saying("EH0205", 0, 0, m.text); }

static message said(const char *what) {
    message m = {"", 0};
    TELL(m, "%s", what);
    return m;
}

// The shadow has the shape of what it shadows.
RUNTIME __ehub_fortran_same_shape(const struct descriptor *x, const struct descriptor *dx) {
    int same = x->rank == dx->rank;
    for (int k = 0; same && k < x->rank; k++) same = x->dimensions[k].extent == dx->dimensions[k].extent;
    if (same) return;
    message m = with_shape(said("enzyme_gradient: x and dx differ in shape"), "x ", x);
    stop(with_shape(m, "dx", dx));
}

// A function that takes its argument by value has one number.
RUNTIME __ehub_fortran_number(const struct descriptor *x) {
    if (x->rank == 0) return;
    stop(with_shape(said("enzyme_gradient: f takes a number by value, and x is an array"), "x", x));
}

static struct descriptor like(const struct descriptor *array, void *base) {
    struct descriptor made;
    memcpy(&made, array, 24 + (size_t)array->rank * sizeof(struct dimension));
    made.base = base;
    return made;
}

// The columns of the Jacobian, one for each element of x, by the function's tangent.
typedef void tangent(struct descriptor *x, struct descriptor *dx, struct descriptor *y, struct descriptor *dy, void *host);
RUNTIME __ehub_fortran_jacobian(tangent *f, struct descriptor *x, struct descriptor *y, struct descriptor *jacobian, void *host) {
    long columns = count(x), rows = count(y);
    if (count(jacobian) != columns * rows) {
        message m = said("enzyme_jacobian: the Jacobian has a row for each element of y, and a column for each of x");
        m = with_shape(with_shape(m, "x       ", x), "y       ", y);
        stop(with_shape(m, "jacobian", jacobian));
    }
    size_t bytes = (size_t)rows * y->size;
    char *seeds = calloc((size_t)columns + 1, x->size), *before = malloc(bytes + 1), *column = jacobian->base;
    if (!seeds || !before) __ehub_stop_memory();
    memcpy(before, y->base, bytes);
    for (long k = 0; k < columns; k++, column += bytes) {
        struct descriptor dx = like(x, seeds), dy = like(y, column);
        memset(column, 0, bytes);
        memcpy(y->base, before, bytes);
        if (x->size == 4) ((float *)seeds)[k] = 1;
        else ((double *)seeds)[k] = 1;
        f(x, &dx, y, &dy, host);
        memset(seeds + (size_t)k * x->size, 0, x->size);
    }
    free(seeds);
    free(before);
}
