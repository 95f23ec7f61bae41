/* What all ranks do together. Buffers travel as lists of doubles (`layouts`). */

/* ---- barrier, broadcast ---- */

int __ehub_mpi_barrier(handle c, void *channel, END) { return MPI_Barrier(c); }
taped __ehub_mpi_barrier_augment(handle c, END, int known) { return (taped){0, MPI_Barrier(c)}; }
void __ehub_mpi_barrier_reverse(handle c, END, void *tape, int known, int lane) {
    begin_reverse();
    if (IS_FIRST(lane)) MPI_Barrier(c);
}
int __ehub_mpi_barrier_tangent(handle c, END, int known, int lane) {
    if (IS_FIRST(lane)) in_lanes.result = MPI_Barrier(c);
    return in_lanes.result;
}

static int check_comm(handle c, word at) {
    int is_inter;
    MPI_Comm_test_inter(c, &is_inter);
    if (is_inter) fail(at, "messages of an intercommunicator have no derivative");
    return 0;
}

#define BCAST void *b, int n, handle t, int root, handle c
#define BCAST_AND_SHADOW void *b, void *db, int n, handle t, int root, handle c

int __ehub_mpi_bcast(BCAST, void *channel, END) { return MPI_Bcast(b, n, t, root, c); }
taped __ehub_mpi_bcast_augment(BCAST_AND_SHADOW, END, int known) {
    check_comm(c, at);
    layout *l = layout_of(t, db, at);
    check_buffer(b, (word)n * l->floats, at);
    return (taped){l, MPI_Bcast(b, n, t, root, c)};
}
void __ehub_mpi_bcast_reverse(BCAST_AND_SHADOW, END, layout *l, int known, int lane) {
    begin_reverse();
    word total = (word)n * l->count;
    int floats = (int)floats_in(l, total);
    if (floats) {
        double *own = taken(l, total, db), *sum = allocated(floats * sizeof(double));
        MPI_Reduce(own, sum, floats, mpi()->real, mpi()->sum, root, c);
        if (db && rank_of(c) == root) move(SET, l, total, db, sum);
        else move(CLEAR, l, total, db, 0);
        free(own), free(sum);
    }
    if (IS_LAST(lane)) release_layout(l);
}
int __ehub_mpi_bcast_tangent(BCAST_AND_SHADOW, END, int known, int lane) {
    check_comm(c, at);
    if (IS_FIRST(lane)) in_lanes.result = MPI_Bcast(b, n, t, root, c);
    layout *l = layout_of(t, db, at);
    check_buffer(b, (word)n * l->floats, at);
    word total = (word)n * l->count;
    double *list = taken(l, total, db);
    if (floats_in(l, total)) MPI_Bcast(list, (int)floats_in(l, total), mpi()->real, root, c);
    if (db && rank_of(c) != root) move(SET, l, total, db, list);
    free(list);
    release_layout(l);
    return in_lanes.result;
}

/* ---- reductions ----

   The result is the sum of what each rank gives, times a weight: one in a sum; in a product, that of all other ranks; of a minimum or
   maximum the lowest rank that has it gives it. So the weights are all that derivatives need. */

typedef struct {
    layout *of;
    int total, floats;
    double *weights; /* none: all one */
} reduction;

static void release_reduction(reduction *r) {
    release_layout(r->of);
    free(r->weights);
    free(r);
}

static void weigh_product(reduction *r, const double *x, handle c) {
    int n = r->floats;
    double *own = allocated(4 * n * sizeof(double)), *all = own + 2 * n;
    for (int k = 0; k < n; k++) own[k] = x[k] == 0 ? 1 : x[k], own[n + k] = x[k] == 0;
    MPI_Allreduce(own, all, n, mpi()->real, mpi()->prod, c);
    MPI_Allreduce(own + n, all + n, n, mpi()->real, mpi()->sum, c);
    for (int k = 0; k < n; k++) r->weights[k] = all[n + k] - own[n + k] > 0 ? 0 : all[k] / own[k];
    free(own);
}

