// What the function reads and writes.

#pragma once

#include "site.h"

// Where the number at an address is in the table, or may be put.
static unsigned long slot_of(const char *at) {
    unsigned long slot = ((unsigned long)at >> 2) * 0x9e3779b97f4a7c15UL >> 44;
    while (shared->slots[slot] && shared->places[shared->slots[slot] - 1].at != at)
        slot = (slot + 1) % SLOTS;
    return slot;
}

// True for memory that the function allocated itself; mostly in the block that was met last.
static int is_own(const char *at) {
    static long last;
    if (last < shared->block_count && at >= shared->blocks[last] && at < shared->blocks[last] + shared->block_sizes[last])
        return 1;
    for (long k = shared->block_count; k-- > 0;)
        if (at >= shared->blocks[k] && at < shared->blocks[k] + shared->block_sizes[k])
            return last = k, 1;
    return 0;
}

static void note(char *at, char *shadow, long kind, const char *where) {
    char here;
    if (at == shadow || (unsigned long)shadow < 4096 || (at > &here && at < frame))
        return;
    unsigned long slot = slot_of(at);
    if (shared->slots[slot]) {
        shared->places[shared->slots[slot] - 1].is_integer = 0;
        return;
    }
    if (is_own(at) || is_own(shadow))
        return;
    if (shared->count == MOST) {
        shared->left_out = 1;
        return;
    }
    struct place *place = &shared->places[shared->count++];
    place->at = at, place->shadow = shadow, place->where = where, place->kind = kind, place->is_integer = 0;
    shared->slots[slot] = (unsigned)shared->count;
}

// Numbers of `kind` bytes at `first` and every `period` bytes behind it.
void __ehub_check_note(char *at, char *shadow, long bytes, long kind, long first, long period, const char *where) {
    if (noting)
        for (long k = first; k + kind <= bytes; k += period)
            note(at + k, shadow + k, kind, where);
}

// Integers are written where numbers may have been.
void __ehub_check_integer(char *at, long bytes) {
    unsigned place = 0;
    if (noting)
        for (char *one = (char *)((unsigned long)at & -8UL); one < at + bytes; one += 4)
            if ((place = shared->slots[slot_of(one)]))
                shared->places[place - 1].is_integer = 1;
}

// Of a function whose derivative is given: an argument with its shadow, and an access to what it leads to.
static struct {
    char *at, *shadow;
} arguments[32];

void __ehub_check_argument(long number, char *at, char *shadow) {
    arguments[number].at = at, arguments[number].shadow = shadow;
}

void __ehub_check_access(long number, char *at, long bytes, long kind, const char *where) {
    if (arguments[number].shadow)
        __ehub_check_note(at, arguments[number].shadow + (at - arguments[number].at), bytes, kind, 0, kind, where);
}

// Numbers count that an argument leads to directly.
void __ehub_check_only_arguments(void) { shared->has_only_arguments = 1; }

// Memory that the function allocates itself, or the shadow of a global.
void __ehub_check_block(char *at, long size) {
    if (!noting || !at)
        return;
    if (shared->block_count == BLOCKS) {
        memmove(shared->blocks, shared->blocks + BLOCKS / 2, BLOCKS / 2 * sizeof(char *));
        memmove(shared->block_sizes, shared->block_sizes + BLOCKS / 2, BLOCKS / 2 * sizeof(long));
        shared->block_count = BLOCKS / 2;
    }
    shared->blocks[shared->block_count] = at;
    shared->block_sizes[shared->block_count++] = size;
}
