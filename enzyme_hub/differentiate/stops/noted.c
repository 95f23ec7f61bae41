// Where Python calls: a stop is noted, and the derivative returns as if it were done. Whoever called asks then (`enzyme_hub_stopped`).
#include "guard.h"

static _Thread_local guard said;
static _Thread_local int has_stopped;

__attribute__((noinline, cold)) void __ehub_stopped(guard *own) {
    if (has_stopped) return; // the first one counts
    said = *own;
    has_stopped = 1;
}

// True if a derivative of this thread has stopped since it was asked last.
int __ehub_stop_happened(void) {
    int before = has_stopped;
    has_stopped = 0;
    return before;
}

// What the last stop of this thread said.
void enzyme_hub_stopped(planted *last) { *last = (planted){said.code, said.file, said.text, said.line}; }