/* The lowest of the ranks that have what `best` says has it. */
static void weigh_owner(reduction *r, const char *is_best, handle c) {
    int n = r->floats, rank = rank_of(c);
    int *own = allocated(2 * n * sizeof(int)), *first = own + n;
    for (int k = 0; k < n; k++) own[k] = is_best[k] ? rank : 0x7fffffff;
    MPI_Allreduce(own, first, n, mpi()->integer, mpi()->min, c);
    for (int k = 0; k < n; k++) r->weights[k] = first[k] == rank;
    free(own);
}

static void weigh_extreme(reduction *r, const double *x, handle op, handle c) {
    int n = r->floats;
    double *best = allocated(n * sizeof(double));
    char *is_best = allocated(n);
    MPI_Allreduce(x, best, n, mpi()->real, op, c);
    for (int k = 0; k < n; k++) is_best[k] = x[k] == best[k];
    weigh_owner(r, is_best, c);
    free(best), free(is_best);
}

/* Pairs of a number and an index: the index belongs to the one that is best. */
static void weigh_place(reduction *r, const void *buffer, int count, handle t, handle op, handle c) {
    const layout *l = r->of;
    char *best = allocated(count * l->extent), *is_best = allocated(r->floats);
    int per = l->floats;
    MPI_Allreduce(buffer, best, count, t, op, c);
    for (int k = 0; k < count; k++) {
        const char *one = (const char *)buffer + k * l->extent, *other = best + k * l->extent;
        int is_same = 1;
        for (int j = 0; j < l->count; j++) {
            number m = l->numbers[j];
            for (int byte = 0; byte < (m.size ? m.size * m.many : 4); byte++) is_same &= one[m.offset + byte] == other[m.offset + byte];
        }
        for (int j = 0; j < per; j++) is_best[k * per + j] = is_same;
    }
    weigh_owner(r, is_best, c);
    free(best), free(is_best);
}

#define COMPLEX_PRODUCT "products of complex numbers have no derivative: multiply in the program what MPI_Allgather brings together"

/* Before the program's own call, which may write where it reads. */
static reduction *weigh(void *buffer, void *shadow, int count, handle t, handle op, handle c, word at) {
    const interface *m = mpi();
    check_comm(c, at);
    reduction *r = allocated(sizeof *r);
    r->of = layout_of(t, shadow, at);
    r->total = count * r->of->count;
    r->floats = (int)floats_in(r->of, r->total);
    check_buffer(buffer, r->floats, at);
    if (!r->floats || op == m->sum) return r;
    r->weights = allocated(r->floats * sizeof(double));
    double *x = taken(r->of, r->total, buffer);
    if (op == m->prod && r->of->count != r->of->floats) fail(at, COMPLEX_PRODUCT);
    else if (op == m->prod) weigh_product(r, x, c);
    else if (op == m->min || op == m->max) weigh_extreme(r, x, op, c);
    else if (op == m->minloc || op == m->maxloc) weigh_place(r, buffer, count, t, op, c);
    else fail(at, "its operation has no derivative: those of MPI_SUM, MPI_PROD, MPI_MIN, MPI_MAX, MPI_MINLOC and MPI_MAXLOC are known");
    free(x);
    return r;
}

static double *weighted(const reduction *r, double *list) {
    for (int k = 0; r->weights && k < r->floats; k++) list[k] *= r->weights[k];
    return list;
}

static int is_in_place(const void *b) { return (word)b == mpi()->in_place; }

#define REDUCE void *b, void *b2, int n, handle t, handle op, int root, handle c
#define REDUCE_AND_SHADOW void *b, void *db, void *b2, void *db2, int n, handle t, handle op, int root, handle c

