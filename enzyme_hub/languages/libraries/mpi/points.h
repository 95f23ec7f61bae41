/* From one rank to another: what is sent in one direction comes back as an adjoint in the other. */

typedef struct {
    void *tape;
    int result;
} taped;

#define IS_LAST(lane) ((lane) & 2)
#define IS_FIRST(lane) ((lane) & 1)

static void check_tag(int tag, word at) {
    if (tag == our_tag()) fail(at, "the largest tag belongs to derivatives");
}

/* A record of a message; none where nothing is sent, or nothing that has a derivative. */
static record *record_of(int is_send, const void *buffer, handle comm, int peer, int tag, int count, handle type, void *shadow, word at) {
    if (peer == mpi()->no_rank) return 0;
    check_tag(tag, at);
    layout *l = layout_of(type, shadow, at);
    if (!l->floats) {
        release_layout(l);
        return 0;
    }
    check_buffer(buffer, (word)count * l->floats, at);
    record *r = allocated(sizeof *r);
    *r = (record){.comm = comm, .peer = peer, .tag = tag, .total = (word)count * l->count, .of = l, .shadow = shadow, .at = at};
    if (is_send) r->number = next_number(office_of(comm, at), peer, tag, 1);
    return r;
}

static void release_later(struct later *);

static void release(record *r) {
    if (r->together) release_later(r->together);
    else if (!r->started) release_layout(r->of);
    free(r);
}

/* It has arrived: now its sender is known, and its length. */
static void complete(record *r, const int *status, handle type) {
    int total;
    r->peer = status[mpi()->status_source], r->tag = status[mpi()->status_tag];
    check_tag(r->tag, r->at);
    MPI_Get_elements(status, type, &total);
    r->total = total;
    number_posted(office_of(r->comm, r->at));
}

/* ---- the calls of the program ---- */

enum how { PLAIN, SYNCHRONOUS, READY, BUFFERED };

static int send(const void *b, int n, handle t, int to, int tag, handle c, int how) {
    switch (how & ~FORTRAN) {
    case SYNCHRONOUS: return MPI_Ssend(b, n, t, to, tag, c);
    case READY: return MPI_Rsend(b, n, t, to, tag, c);
    case BUFFERED: return MPI_Bsend(b, n, t, to, tag, c);
    default: return MPI_Send(b, n, t, to, tag, c);
    }
}

static int isend(const void *b, int n, handle t, int to, int tag, handle c, void *r, int how) {
    switch (how & ~FORTRAN) {
    case SYNCHRONOUS: return MPI_Issend(b, n, t, to, tag, c, r);
    case READY: return MPI_Irsend(b, n, t, to, tag, c, r);
    case BUFFERED: return MPI_Ibsend(b, n, t, to, tag, c, r);
    default: return MPI_Isend(b, n, t, to, tag, c, r);
    }
}

#define NO_STATUS ((void *)mpi()->no_status)
#define STATUS_OR_OWN(s)                                  \
    int own_status[16] __attribute__((aligned(8)));       \
    if (!(s) || (s) == NO_STATUS) (s) = own_status;

/* A letter that came while a message of the program's was looked for. */
static void keep_letter(handle c, handle message, int *s, word at) {
    int size, peer = s[mpi()->status_source];
    MPI_Get_count(s, mpi()->byte, &size);
    letter *one = allocated(sizeof *one + size), **end = &office_of(c, at)->early;
    MPI_Mrecv(&one->of, size, mpi()->byte, &message, s);
    one->of.peer = peer, one->size = size - sizeof(heading);
    while (*end) end = &(*end)->behind;
    *end = one;
}

/* Until a message is there that is the program's: one of a derivative may be there first. */
static int recv_any_tag(void *b, int n, handle t, int from, handle c, int *s, word at) {
    for (;;) {
        handle message = 0;
        MPI_Mprobe(from, mpi()->any_tag, c, &message, s);
        if (s[mpi()->status_tag] != our_tag()) return MPI_Mrecv(b, n, t, &message, s);
        keep_letter(c, message, s, at);
    }
}

static int receive(void *b, int n, handle t, int from, int tag, handle c, void *s, word at) {
    STATUS_OR_OWN(s)
    return tag == mpi()->any_tag && from != mpi()->no_rank ? recv_any_tag(b, n, t, from, c, s, at) : MPI_Recv(b, n, t, from, tag, c, s);
}

/* ---- blocking ---- */

#define SEND void *b, int n, handle t, int to, int tag, handle c
#define RECV void *b, int n, handle t, int from, int tag, handle c, void *s
#define END int how, word at

int __ehub_mpi_send(SEND, void *channel, END) { return send(b, n, t, to, tag, c, how); }
int __ehub_mpi_recv(RECV, void *channel, END) { return receive(b, n, t, from, tag, c, s, at); }

#define SEND_AND_SHADOW void *b, void *db, int n, handle t, int to, int tag, handle c
#define RECV_AND_SHADOW void *b, void *db, int n, handle t, int from, int tag, handle c, void *s, void *ds

