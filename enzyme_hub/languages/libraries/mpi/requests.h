/* Messages that the program waits for. What is sent needs no wait: its adjoint is fetched where the send was begun. What is received
   is known where the program waits, so its adjoint goes out there; `waited` finds the record by the request. */

static record *find_waited(handle request, int is_taken) {
    for (record **r = &waited; *r; r = &(*r)->other)
        if ((*r)->request == request) {
            record *one = *r;
            if (is_taken) *r = one->other;
            return one;
        }
    return 0;
}

#define ISEND void *b, int n, handle t, int to, int tag, handle c, void *r
#define IRECV void *b, int n, handle t, int from, int tag, handle c, void *r
#define ISEND_AND_SHADOW void *b, void *db, int n, handle t, int to, int tag, handle c, void *r, void *dr
#define IRECV_AND_SHADOW void *b, void *db, int n, handle t, int from, int tag, handle c, void *r, void *dr

static void forget_kept(handle request);

static void give_request(void *r, handle request, int how) {
    find_waited(request, 1);
    forget_kept(request);
    if (!ompi_mpi_comm_world) *(int *)r = (int)request;
    else if (how & FORTRAN) *(int *)r = MPI_Request_c2f(request);
    else *(handle *)r = request;
}

/* A request that is new has nothing to do with an older one of that handle. */
static int begin_send(ISEND, int how) {
    handle request = 0;
    int result = isend(b, n, t, to, tag, c, &request, how);
    give_request(r, handle_at(&request, 0), how);
    return result;
}

int __ehub_mpi_isend(ISEND, void *channel, END) { return begin_send(b, n, t, to, tag, c, r, how); }
int __ehub_mpi_irecv(IRECV, void *channel, END) {
    handle request = 0;
    int result = MPI_Irecv(b, n, t, from, tag, c, &request);
    give_request(r, handle_at(&request, 0), how);
    return result;
}

taped __ehub_mpi_isend_augment(ISEND_AND_SHADOW, END, int known) {
    record *one = record_of(1, b, c, to, tag, n, t, db, at);
    return (taped){one, begin_send(b, n, t, to, tag, c, r, how)};
}
void __ehub_mpi_isend_reverse(ISEND_AND_SHADOW, END, record *one, int known, int lane) { send_back(one, db, lane); }
int __ehub_mpi_isend_tangent(ISEND_AND_SHADOW, END, int known, int lane) {
    FIRST_LANE(record_of(1, b, c, to, tag, n, t, db, at), begin_send(b, n, t, to, tag, c, r, how))
    send_on(in_lanes.tape, db);
    LAST_LANE(release(in_lanes.tape))
}

/* The type may be gone when the message is there, so there is a copy of it. */
static record *begin_receive(IRECV_AND_SHADOW, int how, word at, int *result) {
    record *one = record_of(0, b, c, from, tag, n, t, db, at);
    if (tag == mpi()->any_tag && from != mpi()->no_rank) fail(at, "MPI_ANY_TAG has a derivative in MPI_Recv and MPI_Sendrecv alone: name the tag");
    handle request = 0;
    *result = MPI_Irecv(b, n, t, from, tag, c, &request);
    request = handle_at(&request, 0);
    give_request(r, request, how);
    if (!one) return 0;
    MPI_Type_dup(t, &one->type);
    post_receive(one);
    one->request = request;
    one->other = waited;
    return waited = one;
}

taped __ehub_mpi_irecv_augment(IRECV_AND_SHADOW, END, int known) {
    taped made;
    made.tape = begin_receive(b, db, n, t, from, tag, c, r, dr, how, at, &made.result);
    return made;
}
void __ehub_mpi_irecv_reverse(IRECV_AND_SHADOW, END, record *one, int known, int lane) {
    if (!one) return;
    if (!(IS_FIRST(lane) && IS_LAST(lane))) fail(at, "a gradient in several lanes has no adjoint of it: use MPI_Recv, or one lane");
    begin_reverse();
    if (!one->is_done) fail(at, "what it receives was waited for, and not in the differentiated function");
    release(one);
}

