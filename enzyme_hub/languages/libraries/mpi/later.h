/* What all ranks do together, begun and waited for. The waits of several ranks need not come in one order, so the adjoints do not go
   by collectives, which must: each rank writes to each that its numbers came from. The k-th such call of a communicator is the k-th
   of all its ranks, which is the number of these letters. So nobody waits for more than the program's own call waits for. */

enum { OF_ALL = -16, OPERANDS = -17 }; /* in place of a tag */

typedef struct later {
    handle comm, op;
    word number, at;
    exchange *parts; /* what goes where, or */
    reduction *sum;  /* what is brought together, on the rank `root`, or on all */
    int root, ranks;
    void *sent, *received; /* their shadows */
    double *own, *operands; /* this rank's, and those of all ranks, where the sum is none */
} later;

enum { ALL_RANKS = -1 };

static later *later_of(exchange *parts, reduction *sum, handle op, int root, handle c, word at) {
    later *l = allocated(sizeof *l);
    *l = (later){.comm = c, .op = op, .at = at, .parts = parts, .sum = sum, .root = root, .ranks = size_of(c)};
    l->number = next_number(office_of(c, at), 0, OF_ALL, 1);
    return l;
}

static void release_later(later *l) {
    if (l->parts) release_exchange(l->parts);
    if (l->sum) release_reduction(l->sum);
    free(l->own), free(l->operands), free(l);
}

static int has_result(const later *l, int rank) { return l->root == ALL_RANKS || l->root == rank; }

/* ---- parts ---- */

static void post_parts(const later *l, const side *s, char *shadow) {
    for (int r = 0; r < l->ranks; r++)
        if (s->floats[r]) post(l->comm, r, OF_ALL, l->number, s->of, s->parts[r].total, shadow ? shadow + s->parts[r].offset : 0);
}

static void fetch_parts(enum move how, const later *l, const side *s, char *shadow) {
    for (int r = 0; r < l->ranks; r++)
        if (s->floats[r]) read_letter(how, l->comm, r, OF_ALL, l->number, s->of, s->parts[r].total, shadow ? shadow + s->parts[r].offset : 0, l->at);
}

/* From the root to all others. */
static exchange *plan_bcast(void *b, void *db, int n, handle t, int root, handle c, word at) {
    int ranks = size_of(c), me = rank_of(c);
    check_comm(c, at);
    exchange *e = allocated(sizeof *e);
    prepare(&e->sent, t, db, ranks, at);
    prepare(&e->received, t, db, ranks, at);
    for (int r = 0; me == root && r < ranks; r++)
        if (r != root) add_part(&e->sent, r, n, 0);
    if (me != root) add_part(&e->received, root, n, 0);
    close_side(&e->sent, ranks);
    close_side(&e->received, ranks);
    check_buffer(b, e->sent.sum + e->received.sum, at);
    return e;
}

/* ---- reductions ---- */

static reduction *plan_later(void *buffer, void *shadow, int n, handle t, handle op, handle c, word at) {
    const interface *m = mpi();
    check_comm(c, at);
    reduction *r = allocated(sizeof *r);
    r->of = layout_of(t, shadow, at);
    r->total = n * r->of->count;
    r->floats = (int)floats_in(r->of, r->total);
    check_buffer(buffer, r->floats, at);
    if (!r->floats) return r;
    if (op == m->prod && r->of->count != r->of->floats) fail(at, COMPLEX_PRODUCT);
    if (op != m->sum && op != m->prod && op != m->min && op != m->max)
        fail(at, "its operation has no derivative: those of MPI_SUM, MPI_PROD, MPI_MIN and MPI_MAX are known");
    return r;
}

static void post_to_each(const later *l, void *from) {
    for (int r = 0; r < l->ranks; r++) post(l->comm, r, OF_ALL, l->number, l->sum->of, l->sum->total, from);
}

static void post_to_results(const later *l, int tag, void *from) {
    for (int r = 0; r < l->ranks; r++)
        if (has_result(l, r)) post(l->comm, r, tag, l->number, l->sum->of, l->sum->total, from);
}

static void post_own_operands(const later *l) {
    const layout *real = layout_of(mpi()->real, 0, l->at);
    for (int r = 0; r < l->ranks; r++) post(l->comm, r, OPERANDS, l->number, real, l->sum->floats, l->own);
}

/* What the rank gave counts so much, of number k of the list. */
static double weight_of(const later *l, int rank, int k) {
    const interface *m = mpi();
    if (l->op == m->sum) return 1;
    const double *x = l->operands + k;
    int n = l->sum->floats, best = 0;
    double product = 1;
    for (int r = 0; r < l->ranks; r++) {
        double one = x[r * n], least = x[best * n];
        if (r != rank) product *= one;
        if (l->op == m->min ? one < least : one > least) best = r;
    }
    return l->op == m->prod ? product : best == rank;
}

