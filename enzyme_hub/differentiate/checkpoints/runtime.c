// What a loop with checkpoints keeps between its forward sweep and its reverse, and when which iteration runs again.
//
// In the forward sweep the iterations tell which bytes they are about to write (`note_write`). The first time that a byte is
// written in the loop, what was there is kept: these pieces are, in the order of time, all that the loop changes, and together
// the first snapshot. A later snapshot is a copy of the pieces there are by then. What is first written after it was taken
// had its old value when it was taken, so any snapshot can be put back at any time.
//
// Bytes that an iteration reads, and that somebody else may change before the reverse sweep (`note_read`), are kept once.
//
// Where snapshots lie is the binomial schedule of Griewank and Walther, "Algorithm 799: revolve" (2000), if the number of
// iterations is known when the loop begins; else they are thinned out as Wang, Moin and Iaccarino (2009) and Stumm and Walther
// (2010) do, such that the last of them always suffice for the least number of repetitions.
#include "../stops/stop.h"
#include <stddef.h>
#include <stdint.h>

void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
int memcmp(const void *, const void *, size_t);
void *memset(void *, int, size_t);
void *__ehub_tape_take(size_t);
void __ehub_tape_give(void *);
size_t __ehub_tape_held(void);

// A program may define it, to hear of each loop when its reverse is done: iterations, snapshots, how often an iteration ran
// without its derivative, and the bytes that were kept at most.
__attribute__((weak)) void enzyme_hub_checkpointed(long steps, long snapshots, long runs, long bytes);

enum { PAGE = 4096, WORDS = PAGE / 64, LEAST = 8 }; // snapshots, however low the limit: with fewer the time explodes
static const int64_t UNKNOWN = -1, LARGE = (int64_t)1 << 60;

typedef struct {
    char *at;
    size_t size;
} piece;

// Pieces of memory in the order in which they were met, and what was there then.
typedef struct {
    piece *pieces;
    size_t count, room;
    char *bytes;
    size_t size, bytes_room;
} log;

typedef struct {
    int64_t step;
    size_t pieces, size; // of the log of what is written
    char *bytes;
} snapshot;

// Which bytes of a page were met.
typedef struct {
    uintptr_t number;
    uint64_t written[WORDS], read[WORDS], found[WORDS / 8]; // `found`: a bit for each word
} page;

// A pointer that an iteration found in memory which others may change.
typedef struct {
    void **at, *pointer;
    const planted *stop;
} found;

typedef struct {
    char *at;
    size_t size;
} block;

typedef struct {
    log written, read;
    page **pages; // a hash table
    size_t page_count, page_room;
    page *last;
    snapshot *snapshots;
    size_t count, snapshots_room;
    size_t room;           // how many there may be
    size_t each, kept;     // bytes: that was found out for states of so many; of all snapshots
    int64_t wanted, limit; // what was asked for: so many, or as many as fit into so many bytes
    int64_t trips, steps, end, now, next;
    int64_t level; // of thinning: the repetitions that suffice so far
    int takes;     // a snapshot when the next iteration is asked for
    char *frame;   // the iterations' part of the stack lies below
    block *blocks; // that the iteration has allocated
    size_t block_count, block_room;
    found *found;
    size_t found_count, found_room;
    char *final, *final_read;
    char *tapes; // of the first iterations
    int64_t taped, left;
    size_t tapes_room, tape_size, held_before;
    int64_t runs;
    size_t held, most;
    size_t shared; // bytes, of those that `together` counts
} run;

// The bytes that are kept by loops which run again and again, and share one limit.
static size_t together;

static void stop(const char *why) {
    __ehub_stop_saying("EH0313", 0, 0, why);
}

// -- memory of our own ------------------------------------------------------------------------------------------------------

static void *take(run *r, size_t size) {
    r->held += size;
    if (r->held > r->most) r->most = r->held;
    return __ehub_tape_take(size ? size : 1);
}

static void give(run *r, void *memory, size_t size) {
    if (!memory) return;
    r->held -= size;
    __ehub_tape_give(memory);
}

// Room for `needed` of `each` bytes.
static void *grown(run *r, void *old, size_t *room, size_t needed, size_t each) {
    if (needed <= *room) return old;
    size_t more = *room ? 2 * *room : 16;
    if (more < needed) more = needed;
    void *made = take(r, more * each);
    if (old) memcpy(made, old, *room * each);
    give(r, old, *room * each);
    *room = more;
    return made;
}

// -- which bytes were met ---------------------------------------------------------------------------------------------------

