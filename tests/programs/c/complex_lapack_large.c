// enough: O2
// levels: O0 O2
// flags: -llapack -lopenblas
// The programs of complex_lapack.c with matrices that are worked on in parts.
#define N 83
#include "complex_lapack.c"
