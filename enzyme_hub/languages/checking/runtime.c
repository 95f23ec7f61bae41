// What a request that checks itself runs: the function, and its derivatives, again and again at the point where the program is,
// each time in a child process. Nothing that happens there is seen by the program.
//
// `note` runs first. In it each access to a number that has a shadow tells where the two lie: these are the numbers in memory
// that the function reads or writes. All of them, with the arguments by value, are the point; all of them, with the result, are
// what the function makes of it. Then, for a direction d and weights w, <w, J d> is computed in three ways: by reverse mode as
// <J^T w, d>, by forward mode, and by finite differences. Where they differ the direction is halved until one number is left.

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

typedef void piece(char *context);

struct number { // by value: an argument, or a part of the result; the last three are offsets in the context
    const char *name;
    long argument, component, kind; // of which argument (the result is 0); the size in bytes
    long value, derivative, tangent;
};
struct pointer { // an argument that has a shadow
    const char *name;
    long argument, value, shadow;
};
struct site { // one request
    const char *function, *where;
    piece *primal, *note, *reverse, *forward;
    const char *no_reverse, *no_forward;
    long number_count;
    const struct number *numbers;
    long result_count;
    const struct number *results;
    long pointer_count;
    const struct pointer *pointers;
    long is_single; // it computes with less than double precision
    // what becomes of it
    struct site *next, *same; // the first of those that the optimiser made of one request
    const char *skipped;      // why it is not checked any more
    long calls, checked, wrong, rough, unsettled, told[4];
};

enum { MOST = 1 << 18, SLOTS = 1 << 20, BLOCKS = 1 << 14, NUMBERS = 256, STEPS = 4, FINDINGS = 64 };

struct place { // a number in memory
    char *at, *shadow;
    const char *where; // the line that used it first
    long kind, argument, offset;
};
enum { ROOM = MOST + NUMBERS };
struct shared { // between the program and its children
    int is_done;
    long count, left_out, block_count;
    char *blocks[BLOCKS];
    long block_sizes[BLOCKS];
    struct place places[MOST];
    unsigned slots[SLOTS];
    double point[ROOM], direction[ROOM], all[ROOM], gradient[ROOM]; // by inputs
    double stale_gradient[ROOM], stale_tangent[ROOM]; // what comes of shadows that nobody told of, whatever lies there
    double weight[ROOM], chosen[ROOM], base[ROOM], tangent[ROOM], above[ROOM], below[ROOM]; // by outputs
};
static struct shared *shared;

struct finding {
    struct site *site;
    const char *what;
    char input[256], output[256];
    double reverse, forward, difference, left, right;
    int has_reverse, has_forward, is_rough;
};
static struct finding findings[FINDINGS];
static long finding_count;

static int busy, is_child, is_off, is_ready, is_quiet;
static long most_calls = 16, seconds = 20;
static struct site *sites;
static char *frame; // the stack of what is checked lies below
static int noting;
static unsigned long chance;

static double magnitude(double x) { return x < 0 ? -x : x; }
static double larger(double x, double y) { return x > y ? x : y; }
static double read_number(const char *at, long kind) { return kind == 4 ? *(const float *)at : *(const double *)at; }
static void write_number(char *at, long kind, double x) {
    if (kind == 4)
        *(float *)at = (float)x;
    else
        *(double *)at = x;
}

static double some(void) { // of magnitude 0.5 to 1.5, the same in each run of the program
    chance ^= chance << 13, chance ^= chance >> 7, chance ^= chance << 17;
    double x = 0.5 + (double)(chance >> 12 & 0xfffff) / 0x100000;
    return chance & 1 ? x : -x;
}

// -- what the function reads and writes -----------------------------------------------------------------------------------------

__attribute__((noinline)) static void note(char *at, char *shadow, long kind, const char *where) {
    char here;
    if (at == shadow || (unsigned long)shadow < 4096 || (at > &here && at < frame))
        return;
    for (long k = shared->block_count; k-- > 0;)
        if (at >= shared->blocks[k] && at < shared->blocks[k] + shared->block_sizes[k])
            return;
    unsigned long slot = ((unsigned long)at >> 2) * 0x9e3779b97f4a7c15UL >> 44;
    while (shared->slots[slot]) {
        if (shared->places[shared->slots[slot] - 1].at == at)
            return;
        slot = (slot + 1) % SLOTS;
    }
    if (shared->count == MOST) {
        shared->left_out = 1;
        return;
    }
    struct place *place = &shared->places[shared->count++];
    place->at = at, place->shadow = shadow, place->where = where, place->kind = kind;
    shared->slots[slot] = (unsigned)shared->count;
}

