// Memory of tapes, which each thread keeps from one derivative to the next: fresh pages cost more than what is written to them.
//
// Blocks have sizes of classes, four to each power of two, and go to a list of their class when they are given back: a derivative of a
// recursive function takes thousands of small ones. Of what is kept beyond KEPT bytes small blocks are freed, and mapped ones the kernel
// may take back while they are not used. To say so of each block between would take longer than to fill it: these are freed when four
// times as much is kept. A thread keeps no more than it took itself: where one takes and another gives back, the latter frees. When
// a thread ends, what it keeps is freed. Nothing is kept where threads cannot tell that they end, or where a checker watches malloc.
//
// A derivative that an exception may leave is watched: what is taken for it, by whichever thread, is in a list of its own, and is given
// back when that happens. A thread that waits in one derivative may do a part of another: so it is told for which one it takes.
#include <stddef.h>

void *malloc(size_t);
void *realloc(void *, size_t);
void *memcpy(void *, const void *, size_t);
void free(void *);
_Noreturn void __ehub_stop_memory_of(size_t);
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
    struct watch *watch; // in whose list it is, if any
    size_t unused;       // what is given out is aligned
} block;

// Of a derivative. It is a block as well, of the derivative around: a longjmp may leave this one as if it had never been.
typedef struct watch {
    block *newest;
    struct watch *around; // for which the thread took before
} watch;

enum { SMALL = 4096, CLASSES = 4 * 48, LOOK = 5, LOCK_BITS = 6, PAGE = 4096, MAY_BE_TAKEN = 8, WANTS_LARGE_PAGES = 14 };
enum { LARGE = 2 << 20, IN_FRONT = 64 - sizeof(block), READ_WRITE = 3, PRIVATE_MEMORY = 0x22, MAY_MOVE = 1 };
static const size_t KEPT = (size_t)256 << 20, MOST = (size_t)1 << 46;

typedef enum { UNKNOWN, KEEPING, GIVING } state;
static _Thread_local block *kept[CLASSES];
static _Thread_local size_t kept_bytes;
static _Thread_local size_t lent_bytes; // taken, and not given back by this thread
static _Thread_local state now;
static _Thread_local watch *watching; // for which this thread takes

// A lock outlives the watch: who gives a block back may find that it is in no list any more. Each is in a line of the cache.
static struct {
    _Alignas(64) int is_busy;
} locks[1 << LOCK_BITS];

static int *enter(const watch *list) {
    int *lock = &locks[(size_t)list * 0x9E3779B97F4A7C15 >> (64 - LOCK_BITS)].is_busy;
    while (__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE));
    return lock;
}

static void leave(int *lock) { __atomic_store_n(lock, 0, __ATOMIC_RELEASE); }

// Of what is given out.
static void *listed(block *one) {
    watch *list = watching;
    one->watch = list;
    if (list) {
        int *lock = enter(list);
        one->newer = 0;
        one->older = list->newest;
        if (one->older) one->older->newer = one;
        list->newest = one;
        leave(lock);
    }
    return one + 1;
}

// The lock of the list is held.
static void take_off(watch *list, block *one) {
    if (one->newer) one->newer->older = one->older;
    else list->newest = one->older;
    if (one->older) one->older->newer = one->newer;
    __atomic_store_n(&one->watch, 0, __ATOMIC_RELAXED);
}

static void unlisted(block *one) {
    watch *list = __atomic_load_n(&one->watch, __ATOMIC_RELAXED);
    if (!list) return;
    int *lock = enter(list);
    if (one->watch == list) take_off(list, one);
    leave(lock);
}

// The newest block of a list, off it; null if there is none.
static block *popped(watch *list) {
    int *lock = enter(list);
    block *one = list->newest;
    if (one) take_off(list, one);
    leave(lock);
    return one;
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
    if (!made) __ehub_stop_memory_of(size);
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
    if (size > MOST) __ehub_stop_memory_of(size);
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
    if (__builtin_mul_overflow(wanted, size, &bytes) || bytes > MOST) __ehub_stop_memory_of(bytes);
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

// From now on this thread takes for that derivative, or for none that is watched; for which it did.
watch *__ehub_tape_watch_as(watch *list) {
    watch *before = watching;
    watching = list;
    return before;
}

// For which it does.
watch *__ehub_tape_watching(void) { return watching; }

// A derivative begins that an exception may leave.
watch *__ehub_tape_watch(void) {
    watch *own = __ehub_tape_take(sizeof(watch));
    own->newest = 0;
    own->around = __ehub_tape_watch_as(own);
    return own;
}

static void end_watch(watch *own) {
    watching = own->around;
    __ehub_tape_give(own);
}

// It has returned: what it took and did not give back is its caller's.
void __ehub_tape_watched(watch *own) {
    while (popped(own));
    end_watch(own);
}

// An exception has left it.
void __ehub_tape_abandon(watch *own) {
    for (block *one; (one = popped(own));) __ehub_tape_give(one + 1);
    end_watch(own);
}
