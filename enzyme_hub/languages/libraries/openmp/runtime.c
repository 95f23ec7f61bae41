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
_Noreturn void abort(void);
long write(int, const void *, size_t);
size_t strlen(const char *);
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
int sched_yield(void);
void omp_set_max_active_levels(int);
void omp_set_dynamic(int);
int __kmpc_global_thread_num(const place *);
void __kmpc_push_num_threads(const place *, int thread, int number);
void __kmpc_fork_call(const place *, int captured, void (*outlined)(int *, int *, void *), ...);
void __kmpc_barrier(const place *, int thread);
void __kmpc_serialized_parallel(const place *, int thread);
void __kmpc_end_serialized_parallel(const place *, int thread);

struct team {
    void *order, **tapes;
    int threads, levels, before, is_dynamic;
};

static const place here = {0, 2, {0, 22}, ";unknown;unknown;0;0;;"};

static _Noreturn void stop(const char *why) {
    if (write(2, why, strlen(why)) < 0) abort();
    abort();
}

static void *checked(void *memory) {
    if (!memory) stop("enzyme-hub: no memory for the tapes of a parallel region\n");
    return memory;
}

void *__ehub_team_new(void) {
    struct team *team = checked(calloc(1, sizeof *team));
    team->levels = omp_get_max_active_levels();
    team->order = __ehub_order_new();
    return team;
}

/* A parallel region, with what it captures in memory. */
void __ehub_team_open(void (*outlined)(int *, int *, void *), void *captured) {
    __kmpc_fork_call(&here, 1, outlined, captured);
}

/* Each thread calls it first; returns what it is to leave again. */
void *__ehub_team_enter(void *of) { return __ehub_order_enter(((struct team *)of)->order); }
void __ehub_team_leave(void *before) { __ehub_order_leave(before); }

/* Each thread leaves its tape. The first one to come makes the table. */
void __ehub_team_keep(void *of, void *tape) {
    struct team *team = of;
    int threads = omp_get_num_threads();
    void **tapes = __atomic_load_n(&team->tapes, __ATOMIC_ACQUIRE);
    if (!tapes) {
        void **made = checked(calloc((size_t)threads, sizeof *made));
        if (__atomic_compare_exchange_n(&team->tapes, &tapes, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) tapes = made;
        else free(made);
    }
    __atomic_store_n(&team->threads, threads, __ATOMIC_RELAXED);
    tapes[omp_get_thread_num()] = tape;
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

void *__ehub_team_tape(void *of) {
    struct team *team = of;
    if (omp_get_num_threads() != team->threads)
        stop("enzyme-hub: the reverse of a parallel region got another number of threads than the region had\n");
    return team->tapes[omp_get_thread_num()];
}

void __ehub_team_end(void *of) {
    struct team *team = of;
    if (team->is_dynamic) omp_set_dynamic(1);
    if (team->before != team->levels) omp_set_max_active_levels(team->before);
    __ehub_order_end(team->order);
    free(team->tapes);
    free(team);
}

/* Between these two the threads of a team come one after the other, by their numbers; all of them must. A thread alone need not. There is
   one count for all: no two teams at once. */
static int turn;

void __ehub_turn_take(void) {
    if (!omp_in_parallel() || omp_get_num_threads() == 1) return;
    if (omp_get_active_level() > 1) stop("enzyme-hub: --deterministic: a parallel region with several threads inside another one\n");
    while (__atomic_load_n(&turn, __ATOMIC_ACQUIRE) != omp_get_thread_num()) sched_yield();
}

void __ehub_turn_pass(void) {
    if (!omp_in_parallel() || omp_get_num_threads() == 1) return;
    int next = omp_get_thread_num() + 1;
    __atomic_store_n(&turn, next < omp_get_num_threads() ? next : 0, __ATOMIC_RELEASE);
}

/* What the reverse sweep calls in the place of a function that is mirrored; the thread may be another one than it was. */
void __ehub_mirrored_barrier(void) { __kmpc_barrier(&here, __kmpc_global_thread_num(&here)); }
void __ehub_mirrored_serialized_parallel(void) { __kmpc_serialized_parallel(&here, __kmpc_global_thread_num(&here)); }
void __ehub_mirrored_end_serialized_parallel(void) {
    __kmpc_end_serialized_parallel(&here, __kmpc_global_thread_num(&here));
}