static int needs_operands(const later *l) { return l->sum && l->sum->floats && l->op != mpi()->sum; }

static void fetch_operands(later *l) {
    int n = l->sum->floats;
    if (l->operands || !needs_operands(l)) return;
    l->operands = allocated((size_t)l->ranks * n * sizeof(double));
    for (int r = 0; r < l->ranks; r++) {
        letter *one = fetch(l->comm, r, OPERANDS, l->number, l->at);
        if (one->size != n * sizeof(double)) fail(l->at, "its ranks name different datatypes or counts");
        memcpy(l->operands + (size_t)r * n, one->numbers, one->size);
        free(one);
    }
}

/* The sum of the lists of some ranks, each weighted. */
static double *fetch_sum(const later *l, int of_results) {
    int n = l->sum->floats, me = rank_of(l->comm);
    double *sum = allocated(n * sizeof(double));
    for (int r = 0; r < l->ranks; r++) {
        if (of_results && !has_result(l, r)) continue;
        letter *one = fetch(l->comm, r, OF_ALL, l->number, l->at);
        if (one->size != n * sizeof(double)) fail(l->at, "its ranks name different datatypes or counts");
        for (int k = 0; k < n; k++) sum[k] += one->numbers[k] * weight_of(l, of_results ? me : r, k);
        free(one);
    }
    return sum;
}

/* ---- reverse: from the wait to the call ---- */

static void return_together(record *one) {
    later *l = one->together;
    if (l->parts) {
        post_parts(l, &l->parts->received, l->received);
        if (l->received) move_side(CLEAR, &l->parts->received, l->ranks, l->received, 0);
        return;
    }
    if (l->own) post_own_operands(l);
    if (l->sum->floats && has_result(l, rank_of(l->comm))) {
        post_to_each(l, l->received);
        move(CLEAR, l->sum->of, l->sum->total, l->received, 0);
    }
}

static void end_reverse(record *one, word at, int lane) {
    if (!(IS_FIRST(lane) && IS_LAST(lane))) fail(at, "a gradient in several lanes has no adjoint of it: use the blocking call, or one lane");
    begin_reverse();
    if (!one->is_done) fail(at, "it was waited for, and not in the differentiated function");
    later *l = one->together;
    if (l->parts) fetch_parts(ADD, l, &l->parts->sent, l->sent);
    else if (l->sum->floats) {
        fetch_operands(l);
        double *sum = fetch_sum(l, 1);
        if (l->sent) move(ADD, l->sum->of, l->sum->total, l->sent, sum);
        free(sum);
    }
    release(one);
}

/* ---- forward: from the call to the wait ---- */

static void send_together(const later *l, void *sent) {
    if (l->parts) post_parts(l, &l->parts->sent, sent);
    else if (l->sum->floats) post_to_results(l, OF_ALL, sent);
}

static void pass_together(record *one, int lane) {
    later *l = one->together;
    if (l->parts) fetch_parts(SET, l, &l->parts->received, one->shadows[lane]);
    else if (l->sum->floats && has_result(l, rank_of(l->comm))) {
        fetch_operands(l);
        double *sum = fetch_sum(l, 0);
        if (one->shadows[lane]) move(SET, l->sum->of, l->sum->total, one->shadows[lane], sum);
        free(sum);
    }
}

/* ---- the calls ---- */

/* What is done at once may have a request that many others have as well; the program gets one of its own in its place. */

static int query_own(void *extra, void *status) {
    MPI_Status_set_elements(status, mpi()->byte, 0);
    MPI_Status_set_cancelled(status, 0);
    return 0;
}
static int free_own(void *extra) { return 0; }
static int cancel_own(void *extra, int is_complete) { return 0; }

static handle own_request(handle request) {
    int is_done, status[16] __attribute__((aligned(8)));
    MPI_Request_get_status(handle_at(&request, 0), &is_done, status);
    if (!is_done) return request;
    MPI_Wait(&request, status);
    request = 0;
    MPI_Grequest_start((void *)query_own, (void *)free_own, (void *)cancel_own, 0, &request);
    MPI_Grequest_complete(handle_at(&request, 0));
    return request;
}

/* A rank with no numbers in it has no part in this. */
static record *begin_together(later *l, handle request, void *r, int how) {
    request = own_request(request);
    give_request(r, handle_at(&request, 0), how);
    if (l->parts ? !(l->parts->sent.sum + l->parts->received.sum) : !l->sum->floats) {
        release_later(l);
        return 0;
    }
    record *one = allocated(sizeof *one);
    *one = (record){.comm = l->comm, .at = l->at, .together = l, .request = handle_at(&request, 0), .other = waited};
    return waited = one;
}

