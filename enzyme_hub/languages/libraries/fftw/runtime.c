/* What is known of plans while the program runs, and the maps that derivatives are made of (rules.c).

   FFTW cannot be asked what a plan does. So calls that make plans go through here, where the shape of the transform is noted.
   Shapes stay when plans go, for a derivative may be asked for later. A derivative has plans of its own for packed copies of the
   arrays, made once for each shape: shadows need not be aligned as the plan's arrays are, and adjoints go the other way. */

#include "fftw.h"

void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
_Noreturn void __ehub_stop_saying(const char *code, const char *file, int line, const char *text);
int memcmp(const void *, const void *, size_t);
#define memcpy __builtin_memcpy

typedef long I;
typedef unsigned flags;
enum { ESTIMATE = 1 << 6 };

void *FFTW(malloc)(size_t);
void FFTW(free)(void *);
void *FFTW(plan_dft_1d)(int, T *, T *, int, flags);
void *FFTW(plan_dft_2d)(int, int, T *, T *, int, flags);
void *FFTW(plan_dft_3d)(int, int, int, T *, T *, int, flags);
void *FFTW(plan_dft)(int, const int *, T *, T *, int, flags);
void *FFTW(plan_dft_r2c_1d)(int, T *, T *, flags);
void *FFTW(plan_dft_r2c_2d)(int, int, T *, T *, flags);
void *FFTW(plan_dft_r2c_3d)(int, int, int, T *, T *, flags);
void *FFTW(plan_dft_r2c)(int, const int *, T *, T *, flags);
void *FFTW(plan_dft_c2r_1d)(int, T *, T *, flags);
void *FFTW(plan_dft_c2r_2d)(int, int, T *, T *, flags);
void *FFTW(plan_dft_c2r_3d)(int, int, int, T *, T *, flags);
void *FFTW(plan_dft_c2r)(int, const int *, T *, T *, flags);
#define ARRAY T *, const int *, int, int
void *FFTW(plan_many_dft)(int, const int *, int, ARRAY, ARRAY, int, flags);
void *FFTW(plan_many_dft_r2c)(int, const int *, int, ARRAY, ARRAY, flags);
void *FFTW(plan_many_dft_c2r)(int, const int *, int, ARRAY, ARRAY, flags);
void FFTW(execute_dft)(void *, T *, T *);
void FFTW(execute_dft_r2c)(void *, T *, T *);
void FFTW(execute_dft_c2r)(void *, T *, T *);
void FFTW(flops)(const void *, double *, double *, double *);
void FFTW(destroy_plan)(void *);
void FFTW(cleanup)(void);
void FFTW(cleanup_threads)(void);

/* ---- shapes ---- */

/* An array: numbers for each element (1, or 2 of a complex one), how far apart transforms are, and neighbours in each dimension. */
typedef struct {
    I numbers, distance;
    I *steps;
} layout;

typedef struct shape {
    struct shape *next;
    I *key, words; /* all that tells it from other shapes */
    I kind, sign, rank, count, real_size, half_size; /* transforms; elements in one, and in half a spectrum */
    I *n;
    layout in, out;
    void *plans[2]; /* for M and for M^H, on packed arrays */
} shape;

/* A plan has its number of operations noted as well: if others put another plan in its place, that is likely to be seen. */
typedef struct entry {
    struct entry *next;
    void *plan;
    shape *of;
    double operations[3];
} entry;

enum { BUCKETS = 256 };
static entry *table[BUCKETS];
static shape *shapes;
static char busy; /* planning is for one thread at a time, and so is the table */

static void lock(void) {
    while (__atomic_test_and_set(&busy, __ATOMIC_ACQUIRE)) {}
}
static void unlock(void) { __atomic_clear(&busy, __ATOMIC_RELEASE); }

static entry **bucket(void *plan) { return &table[((size_t)plan >> 4) % BUCKETS]; }

static void forget(void *plan) {
    for (entry **at = bucket(plan); *at; at = &(*at)->next)
        if ((*at)->plan == plan) {
            entry *gone = *at;
            *at = gone->next;
            free(gone);
            return;
        }
}

