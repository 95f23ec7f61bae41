// enough: O2
// levels: O0 O2
// flags: -lopenblas
// The routines of complex_cblas_matrices.c by the interface of Fortran.
#define BY_REFERENCE
#include "complex_by_reference.h"
#include "complex_cblas_matrices.c"
