// Several threads call one derivative at once, with the same shadows: what they add there is all there in the end.
// flags: -pthread -ffast-math
#include "check.h"
extern int enzyme_shared;
#include <pthread.h>
#include <string.h>

enum { N = 64, THREADS = 4, TIMES = 30000 };

typedef struct {
    double weight;
    float scale[2];
    int count;
} Layer;

double loops(const double *x, const Layer *layer) {
    double own[8] = {0}, copy[16];
    memcpy(copy, x + 8, sizeof copy);  // a range
    for (int i = 0; i < N; i++) own[i % 8] += layer->weight * x[i] * x[i];
    double sum = 0;
    for (int i = 0; i < 8; i++) sum += own[i] * (i + 1) + copy[i] * copy[15 - i];
    return sum + layer->scale[0] * layer->scale[1] * layer->count;
}

static double by_value(Layer layer, const double *x) {  // in memory, so the derivative has a copy
    layer.weight += x[0];
    return layer.weight * layer.weight + layer.scale[0];
}

double calls(const double *x, const Layer *layer) {
    double *more = malloc(4 * sizeof *more);
    for (int i = 0; i < 4; i++) more[i] = x[i] * layer->weight;
    more = realloc(more, 8 * sizeof *more);
    double sum = 0;
    for (int i = 0; i < 4; i++) sum += more[i] * more[i];
    free(more);
    return sum + by_value(*layer, x);
}

void moves(double *y, const double *x, const Layer *layer) {  // y is each thread's own, and nobody knows
    memmove(y, x, N * sizeof *y);
    for (int i = 0; i < N; i++) y[i] *= layer->weight;
}

double x[N], dx[N];
Layer layer = {2, {4, 8}, 3}, dlayer;

static void once(double *y, double *dy) {
    __enzyme_autodiff((void *)loops, enzyme_shared, enzyme_dup, x, dx, enzyme_dup, &layer, &dlayer);
    __enzyme_autodiff((void *)calls, enzyme_shared, enzyme_dup, x, dx, enzyme_dup, &layer, &dlayer);
    for (int i = 0; i < N; i++) dy[i] = i % 4;
    __enzyme_autodiff((void *)moves, enzyme_shared, enzyme_dup, y, dy, enzyme_dup, x, dx, enzyme_dup, &layer, &dlayer);
}

static void *work(void *unused) {
    double y[N], dy[N];
    for (int k = 0; k < TIMES; k++) once(y, dy);
    return unused;
}

int main(void) {
    double expected[N], y[N], dy[N];
    for (int i = 0; i < N; i++) x[i] = i % 5 - 2;
    once(y, dy);
    for (int i = 0; i < N; i++) expected[i] = dx[i], dx[i] = 0;
    Layer one = dlayer;
    memset(&dlayer, 0, sizeof dlayer);

    // by hand: loops has 2 w (i % 8 + 1) x_i and the range, moves has w dy_i, calls has 2 w^2 x_i and 2 (w + x_0)
    for (int i = 0; i < N; i++) {
        double by_hand = 2 * layer.weight * (i % 8 + 1) * x[i] + layer.weight * (i % 4);
        if (i >= 8 && i < 24) by_hand += x[31 - i];
        if (i < 4) by_hand += 2 * layer.weight * layer.weight * x[i];
        if (i == 0) by_hand += 2 * (layer.weight + x[0]);
        CHECK(expected[i], by_hand);
    }

    pthread_t threads[THREADS];
    for (int t = 0; t < THREADS; t++) pthread_create(&threads[t], NULL, work, NULL);
    for (int t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
    const int all = THREADS * TIMES;  // all numbers are whole, so the order of the sums does not matter
    for (int i = 0; i < N; i++) CHECK_NEAR(dx[i], all * expected[i], 0);
    CHECK_NEAR(dlayer.weight, all * one.weight, 0);
    CHECK_NEAR(dlayer.scale[0], all * one.scale[0], 0);
    CHECK_NEAR(dlayer.scale[1], all * one.scale[1], 0);
    return check_failures != 0;
}
