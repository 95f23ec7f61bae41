/* Teams of threads in derivatives: what the forward sweep of a parallel region leaves for its reverse, which the same number of
   threads runs. Each thread has a tape. */

typedef __SIZE_TYPE__ size_t;
typedef struct {
    int reserved, flags, more[2];
    const char *source;
} place;

void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
_Noreturn void __ehub_stop_saying(const char *code, const char *file, int line, const char *text);
void *__ehub_order_new(void);
void *__ehub_order_enter(void *);
void __ehub_order_leave(void *);
void __ehub_order_end(void *);
int omp_get_thread_num(void);
int omp_get_num_threads(void);
int omp_get_dynamic(void);
int omp_get_max_active_levels(void);
int omp_in_parallel(void);
int omp_get_active_level(void);
int omp_get_level(void);
int sched_yield(void);
void *__ehub_stop_hide(void);
void __ehub_stop_show(void *);
void omp_set_max_active_levels(int);
void omp_set_dynamic(int);
int __kmpc_global_thread_num(const place *);
void __kmpc_push_num_threads(const place *, int thread, int number);
void __kmpc_fork_call(const place *, int captured, void (*outlined)(int *, int *, void *), ...);
void __kmpc_barrier(const place *, int thread);
void *__kmpc_threadprivate(const place *, int thread, void *data, size_t);
void __kmpc_copyprivate(const place *, int thread, size_t, void *list, void (*copy)(void *, void *), int is_source);
void __kmpc_serialized_parallel(const place *, int thread);
void __kmpc_end_serialized_parallel(const place *, int thread);

/* Ordered loops of which sections may be under way at once: threads are never further apart than libomp has buffers for (7). */
enum { LOOPS = 64 };

/* What a thread leaves for its reverse, and which one it is; and what it shows the others there. */
struct left {
    void *tape;
    const void *by;
    void *shown, *blocks;
};

struct team {
    void *order;
    struct left *left;
    void **waiting; /* the releases that wait of threads which left the team */
    void *claims; /* of blocks of memory (`blocks.c`) */
    int threads, levels, before, is_dynamic;
    long turns[LOOPS]; /* of the ordered sections of a loop, those that were left and not yet entered again */
};

/* A thread in a team, from where it enters to where it leaves. */
struct seat {
    struct seat *around;
    struct team *team;
    void *order;
    void *guard; /* where a stop would go: past the frames of the team's threads, so it goes nowhere here */
    int changed; /* it has the place of another thread, and leaves nothing in its copies of variables */
    long loops, loop; /* the ordered loops that it has come to, and in reverse the one in a section of which it is */
};

static _Thread_local struct seat *seat;

/* The derivative for which the shadows of a thread's own variables were cleared last, how that is done, and whether there are pointers
   in these. */
struct cleared {
    unsigned long derivative;
    void (*clear)(void);
    int holds_pointers;
};

struct opening {
    void (*outlined)(int *, int *, void *);
    void *captured;
    struct cleared by;
};

static _Thread_local struct cleared cleared;

static const place here = {0, 2, {0, 22}, ";unknown;unknown;0;0;;"};

static _Noreturn void stop(const char *why) {
    __ehub_stop_saying("EH0310", 0, 0, why);
}

static void *checked(void *memory) {
    if (!memory) stop("no memory for the tapes of a parallel region");
    return memory;
}

void *__ehub_team_new(void) {
    struct team *team = checked(calloc(1, sizeof *team));
    team->levels = omp_get_max_active_levels();
    team->order = __ehub_order_new();
    return team;
}

/* Where a thread has its copy of a variable. */
void *__ehub_threadprivate(void *variable, size_t size) {
    return __kmpc_threadprivate(&here, __kmpc_global_thread_num(&here), variable, size);
}

/* A derivative begins that has shadows of such variables. */
void __ehub_threadprivate_begin(void (*clear)(void), int holds_pointers) {
    static unsigned long derivatives;
    cleared = (struct cleared){__atomic_add_fetch(&derivatives, 1, __ATOMIC_RELAXED), clear, holds_pointers};
    clear();
}

