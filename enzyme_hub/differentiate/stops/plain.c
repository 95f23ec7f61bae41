// A stop where nothing has to be given back first: the program ends, or goes on where its `enzyme_hub_stop` takes it.
#include "stop.h"
#include <stddef.h>

_Noreturn void abort(void);
int snprintf(char *, size_t, const char *, ...);

_Noreturn __attribute__((noinline, cold)) void __ehub_stop_saying(const char *code, const char *file, int line, const char *text) {
    enzyme_hub_stop(code, file, line, text);
    abort();
}

#include "common.h"

// There are no guards (`caught.c`).
void *__ehub_stop_hide(void) { return 0; }

void __ehub_stop_show(void *before) {}
