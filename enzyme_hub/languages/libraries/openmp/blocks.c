/* Arrays to which all threads of a team add, and nobody else. The threads divide them among them, by blocks of memory: who comes first claims a
   block, and adds to it in place. What another thread has to add there it keeps apart: in a copy of the block, if there is much of
   it, else in notes. When all threads are done, what was kept apart is added. Nothing is atomic but claims, and notes in the end.

   What a thread asks for itself before it is done is looked for in what it has kept apart (`windows.c`). */

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ address;
typedef __INTPTR_TYPE__ distance;

void *memcpy(void *, const void *, size_t);
void *memset(void *, int, size_t);
void *calloc(size_t, size_t);
void free(void *);
void *__ehub_tape_take(size_t);
void __ehub_tape_give(void *);
_Noreturn void __ehub_stop_memory(void);
int omp_get_thread_num(void);
int omp_get_num_threads(void);
void __ehub_mirrored_barrier(void);
void **__ehub_team_blocks(int thread);
void **__ehub_team_claims(void);

enum { BITS = 12, BLOCK = 1 << BITS, FEW = 128 /* bytes that are worth a miss */, SHORT = 1 << 12, LONGEST = 1 << 24 /* blocks */, FIRST_NOTES = 128 };
#define UNKNOWN ((distance)1)

/* As in `windows.c`. */
struct gap;
void __ehub_gaps_forget(struct gap *, address from, address to);

/* A block that another thread has. */
struct copy {
    address at;
    struct copy *next;
    char bytes[BLOCK];
};

/* `before` is the number and 1 of another note, of those with the same head. */
struct note {
    address at;
    double number;
    size_t before;
};

/* For `count` blocks from `low`: how far from its place each one lies where the thread adds, 0 in place (`where`). Additions look at these
   three. The notes are about addresses from `noted_low` to `noted_high`. */
struct blocks {
    address low;
    size_t count;
    distance *where;
    size_t missed;
    struct blocks *next;
    struct gap **gaps;
    int is_float;
    struct copy *copies;
    size_t copied;
    struct note *notes;
    size_t noted, notes_room;
    address noted_low, noted_high;
};

/* -- claims: a tree by the bits of a block's number, with the thread that has it ---------------------------------------------------- */

