// A stop in a derivative that a request has guarded: what the derivative holds is given back where the request was made, and there
// `enzyme_hub_stop` is called. So it may throw or panic as if the request had.
//
// A guard lies in the frame of the function that set it, which calls `setjmp` itself. Each thread has its own. Of one whose frame was
// left behind our back (the program's own longjmp) nothing is left but an address further down than the frames there are: guards are
// forgotten when another one is set further up. Where a thread of a team, or one that runs for others, enters a derivative, no guard
// counts: its frames lie upon those of a library that would not know that it was left.
#include "guard.h"
#include <stddef.h>

_Noreturn void abort(void);
_Noreturn void longjmp(void *, int);
int snprintf(char *, size_t, const char *, ...);

static _Thread_local guard *innermost;

void __ehub_stop_guard(guard *own) {
    guard *around = innermost;
    while (around && (size_t)around <= (size_t)own) around = around->around;
    own->around = around;
    innermost = own;
}

void __ehub_stop_unguard(guard *own) { innermost = own->around; }

// From here on no guard counts in this thread; which one did.
void *__ehub_stop_hide(void) {
    guard *before = innermost;
    innermost = 0;
    return before;
}

void __ehub_stop_show(void *before) { innermost = before; }

_Noreturn __attribute__((noinline, cold)) void __ehub_stop_saying(const char *code, const char *file, int line, const char *text) {
    guard *own = innermost;
    while (own && (size_t)own < (size_t)__builtin_frame_address(0)) own = own->around;
    if (!own) {
        enzyme_hub_stop(code, file, line, text);
        abort();
    }
    own->code = code, own->file = file, own->line = line;
    snprintf(own->text, TEXT, "%s", text);
    innermost = own->around;
    longjmp(own->jump, 1);
}

#include "common.h"
