/* Collectives that move parts of buffers between ranks. Each is a list of parts that this rank sends and one of those that it
   receives; what is received is a tangent in the one direction, and an adjoint that is added in the other. */

typedef struct {
    word offset; /* from the beginning of the buffer, or of its shadow */
    word total;
} part;

typedef struct {
    layout *of;
    int *floats, *starts; /* for each rank: how many numbers, and where they begin in a list */
    int sum;
    part *parts;
} side;

typedef struct {
    side sent, received;
    int is_in_place;
} exchange;

static void prepare(side *s, handle type, const void *shadow, int ranks, word at) {
    s->of = layout_of(type, shadow, at);
    s->parts = allocated(ranks * sizeof(part));
    s->floats = allocated(2 * ranks * sizeof(int));
    s->starts = s->floats + ranks;
}

/* The part for one rank: `count` elements, `displacement` extents behind the beginning. */
static void add_part(side *s, int rank, word count, word displacement) {
    s->parts[rank] = (part){displacement * s->of->extent, count * s->of->count};
    s->floats[rank] = (int)floats_in(s->of, s->parts[rank].total);
}

static void close_side(side *s, int ranks) {
    s->sum = 0;
    for (int r = 0; r < ranks; r++) s->starts[r] = s->sum, s->sum += s->floats[r];
}

static void release_side(side *s) {
    if (!s->parts) return;
    release_layout(s->of);
    free(s->parts), free(s->floats);
}

static void release_exchange(exchange *e) {
    release_side(&e->sent);
    release_side(&e->received);
    free(e);
}

static void move_side(enum move how, const side *s, int ranks, void *shadow, double *list) {
    for (int r = 0; r < ranks; r++) {
        if (!s->floats[r]) continue;
        char *at = shadow ? (char *)shadow + s->parts[r].offset : 0;
        if (at || how == TAKE) move(how, s->of, s->parts[r].total, at, list ? list + s->starts[r] : 0);
    }
}

static void go_between(const side *from, double *list, const side *to, double *other, handle c) {
    MPI_Alltoallv(list, from->floats, from->starts, mpi()->real, other, to->floats, to->starts, mpi()->real, c);
}

static void exchange_on(const exchange *e, void *sent, void *received, handle c) {
    int ranks = size_of(c);
    double *list = allocated((e->sent.sum + e->received.sum) * sizeof(double)), *other = list + e->sent.sum;
    move_side(TAKE, &e->sent, ranks, e->is_in_place ? received : sent, list);
    go_between(&e->sent, list, &e->received, other, c);
    move_side(SET, &e->received, ranks, received, other);
    free(list);
}

static void exchange_back(const exchange *e, void *sent, void *received, handle c) {
    begin_reverse();
    int ranks = size_of(c);
    double *list = allocated((e->sent.sum + e->received.sum) * sizeof(double)), *other = list + e->sent.sum;
    move_side(TAKE, &e->received, ranks, received, other);
    move_side(CLEAR, &e->received, ranks, received, 0);
    go_between(&e->received, other, &e->sent, list, c);
    move_side(ADD, &e->sent, ranks, e->is_in_place ? received : sent, list);
    free(list);
}

/* How much, and where, for each rank: a number for all, or a list. */
typedef struct {
    int count;
    const int *counts, *displacements;
} amount;

static void add_all(side *s, amount a, int ranks, int except) {
    for (int r = 0; r < ranks; r++)
        if (r != except) add_part(s, r, a.counts ? a.counts[r] : a.count, a.displacements ? a.displacements[r] : (word)r * a.count);
}

enum pattern { TO_ROOT, FROM_ROOT, TO_ALL, EACH_TO_EACH };

/* What belongs in place stays where it is: a part of the rank for itself, and of EACH_TO_EACH all of the result is what is sent. */
static exchange *plan(enum pattern how, void *b, void *db, amount n, handle t, void *b2, void *db2, amount n2, handle t2, int root, handle c, word at) {
    int ranks = size_of(c), me = rank_of(c), in_place = is_in_place(b), out_in_place = is_in_place(b2);
    check_comm(c, at);
    exchange *e = allocated(sizeof *e);
    int sends = how != FROM_ROOT || me == root, receives = how != TO_ROOT || me == root;
    e->is_in_place = in_place;
    if (in_place) t = t2, n = n2;
    if (out_in_place) t2 = t;
    prepare(&e->sent, sends ? t : t2, db, ranks, at);
    prepare(&e->received, receives ? t2 : t, db2, ranks, at);
    if (how == TO_ROOT && !(in_place && me == root)) add_part(&e->sent, root, n.count, 0);
    if (how == TO_ROOT && me == root) add_all(&e->received, n2, ranks, in_place ? me : -1);
    if (how == FROM_ROOT && me == root) add_all(&e->sent, n, ranks, out_in_place ? me : -1);
    if (how == FROM_ROOT && !out_in_place) add_part(&e->received, root, n2.count, 0);
    if (how == TO_ALL) {
        word own = in_place ? n2.counts ? n2.counts[me] : n2.count : n.count;
        word start = !in_place ? 0 : n2.displacements ? n2.displacements[me] : (word)me * n2.count;
        for (int r = 0; r < ranks; r++)
            if (!in_place || r != me) add_part(&e->sent, r, own, start);
        add_all(&e->received, n2, ranks, in_place ? me : -1);
    }
    if (how == EACH_TO_EACH) {
        add_all(&e->sent, n, ranks, -1);
        add_all(&e->received, n2, ranks, -1);
    }
    close_side(&e->sent, ranks);
    close_side(&e->received, ranks);
    check_buffer(in_place ? b2 : b, e->sent.sum, at);
    check_buffer(b2, e->received.sum, at);
    return e;
}

