// Structs with pointers in them, given to and returned by functions that are not inlined: two pointers, a pointer and an
// active number, fresh memory and its length.
#include "check.h"

struct span {
    double *begin, *end;
};
struct weighted {
    double *at;
    double weight;
};
struct buffer {
    double *data;
    long count;
};

__attribute__((noinline)) static struct span drop_first(struct span s) {
    s.begin++;
    return s;
}

__attribute__((noinline)) static struct span shorter(struct span a, struct span b) {
    return a.end - a.begin < b.end - b.begin ? a : b;
}

__attribute__((noinline)) static struct weighted heaviest(struct weighted w, struct span s) {
    for (double *p = s.begin; p != s.end; p++)
        if (*p * w.weight > *w.at) w = (struct weighted){p, w.weight * *p};
    return w;
}

__attribute__((noinline)) static struct buffer copy(struct span s) {
    struct buffer b = {(double *)malloc((s.end - s.begin) * sizeof(double)), s.end - s.begin};
    for (long i = 0; i < b.count; i++) b.data[i] = s.begin[i] * s.begin[0];
    return b;
}

static double f(double *x, int n) {
    struct span all = {x, x + n}, rest = drop_first(all);
    struct weighted w = heaviest((struct weighted){x, 1.5}, rest);
    struct buffer b = copy(shorter(all, rest));
    *w.at *= 2;
    double y = w.weight * x[0];
    for (long i = 0; i < b.count; i++) y += b.data[i] * x[i];
    free(b.data);
    return y;
}

int main(void) {
    double x[5] = {0.5, 1.25, 0.75, 2, 0.25}, start[5], dx[5] = {0};
    memcpy(start, x, sizeof x);
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, start, dx, 5);
    return check_result();
}
