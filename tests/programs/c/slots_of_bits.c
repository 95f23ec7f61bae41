// Numbers in slots that the program calls unsigned integers: a virtual machine's stack, a table of tagged values. Their bits go through
// loads and stores with the tag of an integer, while what puts them there and takes them out is seen as a number's. (Type tags do not
// tell such accesses apart.)
#include "check.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define PART __attribute__((noinline))

static uint64_t bits_of(double number) {
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return bits;
}

static double number_of(uint64_t bits) {
    double number;
    memcpy(&number, &bits, sizeof number);
    return number;
}

PART static void write_numbers(uint64_t *slots, const double *x, int n) {
    for (int i = 0; i < n; i++) slots[i] = bits_of(x[i] * x[i]);
}

PART static double read_numbers(const uint64_t *slots, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += (i + 1) * number_of(slots[i]);
    return s;
}

PART static void reverse(uint64_t *slots, int n) {
    for (int i = 0, j = n - 1; i < j; i++, j--) {
        uint64_t one = slots[i];
        slots[i] = slots[j];
        slots[j] = one;
    }
}

static double reversed(double *x, int n) {
    uint64_t *slots = malloc(n * sizeof *slots);
    write_numbers(slots, x, n);
    reverse(slots, n);
    double s = read_numbers(slots, n);
    free(slots);
    return s;
}

PART static void copy(uint64_t *to, const uint64_t *from, int n) {
    for (int i = 0; i < n; i++) to[i] = from[n - 1 - i];
}

static double copied(double *x, int n) {
    uint64_t from[8], to[8];
    write_numbers(from, x, n);
    copy(to, from, n);
    return read_numbers(to, n);
}

struct machine {
    uint64_t stack[32];
    int height;
};

PART static void push(struct machine *m, uint64_t bits) { m->stack[m->height++] = bits; }
PART static uint64_t pop(struct machine *m) { return m->stack[--m->height]; }
PART static void duplicate(struct machine *m) {
    uint64_t top = m->stack[m->height - 1];
    m->stack[m->height++] = top;
}
PART static void multiply(struct machine *m) {
    double a = number_of(pop(m)), b = number_of(pop(m));
    push(m, bits_of(a * b));
}
PART static void add(struct machine *m) {
    double a = number_of(pop(m)), b = number_of(pop(m));
    push(m, bits_of(a + b));
}

static double by_machine(double *x, int n) {
    struct machine m;
    m.height = 0;
    push(&m, bits_of(0));
    for (int i = 0; i < n; i++) {
        push(&m, bits_of(x[i]));
        duplicate(&m);
        multiply(&m);
        add(&m);
    }
    return number_of(pop(&m));
}

#define TRY(f)                                                                                                                 \
    do {                                                                                                                       \
        double dx[5] = {0};                                                                                                    \
        __enzyme_autodiff((void *)f, x, dx, 5);                                                                                \
        CHECK_DIFFERENCES(f, x, dx, 5);                                                                                        \
    } while (0)

int main() {
    double x[5] = {1.5, -0.5, 2, 0.75, 3};
    TRY(reversed);
    TRY(copied);
    TRY(by_machine);
    return check_result();
}
