// Which bytes of constant memory hold numbers that depend on what is differentiated, in the derivative that a thread is running
// (`enzyme_runtime_activity`): who reads one of them where it matters would lose its derivative.
//
// A set of the words of 4 bytes, by address: open addressing with linear probing, no more than half full. It begins in a thread's own
// memory, and is emptied before and after each derivative that a program asks for. A thread that works for the derivative of another
// one has no set: what it would mark, nobody would find, and what it reads may be marked if anything is.
#include <stddef.h>
#include <stdint.h>

void *calloc(size_t, size_t);
void free(void *);
_Noreturn void __ehub_stop_memory(void);

enum { FEW = 64, WORD = 4 };

static _Thread_local uintptr_t few[FEW];
static _Thread_local uintptr_t *words; // 0: nothing; few, at first
static _Thread_local size_t room, count;
static _Atomic size_t of_all_threads;

static void counts(size_t by) { count += by, of_all_threads += by; }

static size_t place_of(uintptr_t word) {
    size_t place = word * (uintptr_t)0x9E3779B97F4A7C15u >> 20 & (room - 1);
    while (words[place] && words[place] != word) place = (place + 1) & (room - 1);
    return place;
}

static void put(uintptr_t word) {
    size_t place = place_of(word);
    if (words[place]) return;
    words[place] = word;
    counts(1);
    if (2 * count <= room) return;
    uintptr_t *before = words;
    size_t size = room;
    words = calloc(2 * size, sizeof *words);
    if (!words) {
        words = before; // another derivative begins with it
        __ehub_stop_memory();
    }
    room = 2 * size;
    for (size_t k = 0; k < size; k++)
        if (before[k]) words[place_of(before[k])] = before[k];
    if (before != few) free(before);
}

// What lies behind moves up, where it would be looked for in vain.
static void take(uintptr_t word) {
    size_t hole = place_of(word);
    if (!words[hole]) return;
    words[hole] = 0, counts(-1);
    for (size_t next = (hole + 1) & (room - 1); words[next]; next = (next + 1) & (room - 1)) {
        uintptr_t moved = words[next];
        words[next] = 0;
        words[place_of(moved)] = moved;
    }
}

static uintptr_t first_of(const void *memory) { return (uintptr_t)memory / WORD; }
static uintptr_t end_of(const void *memory, size_t size) { return ((uintptr_t)memory + size + WORD - 1) / WORD; }

static void empty(uintptr_t *new) {
    if (words && words != few) free(words);
    for (size_t k = 0; k < FEW; k++) few[k] = 0;
    counts(-count);
    words = new, room = FEW;
}

void __ehub_marks_begin(void) { empty(few); }
void __ehub_marks_end(void) { empty(0); }

// 1 if this is another thread than the derivative's: nothing is marked.
int __ehub_mark(const void *memory, size_t size) {
    if (!words) return 1;
    for (uintptr_t word = first_of(memory), end = end_of(memory, size); word < end && size; word++) put(word);
    return 0;
}

int __ehub_is_any_marked(void) { return words ? count != 0 : of_all_threads != 0; }

void __ehub_unmark(const void *memory, size_t size) {
    for (uintptr_t word = first_of(memory), end = end_of(memory, size); count && word < end && size; word++) take(word);
}

int __ehub_is_marked(const void *memory, size_t size) {
    if (!words) return size && of_all_threads != 0;
    for (uintptr_t word = first_of(memory), end = end_of(memory, size); count && word < end && size; word++)
        if (words[place_of(word)]) return 1;
    return 0;
}

// Marks move as the bytes do; the two may overlap.
void __ehub_marks_move(const char *to, const char *from, size_t size) {
    for (size_t k = 0; count && k < size; k += WORD) {
        size_t at = (uintptr_t)to > (uintptr_t)from ? (size - 1 - k) / WORD * WORD : k;
        size_t part = size - at < WORD ? size - at : WORD;
        if (__ehub_is_marked(from + at, part)) __ehub_mark(to + at, part);
        else __ehub_unmark(to + at, part);
    }
}
