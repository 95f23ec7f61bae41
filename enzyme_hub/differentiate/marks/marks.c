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
// and those to which one lies in such a shadow, are released at the end, if nobody else can have them.
//
// A thread that works for the derivative of another one has no sets: what it would mark, nobody would find, and what it reads may be
// marked if anything is.
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>

void *calloc(size_t, size_t);
void free(void *);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
_Noreturn void __ehub_stop_memory(void);

enum { FEW = 64, WORD = 4, CHUNK = 1 << 16, LANES = 31, FIRST_BIT = 42 };

struct set {
    uintptr_t *slots, few[FEW]; // slots: 0, nothing; few, at first
    size_t room, count;
};
struct block { // a shadow that the derivative made
    char *shadow;
    size_t size;
    void (*release)(char *, uintptr_t, uintptr_t);
    uintptr_t first, second; // what `release` is told besides
    int is_left;
};
struct blocks {
    struct block *slots; // by address, as in a set
    size_t room, count;
};

// What belongs to a derivative. Another one may run within it, in code that no link sees: then this waits on the heap.
struct state {
    struct set marked, lost, chunks;
    struct blocks blocks;
    unsigned char distance_of[LANES]; // of a lane: which bits differ, 0 if none are taken
    int keeps;                        // memory may get a shadow
    int releases;                     // the shadows of blocks that stay in constant memory go at the end: nobody else has them
    int uses;                         // something was marked
    uintptr_t frame;                  // where the stack was
    struct state *outer;
};
static _Thread_local struct state now;
static _Atomic size_t of_all_threads;                  // how many are marked
_Atomic size_t __ehub_marking;                         // how many threads have marked something in their derivative
static _Atomic uint32_t taken;                         // the distances that some thread has

// Where a table of so much room, a power of two, is searched from.
static size_t first_place(uintptr_t key, size_t room) { return key * (uintptr_t)0x9E3779B97F4A7C15u >> 20 & (room - 1); }

