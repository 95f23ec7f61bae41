// A block that realloc leaves in its place is larger than asked for, as malloc_usable_size says: so is its shadow in forward mode.
// (In reverse mode blocks are never left in their place.)
// levels: O0 O2

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

static double sum_of_squares(const double *x, int n) {
    double *copy = malloc(n * sizeof *copy);
    copy[0] = x[0];
    copy = realloc(copy, (n - 2) * sizeof *copy); // too little is left over for a block
    int room = malloc_usable_size(copy) / sizeof *copy;
    if (room > n) room = n;
    for (int k = 1; k < room; k++) copy[k] = x[k];
    double sum = 0;
    for (int k = 0; k < room; k++) sum += copy[k] * copy[k];
    free(copy);
    return sum;
}

int main(void) {
    double x[5] = {1, 2, 3, 4, 5}, v[5] = {1, -1, 2, 0.5, 3};
    for (int size = 24; size < 64; size += 16)
        for (int k = 0; k < 8; k++) { // what malloc hands out again is not zero
            char *used = malloc(size);
            memset(used, 0x41, size);
            free(used);
        }
    char *one = realloc(calloc(40, 1), 24);
    const int used = malloc_usable_size(one) / sizeof *x; // 5; 3 if realloc leaves what is asked for and no more
    free(one);
    double expected = 0;
    for (int k = 0; k < 5 && k < used; k++) expected += 2 * x[k] * v[k];
    CHECK(__enzyme_fwddiff_check((void *)sum_of_squares, enzyme_dup, x, v, enzyme_const, 5), expected);
    return check_result();
}
