// Where a derivative goes when it stops, and what it says then.
#include "stop.h"

enum { JUMP = 512, TEXT = 1024 };

typedef struct guard {
    _Alignas(16) char jump[JUMP]; // first: generated code hands it to setjmp
    struct guard *around;
    const char *code, *file;
    int line;
    char text[TEXT];
} guard;

_Static_assert(sizeof(guard) <= 2048, "what generated code makes room for");
