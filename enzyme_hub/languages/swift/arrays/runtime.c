// Owners of what elements refer to, counted by the table that lies in front of their type: native code to a derivative, which
// does it to shadows as it does it to the elements themselves (`allocators`).

typedef struct {
    void *into_buffer;
    void (*destroy)(void *, const void *type);
    void *(*copy)(void *to, void *from, const void *type);
    void *others[5];
    long size, stride;
} witnesses;

extern void *malloc(unsigned long);
extern void free(void *);

static const witnesses *table_of(const void *type) { return ((const witnesses *const *)type)[-1]; }

// A copy of an element owns what it refers to; the elements are the same bits.
void __ehub_swift_own(char *elements, long count, const void *type) {
    const witnesses *table = table_of(type);
    if (count <= 0) return;
    void *copy = malloc((unsigned long)table->stride);
    for (long k = 0; k < count; k++) table->copy(copy, elements + k * table->stride, type);
    free(copy);
}

void __ehub_swift_destroy(char *elements, long count, const void *type) {
    const witnesses *table = table_of(type);
    for (long k = 0; k < count; k++) table->destroy(elements + k * table->stride, type);
    free(elements);
}

// Classes of shadows. The shadow of an object whose class has a `deinit` of its own is of a class like it, derived from it, that
// releases its members and does nothing else. Where the members are is in the class's reflection metadata, as Swift's binary
// interface has it (TypeMetadata.rst; there are no Objective-C classes here).

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

typedef struct class class;
struct class {
    long kind;
    const class *super;
    unsigned flags, address_point, size;
    unsigned short mask_of_alignment, reserved;
    unsigned size_of_class, place_of_class;
    const int *description;
};

enum { FIELDS = 4, POSITIVE_SIZE = 7, IMMEDIATE = 8, OFFSETS = 10 }; // in a description: words of four bytes
enum { DESTROY = -2 };                                               // in a class: words of eight bytes

typedef struct {
    int type, super;
    unsigned short kind, size_of_record;
    unsigned count;
    struct {
        unsigned flags;
        int type, name;
    } records[];
} fields;

extern SWIFT const void *swift_getTypeByMangledNameInContext(const char *, long, const void *, const void *);
extern void swift_deallocClassInstance(void *, long size, long mask_of_alignment);
extern void swift_weakDestroy(void *);
extern void swift_unownedRelease(void *);
extern void *memcpy(void *, const void *, unsigned long);

static const void *at(const int *relative) { return *relative == 0 ? 0 : (const char *)relative + *relative; }

// A name has addresses in it, behind bytes that no letter is.
static long length(const char *name) {
    long n = 0;
    while (name[n] != 0) n += name[n] >= 1 && name[n] <= 0x17 ? 5 : name[n] >= 0x18 && name[n] <= 0x1f ? 9 : 1;
    return n;
}

static void release_member(const class *of, char *member, const char *name) {
    long n = length(name);
    char kind = n > 2 && name[n - 2] == 'X' ? name[n - 1] : 0;
    if (kind == 'w') {
        swift_weakDestroy(member);
    } else if (kind == 'o') {
        swift_unownedRelease(*(void **)member);
    } else if (kind != 'u') {
        const int *about = of->description;
        const void *arguments = (const void *const *)of + (about[POSITIVE_SIZE] - about[IMMEDIATE]);
        const void *type = swift_getTypeByMangledNameInContext(name, n, about, arguments);
        if (type) table_of(type)->destroy(member, type);
    }
}

static SWIFT void release_members(SELF char *shadow) {
    const class *own = *(const class **)shadow;
    for (const class *of = own->super; of && of->description; of = of->super) {
        const fields *all = at(of->description + FIELDS);
        const long *offsets = (const long *)of + of->description[OFFSETS];
        for (unsigned k = 0; all && k < all->count; k++) {
            const char *name = at(&all->records[k].type);
            if (name) release_member(of, shadow + offsets[k], name);
        }
    }
    swift_deallocClassInstance(shadow, own->size, own->mask_of_alignment);
}

typedef struct made made;
struct made {
    const class *of;
    class *shadow;
    made *before;
};
static made *all_made;

const void *__ehub_swift_shadow_class(const class *of) {
    for (made *one = __atomic_load_n(&all_made, __ATOMIC_ACQUIRE); one; one = one->before)
        if (one->of == of) return one->shadow;
    made *one = malloc(sizeof *one);
    char *copy = malloc(of->size_of_class);
    memcpy(copy, (const char *)of - of->place_of_class, of->size_of_class);
    one->of = of;
    one->shadow = (class *)(copy + of->place_of_class);
    one->shadow->super = of;
    ((void **)one->shadow)[DESTROY] = (void *)release_members;
    one->before = __atomic_load_n(&all_made, __ATOMIC_ACQUIRE);
    while (!__atomic_compare_exchange_n(&all_made, &one->before, one, 0, __ATOMIC_RELEASE, __ATOMIC_ACQUIRE)) {
    }
    return one->shadow;
}

const void *__ehub_swift_argument(const class *of, long index) {
    const int *about = of->description;
    return ((const void *const *)of)[about[POSITIVE_SIZE] - about[IMMEDIATE] + index];
}

char *__ehub_swift_part(char *object, long offset) { return object + offset; }
