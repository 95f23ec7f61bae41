// What a request that checks itself runs: the function, and its derivatives, again and again at the point where the program is,
// each time in a child process. Nothing that happens there is seen by the program.
//
// `note` runs first. In it each access to a number that has a shadow tells where the two lie: these are the numbers in memory
// that the function reads or writes. All of them, with the arguments by value, are the point; all of them, with the result, are
// what the function makes of it. Then, for a direction d and weights w, <w, J d> is computed in three ways: by reverse mode as
// <J^T w, d>, by forward mode, and by finite differences. Where they differ the direction is halved until one number is left.

#include "directions.h"
#include "noting.h"
#include "telling.h"

// -- where it is wrong --------------------------------------------------------------------------------------------------------------

static long list[ROOM];

static long list_inputs(const struct site *s, long argument) {
    long count = 0;
    for (long k = 0; k < s->number_count + shared->count; k++)
        if (shared->all[k] != 0 && (argument < 0 || argument_of(s, k) == argument))
            list[count++] = k;
    return count;
}

static void choose_inputs(const struct site *s, long first, long count) {
    memset(shared->direction, 0, (unsigned long)(s->number_count + shared->count) * sizeof(double));
    for (long k = first; k < first + count; k++)
        shared->direction[list[k]] = shared->all[list[k]];
}

// The number among these inputs where the verdict is the same; -1 if none is.
static long one_input(struct site *s, char *context, long count, enum verdict verdict) {
    long first = 0;
    while (count > 1) {
        choose_inputs(s, first, count / 2);
        enum verdict half = compare(s, context).verdict;
        if (half == FAILED)
            return -1;
        if (half != verdict)
            first += count / 2, count -= count / 2;
        else
            count = count / 2;
    }
    choose_inputs(s, first, 1);
    return list[first];
}

// The output for which the derivative by one input, in the direction that is chosen, is most wrong.
static long one_output(struct site *s, char *context, long input, int is_forward) {
    long count = 0, first = 0, outputs = s->result_count + shared->count;
    double step = precision->steps[0], d = shared->direction[input];
    if (run(s, context, ABOVE, step) || run(s, context, BELOW, -step) ||
        (s->forward && run(s, context, FORWARD, 0)))
        return -1;
    for (long k = 0; k < outputs; k++)
        if (shared->weight[k] != 0)
            list[count++] = k;
    while (count > 1) {
        double found = 0, expected = 0;
        memset(shared->chosen, 0, (unsigned long)outputs * sizeof(double));
        for (long k = first; k < first + count / 2; k++) {
            long one = list[k];
            shared->chosen[one] = shared->weight[one];
            expected += shared->weight[one] * (shared->above[one] - shared->below[one]) / (2 * step);
            found += shared->weight[one] * shared->tangent[one];
        }
        if (!is_forward) {
            if (run(s, context, REVERSE, 0))
                return -1;
            found = shared->gradient[input] * d;
        }
        double scale = larger(magnitude(found), magnitude(expected)) + 1e-7 * size_of_outputs(s);
        if (is_finite(found) && magnitude(found - expected) <= 100 * precision->close * scale)
            first += count / 2, count -= count / 2;
        else
            count = count / 2;
    }
    return count ? list[first] : -1;
}

// Name the result that is no finite number, and the point: what is no number there, if there is such a thing.
static void report_not_finite(struct site *s) {
    long output = not_finite(s), inputs = s->number_count + shared->count, first = -1, count = 0;
    struct finding f = {.site = s, .is_not_finite = 1, .value = shared->base[output]};
    f.what = is_nan(f.value) ? "cannot be compared: the function itself is not a number here"
                             : "cannot be compared: the function itself is infinite here";
    tell_output(s, output, f.output, sizeof f.output);
    for (long k = 0; k < inputs && first < 0; k++)
        if (is_input(s, k) && !is_finite(shared->point[k]))
            first = k;
    if (first >= 0)
        tell_value_of(s, first, f.input, sizeof f.input);
    for (long k = 0; k < inputs && first < 0; k++)
        if (is_input(s, k) && count++ < SHOWN)
            tell_value_of(s, k, f.input, sizeof f.input);
    if (count > SHOWN)
        append(f.input, sizeof f.input, ", ...");
    say(&f);
}

