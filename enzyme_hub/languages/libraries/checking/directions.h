// One direction: reverse mode, forward mode, finite differences.

#pragma once

#include "children.h"

struct precision {
    double steps[STEPS], noise, close, same;
};
static const struct precision of_double = {{1e-5, 1e-6, 1e-4, 1e-3}, 1e-15, 1e-5, 1e-8};
static const struct precision of_float = {{4e-3, 1e-2, 1e-3, 3e-2}, 1e-6, 2e-2, 2e-3};
static const struct precision *precision;

enum verdict { AGREE, WRONG, ROUGH, UNSETTLED, NOT_FINITE, FAILED };

struct compared {
    enum verdict verdict;
    double reverse, forward, difference;
    int is_forward; // it is forward mode that is wrong
    int is_infinite;
};

static int is_input(const struct site *s, long k) {
    return k < s->number_count || shared->places[k - s->number_count].kind;
}

// What the function leaves in memory counts if it is a number, and another one than before.
static int is_output(const struct site *s, long k) {
    long place = k - s->result_count;
    if (place < 0)
        return 1;
    double before = shared->point[s->number_count + place], made = shared->base[k];
    if (!shared->places[place].kind || shared->places[place].is_integer)
        return 0;
    return made != before && !(is_nan(made) && is_nan(before));
}

// The first output that is infinite or not a number; -1 if there is none. Nothing can be compared for such a one.
static long not_finite(const struct site *s) {
    for (long k = 0; k < s->result_count + shared->count; k++)
        if (is_output(s, k) && !is_finite(shared->base[k]))
            return k;
    return -1;
}

static double weighted_difference(const struct site *s, const double *high, const double *low) {
    double total = 0;
    for (long k = 0; k < s->result_count + shared->count; k++)
        if (shared->weight[k] != 0)
            total += shared->weight[k] * (high[k] - low[k]);
    return total;
}

static double size_of_outputs(const struct site *s) {
    double total = 0;
    for (long k = 0; k < s->result_count + shared->count; k++)
        total += shared->weight[k] != 0 ? magnitude(shared->weight[k] * shared->base[k]) : 0;
    return total;
}

struct slopes {
    double central, right, left;
};

static struct slopes sides; // of the smallest step of the last comparison

static int slopes(struct site *s, char *context, double step, struct slopes *into) {
    if (run(s, context, ABOVE, step) || run(s, context, BELOW, -step))
        return 1;
    into->central = weighted_difference(s, shared->above, shared->below) / (2 * step);
    into->right = weighted_difference(s, shared->above, shared->base) / step;
    into->left = weighted_difference(s, shared->base, shared->below) / step;
    return 0;
}

// True where the slopes on both sides go on to differ as the step gets smaller, or the value jumps.
static int is_rough(struct slopes wide, struct slopes narrow, double slope, double margin) {
    double before = magnitude(wide.right - wide.left), after = magnitude(narrow.right - narrow.left);
    if (magnitude(narrow.central) > 1.7 * magnitude(wide.central) && after > 1.7 * before)
        return 1;
    double low = narrow.left < narrow.right ? narrow.left : narrow.right, high = larger(narrow.left, narrow.right);
    return after > 0.7 * before && after > 4 * margin && slope > low - margin - 0.1 * after &&
           slope < high + margin + 0.1 * after;
}

// True where the slope on a side gets ever steeper as the step gets smaller.
static int is_steeper(struct slopes wide, struct slopes narrow, double noise) {
    return magnitude(narrow.right) > 1.02 * magnitude(wide.right) + noise ||
           magnitude(narrow.left) > 1.02 * magnitude(wide.left) + noise;
}

