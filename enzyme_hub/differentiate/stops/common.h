// What calls `__ehub_stop_saying`, which stands above.

void (*__ehub_stop_last)(void); // what is done where a program ends by the default

// (`used`: what is handed over stays where it is, and tells which stops are left.)
_Noreturn __attribute__((noinline, cold, used)) void __ehub_stop(const planted *stop) {
    __ehub_stop_saying(stop->code, stop->file, stop->line, stop->text);
}

// The text has two `%ld`.
_Noreturn __attribute__((noinline, cold, used)) void __ehub_stop_with(const planted *stop, long first, long second) {
    char text[1024];
    snprintf(text, sizeof text, stop->text, first, second);
    __ehub_stop_saying(stop->code, stop->file, stop->line, text);
}

_Noreturn __attribute__((noinline, cold)) void __ehub_stop_memory(void) {
    __ehub_stop_saying("EH0311", 0, 0, "no memory is left for a derivative");
}

_Noreturn __attribute__((noinline, cold)) void __ehub_stop_memory_of(size_t bytes) {
    char text[160];
    snprintf(text, sizeof text, "no memory is left for a tape, which asks for %lu bytes more; --tape-limit SIZE makes loops keep less", bytes);
    __ehub_stop_saying("EH0311", 0, 0, text);
}
