// Bodies for the entries of flang's runtime library that work on whole arrays.
//
// The library is native code, so a derivative cannot look into it. These bodies take its place where a request reaches
// a call: `_FortranASumReal8` becomes `enzyme_hub_FortranASumReal8`. They read the same descriptors (ISO_Fortran_binding.h,
// with flang's addendum), are generic over rank, strides and bounds, and are inlined where flang fills in a descriptor
// with constants, so that one loop is left.
//
// runtime.ll is made of this file by `python -m enzyme_hub._bitcode languages.fortran.flang`.

typedef unsigned char u8;
typedef signed char i8;
typedef short i16;
typedef int i32;
typedef long long i64;
typedef float real4;
typedef double real8;
typedef long double real10;

typedef struct {
    i64 lower, extent, stride; // the stride is in bytes
} Dimension;

typedef struct {
    char *base;
    i64 size; // of an element, in bytes
    i32 version;
    u8 rank, type, attribute, extra;
    Dimension dim[7];
} Descriptor;

enum { ASSOCIATED = 1, ALLOCATABLE, HAS_ADDENDUM = 1, LARGEST_RANK = 7 };
enum { REAL4 = 27, REAL8, REAL10, COMPLEX4 = 34, COMPLEX8, LAST_NUMBER = 39, TEXT, DERIVED = 42, TEXT_OF_2, TEXT_OF_4, OF_NO_TYPE = 255 }; // type codes

void *malloc(unsigned long);
void free(void *);
#define memcpy __builtin_memcpy
#define ENTRY __attribute__((always_inline)) // at the call much of a descriptor is constant
#define WHERE const char *file, int line // in the Fortran source, for the library's messages
#define HELPER static inline __attribute__((always_inline))

// -- elements ---------------------------------------------------------------------------------------------------------

// An array is walked in rows along its first dimension: two counted loops, whatever the rank.

// Spelled out, not a loop: so the optimiser splits a descriptor into its fields at once, and the rest folds away.
#define EACH_DIMENSION(k, first, rank, ...) \
    DIMENSION(k, 0, first, rank, __VA_ARGS__) \
    DIMENSION(k, 1, first, rank, __VA_ARGS__) \
    DIMENSION(k, 2, first, rank, __VA_ARGS__) \
    DIMENSION(k, 3, first, rank, __VA_ARGS__) \
    DIMENSION(k, 4, first, rank, __VA_ARGS__) \
    DIMENSION(k, 5, first, rank, __VA_ARGS__) \
    DIMENSION(k, 6, first, rank, __VA_ARGS__)
#define DIMENSION(k, number, first, rank, ...) \
    if (number >= first && number < (rank)) { \
        const int k = number; \
        __VA_ARGS__ \
    }
#define EACH_ROW(d) for (i64 r = 0, r_end = rows(d); r < r_end; ++r)
#define EACH(i, count) for (i64 i = 0, i##_end = (count); i < i##_end; ++i)

HELPER i64 row_length(const Descriptor *d) { return d->rank == 0 ? 1 : d->dim[0].extent; }

HELPER i64 row_stride(const Descriptor *d) { return d->rank == 0 ? 0 : d->dim[0].stride; }

HELPER i64 rows(const Descriptor *d) {
    i64 number = 1;
    EACH_DIMENSION(k, 1, d->rank,
        number *= d->dim[k].extent;)
    return number;
}

HELPER i64 elements(const Descriptor *d) { return row_length(d) * rows(d); }

// Where row `number` begins, for the shape of `shape`.
HELPER char *row(const Descriptor *d, const Descriptor *shape, i64 number) {
    i64 offset = 0;
    if (d->rank == 0)
        return d->base;
    EACH_DIMENSION(k, 1, shape->rank,
        i64 rest = number;
        if (k + 1 < shape->rank) {
            rest = number % shape->dim[k].extent;
            number /= shape->dim[k].extent;
        }
        offset += rest * d->dim[k].stride;)
    return d->base + offset;
}

HELPER int is_contiguous(const Descriptor *d) {
    i64 stride = d->size;
    EACH_DIMENSION(k, 0, d->rank,
        if (d->dim[k].stride != stride && d->dim[k].extent != 1)
            return 0;
        stride *= d->dim[k].extent;)
    return 1;
}

// What the bodies handle: numbers and logical values, whose elements are their bytes; for reductions in an array of
// results only kinds of numbers that carry a derivative. What is in a scalar reduction is said by its name.
ENTRY _Bool enzyme_hub_is_number(const Descriptor *d) {
    return d->type <= LAST_NUMBER && !(d->extra & HAS_ADDENDUM) && d->rank <= LARGEST_RANK;
}

_Noreturn void _FortranAReportFatalUserError(const char *, WHERE);

// Characters and logical values carry no derivatives: their arrays are the library's business, as in the program.
ENTRY _Bool enzyme_hub_is_no_data(const Descriptor *d) { return d->type > LAST_NUMBER && d->type != DERIVED; }

// Of arrays whose descriptor the optimiser does not see: other threads, or another function, may have been given it.
ENTRY _Bool enzyme_hub_has_dimensions(const Descriptor *d) { return d->rank <= LARGEST_RANK; }

ENTRY void enzyme_hub_stop_at_dimensions(WHERE) {
    _FortranAReportFatalUserError("enzyme-hub: where derivatives are taken, an array of more than 7 dimensions was summed up", file, line);
}

ENTRY void enzyme_hub_stop_at_array(WHERE) {
    _FortranAReportFatalUserError("enzyme-hub: where derivatives are taken, an array of a derived type was assigned, moved, released or rearranged as a whole", file, line);
}

// Before what is allocated: what the call says of its rank.
ENTRY void enzyme_hub_is_of_rank(const Descriptor *d, int rank) {
    if (d->rank != rank)
        _FortranAReportFatalUserError("enzyme-hub: where derivatives are taken, an array was allocated whose rank is not that of its bounds", "", 0);
}

// What the compiler says about a derived type. A descriptor points to it behind its dimensions.
struct DerivedType;
typedef struct {
    char name[24];
    u8 genre, category, kind, rank, padding[4];
    i64 offset;
    char length[16];
    const struct DerivedType *type; // the first word of a descriptor
    char between[32 + 64];
    const i64 *bounds; // of an array that is no pointer: pairs of values of two words, the second word being the number
    char behind[80];
    const void *initial; // what it is before anything is stored; null: nothing in particular
} Component;

typedef struct DerivedType {
    char before[88];
    i64 size;
    char behind[136];
    const Component *component;
    i64 component_size;
    i32 component_version;
    u8 component_fields[4];
    Dimension components;
    char between[148]; // among it procedure pointers, and final procedures
    u8 has_parent, not_initialised, not_released, not_finalised, not_assigned; // in a way of its own
} DerivedType;

typedef struct {
    char name[24];
    i64 offset;
    char *initial;
} ProcedurePointer;

enum { DATA = 1, POINTER, ALLOCATED, AUTOMATIC }; // genres
enum { STRUCTURE = 6 }; // the category of derived types, after those of numbers, characters and logical values

HELPER const DerivedType *derived_type_of(const Descriptor *d, int rank) {
    return *(const DerivedType *const *)((const char *)d->dim + rank * sizeof(Dimension));
}

HELPER const DerivedType *derived_type(const Descriptor *d) { return derived_type_of(d, d->rank); }

HELPER int is_plain_type(const DerivedType *type) {
    return type->not_initialised && type->not_released && type->not_finalised && type->not_assigned;
}

HELPER int has_type(const Descriptor *d) { return d->type == DERIVED && d->rank <= LARGEST_RANK; }

// Objects that cannot be copied or released as their bytes.
HELPER int is_owner(const DerivedType *type) { return !(type->not_released && type->not_finalised && type->not_assigned); }

// True where the optimiser sees what the compiler says of a type.
HELPER int is_seen(const DerivedType *type) { return __builtin_constant_p(type->components.extent); }

// The type of an array of assumed shape may be known when the program runs only. What no body handles stops it then.
ENTRY _Bool enzyme_hub_is_known(const Descriptor *d) {
    return __builtin_constant_p(d->type) && (d->type != DERIVED || is_seen(derived_type(d)));
}

// These come in a further step: by then the optimiser has left only the calls for what an array holds.
#define LATER __attribute__((always_inline, nomerge)) // two calls with two types shall not become one

// What each type of the program needs done to an object is a function of its own, made of what the compiler says about the
// type (types.py); these lead to the function for a type. What is asked first are the flags, for types that need nothing.
void enzyme_hub_type_start(char *object, const DerivedType *type);
void enzyme_hub_type_release(char *object, const DerivedType *type);
void enzyme_hub_type_copy(char *to, char *from, const DerivedType *type);
void enzyme_hub_type_create(char *to, char *from, const DerivedType *type);
void enzyme_hub_type_finish(char *object, const DerivedType *type);
void enzyme_hub_type_finish_parts(char *object, const DerivedType *type);
_Bool enzyme_hub_type_finish_array(const Descriptor *d, const DerivedType *type);

enum { INTEGER, REAL = 2, COMPLEX, CHARACTER, LOGICAL };

HELPER int is_of_numbers(const Component *c) { return c->category == INTEGER || c->category == REAL || c->category == COMPLEX; }

