// What is known of a request, and what the runs share.

#pragma once

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

typedef void piece(char *context);

struct number { // by value: an argument, or a part of the result; the last three are offsets in the context
    const char *name;
    long argument, component, kind; // of which argument (the result is 0); the size in bytes
    long value, derivative, tangent;
};
struct pointer { // an argument that has a shadow
    const char *name;
    long argument, value, shadow;
};
struct site { // one request
    const char *function, *where;
    piece *primal, *note, *reverse, *forward;
    const char *no_reverse, *no_forward;
    long number_count;
    const struct number *numbers;
    long result_count;
    const struct number *results;
    long pointer_count;
    const struct pointer *pointers;
    long is_single; // it computes with less than double precision
    // what becomes of it
    struct site *next, *same; // the first of those that the optimiser made of one request
    const char *skipped;      // why it is not checked any more
    long calls, checked, wrong, rough, unsettled, not_finite, told[5];
};

enum { MOST = 1 << 18, SLOTS = 1 << 20, BLOCKS = 1 << 14, NUMBERS = 256, STEPS = 4, FINDINGS = 64, SHOWN = 4 };

struct place { // a number in memory
    char *at, *shadow;
    const char *where; // the line that used it first
    long kind, argument, offset, is_integer; // whether something else was written there in the end
};
enum { ROOM = MOST + NUMBERS };
struct shared { // between the program and its children
    int is_done;
    long count, left_out, block_count, has_only_arguments;
    char *blocks[BLOCKS];
    long block_sizes[BLOCKS];
    struct place places[MOST];
    unsigned slots[SLOTS];
    double point[ROOM], direction[ROOM], all[ROOM], gradient[ROOM]; // by inputs
    double stale_gradient[ROOM], stale_tangent[ROOM]; // what comes of shadows that nobody told of, whatever lies there
    double weight[ROOM], chosen[ROOM], base[ROOM], tangent[ROOM], above[ROOM], below[ROOM]; // by outputs
};
static struct shared *shared;

struct finding {
    struct site *site;
    const char *what;
    char input[1024], output[256];
    double value; // of the function, where it is no finite number: then there is nothing else
    double reverse, forward, difference, left, right;
    int has_reverse, has_forward, is_rough, is_not_finite;
};
static struct finding findings[FINDINGS];
static long finding_count;

static int busy, is_child, is_off, is_ready, is_quiet;
static long most_calls = 16, seconds = 20;
static struct site *sites;
static char *frame; // the stack of what is checked lies below
static int noting;
static unsigned long chance;

static double magnitude(double x) { return x < 0 ? -x : x; }
static double larger(double x, double y) { return x > y ? x : y; }
static int is_nan(double x) { return x != x; }
static int is_finite(double x) { return x - x == 0; }
static double read_number(const char *at, long kind) { return kind == 4 ? *(const float *)at : *(const double *)at; }
static void write_number(char *at, long kind, double x) {
    if (kind == 4)
        *(float *)at = (float)x;
    else
        *(double *)at = x;
}

static double some(void) { // of magnitude 0.5 to 1.5, the same in each run of the program
    chance ^= chance << 13, chance ^= chance >> 7, chance ^= chance << 17;
    double x = 0.5 + (double)(chance >> 12 & 0xfffff) / 0x100000;
    return chance & 1 ? x : -x;
}