// Finite differences with several steps against the derivative `slope`; the best of them in `best`.
static enum verdict settle(struct site *s, char *context, double slope, int is_infinite, double *best) {
    double least = -1, least_step = 0, outputs = size_of_outputs(s), values[STEPS];
    int rough = 0, steeper = 0, equal = 0;
    for (int k = 0; k < STEPS; k++) {
        double step = precision->steps[k];
        struct slopes wide, narrow;
        if (slopes(s, context, step, &wide) || slopes(s, context, step / 2, &narrow))
            return FAILED;
        if (k == 0 || step < least_step)
            sides = narrow, least_step = step;
        double value = (4 * narrow.central - wide.central) / 3;
        values[k] = value;
        double noise = 4 * precision->noise * outputs / step;
        double error = magnitude(narrow.central - wide.central) + noise;
        double scale = larger(magnitude(slope), magnitude(value)) + 1e-7 * outputs;
        double margin = precision->close * scale + 3 * error;
        if (is_finite(slope) && !is_nan(value) && magnitude(value - slope) <= margin && error <= 100 * precision->close * scale) {
            *best = value;
            return AGREE;
        }
        steeper += is_steeper(wide, narrow, noise);
        rough += is_rough(wide, narrow, slope, precision->close * scale + noise);
        if (!is_nan(value) && (least < 0 || error < least))
            least = error, *best = value;
    }
    if (is_infinite ? steeper == STEPS : rough >= 2)
        return ROUGH;
    if (is_nan(slope))
        return least < 0 ? UNSETTLED : WRONG;
    double apart = magnitude(*best - slope);
    for (int k = 0; k < STEPS; k++)
        equal += magnitude(values[k] - *best) <= 0.3 * apart;
    return least < 0 || least > 0.2 * apart || equal < STEPS - 1 ? UNSETTLED : WRONG;
}

// Sums of parts: whether one of them is infinite, and all are numbers. Their sum need not be one.
struct total {
    double sum, scale;
    int has_infinite, has_nan;
};

static void add_part(struct total *t, double part) {
    t->sum += part, t->scale += magnitude(part);
    t->has_nan |= is_nan(part), t->has_infinite |= !is_nan(part) && !is_finite(part);
}

static struct total along(const struct site *s) {
    struct total total = {0};
    for (long k = 0; k < s->number_count + shared->count; k++)
        if (shared->direction[k] != 0)
            add_part(&total, shared->gradient[k] * shared->direction[k]);
    return total;
}

static struct total ahead(const struct site *s) {
    struct total total = {0};
    for (long k = 0; k < s->result_count + shared->count; k++)
        if (shared->weight[k] != 0)
            add_part(&total, shared->weight[k] * shared->tangent[k]);
    return total;
}

// The direction that is chosen, and the gradient, which is there already.
static struct compared compare(struct site *s, char *context) {
    struct compared c = {.verdict = FAILED};
    struct total back = {0}, forward = {0};
    if (s->reverse)
        back = along(s), c.reverse = back.sum;
    if (s->forward) {
        if (run(s, context, FORWARD, 0))
            return c;
        forward = ahead(s), c.forward = forward.sum;
    }
    if ((back.has_nan || forward.has_nan) && not_finite(s) >= 0) {
        c.verdict = NOT_FINITE;
        return c;
    }
    struct total told = s->reverse ? back : forward;
    c.is_infinite = told.has_infinite && !told.has_nan;
    c.verdict = settle(s, context, told.sum, c.is_infinite, &c.difference);
    if (!s->reverse)
        c.is_forward = 1;
    if (s->reverse && s->forward && c.verdict != FAILED && c.verdict != ROUGH) {
        double most = larger(magnitude(c.reverse), magnitude(c.forward));
        int is_same = c.reverse == c.forward || (is_nan(c.reverse) && is_nan(c.forward));
        int differ = !is_same && !(magnitude(c.reverse - c.forward) <= precision->same * (most + 1e-3 * back.scale));
        if (differ && c.verdict != WRONG) {
            c.verdict = WRONG;
            c.is_forward = magnitude(c.forward - c.difference) > magnitude(c.reverse - c.difference);
        }
    }
    return c;
}