static void *branch(void **place, size_t size) {
    void *found = __atomic_load_n(place, __ATOMIC_ACQUIRE);
    if (found) return found;
    void *made = calloc(1, size);
    if (!made) __ehub_stop_memory();
    if (__atomic_compare_exchange_n(place, &found, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) return made;
    free(made);
    return found;
}

enum { WAYS = 4096 };
typedef unsigned short claim; /* the number of a thread and 1 */

static int is_mine(address at) {
    size_t number = at >> BITS;
    void **root = branch(__ehub_team_claims(), WAYS * sizeof(void *));
    void **middle = branch(&root[number / WAYS / WAYS % WAYS], WAYS * sizeof(void *));
    claim *leaf = branch(&middle[number / WAYS % WAYS], WAYS * sizeof(claim));
    claim me = (claim)(omp_get_thread_num() + 1), by = __atomic_load_n(&leaf[number % WAYS], __ATOMIC_RELAXED);
    if (by) return by == me;
    return __atomic_compare_exchange_n(&leaf[number % WAYS], &by, me, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED) || by == me;
}

static void free_claims(void) {
    void **root = *__ehub_team_claims();
    *__ehub_team_claims() = 0;
    for (size_t k = 0; root && k < WAYS; k++) {
        void **middle = root[k];
        for (size_t l = 0; middle && l < WAYS; l++) free(middle[l]);
        free(middle);
    }
    free(root);
}

/* -- additions --------------------------------------------------------------------------------------------------------------------- */

/* Have the table reach from the block of an address to that of another one; false if it would be too long, for good or for what was
   missed so far and so many more additions. */
static int reaches(struct blocks *blocks, address from, address to, size_t additions) {
    address low = from & -(address)BLOCK, high = (to | (BLOCK - 1)) + 1, end = blocks->low + blocks->count * BLOCK;
    if (blocks->count) {
        if (low >= blocks->low && high <= end) return 1;
        if (low > blocks->low) low = blocks->low;
        if (high < end) high = end;
    }
    size_t count = (high - low) / BLOCK, in_front = 0, most = SHORT + (blocks->missed + additions) * (FEW / sizeof(distance));
    if (count > most || count > LONGEST) return 0;
    if (blocks->count) {
        size_t more = blocks->count / 2;
        if (low >= blocks->low) count += more;
        else if (low / BLOCK > more) count += more, low -= more * BLOCK;
        in_front = (blocks->low - low) / BLOCK;
    }
    distance *where = __ehub_tape_take(count * sizeof *where);
    for (size_t k = 0; k < count; k++) where[k] = UNKNOWN;
    if (blocks->count) memcpy(where + in_front, blocks->where, blocks->count * sizeof *where);
    __ehub_tape_give(blocks->where);
    blocks->low = low, blocks->count = count, blocks->where = where;
    return 1;
}

static distance *where_is(struct blocks *blocks, address at) { return &blocks->where[(at - blocks->low) >> BITS]; }

static void copies(struct blocks *blocks, address at) {
    struct copy *made = __ehub_tape_take(sizeof *made);
    made->at = at & -(address)BLOCK, made->next = blocks->copies;
    memset(made->bytes, 0, BLOCK);
    blocks->copies = made;
    blocks->copied++;
    *where_is(blocks, at) = (distance)((address)made->bytes - made->at);
    if (blocks->gaps) __ehub_gaps_forget(*blocks->gaps, made->at, made->at + BLOCK);
}

/* Behind the notes are as many heads, of the notes about words that have one in common: who asks for a word has few to look at. */
static size_t *head(const struct blocks *blocks, address at) {
    size_t *heads = (size_t *)(blocks->notes + blocks->notes_room);
    return &heads[(at / sizeof(double) * 0x9E3779B97F4A7C15u >> 32) % blocks->notes_room];
}

static void is_noted(struct blocks *blocks, size_t k) {
    size_t *of = head(blocks, blocks->notes[k].at);
    blocks->notes[k].before = *of;
    *of = k + 1;
}

static void notes(struct blocks *blocks, address at, double number) {
    if (blocks->noted == blocks->notes_room) {
        size_t room = blocks->notes_room ? 2 * blocks->notes_room : FIRST_NOTES;
        struct note *made = __ehub_tape_take(room * (sizeof *made + sizeof(size_t)));
        if (blocks->noted) memcpy(made, blocks->notes, blocks->noted * sizeof *made);
        memset(made + room, 0, room * sizeof(size_t));
        __ehub_tape_give(blocks->notes);
        blocks->notes = made, blocks->notes_room = room;
        for (size_t k = 0; k < blocks->noted; k++) is_noted(blocks, k);
    }
    for (size_t k = *head(blocks, at); k; k = blocks->notes[k - 1].before)
        if (blocks->notes[k - 1].at == at) {
            blocks->notes[k - 1].number += number;
            return;
        }
    blocks->notes[blocks->noted] = (struct note){at, number, 0};
    is_noted(blocks, blocks->noted++);
    if (blocks->noted == 1) {
        blocks->noted_low = at, blocks->noted_high = at + sizeof(double);
    } else {
        size_t more = (blocks->noted_high - blocks->noted_low) / 2;
        if (at < blocks->noted_low) blocks->noted_low = at > more ? at - more : 0;
        else if (at >= blocks->noted_high) blocks->noted_high = at + sizeof(double) + more;
        else return;
    }
    if (blocks->gaps) __ehub_gaps_forget(*blocks->gaps, blocks->noted_low, blocks->noted_high);
}

/* An addition in a block of which the thread does not know where it is. */
#define MISS(T)                                                                                                        \
    void __ehub_blocks_miss_##T(struct blocks *blocks, T *at, T number) {                                              \
        if (number == 0) return;                                                                                       \
        address place = (address)at;                                                                                   \
        blocks->missed++;                                                                                              \
        if (!reaches(blocks, place, place, 0)) {                                                                       \
            if (is_mine(place)) *at += number;                                                                         \
            else notes(blocks, place, number);                                                                         \
            return;                                                                                                    \
        }                                                                                                              \
        if (*where_is(blocks, place) == UNKNOWN) {                                                                     \
            if (is_mine(place)) *where_is(blocks, place) = 0;                                                          \
            else if (blocks->copied * (BLOCK / FEW) <= blocks->missed) copies(blocks, place);                          \
        }                                                                                                              \
        distance where = *where_is(blocks, place);                                                                     \
        if (where == UNKNOWN) notes(blocks, place, number);                                                            \
        else *(T *)(place + (address)where) += number;                                                                 \
    }
MISS(double)
MISS(float)

/* How far from its place each of the numbers is to which a loop adds so many: in place, or all in one block, or nobody knows. */
distance __ehub_blocks_cover(struct blocks *blocks, address from, address to, size_t count) {
    if (from >= to || (to - from) / BLOCK > count || !reaches(blocks, from, to - 1, count)) return UNKNOWN;
    distance where = *where_is(blocks, from);
    int is_one = from / BLOCK == (to - 1) / BLOCK;
    for (address at = from & -(address)BLOCK; at < to; at += BLOCK) {
        where = *where_is(blocks, at);
        if (where == UNKNOWN && is_mine(at)) where = *where_is(blocks, at) = 0;
        if (where && !is_one) return UNKNOWN;
    }
    return where;
}

/* -- what was kept apart ------------------------------------------------------------------------------------------------------------ */