ENTRY _Bool enzyme_hub_is_real(const Descriptor *d) {
    return (d->type == REAL4 || d->type == REAL8 || d->type == REAL10) && d->rank <= LARGEST_RANK;
}
ENTRY _Bool enzyme_hub_is_real_or_complex(const Descriptor *d) {
    return enzyme_hub_is_real(d) || ((d->type == COMPLEX4 || d->type == COMPLEX8) && d->rank <= LARGEST_RANK);
}

HELPER void set_bounds(Dimension *dimension, i64 lower, i64 extent, i64 stride) {
    dimension->lower = extent > 0 ? lower : 1;
    dimension->extent = extent > 0 ? extent : 0;
    dimension->stride = stride;
}

HELPER void allocate(Descriptor *d) {
    i64 bytes = d->size;
    EACH_DIMENSION(k, 0, d->rank,
        bytes *= d->dim[k].extent;)
    d->base = malloc(bytes > 0 ? bytes : 1);
}

// Becomes an unallocated array like `of`, of the given rank.
HELPER void establish(Descriptor *d, const Descriptor *of, int rank) {
    d->base = 0;
    d->size = of->size;
    d->version = of->version;
    d->rank = rank;
    d->type = of->type;
    d->attribute = ALLOCATABLE;
    d->extra = 0;
}

// An array of `rank` whose extents are given one by one with `extend`, then allocated.
HELPER void extend(Descriptor *d, int k, i64 extent) {
    set_bounds(&d->dim[k], 1, extent, k == 0 ? d->size : d->dim[k - 1].stride * d->dim[k - 1].extent);
}

// A new array of the shape and type of `of`.
HELPER void allocate_like(Descriptor *d, const Descriptor *of) {
    establish(d, of, of->rank);
    EACH_DIMENSION(k, 0, of->rank,
        extend(d, k, of->dim[k].extent);)
    allocate(d);
}

// -- assignment -------------------------------------------------------------------------------------------------------

typedef struct { real4 re, im; } complex4;
typedef struct { real8 re, im; } complex8;

#define COPY_AS(type) *(type *)to = *(const type *)from
#define COPY_BOTH(type) ((type *)to)->re = ((const type *)from)->re, ((type *)to)->im = ((const type *)from)->im

HELPER void copy_element(char *to, const char *from, const Descriptor *of) {
    // The elements of an array of assumed shape may be of any type here, and be numbers of one format to their user.
    int kind = __builtin_constant_p(of->type) ? of->type : 0;
    if (kind == REAL10)
        COPY_AS(real10); // six of its bytes are padding
    else if (kind == REAL8)
        COPY_AS(real8);
    else if (kind == REAL4)
        COPY_AS(real4);
    else if (kind == COMPLEX8)
        COPY_BOTH(complex8);
    else if (kind == COMPLEX4)
        COPY_BOTH(complex4);
    else
        memcpy(to, from, of->size);
}

HELPER void copy_elements(const Descriptor *to, const Descriptor *from) {
    i64 count = row_length(to), to_stride = row_stride(to), from_stride = row_stride(from);
    EACH_ROW(to) {
        char *t = row(to, to, r), *f = row(from, to, r);
        EACH(i, count) copy_element(t + i * to_stride, f + i * from_stride, from);
    }
}

// The bytes from the lowest to the highest element.
HELPER void range(const Descriptor *d, char **begin, char **end) {
    *begin = d->base, *end = d->base + d->size;
    EACH_DIMENSION(k, 0, d->rank,
        i64 last = (d->dim[k].extent - 1) * d->dim[k].stride;
        *(last < 0 ? begin : end) += last;)
}

HELPER int same_elements(const Descriptor *a, const Descriptor *b) {
    int same = a->base == b->base && a->rank == b->rank;
    EACH_DIMENSION(k, 0, a->rank,
        same &= a->dim[k].stride == b->dim[k].stride;)
    return same;
}

HELPER int overlap(const Descriptor *a, const Descriptor *b) {
    char *a_begin, *a_end, *b_begin, *b_end;
    range(a, &a_begin, &a_end);
    range(b, &b_begin, &b_end);
    return a_begin < b_end && b_begin < a_end;
}

HELPER int same_shape(const Descriptor *a, const Descriptor *b) {
    int same = a->rank == b->rank;
    EACH_DIMENSION(k, 0, a->rank,
        same &= a->dim[k].extent == b->dim[k].extent;)
    return same;
}

// Gets the extents and lower bounds of `of`.
HELPER void shape_like(Descriptor *d, const Descriptor *of) {
    EACH_DIMENSION(k, 0, of->rank,
        extend(d, k, of->dim[k].extent);
        d->dim[k].lower = of->dim[k].extent > 0 ? of->dim[k].lower : 1;)
}

// The same array; its rank is given, for only the other operand of an assignment may say it in a constant.
HELPER void see(Descriptor *view, const Descriptor *d, int rank) {
    establish(view, d, rank);
    view->base = d->base;
    EACH_DIMENSION(k, 0, rank, view->dim[k] = d->dim[k];)
}

// The same, of what is known to be of a kind.
HELPER void view(Descriptor *view, const Descriptor *d, int rank, i64 size, int kind) {
    see(view, d, rank);
    view->size = size;
    view->type = kind;
}

// to = from, where `to` gets the shape of `from` if it is allocatable, and `from` may overlap it.
HELPER void assign(Descriptor *to, int rank, int is_allocatable, const Descriptor *from) {
    Descriptor target, copy;
    see(&target, to, from->rank > 0 ? from->rank : rank);
    target.size = from->size;
    if (is_allocatable && (!to->base || (from->rank > 0 && !same_shape(&target, from)))) {
        char *old = to->base; // `from` may read it
        shape_like(&target, from);
        allocate(&target);
        copy_elements(&target, from);
        to->base = target.base;
        EACH_DIMENSION(k, 0, from->rank, to->dim[k] = target.dim[k];)
        if (old)
            free(old);
    } else if (from->rank == 0 || !overlap(&target, from)) {
        copy_elements(&target, from);
    } else if (!same_elements(&target, from)) { // else it stays as it is, and another thread may read it
        allocate_like(&copy, from);
        copy_elements(&copy, from);
        copy_elements(&target, &copy);
        free(copy.base);
    }
}

// An actual argument that must be contiguous: a copy before the call, and back after it.
ENTRY void enzyme_hub_FortranACopyInAssign(Descriptor *copy, const Descriptor *of, WHERE) {
    establish(copy, of, of->rank);
    shape_like(copy, of);
    allocate(copy);
    copy_elements(copy, of);
}

ENTRY void enzyme_hub_FortranACopyOutAssign(Descriptor *to, Descriptor *copy, WHERE) {
    if (to)
        copy_elements(to, copy);
    free(copy->base);
    copy->base = 0;
}

ENTRY _Bool enzyme_hub_FortranAIsContiguous(const Descriptor *d) { return is_contiguous(d); }

// -- reductions -------------------------------------------------------------------------------------------------------

// One numeric type for each kind. The library sums with compensation and this does not, nor does what flang inlines.


HELPER int is_true(const char *logical, i64 size) {
    switch (size) {
    case 1: return *(const i8 *)logical != 0;
    case 2: return *(const i16 *)logical != 0;
    case 4: return *(const i32 *)logical != 0;
    default: return *(const i64 *)logical != 0;
    }
}

#define HUGE_real4 __FLT_MAX__
#define HUGE_real8 __DBL_MAX__
#define HUGE_real10 __LDBL_MAX__

#define REAL_STEPS(T) \
    HELPER void sum_step_##T(T *s, T v, int any) { *s += v; } \
    HELPER void product_step_##T(T *s, T v, int any) { *s *= v; } \
    HELPER void maxval_step_##T(T *s, T v, int any) { if (!any || v > *s || *s != *s) *s = v; } \
    HELPER void minval_step_##T(T *s, T v, int any) { if (!any || v < *s || *s != *s) *s = v; } \
    HELPER void largest_step_##T(T *s, T v, int any) { v = v < 0 ? -v : v; if (v > *s) *s = v; } \
    HELPER T times_##T(T a, T b) { return a * b; } \
    HELPER T conjugate_##T(T a) { return a; }
#define COMPLEX_STEPS(T) \
    HELPER T times_##T(T a, T b) { return (T){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; } \
    HELPER T conjugate_##T(T a) { return (T){a.re, -a.im}; } \
    HELPER void sum_step_##T(T *s, T v, int any) { s->re += v.re, s->im += v.im; } \
    HELPER void product_step_##T(T *s, T v, int any) { *s = times_##T(*s, v); }

// Folds elements that the mask lets through: along one dimension (`line`), of all (`all`), or in an array of the results
// along dimension `dim` (`along`).
#define FOLD(name, T, initial) \
    HELPER void name##_line_##T(T *value, int *any, const char *p, i64 stride, i64 count, const char *m, \
                                const Descriptor *mask, i64 m_stride) { \
        EACH(i, count) \
            if (!m || is_true(m + i * m_stride, mask->size)) { \
                name##_step_##T(value, *(const T *)(p + i * stride), *any); \
                *any = 1; \
            } \
    } \
    HELPER T name##_all_##T(const Descriptor *x, const Descriptor *mask) { \
        T value = initial; \
        int any = 0; \
        EACH_ROW(x) \
            name##_line_##T(&value, &any, row(x, x, r), row_stride(x), row_length(x), mask ? row(mask, x, r) : 0, mask, \
                            mask ? row_stride(mask) : 0); \
        return value; \
    } \
    HELPER void name##_along_##T(Descriptor *result, const Descriptor *x, int dim, const Descriptor *mask) { \
        T *to = (T *)result->base; \
        EACH(e, elements(result)) { \
            T value = initial; \
            int any = 0; \
            name##_line_##T(&value, &any, across(x, x, dim, e), x->dim[dim].stride, x->dim[dim].extent, \
                            mask ? across(mask, x, dim, e) : 0, mask, mask && mask->rank ? mask->dim[dim].stride : 0); \
            to[e] = value; \
        } \
    }