static page **place_of(run *r, uintptr_t number) {
    size_t mask = r->page_room - 1, at = (number * 0x9E3779B97F4A7C15u >> 20) & mask;
    while (r->pages[at] && r->pages[at]->number != number) at = (at + 1) & mask;
    return &r->pages[at];
}

static page *page_of(run *r, uintptr_t number) {
    if (r->last && r->last->number == number) return r->last;
    if (2 * r->page_count >= r->page_room) {
        size_t room = r->page_room;
        page **old = r->pages;
        r->page_room = room ? 2 * room : 64;
        r->pages = take(r, r->page_room * sizeof(page *));
        memset(r->pages, 0, r->page_room * sizeof(page *));
        for (size_t k = 0; k < room; k++)
            if (old[k]) *place_of(r, old[k]->number) = old[k];
        give(r, old, room * sizeof(page *));
    }
    page **found = place_of(r, number);
    if (!*found) {
        *found = take(r, sizeof(page));
        memset(*found, 0, sizeof(page));
        (*found)->number = number;
        r->page_count++;
    }
    return r->last = *found;
}

static int is_in_block(const run *r, const char *at) {
    size_t low = 0, high = r->block_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (r->blocks[middle].at <= at) low = middle + 1;
        else high = middle;
    }
    return low && at < r->blocks[low - 1].at + r->blocks[low - 1].size;
}

// True for memory that ends with the iteration: its part of the stack, and blocks that it has allocated.
static int is_own(const run *r, const char *at, const char *here) {
    return (at < r->frame && at >= here) || (r->block_count && is_in_block(r, at));
}

static void append(run *r, log *l, char *at, size_t size, size_t closed) {
    l->bytes = grown(r, l->bytes, &l->bytes_room, l->size + size, 1);
    memcpy(l->bytes + l->size, at, size);
    l->size += size;
    if (l->count > closed && l->pieces[l->count - 1].at + l->pieces[l->count - 1].size == at) {
        l->pieces[l->count - 1].size += size;
        return;
    }
    l->pieces = grown(r, l->pieces, &l->room, l->count + 1, sizeof(piece));
    l->pieces[l->count++] = (piece){at, size};
}

// Pieces that a snapshot has do not grow any more.
static size_t closed(const run *r) { return r->count ? r->snapshots[r->count - 1].pieces : 0; }

static void meet(run *r, char *at, size_t size, int is_write) {
    while (size) {
        uintptr_t address = (uintptr_t)at;
        size_t offset = address % PAGE, here = PAGE - offset < size ? PAGE - offset : size;
        page *found = page_of(r, address / PAGE);
        uint64_t *bits = is_write ? found->written : found->read;
        char *start = 0;
        for (size_t k = 0; k < here; k++) {
            size_t bit = offset + k;
            uint64_t one = (uint64_t)1 << (bit % 64);
            int is_known = ((bits[bit / 64] | (is_write ? 0 : found->written[bit / 64])) & one) != 0;
            bits[bit / 64] |= one;
            if (!is_known && !start) start = at + k;
            if (is_known && start) {
                append(r, is_write ? &r->written : &r->read, start, at + k - start, is_write ? closed(r) : 0);
                start = 0;
            }
        }
        if (start) append(r, is_write ? &r->written : &r->read, start, at + here - start, is_write ? closed(r) : 0);
        at += here;
        size -= here;
    }
}

// True if all of it was met. Only asked of what is short.
static inline int is_met(run *r, char *at, size_t size, int is_write) {
    uintptr_t address = (uintptr_t)at;
    size_t bit = address % PAGE;
    if (!r->last || r->last->number != address / PAGE || size > 32 || bit % 64 + size > 64) return 0;
    uint64_t wanted = (((uint64_t)1 << size) - 1) << (bit % 64), there = r->last->written[bit / 64];
    if (!is_write) there |= r->last->read[bit / 64];
    return (there & wanted) == wanted;
}

// Called where the caller's frame is that of the iteration, or of what it calls: not inlined.
void __ehub_checkpoint_meet(run *r, char *at, size_t size, int is_write) {
    if (!is_own(r, at, __builtin_frame_address(0))) meet(r, at, size, is_write);
}

void __ehub_checkpoint_write(run *r, char *at, size_t size) {
    if (!is_met(r, at, size, 1)) __ehub_checkpoint_meet(r, at, size, 1);
}

void __ehub_checkpoint_read(run *r, char *at, size_t size) {
    if (!is_met(r, at, size, 0)) __ehub_checkpoint_meet(r, at, size, 0);
}