// Numbers of `kind` bytes at `first` and every `period` bytes behind it.
__attribute__((noinline)) void __ehub_check_note(char *at, char *shadow, long bytes, long kind, long first, long period, const char *where) {
    if (noting)
        for (long k = first; k + kind <= bytes; k += period)
            note(at + k, shadow + k, kind, where);
}

// Of a function whose derivative is given: an argument with its shadow, and an access to what it leads to.
static struct {
    char *at, *shadow;
} arguments[32];

void __ehub_check_argument(long number, char *at, char *shadow) {
    arguments[number].at = at, arguments[number].shadow = shadow;
}

void __ehub_check_access(long number, char *at, long bytes, long kind, const char *where) {
    if (arguments[number].shadow)
        __ehub_check_note(at, arguments[number].shadow + (at - arguments[number].at), bytes, kind, 0, kind, where);
}

// Memory that the function allocates itself.
__attribute__((noinline)) void __ehub_check_block(char *at, long size) {
    if (!noting || !at)
        return;
    if (shared->block_count == BLOCKS) {
        memmove(shared->blocks, shared->blocks + BLOCKS / 2, BLOCKS / 2 * sizeof(char *));
        memmove(shared->block_sizes, shared->block_sizes + BLOCKS / 2, BLOCKS / 2 * sizeof(long));
        shared->block_count = BLOCKS / 2;
    }
    shared->blocks[shared->block_count] = at;
    shared->block_sizes[shared->block_count++] = size;
}

// -- child processes --------------------------------------------------------------------------------------------------------------

// What is open for reading is opened again, so that it moves on for nobody else; what is written goes nowhere.
static void isolate(void) {
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    static const int reset[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGALRM, SIGTRAP};
    for (unsigned k = 0; k < sizeof reset / sizeof *reset; k++)
        signal(reset[k], SIG_DFL);
    sigset_t alarms;
    sigemptyset(&alarms);
    sigaddset(&alarms, SIGALRM);
    sigprocmask(SIG_UNBLOCK, &alarms, 0);
    int nowhere = open("/dev/null", O_RDWR);
    for (int number = 0; number < 256; number++) {
        int flags = fcntl(number, F_GETFL);
        if (flags < 0 || number == nowhere)
            continue;
        long place = lseek(number, 0, SEEK_CUR);
        int again = nowhere;
        if (place >= 0 && (flags & O_ACCMODE) == O_RDONLY) {
            char path[64];
            snprintf(path, sizeof path, "/proc/self/fd/%d", number);
            int opened = open(path, O_RDONLY);
            if (opened >= 0) {
                lseek(opened, place, SEEK_SET);
                again = opened;
            }
        }
        dup2(again, number);
        if (again != nowhere)
            close(again);
    }
    alarm((unsigned)seconds);
}

static void make_writable(void) {
    long page = sysconf(_SC_PAGESIZE);
    char *last = 0;
    for (long k = 0; k < shared->count; k++) {
        struct place *place = &shared->places[k];
        char *start = (char *)((unsigned long)place->at & -(unsigned long)page);
        if (start != last && msync(start, (unsigned long)page, MS_ASYNC) != 0) {
            place->kind = 0; // it is not there before the function runs
            continue;
        }
        if (start != last)
            mprotect(start, (unsigned long)page, PROT_READ | PROT_WRITE);
        last = start;
    }
}

enum job { NOTE, BASE, ABOVE, BELOW, REVERSE, FORWARD };

static void read_outputs(const struct site *s, const char *context, double *into) {
    for (long k = 0; k < s->result_count; k++)
        into[k] = read_number(context + s->results[k].value, s->results[k].kind);
    for (long k = 0; k < shared->count; k++)
        if (shared->places[k].kind)
            into[s->result_count + k] = read_number(shared->places[k].at, shared->places[k].kind);
}

static void move_point(const struct site *s, char *context, double step) {
    const double *d = shared->direction;
    for (long k = 0; k < s->number_count; k++)
        if (d[k] != 0)
            write_number(context + s->numbers[k].value, s->numbers[k].kind, shared->point[k] + step * d[k]);
    for (long k = 0; k < shared->count; k++)
        if (d[s->number_count + k] != 0)
            write_number(shared->places[k].at, shared->places[k].kind,
                         shared->point[s->number_count + k] + step * d[s->number_count + k]);
}