// The first element of line `number` along dimension `dim`, for the shape of `shape`.
HELPER char *across(const Descriptor *d, const Descriptor *shape, int dim, i64 number) {
    i64 offset = 0;
    if (d->rank == 0)
        return d->base;
    EACH_DIMENSION(k, 0, shape->rank,
        if (k != dim) {
            offset += number % shape->dim[k].extent * d->dim[k].stride;
            number /= shape->dim[k].extent;
        })
    return d->base + offset;
}

// A new array with the shape of `x` without dimension `dim`.
HELPER void allocate_across(Descriptor *result, const Descriptor *x, int dim) {
    establish(result, x, x->rank - 1);
    EACH_DIMENSION(k, 0, result->rank, extend(result, k, x->dim[k < dim ? k : k + 1].extent);)
    allocate(result);
}

#define ARITHMETIC_FOLDS(T) \
    FOLD(sum, T, {0}) \
    FOLD(product, T, {1})
#define REAL_FOLDS(T) \
    REAL_STEPS(T) \
    ARITHMETIC_FOLDS(T) \
    FOLD(maxval, T, -HUGE_##T) \
    FOLD(minval, T, HUGE_##T) \
    FOLD(largest, T, 0)
#define COMPLEX_FOLDS(T) \
    COMPLEX_STEPS(T) \
    ARITHMETIC_FOLDS(T)

REAL_FOLDS(real4)
REAL_FOLDS(real8)
REAL_FOLDS(real10)
COMPLEX_FOLDS(complex4)
COMPLEX_FOLDS(complex8)

#define TO_REAL(Entry, name, T) \
    ENTRY T enzyme_hub_FortranA##Entry(const Descriptor *x, WHERE, int dim, const Descriptor *mask) { \
        return name##_all_##T(x, mask); \
    }
#define TO_COMPLEX(Entry, name, T) \
    ENTRY void enzyme_hub_FortranACpp##Entry(T *result, const Descriptor *x, WHERE, int dim, const Descriptor *mask) { \
            *result = name##_all_##T(x, mask); \
    }
#define REAL_REDUCTIONS(kind, T) \
    TO_REAL(SumReal##kind, sum, T) \
    TO_REAL(ProductReal##kind, product, T) \
    TO_REAL(MaxvalReal##kind, maxval, T) \
    TO_REAL(MinvalReal##kind, minval, T)

REAL_REDUCTIONS(4, real4)
REAL_REDUCTIONS(8, real8)
REAL_REDUCTIONS(10, real10)
TO_COMPLEX(SumComplex4, sum, complex4)
TO_COMPLEX(SumComplex8, sum, complex8)
TO_COMPLEX(ProductComplex4, product, complex4)
TO_COMPLEX(ProductComplex8, product, complex8)

#define ALONG(name, T) \
    allocate_across(result, x, dim - 1); \
    name##_along_##T(result, x, dim - 1, mask); \
    return;
#define REDUCTION_ALONG(Entry, name, ...) \
    ENTRY void enzyme_hub_FortranA##Entry(Descriptor *result, const Descriptor *x, int dim, WHERE, \
                                          const Descriptor *mask) { \
        switch (x->type) { \
        case REAL4: ALONG(name, real4) \
        case REAL8: ALONG(name, real8) \
        case REAL10: ALONG(name, real10) \
        __VA_ARGS__ \
        default: __builtin_trap(); \
        } \
    }
#define COMPLEX_CASES(name) \
    case COMPLEX4: ALONG(name, complex4) \
    case COMPLEX8: ALONG(name, complex8)

REDUCTION_ALONG(SumDim, sum, COMPLEX_CASES(sum))
REDUCTION_ALONG(ProductDim, product, COMPLEX_CASES(product))
REDUCTION_ALONG(MaxvalDim, maxval)
REDUCTION_ALONG(MinvalDim, minval)

// NORM2 divides by the largest magnitude first, so that no square overflows or vanishes.
real4 sqrtf(real4);
real8 sqrt(real8);
real10 sqrtl(real10);

#define NORM2(kind, T, root) \
    HELPER void squares_##T(T *sum, const char *p, i64 stride, i64 count, T scale) { \
        EACH(i, count) { \
            T v = *(const T *)(p + i * stride) / scale; \
            *sum += v * v; \
        } \
    } \
    ENTRY T enzyme_hub_FortranANorm2_##kind(const Descriptor *x, WHERE, int dim) { \
        T sum = 0, scale = largest_all_##T(x, 0); \
        if (scale == 0) \
            return 0; \
        EACH_ROW(x) squares_##T(&sum, row(x, x, r), row_stride(x), row_length(x), scale); \
        return scale * root(sum); \
    } \
    HELPER void norm2_along_##T(Descriptor *result, const Descriptor *x, int dim, const Descriptor *mask) { \
        T *to = (T *)result->base; \
        EACH(e, elements(result)) { \
            const char *p = across(x, x, dim, e); \
            i64 stride = x->dim[dim].stride, count = x->dim[dim].extent; \
            T sum = 0, scale = 0; \
            int any = 0; \
            largest_line_##T(&scale, &any, p, stride, count, 0, 0, 0); \
            if (scale != 0) { \
                squares_##T(&sum, p, stride, count, scale); \
                to[e] = scale * root(sum); \
            } else \
                to[e] = 0; \
        } \
    }
NORM2(4, real4, sqrtf)
NORM2(8, real8, sqrt)
NORM2(10, real10, sqrtl)

ENTRY void enzyme_hub_FortranANorm2Dim(Descriptor *result, const Descriptor *x, int dim, WHERE) {
    const Descriptor *mask = 0;
    switch (x->type) {
    case REAL4: ALONG(norm2, real4)
    case REAL8: ALONG(norm2, real8)
    case REAL10: ALONG(norm2, real10)
    default: __builtin_trap();
    }
}

// -- products of vectors and matrices ---------------------------------------------------------------------------------

#define DOT(T) \
    HELPER T dot_##T(const char *x, i64 x_stride, const char *y, i64 y_stride, i64 count, int conjugated) { \
        T sum = {0}; \
        EACH(i, count) { \
            T a = *(const T *)(x + i * x_stride), b = *(const T *)(y + i * y_stride); \
            sum_step_##T(&sum, times_##T(conjugated ? conjugate_##T(a) : a, b), 1); \
        } \
        return sum; \
    } \
    HELPER T dot_product_##T(const Descriptor *x, const Descriptor *y) { \
        return dot_##T(x->base, x->dim[0].stride, y->base, y->dim[0].stride, x->dim[0].extent, 1); \
    }
DOT(real4)
DOT(real8)
DOT(real10)
DOT(complex4)
DOT(complex8)

#define DOT_REAL(kind, T) \
    ENTRY T enzyme_hub_FortranADotProductReal##kind(const Descriptor *x, const Descriptor *y, WHERE) { \
        return dot_product_##T(x, y); \
    }
#define DOT_COMPLEX(kind, T) \
    ENTRY void enzyme_hub_FortranACppDotProductComplex##kind(T *result, const Descriptor *x, const Descriptor *y, WHERE) { \
        *result = dot_product_##T(x, y); \
    }
DOT_REAL(4, real4)
DOT_REAL(8, real8)
DOT_REAL(10, real10)
DOT_COMPLEX(4, complex4)
DOT_COMPLEX(8, complex8)

// The matrix with its dimensions exchanged, of the same memory.
HELPER Descriptor transposed(const Descriptor *d) {
    Descriptor view;
    establish(&view, d, 2);
    view.base = d->base;
    view.dim[0] = d->dim[1];
    view.dim[1] = d->dim[0];
    return view;
}

// The result's extents: those of x without its last dimension, then those of y without its first.
HELPER void allocate_product(Descriptor *result, const Descriptor *x, const Descriptor *y) {
    establish(result, x, x->rank + y->rank - 2);
    if (x->rank == 2)
        extend(result, 0, x->dim[0].extent);
    if (y->rank == 2)
        extend(result, x->rank - 1, y->dim[1].extent);
    allocate(result);
}