// A pointer is taken from memory that others may change, or put there. Its shadow is not kept: the reverse finds it where it is then.
void __ehub_checkpoint_found(run *r, char *at, const planted *stop) {
    uintptr_t address = (uintptr_t)at;
    size_t bit = address % PAGE / sizeof(void *);
    uint64_t one = (uint64_t)1 << bit % 64;
    if (r->last && r->last->number == address / PAGE && r->last->found[bit / 64] & one) return;
    if (is_own(r, at, __builtin_frame_address(0))) return;
    page *here = page_of(r, address / PAGE);
    if (here->found[bit / 64] & one) return;
    here->found[bit / 64] |= one;
    r->found = grown(r, r->found, &r->found_room, r->found_count + 1, sizeof(found));
    r->found[r->found_count++] = (found){(void **)at, *(void **)at, stop};
}

// The iterations are about to run again, and find the pointers which they found before, but the shadows that are there now.
static void check_found(const run *r) {
    for (size_t k = 0; k < r->found_count; k++) {
        if (*r->found[k].at != r->found[k].pointer) __ehub_stop(r->found[k].stop);
    }
}

// A pointer goes to memory, or may be among what goes there. Its shadow went there once, and would not go there again.
void __ehub_checkpoint_pointer(run *r, char *at, const void *pointer, const planted *stop) {
    if (!is_own(r, at, __builtin_frame_address(0)) && *(void **)at != pointer) __ehub_stop(stop);
}

void __ehub_checkpoint_pointers(run *r, char *at, size_t size, const planted *stop) {
    if (size && !is_own(r, at, __builtin_frame_address(0))) __ehub_stop(stop);
}

// -- blocks of the iteration ------------------------------------------------------------------------------------------------

void __ehub_checkpoint_block(run *r, char *at, size_t size) {
    if (!at) return;
    r->blocks = grown(r, r->blocks, &r->block_room, r->block_count + 1, sizeof(block));
    size_t k = r->block_count++;
    for (; k && r->blocks[k - 1].at > at; k--) r->blocks[k] = r->blocks[k - 1];
    r->blocks[k] = (block){at, size ? size : 1};
}

void __ehub_checkpoint_free(run *r, char *at) {
    if (!at) return;
    for (size_t k = r->block_count; k--;)
        if (r->blocks[k].at == at) {
            memmove(r->blocks + k, r->blocks + k + 1, (--r->block_count - k) * sizeof(block));
            return;
        }
    stop("an iteration releases memory that it has not allocated; release it behind the loop");
}

// -- snapshots --------------------------------------------------------------------------------------------------------------

static void copy_out(const log *l, size_t pieces, char *bytes) {
    for (size_t k = 0; k < pieces; bytes += l->pieces[k++].size) memcpy(bytes, l->pieces[k].at, l->pieces[k].size);
}

static void copy_back(const log *l, size_t from, size_t to, const char *bytes) {
    for (size_t k = from; k < to; bytes += l->pieces[k++].size) memcpy(l->pieces[k].at, bytes, l->pieces[k].size);
}

// Memory that is only read may be constant: nothing is written where nothing has changed.
static void copy_changed(const log *l, const char *bytes) {
    for (size_t k = 0; k < l->count; bytes += l->pieces[k++].size)
        if (memcmp(l->pieces[k].at, bytes, l->pieces[k].size)) memcpy(l->pieces[k].at, bytes, l->pieces[k].size);
}

static void push(run *r, int64_t step) {
    const log *l = &r->written;
    r->snapshots = grown(r, r->snapshots, &r->snapshots_room, r->count + 1, sizeof(snapshot));
    snapshot made = {step, l->count, l->size, step ? take(r, l->size) : 0};
    if (step) copy_out(l, l->count, made.bytes), r->kept += l->size;
    r->snapshots[r->count++] = made;
}

static void drop(run *r, size_t which) {
    snapshot gone = r->snapshots[which];
    if (gone.bytes) r->kept -= gone.size;
    give(r, gone.bytes, gone.size);
    memmove(r->snapshots + which, r->snapshots + which + 1, (--r->count - which) * sizeof(snapshot));
}

static void restore(run *r, const snapshot *s) {
    copy_back(&r->written, 0, s->pieces, s->bytes);
    copy_back(&r->written, s->pieces, r->written.count, r->written.bytes + s->size);
    r->now = s->step;
}

// -- the schedule -----------------------------------------------------------------------------------------------------------

