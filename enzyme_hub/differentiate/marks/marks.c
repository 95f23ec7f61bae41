// Numbers in constant memory, in the derivative that a thread is running (`enzyme_runtime_activity`).
//
// Constant memory has no shadow. A program may use it as scratch memory all the same: it puts numbers there that depend on what is
// differentiated, and reads them again. So the 64 KiB around such a number get a shadow, *beside* the memory: at the same address but for
// some bits that no other memory has. It is zero at first, and goes when the derivative ends.
//
// Three sets. `marked`: the words of 4 bytes that hold such numbers. `lost`: those of them whose derivative is nowhere. `chunks`: the 64 KiB
// that have a shadow beside them, by lane. A set is a table by address with linear probing, no more than half full.
//
// What the program puts into constant memory stays there when the derivative ends, blocks of its own too. Their shadows are then reached
// from nowhere: `blocks` are the shadows that the derivative made and did not release. Those to which a pointer lies beside constant memory,
// and those to which one lies in such a shadow, are released at the end.
//
// A thread that works for the derivative of another one has no sets: what it would mark, nobody would find, and what it reads may be
// marked if anything is.
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>

void *calloc(size_t, size_t);
void free(void *);
_Noreturn void __ehub_stop_memory(void);

enum { FEW = 64, BUCKETS = 1 << 12, WORD = 4, CHUNK = 1 << 16, LANES = 31, FIRST_BIT = 42 };

struct set {
    uintptr_t *slots, few[FEW]; // slots: 0, nothing; few, at first
    size_t room, count;
};
static _Thread_local struct set marked, lost, chunks;
static _Thread_local int keeps; // memory may get a shadow
static _Thread_local int uses;  // something was marked

typedef void release(char *, uintptr_t, uintptr_t);
struct block {
    struct block *next;
    char *shadow;
    size_t size;
    release *by;
    uintptr_t first, second; // what `by` is told besides
};
static _Thread_local struct block **blocks; // by address; 0: there are none
static _Thread_local unsigned char distance_of[LANES]; // of a lane: which bits differ, 0 if none are taken
static _Atomic size_t of_all_threads;                  // how many are marked
_Atomic size_t __ehub_marking;                         // how many threads have marked something in their derivative
static _Atomic uint32_t taken;                         // the distances that some thread has

static size_t place_of(const struct set *set, uintptr_t key) {
    size_t place = key * (uintptr_t)0x9E3779B97F4A7C15u >> 20 & (set->room - 1);
    while (set->slots[place] && set->slots[place] != key) place = (place + 1) & (set->room - 1);
    return place;
}

static int has(const struct set *set, uintptr_t key) { return set->count && set->slots[place_of(set, key)]; }

static int put(struct set *set, uintptr_t key) {
    size_t place = place_of(set, key);
    if (set->slots[place]) return 0;
    set->slots[place] = key;
    if (2 * ++set->count <= set->room) return 1;
    uintptr_t *before = set->slots;
    size_t size = set->room;
    set->slots = calloc(2 * size, sizeof *before);
    if (!set->slots) {
        set->slots = before; // another derivative begins with it
        __ehub_stop_memory();
    }
    set->room = 2 * size;
    for (size_t k = 0; k < size; k++)
        if (before[k]) set->slots[place_of(set, before[k])] = before[k];
    if (before != set->few) free(before);
    return 1;
}

// What lies behind moves up, where it would be looked for in vain.
static int take(struct set *set, uintptr_t key) {
    if (!has(set, key)) return 0;
    size_t hole = place_of(set, key);
    set->slots[hole] = 0, set->count--;
    for (size_t next = (hole + 1) & (set->room - 1); set->slots[next]; next = (next + 1) & (set->room - 1)) {
        uintptr_t moved = set->slots[next];
        set->slots[next] = 0;
        set->slots[place_of(set, moved)] = moved;
    }
    return 1;
}

static void empty(struct set *set, int begins) {
    if (set->slots && set->slots != set->few) free(set->slots);
    for (size_t k = 0; k < FEW; k++) set->few[k] = 0;
    set->slots = begins ? set->few : 0, set->room = FEW, set->count = 0;
}

static uintptr_t first_of(const void *memory) { return (uintptr_t)memory / WORD; }
static uintptr_t end_of(const void *memory, size_t size) { return ((uintptr_t)memory + size + WORD - 1) / WORD; }

static void forget(uintptr_t word) { take(&lost, word), of_all_threads -= take(&marked, word); }
static void mark(uintptr_t word) {
    if (!uses) uses = 1, __ehub_marking += 1;
    of_all_threads += put(&marked, word);
}

// -- the shadow beside memory ---------------------------------------------------------------------------------------------------------

static uintptr_t beside(uintptr_t memory, int distance) { return memory ^ (uintptr_t)distance << FIRST_BIT; }

