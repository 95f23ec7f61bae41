// Bytes that begin with counts or characters, behind which there are numbers, copied as many as the program says when it runs. As
// long as these are the characters alone the derivative is right; a copy that goes on into the numbers ends the program.
#include "check.h"
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct {
    long number;
    unsigned name[4];
    double value;
} entry;

__attribute__((noinline)) static void copy_name(entry *to, const entry *from, size_t size) {
    memcpy(to->name, from->name, size);
}

static double f(double *x, int n, int size) {
    entry *a = malloc(sizeof *a), *b = malloc(sizeof *b);
    for (unsigned k = 0; k < 4; k++) a->name[k] = k * k + n, b->name[k] = k;
    a->number = b->number = n;
    a->value = x[0] * x[1];
    b->value = x[1] * x[1];
    copy_name(b, a, size);
    double s = (a->name[3] + b->name[1]) * a->value + b->value * b->name[2];
    free(a);
    free(b);
    return s;
}

int main(void) {
    double x[2] = {1.5, -0.5}, dx[2] = {0};
    __enzyme_autodiff((void *)f, x, dx, 2, 12);
    const double a = 3 * 3 + 2 + 1 * 1 + 2, b = 2 * 2 + 2;
    CHECK(dx[0], a * x[1]);
    CHECK(dx[1], a * x[0] + b * 2 * x[1]);
    fflush(stdout);
    const pid_t child = fork();
    if (!child) { // all of it is copied: the derivative is right, or the program ends with a message
        
        dx[0] = dx[1] = 0;
        __enzyme_autodiff((void *)f, x, dx, 2, 24);
        const double all = a + 2;
        CHECK(dx[0], (all + b - 2) * x[1]);
        CHECK(dx[1], (all + b - 2) * x[0]);
        _exit(check_failures != 0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 1, 0);
    return check_result();
}
