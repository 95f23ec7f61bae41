// Memory of tapes where nothing is kept (`pool.c` is the other way): malloc's.
#include <stddef.h>

void *malloc(size_t);
void *realloc(void *, size_t);
void free(void *);
_Noreturn void __ehub_stop_memory_of(size_t);
__attribute__((weak)) size_t malloc_usable_size(void *);

static size_t held;

static void counted(void *memory, int sign) {
    if (malloc_usable_size) __atomic_fetch_add(&held, sign * malloc_usable_size(memory), __ATOMIC_RELAXED);
}

static void *checked(void *memory, size_t size) {
    if (!memory && size) __ehub_stop_memory_of(size);
    counted(memory, 1);
    return memory;
}

void *__ehub_tape_take(size_t size) { return checked(malloc(size), size); }

void __ehub_tape_give(void *memory) {
    counted(memory, -1);
    free(memory);
}

typedef struct {
    void *memory;
    size_t capacity;
} grown;

grown __ehub_tape_grow(void *memory, size_t capacity, size_t needed, size_t size, const size_t *usual) {
    size_t wanted = 2 * capacity > needed ? 2 * capacity : needed, bytes;
    if (wanted < 16) wanted = 16;
    if (__builtin_mul_overflow(wanted, size, &bytes)) __ehub_stop_memory_of(-1);
    counted(memory, -1);
    grown made = {checked(realloc(memory, bytes), bytes), wanted};
    return made;
}

void __ehub_tape_give_grown(void *memory, size_t *usual) { __ehub_tape_give(memory); }

// What is taken and not given back.
size_t __ehub_tape_held(void) { return held; }

// Derivatives are not watched where nothing is kept: what an exception leaves is lost.
void *__ehub_tape_watch(void) { return 0; }

void __ehub_tape_watched(void *own) {}

void __ehub_tape_abandon(void *own) {}

void *__ehub_tape_watch_as(void *list) { return 0; }

void *__ehub_tape_watching(void) { return 0; }
