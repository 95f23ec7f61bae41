// Blocks with members and numbers behind them that grow by realloc: a vector in one block, a header in front of the elements.
#include "check.h"

struct numbers {
    size_t count, room;
    double of[];
};

static struct numbers *pushed(struct numbers *v, double x) {
    if (!v || v->count == v->room) {
        size_t room = v ? 2 * v->room : 2, count = v ? v->count : 0;
        v = realloc(v, sizeof *v + room * sizeof(double));
        v->room = room, v->count = count;
    }
    v->of[v->count++] = x;
    return v;
}

static double in_one_block(double *x, int n) {
    struct numbers *v = 0;
    for (int i = 0; i < n; i++) v = pushed(v, x[i] * x[i]);
    double s = 0;
    for (size_t i = 0; i < v->count; i++) s += v->of[i] * v->of[i] * (i + 1);
    free(v);
    return s;
}

// The pointer that the program keeps leads behind the header.
typedef struct {
    int room, count;
} header;

static double *added(double *b, double x) {
    header *h = b ? (header *)b - 1 : 0;
    if (!h || h->count + 1 > h->room) {
        int room = h ? 2 * h->room + 1 : 2, count = h ? h->count : 0;
        h = realloc(h, sizeof *h + room * sizeof(double));
        h->room = room, h->count = count;
    }
    b = (double *)(h + 1);
    b[h->count++] = x;
    return b;
}

static double stretchy(double *x, int n) {
    double *b = 0;
    for (int i = 0; i < n; i++) b = added(b, x[i] * x[i]);
    double s = 0;
    for (int i = 0; i < ((header *)b - 1)->count; i++) s += b[i] * b[i] * (i + 1);
    free((header *)b - 1);
    return s;
}

// Pointers to differentiated memory among the members.
struct owner {
    double *scale;
    size_t count;
    double of[];
};

static double owners(double *x, int n) {
    struct owner *v = malloc(sizeof *v);
    v->count = 0;
    v->scale = malloc(sizeof(double));
    *v->scale = x[0];
    for (int i = 0; i < n; i++) {
        v = realloc(v, sizeof *v + (i + 1) * sizeof(double));
        v->of[v->count++] = x[i] * *v->scale;
        *v->scale *= x[i];
    }
    double s = *v->scale;
    for (size_t i = 0; i < v->count; i++) s += v->of[i] * v->of[i];
    free(v->scale);
    free(v);
    return s;
}

int main(void) {
    double x[5] = {1.2, 0.7, -0.4, 2, 0.3};
    CHECK_GRADIENT(in_one_block, x, 5);
    CHECK_GRADIENT(stretchy, x, 5);
    CHECK_GRADIENT(owners, x, 5);
    return check_failures != 0;
}
