/* Persistent requests. What MPI_Send_init and its kin are told is kept; each start makes a message of it, whose adjoint comes back where
   it was started (of what is sent), or leaves where it was waited for (of what is received). */

typedef struct kept {
    record *message; /* none: nothing that has a derivative */
    int is_send, lanes;
    void **shadows; /* of all lanes */
    handle request, type;
    struct kept *behind;
} kept;

static kept *all_kept;

static kept *find_kept(handle request, int is_taken) {
    for (kept **k = &all_kept; *k; k = &(*k)->behind)
        if ((*k)->request == request) {
            kept *one = *k;
            if (is_taken) *k = one->behind;
            return one;
        }
    return 0;
}

static void forget_kept(handle request) { find_kept(request, 1); }

static void release_kept(kept *k) {
    if (find_kept(k->request, 0) == k) forget_kept(k->request);
    if (k->message) {
        MPI_Type_free(&k->type);
        release(k->message);
    }
    free(k->shadows), free(k);
}

#define INIT void *b, int n, handle t, int peer, int tag, handle c, void *r
#define INIT_AND_SHADOW void *b, void *db, int n, handle t, int peer, int tag, handle c, void *r, void *dr

static handle make_request(int is_send, INIT, int how, int *result) {
    handle request = 0;
    if (!is_send) *result = MPI_Recv_init(b, n, t, peer, tag, c, &request);
    else switch (how & ~FORTRAN) {
    case SYNCHRONOUS: *result = MPI_Ssend_init(b, n, t, peer, tag, c, &request); break;
    case READY: *result = MPI_Rsend_init(b, n, t, peer, tag, c, &request); break;
    case BUFFERED: *result = MPI_Bsend_init(b, n, t, peer, tag, c, &request); break;
    default: *result = MPI_Send_init(b, n, t, peer, tag, c, &request);
    }
    request = handle_at(&request, 0);
    give_request(r, request, how);
    return request;
}

/* The type may be gone when a message is there, so there is a copy of it. */
static kept *keep(int is_send, INIT_AND_SHADOW, int how, word at, int *result) {
    kept *k = allocated(sizeof *k);
    if (!is_send && tag == mpi()->any_tag && peer != mpi()->no_rank) fail(at, "MPI_ANY_TAG has a derivative in MPI_Recv and MPI_Sendrecv alone: name the tag");
    k->is_send = is_send;
    k->message = record_of(0, b, c, peer, tag, n, t, db, at);
    if (k->message) MPI_Type_dup(t, &k->type);
    k->request = make_request(is_send, b, n, t, peer, tag, c, r, how, result);
    k->behind = all_kept;
    return all_kept = k;
}

static int keep_on(int is_send, INIT_AND_SHADOW, int how, word at, int lane) {
    if (IS_FIRST(lane)) in_lanes.tape = keep(is_send, b, db, n, t, peer, tag, c, r, dr, how, at, &in_lanes.result);
    kept *k = in_lanes.tape;
    k->shadows = realloc(k->shadows, (k->lanes + 1) * sizeof(void *));
    k->shadows[k->lanes++] = db;
    return in_lanes.result;
}

#define KEEPS(name, is_send)                                                                              \
    int __ehub_mpi_##name(INIT, void *channel, END) {                                                    \
        int result;                                                                                       \
        make_request(is_send, b, n, t, peer, tag, c, r, how, &result);                                    \
        return result;                                                                                    \
    }                                                                                                     \
    taped __ehub_mpi_##name##_augment(INIT_AND_SHADOW, END, int known) {                                  \
        taped made;                                                                                       \
        made.tape = keep(is_send, b, db, n, t, peer, tag, c, r, dr, how, at, &made.result);               \
        return made;                                                                                      \
    }                                                                                                     \
    void __ehub_mpi_##name##_reverse(INIT_AND_SHADOW, END, kept *k, int known, int lane) {                \
        begin_reverse();                                                                                  \
        if (IS_LAST(lane)) release_kept(k);                                                               \
    }                                                                                                     \
    int __ehub_mpi_##name##_tangent(INIT_AND_SHADOW, END, int known, int lane) {                          \
        return keep_on(is_send, b, db, n, t, peer, tag, c, r, dr, how, at, lane);                         \
    }

KEEPS(send_init, 1)
KEEPS(recv_init, 0)

/* ---- starting ---- */