static void write_shadows(const double *values) {
    for (long k = 0; k < shared->count; k++)
        if (shared->places[k].kind)
            write_number(shared->places[k].shadow, shared->places[k].kind, values[k]);
}

static void read_shadows(double *into) {
    for (long k = 0; k < shared->count; k++)
        if (shared->places[k].kind)
            into[k] = read_number(shared->places[k].shadow, shared->places[k].kind);
}

static void subtract(double *from, const double *what, long count) {
    for (long k = 0; k < count; k++)
        from[k] -= what[k];
}

static void work(const struct site *s, char *context, enum job job, double step) {
    switch (job) {
    case NOTE:
        noting = 1;
        s->note(context);
        noting = 0;
        break;
    case BASE:
        make_writable();
        for (long k = 0; k < s->number_count; k++)
            shared->point[k] = read_number(context + s->numbers[k].value, s->numbers[k].kind);
        for (long k = 0; k < shared->count; k++)
            if (shared->places[k].kind)
                shared->point[s->number_count + k] = read_number(shared->places[k].at, shared->places[k].kind);
        s->primal(context);
        read_outputs(s, context, shared->base);
        break;
    case ABOVE:
    case BELOW:
        make_writable();
        move_point(s, context, step);
        s->primal(context);
        read_outputs(s, context, job == ABOVE ? shared->above : shared->below);
        break;
    case REVERSE:
        for (long k = 0; k < s->result_count; k++)
            write_number(context + s->results[k].derivative, s->results[k].kind, shared->chosen[k]);
        write_shadows(shared->chosen + s->result_count);
        s->reverse(context);
        for (long k = 0; k < s->number_count; k++)
            shared->gradient[k] = read_number(context + s->numbers[k].derivative, s->numbers[k].kind);
        read_shadows(shared->gradient + s->number_count);
        subtract(shared->gradient, shared->stale_gradient, s->number_count + shared->count);
        break;
    case FORWARD:
        for (long k = 0; k < s->number_count; k++)
            write_number(context + s->numbers[k].tangent, s->numbers[k].kind, shared->direction[k]);
        write_shadows(shared->direction + s->number_count);
        s->forward(context);
        for (long k = 0; k < s->result_count; k++)
            shared->tangent[k] = read_number(context + s->results[k].tangent, s->results[k].kind);
        read_shadows(shared->tangent + s->result_count);
        subtract(shared->tangent, shared->stale_tangent, s->result_count + shared->count);
        break;
    }
}

// One run in a child; 0 if it came to its end. Else the request is not checked any more.
static int run(struct site *s, char *context, enum job job, double step) {
    shared->is_done = 0;
    pid_t child = fork();
    if (child == 0) {
        is_child = 1;
        isolate();
        work(s, context, job, step);
        shared->is_done = 1;
        _exit(0);
    }
    int status = 0;
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    if (child > 0 && shared->is_done)
        return 0;
    s->same->skipped = child < 0                     ? "no process could be made"
                 : !WIFSIGNALED(status)        ? "the function ends the program"
                 : WTERMSIG(status) == SIGALRM ? "it takes too long"
                                               : "a run beside the program crashed";
    return 1;
}

// -- names --------------------------------------------------------------------------------------------------------------------------

static long argument_of(const struct site *s, long input) {
    return input < s->number_count ? s->numbers[input].argument : shared->places[input - s->number_count].argument;
}

static const char *name_of(const struct site *s, long argument) {
    for (long k = 0; k < s->number_count; k++)
        if (s->numbers[k].argument == argument)
            return s->numbers[k].name;
    for (long k = 0; k < s->pointer_count; k++)
        if (s->pointers[k].argument == argument)
            return s->pointers[k].name;
    return 0;
}

static void tell_argument(const struct site *s, long argument, char *into, unsigned long room) {
    const char *name = name_of(s, argument);
    snprintf(into, room, name ? "argument %ld (%s)" : "argument %ld", argument, name);
}

static void tell_place(const struct site *s, const struct place *place, char *into, unsigned long room) {
    char argument[128];
    if (place->argument) {
        tell_argument(s, place->argument, argument, sizeof argument);
        snprintf(into, room, "%s, component %ld, used at %s", argument, place->offset / place->kind, place->where);
    } else {
        snprintf(into, room, "memory that pointers or globals lead to, used at %s", place->where);
    }
}

