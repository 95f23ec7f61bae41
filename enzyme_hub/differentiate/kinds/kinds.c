// The kind sanitizer: were the bytes that a derivative moves what the type analysis says that they are?
//
// Derivatives that are made with ENZYME_HUB_KINDS=1 tell of each access in their copy of the primal. An instruction with a type is a
// *witness*: it reads or writes a number, or a pointer. Where an integer moves, or a copy is made, what the analysis says is a *claim*.
// Two things are errors of the analysis. A witness has seen a number, and a claim says that the same bits are no number: it does not
// matter which of the two comes first. Or a witness has seen a pointer, and a claim says that the same bits are a number. Bits tell numbers apart well: a double that was computed is hardly ever the bits
// of something else. Zero says nothing, and neither do the bits of small integers.
//
// Two tables, of words of 8 and of 4 bytes, by their bits. When the program ends, what contradicts itself is written to the file that
// ENZYME_HUB_KINDS_LOG names, or to stderr, a line for each pair of places.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BITS = 18, ROOM = 1 << BITS, TRIES = 64, NUMBER_8 = 'D', NUMBER_4 = 'F', POINTER = 'P' };

// Texts begin with what lies in memory, and end with the place: "PERIOD OFFSETkind OFFSETkind...\nPLACE".
struct word {
    uint64_t bits;
    const char *number, *pointer, *no_number, *claimed_number;
};

static struct word of_8[ROOM], of_4[ROOM];
static unsigned char lock;
static int begun;

static struct word *find(struct word *table, uint64_t bits) {
    uint64_t at = bits * 0x9E3779B97F4A7C15u >> (64 - BITS);
    for (int tries = 0; tries < TRIES; tries++, at = (at + 1) % ROOM) {
        if (!table[at].bits) table[at].bits = bits;
        if (table[at].bits == bits) return &table[at];
    }
    return 0; // full: this word goes unseen
}

static const char *place_of(const char *text) { return strchr(text, '\n') + 1; }


struct finding {
    const char *what, *claim, *witness;
    uint64_t bits;
};

static int compare(const void *a, const void *b) {
    const struct finding *x = a, *y = b;
    int by_claim = strcmp(x->claim, y->claim);
    return by_claim ? by_claim : strcmp(x->witness, y->witness);
}

static size_t look(const struct word *table, struct finding *found, size_t count, size_t most) {
    for (size_t k = 0; k < ROOM && count < most; k++) {
        const struct word *w = &table[k];
        if (w->number && w->no_number) found[count++] = (struct finding){"is no number", w->no_number, w->number, w->bits};
        else if (w->claimed_number && w->pointer && !w->number)
            found[count++] = (struct finding){"is a number", w->claimed_number, w->pointer, w->bits};
    }
    return count;
}

static void tell(void) {
    enum { MOST = 4096 };
    static struct finding found[MOST];
    size_t count = look(of_4, found, look(of_8, found, 0, MOST), MOST);
    if (!count) return;
    qsort(found, count, sizeof *found, compare);
    const char *name = getenv("ENZYME_HUB_KINDS_LOG");
    FILE *log = name ? fopen(name, "a") : stderr;
    if (!log) return;
    for (size_t k = 0; k < count; k++)
        if (!k || compare(&found[k - 1], &found[k]))
            fprintf(log, "kinds: %s: the analysis says that a word %s; %s: it was a %s (%#llx)\n", place_of(found[k].claim),
                    found[k].what, place_of(found[k].witness), found[k].what[3] == 'n' ? "number" : "pointer",
                    (unsigned long long)found[k].bits);
    if (name) fclose(log);
}

// An integer of up to 12 bits fewer than the word: as a number it is subnormal, or not a number.
static int is_small_8(uint64_t bits) { return bits >> 52 == 0 || bits >> 52 == 0xfff; }
static int is_small_4(uint64_t bits) { return bits >> 23 == 0 || bits >> 23 == 0x1ff; }

static void note_8(uint64_t bits, char kind, const char *text) {
    if (!bits) return;
    int is_small = is_small_8(bits);
    if (is_small && kind != POINTER && kind != 'd' && kind != NUMBER_8) return;
    struct word *w = find(of_8, bits);
    if (!w) return;
    switch (kind) {
    case NUMBER_8: w->number = w->number ? w->number : text; break;
    case POINTER: w->pointer = w->pointer ? w->pointer : text; break;
    case 'd': w->claimed_number = w->claimed_number ? w->claimed_number : text; break;
    case 'i': case 'a': case 'p': case 'f': w->no_number = w->no_number ? w->no_number : text; break;
    }
}

static void note_4(uint64_t bits, char kind, const char *text) {
    if (!bits || is_small_4(bits)) return;
    struct word *w = find(of_4, bits);
    if (!w) return;
    if (kind == NUMBER_4) w->number = w->number ? w->number : text;
    else if (kind == 'i' || kind == 'a') w->no_number = w->no_number ? w->no_number : text;
}

static void note(const char *memory, uint64_t size, char kind, const char *text) {
    if (kind == NUMBER_4 || kind == 'i' || kind == 'a')
        for (uint64_t at = 0; at + 4 <= size; at += 4) {
            uint32_t bits;
            memcpy(&bits, memory + at, sizeof bits);
            note_4(bits, kind, text);
        }
    if (kind != NUMBER_4)
        for (uint64_t at = 0; at + 8 <= size; at += 8) {
            uint64_t bits;
            memcpy(&bits, memory + at, sizeof bits);
            note_8(bits, kind, text);
        }
}

// `size` bytes in memory are what the text says.
void __ehub_kinds_note(const char *memory, uint64_t size, const char *text) {
    while (__atomic_test_and_set(&lock, __ATOMIC_ACQUIRE)) {}
    if (!begun) begun = 1, atexit(tell);
    char *parts;
    uint64_t period = strtoull(text, &parts, 10);
    for (uint64_t start = 0; period && start < size; start += period) {
        char *next = parts;
        while (*next == ' ') {
            uint64_t offset = strtoull(next, &next, 10);
            char kind = *next++;
            uint64_t end = *next == ' ' ? strtoull(next, 0, 10) : period;
            end = start + end < size ? start + end : size;
            if (start + offset < end) note(memory + start + offset, end - start - offset, kind, text);
        }
    }
    __atomic_clear(&lock, __ATOMIC_RELEASE);
}