static void send_back(record *r, void *shadow, int lane) {
    begin_reverse();
    if (!r) return;
    read_letter(ADD, r->comm, r->peer, r->tag, r->number, r->of, r->total, shadow, r->at);
    if (IS_LAST(lane)) release(r);
}

static void send_on(record *r, void *shadow) {
    if (r) post(r->comm, r->peer, r->tag, r->number, r->of, r->total, shadow);
}

static void return_received(record *r, void *shadow) {
    send_on(r, shadow);
    move(CLEAR, r->of, r->total, shadow, 0);
}

static void receive_back(record *r, void *shadow, int lane) {
    begin_reverse();
    if (!r) return;
    return_received(r, shadow);
    if (IS_LAST(lane)) release(r);
}

static void receive_on(record *r, void *shadow) {
    if (r && r->number == NOT_KNOWN)
        fail(r->at, "a receive of MPI_ANY_SOURCE and the same tag was begun before it: forward mode needs that one to be waited for first");
    if (r) read_letter(SET, r->comm, r->peer, r->tag, r->number, r->of, r->total, shadow, r->at);
}

taped __ehub_mpi_send_augment(SEND_AND_SHADOW, END, int known) {
    record *r = record_of(1, b, c, to, tag, n, t, db, at);
    return (taped){r, send(b, n, t, to, tag, c, how)};
}
void __ehub_mpi_send_reverse(SEND_AND_SHADOW, END, record *r, int known, int lane) { send_back(r, db, lane); }

static record *receive_recorded(RECV_AND_SHADOW, word at, int *result) {
    STATUS_OR_OWN(s)
    record *r = record_of(0, b, c, from, tag, n, t, db, at);
    *result = receive(b, n, t, from, tag, c, s, at);
    if (!r) return 0;
    post_receive(r);
    complete(r, s, t);
    return r;
}

taped __ehub_mpi_recv_augment(RECV_AND_SHADOW, END, int known) {
    taped made;
    made.tape = receive_recorded(b, db, n, t, from, tag, c, s, ds, at, &made.result);
    return made;
}
void __ehub_mpi_recv_reverse(RECV_AND_SHADOW, END, record *r, int known, int lane) { receive_back(r, db, lane); }

/* In forward mode the first lane runs the call, and all lanes send letters of one number. */
static taped in_lanes;

/* ---- looking ---- */

/* What is there, or for a `there`, whether; letters are put aside. */
static int probe(int from, int tag, handle c, int *there, void *s, word at) {
    STATUS_OR_OWN(s)
    for (;;) {
        handle message = 0;
        int result = there ? MPI_Iprobe(from, tag, c, there, s) : MPI_Probe(from, tag, c, s);
        if ((there && !*there) || tag != mpi()->any_tag || ((int *)s)[mpi()->status_tag] != our_tag()) return result;
        MPI_Mprobe(((int *)s)[mpi()->status_source], our_tag(), c, &message, s);
        keep_letter(c, message, s, at);
    }
}

#define PROBES(name, parameters, with_shadows, there)                                                            \
    int __ehub_mpi_##name(parameters, void *channel, END) { return probe(from, tag, c, there, s, at); }          \
    taped __ehub_mpi_##name##_augment(with_shadows, END, int known) {                                            \
        return (taped){0, probe(from, tag, c, there, s, at)};                                                    \
    }                                                                                                            \
    void __ehub_mpi_##name##_reverse(with_shadows, END, void *tape, int known, int lane) { begin_reverse(); }    \
    int __ehub_mpi_##name##_tangent(with_shadows, END, int known, int lane) {                                    \
        if (IS_FIRST(lane)) in_lanes.result = probe(from, tag, c, there, s, at);                                 \
        return in_lanes.result;                                                                                  \
    }
#define LIST(...) __VA_ARGS__

PROBES(probe, LIST(int from, int tag, handle c, void *s), LIST(int from, int tag, handle c, void *s, void *ds), 0)
PROBES(iprobe, LIST(int from, int tag, handle c, int *f, void *s), LIST(int from, int tag, handle c, int *f, int *df, void *s, void *ds), f)

#define FIRST_LANE(record_, call)                  \
    if (IS_FIRST(lane)) {                          \
        in_lanes.tape = record_;                   \
        in_lanes.result = call;                    \
    }
#define LAST_LANE(release_)                        \
    if (IS_LAST(lane) && in_lanes.tape) release_;  \
    return in_lanes.result;

int __ehub_mpi_send_tangent(SEND_AND_SHADOW, END, int known, int lane) {
    FIRST_LANE(record_of(1, b, c, to, tag, n, t, db, at), send(b, n, t, to, tag, c, how))
    send_on(in_lanes.tape, db);
    LAST_LANE(release(in_lanes.tape))
}

int __ehub_mpi_recv_tangent(RECV_AND_SHADOW, END, int known, int lane) {
    if (IS_FIRST(lane)) in_lanes.tape = receive_recorded(b, db, n, t, from, tag, c, s, ds, at, &in_lanes.result);
    receive_on(in_lanes.tape, db);
    LAST_LANE(release(in_lanes.tape))
}

/* ---- both at once ---- */

typedef struct {
    record *sent, *received;
} pair;

