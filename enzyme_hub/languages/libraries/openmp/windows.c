/* What a thread adds to adjoints that other threads add to as well, kept apart for a while: a window of memory that covers
   the part of an array to which the thread adds. What is outside of it is added atomically; if that happens often enough for its
   length the window grows to cover it. So where accesses are dense nearly all additions are plain, and where they are sparse no
   thread goes through long arrays of zeros.

   A thread that reads such an adjoint itself before it is done asks for it: between the windows are gaps, and where a place is in one
   there is nothing to ask for.

   When a function of a thread is done, what is in its windows is added atomically. Those of a team last until all of its threads are done
   (`team_windows.c`). */

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ address;

void *memcpy(void *, const void *, size_t);
void *memset(void *, int, size_t);
void *__ehub_tape_take(size_t);
void __ehub_tape_give(void *);

/* Memory of which the thread keeps nothing apart, for accesses of so many bytes (`accessed`) that begin in `size` bytes from `low`. */
struct gap {
    address low;
    size_t size;
    struct gap *next;
    size_t accessed;
};

/* `mine` has what belongs to `size` bytes from `low`. It lies in a block, which has room for more. `gaps` leads to all gaps. */
struct window {
    address low;
    size_t size;
    char *mine;
    size_t missed;
    struct window *next;
    struct gap **gaps;
    int is_float;
    char *block;
    size_t room;
};

_Noreturn void __ehub_stop_saying(const char *code, const char *file, int line, const char *text);

static const size_t first = 512, for_each = 128, largest = (size_t)1 << 28; /* bytes */
static const size_t small = (size_t)1 << 12, page = 4096; /* bytes */
static const size_t always = (size_t)1 << 40; /* misses that a window begins with which takes in all */
/* Lead the window to a block with room for so many bytes from `low`, and for more on the side to which it grows. */
static void moves(struct window *window, address low, size_t size) {
    size_t room = 2 * size < small ? small : 2 * size;
    char *made = __ehub_tape_take(room);
    size_t rest = room - size, is_down = window->size && low < window->low;
    size_t in_front = (is_down ? rest - rest / 8 : rest / 8) / sizeof(double) * sizeof(double);
    if (window->size) memcpy(made + in_front + (window->low - low), window->mine, window->size);
    __ehub_tape_give(window->block);
    window->block = made, window->room = room, window->mine = made + in_front + (window->size ? window->low - low : 0);
}

/* True if the block has room for so many bytes from `low`. */
static int has_room(const struct window *window, address low, size_t size) {
    size_t in_front = (size_t)(window->mine - window->block), to_low = window->low - low;
    return window->size && to_low <= in_front && in_front - to_low + size <= window->room;
}

/* Something is kept apart from an address to another one: gaps that these are in are none any more. */
void __ehub_gaps_forget(struct gap *gap, address from, address to) {
    for (; gap; gap = gap->next)
        if (gap->size && gap->low < to && gap->low + gap->size + gap->accessed - 1 > from) gap->size = 0;
}

/* Have the window cover what is from an address to another one as well, if that is worth it for so many additions. */
static int grows(struct window *window, address from, address to, size_t count) {
    address low = window->low, high = low + window->size;
    window->missed += count;
    if (!window->size) low = from, high = to;
    if (from < low) low = from;
    if (to > high) high = to;
    size_t size = high - low;
    if (window->missed > always && size > largest)
        __ehub_stop_saying("EH0311", 0, 0, "--deterministic: an array is too large for memory of each thread's own");
    if (size > first + for_each * window->missed || size > largest) return 0;
    size_t more = size / 2 / sizeof(double) * sizeof(double);
    if (low < window->low && window->size) low -= more;
    size += more;
    if (window->gaps) __ehub_gaps_forget(*window->gaps, low, low + size);
    if (!has_room(window, low, size)) moves(window, low, size);
    if (!window->size) window->low = low;
    size_t in_front = window->low - low, behind = size - in_front - window->size;
    memset(window->mine + window->size, 0, behind);
    window->mine -= in_front;
    memset(window->mine, 0, in_front);
    window->low = low, window->size = size;
    return 1;
}