static void tell_number(const struct site *s, const struct number *all, long count, long k, char *into, unsigned long room) {
    char argument[128];
    long several = 0;
    for (long other = 0; other < count; other++)
        several += all[other].argument == all[k].argument;
    if (all[k].argument)
        tell_argument(s, all[k].argument, argument, sizeof argument);
    else
        snprintf(argument, sizeof argument, "the result");
    if (several > 1)
        snprintf(into, room, "%s, component %ld", argument, all[k].component);
    else
        snprintf(into, room, "%s", argument);
}

static void tell_input(const struct site *s, long k, char *into, unsigned long room) {
    if (k < s->number_count)
        tell_number(s, s->numbers, s->number_count, k, into, room);
    else
        tell_place(s, &shared->places[k - s->number_count], into, room);
}

static void tell_output(const struct site *s, long k, char *into, unsigned long room) {
    if (k < s->result_count)
        tell_number(s, s->results, s->result_count, k, into, room);
    else
        tell_place(s, &shared->places[k - s->result_count], into, room);
}

// Which argument a number in memory belongs to: it lies as far from the pointer as its shadow does from that of the pointer.
static void find_arguments(const struct site *s, const char *context) {
    for (long k = 0; k < shared->count; k++) {
        struct place *place = &shared->places[k];
        place->argument = 0;
        for (long a = 0; a < s->pointer_count; a++) {
            long from = place->at - *(char *const *)(context + s->pointers[a].value);
            long shadow = place->shadow - *(char *const *)(context + s->pointers[a].shadow);
            if (from == shadow && from >= 0 && (!place->argument || from < place->offset))
                place->argument = s->pointers[a].argument, place->offset = from;
        }
    }
}

// -- one direction ----------------------------------------------------------------------------------------------------------------

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
        if (magnitude(found - expected) <= 100 * precision->close * scale)
            first += count / 2, count -= count / 2;
        else
            count = count / 2;
    }
    return count ? list[first] : -1;
}

static void tell(const struct finding *f) {
    const struct site *s = f->site;
    if (is_quiet)
        return;
    char reverse[64], forward[64], difference[96];
    snprintf(difference, sizeof difference, f->is_rough ? "%.10g below, %.10g above" : "%.10g",
             f->is_rough ? f->left : f->difference, f->right);
    snprintf(reverse, sizeof reverse, "%.10g", f->reverse);
    snprintf(forward, sizeof forward, "%.10g", f->forward);
    dprintf(2,
            "enzyme-hub check: %s: the derivative of %s %s\n"
            "  of                  %s\n"
            "  by                  %s\n"
            "  reverse mode        %s\n"
            "  forward mode        %s\n"
            "  finite differences  %s\n",
            s->where, s->function, f->what, f->output, f->input, f->has_reverse ? reverse : s->no_reverse,
            f->has_forward ? forward : s->no_forward, difference);
}

// Find the one number, the one result, and the three values of this derivative.
static void report(struct site *s, char *context, long argument, struct compared c) {
    struct finding f = {.site = s};
    f.what = c.verdict == WRONG   ? "disagrees"
             : c.verdict == ROUGH ? "is not the same on both sides: it is not smooth here"
                                  : "cannot be told from finite differences, which do not settle";
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
        tell(&f);
        if (finding_count < FINDINGS)
            findings[finding_count++] = f;
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
        int is_there = k < s->number_count || shared->places[k - s->number_count].kind;
        if (argument_of(s, k) != argument)
            usual = typical(s, argument = argument_of(s, k));
        double x = magnitude(shared->point[k]), d = some();
        int is_finite = x - x == 0;
        shared->all[k] = is_there && is_finite ? d * (x < 1e-3 * usual ? usual : x) : 0;
    }
    for (long k = 0; k < shared->count; k++)
        changed += shared->places[k].kind && shared->base[s->result_count + k] != shared->point[s->number_count + k];
    for (long k = 0; k < outputs; k++) {
        long place = k - s->result_count;
        double made = shared->base[k], w = 1;
        int is_output = place < 0 || (shared->places[place].kind && made != shared->point[s->number_count + place]);
        if (s->result_count + changed > 1)
            w = some() / (magnitude(made) > 1e-6 ? magnitude(made) : 1);
        shared->weight[k] = is_output && made - made == 0 ? w : 0;
    }
    memcpy(shared->chosen, shared->weight, (unsigned long)outputs * sizeof(double));
}