/* Over lanes the shadows come one by one; whoever waits serves all. */
int __ehub_mpi_irecv_tangent(IRECV_AND_SHADOW, END, int known, int lane) {
    if (IS_FIRST(lane)) in_lanes.tape = begin_receive(b, db, n, t, from, tag, c, r, dr, how, at, &in_lanes.result);
    record *one = in_lanes.tape;
    if (one) {
        one->shadows = realloc(one->shadows, (one->lanes + 1) * sizeof(void *));
        one->shadows[one->lanes++] = db;
    }
    return in_lanes.result;
}

/* ---- waiting ---- */

typedef struct {
    int count;
    record *records[];
} arrived;

static void return_together(record *);
static void pass_together(record *, int lane);

/* The records of some requests, before MPI takes these away. */
static arrived *look_up(int count, const void *requests) {
    arrived *all = allocated(sizeof *all + count * sizeof(record *));
    all->count = count;
    for (int k = 0; k < count; k++) all->records[k] = find_waited(handle_at(requests, k), 0);
    return all;
}

static void arrive(record *one, const int *status) {
    find_waited(one->request, 1);
    if (one->together) return;
    complete(one, status, one->type);
    MPI_Type_free(&one->type);
}

/* A status for each of `count`; those of the program where it asks for them. */
static int *statuses_of(int count, void *s) {
    return s && s != NO_STATUS ? s : allocated(count * 24);
}
static int *status_at(int *statuses, int k) { return statuses + k * (ompi_mpi_comm_world ? 6 : 5); }

/* All that are there: with the statuses of all, or of those that `which` names. */
static void arrive_all(arrived *all, int *statuses, int count, const int *which) {
    arrived *there = which ? allocated(sizeof *all + count * sizeof(record *)) : all;
    for (int k = 0; k < count; k++) {
        record *one = all->records[which ? which[k] : k];
        if (one) arrive(one, status_at(statuses, k));
        if (which) there->records[k] = one;
    }
    if (!which) return;
    for (int k = 0; k < all->count; k++) all->records[k] = k < count ? there->records[k] : 0;
    all->count = count;
    free(there);
}

static void return_arrived(arrived *all) {
    begin_reverse();
    for (int k = all->count; k-- > 0;) {
        record *one = all->records[k];
        if (!one) continue;
        if (one->together) return_together(one);
        else return_received(one, one->shadow);
        one->is_done = 1;
    }
    free(all);
}

static void pass_arrived(arrived *all) {
    for (int k = 0; k < all->count; k++) {
        record *one = all->records[k];
        if (!one) continue;
        for (int lane = 0; lane < one->lanes; lane++)
            if (one->together) pass_together(one, lane);
            else receive_on(one, one->shadows[lane]);
        free(one->shadows);
        release(one);
    }
    free(all);
}

/* One function for each way of waiting: what runs gives the records of what is there. */
#define WAITING(name, parameters, with_shadows, run, count, arguments)                                                   \
    static arrived *name##_here(parameters, int how, word at, int *result) {                                              \
        void *given = r;                                                                                                  \
        r = requests_in(given, count, how);                                                                               \
        arrived *all = run(arguments, how, result);                                                                        \
        requests_out(given, r, count);                                                                                    \
        return all;                                                                                                       \
    }                                                                                                                     \
    int __ehub_mpi_##name(parameters, void *channel, END) {                                                              \
        int result;                                                                                                       \
        free(name##_here(arguments, how, at, &result));                                                                   \
        return result;                                                                                                    \
    }                                                                                                                     \
    taped __ehub_mpi_##name##_augment(with_shadows, END, int known) {                                                     \
        taped made;                                                                                                       \
        made.tape = name##_here(arguments, how, at, &made.result);                                                        \
        return made;                                                                                                      \
    }                                                                                                                     \
    void __ehub_mpi_##name##_reverse(with_shadows, END, arrived *all, int known, int lane) {                              \
        if (IS_FIRST(lane)) return_arrived(all);                                                                          \
    }                                                                                                                     \
    int __ehub_mpi_##name##_tangent(with_shadows, END, int known, int lane) {                                             \
        if (IS_FIRST(lane)) pass_arrived(name##_here(arguments, how, at, &in_lanes.result));                              \
        return in_lanes.result;                                                                                           \
    }

static arrived *wait_for(void *r, void *s, int how, int *result) {
    STATUS_OR_OWN(s)
    arrived *all = look_up(1, r);
    *result = MPI_Wait(r, s);
    arrive_all(all, s, 1, 0);
    return all;
}
WAITING(wait, LIST(void *r, void *s), LIST(void *r, void *dr, void *s, void *ds), wait_for, 1, LIST(r, s))

