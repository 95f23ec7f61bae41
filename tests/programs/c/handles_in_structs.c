// levels: O0 O1 O2 O3
// Addresses that a program keeps as integers, in structs beside counts and numbers: the structs are copied, exchanged and moved whole;
// handles are put in order and marked behind a choice. Each keeps the shadow that it had.
#include "check.h"
#include <stdint.h>

#define NI __attribute__((noinline))
enum { N = 6 };
typedef uintptr_t handle;

static handle made(double v) {
    double *place = (double *)malloc(sizeof *place);
    *place = v;
    return (handle)place;
}
NI static double read(handle h) { return *(double *)h; }
NI static void write(handle h, double v) { *(double *)h = v; }
NI static void swap(handle *p, handle *q) {
    handle h = *p;
    *p = *q;
    *q = h;
}
static double weighted(const handle *h) {
    double s = 0;
    for (int i = 0; i < N; i++) s += read(h[i]) * (i + 1);
    for (int i = 0; i < N; i++) free((void *)h[i]);
    return s;
}
#define FILLED(h)                                                                                                              \
    for (int i = 0; i < N; i++) (h)[i] = made(x[i] * x[i] + x[(i + 1) % N])

struct between {
    int n;
    handle h[N];
    double w;
};

static double behind_a_count(double *x, int n) {
    struct between box = {.n = N, .w = x[0]};
    handle c[N];
    FILLED(box.h);
    memcpy(c, box.h, sizeof c);
    return weighted(c) * box.w + box.n;
}
NI static void exchange(struct between *p, struct between *q) {
    struct between b = *p;
    *p = *q;
    *q = b;
}
static double exchanged(double *x, int n) {
    struct between one, other;
    handle c[N];
    memset(&other, 0, sizeof other);
    one.n = N, one.w = x[0], other.w = x[1];
    FILLED(one.h);
    exchange(&one, &other);
    for (int i = 0; i < N; i++) c[i] = other.h[i];
    return weighted(c) * one.w + other.w;
}
static double on_the_heap(double *x, int n) {
    struct between *boxes = (struct between *)calloc(2, sizeof *boxes);
    handle c[N];
    boxes[1].w = x[2];
    FILLED(boxes[1].h);
    boxes[0] = boxes[1];
    memset(&boxes[1], 0, sizeof boxes[1]);
    double w = boxes[0].w;
    for (int i = 0; i < N; i++) c[i] = boxes[0].h[i];
    free(boxes);
    return weighted(c) * w;
}
static double changed_behind(double *x, int n) {
    struct between box;
    handle c[N];
    box.w = x[3];
    FILLED(box.h);
    for (int i = 0; i < N; i++) c[i] = box.h[i];
    write(c[3], read(c[3]) * read(c[2]));
    swap(&c[0], &c[2]);
    return weighted(c) * box.w;
}

struct pair {
    handle first, second;
};

static double rotated_pairs(double *x, int n) {
    struct pair pairs[N];
    handle c[N];
    double s = 0;
    for (int i = 0; i < N; i++) pairs[i] = (struct pair){made(x[i] * x[i]), made(x[i])};
    for (int i = 0; i + 1 < N; i++) {
        struct pair p = pairs[i];
        pairs[i] = pairs[i + 1], pairs[i + 1] = p;
    }
    for (int i = 0; i < N; i++) {
        c[i] = pairs[i].first;
        s += read(pairs[i].second) * (i + 2);
        free((void *)pairs[i].second);
    }
    swap(&c[1], &c[0]);
    return weighted(c) * s;
}
static double marked_behind_a_choice(double *x, int n) {
    handle c[N];
    FILLED(c);
    if (read(c[0]) > read(c[1])) swap(&c[0], &c[1]);
    c[3] |= 1, c[1] |= 2;
    c[3] &= ~(handle)1, c[1] &= ~(handle)2;
    handle h = c[0];
    for (int i = 0; i + 1 < N; i++) c[i] = c[i + 1];
    c[N - 1] = h;
    return weighted(c);
}


