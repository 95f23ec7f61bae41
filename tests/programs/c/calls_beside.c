// only: x86_64
// Calls that nobody can see into, or that may lead to several functions, beside active data that they do not meet.
#include "check.h"
static int up, down;
static void count_up(void) { up++; }
static void count_down(void) { down++; }
void (*volatile chosen)(void) = count_up;
__attribute__((const)) int native_count(int);
__asm__(".text\n.globl native_count\nnative_count: movl %edi, %eax\n ret\n");
static double state;

static double f(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        chosen();
        __asm__ volatile("" : : "r"(x) : "memory");
        unsigned low, high;
        __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
        state = x[i] * native_count(i);
        sum += state * state;
    }
    chosen = count_down;
    return sum;
}

int main(void) {
    double x[3] = {1, 2, 3}, dx[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 3);
    for (int i = 0; i < 3; i++) CHECK(dx[i], 2 * x[i] * i * i);
    CHECK(up, 3);
    return check_result();
}