/* The words of a key, in order: kind, sign, rank, count, n, then of each array numbers, distance, steps. */
static shape *shape_of_key(I *key) {
    I rank = key[2], words = 4 + rank + 2 * (2 + rank);
    for (shape *one = shapes; one; one = one->next)
        if (one->words == words && memcmp(one->key, key, words * sizeof(I)) == 0) {
            free(key);
            return one;
        }
    shape *made = calloc(1, sizeof(shape));
    made->key = key, made->words = words;
    made->kind = key[0], made->sign = key[1], made->rank = rank, made->count = key[3];
    made->n = key + 4;
    I *in = made->n + rank, *out = in + 2 + rank;
    made->in = (layout){in[0], in[1], in + 2};
    made->out = (layout){out[0], out[1], out + 2};
    made->real_size = made->half_size = 1;
    for (I d = 0; d < rank; d++) {
        made->real_size *= made->n[d];
        made->half_size *= d + 1 < rank ? made->n[d] : made->n[d] / 2 + 1;
    }
    made->next = shapes;
    return shapes = made;
}

/* How one array lies in memory. Where nothing is said, it is packed; a real one in the place of half a spectrum is padded. */
static void describe(I *to, I rank, const int *n, const int *embed, I stride, I distance, int is_real, int is_half, int in_place) {
    I numbers = is_real ? 1 : 2, step = stride * numbers;
    to[0] = numbers, to[1] = distance * numbers;
    for (I d = rank; d-- > 0;) {
        to[2 + d] = step;
        I room = n[d];
        if (d + 1 == rank && is_half) room = n[d] / 2 + 1;
        if (d + 1 == rank && is_real && in_place) room = 2 * (n[d] / 2 + 1);
        step *= embed ? embed[d] : room;
    }
}

typedef struct {
    T *at;
    const int *embed;
    int stride, distance;
} array;

static void *noted(void *plan, int kind, int sign, int rank, const int *n, int count, array in, array out) {
    if (!plan) return plan;
    forget(plan); /* destroyed where nobody saw it */
    if (rank < 1 || count < 1) return plan;
    I *key = malloc((4 + rank + 2 * (2 + rank)) * sizeof(I));
    key[0] = kind, key[1] = sign, key[2] = rank, key[3] = count;
    for (int d = 0; d < rank; d++) key[4 + d] = n[d];
    int in_place = in.at == out.at;
    I *of_in = key + 4 + rank, *of_out = of_in + 2 + rank;
    describe(of_in, rank, n, in.embed, in.stride, in.distance, kind == R2C, kind == C2R, in_place);
    describe(of_out, rank, n, out.embed, out.stride, out.distance, kind == C2R, kind == R2C, in_place);
    entry *made = malloc(sizeof(entry));
    made->plan = plan, made->of = shape_of_key(key);
    FFTW(flops)(plan, made->operations, made->operations + 1, made->operations + 2);
    made->next = *bucket(plan);
    *bucket(plan) = made;
    return plan;
}

/* ---- calls that make plans, or destroy them ---- */

#define MADE(call, kind, sign, rank, n, count, ...)                                                                            \
    lock();                                                                                                                    \
    void *made = noted(call, kind, sign, rank, n, count, __VA_ARGS__);                                                         \
    unlock();                                                                                                                  \
    return made
#define PACKED(array_in, array_out) (array){array_in, 0, 1, 0}, (array){array_out, 0, 1, 0}

