// A kind beside a union of a number and an integer: the kind says what lies there, and integers have no derivative.
#include "compare.h"

enum kind { NUMBER, INTEGER };
typedef struct {
    enum kind kind;
    union {
        double number;
        long integer;
    } as;
} value;
enum { N = 6 };

__attribute__((noinline)) static void fill(value *v, const double *x) {
    for (int i = 0; i < N; i++)
        if (i % 3 == 1) v[i].kind = INTEGER, v[i].as.integer = i + 2;
        else v[i].kind = NUMBER, v[i].as.number = x[i];
}

__attribute__((noinline)) static double sum(const value *v) {
    double s = 0;
    for (int i = 0; i < N; i++) s += v[i].kind == NUMBER ? v[i].as.number * v[i].as.number : (double)v[i].as.integer;
    return s;
}
static double in_an_array(int variant, double *x) {
    value v[N];
    fill(v, x);
    return sum(v);
}

static double of_one(const value *v) {
    switch (v->kind) {
    case NUMBER: return sin(v->as.number);
    case INTEGER: return 2.0 * v->as.integer;
    default: return 0;
    }
}
static double by_a_switch(int variant, double *x) {
    value v[N];
    double s = 1;
    fill(v, x);
    for (int i = 0; i < N; i++) s += of_one(&v[i]) * x[i];
    return s;
}

static double made_here(int variant, double *x) {
    double s = 0;
    for (int i = 0; i < N; i++) {
        value v;
        if (x[i] > 0.2) v.kind = NUMBER, v.as.number = x[i] * x[i];
        else v.kind = INTEGER, v.as.integer = i;
        s += v.kind == NUMBER ? v.as.number : v.as.integer * 0.5;
    }
    return s;
}

static double copied(int variant, double *x) {
    value v[N], w[N];
    double s = 0;
    fill(v, x);
    for (int i = 0; i < N; i++) w[i] = v[N - 1 - i];
    for (int i = 0; i < N; i++) {
        value t = w[i];
        s += t.kind == NUMBER ? t.as.number * x[0] : t.as.integer * x[1];
    }
    return s;
}

static value of_number(double x) {
    value v = {NUMBER};
    v.as.number = x;
    return v;
}
static value of_integer(long x) {
    value v = {INTEGER};
    v.as.integer = x;
    return v;
}
static double number_of(value v) { return v.kind == NUMBER ? v.as.number : (double)v.as.integer; }
static value add(value a, value b) {
    if (a.kind == INTEGER && b.kind == INTEGER) return of_integer(a.as.integer + b.as.integer);
    return of_number(number_of(a) + number_of(b));
}
static value mul(value a, value b) {
    if (a.kind == INTEGER && b.kind == INTEGER) return of_integer(a.as.integer * b.as.integer);
    return of_number(number_of(a) * number_of(b));
}
static double by_value(int variant, double *x) {
    value s = of_integer(1);
    for (int i = 0; i < N; i++) {
        value e = i % 2 ? of_number(x[i]) : of_integer(i + 1);
        s = i % 3 ? add(s, e) : mul(s, e);
    }
    return number_of(s);
}

enum { PUSH_X, PUSH_I, ADD, MUL, DUP, SWAP, NEG, END };
typedef struct {
    value stack[16];
    int top;
} machine;
static void push(machine *m, value v) { m->stack[m->top++] = v; }
static value pop(machine *m) { return m->stack[--m->top]; }
static double on_a_stack(int variant, double *x) {
    static const int code[] = {PUSH_X, 0, PUSH_I, 3, MUL, PUSH_X, 1,    ADD, DUP, MUL, PUSH_I,
                               2,      PUSH_I, 4, ADD, MUL, PUSH_X, 2, SWAP, NEG, MUL, END};
    machine m;
    m.top = 0;
    for (int pc = 0; code[pc] != END; pc++) {
        value a, b;
        switch (code[pc]) {
        case PUSH_X: push(&m, of_number(x[code[++pc]])); break;
        case PUSH_I: push(&m, of_integer(code[++pc])); break;
        case ADD:
        case MUL:
            b = pop(&m);
            a = pop(&m);
            push(&m, code[pc] == ADD ? add(a, b) : mul(a, b));
            break;
        case DUP:
            a = pop(&m);
            push(&m, a);
            push(&m, a);
            break;
        case SWAP:
            b = pop(&m);
            a = pop(&m);
            push(&m, b);
            push(&m, a);
            break;
        case NEG:
            a = pop(&m);
            if (a.kind == NUMBER) a.as.number = -a.as.number;
            else a.as.integer = -a.as.integer;
            push(&m, a);
            break;
        }
    }
    return number_of(pop(&m));
}

struct node {
    value v;
    struct node *next;
};
static double in_a_list(int variant, double *x) {
    struct node *head = 0;
    for (int i = 0; i < N; i++) {
        struct node *one = (struct node *)malloc(sizeof *one);
        one->next = head;
        head = one;
        one->v = i % 2 ? of_number(x[i]) : of_integer(i);
    }
    double s = 0, p = 1;
    for (struct node *one = head; one; one = one->next) {
        p *= one->v.kind == NUMBER ? one->v.as.number : one->v.as.integer + 1.0;
        s += p;
    }
    while (head) {
        struct node *next = head->next;
        free(head);
        head = next;
    }
    return s;
}

__attribute__((noinline)) static void accumulate(value *a, const value *v) {
    if (a->kind == INTEGER && v->kind == INTEGER) a->as.integer += v->as.integer;
    else if (a->kind == INTEGER) a->as.number = a->as.integer + v->as.number, a->kind = NUMBER;
    else a->as.number += v->kind == NUMBER ? v->as.number : v->as.integer;
}
static double in_place(int variant, double *x) { // an integer becomes a number
    value v[N], a = of_integer(0);
    fill(v, x);
    for (int i = 0; i < N; i++) accumulate(&a, &v[(i + 1) % N]);
    return a.kind == INTEGER ? a.as.integer : a.as.number * a.as.number;
}

__attribute__((noinline)) static double at(const value *v, const double *x) {
    if (v->kind == INTEGER) return x[v->as.integer];
    return v->as.number;
}
static double as_an_index(int variant, double *x) {
    value v[N];
    double s = 0;
    for (int i = 0; i < N; i++) v[i] = i % 2 ? of_number(x[i]) : of_integer(N - 1 - i);
    for (int i = 0; i < N; i++) s += at(v + i, x) * at(v + N - 1 - i, x);
    return s;
}

int main(void) {
    COMPARE(in_an_array, 0, N);
    COMPARE(by_a_switch, 0, N);
    COMPARE(made_here, 0, N);
    COMPARE(copied, 0, N);
    COMPARE(by_value, 0, N);
    COMPARE(on_a_stack, 0, N);
    COMPARE(in_a_list, 0, N);
    COMPARE(in_place, 0, N);
    COMPARE(as_an_index, 0, N);

    double x[N]; // given by the caller: the shadow of an integer stays zero
    value v[N], dv[N];
    for (int i = 0; i < N; i++) x[i] = value_at(i);
    memset(dv, 0, sizeof dv);
    fill(v, x);
    __enzyme_autodiff_gradient((void *)sum, enzyme_dup, v, dv);
    for (int i = 0; i < N; i++)
        if (v[i].kind == INTEGER) failures += dv[i].as.integer != 0;
        else expect("given", 0, "gradient", i, dv[i].as.number, 2 * x[i]);
    return failures;
}