static void send_in_lane(record *one, void *sent, void *received) {
    if (!one) return;
    send_together(one->together, sent);
    one->shadows = realloc(one->shadows, (one->lanes + 1) * sizeof(void *));
    one->shadows[one->lanes++] = received;
}

/* `from` and `to` are the shadows of what is sent and received; an operand may be overwritten by the call. */
#define LATER(name, parameters, with_shadows, call, planned, operand, from, to)                                       \
    int __ehub_mpi_##name(parameters, void *channel, END) {                                                           \
        handle request = 0;                                                                                           \
        int result = call;                                                                                            \
        give_request(r, handle_at(&request, 0), how);                                                                 \
        return result;                                                                                                \
    }                                                                                                                 \
    static record *begin_##name(with_shadows, END, int is_forward_mode, int *result) {                                    \
        handle request = 0;                                                                                           \
        later *l = planned;                                                                                           \
        l->sent = from, l->received = to;                                                                             \
        if (needs_operands(l) && is_forward_mode) post_to_results(l, OPERANDS, operand);                              \
        if (needs_operands(l) && !is_forward_mode) l->own = taken(l->sum->of, l->sum->total, operand);                \
        *result = call;                                                                                               \
        return begin_together(l, request, r, how);                                                                    \
    }                                                                                                                 \
    taped __ehub_mpi_##name##_augment(with_shadows, END, int known) {                                                 \
        taped made;                                                                                                   \
        made.tape = begin_##name(ARGUMENTS, how, at, 0, &made.result);                                          \
        return made;                                                                                                  \
    }                                                                                                                 \
    void __ehub_mpi_##name##_reverse(with_shadows, END, record *one, int known, int lane) {                           \
        if (one) end_reverse(one, at, lane);                                                                          \
    }                                                                                                                 \
    int __ehub_mpi_##name##_tangent(with_shadows, END, int known, int lane) {                                         \
        if (IS_FIRST(lane)) in_lanes.tape = begin_##name(ARGUMENTS, how, at, 1, &in_lanes.result);           \
        send_in_lane(in_lanes.tape, from, to);                                                                        \
        return in_lanes.result;                                                                                       \
    }

int __ehub_mpi_ibarrier(handle c, void *r, void *channel, END) {
    handle request = 0;
    int result = MPI_Ibarrier(c, &request);
    give_request(r, handle_at(&request, 0), how);
    return result;
}
taped __ehub_mpi_ibarrier_augment(handle c, void *r, void *dr, END, int known) {
    return (taped){0, __ehub_mpi_ibarrier(c, r, 0, how, at)};
}
void __ehub_mpi_ibarrier_reverse(handle c, void *r, void *dr, END, void *tape, int known, int lane) { begin_reverse(); }
int __ehub_mpi_ibarrier_tangent(handle c, void *r, void *dr, END, int known, int lane) {
    if (IS_FIRST(lane)) in_lanes.result = __ehub_mpi_ibarrier(c, r, 0, how, at);
    return in_lanes.result;
}

#define ARGUMENTS b, db, n, t, root, c, r, dr
LATER(ibcast, LIST(void *b, int n, handle t, int root, handle c, void *r), LIST(void *b, void *db, int n, handle t, int root, handle c, void *r, void *dr),
      MPI_Ibcast(b, n, t, root, c, &request), later_of(plan_bcast(b, db, n, t, root, c, at), 0, 0, 0, c, at), 0, db, db)
#undef ARGUMENTS

#define OPERAND (is_in_place(b) ? b2 : b)
#define SENT (is_in_place(b) ? db2 : db)
#define ARGUMENTS b, db, b2, db2, n, t, op, root, c, r, dr
LATER(ireduce, LIST(REDUCE, void *r), LIST(REDUCE_AND_SHADOW, void *r, void *dr),
      MPI_Ireduce(b, b2, n, t, op, root, c, &request), later_of(0, plan_later(OPERAND, SENT, n, t, op, c, at), op, root, c, at), OPERAND, SENT, db2)
#undef ARGUMENTS
#define ARGUMENTS b, db, b2, db2, n, t, op, c, r, dr
LATER(iallreduce, LIST(ALLREDUCE, void *r), LIST(ALLREDUCE_AND_SHADOW, void *r, void *dr),
      MPI_Iallreduce(b, b2, n, t, op, c, &request), later_of(0, plan_later(OPERAND, SENT, n, t, op, c, at), op, ALL_RANKS, c, at), OPERAND, SENT, db2)
#undef ARGUMENTS