static void count_verdict(struct site *s, enum verdict verdict) {
    s = s->same;
    s->checked++, s->wrong += verdict == WRONG, s->rough += verdict == ROUGH, s->unsettled += verdict == UNSETTLED;
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
    shared->count = shared->block_count = 0;
    if (run(s, context, NOTE, 0))
        return;
    find_arguments(s, context);
    if (run(s, context, BASE, 0))
        return;
    precision = is_single(s) ? &of_float : &of_double;
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

// -- the whole program ----------------------------------------------------------------------------------------------------------------

static void write_text(int file, const char *text) {
    dprintf(file, "\"");
    for (; text && *text; text++)
        if (*text == '"' || *text == '\\')
            dprintf(file, "\\%c", *text);
        else
            dprintf(file, (unsigned char)*text < 32 ? " " : "%c", *text);
    dprintf(file, "\"");
}

static void write_member(int file, const char *name, const char *text, const char *end) {
    dprintf(file, "\"%s\": ", name);
    write_text(file, text);
    dprintf(file, "%s", end);
}

static void write_value(int file, const char *name, double value, int is_there, const char *end) {
    if (is_there && value - value == 0)
        dprintf(file, "\"%s\": %.17g%s", name, value, end);
    else
        dprintf(file, "\"%s\": null%s", name, end);
}

static void write_report(const char *path) {
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (file < 0)
        return;
    dprintf(file, "{\"requests\": [");
    for (struct site *s = sites; s; s = s->next) {
        dprintf(file, "%s\n  {", s == sites ? "" : ",");
        write_member(file, "function", s->function, ", ");
        write_member(file, "where", s->where, ", ");
        if (s->skipped)
            write_member(file, "skipped", s->skipped, ", ");
        dprintf(file, "\"calls\": %ld, \"checked\": %ld, \"disagree\": %ld, \"not_smooth\": %ld, \"unsettled\": %ld}", s->calls,
                s->checked, s->wrong, s->rough, s->unsettled);
    }
    dprintf(file, "],\n \"findings\": [");
    for (long k = 0; k < finding_count; k++) {
        const struct finding *f = &findings[k];
        dprintf(file, "%s\n  {", k ? "," : "");
        write_member(file, "function", f->site->function, ", ");
        write_member(file, "where", f->site->where, ", ");
        write_member(file, "what", f->what, ", ");
        write_member(file, "of", f->output, ", ");
        write_member(file, "by", f->input, ", ");
        write_value(file, "reverse", f->reverse, f->has_reverse, ", ");
        write_value(file, "forward", f->forward, f->has_forward, ", ");
        if (f->is_rough) {
            write_value(file, "below", f->left, 1, ", ");
            write_value(file, "above", f->right, 1, ", ");
        }
        if (!f->has_reverse || !f->has_forward)
            write_member(file, "without", f->has_reverse ? f->site->no_forward : f->site->no_reverse, ", ");
        write_value(file, "finite_differences", f->difference, 1, "}");
    }
    dprintf(file, "]}\n");
    close(file);
}

static long tell_all(void) {
    long requests = 0, calls = 0, wrong = 0, rough = 0, unsettled = 0, skipped = 0;
    for (struct site *s = sites; s; s = s->next) {
        requests++, calls += s->checked, wrong += s->wrong > 0, rough += s->rough > 0, unsettled += s->unsettled > 0;
        skipped += s->skipped != 0;
    }
    if (is_quiet)
        return wrong;
    dprintf(2, "enzyme-hub check: %ld request%s at %ld point%s: ", requests, requests == 1 ? "" : "s", calls,
            calls == 1 ? "" : "s");
    if (wrong)
        dprintf(2, "%ld DISAGREE%s", wrong, wrong == 1 ? "S" : "");
    else
        dprintf(2, calls ? "all derivatives agree" : "nothing was checked");
    if (rough)
        dprintf(2, ", %ld not smooth there", rough);
    if (unsettled)
        dprintf(2, ", %ld cannot be told", unsettled);
    if (skipped)
        dprintf(2, ", %ld not checked", skipped);
    dprintf(2, "\n");
    return wrong;
}

static void finish(void) {
    if (is_child)
        return;
    long wrong = tell_all();
    const char *path = getenv("ENZYME_HUB_CHECK_REPORT"), *status = getenv("ENZYME_HUB_CHECK_EXIT");
    if (path && *path)
        write_report(path);
    if (wrong && status && *status) {
        fflush(0);
        _exit(atoi(status));
    }
}

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

// In front of each request: its operands are in `context`.
__attribute__((noinline)) void __ehub_check(struct site *s, char *context) {
    if (is_child || is_off || __sync_lock_test_and_set(&busy, 1))
        return;
    if (!is_ready)
        begin();
    struct site *known = known_as(s);
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