#define MATMUL(Kind, T) \
    HELPER void multiply_##T(const Descriptor *result, const Descriptor *x, const Descriptor *y) { \
        i64 lines = x->rank == 2 ? x->dim[0].extent : 1, columns = y->rank == 2 ? y->dim[1].extent : 1; \
        i64 count = y->dim[0].extent, last = x->rank - 1; \
        i64 line_stride = x->rank == 2 ? result->dim[0].stride : 0; \
        i64 column_stride = y->rank == 2 ? result->dim[result->rank - 1].stride : 0; \
        EACH(j, columns) \
            EACH(i, lines) { \
                const char *line = x->base + (x->rank == 2 ? i * x->dim[0].stride : 0); \
                const char *column = y->base + (y->rank == 2 ? j * y->dim[1].stride : 0); \
                *(T *)(result->base + i * line_stride + j * column_stride) = \
                    dot_##T(line, x->dim[last].stride, column, y->dim[0].stride, count, 0); \
            } \
    } \
    ENTRY void enzyme_hub_FortranAMatmul##Kind(Descriptor *result, const Descriptor *x, const Descriptor *y, WHERE) { \
        allocate_product(result, x, y); \
        multiply_##T(result, x, y); \
    } \
    ENTRY void enzyme_hub_FortranAMatmulDirect##Kind(const Descriptor *result, const Descriptor *x, const Descriptor *y, \
                                                     WHERE) { \
        multiply_##T(result, x, y); \
    } \
    ENTRY void enzyme_hub_FortranAMatmulTranspose##Kind(Descriptor *result, const Descriptor *x, const Descriptor *y, \
                                                        WHERE) { \
        Descriptor view = transposed(x); \
        allocate_product(result, &view, y); \
        multiply_##T(result, &view, y); \
    } \
    ENTRY void enzyme_hub_FortranAMatmulTransposeDirect##Kind(const Descriptor *result, const Descriptor *x, \
                                                              const Descriptor *y, WHERE) { \
        Descriptor view = transposed(x); \
        multiply_##T(result, &view, y); \
    }
MATMUL(Real4Real4, real4)
MATMUL(Real8Real8, real8)
MATMUL(Real10Real10, real10)
MATMUL(Complex4Complex4, complex4)
MATMUL(Complex8Complex8, complex8)

// -- rearrangements ---------------------------------------------------------------------------------------------------

ENTRY void enzyme_hub_FortranATranspose(Descriptor *result, const Descriptor *matrix, WHERE) {
    Descriptor view = transposed(matrix);
    allocate_like(result, &view);
    copy_elements(result, &view);
}

ENTRY void enzyme_hub_FortranASpread(Descriptor *result, const Descriptor *source, int dim, i64 copies, WHERE) {
    Descriptor view;
    if (source->rank == LARGEST_RANK)
        __builtin_trap();
    establish(&view, source, source->rank + 1);
    view.base = source->base;
    EACH_DIMENSION(k, 0, view.rank,
        if (k == dim - 1)
            set_bounds(&view.dim[k], 1, copies, 0);
        else
            view.dim[k] = source->dim[k < dim - 1 ? k : k - 1];)
    allocate_like(result, &view);
    copy_elements(result, &view);
}

// Element `number` in array element order.
HELPER char *element(const Descriptor *d, i64 number) {
    i64 offset = 0;
    EACH_DIMENSION(k, 0, d->rank,
        i64 index = number;
        if (k + 1 < d->rank) {
            index = number % d->dim[k].extent;
            number /= d->dim[k].extent;
        }
        offset += index * d->dim[k].stride;)
    return d->base + offset;
}

HELPER i64 integer(const Descriptor *d, i64 number) {
    const char *p = element(d, number);
    switch (d->size) {
    case 1: return *(const i8 *)p;
    case 2: return *(const i16 *)p;
    case 4: return *(const i32 *)p;
    default: return *(const i64 *)p;
    }
}

ENTRY void enzyme_hub_FortranAReshape(Descriptor *result, const Descriptor *source, const Descriptor *shape,
                                      const Descriptor *pad, const Descriptor *order, WHERE) {
    if (shape->dim[0].extent > LARGEST_RANK)
        __builtin_trap();
    establish(result, source, shape->dim[0].extent);
    EACH_DIMENSION(k, 0, result->rank,
        extend(result, k, integer(shape, k));)
    allocate(result);
    Descriptor view; // in the order in which the elements are taken
    establish(&view, result, result->rank);
    view.base = result->base;
    EACH_DIMENSION(k, 0, result->rank,
        view.dim[k] = result->dim[order ? integer(order, k) - 1 : k];)
    i64 count = elements(result), given = elements(source);
    EACH(e, count < given ? count : given) copy_element(element(&view, e), element(source, e), source);
    if (pad)
        for (i64 e = given; e < count; ++e)
            copy_element(element(&view, e), element(pad, (e - given) % elements(pad)), source);
}

ENTRY void enzyme_hub_FortranAPack(Descriptor *result, const Descriptor *source, const Descriptor *mask,
                                   const Descriptor *vector, WHERE) {
    i64 length = row_length(source), taken = 0;
    EACH_ROW(source)
        EACH(i, length) taken += is_true(row(mask, source, r) + i * row_stride(mask), mask->size);
    establish(result, source, 1);
    extend(result, 0, vector ? vector->dim[0].extent : taken);
    allocate(result);
    char *to = result->base;
    EACH_ROW(source)
        EACH(i, length)
            if (is_true(row(mask, source, r) + i * row_stride(mask), mask->size)) {
                copy_element(to, row(source, source, r) + i * row_stride(source), source);
                to += source->size;
            }
    if (vector)
        for (i64 e = taken; e < vector->dim[0].extent; ++e)
            copy_element(result->base + e * source->size, element(vector, e), source);
}

ENTRY void enzyme_hub_FortranAUnpack(Descriptor *result, const Descriptor *vector, const Descriptor *mask,
                                     const Descriptor *field, WHERE) {
    if (mask->rank > LARGEST_RANK)
        __builtin_trap();
    establish(result, vector, mask->rank);
    EACH_DIMENSION(k, 0, mask->rank,
        extend(result, k, mask->dim[k].extent);)
    allocate(result);
    i64 length = row_length(mask), taken = 0;
    EACH_ROW(mask)
        EACH(i, length) {
            char *to = row(result, mask, r) + i * vector->size;
            if (is_true(row(mask, mask, r) + i * row_stride(mask), mask->size))
                copy_element(to, vector->base + taken++ * vector->dim[0].stride, vector);
            else
                copy_element(to, row(field, mask, r) + i * row_stride(field), vector);
        }
}

// One line of a shift along a dimension: circular, or with `fill` moving in (zero where there is none).
HELPER void shift_line(char *to, i64 to_stride, const char *from, i64 from_stride, i64 count, const Descriptor *of, i64 shift,
                       int circular, const char *fill) {
    if (circular && count > 0)
        shift = ((shift % count) + count) % count;
    EACH(i, count) {
        i64 at = i + shift;
        if (circular && at >= count)
            at -= count;
        if (at >= 0 && at < count)
            copy_element(to + i * to_stride, from + at * from_stride, of);
        else if (fill)
            copy_element(to + i * to_stride, fill, of);
        else
            __builtin_memset(to + i * to_stride, 0, of->size);
    }
}

HELPER void shift_lines(Descriptor *result, const Descriptor *source, const Descriptor *shift, int dim, int circular,
                        const Descriptor *boundary) {
    Descriptor lines; // their shape
    establish(&lines, source, source->rank - 1);
    EACH_DIMENSION(k, 0, lines.rank, lines.dim[k] = source->dim[k < dim ? k : k + 1];)
    allocate_like(result, source);
    EACH(e, elements(&lines))
        shift_line(across(result, source, dim, e), result->dim[dim].stride, across(source, source, dim, e),
                   source->dim[dim].stride, source->dim[dim].extent, source, integer(shift, shift->rank ? e : 0),
                   circular, boundary ? element(boundary, boundary->rank ? e : 0) : 0);
}

HELPER void shift_vector(Descriptor *result, const Descriptor *source, i64 shift, int circular,
                         const Descriptor *boundary) {
    allocate_like(result, source);
    shift_line(result->base, source->size, source->base, source->dim[0].stride, source->dim[0].extent, source,
               shift, circular, boundary ? boundary->base : 0);
}

ENTRY void enzyme_hub_FortranACshift(Descriptor *result, const Descriptor *source, const Descriptor *shift, int dim,
                                     WHERE) {
    shift_lines(result, source, shift, dim - 1, 1, 0);
}

ENTRY void enzyme_hub_FortranACshiftVector(Descriptor *result, const Descriptor *source, i64 shift, WHERE) {
    shift_vector(result, source, shift, 1, 0);
}

ENTRY void enzyme_hub_FortranAEoshift(Descriptor *result, const Descriptor *source, const Descriptor *shift,
                                      const Descriptor *boundary, int dim, WHERE) {
    shift_lines(result, source, shift, dim - 1, 0, boundary);
}

ENTRY void enzyme_hub_FortranAEoshiftVector(Descriptor *result, const Descriptor *source, i64 shift,
                                            const Descriptor *boundary, WHERE) {
    shift_vector(result, source, shift, 0, boundary);
}

// -- characters ---------------------------------------------------------------------------------------------------------

// They carry no derivatives: native code copies them, filling up with blanks. What is done to descriptors is seen.
void __ehub_fortran_text(char *to, i64 to_bytes, const char *from, i64 from_bytes, i64 kind);

HELPER int is_text(int type) { return type == TEXT || type == TEXT_OF_2 || type == TEXT_OF_4; }

HELPER i64 width_of(int type) { return type == TEXT ? 1 : type == TEXT_OF_2 ? 2 : 4; }

// Hints: what numbers are, and that characters, logical values, and what descriptors begin with are none.
void __enzyme_integer(const char *, unsigned long);
void __enzyme_double(const char *, unsigned long);
void __enzyme_float(const char *, unsigned long);

HELPER void copy_text(char *to, i64 to_bytes, const char *from, i64 from_bytes, i64 kind) {
    __enzyme_integer(from, from_bytes);
    __enzyme_integer(to, to_bytes);
    __ehub_fortran_text(to, to_bytes, from, from_bytes, kind);
}