static int maps(uintptr_t chunk, int distance) {
    void *wanted = (void *)beside(chunk * CHUNK, distance);
    void *given = mmap(wanted, CHUNK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (given == wanted) return 1;
    if (given != MAP_FAILED) munmap(given, CHUNK);
    return 0;
}

// A lane takes the first distance that no thread has and at which there is room.
static int map(uintptr_t chunk, int lane) {
    if (distance_of[lane]) return maps(chunk, distance_of[lane]);
    for (int distance = 1; distance <= LANES; distance++) {
        uint32_t bit = (uint32_t)1 << distance, before = taken;
        while (!(before & bit))
            if (__atomic_compare_exchange_n((uint32_t *)&taken, &before, before | bit, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {
                if (maps(chunk, distance)) {
                    distance_of[lane] = distance;
                    return 1;
                }
                taken &= ~bit;
                break;
            }
    }
    return 0;
}

static uintptr_t key_of(uintptr_t chunk, int lane) { return chunk * (LANES + 1) + lane + 1; }

// The shadow beside memory, which gets one; 0 if it cannot.
static char *made_beside(const char *memory, size_t size, int lane) {
    if (!keeps || lane >= LANES || !chunks.slots) return 0;
    for (uintptr_t c = (uintptr_t)memory / CHUNK, last = ((uintptr_t)memory + size - 1) / CHUNK; c <= last; c++) {
        if (has(&chunks, key_of(c, lane))) continue;
        if (!map(c, lane)) return 0;
        put(&chunks, key_of(c, lane));
    }
    return (char *)beside((uintptr_t)memory, distance_of[lane]);
}

// The shadow beside memory; 0 if it has none.
char *__ehub_beside(const char *memory, size_t size, int lane) {
    if (!chunks.count || !size) return 0;
    for (uintptr_t c = (uintptr_t)memory / CHUNK, last = ((uintptr_t)memory + size - 1) / CHUNK; c <= last; c++)
        if (has(&chunks, key_of(c, lane))) return made_beside(memory, size, lane);
    return 0;
}

static void unmap_all(void) {
    for (size_t k = 0; chunks.count && k < chunks.room; k++) {
        if (!chunks.slots[k]) continue;
        uintptr_t chunk = (chunks.slots[k] - 1) / (LANES + 1), lane = (chunks.slots[k] - 1) % (LANES + 1);
        munmap((void *)beside(chunk * CHUNK, distance_of[lane]), CHUNK);
    }
    for (int lane = 0; lane < LANES; lane++) {
        if (distance_of[lane]) taken &= ~((uint32_t)1 << distance_of[lane]);
        distance_of[lane] = 0;
    }
}

// -- the shadows of blocks --------------------------------------------------------------------------------------------------------------

static struct block **bucket_of(const char *shadow) { return &blocks[((uintptr_t)shadow * (uintptr_t)0x9E3779B97F4A7C15u >> 40) % BUCKETS]; }

static struct block *taken_block(const char *shadow) {
    if (!blocks) return 0;
    for (struct block **at = bucket_of(shadow); *at; at = &(*at)->next)
        if ((*at)->shadow == shadow) {
            struct block *found = *at;
            *at = found->next;
            return found;
        }
    return 0;
}

void __ehub_block_made(char *shadow, size_t size, release *by, uintptr_t first, uintptr_t second) {
    if (!marked.slots || !shadow) return;
    if (!blocks && !(blocks = calloc(BUCKETS, sizeof *blocks))) __ehub_stop_memory();
    struct block *made = calloc(1, sizeof *made);
    if (!made) __ehub_stop_memory();
    struct block **at = bucket_of(shadow);
    *made = (struct block){*at, shadow, size, by, first, second};
    *at = made;
}

void __ehub_block_released(const char *shadow) { free(taken_block(shadow)); }

// A block, and what only its shadow leads to. `next` links what is still to be looked at.
static void release_all_of(struct block *todo) {
    todo->next = 0;
    while (todo) {
        struct block *one = todo, *found;
        todo = one->next;
        for (size_t at = 0; at + sizeof(char *) <= one->size; at += sizeof(char *))
            if ((found = taken_block(*(char *const *)(one->shadow + at)))) found->next = todo, todo = found;
        one->by(one->shadow, one->first, one->second);
        free(one);
    }
}

static void release_beside(void) {
    for (size_t k = 0; blocks && marked.count && k < marked.room; k++) {
        uintptr_t word = marked.slots[k];
        if (!word || word % (sizeof(char *) / WORD) || !has(&marked, word + 1)) continue;
        for (int lane = 0; lane < LANES && distance_of[lane]; lane++) {
            char *const *place = (char *const *)__ehub_beside((char *)(word * WORD), sizeof(char *), lane);
            struct block *left = place ? taken_block(*place) : 0;
            if (left) release_all_of(left);
        }
    }
}

static void forget_blocks(void) {
    for (size_t k = 0; blocks && k < BUCKETS; k++)
        for (struct block *next, *at = blocks[k]; at; at = next) next = at->next, free(at);
    free(blocks);
    blocks = 0;
}

// -- what derivatives call ------------------------------------------------------------------------------------------------------------

static void restart(int begins, int may_keep) {
    if (!begins) release_beside(); // if this begins after a stop, nobody knows what the marks are worth
    forget_blocks();
    of_all_threads -= marked.count;
    __ehub_marking -= uses;
    uses = 0;
    unmap_all();
    keeps = may_keep;
    empty(&marked, begins), empty(&lost, begins), empty(&chunks, begins);
}

void __ehub_marks_begin(int may_keep) { restart(1, may_keep); }
void __ehub_marks_end(void) { restart(0, 0); }

// These two give 1 in another thread than the derivative's: nothing is marked.
static int mark_lost(const char *memory, size_t size) {
    if (!marked.slots) return 1;
    for (uintptr_t word = first_of(memory), end = end_of(memory, size); word < end && size; word++) mark(word), put(&lost, word);
    return 0;
}

int __ehub_mark(_Atomic size_t *of_derivatives, uintptr_t place, size_t size, int lane) {
    (void)of_derivatives; // that is `__ehub_marking`: LLVM is told that it changes
    const char *memory = (const char *)place;
    if (!marked.slots) return 1;
    if (!size) return 0;
    if (!made_beside(memory, size, lane)) return mark_lost(memory, size);
    for (uintptr_t word = first_of(memory), end = end_of(memory, size); word < end; word++) mark(word);
    return 0;
}

void __ehub_unmark(const char *memory, size_t size) {
    for (uintptr_t word = first_of(memory), end = end_of(memory, size); marked.count && word < end && size; word++) forget(word);
}

// Something else than the derivative writes there: what the shadows hold is not what belongs to the numbers.
void __ehub_spoil(const char *memory, size_t size) {
    for (uintptr_t word = first_of(memory), end = end_of(memory, size); marked.count && word < end && size; word++)
        if (has(&marked, word)) put(&lost, word);
}

void __ehub_spoil_all(void) {
    for (size_t k = 0; marked.count && k < marked.room; k++)
        if (marked.slots[k]) put(&lost, marked.slots[k]);
}

// A pointer is put into constant memory, and its shadow beside it. 1 if that cannot be.
int __ehub_put_beside(const char *place, uintptr_t shadow, int lane) {
    char *beside = made_beside(place, sizeof shadow, lane);
    if (!beside) return 1;
    __builtin_memcpy(beside, &shadow, sizeof shadow);
    for (uintptr_t word = first_of(place), end = end_of(place, sizeof shadow); word < end; word++) mark(word);
    return 0;
}

// A pointer that is its own shadow is put there.
void __ehub_drop_beside(const char *place, int lane) {
    char *beside = __ehub_beside(place, sizeof(uintptr_t), lane);
    if (beside) __builtin_memset(beside, 0, sizeof(uintptr_t));
    __ehub_unmark(place, sizeof(uintptr_t));
}

// The shadow of a pointer that was read from constant memory.
uintptr_t __ehub_pointer_beside(const char *place, uintptr_t pointer, int lane) {
    char *beside = __ehub_beside(place, sizeof pointer, lane);
    uintptr_t shadow = 0;
    if (beside) __builtin_memcpy(&shadow, beside, sizeof shadow);
    return shadow ? shadow : pointer;
}

int __ehub_is_any_marked(void) { return marked.slots ? marked.count != 0 : of_all_threads != 0; }

static int is_in(const struct set *set, const char *memory, size_t size) {
    if (!marked.slots) return size && of_all_threads != 0;
    for (uintptr_t word = first_of(memory), end = end_of(memory, size); set->count && word < end && size; word++)
        if (has(set, word)) return 1;
    return 0;
}

int __ehub_is_marked(const char *memory, size_t size) { return is_in(&marked, memory, size); }
int __ehub_is_lost(const char *memory, size_t size) { return is_in(&lost, memory, size); }

// Marks move as the bytes do; the two may overlap. `is_kept`: their derivatives move as well, if there is room for them.
void __ehub_marks_move(_Atomic size_t *of_derivatives, uintptr_t target, uintptr_t source, size_t size, int is_kept, int lane) {
    (void)of_derivatives;
    const char *to = (const char *)target, *from = (const char *)source;
    is_kept = is_kept && (!__ehub_is_marked(from, size) || made_beside(to, size, lane));
    for (size_t k = 0; marked.count && k < size; k += WORD) {
        size_t at = (uintptr_t)to > (uintptr_t)from ? (size - 1 - k) / WORD * WORD : k;
        size_t part = size - at < WORD ? size - at : WORD;
        int was_marked = __ehub_is_marked(from + at, part), was_lost = __ehub_is_lost(from + at, part);
        __ehub_unmark(to + at, part);
        if (was_lost || (was_marked && !is_kept)) mark_lost(to + at, part);
        else if (was_marked) mark(first_of(to + at)), mark(end_of(to + at, part) - 1);
    }
}
