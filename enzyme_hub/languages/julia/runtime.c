/* Bodies for functions of Julia's runtime library, in terms of what derivatives understand: allocation, loads, stores, copies.
 *
 * An object is its tag, which is the address of its type, and its fields; pointers to objects point to the fields. An array is an
 * object with a pointer to a buffer, which is an object of the collector's. The layout is that of Julia 1.4 to 1.10. */

#include <stddef.h>
#include <stdint.h>

struct array {
    void *data;
    size_t length;
    uint16_t flags, elsize; /* flags: who owns the data (2 bits), rank (9), then pooled, pointers, holds pointers, shared, aligned */
    uint32_t offset;
    size_t rows;
    size_t columns; /* of a vector: how many elements there is room for */
    size_t more[];
};

enum { HEADER = sizeof(struct array), OWNER = 3, OF_JULIA = 1, POINTERS = 1 << 12, SHARED = 1 << 14 };

/* Native code. New objects have their tags, new headers all but the data; the rest is zero. Shadows are made by the same calls. */
void *ehub_julia_object(size_t bytes, void *type);
struct array *ehub_julia_header(size_t bytes, void *type, size_t length, uint16_t elsize, uint16_t flags, size_t rows, size_t columns, size_t more);
void *ehub_julia_buffer(size_t bytes);
struct array *ehub_julia_like(const struct array *of);
struct array *ehub_julia_shaped(void *type, const size_t *extents, uint16_t elsize, uint16_t flags, size_t rank);
struct array *ehub_julia_shared(void *type, const size_t *extents, uint16_t elsize, uint16_t flags, size_t rank);
size_t ehub_julia_bytes(const struct array *of);
/* Of an object. */
void *ehub_julia_typeof(const void *object);
void ehub_julia_barrier(void *object);
void ehub_julia_resized(struct array *of);
void *ehub_julia_float64_type(void), *ehub_julia_float32_type(void);
_Noreturn void ehub_julia_no_array(void);
_Noreturn void jl_error(const char *words);

/* What is stored again is what analyses read. */
static inline struct array *array(void *type, size_t rank, size_t length, uint16_t elsize, uint16_t flags, size_t rows, size_t columns,
                                  size_t more) {
    if (length >> 46) ehub_julia_no_array();
    flags = (flags & ~OWNER) | OF_JULIA;
    size_t room = HEADER + (rank > 2 ? 8 * (rank - 2) : 0);
    struct array *made = ehub_julia_header(room, type, length, elsize, flags, rows, columns, more);
    size_t bytes = length * elsize + (elsize == 1);
    made->data = ehub_julia_buffer(bytes < 16 ? 16 : bytes);
    made->length = length;
    made->flags = flags;
    made->elsize = elsize;
    made->offset = 0;
    made->rows = rows;
    made->columns = columns;
    if (rank > 2) made->more[0] = more;
    return made;
}

void *ehub_julia_array_1d(void *type, size_t n, uint16_t elsize, uint16_t flags) {
    return array(type, 1, n, elsize, flags, n, n, 0);
}

void *ehub_julia_array_2d(void *type, size_t n, size_t m, uint16_t elsize, uint16_t flags) {
    if (n >> 46 || m >> 46 || (m && n > ((size_t)1 << 46) / m)) ehub_julia_no_array();
    return array(type, 2, n * m, elsize, flags, n, m, 0);
}

void *ehub_julia_array_3d(void *type, size_t n, size_t m, size_t k, uint16_t elsize, uint16_t flags) {
    if (n >> 46 || m >> 46 || k >> 46 || (m && n > ((size_t)1 << 46) / m) || (m && n && k > ((size_t)1 << 46) / (n * m)))
        ehub_julia_no_array();
    return array(type, 3, n * m * k, elsize, flags, n, m, k);
}

/* What the header says is copied by native code, so that no integer in it seems to become a number. */
void *ehub_julia_copy(const struct array *of) {
    struct array *made = ehub_julia_like(of);
    made->data = ehub_julia_buffer(ehub_julia_bytes(of));
    __builtin_memcpy(made->data, of->data, ehub_julia_bytes(of));
    return made;
}

/* Of any number of dimensions. */
void *ehub_julia_new(void *type, const size_t *extents, uint16_t elsize, uint16_t flags, size_t rank) {
    struct array *made = ehub_julia_shaped(type, extents, elsize, flags, rank);
    made->data = ehub_julia_buffer(ehub_julia_bytes(made));
    return made;
}

/* Of more than three dimensions: the header, with room for the owner behind the extents, is native code's. */
static struct array *reshaped(void *type, struct array *of, const size_t *extents, uint16_t elsize, uint16_t flags, size_t rank) {
    struct array *made = ehub_julia_shared(type, extents, elsize, flags, rank);
    if (made->length != of->length) jl_error("reshape: the number of elements differs");
    made->data = of->data;
    made->flags = flags | OWNER | SHARED;
    *(void **)&made->more[rank - 2] = of;
    of->flags = of->flags | SHARED;
    ehub_julia_resized(of);
    return made;
}