static size_t place_of(const struct set *set, uintptr_t key) {
    size_t place = first_place(key, set->room);
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

static void begin(struct set *set) { set->slots = set->few, set->room = FEW; }

static void empty(struct set *set) {
    if (set->slots != set->few) free(set->slots);
}

static uintptr_t first_of(const void *memory) { return (uintptr_t)memory / WORD; }
static uintptr_t end_of(const void *memory, size_t size) { return ((uintptr_t)memory + size + WORD - 1) / WORD; }

static void forget(uintptr_t word) { take(&now.lost, word), of_all_threads -= take(&now.marked, word); }
static void mark(uintptr_t word) {
    if (!now.uses) now.uses = 1, __ehub_marking += 1;
    of_all_threads += put(&now.marked, word);
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
    if (now.distance_of[lane]) return maps(chunk, now.distance_of[lane]);
    for (int distance = 1; distance <= LANES; distance++) {
        uint32_t bit = (uint32_t)1 << distance, before = taken;
        while (!(before & bit))
            if (__atomic_compare_exchange_n((uint32_t *)&taken, &before, before | bit, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {
                if (maps(chunk, distance)) {
                    now.distance_of[lane] = distance;
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
    if (!now.keeps || lane >= LANES || !now.chunks.slots) return 0;
    for (uintptr_t c = (uintptr_t)memory / CHUNK, last = ((uintptr_t)memory + size - 1) / CHUNK; c <= last; c++) {
        if (has(&now.chunks, key_of(c, lane))) continue;
        if (!map(c, lane)) return 0;
        put(&now.chunks, key_of(c, lane));
    }
    return (char *)beside((uintptr_t)memory, now.distance_of[lane]);
}

// The shadow beside memory; 0 if it has none.
char *__ehub_beside(const char *memory, size_t size, int lane) {
    if (!now.chunks.count || !size) return 0;
    for (uintptr_t c = (uintptr_t)memory / CHUNK, last = ((uintptr_t)memory + size - 1) / CHUNK; c <= last; c++)
        if (has(&now.chunks, key_of(c, lane))) return made_beside(memory, size, lane);
    return 0;
}

static void unmap_all(void) {
    for (size_t k = 0; now.chunks.count && k < now.chunks.room; k++) {
        if (!now.chunks.slots[k]) continue;
        uintptr_t chunk = (now.chunks.slots[k] - 1) / (LANES + 1), lane = (now.chunks.slots[k] - 1) % (LANES + 1);
        munmap((void *)beside(chunk * CHUNK, now.distance_of[lane]), CHUNK);
    }
    for (int lane = 0; lane < LANES; lane++)
        if (now.distance_of[lane]) taken &= ~((uint32_t)1 << now.distance_of[lane]);
}

// -- the shadows of blocks ------------------------------------------------------------------------------------------------------------

static size_t home_of(const struct blocks *all, const char *shadow) {
    size_t place = first_place((uintptr_t)shadow, all->room);
    while (all->slots[place].shadow && all->slots[place].shadow != shadow) place = (place + 1) & (all->room - 1);
    return place;
}

static void grow_blocks(struct blocks *all) {
    struct blocks before = *all;
    all->room = before.room ? 2 * before.room : FEW;
    all->slots = calloc(all->room, sizeof *all->slots);
    if (!all->slots) {
        *all = before;
        __ehub_stop_memory();
    }
    for (size_t k = 0; k < before.room; k++)
        if (before.slots[k].shadow) all->slots[home_of(all, before.slots[k].shadow)] = before.slots[k];
    free(before.slots);
}

void __ehub_block_made(char *shadow, size_t size, void (*release)(char *, uintptr_t, uintptr_t), uintptr_t first, uintptr_t second) {
    struct blocks *all = &now.blocks;
    if (!now.releases || !shadow) return;
    if (2 * (all->count + 1) > all->room) grow_blocks(all);
    size_t place = home_of(all, shadow);
    all->count += !all->slots[place].shadow;
    all->slots[place] = (struct block){shadow, size, release, first, second, 0};
}

void __ehub_block_released(const char *shadow) {
    struct blocks *all = &now.blocks;
    if (!all->count || !shadow) return;
    size_t hole = home_of(all, shadow);
    if (!all->slots[hole].shadow) return;
    all->slots[hole].shadow = 0, all->count--;
    for (size_t next = (hole + 1) & (all->room - 1); all->slots[next].shadow; next = (next + 1) & (all->room - 1)) {
        struct block moved = all->slots[next];
        all->slots[next].shadow = 0;
        all->slots[home_of(all, moved.shadow)] = moved;
    }
}

static int compare_blocks(const void *left, const void *right) {
    const char *one = ((const struct block *)left)->shadow, *other = ((const struct block *)right)->shadow;
    return (one > other) - (one < other);
}

// The block that an address is in, or at the end of: among `count` blocks in order.
static struct block *block_at(struct block *all, size_t count, const char *address) {
    while (count) {
        struct block *middle = all + count / 2;
        if (address < middle->shadow) count /= 2;
        else if (address <= middle->shadow + middle->size) return middle;
        else all = middle + 1, count -= count / 2 + 1;
    }
    return 0;
}

// Releases the blocks to which a pointer lies beside constant memory, or in such a block.
static void release_beside(void) {
    struct blocks *all = &now.blocks;
    if (!all->count || !now.marked.count) return;
    size_t count = 0, left = 0;
    for (size_t k = 0; k < all->room; k++)
        if (all->slots[k].shadow) all->slots[count++] = all->slots[k];
    qsort(all->slots, count, sizeof *all->slots, compare_blocks);
    struct block **found = calloc(count, sizeof *found), *one;
    for (size_t k = 0; found && k < now.marked.room; k++) {
        uintptr_t word = now.marked.slots[k];
        if (!word || word % (sizeof(char *) / WORD) || !has(&now.marked, word + 1)) continue;
        for (int lane = 0; lane < LANES && now.distance_of[lane]; lane++) {
            char *const *place = (char *const *)__ehub_beside((char *)(word * WORD), sizeof(char *), lane);
            if (place && (one = block_at(all->slots, count, *place)) && !one->is_left) one->is_left = 1, found[left++] = one;
        }
    }
    for (size_t k = 0; k < left; k++)
        for (size_t at = 0; at + sizeof(char *) <= found[k]->size; at += sizeof(char *)) {
            one = block_at(all->slots, count, *(char *const *)(found[k]->shadow + at));
            if (one && !one->is_left) one->is_left = 1, found[left++] = one;
        }
    for (size_t k = 0; k < left; k++) found[k]->release(found[k]->shadow, found[k]->first, found[k]->second);
    free(found);
}

// -- what derivatives call ------------------------------------------------------------------------------------------------------------

static void forget_all(void) {
    of_all_threads -= now.marked.count;
    __ehub_marking -= now.uses;
    unmap_all();
    empty(&now.marked), empty(&now.lost), empty(&now.chunks);
    free(now.blocks.slots);
}

// A set that is small lies within the state.
static void moved_from(struct set *set, struct set *before) {
    if (set->slots == before->few) set->slots = set->few;
}

static void move_state(struct state *to, struct state *from) {
    *to = *from;
    moved_from(&to->marked, &from->marked), moved_from(&to->lost, &from->lost), moved_from(&to->chunks, &from->chunks);
}

static void leave(void) {
    struct state *outer = now.outer;
    forget_all();
    if (outer) move_state(&now, outer), free(outer);
    else __builtin_memset(&now, 0, sizeof now);
}

// `releases`: nothing else than constant memory can have pointers to blocks when the derivative ends.
void __ehub_marks_begin(int keeps, int releases) {
    uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
    while (now.marked.slots && frame >= now.frame) leave(); // a stop that somebody took, or an exception, ended that one
    if (now.marked.slots) {
        struct state *outer = calloc(1, sizeof *outer);
        if (!outer) __ehub_stop_memory();
        move_state(outer, &now);
        __builtin_memset(&now, 0, sizeof now);
        now.outer = outer;
    }
    begin(&now.marked), begin(&now.lost), begin(&now.chunks);
    now.keeps = keeps, now.releases = releases, now.frame = frame;
}

void __ehub_marks_end(void) {
    if (!now.marked.slots) return;
    release_beside();
    leave();
}

// These two give 1 in another thread than the derivative's: nothing is marked.
static int mark_lost(const char *memory, size_t size) {
    if (!now.marked.slots) return 1;
    for (uintptr_t word = first_of(memory), end = end_of(memory, size); word < end && size; word++) mark(word), put(&now.lost, word);
    return 0;
}

int __ehub_mark(_Atomic size_t *of_derivatives, uintptr_t place, size_t size, int lane) {
    (void)of_derivatives; // that is `__ehub_marking`: LLVM is told that it changes
    const char *memory = (const char *)place;
    if (!now.marked.slots) return 1;
    if (!size) return 0;
    if (!made_beside(memory, size, lane)) return mark_lost(memory, size);
    for (uintptr_t word = first_of(memory), end = end_of(memory, size); word < end; word++) mark(word);
    return 0;
}

void __ehub_unmark(const char *memory, size_t size) {
    for (uintptr_t word = first_of(memory), end = end_of(memory, size); now.marked.count && word < end && size; word++) forget(word);
}

// Something else than the derivative writes there: what the shadows hold is not what belongs to the numbers.
void __ehub_spoil(const char *memory, size_t size) {
    for (uintptr_t word = first_of(memory), end = end_of(memory, size); now.marked.count && word < end && size; word++)
        if (has(&now.marked, word)) put(&now.lost, word);
}

void __ehub_spoil_all(void) {
    for (size_t k = 0; now.marked.count && k < now.marked.room; k++)
        if (now.marked.slots[k]) put(&now.lost, now.marked.slots[k]);
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

int __ehub_is_any_marked(void) { return now.marked.slots ? now.marked.count != 0 : of_all_threads != 0; }

static int is_in(const struct set *set, const char *memory, size_t size) {
    if (!now.marked.slots) return size && of_all_threads != 0;
    for (uintptr_t word = first_of(memory), end = end_of(memory, size); set->count && word < end && size; word++)
        if (has(set, word)) return 1;
    return 0;
}

int __ehub_is_marked(const char *memory, size_t size) { return is_in(&now.marked, memory, size); }
int __ehub_is_lost(const char *memory, size_t size) { return is_in(&now.lost, memory, size); }

// Marks move as the bytes do; the two may overlap. `is_kept`: their derivatives move as well, if there is room for them.
void __ehub_marks_move(_Atomic size_t *of_derivatives, uintptr_t target, uintptr_t source, size_t size, int is_kept, int lane) {
    (void)of_derivatives;
    const char *to = (const char *)target, *from = (const char *)source;
    is_kept = is_kept && (!__ehub_is_marked(from, size) || made_beside(to, size, lane));
    for (size_t k = 0; now.marked.count && k < size; k += WORD) {
        size_t at = (uintptr_t)to > (uintptr_t)from ? (size - 1 - k) / WORD * WORD : k;
        size_t part = size - at < WORD ? size - at : WORD;
        int was_marked = __ehub_is_marked(from + at, part), was_lost = __ehub_is_lost(from + at, part);
        __ehub_unmark(to + at, part);
        if (was_lost || (was_marked && !is_kept)) mark_lost(to + at, part);
        else if (was_marked) mark(first_of(to + at)), mark(end_of(to + at, part) - 1);
    }
}
