// A block is as large as malloc_usable_size says, and all of it is used: so is its shadow, whatever was there before.
// levels: O0 O2

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

static double sum_of_squares(const double *x, int n) {
    double *copy = malloc(n * sizeof *copy - 4);
    int room = malloc_usable_size(copy) / sizeof *copy;
    if (room > n) room = n;
    for (int k = 0; k < room; k++) copy[k] = x[k];
    double sum = 0;
    for (int k = 0; k < room; k++) sum += copy[k] * copy[k];
    free(copy);
    return sum;
}

int main(void) {
    double x[5] = {1, 2, 3, 4, 5}, dx[5] = {0};
    for (int k = 0; k < 8; k++) { // what malloc hands out again is not zero
        char *used = malloc(40);
        memset(used, 0x41, 40);
        free(used);
    }
    __enzyme_autodiff((void *)sum_of_squares, x, dx, 5);
    char *one = malloc(36);
    const int used = malloc_usable_size(one) / sizeof *x; // 5; 4 if malloc gives what is asked for and no more
    for (int k = 0; k < 5; k++) CHECK(dx[k], k < used ? 2 * x[k] : 0);
    free(one);
    return check_result();
}
