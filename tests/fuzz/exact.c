// An allocator that gives exactly what is asked, in front of the C library's. Each block lies between two guards, which are
// looked at when it is given back and at the end; what was given back is filled, kept for a while, and must not change.
// What is wrong is told on the error stream, and the program ends.
#define _GNU_SOURCE
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern void *__libc_malloc(size_t), *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

#define GUARD 32
enum { NEW = 0xA5, FRONT = 0xFA, BACK = 0xFB, GONE = 0xDD, KEPT = 128 };

// In front of the guard that is in front of the block.
struct head { struct head *next, *before; void *raw; size_t size; uint64_t mark, guard[GUARD / 8]; };
static const uint64_t ALIVE = 0x65786163745f3030u, DEAD = 0x65786163745f3939u;
static struct head all = {&all, &all, 0, 0, 0, {0}};
static struct head *kept[KEPT];
static unsigned kept_at;
static int lock;

static void enter(void) { while (__atomic_exchange_n(&lock, 1, __ATOMIC_ACQUIRE)) ; }
static void leave(void) { __atomic_store_n(&lock, 0, __ATOMIC_RELEASE); }
static unsigned char *block_of(struct head *h) { return (unsigned char *)(h + 1); }
static struct head *head_of(void *p) { return (struct head *)p - 1; }

static void wrong(const char *what, size_t size) {
    char text[160];
    int n = snprintf(text, sizeof text, "exact allocator: %s a block of %zu bytes\n", what, size);
    if (write(2, text, (size_t)n) < 0) _exit(1);
    abort();
}

static int holds(const unsigned char *p, size_t n, unsigned char byte) {
    for (size_t i = 0; i < n; i++)
        if (p[i] != byte) return 0;
    return 1;
}

static void check(struct head *h) {
    if (!holds((unsigned char *)h->guard, GUARD, FRONT)) wrong("something was written in front of", h->size);
    if (!holds(block_of(h) + h->size, GUARD, BACK)) wrong("something was written behind", h->size);
}

static void *made(size_t align, size_t size) {
    if (align < 16) align = 16;
    if (size > PTRDIFF_MAX - 4096) return errno = ENOMEM, (void *)0;
    size_t front = (sizeof(struct head) + align - 1) / align * align;
    unsigned char *raw = __libc_memalign(align, front + size + GUARD);
    if (!raw) return 0;
    struct head *h = head_of(raw + front);
    h->raw = raw, h->size = size, h->mark = ALIVE;
    memset(h->guard, FRONT, GUARD);
    memset(block_of(h), NEW, size);
    memset(block_of(h) + size, BACK, GUARD);
    enter();
    h->next = all.next, h->before = &all;
    all.next->before = h, all.next = h;
    leave();
    return block_of(h);
}

static void let_go(struct head *h) {
    check(h);
    if (!holds(block_of(h), h->size, GONE)) wrong("something was written to what was given back,", h->size);
    h->mark = 0;
    __libc_free(h->raw);
}

void *malloc(size_t size) { return made(16, size); }
void *memalign(size_t align, size_t size) { return made(align, size); }
void *aligned_alloc(size_t align, size_t size) { return made(align, size); }
int posix_memalign(void **p, size_t align, size_t size) {
    void *block = made(align, size);
    if (!block) return ENOMEM;
    *p = block;
    return 0;
}
void *calloc(size_t n, size_t each) {
    size_t size;
    if (__builtin_mul_overflow(n, each, &size)) return errno = ENOMEM, (void *)0;
    void *p = made(16, size);
    return p ? memset(p, 0, size) : 0;
}

static struct head *known(void *p, const char *what) {
    struct head *h = head_of(p);
    if (h->mark == DEAD) wrong(what, h->size);
    if (h->mark != ALIVE) wrong("what is given back or asked about is not the beginning of", 0);
    return h;
}

size_t malloc_usable_size(void *p) { return p ? known(p, "the size is asked, after its end, of")->size : 0; }

void free(void *p) {
    if (!p) return;
    int error = errno;
    enter();
    struct head *h = known(p, "given back twice:");
    check(h);
    h->next->before = h->before, h->before->next = h->next;
    h->mark = DEAD;
    memset(block_of(h), GONE, h->size);
    struct head **place = &kept[kept_at++ % KEPT], *old = *place;
    *place = h;
    leave();
    if (old) let_go(old);
    errno = error;
}

// Always to another place, so that what still uses the old one shows.
void *realloc(void *p, size_t size) {
    if (!p) return made(16, size);
    size_t old = known(p, "grown after its end:")->size;
    void *q = size ? made(16, size) : 0;
    if (size && !q) return 0;
    if (q) memcpy(q, p, old < size ? old : size);
    free(p);
    return q;
}
void *reallocarray(void *p, size_t n, size_t each) {
    size_t size;
    if (__builtin_mul_overflow(n, each, &size)) return errno = ENOMEM, (void *)0;
    return realloc(p, size);
}

__attribute__((destructor)) static void at_the_end(void) {
    for (struct head *h = all.next; h != &all; h = h->next) check(h);
    for (int k = 0; k < KEPT; k++)
        if (kept[k]) check(kept[k]);
}
