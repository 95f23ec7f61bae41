// enough: O2
// levels: O0 O2
// flags: -lopenblas
// The routines of complex_cblas.c by the interface of Fortran; zdotu_ and zdotc_ return their results.
#define BY_REFERENCE
#include "complex_by_reference.h"
#include "complex_cblas.c"