#define ADD(T)                                                                                                         \
    static void add_##T(struct copy *copy, address from, address to) {                                                 \
        T *all = (T *)copy->at, *ours = (T *)copy->bytes;                                                              \
        for (size_t k = (from - copy->at) / sizeof(T); copy->at + k * sizeof(T) < to; k++) {                           \
            if (ours[k] == 0) continue;                                                                                \
            all[k] += ours[k];                                                                                         \
            ours[k] = 0;                                                                                               \
        }                                                                                                              \
    }
ADD(double)
ADD(float)

/* Add what is in a copy from an address to another one to where it belongs. */
static void add(const struct blocks *blocks, struct copy *copy, address from, address to) {
    (blocks->is_float ? add_float : add_double)(copy, from, to);
}

static void add_note(const struct blocks *blocks, struct note *note) {
    if (note->number == 0) return;
    if (blocks->is_float) __atomic_fetch_add((float *)note->at, (float)note->number, __ATOMIC_RELAXED);
    else __atomic_fetch_add((double *)note->at, note->number, __ATOMIC_RELAXED);
    note->number = 0;
}

static void above(address *low, address at) {
    if (at > *low) *low = at;
}
static void below(address *high, address at) {
    if (at < *high) *high = at;
}

static int gives_notes(struct blocks *blocks, address from, address to, address *low, address *high) {
    if (blocks->noted_high <= from) {
        above(low, blocks->noted_high);
        return 0;
    }
    if (blocks->noted_low >= to) {
        below(high, blocks->noted_low);
        return 0;
    }
    for (address word = from / sizeof(double); word <= (to - 1) / sizeof(double); word++)
        for (size_t k = *head(blocks, word * sizeof(double)); k; k = blocks->notes[k - 1].before)
            if (blocks->notes[k - 1].at >= from && blocks->notes[k - 1].at < to) add_note(blocks, &blocks->notes[k - 1]);
    return 1;
}

/* What is kept apart for these bytes, which are in one block. */
static int gives(struct blocks *blocks, address from, address to, address *low, address *high) {
    address begin = from & -(address)BLOCK, end = blocks->low + blocks->count * BLOCK;
    distance where = UNKNOWN;
    if (from < blocks->low) below(high, blocks->low);
    else if (from >= end) above(low, end);
    else {
        where = *where_is(blocks, from);
        above(low, begin), below(high, begin + BLOCK);
    }
    if (!where) return 0; /* nothing is noted about a block that is the thread's own */
    int is_kept = blocks->noted && gives_notes(blocks, from, to, low, high);
    if (where == UNKNOWN) return is_kept;
    add(blocks, (struct copy *)(begin + (address)where - __builtin_offsetof(struct copy, bytes)), from, to);
    return 1;
}

/* Before the thread reads what is at an address: add it, and say that something is kept apart there; else say where what is kept apart may
   end below it and begin behind. */
int __ehub_blocks_give_back(struct blocks *blocks, address from, address to, address *low, address *high) {
    int is_kept = 0;
    for (; blocks; blocks = blocks->next)
        for (address at = from, end; (blocks->copied || blocks->noted) && at < to; at = end) {
            end = (at & -(address)BLOCK) + BLOCK;
            is_kept |= gives(blocks, at, to < end ? to : end, low, high);
        }
    return is_kept;
}

static struct blocks *shown(int thread) { return __atomic_load_n(__ehub_team_blocks(thread), __ATOMIC_ACQUIRE); }

static struct blocks *if_any_kept(struct blocks *all) {
    for (struct blocks *one = all; one; one = one->next)
        if (one->copied || one->noted) return all;
    return 0;
}

/* All threads of the team come here with as many arrays each. */
void __ehub_blocks_end(struct blocks *mine) {
    int threads = omp_get_num_threads(), me = omp_get_thread_num(), is_any = 0;
    __atomic_store_n(__ehub_team_blocks(me), if_any_kept(mine), __ATOMIC_RELEASE);
    __ehub_mirrored_barrier();
    if (me == 0) free_claims();
    for (int k = 0; k < threads; k++)
        for (struct blocks *one = shown(k); one; one = one->next) {
            is_any = 1;
            for (struct copy *copy = one->copies; copy; copy = copy->next)
                if ((copy->at >> BITS) % (size_t)threads == (size_t)me) add(one, copy, copy->at, copy->at + BLOCK);
        }
    if (is_any) __ehub_mirrored_barrier();
    for (; mine; mine = mine->next) {
        for (size_t k = 0; k < mine->noted; k++) add_note(mine, &mine->notes[k]);
        for (struct copy *copy = mine->copies, *next; copy; copy = next) {
            next = copy->next;
            __ehub_tape_give(copy);
        }
        __ehub_tape_give(mine->where);
        __ehub_tape_give(mine->notes);
    }
}