static void release_pair(pair *p) {
    if (p->sent) release(p->sent);
    if (p->received) release(p->received);
    free(p);
}

static void return_pair(pair *p, void *ds, void *dr, int lane) {
    begin_reverse();
    if (p->received) return_received(p->received, dr);
    if (p->sent) send_back(p->sent, ds, 0);
    if (IS_LAST(lane)) release_pair(p);
}

static void pass_pair(pair *p, void *ds, void *dr) {
    send_on(p->sent, ds);
    receive_on(p->received, dr);
}

#define SENDRECV void *b, int n, handle t, int to, int tag, void *b2, int n2, handle t2, int from, int tag2, handle c, void *s
#define SENDRECV_AND_SHADOW                                                                                               \
    void *b, void *db, int n, handle t, int to, int tag, void *b2, void *db2, int n2, handle t2, int from, int tag2,     \
        handle c, void *s, void *ds

static int send_and_receive(SENDRECV, word at) {
    if (tag2 != mpi()->any_tag || from == mpi()->no_rank) return MPI_Sendrecv(b, n, t, to, tag, b2, n2, t2, from, tag2, c, s);
    int status[16] __attribute__((aligned(8)));
    handle request = 0;
    MPI_Isend(b, n, t, to, tag, c, &request);
    int result = recv_any_tag(b2, n2, t2, from, c, s, at);
    MPI_Wait(&request, status);
    return result;
}

int __ehub_mpi_sendrecv(SENDRECV, void *channel, END) {
    STATUS_OR_OWN(s)
    return send_and_receive(b, n, t, to, tag, b2, n2, t2, from, tag2, c, s, at);
}

static pair *sendrecv(SENDRECV_AND_SHADOW, word at, int *result) {
    STATUS_OR_OWN(s)
    pair *p = allocated(sizeof *p);
    p->sent = record_of(1, b, c, to, tag, n, t, db, at);
    p->received = record_of(0, b2, c, from, tag2, n2, t2, db2, at);
    *result = send_and_receive(b, n, t, to, tag, b2, n2, t2, from, tag2, c, s, at);
    if (p->received) {
        post_receive(p->received);
        complete(p->received, s, t2);
    }
    return p;
}

taped __ehub_mpi_sendrecv_augment(SENDRECV_AND_SHADOW, END, int known) {
    taped made;
    made.tape = sendrecv(b, db, n, t, to, tag, b2, db2, n2, t2, from, tag2, c, s, ds, at, &made.result);
    return made;
}
void __ehub_mpi_sendrecv_reverse(SENDRECV_AND_SHADOW, END, pair *p, int known, int lane) { return_pair(p, db, db2, lane); }
int __ehub_mpi_sendrecv_tangent(SENDRECV_AND_SHADOW, END, int known, int lane) {
    if (IS_FIRST(lane))
        in_lanes.tape = sendrecv(b, db, n, t, to, tag, b2, db2, n2, t2, from, tag2, c, s, ds, at, &in_lanes.result);
    pass_pair(in_lanes.tape, db, db2);
    LAST_LANE(release_pair(in_lanes.tape))
}

#define REPLACE void *b, int n, handle t, int to, int tag, int from, int tag2, handle c, void *s
#define REPLACE_AND_SHADOW void *b, void *db, int n, handle t, int to, int tag, int from, int tag2, handle c, void *s, void *ds

int __ehub_mpi_sendrecv_replace(REPLACE, void *channel, END) {
    STATUS_OR_OWN(s)
    return MPI_Sendrecv_replace(b, n, t, to, tag, from, tag2, c, s);
}

static pair *replace(REPLACE_AND_SHADOW, word at, int *result) {
    STATUS_OR_OWN(s)
    pair *p = allocated(sizeof *p);
    if (tag2 == mpi()->any_tag && from != mpi()->no_rank) fail(at, "MPI_ANY_TAG has a derivative in MPI_Recv and MPI_Sendrecv alone: name the tag");
    p->sent = record_of(1, b, c, to, tag, n, t, db, at);
    p->received = record_of(0, b, c, from, tag2, n, t, db, at);
    *result = MPI_Sendrecv_replace(b, n, t, to, tag, from, tag2, c, s);
    if (p->received) {
        post_receive(p->received);
        complete(p->received, s, t);
    }
    return p;
}

taped __ehub_mpi_sendrecv_replace_augment(REPLACE_AND_SHADOW, END, int known) {
    taped made;
    made.tape = replace(b, db, n, t, to, tag, from, tag2, c, s, ds, at, &made.result);
    return made;
}
void __ehub_mpi_sendrecv_replace_reverse(REPLACE_AND_SHADOW, END, pair *p, int known, int lane) { return_pair(p, db, db, lane); }
int __ehub_mpi_sendrecv_replace_tangent(REPLACE_AND_SHADOW, END, int known, int lane) {
    if (IS_FIRST(lane)) in_lanes.tape = replace(b, db, n, t, to, tag, from, tag2, c, s, ds, at, &in_lanes.result);
    pass_pair(in_lanes.tape, db, db);
    LAST_LANE(release_pair(in_lanes.tape))
}