HELPER void copy_text_elements(const Descriptor *to, const Descriptor *from) {
    i64 count = row_length(to), to_stride = row_stride(to), from_stride = row_stride(from);
    EACH_ROW(to) {
        char *t = row(to, to, r), *f = row(from, to, r);
        EACH(i, count) copy_text(t + i * to_stride, to->size, f + i * from_stride, from->size, width_of(from->type));
    }
}

HELPER void assign_text_of(Descriptor *to, int to_rank, int is_allocatable, const Descriptor *from, i64 size, int keeps_length) {
    Descriptor target, copy;
    // Of a rank that is known when the program runs only, a scalar is most likely given to a scalar.
    int rank = from->rank > 0 ? from->rank : __builtin_constant_p(to_rank) ? to_rank : 0;
    if (to_rank != rank)
        enzyme_hub_stop_at_array("", 0);
    see(&target, to, rank);
    target.size = size;
    if (is_allocatable
        && (!to->base || (!keeps_length && to->size != size) || (from->rank > 0 && !same_shape(&target, from)))) {
        char *old = to->base; // `from` may read it
        if (from->rank > 0)
            shape_like(&target, from);
        if (from->rank == 0) {
            EACH_DIMENSION(k, 0, rank, extend(&target, k, to->dim[k].extent);)
        }
        allocate(&target);
        copy_text_elements(&target, from);
        to->base = target.base;
        to->size = size;
        EACH_DIMENSION(k, 0, rank, to->dim[k] = target.dim[k];)
        if (old)
            free(old);
    } else if (!overlap(&target, from)) {
        copy_text_elements(&target, from);
    } else if (!same_elements(&target, from) || to->size != from->size) {
        allocate_like(&copy, from);
        copy_text_elements(&copy, from);
        copy_text_elements(&target, &copy);
        free(copy.base);
    }
}

// The length of what is not allocatable stays, and so does a length that is declared.
HELPER void assign_text(Descriptor *to, int rank, int is_allocatable, const Descriptor *from) {
    assign_text_of(to, rank, is_allocatable, from, is_allocatable ? from->size : to->size, !is_allocatable);
}

HELPER void assign_padded(Descriptor *to, int rank, int is_allocatable, const Descriptor *from) {
    assign_text_of(to, rank, is_allocatable, from, to->size, 1);
}

// -- objects of derived types -------------------------------------------------------------------------------------------

HELPER int type_code(const Component *c) {
    int log2 = c->kind == 1 ? 0 : c->kind == 2 ? 1 : c->kind == 4 ? 2 : 3;
    switch (c->category) {
    case INTEGER: return 7 + log2;
    case REAL: return c->kind == 4 ? REAL4 : c->kind == 8 ? REAL8 : REAL10;
    case COMPLEX: return c->kind == 4 ? COMPLEX4 : COMPLEX8;
    case CHARACTER: return TEXT;
    case LOGICAL: return c->kind == 1 ? LAST_NUMBER : 12 + log2;
    default: return DERIVED;
    }
}

HELPER i64 element_size(const Component *c) {
    if (c->category == STRUCTURE)
        return c->type ? c->type->size : 0; // of any type: it is told when there is one
    if (c->category == CHARACTER)
        return 0; // it is told when there is one
    return (c->category == COMPLEX ? 2 : 1) * (c->category != INTEGER && c->kind == 10 ? 16 : c->kind);
}

HELPER i64 component_size(const Component *c) {
    return c->category == CHARACTER ? ((const i64 *)c->length)[1] * c->kind : element_size(c);
}

HELPER i64 component_count(const Component *c) {
    i64 count = 1;
    EACH_DIMENSION(k, 0, c->rank,
        i64 extent = c->bounds[4 * k + 3] - c->bounds[4 * k + 1] + 1;
        count *= extent > 0 ? extent : 0;)
    return count;
}

HELPER void copy_number(char *to, const char *from, const Component *c) {
    i64 size = element_size(c);
    if (c->category == REAL && size == 8)
        COPY_AS(real8);
    else if (c->category == REAL && size == 4)
        COPY_AS(real4);
    else if (c->category == COMPLEX && size == 16)
        COPY_BOTH(complex8);
    else if (c->category == COMPLEX && size == 8)
        COPY_BOTH(complex4);
    else if (c->category == INTEGER && size == 8)
        COPY_AS(i64);
    else if (c->category == INTEGER && size == 4)
        COPY_AS(i32);
    else
        memcpy(to, from, size);
}


// Data that are of no derived type, one behind the other.
HELPER void copy_plain(char *to, const char *from, i64 count, const Component *c) {
    if (is_of_numbers(c))
        EACH(k, count) copy_number(to + k * element_size(c), from + k * element_size(c), c);
    else
        memcpy(to, from, count * component_size(c));
}

HELPER void hint(const char *place, i64 count, const Component *c) {
    unsigned long bytes = count * component_size(c);
    if (c->category != REAL && c->category != COMPLEX)
        __enzyme_integer(place, bytes);
    else if (c->kind == 8)
        __enzyme_double(place, bytes);
    else if (c->kind == 4)
        __enzyme_float(place, bytes);
}

// The optimiser may make of it copies of bytes that do not say what they are.
HELPER void copy_array(char *to, const char *from, i64 count, const Component *c) {
    hint(from, count, c);
    hint(to, count, c);
    copy_plain(to, from, count, c);
}

// The same, within the object itself.
HELPER void copy_data(char *to, const char *from, const Component *c) { copy_array(to, from, component_count(c), c); }

HELPER void set_type(Descriptor *d, int rank, const DerivedType *type) { *(const DerivedType **)&d->dim[rank] = type; }

// For the functions of types.
ENTRY _Bool enzyme_hub_is_seen_type(const DerivedType *type) { return is_seen(type); }
ENTRY int enzyme_hub_rank_of(const Descriptor *d) { return d->rank; }
ENTRY char *enzyme_hub_base_of(const Descriptor *d) { return d->base; }

ENTRY _Noreturn void enzyme_hub_stop_at_type(const DerivedType *type) {
    _FortranAReportFatalUserError("enzyme-hub: where derivatives are taken, there was an object of a type of which the compiler's description is not in the program", "", 0);
}

ENTRY _Noreturn void enzyme_hub_stop_at_assignment(const DerivedType *type) {
    _FortranAReportFatalUserError("enzyme-hub: where derivatives are taken, an object was assigned that has a component with a defined assignment: assign the components one by one", "", 0);
}

ENTRY void enzyme_hub_start_component(char *object, const Component *c, const DerivedType *only) {
    Descriptor *d = (Descriptor *)(object + c->offset);
    if (c->genre == DATA && c->initial) {
        if (c->category == STRUCTURE)
            memcpy((char *)d, c->initial, component_count(c) * c->type->size);
        else
            copy_plain((char *)d, c->initial, component_count(c), c);
    } else if (c->genre == DATA) {
        if (c->category == STRUCTURE && !c->type->not_initialised)
            EACH(k, component_count(c)) enzyme_hub_type_start((char *)d + k * c->type->size, c->type);
    } else if (c->initial) {
        const Descriptor *initial = c->initial;
        see(d, initial, c->rank);
        d->attribute = initial->attribute;
        d->extra = initial->extra;
        if (c->category == STRUCTURE)
            set_type(d, c->rank, derived_type(initial));
    } else {
        d->base = 0;
        d->size = element_size(c);
        d->version = 20240719;
        d->rank = c->rank;
        d->type = type_code(c);
        d->attribute = c->genre == POINTER ? 1 : ALLOCATABLE;
        d->extra = c->category == STRUCTURE ? HAS_ADDENDUM : 0;
        if (c->category == STRUCTURE)
            set_type(d, c->rank, c->type);
    }
}

ENTRY void enzyme_hub_start_procedure(char *object, const ProcedurePointer *p) { *(char **)(object + p->offset) = p->initial; }

// Each object of an array.
#define EACH_OF(d, object, ...) \
    do { \
        i64 object##_count = row_length(d), object##_stride = row_stride(d); \
        EACH_ROW(d) { \
            char *object##_row = row(d, d, r); \
            EACH(object##_k, object##_count) { \
                char *object = object##_row + object##_k * object##_stride; \
                __VA_ARGS__ \
            } \
        } \
    } while (0);

HELPER void start_all(const Descriptor *d) {
    if (d->type != DERIVED || !derived_type(d) || derived_type(d)->not_initialised)
        return;
    const DerivedType *type = derived_type(d); // what is stored might be this, as far as the optimiser knows
    EACH_OF(d, object, enzyme_hub_type_start(object, type);)
}

// Where the type of new objects is known when the program runs only, that is native code.
void __ehub_fortran_start(char *objects, i64 count, const DerivedType *type);
void __ehub_fortran_start_numbers(char *objects, i64 count, const DerivedType *type);

HELPER void start_new(const Descriptor *d) {
    if (d->type != DERIVED || !derived_type(d) || derived_type(d)->not_initialised)
        return;
    const DerivedType *type = derived_type(d);
    if (is_seen(type)) {
        EACH(e, elements(d)) enzyme_hub_type_start(d->base + e * type->size, type);
    } else {
        __ehub_fortran_start(d->base, elements(d), type);
        __ehub_fortran_start_numbers(d->base, elements(d), type);
    }
}

ENTRY void enzyme_hub_FortranAInitialize(const Descriptor *d, WHERE) { start_all(d); }

// -- the end of objects -------------------------------------------------------------------------------------------------

