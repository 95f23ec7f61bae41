/* Where the numbers of a datatype lie. To a derivative a buffer is the list of its floating-point numbers, as doubles. */

typedef struct {
    word offset;
    int size, many; /* of a number, and how many: complex ones are two. Integers have size 0 and carry no derivative */
} number;

typedef struct {
    word extent;
    int count, room, floats; /* basic elements, as MPI counts them, and floating-point numbers in them */
    int is_raw;              /* bytes, of which nobody says what they are */
    number *numbers;
} layout;

static void put(layout *l, word offset, int size, int many) {
    if (l->count == l->room) l->numbers = realloc(l->numbers, (l->room = 2 * l->room + 8) * sizeof(number));
    l->numbers[l->count++] = (number){offset, size, many};
    l->floats += many;
}

/* Names of types with the size of their numbers, how many there are, and of how many elements; an integer may be one more. */
static const struct {
    const char *name;
    int size, many, count, has_integer;
} named[] = {
    {"MPI_DOUBLE", 8, 1, 1, 0}, {"MPI_FLOAT", 4, 1, 1, 0}, {"MPI_DOUBLE_PRECISION", 8, 1, 1, 0}, {"MPI_REAL", 4, 1, 1, 0},
    {"MPI_REAL8", 8, 1, 1, 0}, {"MPI_REAL4", 4, 1, 1, 0}, {"MPI_C_DOUBLE_COMPLEX", 8, 2, 1, 0}, {"MPI_C_FLOAT_COMPLEX", 4, 2, 1, 0},
    {"MPI_C_COMPLEX", 4, 2, 1, 0}, {"MPI_CXX_DOUBLE_COMPLEX", 8, 2, 1, 0}, {"MPI_CXX_FLOAT_COMPLEX", 4, 2, 1, 0},
    {"MPI_DOUBLE_COMPLEX", 8, 2, 1, 0}, {"MPI_COMPLEX", 4, 2, 1, 0}, {"MPI_COMPLEX16", 8, 2, 1, 0}, {"MPI_COMPLEX8", 4, 2, 1, 0},
    {"MPI_DOUBLE_INT", 8, 1, 1, 1}, {"MPI_FLOAT_INT", 4, 1, 1, 1}, {"MPI_2DOUBLE_PRECISION", 8, 1, 2, 0}, {"MPI_2REAL", 4, 1, 2, 0},
};
static const char *const integers[] = {
    "MPI_INT", "MPI_LONG", "MPI_SHORT", "MPI_UNSIGNED", "MPI_UNSIGNED_LONG", "MPI_UNSIGNED_SHORT", "MPI_LONG_LONG_INT",
    "MPI_LONG_LONG", "MPI_UNSIGNED_LONG_LONG", "MPI_INT8_T", "MPI_INT16_T", "MPI_INT32_T", "MPI_INT64_T", "MPI_UINT8_T",
    "MPI_UINT16_T", "MPI_UINT32_T", "MPI_UINT64_T", "MPI_C_BOOL", "MPI_CXX_BOOL", "MPI_AINT", "MPI_COUNT", "MPI_OFFSET",
    "MPI_INTEGER", "MPI_INTEGER1", "MPI_INTEGER2", "MPI_INTEGER4", "MPI_INTEGER8", "MPI_LOGICAL", "MPI_CHARACTER",
    "MPI_SIGNED_CHAR", "MPI_WCHAR", "MPI_BYTE", "MPI_CHAR", "MPI_UNSIGNED_CHAR",
};
enum { RAW = 3 }; /* the last ones: whose bytes may be anything */

static void lay(layout *l, handle type, word offset, word at);

static void lay_named(layout *l, handle type, word offset, word at) {
    char name[256] = "";
    int length = 0;
    MPI_Type_get_name(type, name, &length);
    for (size_t k = 0; k < sizeof named / sizeof *named; k++)
        if (!strcmp(name, named[k].name)) {
            for (int i = 0; i < named[k].count; i++) put(l, offset + i * named[k].size, named[k].size, named[k].many);
            if (named[k].has_integer) put(l, offset + named[k].size, 0, 0);
            return;
        }
    for (size_t k = 0; k < sizeof integers / sizeof *integers; k++)
        if (!strcmp(name, integers[k])) {
            put(l, offset, 0, 0);
            l->is_raw |= k + RAW >= sizeof integers / sizeof *integers;
            return;
        }
    static char why[320];
    char *end = why;
    for (const char *c = "its datatype "; *c;) *end++ = *c++;
    for (const char *c = name; *c;) *end++ = *c++;
    for (const char *c = " has no derivative"; *c;) *end++ = *c++;
    fail(at, why);
}

static word extent_of(handle type) {
    word lower, extent;
    MPI_Type_get_extent(type, &lower, &extent);
    return extent;
}

static void lay_many(layout *l, handle type, word offset, word count, word at) {
    word extent = extent_of(type);
    for (word k = 0; k < count; k++) lay(l, type, offset + k * extent, at);
}

static void lay_subarray(layout *l, handle type, word offset, const int *n, word at) {
    int rank = n[0], is_c = n[3 * rank + 1] == mpi()->order_c;
    const int *sizes = n + 1, *parts = sizes + rank, *starts = parts + rank;
    word extent = extent_of(type), count = 1;
    for (int d = 0; d < rank; d++) count *= parts[d];
    for (word k = 0; k < count; k++) { /* the elements of the part, in the order of memory */
        word rest = k, step = 1, index = 0;
        for (int i = 0; i < rank; i++) {
            int d = is_c ? rank - 1 - i : i;
            index += (starts[d] + rest % parts[d]) * step;
            rest /= parts[d], step *= sizes[d];
        }
        lay(l, type, offset + index * extent, at);
    }
}