// (s + r)! / (s! r!): the most iterations that s snapshots reverse if none runs more than r times; or LARGE.
static int64_t most(int64_t s, int64_t r) {
    if (r < 0 || s < 0) return 0;
    int64_t found = 1;
    for (int64_t k = 1; k <= r; k++) {
        if (found > LARGE / (s + k)) return LARGE;
        found = found * (s + k) / k;
    }
    return found;
}

// How far behind a snapshot the next one is, if `length` iterations are to be reversed with s snapshots, that one among them.
static int64_t distance(int64_t length, int64_t s) {
    int64_t r = 1;
    while (most(s, r) < length) r++;
    int64_t left = most(s, r - 1), right = length - most(s - 1, r - 1);
    int64_t found = left < right ? left : right;
    return found < 1 ? 1 : found;
}

static void plan(run *r, int64_t at) {
    int64_t length = r->trips - at, s = (int64_t)(r->room - r->count) + 1;
    r->next = s > 1 && length > 1 ? at + distance(length, s) : UNKNOWN;
}

// How many snapshots there may be: the first iteration has shown what it writes, or a later one that it writes more.
static void settle(run *r) {
    size_t each = r->written.size + sizeof(snapshot) + 64;
    int64_t held = (int64_t)(r->held - r->tapes_room * r->tape_size - r->kept); // the first, and which bytes were met
    int64_t fit = (r->limit - held) / (int64_t)each - 2;                        // the last, and the values in the end
    r->each = r->written.size;
    r->room = r->wanted > 0 ? r->wanted : fit > LEAST ? fit : LEAST;
}

static int64_t length_of(const run *r, size_t k, int64_t end) {
    return (k + 1 < r->count ? r->snapshots[k + 1].step : end) - r->snapshots[k].step;
}

// Gives up a snapshot, such that what lies between two others needs no more repetitions than all that is done so far: the last for
// which that is so, because the left part of an optimal schedule is one of fewer repetitions for as long as possible.
static void thin(run *r, int64_t end) {
    for (;; r->level++)
        for (size_t k = r->count - 1; k-- > 0;) {
            int64_t both = length_of(r, k, end) + length_of(r, k + 1, end);
            if (both <= most(r->room - k, r->level - 1)) {
                drop(r, k + 1);
                return;
            }
        }
}

// Iterations write more than was known, as those that exchange two buffers do: fewer snapshots fit. Those too many go, each where the
// distance that it leaves is least.
static void settle_again(run *r, int64_t at) {
    settle(r);
    if (r->trips <= 0) return; // thinned out on the way
    while (r->count > 1 && r->count > r->room) {
        size_t least = 1;
        for (size_t k = 2; k + 1 < r->count; k++)
            if (length_of(r, k - 1, at) + length_of(r, k, at) < length_of(r, least - 1, at) + length_of(r, least, at)) least = k;
        drop(r, least);
    }
    plan(r, r->snapshots[r->count - 1].step);
    if (r->next != UNKNOWN && r->next < at) r->next = at;
}

// -- the forward sweep ------------------------------------------------------------------------------------------------------

run *__ehub_checkpoint_begin(int64_t trips, int64_t wanted, int64_t limit, char *frame) {
    run *r = __ehub_tape_take(sizeof(run));
    memset(r, 0, sizeof(run));
    r->trips = trips, r->wanted = wanted, r->limit = limit, r->frame = frame;
    r->next = UNKNOWN, r->level = 2;
    return r;
}

// The loop may run again before the reverse of this run: it takes most of what others have left, so that those behind it find some.
void __ehub_checkpoint_share(run *r, int64_t limit) {
    int64_t left = limit - (int64_t)__atomic_load_n(&together, __ATOMIC_RELAXED);
    left = left > 0 ? left / 4 * 3 : 0;
    if (left < r->limit) r->limit = left;
    r->shared = 1;
}

// The next iteration is about to run.
void __ehub_checkpoint_step(run *r) {
    int64_t at = r->steps++;
    if (r->block_count) stop("memory that an iteration allocates outlives it; allocate it before the loop");
    if (at == 0) return push(r, 0);
    if (at == 1) {
        settle(r);
        if (r->trips > 0) plan(r, 0);
    }
    if (at > 1 && r->wanted <= 0 && r->written.size > r->each) settle_again(r, at);
    if (r->trips > 0) {
        if (at != r->next && at != r->trips - 1) return;
        push(r, at);
        if (at == r->next) plan(r, at);
    } else if (r->room > 1) {
        while (r->count >= r->room) thin(r, at);
        push(r, at);
    }
}