/* Shares the data of another array, which it keeps alive. */
void *ehub_julia_reshape(void *type, struct array *of, const size_t *extents, uint16_t elsize, uint16_t flags, size_t rank) {
    if (rank > 3) return reshaped(type, of, extents, elsize, flags, rank);
    size_t rows = extents[0], columns = rank > 1 ? extents[1] : 0, more = rank > 2 ? extents[2] : 0;
    size_t length = rows * (rank > 1 ? columns : 1) * (rank > 2 ? more : 1);
    if (length != of->length) jl_error("reshape: the number of elements differs");
    flags = flags | OWNER | SHARED;
    struct array *made = ehub_julia_header(HEADER + 8 * (rank > 2) + 8, type, length, elsize, flags, rows, columns, more);
    made->data = of->data;
    made->length = length;
    made->flags = flags;
    made->elsize = elsize;
    made->offset = 0;
    made->rows = rows;
    if (rank > 1) made->columns = columns;
    if (rank > 2) made->more[0] = more;
    if (rank == 1) made->columns = length;
    *(rank > 2 ? (void **)&made->more[1] : (void **)&made->more[0]) = of; /* the owner */
    of->flags = of->flags | SHARED;
    ehub_julia_resized(of);
    return made;
}

/* Others use the data of this array. One that uses data of others, a text's for example, gets its own when it grows. */
static inline int is_held_elsewhere(const struct array *a) { return (a->flags & SHARED) && (a->flags & OWNER) != OWNER; }

void ehub_julia_grow_end(struct array *a, size_t by) {
    size_t length = a->length + by;
    if (is_held_elsewhere(a)) jl_error("cannot resize array with shared data");
    if (length > a->columns || (a->flags & OWNER) != OF_JULIA) {
        size_t room = a->length * 2 > length ? a->length * 2 : length < 4 ? 4 : length;
        void *data = ehub_julia_buffer(room * a->elsize + 16);
        __builtin_memcpy(data, a->data, a->length * a->elsize);
        a->data = data;
        a->flags = (a->flags & ~(OWNER | SHARED)) | OF_JULIA;
        a->offset = 0;
        a->columns = room;
        ehub_julia_barrier(a);
    }
    a->length = length;
    a->rows = length;
    ehub_julia_resized(a);
}

void ehub_julia_del_end(struct array *a, size_t by) {
    size_t length = a->length - by;
    if (is_held_elsewhere(a)) jl_error("cannot resize array with shared data");
    if (by > a->length) jl_error("cannot delete more elements than there are");
    a->length = length;
    a->rows = length;
    ehub_julia_resized(a);
}

/* At an index from 0: what lies behind moves, what comes between is zero. */
void ehub_julia_grow_at(struct array *a, size_t index, size_t by) {
    size_t behind = a->length - index;
    ehub_julia_grow_end(a, by);
    char *place = (char *)a->data + index * a->elsize;
    __builtin_memmove(place + by * a->elsize, place, behind * a->elsize);
    __builtin_memset(place, 0, by * a->elsize);
}

void ehub_julia_del_at(struct array *a, size_t index, size_t by) {
    if (index + by > a->length) jl_error("cannot delete more elements than there are");
    char *place = (char *)a->data + index * a->elsize;
    __builtin_memmove(place, place + by * a->elsize, (a->length - index - by) * a->elsize);
    ehub_julia_del_end(a, by);
}

void ehub_julia_grow_beg(struct array *a, size_t by) { ehub_julia_grow_at(a, 0, by); }

void ehub_julia_del_beg(struct array *a, size_t by) { ehub_julia_del_at(a, 0, by); }

void ehub_julia_sizehint(struct array *a, size_t n) {}

void *ehub_julia_data(const struct array *a) { return a->data; }

void *ehub_julia_box_float64(double x) {
    double *made = ehub_julia_object(8, ehub_julia_float64_type());
    *made = x;
    return made;
}

void *ehub_julia_box_float32(float x) {
    float *made = ehub_julia_object(8, ehub_julia_float32_type());
    *made = x;
    return made;
}

/* A barrier tells the collector that an old object points to others now. The shadow points to shadows. */
void ehub_julia_barrier_augmented(void *of, void *shadow) {
    ehub_julia_barrier(of);
    if (shadow) ehub_julia_barrier(shadow);
}

void ehub_julia_barrier_gradient(void *of, void *shadow) {}

void ehub_julia_barrier_tangent(void *of, void *shadow) {
    ehub_julia_barrier(of);
    if (shadow) ehub_julia_barrier(shadow);
}

/* The header of an array has changed. That of its shadow becomes the same, but for the data. */
void ehub_julia_resized_augmented(struct array *of, struct array *shadow) {
    if (!shadow) return;
    shadow->length = of->length;
    shadow->flags = of->flags;
    shadow->offset = of->offset;
    shadow->rows = of->rows;
    shadow->columns = of->columns;
}

void ehub_julia_resized_gradient(struct array *of, struct array *shadow) {}

void ehub_julia_resized_tangent(struct array *of, struct array *shadow) { ehub_julia_resized_augmented(of, shadow); }

__attribute__((used)) static void *__enzyme_register_gradient_resized[] = {
    (void *)ehub_julia_resized, (void *)ehub_julia_resized_augmented, (void *)ehub_julia_resized_gradient};
__attribute__((used)) static void *__enzyme_register_derivative_resized[] = {
    (void *)ehub_julia_resized, (void *)ehub_julia_resized_tangent};
__attribute__((used)) static void *__enzyme_register_gradient_barrier[] = {
    (void *)ehub_julia_barrier, (void *)ehub_julia_barrier_augmented, (void *)ehub_julia_barrier_gradient};
__attribute__((used)) static void *__enzyme_register_derivative_barrier[] = {
    (void *)ehub_julia_barrier, (void *)ehub_julia_barrier_tangent};