int __ehub_mpi_reduce(REDUCE, void *channel, END) { return MPI_Reduce(b, b2, n, t, op, root, c); }
taped __ehub_mpi_reduce_augment(REDUCE_AND_SHADOW, END, int known) {
    reduction *r = weigh(is_in_place(b) ? b2 : b, is_in_place(b) ? db2 : db, n, t, op, c, at);
    return (taped){r, MPI_Reduce(b, b2, n, t, op, root, c)};
}
void __ehub_mpi_reduce_reverse(REDUCE_AND_SHADOW, END, reduction *r, int known, int lane) {
    begin_reverse();
    int is_root = rank_of(c) == root;
    if (r->floats) {
        double *list = taken(r->of, r->total, is_root ? db2 : 0);
        MPI_Bcast(list, r->floats, mpi()->real, root, c);
        if (is_root) move(CLEAR, r->of, r->total, db2, 0);
        void *to = is_in_place(b) ? db2 : db;
        if (to) move(ADD, r->of, r->total, to, weighted(r, list));
        free(list);
    }
    if (IS_LAST(lane)) release_reduction(r);
}
int __ehub_mpi_reduce_tangent(REDUCE_AND_SHADOW, END, int known, int lane) {
    if (IS_FIRST(lane)) {
        in_lanes.tape = weigh(is_in_place(b) ? b2 : b, is_in_place(b) ? db2 : db, n, t, op, c, at);
        in_lanes.result = MPI_Reduce(b, b2, n, t, op, root, c);
    }
    reduction *r = in_lanes.tape;
    if (r->floats) {
        double *own = weighted(r, taken(r->of, r->total, is_in_place(b) ? db2 : db)), *sum = allocated(r->floats * sizeof(double));
        MPI_Reduce(own, sum, r->floats, mpi()->real, mpi()->sum, root, c);
        if (rank_of(c) == root && db2) move(SET, r->of, r->total, db2, sum);
        free(own), free(sum);
    }
    LAST_LANE(release_reduction(r))
}

#define ALLREDUCE void *b, void *b2, int n, handle t, handle op, handle c
#define ALLREDUCE_AND_SHADOW void *b, void *db, void *b2, void *db2, int n, handle t, handle op, handle c

int __ehub_mpi_allreduce(ALLREDUCE, void *channel, END) { return MPI_Allreduce(b, b2, n, t, op, c); }
taped __ehub_mpi_allreduce_augment(ALLREDUCE_AND_SHADOW, END, int known) {
    reduction *r = weigh(is_in_place(b) ? b2 : b, is_in_place(b) ? db2 : db, n, t, op, c, at);
    return (taped){r, MPI_Allreduce(b, b2, n, t, op, c)};
}
void __ehub_mpi_allreduce_reverse(ALLREDUCE_AND_SHADOW, END, reduction *r, int known, int lane) {
    begin_reverse();
    if (r->floats) {
        double *own = taken(r->of, r->total, db2), *sum = allocated(r->floats * sizeof(double));
        MPI_Allreduce(own, sum, r->floats, mpi()->real, mpi()->sum, c);
        move(CLEAR, r->of, r->total, db2, 0);
        void *to = is_in_place(b) ? db2 : db;
        if (to) move(ADD, r->of, r->total, to, weighted(r, sum));
        free(own), free(sum);
    }
    if (IS_LAST(lane)) release_reduction(r);
}
int __ehub_mpi_allreduce_tangent(ALLREDUCE_AND_SHADOW, END, int known, int lane) {
    if (IS_FIRST(lane)) {
        in_lanes.tape = weigh(is_in_place(b) ? b2 : b, is_in_place(b) ? db2 : db, n, t, op, c, at);
        in_lanes.result = MPI_Allreduce(b, b2, n, t, op, c);
    }
    reduction *r = in_lanes.tape;
    if (r->floats) {
        double *own = weighted(r, taken(r->of, r->total, is_in_place(b) ? db2 : db)), *sum = allocated(r->floats * sizeof(double));
        MPI_Allreduce(own, sum, r->floats, mpi()->real, mpi()->sum, c);
        if (db2) move(SET, r->of, r->total, db2, sum);
        free(own), free(sum);
    }
    LAST_LANE(release_reduction(r))
}

