// enough: O2
// levels: O0 O2
// flags: -lopenblas
// The routines of cblas.c by the interface of Fortran, with scalars that are active behind pointers.
#define BY_REFERENCE
#include "by_reference.h"
#include "cblas.c"
