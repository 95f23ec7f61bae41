// Dictionaries and sets: the objects in which their elements lie, as DictionaryStorage.swift and SetStorage.swift of the standard
// library have them. What looks for keys, and moves elements, is compiled for the types at hand; these are made natively.

typedef struct {
    const void *metadata;
    long owners, count, capacity;
    signed char scale, reserved;
    short extra;
    int age;
    long seed;
    char *keys, *values; // of a set, `values` is where its first word of marks is
} hashed;

extern const void *__ehub_swift_argument(const void *generic_class, long index); // a type that it is of
extern char *__ehub_swift_part(void *object, long offset);                  // keys and values are of types of their own
extern hashed _swiftEmptySetSingleton;
extern SWIFT response set_of(long request, const void *element, const void *hashing) NAMED("$ss11_SetStorageCMa");

static inline long scale_for(long capacity) {
    if (capacity < 1) capacity = 1;
    long least = (4 * capacity + 2) / 3;
    if (least <= capacity) least = capacity + 1;
    return 64 - __builtin_clzl((unsigned long)(least < 2 ? 1 : least - 1));
}

static inline long aligned(long offset, long mask) { return (offset + mask) & ~mask; }

// An object without elements. `values` is null for a set.
static inline hashed *new_hashed(const void *class, const void *keys, const void *values, long scale, int age, long seed) {
    long buckets = 1L << scale, words = (buckets + 63) / 64;
    long marks = values ? 64 : 56;
    long first = aligned(marks + 8 * words, mask_of(keys)), end = first + buckets * stride_of(keys), second = 0;
    if (values) {
        second = aligned(end, mask_of(values));
        end = second + buckets * stride_of(values);
    }
    hashed *made = swift_allocObject(class, end, 15);
    made->count = 0;
    made->capacity = 3 * buckets / 4;
    made->scale = (signed char)scale;
    made->reserved = 0;
    made->extra = 0;
    made->age = age;
    made->seed = seed;
    made->keys = __ehub_swift_part(made, first);
    if (values) made->values = __ehub_swift_part(made, second);
    unsigned long *mark = (unsigned long *)((char *)made + marks);
    for (long k = 0; k < words; k++) mark[k] = 0;
    if (buckets < 64) mark[0] = ~0UL << buckets;
    return made;
}

static inline hashed *new_dictionary(const void *class, long scale, int age, long seed) {
    return new_hashed(class, __ehub_swift_argument(class, 0), __ehub_swift_argument(class, 1), scale, age, seed);
}

static inline hashed *new_set(const void *class, long scale, int age, long seed) {
    return new_hashed(class, __ehub_swift_argument(class, 0), 0, scale, age, seed);
}

#define STORAGE(name, mangled) \
    SWIFT hashed *name##_allocate(long capacity, SELF const void *class) NAMED("$ss" mangled "C8allocate8capacityAByx" ARGUMENTS "GSi_tFZ"); \
    SWIFT hashed *name##_allocate(long capacity, SELF const void *class) { \
        long scale = scale_for(capacity); \
        return new_##name(class, scale, (int)scale, scale); \
    } \
    SWIFT hashed *name##_copy(const hashed *old, SELF const void *class) NAMED("$ss" mangled "C4copy8originalAByx" ARGUMENTS "Gs05__Raw" RAW "C_tFZ"); \
    SWIFT hashed *name##_copy(const hashed *old, SELF const void *class) { \
        return new_##name(class, old->scale, old->age, old->seed); \
    } \
    SWIFT hashed *name##_resize(const hashed *old, long capacity, boolean moves, SELF const void *class) NAMED( \
        "$ss" mangled "C6resize8original8capacity4moveAByx" ARGUMENTS "Gs05__Raw" RAW "C_SiSbtFZ"); \
    SWIFT hashed *name##_resize(const hashed *old, long capacity, boolean moves, SELF const void *class) { \
        long scale = scale_for(capacity); \
        return new_##name(class, scale, (int)scale, scale); \
    }

#define ARGUMENTS "q_"
#define RAW "aB0"
STORAGE(dictionary, "18_DictionaryStorage")
#undef ARGUMENTS
#define ARGUMENTS ""
STORAGE(set, "11_SetStorage")

SWIFT hashed *set_with(long, const void *, const void *) NAMED("$sSh15minimumCapacityShyxGSi_tcfC");
SWIFT hashed *set_with(long capacity, const void *element, const void *hashing) {
    if (capacity == 0) return &_swiftEmptySetSingleton;
    long scale = scale_for(capacity);
    return new_hashed(set_of(0, element, hashing).metadata, element, 0, scale, (int)scale, scale);
}