// What a class dummy holds is an object; of any class it may be a number, which nothing here says.
ENTRY void enzyme_hub_is_of_class(const Descriptor *d) {
    if (d->type != DERIVED)
        enzyme_hub_stop_at_array("", 0);
}

// What two arrays hold is said by one of them, or by both.
HELPER int kind_of(const Descriptor *to, const Descriptor *from) {
    return __builtin_constant_p(from->type) ? from->type : to->type;
}

// Final procedures: that of the type for the rank of the array or for each element, then those of components.
HELPER void finish_all(const Descriptor *d, const DerivedType *type) {
    if (type->not_finalised)
        return;
    Descriptor array; // as a procedure takes it
    view(&array, d, d->rank, d->size, DERIVED);
    array.extra = HAS_ADDENDUM;
    set_type(&array, d->rank, type);
    _Bool is_done = enzyme_hub_type_finish_array(&array, type);
    EACH_OF(d, object,
        if (!is_done)
            enzyme_hub_type_finish(object, type);
        enzyme_hub_type_finish_parts(object, type);)
}

// An array that is a component, with what the compiler says about it.
HELPER void see_component(Descriptor *view, const Descriptor *d, const Component *c) {
    see(view, d, c->rank);
    if (c->category != CHARACTER && c->category != STRUCTURE)
        view->size = element_size(c);
    view->type = type_code(c);
}

// Of an array of a derived type: the type of its elements; `only` where the program has no extension of the declared type.
HELPER const DerivedType *element_type(const Descriptor *d, const Component *c, const DerivedType *only) {
    return only ? only : derived_type_of(d, c->rank);
}

ENTRY void enzyme_hub_finish_component(char *object, const Component *c, const DerivedType *only) {
    if (c->category != STRUCTURE)
        return;
    char *place = object + c->offset;
    if (c->genre == DATA) {
        if (!c->type->not_finalised)
            EACH(k, component_count(c)) {
                enzyme_hub_type_finish(place + k * c->type->size, c->type);
                enzyme_hub_type_finish_parts(place + k * c->type->size, c->type);
            }
    } else if (c->genre == ALLOCATED) {
        Descriptor *array = (Descriptor *)place, view;
        if (array->base) {
            see_component(&view, array, c);
            const DerivedType *type = element_type(array, c, only);
            if (type)
                finish_all(&view, type);
        }
    }
}

HELPER void release_all(const Descriptor *d, const DerivedType *type) {
    if (!type->not_released)
        EACH_OF(d, object, enzyme_hub_type_release(object, type);)
}

ENTRY void enzyme_hub_release_component(char *object, const Component *c, const DerivedType *only) {
    char *place = object + c->offset;
    if (c->genre == DATA && c->category == STRUCTURE) {
        if (!c->type->not_released)
            EACH(k, component_count(c)) enzyme_hub_type_release(place + k * c->type->size, c->type);
    } else if (c->genre == ALLOCATED) {
        Descriptor *array = (Descriptor *)place;
        if (array->base) {
            if (c->category == STRUCTURE) {
                Descriptor view;
                see_component(&view, array, c);
                const DerivedType *type = element_type(array, c, only);
                if (type)
                    release_all(&view, type);
            }
            free(array->base);
        }
        array->base = 0;
    }
}

LATER void enzyme_hub_later_destroy(const Descriptor *d, int rank, i64 size, const DerivedType *type, int finishes) {
    Descriptor objects;
    view(&objects, d, rank, size, DERIVED);
    if (!objects.base)
        return;
    if (finishes)
        finish_all(&objects, type);
    release_all(&objects, type);
}

HELPER void destroy(const Descriptor *d, int finishes) {
    if (d->rank <= LARGEST_RANK && derived_type(d))
        enzyme_hub_later_destroy(d, d->rank, d->size, derived_type(d), finishes);
}

LATER void enzyme_hub_later_free_objects(const Descriptor *d, int rank, i64 size, const DerivedType *type, int finishes) {
    Descriptor objects;
    view(&objects, d, rank, size, DERIVED);
    if (finishes && type)
        finish_all(&objects, type);
    if (type)
        release_all(&objects, type);
    free(objects.base);
}

// Where it is not known what arrays hold they are taken for numbers: what would be done to objects that own something would
// say of the same memory that it is something else.
HELPER int is_of_objects(const Descriptor *d, int kind) {
    if (__builtin_constant_p(kind))
        return kind == DERIVED;
    if (kind == DERIVED && derived_type(d) && is_owner(derived_type(d)))
        enzyme_hub_stop_at_array("", 0);
    return 0;
}

HELPER void free_all(const Descriptor *d, int kind, int finishes) {
    if (is_of_objects(d, kind))
        enzyme_hub_later_free_objects(d, d->rank, d->size, d->type == DERIVED ? derived_type(d) : 0, finishes); // of any class it may be a number
    else
        free(d->base);
}

ENTRY void enzyme_hub_FortranADestroy(const Descriptor *d) { destroy(d, 1); }

ENTRY void enzyme_hub_FortranADestroyWithoutFinalization(const Descriptor *d) { destroy(d, 0); }

ENTRY void enzyme_hub_FortranAFinalize(const Descriptor *d, WHERE) {
    if (has_type(d) && derived_type(d) && d->base)
        finish_all(d, derived_type(d));
}

// -- copies of objects with what they own -------------------------------------------------------------------------------

// Nothing is asked of the other one that the compiler says.
HELPER void copy_descriptor(Descriptor *to, const Descriptor *from, const Component *c, const DerivedType *only) {
    __enzyme_integer((const char *)&to->size, 16 + c->rank * sizeof(Dimension));
    to->base = from->base;
    to->size = c->category == CHARACTER ? from->size : c->category != STRUCTURE ? element_size(c) : only ? only->size : from->size;
    to->version = 20240719;
    to->rank = c->rank;
    to->type = c->category == STRUCTURE && !only ? from->type : type_code(c); // of any class it may be a number
    to->attribute = c->genre == POINTER ? ASSOCIATED : ALLOCATABLE;
    to->extra = c->category == STRUCTURE ? HAS_ADDENDUM : 0;
    EACH_DIMENSION(k, 0, c->rank, to->dim[k] = from->dim[k];)
    if (c->category == STRUCTURE)
        set_type(to, c->rank, element_type(from, c, only));
}

// New objects, of which nothing is there yet.
HELPER void create_all(const Descriptor *to, const Descriptor *from, const DerivedType *type) {
    i64 count = row_length(to), to_stride = row_stride(to), from_stride = row_stride(from);
    EACH_ROW(to) {
        char *t = row(to, to, r), *f = row(from, to, r);
        EACH(i, count) enzyme_hub_type_create(t + i * to_stride, f + i * from_stride, type);
    }
}

HELPER void copy_all(const Descriptor *to, const Descriptor *from, const DerivedType *type) {
    i64 count = row_length(to), to_stride = row_stride(to), from_stride = row_stride(from);
    EACH_ROW(to) {
        char *t = row(to, to, r), *f = row(from, to, r);
        EACH(i, count) enzyme_hub_type_copy(t + i * to_stride, f + i * from_stride, type);
    }
}

HELPER void create_array(Descriptor *to, const Descriptor *from, const Component *c, const DerivedType *only) {
    Descriptor source, target;
    copy_descriptor(to, from, c, only);
    see_component(&source, from, c);
    if (source.base) {
        see_component(&target, from, c);
        allocate(&target);
        const DerivedType *type = c->category == STRUCTURE ? element_type(from, c, only) : 0;
        i64 count = elements(&source);
        if (type)
            EACH(e, count) enzyme_hub_type_create(target.base + e * target.size, source.base + e * source.size, type);
        else if (c->category == CHARACTER)
            copy_text(target.base, count * target.size, source.base, count * source.size, c->kind);
        else
            copy_array(target.base, source.base, count, c);
        to->base = target.base;
    }
}

ENTRY void enzyme_hub_create_component(char *to, char *from, const Component *c, const DerivedType *only) {
    to += c->offset, from += c->offset;
    if (c->genre == ALLOCATED)
        create_array((Descriptor *)to, (const Descriptor *)from, c, only);
    else if (c->genre == POINTER)
        copy_descriptor((Descriptor *)to, (const Descriptor *)from, c, only);
    else if (c->category != STRUCTURE)
        copy_data(to, from, c);
    else
        EACH(k, component_count(c)) enzyme_hub_type_create(to + k * c->type->size, from + k * c->type->size, c->type);
}

ENTRY void enzyme_hub_create_procedure(char *to, char *from, const ProcedurePointer *p) {
    *(char **)(to + p->offset) = *(char **)(from + p->offset);
}

ENTRY void enzyme_hub_copy_component(char *to, char *from, const Component *c, const DerivedType *only) {
    if (c->genre == ALLOCATED) {
        const Descriptor *old = (const Descriptor *)(to + c->offset), *array = (const Descriptor *)(from + c->offset);
        if (array->base && old->base == array->base)
            return; // the same object
        enzyme_hub_finish_component(to, c, only);
        enzyme_hub_release_component(to, c, only);
        enzyme_hub_create_component(to, from, c, only);
    } else if (c->genre == DATA && c->category == STRUCTURE) {
        to += c->offset, from += c->offset;
        EACH(k, component_count(c)) enzyme_hub_type_copy(to + k * c->type->size, from + k * c->type->size, c->type);
    } else {
        enzyme_hub_create_component(to, from, c, only);
    }
}

ENTRY void enzyme_hub_copy_procedure(char *to, char *from, const ProcedurePointer *p) {
    enzyme_hub_create_procedure(to, from, p);
}

