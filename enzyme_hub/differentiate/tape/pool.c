// Memory of tapes, which each thread keeps from one derivative to the next: fresh pages cost more than what is written to them.
//
// Blocks have sizes of classes, four to each power of two, and go to a list of their class when they are given back: a derivative of a
// recursive function takes thousands of small ones. Of what is kept beyond KEPT bytes small blocks are freed, and mapped ones the kernel
// may take back while they are not used. To say so of each block between would take longer than to fill it: these are freed when four
// times as much is kept. A thread keeps no more than it took itself: where one takes and another gives back, the latter frees. When
// a thread ends, what it keeps is freed. Nothing is kept where threads cannot tell that they end, or where a checker watches malloc.
//
// A derivative that an exception may leave is watched: what is taken meanwhile is in a list, the newest first, and is given back
// when that happens. Another thread may give back what is in the list.
#include <stddef.h>

void *malloc(size_t);
void *realloc(void *, size_t);
void *memcpy(void *, const void *, size_t);
void free(void *);
int madvise(void *, size_t, int);
void *mmap(void *, size_t, int, int, int, long);
void *mremap(void *, size_t, size_t, int, ...);
int munmap(void *, size_t);
__attribute__((weak)) int __cxa_thread_atexit_impl(void (*)(void *), void *, void *);
__attribute__((weak)) void __asan_init(void);

struct watch;

// In front of what is given out, which begins at a line of the cache in a large block.
typedef struct block {
    size_t size; // of all of it
    struct block *next, *older, *newer;
    struct watch *watch; // whose list it is in, if any
    size_t number;       // in the order of that list
} block;

typedef struct watch {
    block *newest;
    size_t number; // of the newest so far
    size_t depth;  // of watched derivatives
    int is_busy;
} watch;

enum { SMALL = 4096, CLASSES = 4 * 48, LOOK = 5, PAGE = 4096, MAY_BE_TAKEN = 8, WANTS_LARGE_PAGES = 14 };
enum { LARGE = 2 << 20, IN_FRONT = 64 - sizeof(block), READ_WRITE = 3, PRIVATE_MEMORY = 0x22, MAY_MOVE = 1 };
static const size_t KEPT = (size_t)256 << 20, MOST = (size_t)1 << 46;

typedef enum { UNKNOWN, KEEPING, GIVING } state;
static _Thread_local block *kept[CLASSES];
static _Thread_local size_t kept_bytes;
static _Thread_local size_t lent_bytes; // taken, and not given back by this thread
static _Thread_local state now;
static _Thread_local watch watched;

static void enter(watch *list) {
    while (__atomic_exchange_n(&list->is_busy, 1, __ATOMIC_ACQUIRE));
}

static void leave(watch *list) { __atomic_store_n(&list->is_busy, 0, __ATOMIC_RELEASE); }

// Of what is given out.
static void *listed(block *one) {
    watch *list = &watched;
    one->watch = 0;
    if (list->depth) {
        enter(list);
        one->watch = list;
        one->number = ++list->number;
        one->newer = 0;
        one->older = list->newest;
        if (one->older) one->older->newer = one;
        list->newest = one;
        leave(list);
    }
    return one + 1;
}

static void unlisted(block *one) {
    watch *list = one->watch;
    if (!list) return;
    enter(list);
    if (one->newer) one->newer->older = one->older;
    else list->newest = one->older;
    if (one->older) one->older->newer = one->newer;
    leave(list);
}

static unsigned class_of(size_t size) {
    unsigned power = 63 - __builtin_clzl(size - 1);
    return 4 * power + (((size - 1) >> (power - 2)) & 3);
}

static size_t size_of_class(unsigned number) { return ((size_t)(number & 3) + 5) << (number / 4 - 2); }

// A kept block of at least that size, or null.
static block *kept_block(size_t size) {
    unsigned first = class_of(size);
    for (unsigned number = first; number < first + LOOK && number < CLASSES; number++) {
        block *found = kept[number];
        if (found) {
            kept[number] = found->next;
            kept_bytes -= found->size;
            lent_bytes += found->size;
            return found;
        }
    }
    return 0;
}

// Large blocks are pages of their own: they grow without being copied. A checker that watches malloc sees all.
static int is_mapped(size_t size) { return size >= LARGE && !__asan_init; }

static size_t pages(size_t size) { return (size + IN_FRONT + PAGE - 1) & -(size_t)PAGE; }

static block *in_pages(void *made) { return made == (void *)-1 ? 0 : (block *)((char *)made + IN_FRONT); }

static void release(block *one) {
    if (is_mapped(one->size)) munmap((char *)one - IN_FRONT, pages(one->size));
    else free(one);
}

static void *begin(block *made, size_t size) {
    if (!made) __builtin_trap();
    made->size = size;
    lent_bytes += size;
    return listed(made);
}

