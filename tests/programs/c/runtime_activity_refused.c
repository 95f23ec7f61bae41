// Where memory turns out to be constant, no pointer to differentiated memory may be put: who reads it back would lose its
// shadow. That ends the program with a message, by a store and by a copy, in both modes.
#include "check.h"
#include <sys/wait.h>
#include <unistd.h>
extern int enzyme_runtime_activity;
void __enzyme_autodiff_void(void *, ...);
double __enzyme_fwddiff(void *, ...);

struct holder {
    const double *p, *q;
};
__attribute__((noinline)) static double of(const struct holder *h) { return h->p[0] * h->q[1]; }
__attribute__((noinline)) static struct holder *either(struct holder *own, struct holder *outside, int which) {
    return which ? own : outside;
}
static double stored(const double *x, struct holder *outside, int which) {
    struct holder own = {x, x}, *h = either(&own, outside, which);
    h->p = x;
    return of(h);
}
static double copied(const double *x, struct holder *outside, int which) {
    struct holder own = {x, x}, other = {x, x + 1}, *h = either(&own, outside, which);
    memcpy(h, &other, sizeof other);
    return of(h);
}

static int ends(void *f, int forward, int which) {
    int out[2];
    pipe(out);
    fflush(stdout);
    if (fork() == 0) {
        double x[3] = {2, 3, 5}, dx[3] = {1, 1, 1};
        struct holder outside = {x, x};
        dup2(out[1], 2);
        struct holder *volatile place = &outside;
        if (f == (void *)stored && forward)
            __enzyme_fwddiff((void *)stored, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_dup, place, place, which);
        else if (f == (void *)stored)
            __enzyme_autodiff_void((void *)stored, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_dup, place, place, which);
        else if (forward)
            __enzyme_fwddiff((void *)copied, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_dup, place, place, which);
        else
            __enzyme_autodiff_void((void *)copied, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_dup, place, place, which);
        _exit(0);
    }
    close(out[1]);
    char said[200] = {0};
    read(out[0], said, sizeof said - 1);
    close(out[0]);
    int status;
    wait(&status);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT && strstr(said, "into constant memory");
}

int main(void) {
    for (int forward = 0; forward < 2; forward++) {
        CHECK(ends((void *)stored, forward, 0), 1);
        CHECK(ends((void *)stored, forward, 1), 0);
        CHECK(ends((void *)copied, forward, 0), 1);
        CHECK(ends((void *)copied, forward, 1), 0);
    }
    return check_result();
}