// As `assign`, for objects that own arrays. A temporary object is new: nothing is in it yet.
HELPER void assign_objects(Descriptor *to, int rank, int is_allocatable, const Descriptor *from, const DerivedType *type,
                           int is_new) {
    Descriptor target, temporary;
    see(&target, to, from->rank > 0 ? from->rank : rank);
    target.size = from->size;
    target.type = DERIVED;
    if (is_allocatable && (!to->base || (from->rank > 0 && !same_shape(&target, from)))) {
        Descriptor old = target;
        shape_like(&target, from);
        allocate(&target);
        create_all(&target, from, type);
        to->base = target.base;
        EACH_DIMENSION(k, 0, from->rank, to->dim[k] = target.dim[k];)
        if (old.base) {
            finish_all(&old, type);
            release_all(&old, type);
            free(old.base);
        }
    } else if (is_new) {
        create_all(&target, from, type);
    } else if (from->rank == 0 || !overlap(&target, from)) { // what is copied to itself stays as it is
        finish_all(&target, type);
        copy_all(&target, from, type);
    } else if (!same_elements(&target, from)) {
        allocate_like(&temporary, from);
        create_all(&temporary, from, type);
        finish_all(&target, type);
        copy_all(&target, &temporary, type);
        release_all(&temporary, type);
        free(temporary.base);
    }
}

// What is known of the two when the body of an entry comes is told: further on the descriptors may be used for something else.
LATER void enzyme_hub_later_assign(Descriptor *to, const Descriptor *from, int rank, int is_allocatable, int from_rank,
                                   i64 size, int kind) {
    Descriptor source;
    view(&source, from, from_rank, size, kind);
    assign(to, rank, is_allocatable, &source);
}

LATER void enzyme_hub_later_assign_text(Descriptor *to, const Descriptor *from, int rank, int is_allocatable, int from_rank,
                                        i64 size, int kind) {
    Descriptor source;
    view(&source, from, from_rank, size, kind);
    assign_text(to, rank, is_allocatable, &source);
}

LATER void enzyme_hub_later_assign_objects(Descriptor *to, const Descriptor *from, int rank, int is_allocatable,
                                           int from_rank, i64 size, const DerivedType *type, int is_new) {
    Descriptor source;
    view(&source, from, from_rank, size, DERIVED);
    if (type && !is_plain_type(type))
        assign_objects(to, rank, is_allocatable, &source, type, is_new);
    else
        assign(to, rank, is_allocatable, &source);
}

HELPER void assign_any(Descriptor *to, const Descriptor *from, int is_new) {
    int kind = kind_of(to, from), is_allocatable = to->attribute == ALLOCATABLE;
    if (is_of_objects(from, kind))
        enzyme_hub_later_assign_objects(to, from, to->rank, is_allocatable, from->rank, from->size, derived_type(from), is_new);
    else if (is_text(kind))
        enzyme_hub_later_assign_text(to, from, to->rank, is_allocatable, from->rank, from->size, kind);
    else
        enzyme_hub_later_assign(to, from, to->rank, is_allocatable, from->rank, from->size, kind);
}

ENTRY void enzyme_hub_FortranAAssign(Descriptor *to, const Descriptor *from, WHERE) { assign_any(to, from, 0); }

ENTRY void enzyme_hub_FortranAAssignTemporary(Descriptor *to, const Descriptor *from, WHERE) { assign_any(to, from, 1); }

ENTRY void enzyme_hub_FortranAAssignExplicitLengthCharacter(Descriptor *to, const Descriptor *from, WHERE) {
    assign_padded(to, to->rank, to->attribute == ALLOCATABLE, from);
}

// -- allocation -------------------------------------------------------------------------------------------------------

enum { WAS_NULL = 1, WAS_NOT_NULL = 2 }; // values of STAT=

HELPER int failed(_Bool has_stat, int stat, const char *message, WHERE) {
    if (!has_stat)
        _FortranAReportFatalUserError(message, file, line);
    return stat;
}

HELPER void set_strides(Descriptor *d) {
    i64 stride = d->size;
    EACH_DIMENSION(k, 0, d->rank,
        d->dim[k].stride = stride;
        stride *= d->dim[k].extent;)
}

HELPER void nullify(Descriptor *d, i64 size, int type, int rank, int attribute, const DerivedType *of) {
    d->base = 0;
    d->size = size;
    d->version = 20240719;
    d->rank = rank;
    d->type = type;
    d->attribute = attribute;
    d->extra = of ? HAS_ADDENDUM : 0;
    if (of)
        set_type(d, rank, of);
}

// Type codes of numbers are given as the category and the kind, in one word.
HELPER int code_of(int category, int kind) {
    int log2 = kind == 1 ? 0 : kind == 2 ? 1 : kind == 4 ? 2 : 3;
    switch (category) {
    case INTEGER: return 7 + log2;
    case REAL: return kind == 4 ? REAL4 : kind == 8 ? REAL8 : REAL10;
    case COMPLEX: return kind == 4 ? COMPLEX4 : COMPLEX8;
    case CHARACTER: return TEXT;
    default: return kind == 1 ? LAST_NUMBER : 12 + log2;
    }
}

HELPER i64 size_of(int category, int kind) {
    return (category == COMPLEX ? 2 : 1) * (category != INTEGER && kind == 10 ? 16 : kind);
}

#define OF_NUMBERS(name, attribute, condition) \
    ENTRY void enzyme_hub_FortranA##name(Descriptor *d, int category, int kind, int rank, int corank) { \
        if (condition) \
            nullify(d, size_of(category, kind), code_of(category, kind), rank, attribute, 0); \
    }
#define OF_TEXT(name, attribute, condition) \
    ENTRY void enzyme_hub_FortranA##name(Descriptor *d, i64 length, int kind, int rank, int corank) { \
        if (condition) \
            nullify(d, length * kind, TEXT, rank, attribute, 0); \
    }
#define OF_TYPE(name, attribute, condition) \
    ENTRY void enzyme_hub_FortranA##name(Descriptor *d, const DerivedType *type, int rank, int corank) { \
        if (condition) \
            nullify(d, type->size, DERIVED, rank, attribute, type); \
    }
OF_NUMBERS(AllocatableInitIntrinsic, ALLOCATABLE, 1)
OF_NUMBERS(AllocatableInitIntrinsicForAllocate, ALLOCATABLE, !d->base)
OF_NUMBERS(PointerNullifyIntrinsic, ASSOCIATED, 1)
OF_TEXT(AllocatableInitCharacter, ALLOCATABLE, 1)
OF_TEXT(AllocatableInitCharacterForAllocate, ALLOCATABLE, !d->base)
OF_TEXT(PointerNullifyCharacter, ASSOCIATED, 1)
OF_TYPE(AllocatableInitDerived, ALLOCATABLE, 1)
OF_TYPE(AllocatableInitDerivedForAllocate, ALLOCATABLE, !d->base)
OF_TYPE(PointerNullifyDerived, ASSOCIATED, 1)

HELPER void apply_mold(Descriptor *d, const Descriptor *mold, int rank, int attribute) {
    int kind = kind_of(d, mold); // an array of a class remains one
    nullify(d, mold->size, kind, rank, attribute, kind == DERIVED ? derived_type(mold) : 0);
    EACH_DIMENSION(k, 0, rank,
        if (k < mold->rank) set_bounds(&d->dim[k], mold->dim[k].lower, mold->dim[k].extent, 0);)
}

ENTRY void enzyme_hub_FortranAAllocatableApplyMold(Descriptor *d, const Descriptor *mold, int rank) {
    if (!d->base) // else it is an error, which is told when it is allocated
        apply_mold(d, mold, rank, ALLOCATABLE);
}

ENTRY void enzyme_hub_FortranAPointerApplyMold(Descriptor *d, const Descriptor *mold, int rank) {
    apply_mold(d, mold, rank, ASSOCIATED);
}

ENTRY void enzyme_hub_FortranAAllocatableSetBounds(Descriptor *d, int k, i64 lower, i64 upper) {
    set_bounds(&d->dim[k], lower, upper - lower + 1, d->dim[k].stride);
}

ENTRY void enzyme_hub_FortranAPointerSetBounds(Descriptor *d, int k, i64 lower, i64 upper) {
    set_bounds(&d->dim[k], lower, upper - lower + 1, d->dim[k].stride);
}

ENTRY int enzyme_hub_FortranAAllocatableAllocate(Descriptor *d, i64 *stream, _Bool has_stat, const Descriptor *message,
                                                 WHERE, void *copier) {
    if (d->base)
        return failed(has_stat, WAS_NOT_NULL, "ALLOCATE: object is already allocated", file, line);
    set_strides(d);
    allocate(d);
    start_new(d);
    return 0;
}

// Behind the data of a pointer's target the library keeps the complement of its address, to tell whether a pointer that is
// deallocated was allocated.
HELPER void allocate_target(Descriptor *d) {
    set_strides(d);
    i64 bytes = (elements(d) * d->size + 7) / 8 * 8;
    d->base = malloc(bytes + 8);
    *(i64 *)(d->base + bytes) = ~(i64)d->base;
}

ENTRY int enzyme_hub_FortranAPointerAllocate(Descriptor *d, _Bool has_stat, const Descriptor *message, WHERE,
                                             void *copier) {
    allocate_target(d);
    start_new(d);
    return 0;
}

