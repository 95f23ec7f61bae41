// Objects of derived types at their beginning, as flang's runtime library makes them (type-info.h there): what points to
// nothing, and arrays that are not allocated; and, apart from these, the numbers that the program gives components.

typedef unsigned char u8;
typedef int i32;
typedef long long i64;

typedef struct {
    i64 lower, extent, stride;
} dimension;

typedef struct {
    char *base;
    i64 size;
    i32 version;
    u8 rank, type, attribute, extra;
    dimension dim[];
} descriptor;

typedef struct derived_type derived_type;
typedef struct {
    char name[24];
    u8 genre, category, kind, rank, padding[4];
    i64 offset;
    char length[16];
    const derived_type *type;
    char between[32 + 64];
    const i64 *bounds; // of an array that is no pointer: pairs of values of two words, the second word being the number
    char behind[80];
    const void *initial;
} component;

struct derived_type {
    char before[88];
    i64 size;
    char behind[136];
    const component *components;
    i64 component_size;
    i32 component_version;
    u8 component_fields[4];
    dimension count;
};

enum { DATA = 1, POINTER, ALLOCATED };
enum { INTEGER, UNSIGNED, REAL, COMPLEX, CHARACTER, LOGICAL, STRUCTURE };

extern void *memcpy(void *, const void *, unsigned long);
extern void *memmove(void *, const void *, unsigned long);

static int log2_of(int kind) { return kind == 1 ? 0 : kind == 2 ? 1 : kind == 4 ? 2 : 3; }

static u8 code_of(const component *c) {
    switch (c->category) {
    case INTEGER: return 7 + log2_of(c->kind);
    case REAL: return c->kind == 4 ? 27 : c->kind == 8 ? 28 : 29;
    case COMPLEX: return c->kind == 4 ? 34 : 35;
    case CHARACTER: return 40;
    case LOGICAL: return c->kind == 1 ? 39 : 12 + log2_of(c->kind);
    default: return 42;
    }
}

static i64 size_of(const component *c) {
    switch (c->category) {
    case STRUCTURE: return c->type->size;
    case CHARACTER: return ((const i64 *)c->length)[1] * c->kind;
    case COMPLEX: return 2 * (c->kind == 10 ? 16 : c->kind);
    default: return c->kind == 10 ? 16 : c->kind;
    }
}

static i64 count_of(const component *c) {
    i64 count = 1;
    for (int k = 0; k < c->rank; k++) {
        i64 extent = c->bounds[4 * k + 3] - c->bounds[4 * k + 1] + 1;
        count *= extent > 0 ? extent : 0;
    }
    return count;
}

static void establish(descriptor *d, const component *c) {
    d->base = 0;
    d->size = size_of(c);
    d->version = 20240719;
    d->rank = c->rank;
    d->type = code_of(c);
    d->attribute = c->genre == POINTER ? 1 : 2;
    d->extra = c->category == STRUCTURE;
    for (int k = 0; k < c->rank; k++) d->dim[k] = (dimension){1, 0, 0};
    if (c->category == STRUCTURE) *(const derived_type **)&d->dim[c->rank] = c->type;
}

typedef void part(char *object, const component *c);

static void each(char *object, const derived_type *type, part *work) {
    for (i64 k = 0; k < type->count.extent; k++) {
        const component *c = type->components + k;
        if (c->genre == DATA && c->category == STRUCTURE) {
            for (i64 i = 0; i < count_of(c); i++) each(object + c->offset + i * c->type->size, c->type, work);
        }
        work(object, c);
    }
}

static void start(char *object, const component *c) {
    if (c->genre != DATA) establish((descriptor *)(object + c->offset), c);
}

static void start_numbers(char *object, const component *c) {
    if (c->genre == DATA && c->initial) memcpy(object + c->offset, c->initial, (unsigned long)(count_of(c) * size_of(c)));
}

void __ehub_fortran_start(char *objects, i64 count, const derived_type *type) {
    for (i64 k = 0; k < count; k++) each(objects + k * type->size, type, start);
}

void __ehub_fortran_start_numbers(char *objects, i64 count, const derived_type *type) {
    for (i64 k = 0; k < count; k++) each(objects + k * type->size, type, start_numbers);
}

// Elements of text of another length: filled up with blanks, or cut.
void __ehub_fortran_text(char *to, i64 to_bytes, const char *from, i64 from_bytes, i64 kind) {
    i64 both = to_bytes < from_bytes ? to_bytes : from_bytes;
    memmove(to, from, (unsigned long)both);
    for (i64 k = both; k < to_bytes; k += kind)
        for (i64 b = 0; b < kind; b++) to[k + b] = b == 0 ? ' ' : 0;
}

// The bounds of an array, whose rank is known when the program runs only.
void __ehub_fortran_dimensions(descriptor *to, const descriptor *from) {
    for (int k = 0; k < from->rank; k++) to->dim[k] = from->dim[k];
}
