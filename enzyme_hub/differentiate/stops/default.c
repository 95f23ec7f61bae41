// What a program does that has no `enzyme_hub_stop` of its own: it says why, and ends.

int dprintf(int, const char *, ...);
_Noreturn void abort(void);
extern void (*__ehub_stop_last)(void);

__attribute__((weak, noinline, cold)) void enzyme_hub_stop(const char *code, const char *file, int line, const char *text) {
    if (file) dprintf(2, "enzyme-hub: %s:%d: %s\n", file, line, text);
    else dprintf(2, "enzyme-hub: %s\n", text);
    if (__ehub_stop_last) __ehub_stop_last();
    abort();
}