#define SAME(n) ((amount){n, 0, 0})
#define EACH(n, d) ((amount){0, n, d})

#define MOVES(name, parameters, with_shadows, call, planned)                                                            \
    int __ehub_mpi_##name(parameters, void *channel, END) { return call; }                                             \
    taped __ehub_mpi_##name##_augment(with_shadows, END, int known) {                                                   \
        exchange *e = planned;                                                                                          \
        return (taped){e, call};                                                                                        \
    }                                                                                                                   \
    void __ehub_mpi_##name##_reverse(with_shadows, END, exchange *e, int known, int lane) {                             \
        exchange_back(e, db, db2, c);                                                                                   \
        if (IS_LAST(lane)) release_exchange(e);                                                                         \
    }                                                                                                                   \
    int __ehub_mpi_##name##_tangent(with_shadows, END, int known, int lane) {                                           \
        FIRST_LANE(planned, call)                                                                                       \
        exchange_on(in_lanes.tape, db, db2, c);                                                                         \
        LAST_LANE(release_exchange(in_lanes.tape))                                                                      \
    }

#define FROM void *b, void *db
#define TO void *b2, void *db2
#define LISTS const int *n, const int *dn, const int *d, const int *dd
#define LISTS2 const int *n2, const int *dn2, const int *d2, const int *dd2

MOVES(gather, LIST(void *b, int n, handle t, void *b2, int n2, handle t2, int root, handle c), LIST(FROM, int n, handle t, TO, int n2, handle t2, int root, handle c),
      MPI_Gather(b, n, t, b2, n2, t2, root, c), plan(TO_ROOT, b, db, SAME(n), t, b2, db2, SAME(n2), t2, root, c, at))
MOVES(gatherv, LIST(void *b, int n, handle t, void *b2, const int *n2, const int *d2, handle t2, int root, handle c),
      LIST(FROM, int n, handle t, TO, LISTS2, handle t2, int root, handle c),
      MPI_Gatherv(b, n, t, b2, n2, d2, t2, root, c), plan(TO_ROOT, b, db, SAME(n), t, b2, db2, EACH(n2, d2), t2, root, c, at))
MOVES(scatter, LIST(void *b, int n, handle t, void *b2, int n2, handle t2, int root, handle c), LIST(FROM, int n, handle t, TO, int n2, handle t2, int root, handle c),
      MPI_Scatter(b, n, t, b2, n2, t2, root, c), plan(FROM_ROOT, b, db, SAME(n), t, b2, db2, SAME(n2), t2, root, c, at))
MOVES(scatterv, LIST(void *b, const int *n, const int *d, handle t, void *b2, int n2, handle t2, int root, handle c),
      LIST(FROM, LISTS, handle t, TO, int n2, handle t2, int root, handle c),
      MPI_Scatterv(b, n, d, t, b2, n2, t2, root, c), plan(FROM_ROOT, b, db, EACH(n, d), t, b2, db2, SAME(n2), t2, root, c, at))
MOVES(allgather, LIST(void *b, int n, handle t, void *b2, int n2, handle t2, handle c), LIST(FROM, int n, handle t, TO, int n2, handle t2, handle c),
      MPI_Allgather(b, n, t, b2, n2, t2, c), plan(TO_ALL, b, db, SAME(n), t, b2, db2, SAME(n2), t2, 0, c, at))
MOVES(allgatherv, LIST(void *b, int n, handle t, void *b2, const int *n2, const int *d2, handle t2, handle c),
      LIST(FROM, int n, handle t, TO, LISTS2, handle t2, handle c),
      MPI_Allgatherv(b, n, t, b2, n2, d2, t2, c), plan(TO_ALL, b, db, SAME(n), t, b2, db2, EACH(n2, d2), t2, 0, c, at))
MOVES(alltoall, LIST(void *b, int n, handle t, void *b2, int n2, handle t2, handle c), LIST(FROM, int n, handle t, TO, int n2, handle t2, handle c),
      MPI_Alltoall(b, n, t, b2, n2, t2, c), plan(EACH_TO_EACH, b, db, SAME(n), t, b2, db2, SAME(n2), t2, 0, c, at))
MOVES(alltoallv, LIST(void *b, const int *n, const int *d, handle t, void *b2, const int *n2, const int *d2, handle t2, handle c),
      LIST(FROM, LISTS, handle t, TO, LISTS2, handle t2, handle c),
      MPI_Alltoallv(b, n, d, t, b2, n2, d2, t2, c), plan(EACH_TO_EACH, b, db, EACH(n, d), t, b2, db2, EACH(n2, d2), t2, 0, c, at))