static arrived *wait_for_all(int n, void *r, void *s, int how, int *result) {
    int *statuses = statuses_of(n, s);
    arrived *all = look_up(n, r);
    *result = MPI_Waitall(n, r, statuses);
    arrive_all(all, statuses, n, 0);
    if (statuses != s) free(statuses);
    return all;
}
WAITING(waitall, LIST(int n, void *r, void *s), LIST(int n, void *r, void *dr, void *s, void *ds), wait_for_all, n, LIST(n, r, s))

/* Fortran counts requests from one. */
static void count_from_one(int *which, int count, int how) {
    for (int k = 0; (how & FORTRAN) && k < count; k++) which[k] += which[k] >= 0;
}

static arrived *wait_for_any(int n, void *r, int *index, void *s, int how, int *result) {
    STATUS_OR_OWN(s)
    arrived *all = look_up(n, r);
    *result = MPI_Waitany(n, r, index, s);
    arrive_all(all, s, *index >= 0, index);
    count_from_one(index, 1, how);
    return all;
}
WAITING(waitany, LIST(int n, void *r, int *f, void *s), LIST(int n, void *r, void *dr, int *f, int *df, void *s, void *ds), wait_for_any, n, LIST(n, r, f, s))

static arrived *wait_for_some(int n, void *r, int *count, int *which, void *s, int how, int *result) {
    int *statuses = statuses_of(n, s);
    arrived *all = look_up(n, r);
    *result = MPI_Waitsome(n, r, count, which, statuses);
    arrive_all(all, statuses, *count > 0 ? *count : 0, which);
    count_from_one(which, *count, how);
    if (statuses != s) free(statuses);
    return all;
}
WAITING(waitsome, LIST(int n, void *r, int *f, int *g, void *s), LIST(int n, void *r, void *dr, int *f, int *df, int *g, int *dg, void *s, void *ds), wait_for_some, n, LIST(n, r, f, g, s))

static arrived *test(void *r, int *flag, void *s, int how, int *result) {
    STATUS_OR_OWN(s)
    arrived *all = look_up(1, r);
    *result = MPI_Test(r, flag, s);
    if (*flag) arrive_all(all, s, 1, 0);
    else all->count = 0;
    return all;
}
WAITING(test, LIST(void *r, int *f, void *s), LIST(void *r, void *dr, int *f, int *df, void *s, void *ds), test, 1, LIST(r, f, s))

static arrived *test_all(int n, void *r, int *flag, void *s, int how, int *result) {
    int *statuses = statuses_of(n, s);
    arrived *all = look_up(n, r);
    *result = MPI_Testall(n, r, flag, statuses);
    if (*flag) arrive_all(all, statuses, n, 0);
    else all->count = 0;
    if (statuses != s) free(statuses);
    return all;
}
WAITING(testall, LIST(int n, void *r, int *f, void *s), LIST(int n, void *r, void *dr, int *f, int *df, void *s, void *ds), test_all, n, LIST(n, r, f, s))

static arrived *test_any(int n, void *r, int *index, int *flag, void *s, int how, int *result) {
    STATUS_OR_OWN(s)
    arrived *all = look_up(n, r);
    *result = MPI_Testany(n, r, index, flag, s);
    arrive_all(all, s, *flag && *index >= 0, index);
    if (*flag) count_from_one(index, 1, how);
    return all;
}
WAITING(testany, LIST(int n, void *r, int *f, int *g, void *s), LIST(int n, void *r, void *dr, int *f, int *df, int *g, int *dg, void *s, void *ds), test_any, n, LIST(n, r, f, g, s))

static arrived *test_some(int n, void *r, int *count, int *which, void *s, int how, int *result) {
    int *statuses = statuses_of(n, s);
    arrived *all = look_up(n, r);
    *result = MPI_Testsome(n, r, count, which, statuses);
    arrive_all(all, statuses, *count > 0 ? *count : 0, which);
    count_from_one(which, *count, how);
    if (statuses != s) free(statuses);
    return all;
}
WAITING(testsome, LIST(int n, void *r, int *f, int *g, void *s), LIST(int n, void *r, void *dr, int *f, int *df, int *g, int *dg, void *s, void *ds), test_some, n, LIST(n, r, f, g, s))
