// Runs in child processes.

#pragma once

#include "site.h"

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