// Find the one number, the one result, and the three values of this derivative.
static void report(struct site *s, char *context, long argument, struct compared c) {
    if (c.verdict == NOT_FINITE) {
        report_not_finite(s);
        return;
    }
    struct finding f = {.site = s};
    f.what = c.verdict == WRONG   ? "disagrees"
             : c.verdict != ROUGH ? "cannot be told from finite differences, which do not settle"
             : c.is_infinite      ? "is infinite, and the slope has no limit: it is not smooth here"
                                  : "is not the same on both sides: it is not smooth here";
    long input = one_input(s, context, list_inputs(s, argument), c.verdict);
    if (input < 0)
        return;
    tell_input(s, input, f.input, sizeof f.input);
    long output = one_output(s, context, input, c.is_forward);
    if (output < 0)
        return;
    tell_output(s, output, f.output, sizeof f.output);
    double d = shared->direction[input];
    long outputs = s->result_count + shared->count;
    static double weights[ROOM];
    memcpy(weights, shared->weight, (unsigned long)outputs * sizeof(double));
    memset(shared->weight, 0, (unsigned long)outputs * sizeof(double));
    memset(shared->chosen, 0, (unsigned long)outputs * sizeof(double));
    shared->weight[output] = shared->chosen[output] = 1;
    int failed = s->reverse && run(s, context, REVERSE, 0);
    if (!failed) {
        c = compare(s, context);
        f.reverse = c.reverse / d, f.forward = c.forward / d, f.difference = c.difference / d;
        f.left = (d < 0 ? sides.right : sides.left) / d, f.right = (d < 0 ? sides.left : sides.right) / d;
        f.is_rough = c.verdict == ROUGH;
        f.has_reverse = s->reverse != 0, f.has_forward = s->forward != 0;
        say(&f);
    }
    memcpy(shared->weight, weights, (unsigned long)outputs * sizeof(double));
}

// -- one call of a request -----------------------------------------------------------------------------------------------------------

static int is_single(const struct site *s) {
    if (s->is_single)
        return 1;
    for (long k = 0; k < s->number_count; k++)
        if (s->numbers[k].kind == 4)
            return 1;
    for (long k = 0; k < s->result_count; k++)
        if (s->results[k].kind == 4)
            return 1;
    for (long k = 0; k < shared->count; k++)
        if (shared->places[k].kind == 4)
            return 1;
    return 0;
}

// The size of the numbers of an argument: the mean of those that are not zero.
static double typical(const struct site *s, long argument) {
    double total = 0;
    long count = 0;
    for (long k = 0; k < s->number_count + shared->count; k++)
        if (argument_of(s, k) == argument && shared->point[k] != 0 && shared->point[k] - shared->point[k] == 0)
            total += magnitude(shared->point[k]), count++;
    return count ? total / (double)count : 1;
}

static void choose(const struct site *s) {
    long inputs = s->number_count + shared->count, outputs = s->result_count + shared->count, changed = 0;
    long argument = -1;
    double usual = 1;
    for (long k = 0; k < inputs; k++) {
        if (argument_of(s, k) != argument)
            usual = typical(s, argument = argument_of(s, k));
        double x = magnitude(shared->point[k]), d = some();
        shared->all[k] = is_input(s, k) && is_finite(x) ? d * (x < 1e-3 * usual ? usual : x) : 0;
    }
    for (long k = s->result_count; k < outputs; k++)
        changed += is_output(s, k);
    for (long k = 0; k < outputs; k++) {
        double made = shared->base[k], w = 1;
        if (s->result_count + changed > 1)
            w = some() / (magnitude(made) > 1e-6 ? magnitude(made) : 1);
        shared->weight[k] = is_output(s, k) && is_finite(made) ? w : 0;
    }
    memcpy(shared->chosen, shared->weight, (unsigned long)outputs * sizeof(double));
}

static void count_verdict(struct site *s, enum verdict verdict) {
    s = s->same;
    s->checked += verdict != NOT_FINITE, s->not_finite += verdict == NOT_FINITE;
    s->wrong += verdict == WRONG, s->rough += verdict == ROUGH, s->unsettled += verdict == UNSETTLED;
}

static enum verdict examine(struct site *s, char *context, long argument) {
    choose_inputs(s, 0, list_inputs(s, argument));
    struct compared c = compare(s, context);
    if (c.verdict == FAILED || c.verdict == AGREE)
        return c.verdict;
    long *told = &s->same->told[c.verdict], bit = 1L << ((argument + 1) % 64);
    if (*told & bit)
        return c.verdict; // said once
    *told |= bit;
    report(s, context, argument, c);
    if (s->reverse) { // the gradient for all weights, as it was
        memcpy(shared->chosen, shared->weight, (unsigned long)(s->result_count + shared->count) * sizeof(double));
        run(s, context, REVERSE, 0);
    }
    return c.verdict;
}

