/* What all ranks do together. Buffers travel as lists of doubles (`layouts`). */

/* ---- barrier, broadcast ---- */

int __ehub_mpi_barrier(handle c, void *channel, END) { return MPI_Barrier(c); }
taped __ehub_mpi_barrier_augment(handle c, END, int known) { return (taped){0, MPI_Barrier(c)}; }
void __ehub_mpi_barrier_reverse(handle c, END, void *tape, int known, int lane) {
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
    return (taped){layout_of(t, db, at), MPI_Bcast(b, n, t, root, c)};
}
void __ehub_mpi_bcast_reverse(BCAST_AND_SHADOW, END, layout *l, int known, int lane) {
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

/* Before the program's own call, which may write where it reads. */
static reduction *weigh(void *buffer, void *shadow, int count, handle t, handle op, handle c, word at) {
    const interface *m = mpi();
    check_comm(c, at);
    reduction *r = allocated(sizeof *r);
    r->of = layout_of(t, shadow, at);
    r->total = count * r->of->count;
    r->floats = (int)floats_in(r->of, r->total);
    if (!r->floats || op == m->sum) return r;
    r->weights = allocated(r->floats * sizeof(double));
    double *x = taken(r->of, r->total, buffer);
    if (op == m->prod && r->of->count == 1) weigh_product(r, x, c);
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
