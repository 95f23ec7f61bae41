// What people and tools are told.

#pragma once

#include "site.h"

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

static void append(char *into, unsigned long room, const char *text) {
    unsigned long length = strlen(into);
    snprintf(into + length, room - length, "%s", text);
}

static const char *as_text(double value, char *into, unsigned long room) {
    snprintf(into, room, is_nan(value) ? "nan" : "%.10g", value);
    return into;
}

// Add an input and its value: x = 0.5.
static void tell_value_of(const struct site *s, long input, char *into, unsigned long room) {
    char name[256], value[64];
    tell_input(s, input, name, sizeof name);
    append(into, room, *into ? ", " : "");
    append(into, room, name);
    append(into, room, " = ");
    append(into, room, as_text(shared->point[input], value, sizeof value));
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
        if (shared->has_only_arguments && !place->argument)
            place->kind = 0;
    }
}

static void tell(const struct finding *f) {
    const struct site *s = f->site;
    if (is_quiet)
        return;
    char reverse[64], forward[64], difference[96], right[64];
    as_text(f->is_not_finite ? f->value : f->is_rough ? f->left : f->difference, difference, sizeof difference);
    if (f->is_not_finite) {
        dprintf(2,
                "enzyme-hub check: %s: the derivative of %s %s\n"
                "  of                  %s\n"
                "  value               %s\n"
                "  at                  %s\n",
                s->where, s->function, f->what, f->output, difference, f->input);
        return;
    }
    if (f->is_rough) {
        append(difference, sizeof difference, " below, ");
        append(difference, sizeof difference, as_text(f->right, right, sizeof right));
        append(difference, sizeof difference, " above");
    }
    as_text(f->reverse, reverse, sizeof reverse);
    as_text(f->forward, forward, sizeof forward);
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

// Tell it, and keep it for the report.
static void say(const struct finding *f) {
    tell(f);
    if (finding_count < FINDINGS)
        findings[finding_count++] = *f;
}

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
    if (!is_there)
        dprintf(file, "\"%s\": null%s", name, end);
    else if (is_finite(value))
        dprintf(file, "\"%s\": %.17g%s", name, value, end);
    else // JSON has no such numbers
        dprintf(file, "\"%s\": \"%s\"%s", name, is_nan(value) ? "nan" : value < 0 ? "-inf" : "inf", end);
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
        dprintf(file, "\"calls\": %ld, \"checked\": %ld, \"disagree\": %ld, \"not_smooth\": %ld, \"unsettled\": %ld, \"not_finite\": %ld}",
                s->calls, s->checked, s->wrong, s->rough, s->unsettled, s->not_finite);
    }
    dprintf(file, "],\n \"findings\": [");
    for (long k = 0; k < finding_count; k++) {
        const struct finding *f = &findings[k];
        dprintf(file, "%s\n  {", k ? "," : "");
        write_member(file, "function", f->site->function, ", ");
        write_member(file, "where", f->site->where, ", ");
        write_member(file, "what", f->what, ", ");
        write_member(file, "of", f->output, ", ");
        if (f->is_not_finite) {
            write_value(file, "value", f->value, 1, ", ");
            write_member(file, "at", f->input, "}");
            continue;
        }
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
    long requests = 0, calls = 0, wrong = 0, rough = 0, unsettled = 0, skipped = 0, not_finite = 0;
    for (struct site *s = sites; s; s = s->next) {
        requests++, calls += s->checked, wrong += s->wrong > 0, rough += s->rough > 0, unsettled += s->unsettled > 0;
        skipped += s->skipped != 0, not_finite += s->not_finite > 0;
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
    if (not_finite)
        dprintf(2, ", %ld not finite there", not_finite);
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