#define PARTS_LATER(name, parameters, with_shadows, call, ...) \
    LATER(name, LIST(parameters), LIST(with_shadows), call, later_of(plan(__VA_ARGS__, c, at), 0, 0, 0, c, at), 0, SENT, db2)
#define ONE_TO_ONE(root) void *b, int n, handle t, void *b2, int n2, handle t2, root handle c, void *r
#define ONE_TO_ONE_AND_SHADOW(root) FROM, int n, handle t, TO, int n2, handle t2, root handle c, void *r, void *dr
#define ROOT int root,
#define NO_ROOT
#define ARGUMENTS b, db, n, t, b2, db2, n2, t2, root, c, r, dr
PARTS_LATER(igather, LIST(ONE_TO_ONE(ROOT)), LIST(ONE_TO_ONE_AND_SHADOW(ROOT)), MPI_Igather(b, n, t, b2, n2, t2, root, c, &request),
      TO_ROOT, b, db, SAME(n), t, b2, db2, SAME(n2), t2, root)
PARTS_LATER(iscatter, LIST(ONE_TO_ONE(ROOT)), LIST(ONE_TO_ONE_AND_SHADOW(ROOT)), MPI_Iscatter(b, n, t, b2, n2, t2, root, c, &request),
      FROM_ROOT, b, db, SAME(n), t, b2, db2, SAME(n2), t2, root)
#undef ARGUMENTS
#define ARGUMENTS b, db, n, t, b2, db2, n2, t2, c, r, dr
PARTS_LATER(iallgather, LIST(ONE_TO_ONE(NO_ROOT)), LIST(ONE_TO_ONE_AND_SHADOW(NO_ROOT)), MPI_Iallgather(b, n, t, b2, n2, t2, c, &request),
      TO_ALL, b, db, SAME(n), t, b2, db2, SAME(n2), t2, 0)
PARTS_LATER(ialltoall, LIST(ONE_TO_ONE(NO_ROOT)), LIST(ONE_TO_ONE_AND_SHADOW(NO_ROOT)), MPI_Ialltoall(b, n, t, b2, n2, t2, c, &request),
      EACH_TO_EACH, b, db, SAME(n), t, b2, db2, SAME(n2), t2, 0)
#undef ARGUMENTS
#define ARGUMENTS b, db, n, t, b2, db2, n2, dn2, d2, dd2, t2, root, c, r, dr
PARTS_LATER(igatherv, LIST(void *b, int n, handle t, void *b2, const int *n2, const int *d2, handle t2, int root, handle c, void *r),
      LIST(FROM, int n, handle t, TO, LISTS2, handle t2, int root, handle c, void *r, void *dr),
      MPI_Igatherv(b, n, t, b2, n2, d2, t2, root, c, &request), TO_ROOT, b, db, SAME(n), t, b2, db2, EACH(n2, d2), t2, root)
#undef ARGUMENTS
#define ARGUMENTS b, db, n, dn, d, dd, t, b2, db2, n2, t2, root, c, r, dr
PARTS_LATER(iscatterv, LIST(void *b, const int *n, const int *d, handle t, void *b2, int n2, handle t2, int root, handle c, void *r),
      LIST(FROM, LISTS, handle t, TO, int n2, handle t2, int root, handle c, void *r, void *dr),
      MPI_Iscatterv(b, n, d, t, b2, n2, t2, root, c, &request), FROM_ROOT, b, db, EACH(n, d), t, b2, db2, SAME(n2), t2, root)
#undef ARGUMENTS
#define ARGUMENTS b, db, n, t, b2, db2, n2, dn2, d2, dd2, t2, c, r, dr
PARTS_LATER(iallgatherv, LIST(void *b, int n, handle t, void *b2, const int *n2, const int *d2, handle t2, handle c, void *r),
      LIST(FROM, int n, handle t, TO, LISTS2, handle t2, handle c, void *r, void *dr),
      MPI_Iallgatherv(b, n, t, b2, n2, d2, t2, c, &request), TO_ALL, b, db, SAME(n), t, b2, db2, EACH(n2, d2), t2, 0)
#undef ARGUMENTS
#define ARGUMENTS b, db, n, dn, d, dd, t, b2, db2, n2, dn2, d2, dd2, t2, c, r, dr
PARTS_LATER(ialltoallv, LIST(void *b, const int *n, const int *d, handle t, void *b2, const int *n2, const int *d2, handle t2, handle c, void *r),
      LIST(FROM, LISTS, handle t, TO, LISTS2, handle t2, handle c, void *r, void *dr),
      MPI_Ialltoallv(b, n, d, t, b2, n2, d2, t2, c, &request), EACH_TO_EACH, b, db, EACH(n, d), t, b2, db2, EACH(n2, d2), t2, 0)
#undef ARGUMENTS
