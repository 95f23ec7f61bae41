// How native code of ours ends a derivative that must not go on. All of it goes through `enzyme_hub_stop`.

// What generated code and native code hand over: a stop that was planted.
typedef struct {
    const char *code, *file; // `file` is null where no debug information tells it
    const char *text;
    int line;
} planted;

// What a program may replace (lang/c/enzyme_hub.h). It must not return.
void enzyme_hub_stop(const char *code, const char *file, int line, const char *text);

extern void (*__ehub_stop_last)(void);
_Noreturn void __ehub_stop(const planted *stop);
_Noreturn void __ehub_stop_saying(const char *code, const char *file, int line, const char *text);
