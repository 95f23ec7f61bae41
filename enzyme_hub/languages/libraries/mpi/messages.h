/* Messages between derivatives.

   They go over the communicator of the program, by the largest tag there is, which a differentiated function must not use itself.
   A duplicate of the communicator would keep them apart as well; but to make one is collective, and what a rank comes to first
   may be a message between two. (At MPI_Init there is only MPI_COMM_WORLD, and whoever makes communicators may be native code.)
   What such a message could be mistaken for is one that a receive of any tag takes; `any_tag` has an eye on these.

   In reverse messages may come in another order than they were sent in: the order of the waits is the program's. So each says
   which one it is: the k-th between two ranks by its tag, which both sides count as MPI has it, in the order in which sends and
   receives are posted. A receive of any source or any tag counts when it is complete, and what is posted behind it then. */

typedef struct counter {
    int peer, tag, is_sent;
    word next;
    struct counter *behind;
} counter;

enum { NOT_KNOWN = -1 };

typedef struct record {
    handle comm;
    int peer, tag, is_done, lanes;
    word number, total; /* number: or NOT_KNOWN yet; total: how many basic elements */
    layout *of;
    void *shadow;   /* of what is received, for whoever waits for it */
    void **shadows; /* of all lanes */
    handle request, type;
    word at;
    enum { NOT_KEPT, RECEIVES, SENDS } started; /* by a persistent request, which keeps the layout */
    struct later *together;                     /* what all ranks do, if that is waited for */
    struct record *behind, *other; /* among those that are posted, and that are waited for */
} record;

typedef struct {
    word number;
    int tag, peer;
} heading;

typedef struct letter {
    handle request; /* while it is on its way */
    size_t size;
    struct letter *behind;
    heading of;
    double numbers[];
} letter;

typedef struct {
    counter *counters;
    record *posted, **last; /* receives whose number is not known */
    letter *early;          /* letters that came before they were asked for */
    handle backwards;       /* the same ranks in the opposite order, for scans; 0 if nobody asked */
} office;

static letter *on_their_way;
static record *waited; /* receives that were begun, and are not complete */

/* Whoever does not wait sends no adjoint, for which another rank would wait for ever. */
static void begin_reverse(void) {
    if (waited) fail(waited->at, "the differentiated function begins it, and does not wait for it: call MPI_Wait there");
}

static void send_off(int wait) {
    static char status[64] __attribute__((aligned(8)));
    for (letter **l = &on_their_way; *l;) {
        int done = 1;
        letter *one = *l;
        if (wait) MPI_Wait(&one->request, status);
        else MPI_Test(&one->request, &done, status);
        if (done) {
            *l = one->behind;
            free(one);
        } else l = &one->behind;
    }
}

static int copy_none(handle comm, int key, void *extra, void *in, void *out, int *flag) {
    *flag = 0;
    return 0;
}

static int close_office(handle comm, int key, void *value, void *extra) {
    office *o = value;
    for (counter *c = o->counters, *next; c; c = next) next = c->behind, free(c);
    if (o->backwards) MPI_Comm_free(&o->backwards);
    free(o);
    return 0;
}

/* MPI_Finalize comes by here first. */
static int at_the_end(handle comm, int key, void *value, void *extra) {
    send_off(1);
    return 0;
}

/* What is kept for a communicator, as an attribute of it: a new one may get the handle of one that is gone. */
static office *office_of(handle comm, word at) {
    static int key, end_key, is_made;
    int found, is_inter;
    office *o;
    if (!is_made) {
        is_made = 1;
        MPI_Comm_create_keyval((void *)copy_none, (void *)close_office, &key, 0);
        MPI_Comm_create_keyval((void *)copy_none, (void *)at_the_end, &end_key, 0);
        MPI_Comm_set_attr(mpi()->self, end_key, &on_their_way);
    }
    MPI_Comm_get_attr(comm, key, &o, &found);
    if (found) return o;
    MPI_Comm_test_inter(comm, &is_inter);
    if (is_inter) fail(at, "messages of an intercommunicator have no derivative");
    o = allocated(sizeof *o);
    o->last = &o->posted;
    MPI_Comm_set_attr(comm, key, o);
    return o;
}