void __ehub_checkpoint_end(run *r) {
    if (r->block_count) stop("memory that an iteration allocates outlives it; allocate it before the loop");
    if (!r->room) settle(r);
    r->runs = r->taped + r->steps;
    if (r->shared) {
        r->shared = r->taped ? __ehub_tape_held() - r->held_before : r->held;
        __atomic_fetch_add(&together, r->shared, __ATOMIC_RELAXED);
    }
}

// Where the tape of the next iteration goes; null if those of all iterations would not fit, or there is no room left for more.
// They may take half of the limit where nobody knows how many there are.
char *__ehub_checkpoint_room(run *r, size_t size) {
    if (r->taped == 0) r->held_before = __ehub_tape_held() - r->held;
    size_t held = __ehub_tape_held() - r->held - r->held_before + r->taped * size;
    if (r->taped == 1 && r->trips > 0 && (int64_t)held > r->limit / r->trips) goto full;
    if (r->taped >= 1 && r->trips <= 0 && (int64_t)(held + held / r->taped) > r->limit / 2) goto full;
    r->tape_size = size;
    r->tapes = grown(r, r->tapes, &r->tapes_room, (size_t)r->taped + 1, size);
    return r->tapes + r->taped++ * size;
full:
    r->limit -= held;
    if (r->trips > 0) r->trips -= r->taped;
    return 0;
}

// -- the reverse sweep ------------------------------------------------------------------------------------------------------

void __ehub_checkpoint_back(run *r) {
    check_found(r);
    r->final = take(r, r->written.size);
    copy_out(&r->written, r->written.count, r->final);
    r->final_read = take(r, r->read.size);
    copy_out(&r->read, r->read.count, r->final_read);
    copy_changed(&r->read, r->read.bytes);
    r->end = r->steps;
    r->left = r->taped;
    r->now = UNKNOWN;
    r->takes = 0;
}

// So many iterations are to run; or UNKNOWN: the derivative of one; or 0: it is done.
int64_t __ehub_checkpoint_next(run *r) {
    if (r->takes && r->now != r->end - 1) push(r, r->now);
    r->takes = 0;
    if (r->end == 0) return 0;
    const snapshot *top = &r->snapshots[r->count - 1];
    if (r->now != r->end - 1 && r->now != top->step) restore(r, top);
    if (r->now == r->end - 1) {
        r->end--;
        r->now = UNKNOWN;
        while (r->count > 1 && r->snapshots[r->count - 1].step >= r->end) drop(r, r->count - 1);
        return UNKNOWN;
    }
    int64_t length = r->end - r->now, s = (int64_t)(r->room - r->count) + 1, ahead = length - 1;
    if (s > 1) {
        ahead = distance(length, s);
        r->takes = 1;
    }
    r->now += ahead;
    r->runs += ahead;
    return ahead;
}

// The memory is what it was before the reverse sweep.
void __ehub_checkpoint_done(run *r) {
    copy_changed(&r->read, r->final_read);
    copy_back(&r->written, 0, r->written.count, r->final);
    give(r, r->final, r->written.size);
    give(r, r->final_read, r->read.size);
    if (enzyme_hub_checkpointed) enzyme_hub_checkpointed(r->taped + r->steps, r->room, r->runs, r->most);
    r->runs = 0;
}

// The tape of the last iteration that is left, or null.
char *__ehub_checkpoint_tape(run *r, size_t size) { return r->left ? r->tapes + --r->left * size : 0; }

void __ehub_checkpoint_release(run *r) {
    __atomic_fetch_sub(&together, r->shared, __ATOMIC_RELAXED);
    while (r->count) drop(r, r->count - 1);
    log *logs[] = {&r->written, &r->read};
    for (int k = 0; k < 2; k++) {
        give(r, logs[k]->pieces, logs[k]->room * sizeof(piece));
        give(r, logs[k]->bytes, logs[k]->bytes_room);
    }
    for (size_t k = 0; k < r->page_room; k++) give(r, r->pages[k], sizeof(page));
    give(r, r->pages, r->page_room * sizeof(page *));
    give(r, r->tapes, r->tapes_room * r->tape_size);
    give(r, r->snapshots, r->snapshots_room * sizeof(snapshot));
    give(r, r->blocks, r->block_room * sizeof(block));
    give(r, r->found, r->found_room * sizeof(found));
    __ehub_tape_give(r);
}
