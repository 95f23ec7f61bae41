// Functions of Swift's standard library on arrays whose elements are references. The library has them compiled, one version for
// all classes (and arrays of arrays), and so they are native code in a program; a derivative makes arrays of shadows in the
// same way, and has to see how. What they are is Array.swift and ContiguousArrayBuffer.swift there; the layout of an array's
// object is fixed by the library's binary interface.
//
// arrays.ll is made of this file by `python -m enzyme_hub._bitcode languages.swift.arrays`.

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define NAMED(mangled) __asm__(mangled)

typedef _Bool boolean;
typedef struct object object;
typedef struct array {
    const void *metadata;
    long owners;
    long count;
    unsigned long capacity; // times two
    object *elements[];
} array;

extern array _swiftEmptyArrayStorage;
extern void *swift_allocObject(const void *metadata, long size, long mask_of_alignment);
extern void *swift_retain(void *);
extern void swift_release(void *);
extern void *malloc(unsigned long);
extern boolean swift_isUniquelyReferenced_nonNull_native(void *);
extern SWIFT const void *swift_getTypeByMangledNameInContext(const char *, long, const void *, const void *);
typedef struct {
    const void *metadata;
    long state;
} response;
extern SWIFT response storage_of(long request, const void *element) NAMED("$ss23_ContiguousArrayStorageCMa");

static const long HEADER = 32;

static inline array *new_array(long capacity) {
    static const char name[] = "s23_ContiguousArrayStorageCyyXlG"; // of AnyObject
    const void *metadata = swift_getTypeByMangledNameInContext(name, sizeof name - 1, 0, 0);
    array *made = swift_allocObject(metadata, HEADER + 8 * capacity, 7);
    made->capacity = 2 * (unsigned long)capacity;
    return made;
}

static inline array *consume(boolean is_unique, long minimum, boolean grows, array *old) {
    long before = (long)(old->capacity >> 1), count = old->count, wanted = minimum;
    if (grows) {
        wanted = before;
        if (before < minimum) wanted = 2 * before > minimum ? 2 * before : minimum;
    }
    if (wanted < count) wanted = count;
    if (wanted == 0) {
        swift_release(old);
        return &_swiftEmptyArrayStorage;
    }
    array *made = new_array(wanted);
    made->count = count;
    for (long k = 0; k < count; k++) {
        object *one = old->elements[k];
        if (!is_unique) swift_retain(one);
        made->elements[k] = one;
    }
    if (is_unique) old->count = 0;
    swift_release(old);
    return made;
}

static inline void reserve(array **self, long minimum, boolean grows) {
    boolean is_unique = swift_isUniquelyReferenced_nonNull_native(*self);
    if (is_unique && (long)((*self)->capacity >> 1) >= minimum) return;
    long count = (*self)->count;
    *self = consume(is_unique, count > minimum ? count : minimum, grows, *self);
}

SWIFT array *consumed(boolean, long, boolean, array *) NAMED(
    "$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFyXl_Ts5");
SWIFT array *consumed(boolean is_unique, long minimum, boolean grows, array *old) {
    return consume(is_unique, minimum, grows, old);
}

#define BOTH(array_of, contiguous, result, name, parameters, body) \
    SWIFT result array_##name parameters NAMED(array_of); \
    SWIFT result array_##name parameters body \
    SWIFT result contiguous_##name parameters NAMED(contiguous); \
    SWIFT result contiguous_##name parameters body

BOTH("$sSa16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFyXl_Ts5",
     "$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFyXl_Ts5", void,
     create, (boolean is_unique, long minimum, boolean grows, SELF array **self),
     { *self = consume(is_unique, minimum, grows, *self); })

BOTH("$sSa034_makeUniqueAndReserveCapacityIfNotB0yyFyXl_Ts5",
     "$ss15ContiguousArrayV034_makeUniqueAndReserveCapacityIfNotD0yyFyXl_Ts5", void, make_unique, (SELF array **self), {
         if (!swift_isUniquelyReferenced_nonNull_native(*self)) *self = consume(0, (*self)->count + 1, 1, *self);
     })

BOTH("$sSa37_appendElementAssumeUniqueAndCapacity_03newB0ySi_xntFyXl_Ts5",
     "$ss15ContiguousArrayV37_appendElementAssumeUniqueAndCapacity_03newD0ySi_xntFyXl_Ts5", void, append,
     (long count, object *element, SELF array **self), {
         (*self)->count = count + 1;
         (*self)->elements[count] = element;
     })