static int our_tag(void) {
    static int tag;
    int found, *largest;
    if (!tag) {
        MPI_Comm_get_attr(mpi()->world, mpi()->largest_tag_key, &largest, &found);
        tag = found ? *largest : 32767;
    }
    return tag;
}

static word next_number(office *o, int peer, int tag, int is_sent) {
    for (counter *c = o->counters; c; c = c->behind)
        if (c->peer == peer && c->tag == tag && c->is_sent == is_sent) return c->next++;
    counter *c = allocated(sizeof *c);
    *c = (counter){peer, tag, is_sent, 1, o->counters};
    o->counters = c;
    return 0;
}

static int is_open(const record *r) { return r->peer == mpi()->any_source || r->tag == mpi()->any_tag; }

/* True for a receive that one before it may take the message from, as long as nobody knows what that one receives. */
static int may_be_overtaken(const office *o, const record *r) {
    for (const record *p = o->posted; p != r; p = p->behind)
        if (is_open(p) && (p->tag == r->tag || p->tag == mpi()->any_tag)) return 1;
    return 0;
}

/* Number the receives in the order in which they were posted, as far as it is known what they receive. */
static void number_posted(office *o) {
    record **p = &o->posted;
    while (*p) {
        record *r = *p;
        if (is_open(r) || may_be_overtaken(o, r)) {
            p = &r->behind;
            continue;
        }
        *p = r->behind;
        r->number = next_number(o, r->peer, r->tag, 0);
    }
    o->last = p;
}

static void post_receive(record *r) {
    office *o = office_of(r->comm, r->at);
    r->number = NOT_KNOWN;
    r->behind = 0;
    *o->last = r;
    o->last = &r->behind;
    number_posted(o);
}

static void post(handle comm, int peer, int tag, word number, const layout *l, word total, void *shadow) {
    size_t size = sizeof(heading) + floats_in(l, total) * sizeof(double);
    letter *one = allocated(sizeof *one + size);
    one->of = (heading){number, tag, 0};
    move(TAKE, l, total, shadow, one->numbers);
    send_off(0);
    MPI_Isend(&one->of, (int)size, mpi()->byte, peer, our_tag(), comm, &one->request);
    one->behind = on_their_way;
    on_their_way = one;
}

/* The letter of that number; others that come before it are kept. */
static letter *fetch(handle comm, int peer, int tag, word number, word at) {
    office *o = office_of(comm, at);
    letter **end = &o->early;
    for (; *end; end = &(*end)->behind)
        if ((*end)->of.number == number && (*end)->of.tag == tag && (*end)->of.peer == peer) {
            letter *one = *end;
            *end = one->behind;
            return one;
        }
    for (;;) {
        char status[64] __attribute__((aligned(8)));
        handle message = 0;
        int size;
        send_off(0);
        MPI_Mprobe(peer, our_tag(), comm, &message, status);
        MPI_Get_count(status, mpi()->byte, &size);
        letter *one = allocated(sizeof *one + size);
        MPI_Mrecv(&one->of, size, mpi()->byte, &message, status);
        one->of.peer = peer;
        one->size = size - sizeof(heading);
        one->behind = 0;
        if (one->of.number == number && one->of.tag == tag) return one;
        *end = one;
        end = &one->behind;
    }
}

static void read_letter(enum move how, handle comm, int peer, int tag, word number, const layout *l, word total, void *shadow, word at) {
    letter *one = fetch(comm, peer, tag, number, at);
    if (one->size != floats_in(l, total) * sizeof(double)) fail(at, "the two sides of a message are of different datatypes, or another message of that tag was: give both the same, also to empty ones");
    if (shadow) move(how, l, total, shadow, one->numbers);
    free(one);
}
