// The function that is checked prints, counts, reads a file, allocates, writes to its argument, and gives up on what it has
// seen before: none of that may be seen by the program. It works in memory that a static pointer keeps, and in a global.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

double __enzyme_autodiff(void *, ...);

static int calls;
static FILE *numbers;
static double *work, last;

static double f(double *x, int n) {
    char line[64];
    printf("call %d\n", ++calls);
    if (numbers && fgets(line, sizeof line, numbers)) printf("read %s", line);
    if (!work) work = malloc(n * sizeof *work);
    for (int i = 0; i < n; i++) work[i] = last = x[i] * x[0];
    double *squares = malloc(n * sizeof *squares), sum = 0;
    for (int i = 0; i < n; i++) squares[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) sum += squares[i] * x[n - 1 - i];
    free(squares);
    x[0] = sqrt(sum);
    return sum * x[1] + work[1] * last;
}

int main(void) {
    double x[3] = {1, 2, 3};
    numbers = fopen("numbers.txt", "r");
    for (int i = 0; i < 4; i++) {
        double dx[3] = {1, 0, 0};
        __enzyme_autodiff((void *)f, x, dx, 3);
        printf("%.12g %.12g %.12g -> %.12g\n", dx[0], dx[1], dx[2], x[0]);
        x[0] = 1;
    }
    return calls == 4 ? 0 : 1;
}