// The first word is a count, those behind it are handles.
NI static void push(handle *a, handle h) {
    a[1 + a[0]] = h;
    a[0] += 1;
}
NI static handle pop(handle *a) {
    a[0] -= 1;
    return a[1 + a[0]];
}
static double behind_a_counting_word(double *x, int n) {
    handle a[N + 1], c[N + 1];
    double s = 0;
    a[0] = 0;
    for (int i = 0; i < N; i++) push(a, made(x[i] * x[i]));
    memcpy(c, a, sizeof c);
    while (c[0]) {
        handle h = pop(c);
        s = 0.5 * s + read(h);
        free((void *)h);
    }
    return s;
}

struct node {
    double value;
    handle link;
};
static double marked_links(double *x, int n) {
    struct node *head = 0;
    double s = 0;
    for (int i = 0; i < N; i++) {
        struct node *node = (struct node *)malloc(sizeof *node);
        node->value = x[i] * x[i];
        node->link = (handle)head | (i & 1);
        head = node;
    }
    while (head) {
        struct node *next = (struct node *)(head->link & ~(handle)1);
        s = 0.5 * s + (head->link & 1 ? head->value : 2 * head->value);
        free(head);
        head = next;
    }
    return s;
}

// What is followed is asked for without its marks, by the caller or by the function; words are loaded as vectors at -O2.
NI static double behind_marks(handle h) { return *(double *)((h >> 3) << 3); }
static double masked_by_the_function(double *x, int n) {
    double q[4], s = 0;
    handle h[4];
    for (int i = 0; i < 4; i++) q[i] = x[i] * 0.5;
    for (int i = 0; i < 4; i++) h[i] = (handle)&q[i] + (i & 1);
    h[n & 3] |= 3;
    for (int i = 0; i < 4; i++) s += behind_marks(h[i]) * (1 + (h[i] & 3));
    return s;
}
static double masked_by_the_caller(double *x, int n) {
    double q[4], s = 0;
    handle h[4];
    for (int i = 0; i < 4; i++) q[i] = x[i] * 0.5;
    for (int i = 0; i < 4; i++) h[i] = (handle)&q[i] | (i & 1);
    swap(&h[0], &h[n & 3]);
    h[n & 3] ^= 1;
    for (int i = 0; i < 4; i++) s += read(h[i] & ~(handle)7) * (1 + (h[i] & 3));
    return s;
}
static double replaced_and_rotated(double *x, int n) {
    double q[4], c[4], s = 0;
    handle h[4];
    for (int i = 0; i < 4; i++) q[i] = x[i] * 0.5, c[i] = x[i];
    for (int i = 0; i < 4; i++) h[i] = (handle)&q[i];
    h[n & 3] = (handle)&c[n & 3];
    handle t = h[0];
    h[0] = h[1], h[1] = h[2], h[2] = h[3], h[3] = t;
    h[n & 3] = h[0];
    for (int i = 0; i < 4; i++) s += *(double *)h[i] * (i + 1);
    return s;
}

int main(void) {
    double x[N] = {1, -0.6, 2.3, 0.4, -1.7, 1.1};
    CHECK_GRADIENT(behind_a_count, x, N);
    CHECK_GRADIENT(exchanged, x, N);
    CHECK_GRADIENT(on_the_heap, x, N);
    CHECK_GRADIENT(changed_behind, x, N);
    CHECK_GRADIENT(rotated_pairs, x, N);
    CHECK_GRADIENT(marked_behind_a_choice, x, N);
    CHECK_GRADIENT(behind_a_counting_word, x, N);
    CHECK_GRADIENT(marked_links, x, N);
    CHECK_GRADIENT(masked_by_the_function, x, N);
    CHECK_GRADIENT(masked_by_the_caller, x, N);
    CHECK_GRADIENT(replaced_and_rotated, x, N);
    return check_result();
}