static int has_only_not_finite(const struct site *s) {
    for (long k = 0; k < s->result_count + shared->count; k++)
        if (is_output(s, k) && is_finite(shared->base[k]))
            return 0;
    return not_finite(s) >= 0;
}

// Derivatives are linear: what they are without a direction, and without weights, is taken off all that come.
static int find_stale(struct site *s, char *context) {
    unsigned long inputs = (unsigned long)(s->number_count + shared->count) * sizeof(double);
    unsigned long outputs = (unsigned long)(s->result_count + shared->count) * sizeof(double);
    memset(shared->direction, 0, inputs);
    memset(shared->chosen, 0, outputs);
    memset(shared->stale_gradient, 0, inputs);
    memset(shared->stale_tangent, 0, outputs);
    if ((s->reverse && run(s, context, REVERSE, 0)) || (s->forward && run(s, context, FORWARD, 0)))
        return 1;
    if (s->reverse)
        memcpy(shared->stale_gradient, shared->gradient, inputs);
    if (s->forward)
        memcpy(shared->stale_tangent, shared->tangent, outputs);
    return 0;
}

static void check(struct site *s, char *context) {
    if (shared->count)
        memset(shared->slots, 0, sizeof shared->slots);
    shared->count = shared->block_count = shared->has_only_arguments = 0;
    if (run(s, context, NOTE, 0))
        return;
    find_arguments(s, context);
    if (run(s, context, BASE, 0))
        return;
    precision = is_single(s) ? &of_float : &of_double;
    if (has_only_not_finite(s)) {
        if (!s->same->not_finite)
            report_not_finite(s);
        count_verdict(s, NOT_FINITE);
        return;
    }
    if (find_stale(s, context))
        return;
    choose(s);
    if (s->reverse && run(s, context, REVERSE, 0))
        return;
    enum verdict worst = AGREE;
    long last = -1, done = 0;
    static long arguments[64];
    for (long k = 0; k < s->number_count + shared->count && done < 64; k++) {
        long argument = argument_of(s, k), is_known = argument == last;
        for (long other = 0; other < done; other++)
            is_known |= arguments[other] == argument;
        last = argument;
        if (!is_known)
            arguments[done++] = argument;
    }
    for (long k = 0; k < done; k++) {
        enum verdict verdict = examine(s, context, arguments[k]);
        if (verdict == FAILED)
            return;
        if (verdict != AGREE && worst != WRONG)
            worst = verdict;
    }
    if (worst == AGREE && done > 1)
        worst = examine(s, context, -1);
    if (worst == FAILED)
        return;
    count_verdict(s, worst);
}

// -- the whole program --
static long setting(const char *name, long usual) {
    const char *text = getenv(name);
    return text && *text ? atol(text) : usual;
}

static void begin(void) {
    is_ready = 1;
    is_quiet = setting("ENZYME_HUB_CHECK_QUIET", 0) != 0;
    most_calls = setting("ENZYME_HUB_CHECK_CALLS", most_calls);
    seconds = setting("ENZYME_HUB_CHECK_SECONDS", seconds);
    shared = mmap(0, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    is_off = most_calls <= 0 || shared == MAP_FAILED;
    if (!is_off)
        atexit(finish);
}

// The first of the sites of this request.
static struct site *known_as(struct site *s) {
    struct site **last = &sites;
    if (s->same)
        return s->same;
    for (; *last; last = &(*last)->next)
        if (strcmp((*last)->where, s->where) == 0 && strcmp((*last)->function, s->function) == 0)
            return s->same = *last;
    return *last = s->same = s;
}

// In front of each request, and never inlined there: what lies further up on the stack is the program's. The operands are in `context`.
void __ehub_check(struct site *s, char *context) {
    if (is_child || is_off || __sync_lock_test_and_set(&busy, 1))
        return;
    if (!is_ready)
        begin();
    struct site *known = known_as(s);
    if (s->number_count > NUMBERS || s->result_count > NUMBERS)
        known->skipped = "too many numbers by value";
    if (!is_off && !known->skipped && known->calls < most_calls) {
        frame = __builtin_frame_address(0);
        chance = 0x2545f4914f6cdd1dUL + (unsigned long)known->calls * 0x9e3779b97f4a7c15UL;
        check(s, context);
        if (known->skipped && !is_quiet)
            dprintf(2, "enzyme-hub check: %s: the derivative of %s is not checked: %s\n", s->where, s->function,
                    known->skipped);
    }
    known->calls++;
    __sync_lock_release(&busy);
}