/* ---- reductions of which each rank gets a part ---- */

typedef struct {
    reduction *whole;
    int *floats, *starts, own; /* of each rank's part; and how many elements this one has */
} scattered;

static scattered *scatter_plan(void *b, void *db, void *b2, void *db2, const int *counts, int count, handle t, handle op, handle c, word at) {
    int ranks = size_of(c), total = 0, in_place = is_in_place(b);
    for (int r = 0; r < ranks; r++) total += counts ? counts[r] : count;
    scattered *s = allocated(sizeof *s);
    s->whole = weigh(in_place ? b2 : b, in_place ? db2 : db, total, t, op, c, at);
    s->floats = allocated(2 * ranks * sizeof(int)), s->starts = s->floats + ranks;
    for (int r = 0, start = 0; r < ranks; start += s->floats[r++]) {
        s->starts[r] = start;
        s->floats[r] = (counts ? counts[r] : count) * s->whole->of->floats;
    }
    s->own = (counts ? counts[rank_of(c)] : count) * s->whole->of->count;
    return s;
}

static void release_scattered(scattered *s) {
    release_reduction(s->whole);
    free(s->floats), free(s);
}

static void scatter_back(scattered *s, void *b, void *db, void *db2, handle c, int lane) {
    begin_reverse();
    reduction *r = s->whole;
    double *own = taken(r->of, s->own, db2), *all = allocated(r->floats * sizeof(double));
    if (r->floats) MPI_Allgatherv(own, s->floats[rank_of(c)], mpi()->real, all, s->floats, s->starts, mpi()->real, c);
    move(CLEAR, r->of, is_in_place(b) ? r->total : s->own, db2, 0);
    void *to = is_in_place(b) ? db2 : db;
    if (to) move(ADD, r->of, r->total, to, weighted(r, all));
    free(own), free(all);
    if (IS_LAST(lane)) release_scattered(s);
}

static void scatter_on(scattered *s, void *b, void *db, void *db2, handle c) {
    reduction *r = s->whole;
    double *own = weighted(r, taken(r->of, r->total, is_in_place(b) ? db2 : db)), *part = allocated(r->floats * sizeof(double));
    if (r->floats) MPI_Reduce_scatter(own, part, s->floats, mpi()->real, mpi()->sum, c);
    if (db2) move(SET, r->of, s->own, db2, part);
    free(own), free(part);
}

#define SCATTERS(name, parameters, with_shadows, call, planned)                                     \
    int __ehub_mpi_##name(parameters, void *channel, END) { return call; }                         \
    taped __ehub_mpi_##name##_augment(with_shadows, END, int known) {                               \
        scattered *s = planned;                                                                     \
        return (taped){s, call};                                                                    \
    }                                                                                               \
    void __ehub_mpi_##name##_reverse(with_shadows, END, scattered *s, int known, int lane) {        \
        scatter_back(s, b, db, db2, c, lane);                                                       \
    }                                                                                               \
    int __ehub_mpi_##name##_tangent(with_shadows, END, int known, int lane) {                       \
        FIRST_LANE(planned, call)                                                                   \
        scatter_on(in_lanes.tape, b, db, db2, c);                                                   \
        LAST_LANE(release_scattered(in_lanes.tape))                                                 \
    }

SCATTERS(reduce_scatter_block, LIST(void *b, void *b2, int n, handle t, handle op, handle c),
         LIST(void *b, void *db, void *b2, void *db2, int n, handle t, handle op, handle c),
         MPI_Reduce_scatter_block(b, b2, n, t, op, c), scatter_plan(b, db, b2, db2, 0, n, t, op, c, at))