/* A thread of a team works for the derivative of the thread that made the team. */
static void work(int *thread, int *bound, void *what) {
    const struct opening *opening = what;
    if (cleared.derivative != opening->by.derivative) {
        cleared = opening->by;
        if (cleared.clear) cleared.clear();
    }
    opening->outlined(thread, bound, opening->captured);
}

/* A parallel region, with what it captures in memory. */
void __ehub_team_open(void (*outlined)(int *, int *, void *), void *captured) {
    struct opening opening = {outlined, captured, cleared};
    __kmpc_fork_call(&here, 1, work, &opening);
}

/* Each thread calls it first, with memory for its seat, which it leaves again. */
void __ehub_team_enter(void *of, struct seat *mine) {
    struct team *team = of;
    *mine = (struct seat){seat, team, __ehub_order_enter(team->order), __ehub_stop_hide(), 0, 0, 0};
    seat = mine;
}

/* What the thread put on its list of releases that wait since `mark` goes to the team: nobody else looks at the lists of its threads. */
static void hand_over(struct team *team, void ***newest, void **mark) {
    void **list = *newest, **last = list;
    if (list == mark) return;
    while (*last != (void *)mark) last = *last;
    *newest = mark;
    *last = __atomic_load_n(&team->waiting, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(&team->waiting, (void ***)last, list, 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) {}
}

void __ehub_team_leave(void ***newest, void **mark) {
    __ehub_order_leave(seat->order);
    if (omp_get_thread_num()) hand_over(seat->team, newest, mark);
    if (seat->changed) cleared.clear();
    __ehub_stop_show(seat->guard);
    seat = seat->around;
}

/* Each thread leaves its tape, and says which thread it is. The first one to come makes the table. */
void __ehub_team_keep(void *of, void *tape) {
    struct team *team = of;
    int threads = omp_get_num_threads();
    struct left *left = __atomic_load_n(&team->left, __ATOMIC_ACQUIRE);
    if (!left) {
        struct left *made = checked(calloc((size_t)threads, sizeof *made));
        if (__atomic_compare_exchange_n(&team->left, &left, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) left = made;
        else free(made);
    }
    __atomic_store_n(&team->threads, threads, __ATOMIC_RELAXED);
    left[omp_get_thread_num()] = (struct left){tape, &cleared, 0, 0};
}

/* Before the reverse region: as many threads as there were, and regions inside may have as many as they had. */
void __ehub_team_again(void *of) {
    struct team *team = of;
    team->is_dynamic = omp_get_dynamic();
    if (team->is_dynamic) omp_set_dynamic(0);
    team->before = omp_get_max_active_levels();
    if (team->before != team->levels) omp_set_max_active_levels(team->levels);
    __kmpc_push_num_threads(&here, __kmpc_global_thread_num(&here), team->threads);
}

/* True where no other thread runs this region, or one around it. */
_Bool __ehub_team_is_alone(void) { return !omp_in_parallel(); }

/* The thread has another's place, and so other copies of variables. In a nested team they keep nothing from region to region, but a
   pointer that the other thread has set in the region is not here. */
static void change_places(void) {
    if (omp_get_level() < 2 || cleared.holds_pointers)
        stop("the reverse of a parallel region with threadprivate variables got other threads than the region had");
    cleared.clear();
    seat->changed = 1;
}

void *__ehub_team_tape(void *of) {
    struct team *team = of;
    if (omp_get_num_threads() != team->threads)
        stop("the reverse of a parallel region got another number of threads than the region had");
    struct left *left = &team->left[omp_get_thread_num()];
    if (cleared.clear && left->by != &cleared) change_places();
    return left->tape;
}

/* In the reverse, where a thread of the team leaves what it shows the others. */
void **__ehub_team_shown(int thread) { return &seat->team->left[thread].shown; }
void **__ehub_team_blocks(int thread) { return &seat->team->left[thread].blocks; }
void **__ehub_team_claims(void) { return &seat->team->claims; }

/* What waits goes to the list of the thread that began the team. */
void __ehub_team_end(void *of, void ***newest) {
    struct team *team = of;
    void **last = team->waiting;
    if (last) {
        while (*last) last = *last;
        *last = *newest;
        *newest = team->waiting;
    }
    if (team->is_dynamic) omp_set_dynamic(1);
    if (team->before != team->levels) omp_set_max_active_levels(team->before);
    __ehub_order_end(team->order);
    free(team->left);
    free(team);
}

/* Between these two the threads of a team come one after the other, by their numbers; all of them must. A thread alone need not. There is
   one count for all: no two teams at once. */
static int turn;

void __ehub_turn_take(void) {
    if (!omp_in_parallel() || omp_get_num_threads() == 1) return;
    if (omp_get_active_level() > 1) stop("--deterministic: a parallel region with several threads inside another one");
    while (__atomic_load_n(&turn, __ATOMIC_ACQUIRE) != omp_get_thread_num()) sched_yield();
}

void __ehub_turn_pass(void) {
    if (!omp_in_parallel() || omp_get_num_threads() == 1) return;
    int next = omp_get_thread_num() + 1;
    __atomic_store_n(&turn, next < omp_get_num_threads() ? next : 0, __ATOMIC_RELEASE);
}

/* What one thread of a team hands to all of them, by its pointer to it. Derivatives do so with the shadow as well. */
static void hand_on(void *to, void *from) { *(void **)to = *(void **)from; }

void *__ehub_copyprivate(void *mine, int is_source) {
    void *found = mine;
    __kmpc_copyprivate(&here, __kmpc_global_thread_num(&here), sizeof found, &found, hand_on, is_source);
    return found;
}

/* Sections of ordered loops are noted by loop: in one loop they come one after the other, and another loop may be under way at the same
   time. All threads of a team come to the same ordered loops. A thread alone has the order of its own program. */
static struct team *ordering(void) {
    if (omp_get_num_threads() == 1) return 0;
    if (!seat) stop("an ordered section of a parallel region around what is differentiated");
    return seat->team;
}

/* In front of a loop. */
void __ehub_ordered_loop(void) {
    if (seat && omp_get_num_threads() != 1) seat->loops++;
}

/* Forward, before a section is left: its loop, and how many were left before. */
long __ehub_ordered_leave(void) {
    struct team *team = ordering();
    if (!team) return 0;
    long loop = seat->loops % LOOPS;
    return __atomic_fetch_add(&team->turns[loop], 1, __ATOMIC_RELAXED) * LOOPS + loop;
}

/* In reverse, in the place of leaving: wait until all that were left later are through. */
void __ehub_ordered_again(long section) {
    struct team *team = ordering();
    if (!team) return;
    seat->loop = section % LOOPS;
    while (__atomic_load_n(&team->turns[seat->loop], __ATOMIC_ACQUIRE) != section / LOOPS + 1) sched_yield();
}

/* In reverse, in the place of entering: the one before may go on. */
void __ehub_ordered_done(void) {
    struct team *team = ordering();
    if (!team) return;
    long *turn = &team->turns[seat->loop];
    __atomic_store_n(turn, __atomic_load_n(turn, __ATOMIC_RELAXED) - 1, __ATOMIC_RELEASE);
}

/* What the reverse sweep calls in the place of a function that is mirrored; the thread may be another one than it was. */
void __ehub_mirrored_barrier(void) { __kmpc_barrier(&here, __kmpc_global_thread_num(&here)); }
void __ehub_mirrored_serialized_parallel(void) { __kmpc_serialized_parallel(&here, __kmpc_global_thread_num(&here)); }
void __ehub_mirrored_end_serialized_parallel(void) {
    __kmpc_end_serialized_parallel(&here, __kmpc_global_thread_num(&here));
}
