// A stop is taken by the program's own function, which stands beside the requests and leaves by a longjmp: it is told code, file, line and
// text, what the derivative held is given back, the blocks of the function itself too, and later derivatives are right.
// flags: -g
#include "check.h"
#include <malloc.h>
#include <setjmp.h>
double __enzyme_fwddiff(void *, ...);

static jmp_buf back;
static char code[16], file[256], text[512];
static int line, calls;
void enzyme_hub_stop(const char *c, const char *f, int l, const char *t) {
    calls++, line = l;
    snprintf(code, sizeof code, "%s", c);
    snprintf(file, sizeof file, "%s", f ? f : "");
    snprintf(text, sizeof text, "%s", t);
    longjmp(back, 1);
}

typedef double kernel(double);
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static kernel *volatile unknown = (kernel *)erand48;
static kernel *of(int which) { return which == 0 ? square : which == 1 ? cube : unknown; }
enum { LINE = __LINE__ + 11 };

struct node {
    double value;
    struct node *next;
};
static double f(const double *x, int n, int which) {
    struct node *list = 0;
    double s = 0, y = 1;
    for (int i = 0; i < n; i++) {
        y = sin(y) * x[i]; // is saved
        if (i == n - 1) s += of(s > -1 ? which : 0)(s + y);
        struct node *fresh = malloc(sizeof *fresh);
        *fresh = (struct node){y * x[i], list};
        list = fresh;
        s += list->value * y;
    }
    for (struct node *next; list; list = next) {
        s += list->value * list->value, next = list->next;
        free(list);
    }
    return s;
}
static double f_cube(double *x, int n) { return f(x, n, 1); }

enum { N = 3000 };
static double x[N], dx[N], few[4] = {0.5, -1.1, 0.7, 0.9}, dfew[4];
static volatile int k;
static size_t before;

static void stops(int forward) { // in forward mode the function's own blocks are malloc's, so few calls are made
    if (setjmp(back)) return;
    if (forward) __enzyme_fwddiff((void *)f, enzyme_dup, x, dx, enzyme_const, N, enzyme_const, 2);
    else __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, N, enzyme_const, 2);
    check_failures++;
}

int main(void) {
    for (int i = 0; i < N; i++) x[i] = 1 + 1.0 / (i + 2);
    for (k = 0; k < 300; k++) {
        stops(k < 20);
        memset(dfew, 0, sizeof dfew);
        __enzyme_autodiff((void *)f, enzyme_dup, few, dfew, enzyme_const, 4, enzyme_const, 1);
        if (k == 20) before = mallinfo2().uordblks;
    }
    check_differences("f", f_cube, few, dfew, 4);
    CHECK(calls, 300);
    CHECK(strcmp(code, "EH0305"), 0);
    CHECK(line, LINE);
    if (!strstr(file, "stop_taken.c") || !strstr(text, "is not in the program")) check_failures++, puts(file), puts(text);
    if (mallinfo2().uordblks > before + 160 * N * sizeof(struct node)) check_failures++, puts("memory is lost");
    return check_result();
}
