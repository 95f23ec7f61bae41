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

enum { HEADER = sizeof(struct array), MORE = 4, OWNER = 3, OF_JULIA = 1, POINTERS = 1 << 12, SHARED = 1 << 14 };

/* Native code; zeroed in shadows. What is returned is the place of the tag. */
void **ehub_julia_object(size_t bytes, void *type);
void *ehub_julia_buffer(size_t bytes);
/* Of an object whose fields `object` points to. */
void *ehub_julia_typeof(const void *object);
void ehub_julia_barrier(void *object);
void *ehub_julia_float64_type(void), *ehub_julia_float32_type(void);
_Noreturn void jl_error(const char *words);

static inline void *object(size_t bytes, void *type) {
    void **made = ehub_julia_object(bytes + 8, type);
    made[0] = type;
    return made + 1;
}

void *ehub_julia_alloc(size_t bytes, void *type) { return object(bytes, type); }

static inline struct array *array(void *type, size_t length, uint16_t elsize, uint16_t flags, size_t header) {
    if (length >> 46) jl_error("invalid Array dimensions");
    struct array *made = object(header, type);
    size_t bytes = length * elsize + (elsize == 1);
    made->data = ehub_julia_buffer(bytes < 16 ? 16 : bytes);
    made->length = length;
    made->flags = (flags & ~OWNER) | OF_JULIA;
    made->elsize = elsize;
    made->offset = 0;
    return made;
}

void *ehub_julia_array_1d(void *type, size_t n, uint16_t elsize, uint16_t flags) {
    struct array *made = array(type, n, elsize, flags, HEADER);
    made->rows = n;
    made->columns = n;
    return made;
}

void *ehub_julia_array_2d(void *type, size_t n, size_t m, uint16_t elsize, uint16_t flags) {
    if (n >> 46 || m >> 46 || (m && n > ((size_t)1 << 46) / m)) jl_error("invalid Array dimensions");
    struct array *made = array(type, n * m, elsize, flags, HEADER);
    made->rows = n;
    made->columns = m;
    return made;
}

void *ehub_julia_array_3d(void *type, size_t n, size_t m, size_t k, uint16_t elsize, uint16_t flags) {
    if (n >> 46 || m >> 46 || k >> 46 || (m && n > ((size_t)1 << 46) / m) || (m && n && k > ((size_t)1 << 46) / (n * m)))
        jl_error("invalid Array dimensions");
    struct array *made = array(type, n * m * k, elsize, flags, HEADER + 8);
    made->rows = n;
    made->columns = m;
    made->more[0] = k;
    return made;
}

/* Says that it is an integer. */
static inline size_t extent(size_t n) {
    if (n >> 46) jl_error("invalid Array dimensions");
    return n;
}

void *ehub_julia_copy(const struct array *of) {
    size_t rank = of->flags >> 2 & 511;
    if (rank > 2 + MORE) jl_error("arrays of more than six dimensions cannot be copied in a derivative");
    struct array *made = array(ehub_julia_typeof(of), of->length, of->elsize, of->flags & ~SHARED, HEADER + 8 * MORE);
    made->rows = of->rows;
    made->columns = rank == 1 ? of->length : of->columns;
    if (rank > 2) made->more[0] = extent(of->more[0]); /* no loop: each is a place of its own to the analysis of types */
    if (rank > 3) made->more[1] = extent(of->more[1]);
    if (rank > 4) made->more[2] = extent(of->more[2]);
    if (rank > 5) made->more[3] = extent(of->more[3]);
    __builtin_memcpy(made->data, of->data, of->length * of->elsize);
    return made;
}

void ehub_julia_grow_end(struct array *a, size_t by) {
    size_t length = a->length + by;
    if (a->flags & SHARED) jl_error("cannot resize array with shared data");
    if (length > a->columns || (a->flags & OWNER) != OF_JULIA) {
        size_t room = a->length * 2 > length ? a->length * 2 : length < 4 ? 4 : length;
        void *data = ehub_julia_buffer(room * a->elsize + 16);
        __builtin_memcpy(data, a->data, a->length * a->elsize);
        a->data = data;
        a->flags = (a->flags & ~OWNER) | OF_JULIA;
        a->offset = 0;
        a->columns = room;
        ehub_julia_barrier(a);
    }
    a->length = length;
    a->rows = length;
}

void ehub_julia_del_end(struct array *a, size_t by) {
    size_t length = a->length - by;
    if (a->flags & SHARED) jl_error("cannot resize array with shared data");
    if (by > a->length) jl_error("cannot delete more elements than there are");
    a->length = length;
    a->rows = length;
}

void ehub_julia_sizehint(struct array *a, size_t n) {}

void *ehub_julia_data(const struct array *a) { return a->data; }

void *ehub_julia_same(void *object) { return object; }

void *ehub_julia_box_float64(double x) {
    double *made = object(8, ehub_julia_float64_type());
    *made = x;
    return made;
}

void *ehub_julia_box_float32(float x) {
    float *made = object(8, ehub_julia_float32_type());
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

__attribute__((used)) static void *__enzyme_register_gradient_barrier[] = {
    (void *)ehub_julia_barrier, (void *)ehub_julia_barrier_augmented, (void *)ehub_julia_barrier_gradient};
__attribute__((used)) static void *__enzyme_register_derivative_barrier[] = {
    (void *)ehub_julia_barrier, (void *)ehub_julia_barrier_tangent};