// A large block is written once and read once, front to back: small pages would be looked up more often than anything else.
static block *fresh(size_t size) {
    if (!is_mapped(size)) return malloc(size);
    block *made = in_pages(mmap(0, pages(size), READ_WRITE, PRIVATE_MEMORY, -1, 0));
    if (made) madvise((char *)made - IN_FRONT, pages(size), WANTS_LARGE_PAGES);
    return made;
}

// The block with room for more, somewhere else if need be.
static block *lengthened(block *one, size_t size) {
    if (is_mapped(one->size)) return in_pages(mremap((char *)one - IN_FRONT, pages(one->size), pages(size), MAY_MOVE));
    if (!is_mapped(size)) return realloc(one, size);
    block *made = fresh(size);
    if (made) memcpy(made, one, one->size), free(one);
    return made;
}

// It goes back: true if this thread took as much.
static int returns(const block *one) {
    if (one->size > lent_bytes) return 0;
    lent_bytes -= one->size;
    return 1;
}

__attribute__((noinline)) void *__ehub_tape_take(size_t size) {
    if (size > MOST) __builtin_trap();
    size += sizeof(block);
    block *found = kept_block(size);
    if (found) return listed(found);
    size = size_of_class(class_of(size));
    return begin(fresh(size), size);
}

// What this thread has taken and not given back.
size_t __ehub_tape_held(void) { return lent_bytes; }

static void end_of_thread(void *nothing) {
    now = GIVING;
    for (unsigned number = 0; number < CLASSES; number++)
        while (kept[number]) {
            block *one = kept[number];
            kept[number] = one->next;
            release(one);
        }
}

static state begin_to_keep(void) {
    if (!__cxa_thread_atexit_impl || __asan_init) return GIVING;
    return __cxa_thread_atexit_impl(end_of_thread, 0, (void *)end_of_thread) ? GIVING : KEEPING;
}

__attribute__((noinline)) void __ehub_tape_give(void *memory) {
    if (!memory) return;
    block *one = (block *)memory - 1;
    unlisted(one);
    if (!returns(one)) return release(one);
    if (now == UNKNOWN) now = begin_to_keep();
    size_t most = one->size <= SMALL ? KEPT : is_mapped(one->size) ? MOST : 4 * KEPT;
    if (now == GIVING || kept_bytes > most) return release(one);
    unsigned number = class_of(one->size);
    one->next = kept[number];
    kept[number] = one;
    kept_bytes += one->size;
    if (kept_bytes > KEPT && is_mapped(one->size)) // all but the page that says what it is
        madvise((char *)one - IN_FRONT + PAGE, pages(one->size) - PAGE, MAY_BE_TAKEN);
}

typedef struct {
    void *memory;
    size_t capacity;
} grown;

// Room for `needed` records of `size` bytes; where there is no memory yet, `usual` bytes at least, if that is known.
__attribute__((noinline, cold)) grown __ehub_tape_grow(void *memory, size_t capacity, size_t needed, size_t size, const size_t *usual) {
    size_t wanted = 2 * capacity > needed ? 2 * capacity : needed, bytes;
    if (wanted < 16) wanted = 16;
    if (__builtin_mul_overflow(wanted, size, &bytes) || bytes > MOST) __builtin_trap();
    if (!memory) {
        if (usual && *usual > bytes) bytes = *usual;
        memory = __ehub_tape_take(bytes);
    } else {
        block *old = (block *)memory - 1;
        bytes += sizeof(block);
        block *found = kept_block(bytes);
        if (found) {
            memcpy(found + 1, memory, capacity * size);
            __ehub_tape_give(memory);
            memory = listed(found);
        } else {
            bytes = size_of_class(class_of(bytes));
            unlisted(old);
            returns(old);
            memory = begin(lengthened(old, bytes), bytes);
        }
    }
    grown made = {memory, (((block *)memory - 1)->size - sizeof(block)) / size};
    return made;
}

// Gives back memory that grew, and notes how much it was.
void __ehub_tape_give_grown(void *memory, size_t *usual) {
    if (memory && usual) *usual = ((block *)memory - 1)->size - sizeof(block);
    __ehub_tape_give(memory);
}

// A derivative begins that an exception may leave: where the list is now.
size_t __ehub_tape_watch(void) {
    watched.depth++;
    return watched.number;
}

// It has returned: what it took and did not give back is its caller's.
void __ehub_tape_watched(size_t mark) {
    watched.depth--;
    for (;;) {
        block *one = watched.newest;
        if (!one || one->number <= mark) return;
        unlisted(one);
        one->watch = 0;
    }
}

// An exception has left it.
void __ehub_tape_abandon(size_t mark) {
    watched.depth--;
    while (watched.newest && watched.newest->number > mark) __ehub_tape_give(watched.newest + 1);
}