LATER void enzyme_hub_later_fill(const Descriptor *d, const Descriptor *source, int rank, int source_rank, i64 size, int kind) {
    Descriptor from, to;
    view(&from, source, source_rank, size, kind);
    view(&to, d, rank, size, kind);
    copy_elements(&to, &from);
}

LATER void enzyme_hub_later_fill_text(const Descriptor *d, const Descriptor *source, int rank, int source_rank, i64 size,
                                      int kind) {
    Descriptor from, to;
    view(&from, source, source_rank, size, kind);
    view(&to, d, rank, d->size, kind);
    copy_text_elements(&to, &from);
}

LATER void enzyme_hub_later_fill_objects(const Descriptor *d, const Descriptor *source, int rank, int source_rank, i64 size,
                                         const DerivedType *type) {
    Descriptor from, to;
    view(&from, source, source_rank, size, DERIVED);
    view(&to, d, rank, size, DERIVED);
    if (type && !is_plain_type(type))
        create_all(&to, &from, type);
    else
        copy_elements(&to, &from);
}

HELPER void fill(const Descriptor *d, const Descriptor *source, int kind) {
    int rank = d->rank, source_rank = source->rank;
    if (is_of_objects(source, kind))
        enzyme_hub_later_fill_objects(d, source, rank, source_rank, source->size, derived_type(source));
    else if (is_text(kind))
        enzyme_hub_later_fill_text(d, source, rank, source_rank, source->size, kind);
    else
        enzyme_hub_later_fill(d, source, rank, source_rank, source->size, kind);
}

// An array of a class, which may have been of another type.
ENTRY void enzyme_hub_FortranAAssignPolymorphic(Descriptor *to, const Descriptor *from, WHERE) {
    Descriptor target, old;
    if (!__builtin_constant_p(kind_of(to, from)))
        enzyme_hub_is_of_class(from);
    see(&old, to, from->rank);
    old.size = to->size;
    old.type = to->type;
    if (to->type == DERIVED)
        set_type(&old, from->rank, derived_type_of(to, from->rank));
    see(&target, from, from->rank);
    target.type = from->type;
    shape_like(&target, from);
    allocate(&target);
    int kind = kind_of(to, from);
    fill(&target, from, kind);
    if (old.base)
        free_all(&old, to->type, 1);
    to->base = target.base;
    to->size = from->size;
    to->type = kind;
    EACH_DIMENSION(k, 0, from->rank, to->dim[k] = target.dim[k];)
    set_type(to, from->rank, kind == DERIVED ? derived_type(from) : 0);
}

ENTRY int enzyme_hub_FortranAAllocatableAllocateSource(Descriptor *d, const Descriptor *source, _Bool has_stat,
                                                       const Descriptor *message, WHERE) {
    if (d->base)
        return failed(has_stat, WAS_NOT_NULL, "ALLOCATE: object is already allocated", file, line);
    if (is_text(kind_of(d, source)) && !d->size)
        d->size = source->size; // of deferred length
    set_strides(d);
    allocate(d);
    fill(d, source, kind_of(d, source));
    return 0;
}

ENTRY int enzyme_hub_FortranAPointerAllocateSource(Descriptor *d, const Descriptor *source, _Bool has_stat,
                                                   const Descriptor *message, WHERE) {
    allocate_target(d);
    fill(d, source, kind_of(d, source));
    return 0;
}

// Other arrays than those of objects flang releases without the library, but for pointers and where STAT= is asked for.
HELPER void deallocate(Descriptor *d, int finishes, int is_of_type) {
    free_all(d, is_of_type ? DERIVED : d->type, finishes);
    d->base = 0;
}

#define DEALLOCATION(name, finishes, is_of_type, what) \
    ENTRY int enzyme_hub_FortranA##name(Descriptor *d, _Bool has_stat, const Descriptor *message, WHERE) { \
        if (!d->base) \
            return failed(has_stat, WAS_NULL, "DEALLOCATE: " what, file, line); \
        deallocate(d, finishes, is_of_type); \
        return 0; \
    }
DEALLOCATION(AllocatableDeallocate, 1, __builtin_constant_p(has_stat) && !has_stat, "object is not allocated")
DEALLOCATION(AllocatableDeallocateNoFinal, 0, __builtin_constant_p(has_stat) && !has_stat, "object is not allocated")
DEALLOCATION(PointerDeallocate, 1, 0, "pointer is not associated")

// An array of a class is of its declared type afterwards; of any class, of none.
HELPER void forget_type(Descriptor *d, const DerivedType *type) {
    d->type = type ? DERIVED : OF_NO_TYPE;
    if (d->extra & HAS_ADDENDUM)
        set_type(d, d->rank, type);
}

#define DEALLOCATION_OF_CLASS(name, what) \
    ENTRY int enzyme_hub_FortranA##name(Descriptor *d, const DerivedType *type, _Bool has_stat, \
                                        const Descriptor *message, WHERE) { \
        if (!d->base) \
            return failed(has_stat, WAS_NULL, "DEALLOCATE: " what, file, line); \
        deallocate(d, 1, 1); \
        forget_type(d, type); \
        return 0; \
    }
DEALLOCATION_OF_CLASS(AllocatableDeallocatePolymorphic, "object is not allocated")
DEALLOCATION_OF_CLASS(PointerDeallocatePolymorphic, "pointer is not associated")

ENTRY _Bool enzyme_hub_FortranAPointerIsAssociated(const Descriptor *d) { return d->base != 0; }

ENTRY _Bool enzyme_hub_FortranAPointerIsAssociatedWith(const Descriptor *d, const Descriptor *target) {
    if (!target)
        return d->base != 0;
    if (!target->base || (target->type != DERIVED && target->size == 0))
        return 0;
    if (d->base != target->base || d->size != target->size || d->rank != target->rank)
        return 0;
    EACH_DIMENSION(k, 0, d->rank,
        i64 extent = d->dim[k].extent;
        if (extent == 0 || extent != target->dim[k].extent || (extent != 1 && d->dim[k].stride != target->dim[k].stride))
            return 0;)
    return 1;
}

// Where the rank is known when the program runs only, what follows the descriptor is not to be touched.
void __ehub_fortran_dimensions(__attribute__((noescape)) Descriptor *to, __attribute__((noescape)) const Descriptor *from);

// `type` is the declared type of a class.
ENTRY int enzyme_hub_FortranAMoveAlloc(Descriptor *to, Descriptor *from, const DerivedType *type, _Bool has_stat,
                                       const Descriptor *message, WHERE) {
    if (to == from)
        return 0;
    if (to->base)
        free_all(to, type ? DERIVED : kind_of(to, from), 1);
    to->base = from->base;
    if (__builtin_constant_p(from->rank)) {
        EACH_DIMENSION(k, 0, from->rank, to->dim[k] = from->dim[k];)
    } else if (__builtin_constant_p(to->rank)) {
        EACH_DIMENSION(k, 0, to->rank, to->dim[k] = from->dim[k];)
    } else {
        __ehub_fortran_dimensions(to, from);
    }
    if (!__builtin_constant_p(from->type) || is_text(from->type))
        to->size = from->size;
    if (type) {
        to->size = from->size;
        to->type = from->type;
        to->extra = from->extra;
        if (from->extra & HAS_ADDENDUM)
            set_type(to, from->rank, derived_type(from));
        if (from->base)
            forget_type(from, type);
    }
    from->base = 0;
    return 0;
}

// -- array constructors whose length is not known -----------------------------------------------------------------------

typedef struct {
    Descriptor *to;
    i64 next, capacity;
    const char *file;
    i32 line;
    u8 takes_lengths;
} Constructor; // as the library has it, which goes on with one for data that is not numbers

ENTRY void enzyme_hub_FortranAInitArrayConstructorVector(Constructor *c, Descriptor *to, _Bool takes_lengths, WHERE) {
    c->to = to;
    c->next = 0;
    c->capacity = to->base ? to->dim[0].extent : 0;
    c->file = file;
    c->line = line;
    c->takes_lengths = takes_lengths;
}

HELPER void make_room(Constructor *c, i64 more) {
    Descriptor *to = c->to;
    i64 needed = c->next + more, known = to->dim[0].extent;
    if (!to->base || c->capacity < needed) {
        i64 capacity = needed > 2 * c->capacity ? needed : 2 * c->capacity;
        if (!to->base && known > capacity)
            capacity = known;
        char *grown = malloc(capacity > 0 ? capacity * to->size : 1);
        if (to->base) {
            memcpy(grown, to->base, c->next * to->size);
            free(to->base);
        }
        to->base = grown;
        c->capacity = capacity;
    }
    if (known < needed)
        set_bounds(&to->dim[0], 1, needed, to->size);
}

ENTRY void enzyme_hub_FortranAPushArrayConstructorValue(Constructor *c, const Descriptor *from) {
    Descriptor place;
    i64 more = elements(from);
    if (is_text(kind_of(c->to, from)) && c->takes_lengths && c->next == 0)
        c->to->size = from->size;
    make_room(c, more);
    establish(&place, from, from->rank);
    shape_like(&place, from);
    place.base = c->to->base + c->next * from->size;
    fill(&place, from, kind_of(c->to, from));
    c->next += more;
}

ENTRY void enzyme_hub_FortranAPushArrayConstructorSimpleScalar(Constructor *c, const void *from) {
    make_room(c, 1);
    copy_element(c->to->base + c->next * c->to->size, from, c->to);
    c->next += 1;
}