BOTH("$sSa36_reserveCapacityAssumingUniqueBuffer8oldCountySi_tFyXl_Ts5",
     "$ss15ContiguousArrayV36_reserveCapacityAssumingUniqueBuffer8oldCountySi_tFyXl_Ts5", void, reserve_unique,
     (long count, SELF array **self), {
         if ((long)((*self)->capacity >> 1) < count + 1) *self = consume(1, count + 1, 1, *self);
     })

BOTH("$sSa15reserveCapacityyySiFyXl_Ts5", "$ss15ContiguousArrayV15reserveCapacityyySiFyXl_Ts5", void, reserve_capacity,
     (long minimum, SELF array **self), { reserve(self, minimum, 0); })

BOTH("$sSa20_reserveCapacityImpl07minimumB013growForAppendySi_SbtFyXl_Ts5",
     "$ss15ContiguousArrayV20_reserveCapacityImpl07minimumD013growForAppendySi_SbtFyXl_Ts5", void, reserve_either,
     (long minimum, boolean grows, SELF array **self), { reserve(self, minimum, grows); })

BOTH("$sSa12_endMutationyyFyXl_Ts5", "$ss15ContiguousArrayV12_endMutationyyFyXl_Ts5", void, end, (SELF array **self), {})

// Memory for elements of a type that is told when the program runs: its size is in the table that lies in front of the type.
SWIFT array *allocated(long, const void *) NAMED("$sSa28_allocateBufferUninitialized15minimumCapacitys016_ContiguousArrayB0VyxGSi_tFZ");
SWIFT array *allocated(long minimum, const void *element) {
    if (minimum == 0) return &_swiftEmptyArrayStorage;
    const long *table = ((const long *const *)element)[-1];
    long stride = table[9];
    long mask = table[10] & 255;
    long header = (HEADER + mask) & ~mask;
    array *made = swift_allocObject(storage_of(0, element).metadata, header + stride * minimum, mask | 7);
    made->count = 0;
    made->capacity = 2 * (unsigned long)minimum;
    return made;
}

// Elements of a type that has references in it, in pieces of memory. What an element is: the table in front of its type.

extern void __ehub_swift_own(void *elements, long count, const void *type);     // one owner more of all that they refer to
extern void __ehub_swift_destroy(void *elements, long count, const void *type); // one less; the memory goes, too

static inline long stride_of(const void *type) { return ((const long *const *)type)[-1][9]; }

static inline long mask_of(const void *type) { return ((const long *const *)type)[-1][10] & 255; }

static inline void move(void *to, void *from, long count, const void *type) {
    __builtin_memmove(to, from, (unsigned long)(count * stride_of(type)));
}

// What is destroyed is taken out of its memory first: that may be used again before the owners are counted.
static inline void destroy(void *elements, long count, const void *type) {
    long size = count * stride_of(type);
    if (size == 0) return;
    void *kept = malloc((unsigned long)size);
    __builtin_memcpy(kept, elements, (unsigned long)size);
    __ehub_swift_destroy(kept, count, type);
}

void swift_arrayDestroy(void *elements, long count, const void *type) { destroy(elements, count, type); }

void swift_arrayInitWithCopy(void *to, void *from, long count, const void *type) {
    __ehub_swift_own(from, count, type);
    move(to, from, count, type);
}

#define TAKES(name) \
    void swift_arrayInitWithTake##name(void *to, void *from, long count, const void *type) { move(to, from, count, type); }
TAKES(NoAlias)
TAKES(FrontToBack)
TAKES(BackToFront)

#define ASSIGNS_COPY(name) \
    void swift_arrayAssignWithCopy##name(void *to, void *from, long count, const void *type) { \
        __ehub_swift_own(from, count, type); \
        destroy(to, count, type); \
        move(to, from, count, type); \
    }
ASSIGNS_COPY(NoAlias)
ASSIGNS_COPY(FrontToBack)
ASSIGNS_COPY(BackToFront)

void swift_arrayAssignWithTake(void *to, void *from, long count, const void *type) {
    destroy(to, count, type);
    move(to, from, count, type);
}

#include "hashed.h"
