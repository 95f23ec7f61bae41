// One direction: reverse mode, forward mode, finite differences.

#pragma once

#include "children.h"

struct precision {
    double steps[STEPS], noise, close, same;
};
static const struct precision of_double = {{1e-5, 1e-6, 1e-4, 1e-3}, 1e-15, 1e-5, 1e-8};
static const struct precision of_float = {{4e-3, 1e-2, 1e-3, 3e-2}, 1e-6, 2e-2, 2e-3};
static const struct precision *precision;

enum verdict { AGREE, WRONG, ROUGH, UNSETTLED, FAILED };

struct compared {
    enum verdict verdict;
    double reverse, forward, difference;
    int is_forward; // it is forward mode that is wrong
};

static double weighted(const struct site *s, const double *values) {
    double total = 0;
    for (long k = 0; k < s->result_count + shared->count; k++)
        if (shared->weight[k] != 0)
            total += shared->weight[k] * values[k];
    return total;
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
        total += magnitude(shared->weight[k] * shared->base[k]);
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

// Finite differences with several steps against the derivative `slope`; the best of them in `best`.
static enum verdict settle(struct site *s, char *context, double slope, double *best) {
    double least = -1, least_step = 0, outputs = size_of_outputs(s), values[STEPS];
    int rough = 0, equal = 0;
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
        if (value == value && magnitude(value - slope) <= margin && error <= 100 * precision->close * scale) {
            *best = value;
            return AGREE;
        }
        rough += is_rough(wide, narrow, slope, precision->close * scale + noise);
        if (value == value && (least < 0 || error < least))
            least = error, *best = value;
    }
    if (rough >= 2)
        return ROUGH;
    double apart = magnitude(*best - slope);
    for (int k = 0; k < STEPS; k++)
        equal += magnitude(values[k] - *best) <= 0.3 * apart;
    return least < 0 || least > 0.2 * apart || equal < STEPS - 1 ? UNSETTLED : WRONG;
}

static double along(const struct site *s, double *scale) {
    double total = 0;
    *scale = 0;
    for (long k = 0; k < s->number_count + shared->count; k++)
        if (shared->direction[k] != 0) {
            double part = shared->gradient[k] * shared->direction[k];
            total += part, *scale += magnitude(part);
        }
    return total;
}

// The direction that is chosen, and the gradient, which is there already.
static struct compared compare(struct site *s, char *context) {
    struct compared c = {FAILED, 0, 0, 0, 0};
    double scale = 0;
    if (s->reverse)
        c.reverse = along(s, &scale);
    if (s->forward) {
        if (run(s, context, FORWARD, 0))
            return c;
        c.forward = weighted(s, shared->tangent);
    }
    double slope = s->reverse ? c.reverse : c.forward;
    c.verdict = settle(s, context, slope, &c.difference);
    if (!s->reverse)
        c.is_forward = 1;
    if (s->reverse && s->forward && c.verdict != FAILED && c.verdict != ROUGH) {
        double most = larger(magnitude(c.reverse), magnitude(c.forward));
        int differ = !(magnitude(c.reverse - c.forward) <= precision->same * (most + 1e-3 * scale));
        if (differ && c.verdict != WRONG) {
            c.verdict = WRONG;
            c.is_forward = magnitude(c.forward - c.difference) > magnitude(c.reverse - c.difference);
        }
    }
    return c;
}
