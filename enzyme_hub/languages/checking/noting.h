// What the function reads and writes.

#pragma once

#include "site.h"

static void note(char *at, char *shadow, long kind, const char *where) {
    char here;
    if (at == shadow || (unsigned long)shadow < 4096 || (at > &here && at < frame))
        return;
    for (long k = shared->block_count; k-- > 0;)
        if (at >= shared->blocks[k] && at < shared->blocks[k] + shared->block_sizes[k])
            return;
    unsigned long slot = ((unsigned long)at >> 2) * 0x9e3779b97f4a7c15UL >> 44;
    while (shared->slots[slot]) {
        if (shared->places[shared->slots[slot] - 1].at == at)
            return;
        slot = (slot + 1) % SLOTS;
    }
    if (shared->count == MOST) {
        shared->left_out = 1;
        return;
    }
    struct place *place = &shared->places[shared->count++];
    place->at = at, place->shadow = shadow, place->where = where, place->kind = kind;
    shared->slots[slot] = (unsigned)shared->count;
}

// Numbers of `kind` bytes at `first` and every `period` bytes behind it.
void __ehub_check_note(char *at, char *shadow, long bytes, long kind, long first, long period, const char *where) {
    if (noting)
        for (long k = first; k + kind <= bytes; k += period)
            note(at + k, shadow + k, kind, where);
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

// Memory that the function allocates itself.
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