/* A type that was made of others: n are the integers, a the addresses, t the types that it was made with. */
static void lay_made(layout *l, int how, const int *n, const word *a, const handle *t, word offset, word at) {
    word extent = how == STRUCT ? 0 : extent_of(t[0]);
    switch (how) {
    case DUP: case RESIZED: lay(l, t[0], offset, at); break;
    case CONTIGUOUS: lay_many(l, t[0], offset, n[0], at); break;
    case VECTOR: for (int k = 0; k < n[0]; k++) lay_many(l, t[0], offset + (word)k * n[2] * extent, n[1], at); break;
    case HVECTOR: for (int k = 0; k < n[0]; k++) lay_many(l, t[0], offset + k * a[0], n[1], at); break;
    case INDEXED: for (int k = 0; k < n[0]; k++) lay_many(l, t[0], offset + n[1 + n[0] + k] * extent, n[1 + k], at); break;
    case HINDEXED: for (int k = 0; k < n[0]; k++) lay_many(l, t[0], offset + a[k], n[1 + k], at); break;
    case INDEXED_BLOCK: for (int k = 0; k < n[0]; k++) lay_many(l, t[0], offset + n[2 + k] * extent, n[1], at); break;
    case HINDEXED_BLOCK: for (int k = 0; k < n[0]; k++) lay_many(l, t[0], offset + a[k], n[1], at); break;
    case STRUCT: for (int k = 0; k < n[0]; k++) lay_many(l, t[k], offset + a[k], n[1 + k], at); break;
    case SUBARRAY: lay_subarray(l, t[0], offset, n, at); break;
    default: fail(at, "its datatype was made in a way that has no derivative");
    }
}

static void lay(layout *l, handle type, word offset, word at) {
    int integers, addresses, types, made;
    MPI_Type_get_envelope(type, &integers, &addresses, &types, &made);
    made -= mpi()->first_made;
    if (made == NAMED) {
        lay_named(l, type, offset, at);
        return;
    }
    int *n = allocated(integers * sizeof *n);
    word *a = allocated(addresses * sizeof *a);
    handle *t = allocated(types * sizeof *t);
    MPI_Type_get_contents(type, integers, addresses, types, n, a, t);
    for (int k = types - 1; !ompi_mpi_comm_world && k >= 0; k--) t[k] = handle_at(t, k);
    lay_made(l, made, n, a, t, offset, at);
    for (int k = 0; k < types; k++) { /* what is not named is a handle of our own */
        int i, j, m;
        MPI_Type_get_envelope(t[k], &i, &j, &m, &made);
        if (made != mpi()->first_made) MPI_Type_free(&t[k]);
    }
    free(n), free(a), free(t);
}

/* Where the numbers of a type lie; `shadow` is that of a buffer of them. */
static layout *layout_of(handle type, const void *shadow, word at) {
    static number one = {0, 8, 1};
    static layout real = {8, 1, 0, 1, 0, &one};
    if (type == mpi()->real) return &real;
    layout *l = allocated(sizeof *l);
    lay(l, type, 0, at);
    l->extent = extent_of(type);
    if (l->is_raw && shadow)
        fail(at, "differentiated memory is sent or received as bytes: say what they are, as in MPI_DOUBLE, or pass constant memory");
    return l;
}

/* Addresses in a datatype lead to the numbers, but not to their shadows. */
static void check_buffer(const void *buffer, word floats, word at) {
    if (!buffer && floats) fail(at, "what MPI_BOTTOM leads to has no derivative: name the buffer");
}

static void release_layout(layout *l) {
    if (!l->room) return;
    free(l->numbers);
    free(l);
}

/* ---- between buffers and lists ---- */

enum move { TAKE, SET, ADD, CLEAR };

static void move_number(enum move how, char *at, int size, double *value) {
    double *d = (double *)at;
    float *f = (float *)at;
    switch (how) {
    case TAKE: *value = size == 8 ? *d : *f; break;
    case SET: if (size == 8) *d = *value; else *f = (float)*value; break;
    case ADD: if (size == 8) *d += *value; else *f += (float)*value; break;
    case CLEAR: if (size == 8) *d = 0; else *f = 0; break;
    }
}

/* The first `total` elements of a buffer; gives the end of the list. A buffer that is not there takes and gives zeros. */
static double *move(enum move how, const layout *l, word total, void *buffer, double *list) {
    if (how == CLEAR && !buffer) return list;
    for (word k = 0; k < total; k++) {
        number n = l->numbers[k % l->count];
        char *at = (char *)buffer + k / l->count * l->extent + n.offset;
        for (int i = 0; i < n.many; i++) {
            if (buffer) move_number(how, at + i * n.size, n.size, list);
            else if (how == TAKE) *list = 0;
            if (how != CLEAR) list++;
        }
    }
    return list;
}

static word floats_in(const layout *l, word total) {
    if (!l->count) return 0; /* a type of nothing */
    word found = total / l->count * l->floats;
    for (word k = 0; k < total % l->count; k++) found += l->numbers[k].many;
    return found;
}

static double *taken(const layout *l, word total, void *buffer) {
    double *list = allocated(floats_in(l, total) * sizeof(double));
    move(TAKE, l, total, buffer, list);
    return list;
}