void *OURS(plan_dft_1d)(int n, T *in, T *out, int sign, flags f) {
    MADE(FFTW(plan_dft_1d)(n, in, out, sign, f), C2C, sign, 1, &n, 1, PACKED(in, out));
}
void *OURS(plan_dft_2d)(int n0, int n1, T *in, T *out, int sign, flags f) {
    int n[] = {n0, n1};
    MADE(FFTW(plan_dft_2d)(n0, n1, in, out, sign, f), C2C, sign, 2, n, 1, PACKED(in, out));
}
void *OURS(plan_dft_3d)(int n0, int n1, int n2, T *in, T *out, int sign, flags f) {
    int n[] = {n0, n1, n2};
    MADE(FFTW(plan_dft_3d)(n0, n1, n2, in, out, sign, f), C2C, sign, 3, n, 1, PACKED(in, out));
}
void *OURS(plan_dft)(int rank, const int *n, T *in, T *out, int sign, flags f) {
    MADE(FFTW(plan_dft)(rank, n, in, out, sign, f), C2C, sign, rank, n, 1, PACKED(in, out));
}
void *OURS(plan_many_dft)(int rank, const int *n, int count, T *in, const int *inembed, int istride, int idist, T *out,
                          const int *onembed, int ostride, int odist, int sign, flags f) {
    MADE(FFTW(plan_many_dft)(rank, n, count, in, inembed, istride, idist, out, onembed, ostride, odist, sign, f), C2C, sign,
         rank, n, count, (array){in, inembed, istride, idist}, (array){out, onembed, ostride, odist});
}

