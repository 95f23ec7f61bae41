// What a program of the suite counts while it runs: `bench/_counting.py` puts the calls in, suite.h says when they count.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 64, NAMES = 64 };

static int counting;
static long flops, divisions, loaded, stored, calls[NAMES];
static uint64_t *lines; // an open hash table of the cache lines that were touched; 0 is an empty place
static size_t places, taken;

void count_work(long more_flops, long more_divisions) {
    if (counting) flops += more_flops, divisions += more_divisions;
}

void count_call(long name, long times) {
    if (counting) calls[name] += times;
}

static void touch(uint64_t line) {
    size_t place = line * 0x9e3779b97f4a7c15u >> 20 & (places - 1);
    while (lines[place] && lines[place] != line) place = (place + 1) & (places - 1);
    if (lines[place]) return;
    lines[place] = line;
    if (2 * ++taken < places) return;
    uint64_t *old = lines;
    size_t count = places;
    places *= 2, taken = 0;
    if (!(lines = calloc(places, sizeof *lines))) abort();
    for (size_t i = 0; i < count; i++)
        if (old[i]) touch(old[i]);
    free(old);
}

void count_access(const char *address, long bytes, int is_store) {
    if (!counting || !bytes) return;
    if (is_store) stored += bytes;
    else loaded += bytes;
    for (uint64_t line = (uint64_t)address / LINE; line <= ((uint64_t)address + bytes - 1) / LINE; line++) touch(line);
}

// From here on anew.
void count_begin(void) {
    free(lines);
    flops = divisions = loaded = stored = 0, taken = 0, places = 1 << 12;
    memset(calls, 0, sizeof calls);
    if (!(lines = calloc(places, sizeof *lines))) abort();
    counting = 1;
}

// What came since: flops, divisions, bytes loaded, stored and touched, then each name's calls.
void count_end(void) {
    counting = 0;
    printf("%ld %ld %ld %ld %ld", flops, divisions, loaded, stored, (long)taken * LINE);
    for (int i = 0; i < NAMES; i++) printf(" %ld", calls[i]);
    printf("\n");
}