/* What a request that is started sends or receives; none if that has no derivative. */
static record *start_kept(handle request, word at) {
    kept *k = find_kept(request, 0);
    if (!k) fail(at, "its request was not made in the differentiated function: call MPI_Send_init or MPI_Recv_init there as well");
    if (!k->message) return 0;
    record *one = allocated(sizeof *one);
    *one = *k->message;
    one->started = k->is_send ? SENDS : RECEIVES;
    one->at = at;
    one->lanes = k->lanes;
    one->shadows = k->lanes ? allocated(k->lanes * sizeof(void *)) : 0;
    for (int lane = 0; lane < k->lanes; lane++) one->shadows[lane] = k->shadows[lane];
    if (k->is_send) {
        one->number = next_number(office_of(one->comm, at), one->peer, one->tag, 1);
        return one;
    }
    MPI_Type_dup(k->type, &one->type);
    post_receive(one);
    one->request = request;
    one->other = waited;
    return waited = one;
}

static arrived *start(int n, void *r, int how, word at, int *result) {
    void *own = requests_in(r, n, how);
    *result = MPI_Startall(n, own);
    arrived *all = allocated(sizeof *all + n * sizeof(record *));
    all->count = n;
    for (int k = 0; k < n; k++) all->records[k] = start_kept(handle_at(own, k), at);
    requests_out(r, own, n);
    return all;
}

static int start_plain(int n, void *r, int how) {
    void *own = requests_in(r, n, how);
    int result = MPI_Startall(n, own);
    requests_out(r, own, n);
    return result;
}

static void start_back(arrived *all, word at, int lane) {
    begin_reverse();
    if (!(IS_FIRST(lane) && IS_LAST(lane))) fail(at, "a gradient in several lanes has no adjoint of it: use MPI_Send and MPI_Recv, or one lane");
    for (int k = all->count; k-- > 0;) {
        record *one = all->records[k];
        if (!one) continue;
        if (one->started == SENDS) send_back(one, one->shadow, lane);
        else if (!one->is_done) fail(at, "what it receives was waited for, and not in the differentiated function");
        else release(one);
    }
    free(all);
}

static void start_on(arrived *all) {
    for (int k = 0; k < all->count; k++) {
        record *one = all->records[k];
        if (!one || one->started != SENDS) continue;
        for (int lane = 0; lane < one->lanes; lane++) send_on(one, one->shadows[lane]);
        free(one->shadows);
        release(one);
    }
    free(all);
}

#define STARTS(name, parameters, with_shadows, count)                                             \
    int __ehub_mpi_##name(parameters, void *channel, END) { return start_plain(count, r, how); }  \
    taped __ehub_mpi_##name##_augment(with_shadows, END, int known) {                             \
        taped made;                                                                               \
        made.tape = start(count, r, how, at, &made.result);                                       \
        return made;                                                                              \
    }                                                                                             \
    void __ehub_mpi_##name##_reverse(with_shadows, END, arrived *all, int known, int lane) {      \
        start_back(all, at, lane);                                                                \
    }                                                                                             \
    int __ehub_mpi_##name##_tangent(with_shadows, END, int known, int lane) {                     \
        if (IS_FIRST(lane)) start_on(start(count, r, how, at, &in_lanes.result));                 \
        return in_lanes.result;                                                                   \
    }

STARTS(start, LIST(void *r), LIST(void *r, void *dr), 1)
STARTS(startall, LIST(int n, void *r), LIST(int n, void *r, void *dr), n)

/* ---- freeing ---- */

/* A message that is under way may be sent, and is then answered where it was begun; nobody would answer one that is received. */
static int free_request(void *r, int how, word at, kept **freed) {
    void *own = requests_in(r, 1, how);
    handle request = handle_at(own, 0);
    if (at && find_waited(request, 0)) fail(at, "a request is freed whose message is not there yet: call MPI_Wait before");
    *freed = find_kept(request, 1);
    int result = MPI_Request_free(own);
    requests_out(r, own, 1);
    return result;
}

int __ehub_mpi_request_free(void *r, void *channel, END) {
    kept *freed;
    return free_request(r, how, 0, &freed);
}
taped __ehub_mpi_request_free_augment(void *r, void *dr, END, int known) {
    kept *freed; /* released where it was made */
    return (taped){0, free_request(r, how, at, &freed)};
}
void __ehub_mpi_request_free_reverse(void *r, void *dr, END, void *tape, int known, int lane) { begin_reverse(); }
int __ehub_mpi_request_free_tangent(void *r, void *dr, END, int known, int lane) {
    kept *freed = 0;
    if (IS_FIRST(lane)) in_lanes.result = free_request(r, how, at, &freed);
    if (freed) release_kept(freed);
    return in_lanes.result;
}