/* An addition that is not in the window. */
#define MISS(T)                                                                                                        \
    void __ehub_window_miss_##T(struct window *window, T *at, T number) {                                              \
        if (grows(window, (address)at, (address)(at + 1), 1)) *(T *)(window->mine + ((address)at - window->low)) += number;      \
        else __atomic_fetch_add(at, number, __ATOMIC_RELAXED);                                                         \
    }
MISS(double)
MISS(float)

/* Does it take in all to which a loop adds so many numbers? */
_Bool __ehub_window_covers(struct window *window, address from, address to, size_t count) {
    if (from >= to || to - from > largest) return 0;
    return grows(window, from, to, count);
}

/* Add what is in a window for these bytes to where it belongs, and forget it there. */
#define GIVE_BACK(T)                                                                                                   \
    static void give_back_##T(struct window *window, address from, address to) {                                       \
        T *ours = (T *)window->mine;                                                                                   \
        for (size_t k = (from - window->low) / sizeof(T); window->low + k * sizeof(T) < to; k++) {                     \
            if (ours[k] != 0) __atomic_fetch_add((T *)window->low + k, ours[k], __ATOMIC_RELAXED);                     \
            ours[k] = 0;                                                                                               \
        }                                                                                                              \
    }
GIVE_BACK(double)
GIVE_BACK(float)

/* What is kept in blocks (`blocks.c`). */
typedef int give_blocks_back(void *blocks, address from, address to, address *low, address *high);

/* Before the thread reads the adjoints in `size` bytes from an address. It finds the gap that they are in, if there is one. */
void __ehub_windows_give_back(struct gap *gap, struct window *window, void *blocks, give_blocks_back *give, address from, size_t size) {
    address to = from + size, low = 0, high = (address)-1;
    int is_kept = blocks && give(blocks, from, to, &low, &high);
    for (; window; window = window->next) {
        address end = window->low + window->size;
        if (!window->size) continue;
        if (end <= from) {
            if (end > low) low = end;
        } else if (window->low >= to) {
            if (window->low < high) high = window->low;
        } else {
            is_kept = 1;
            (window->is_float ? give_back_float : give_back_double)(window, from > window->low ? from : window->low, to < end ? to : end);
        }
    }
    if (is_kept) return;
    *gap = (struct gap){low, high - low - (size - 1), gap->next, size};
}

/* Most of what is in a window may be zero, and other things may lie in between: these are not touched. */
#define ADD(T)                                                                                                         \
    static void add_##T(address from, address to, const char *mine, int is_atomic) {                                   \
        T *all = (T *)from;                                                                                            \
        const T *ours = (const T *)mine;                                                                               \
        for (size_t k = 0; k < (to - from) / sizeof(T); k++) {                                                         \
            if (ours[k] == 0) continue;                                                                                \
            if (is_atomic) __atomic_fetch_add(&all[k], ours[k], __ATOMIC_RELAXED);                                     \
            else all[k] += ours[k];                                                                                    \
        }                                                                                                              \
    }
ADD(double)
ADD(float)

/* Add, plainly, what is in a window for the pages of one thread of so many; and give up its memory. */
void __ehub_window_add_own(const struct window *window, size_t thread, size_t threads) {
    address end = window->low + window->size;
    for (address from = window->low, to; from < end; from = to) {
        to = (from / page + 1) * page;
        if (from / page % threads != thread) continue;
        if (to > end) to = end;
        (window->is_float ? add_float : add_double)(from, to, window->mine + (from - window->low), 0);
    }
}

void __ehub_window_give(struct window *window) { __ehub_tape_give(window->block); }

/* A function of one thread is done. */
void __ehub_windows_end(struct window *mine) {
    for (; mine; mine = mine->next) {
        address low = mine->low;
        (mine->is_float ? add_float : add_double)(low, low + mine->size, mine->mine, 1);
        __ehub_window_give(mine);
    }
}
