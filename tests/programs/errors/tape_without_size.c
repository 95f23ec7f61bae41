// expect: EH0202 enzyme_allocated
// Memory for a tape of unknown size.
#include "check.h"
extern int enzyme_tape; struct r { void *t; double v; }; struct r __enzyme_augmentfwd(void *, ...);
static double f(double x) { return sin(x) * x; }
int main(void) { char tape[64]; __enzyme_augmentfwd((void *)f, enzyme_tape, tape, 2.0); return 0; }