#define REAL_PLANS(word, kind)                                                                                                 \
    void *OURS(plan_dft_##word##_1d)(int n, T *in, T *out, flags f) {                                                          \
        MADE(FFTW(plan_dft_##word##_1d)(n, in, out, f), kind, 0, 1, &n, 1, PACKED(in, out));                                   \
    }                                                                                                                          \
    void *OURS(plan_dft_##word##_2d)(int n0, int n1, T *in, T *out, flags f) {                                                 \
        int n[] = {n0, n1};                                                                                                    \
        MADE(FFTW(plan_dft_##word##_2d)(n0, n1, in, out, f), kind, 0, 2, n, 1, PACKED(in, out));                               \
    }                                                                                                                          \
    void *OURS(plan_dft_##word##_3d)(int n0, int n1, int n2, T *in, T *out, flags f) {                                         \
        int n[] = {n0, n1, n2};                                                                                                \
        MADE(FFTW(plan_dft_##word##_3d)(n0, n1, n2, in, out, f), kind, 0, 3, n, 1, PACKED(in, out));                           \
    }                                                                                                                          \
    void *OURS(plan_dft_##word)(int rank, const int *n, T *in, T *out, flags f) {                                              \
        MADE(FFTW(plan_dft_##word)(rank, n, in, out, f), kind, 0, rank, n, 1, PACKED(in, out));                                \
    }                                                                                                                          \
    void *OURS(plan_many_dft_##word)(int rank, const int *n, int count, T *in, const int *inembed, int istride, int idist,     \
                                     T *out, const int *onembed, int ostride, int odist, flags f) {                            \
        MADE(FFTW(plan_many_dft_##word)(rank, n, count, in, inembed, istride, idist, out, onembed, ostride, odist, f), kind,   \
             0, rank, n, count, (array){in, inembed, istride, idist}, (array){out, onembed, ostride, odist});                  \
    }
REAL_PLANS(r2c, R2C)
REAL_PLANS(c2r, C2R)

void OURS(destroy_plan)(void *plan) {
    lock();
    forget(plan);
    FFTW(destroy_plan)(plan);
    unlock();
}

/* FFTW gives up all plans then, ours as well. */
static void forget_all(void) {
    for (int k = 0; k < BUCKETS; k++)
        while (table[k]) forget(table[k]->plan);
    for (shape *one = shapes; one; one = one->next)
        for (int k = 0; k < 2; k++)
            if (one->plans[k]) FFTW(destroy_plan)(one->plans[k]), one->plans[k] = 0;
}
void OURS(cleanup)(void) {
    lock();
    forget_all();
    FFTW(cleanup)();
    unlock();
}
void OURS(cleanup_threads)(void) {
    lock();
    forget_all();
    FFTW(cleanup_threads)();
    unlock();
}

void *OURS(shape)(void *plan, int kind) {
    lock();
    entry *found = *bucket(plan);
    while (found && found->plan != plan) found = found->next;
    shape *of = found ? found->of : 0;
    if (of) {
        double now[3];
        FFTW(flops)(plan, now, now + 1, now + 2);
        if (memcmp(now, found->operations, sizeof now)) of = 0;
    }
    unlock();
    if (!of || of->kind != kind)
        __ehub_stop_saying("EH0303", 0, 0,
                           of ? "FFTW executes a plan on arrays of another kind than it was made for"
                              : "FFTW executes a plan of unknown size: compile what makes it with -flto, by "
                                "fftw_plan_dft, fftw_plan_many_dft or one of their kin");
    return of;
}

/* ---- the maps ---- */

enum move { GATHER, PUT, ADD, CLEAR };

static void move_row(enum move how, I count, I numbers, I step, T *row, T *packed) {
    for (I i = 0; i < count; i++)
        for (I k = 0; k < numbers; k++) {
            T *one = row + i * step + k, *other = packed + i * numbers + k;
            switch (how) {
            case GATHER: *other = *one; break;
            case PUT: *one = *other; break;
            case ADD: *one += *other; break;
            case CLEAR: *one = 0; break;
            }
        }
}

/* Move all elements of an array, in order, to or from a packed copy. */
static void move(const shape *s, enum move how, int is_out, T *base, T *packed) {
    const layout *l = is_out ? &s->out : &s->in;
    int is_half = (s->kind == R2C && is_out) || (s->kind == C2R && !is_out);
    I last = s->rank - 1, width = is_half ? s->n[last] / 2 + 1 : s->n[last], rows = 1;
    for (I d = 0; d < last; d++) rows *= s->n[d];
    for (I t = 0; t < s->count; t++)
        for (I row = 0; row < rows; row++) {
            I offset = t * l->distance, rest = row;
            for (I d = last; d-- > 0;) offset += rest % s->n[d] * l->steps[d], rest /= s->n[d];
            T *packed_row = packed + (t * rows + row) * width * l->numbers;
            /* One loop for each case, with constants in it. */
            T *at = base + offset;
            I step = l->steps[last], n = l->numbers;
            switch (how) {
            case GATHER: n == 1 ? move_row(GATHER, width, 1, step, at, packed_row) : move_row(GATHER, width, 2, step, at, packed_row); break;
            case PUT: n == 1 ? move_row(PUT, width, 1, step, at, packed_row) : move_row(PUT, width, 2, step, at, packed_row); break;
            case ADD: n == 1 ? move_row(ADD, width, 1, step, at, packed_row) : move_row(ADD, width, 2, step, at, packed_row); break;
            case CLEAR: n == 1 ? move_row(CLEAR, width, 1, step, at, at) : move_row(CLEAR, width, 2, step, at, at); break;
            }
        }
}

/* The columns of half a spectrum that are their own mirror images: the first, and the last if the dimension is even. */
static int is_own_mirror(const shape *s, I k) {
    I n = s->n[s->rank - 1];
    return k == 0 || 2 * k == n;
}

static void scale_mirrored(const shape *s, T *spectrum, T factor) {
    I width = s->n[s->rank - 1] / 2 + 1, rows = s->half_size / width * s->count;
    for (I row = 0; row < rows; row++)
        for (I k = 0; k < width; k++)
            if (!is_own_mirror(s, k)) {
                spectrum[2 * (row * width + k)] *= factor;
                spectrum[2 * (row * width + k) + 1] *= factor;
            }
}

/* Of the columns that are their own mirror images a real transform takes the symmetric part; let that be all there is. */
static void make_symmetric(const shape *s, T *spectrum) {
    I last = s->rank - 1, width = s->n[last] / 2 + 1, rows = s->half_size / width;
    for (I t = 0; t < s->count; t++)
        for (I row = 0; row < rows; row++) {
            I mirror = 0, rest = row, weight = 1;
            for (I d = last; d-- > 0;) {
                I index = rest % s->n[d];
                mirror += weight * ((s->n[d] - index) % s->n[d]);
                weight *= s->n[d], rest /= s->n[d];
            }
            if (mirror < row) continue;
            for (I k = 0; k < width; k++)
                if (is_own_mirror(s, k)) {
                    T *one = spectrum + 2 * ((t * rows + row) * width + k), *other = spectrum + 2 * ((t * rows + mirror) * width + k);
                    T real = (one[0] + other[0]) / 2, imaginary = (one[1] - other[1]) / 2;
                    one[0] = other[0] = real;
                    one[1] = imaginary, other[1] = -imaginary;
                }
        }
}

/* The plan for M, or M^H, on packed arrays. */
static void *plan_of(shape *s, int is_adjoint, T *real, T *complex) {
    lock();
    if (!s->plans[is_adjoint]) {
        int *n = malloc(s->rank * sizeof(int)), rank = (int)s->rank, count = (int)s->count;
        for (I d = 0; d < s->rank; d++) n[d] = (int)s->n[d];
        int size = (int)s->real_size, half = (int)s->half_size, sign = (int)(is_adjoint ? -s->sign : s->sign);
        s->plans[is_adjoint] =
            s->kind == C2C ? FFTW(plan_many_dft)(rank, n, count, complex, 0, 1, size, complex, 0, 1, size, sign, ESTIMATE)
            : (s->kind == R2C) != is_adjoint
                ? FFTW(plan_many_dft_r2c)(rank, n, count, real, 0, 1, size, complex, 0, 1, half, ESTIMATE)
                : FFTW(plan_many_dft_c2r)(rank, n, count, complex, 0, 1, half, real, 0, 1, size, ESTIMATE);
        free(n);
    }
    void *plan = s->plans[is_adjoint];
    unlock();
    if (!plan) __ehub_stop_saying("EH0303", 0, 0, "FFTW makes no plan for a derivative");
    return plan;
}

static void transform(shape *s, int is_adjoint, T *real, T *complex) {
    void *plan = plan_of(s, is_adjoint, real, complex);
    if (s->kind == C2C) FFTW(execute_dft)(plan, complex, complex);
    else if ((s->kind == R2C) != is_adjoint) FFTW(execute_dft_r2c)(plan, real, complex);
    else FFTW(execute_dft_c2r)(plan, complex, real);
}

typedef struct {
    T *real, *complex;
} room;

static room packed(const shape *s) {
    size_t real = s->count * s->real_size * sizeof(T), half = s->count * s->half_size * 2 * sizeof(T);
    if (s->kind == C2C) return (room){0, FFTW(malloc)(2 * real)};
    return (room){FFTW(malloc)(real), FFTW(malloc)(half)};
}

static void release(room r) {
    FFTW(free)(r.real);
    FFTW(free)(r.complex);
}

void OURS(push)(void *of, T *in, T *out) {
    shape *s = of;
    if (!out) return;
    if (!in) {
        move(s, CLEAR, 1, out, 0);
        return;
    }
    room r = packed(s);
    T *from = s->kind == R2C ? r.real : r.complex, *to = s->kind == C2R ? r.real : r.complex;
    move(s, GATHER, 0, in, from);
    if (s->kind == C2R) make_symmetric(s, from);
    transform(s, 0, r.real, r.complex);
    move(s, PUT, 1, out, to);
    release(r);
}

void OURS(pull)(void *of, T *in, T *out) {
    shape *s = of;
    if (!out) return;
    if (!in) {
        move(s, CLEAR, 1, out, 0);
        return;
    }
    room r = packed(s);
    T *to = s->kind == R2C ? r.real : r.complex, *from = s->kind == C2R ? r.real : r.complex;
    move(s, GATHER, 1, out, from);
    move(s, CLEAR, 1, out, 0);
    if (s->kind == R2C) {
        make_symmetric(s, from);
        scale_mirrored(s, from, (T)0.5);
    }
    transform(s, 1, r.real, r.complex);
    if (s->kind == C2R) scale_mirrored(s, to, 2);
    move(s, ADD, 0, in, to);
    release(r);
}
