// Ways to static structs that own numbers of an earlier call where the shadow is not always known: copies of structs and of tables, other
// globals, structs behind structs, writes through tables. Each is right, or ends the program with the message of docs/conventions.md.
// flags: -rdynamic
#define WAYS_THAT_MAY_STOP
#include "ways_to_static_structs.c"