SCATTERS(reduce_scatter, LIST(void *b, void *b2, const int *n, handle t, handle op, handle c),
         LIST(void *b, void *db, void *b2, void *db2, const int *n, const int *dn, handle t, handle op, handle c),
         MPI_Reduce_scatter(b, b2, n, t, op, c), scatter_plan(b, db, b2, db2, n, 0, t, op, c, at))

/* ---- sums over the ranks up to this one: in reverse, over those from this one on ---- */

static reduction *scan_plan(void *shadow, int n, handle t, handle op, handle c, word at) {
    check_comm(c, at);
    reduction *r = allocated(sizeof *r);
    r->of = layout_of(t, shadow, at);
    r->total = n * r->of->count;
    r->floats = (int)floats_in(r->of, r->total);
    if (r->floats && op != mpi()->sum) fail(at, "its operation has no derivative: that of MPI_SUM is known");
    return r;
}

static handle backwards(handle c, word at) {
    office *o = office_of(c, at);
    if (!o->backwards) MPI_Comm_split(c, 0, -rank_of(c), &o->backwards);
    return o->backwards;
}

/* The first rank gets nothing of an exclusive sum. */
static void scan_move(reduction *r, int is_exclusive, enum move how, void *from, void *to, handle over, int gets) {
    double *list = taken(r->of, r->total, from), *sum = allocated(r->floats * sizeof(double));
    if (how == ADD) move(CLEAR, r->of, r->total, from, 0);
    if (is_exclusive) MPI_Exscan(list, sum, r->floats, mpi()->real, mpi()->sum, over);
    else MPI_Scan(list, sum, r->floats, mpi()->real, mpi()->sum, over);
    if (to && gets) move(how, r->of, r->total, to, sum);
    free(list), free(sum);
}

static void scan_back(reduction *r, int is_exclusive, void *b, void *db, void *db2, handle c, word at, int lane) {
    begin_reverse();
    handle over = backwards(c, at);
    /* What the first rank has there is not the sum's, so it gives nothing, and keeps it. */
    void *from = is_exclusive && rank_of(c) == 0 ? 0 : db2;
    if (r->floats) scan_move(r, is_exclusive, ADD, from, is_in_place(b) ? db2 : db, over, !is_exclusive || rank_of(over) > 0);
    if (IS_LAST(lane)) release_reduction(r);
}

static void scan_on(reduction *r, int is_exclusive, void *b, void *db, void *db2, handle c) {
    if (r->floats) scan_move(r, is_exclusive, SET, is_in_place(b) ? db2 : db, db2, c, !is_exclusive || rank_of(c) > 0);
}

#define SCANS(name, is_exclusive, function)                                                          \
    int __ehub_mpi_##name(ALLREDUCE, void *channel, END) { return function(b, b2, n, t, op, c); }    \
    taped __ehub_mpi_##name##_augment(ALLREDUCE_AND_SHADOW, END, int known) {                        \
        reduction *r = scan_plan(db2, n, t, op, c, at);                                              \
        return (taped){r, function(b, b2, n, t, op, c)};                                             \
    }                                                                                                \
    void __ehub_mpi_##name##_reverse(ALLREDUCE_AND_SHADOW, END, reduction *r, int known, int lane) { \
        scan_back(r, is_exclusive, b, db, db2, c, at, lane);                                         \
    }                                                                                                \
    int __ehub_mpi_##name##_tangent(ALLREDUCE_AND_SHADOW, END, int known, int lane) {                \
        FIRST_LANE(scan_plan(db2, n, t, op, c, at), function(b, b2, n, t, op, c))                    \
        scan_on(in_lanes.tape, is_exclusive, b, db, db2, c);                                         \
        LAST_LANE(release_reduction(in_lanes.tape))                                                  \
    }

SCANS(scan, 0, MPI_Scan)
SCANS(exscan, 1, MPI_Exscan)
