/* Threads in derivatives. What the forward sweep of a thread leaves for its reverse is in its record, which the program's handle
   leads to where the thread is joined: there the reverse of the thread is started, and where it was created that is joined. */

typedef __SIZE_TYPE__ size_t;
typedef unsigned long handle; /* pthread_t */
typedef union {
    char room[64];
    long align;
} attributes; /* pthread_attr_t */

void *calloc(size_t, size_t);
void free(void *);
int snprintf(char *, size_t, const char *, ...);
_Noreturn void __ehub_stop_saying(const char *code, const char *file, int line, const char *text);
_Noreturn void __ehub_stop_memory(void);
void *__ehub_order_new(void);
void *__ehub_order_enter(void *);
void __ehub_order_leave(void *);
void __ehub_order_end(void *);
int sched_yield(void);
int pthread_create(handle *, const attributes *, void *(*)(void *), void *);
int pthread_join(handle, void **);
int pthread_equal(handle, handle);
int pthread_attr_init(attributes *);
int pthread_attr_destroy(attributes *);
int pthread_attr_getstacksize(const attributes *, size_t *);
int pthread_attr_setstacksize(attributes *, size_t);

/* What a function that starts threads and joins them has of both. The threads that it leaves go to the one around it (`heir`). */
struct bracket {
    void *order, *order_before;
    struct bracket *before, *heir;
    long running; /* is changed while nobody else has the lock */
};

enum state { FAILED, STARTED, FINISHED, JOINED, REVERSED };

struct thread {
    void *(*run)(void *);
    void (*back)(void *);
    struct bracket *bracket;
    struct thread *next;
    handle id;
    size_t stack;
    enum state state;
};

enum { ROOM = 96 }; /* what the derivative puts there comes behind */
_Static_assert(sizeof(struct thread) <= ROOM, "a record");

static _Thread_local struct bracket *bracket;
static struct thread *threads; /* that are not yet joined, and may be */
static _Bool is_locked;

/* Of a call that is differentiated: a line, or what is known instead (`planted` of differentiate/stops/stop.h). */
typedef struct {
    const char *code, *file, *beside;
    int line;
} place;

static _Noreturn void stop(const place *at, const char *why) {
    char text[1024];
    snprintf(text, sizeof text, *at->beside ? "%s (%s)" : "%s", why, at->beside);
    __ehub_stop_saying(at->code, at->file, at->line, text);
}

static void lock(void) {
    while (__atomic_exchange_n(&is_locked, 1, __ATOMIC_ACQUIRE)) sched_yield();
}

static void unlock(void) { __atomic_store_n(&is_locked, 0, __ATOMIC_RELEASE); }

static void *checked(void *memory) {
    if (!memory) __ehub_stop_memory();
    return memory;
}

/* -- functions that start threads and join them ---------------------------------------------------------------------------- */

static void enter(struct bracket *one) {
    one->before = bracket;
    one->order_before = __ehub_order_enter(one->order);
    bracket = one;
}

static void leave(struct bracket *one) {
    bracket = one->before;
    __ehub_order_leave(one->order_before);
}

void *__ehub_bracket_new(void) {
    struct bracket *one = checked(calloc(1, sizeof *one));
    one->order = __ehub_order_new();
    enter(one);
    return one;
}

/* Who has the threads of a bracket now. */
static struct bracket *last(struct bracket *one) {
    while (one && one->heir) one = one->heir;
    return one;
}

static void count(struct thread *one, long more) {
    struct bracket *of = last(one->bracket);
    __atomic_store_n(&of->running, of->running + more, __ATOMIC_RELEASE);
}

/* Which functions join what they start follows from what may be called; one that leaves threads may be in one that joins them. */
void __ehub_bracket_leave(void *of, const place *place) {
    struct bracket *one = of;
    lock();
    struct bracket *before = last(one->before);
    if (one->running && before) {
        before->running += one->running;
        one->heir = before;
    }
    unlock();
    if (one->running && !before)
        stop(place, "a thread is not joined by the function that is differentiated, so its reverse cannot start");
    leave(one);
}

/* Before an atomic access to a number. */
void __ehub_threads_alone(const place *place) {
    lock();
    struct bracket *mine = last(bracket);
    _Bool are_there = mine && mine->running;
    unlock();
    if (are_there)
        stop(place, "a number is read or written atomically while threads run, so its derivative depends on when that was");
}

void __ehub_bracket_again(void *of) { enter(of); }

static void forget(void *of) {
    struct bracket *one = of;
    __ehub_order_end(one->order);
    free(one);
}

/* In forward mode threads that it has left may know it yet. */
void __ehub_bracket_done(void *of) {
    if (!((struct bracket *)of)->heir) forget(of);
}

void __ehub_bracket_end(void *of) {
    leave(of);
    forget(of);
}

/* -- threads --------------------------------------------------------------------------------------------------------------- */

void *__ehub_thread_new(size_t size, void *(*run)(void *), void (*back)(void *)) {
    struct thread *one = checked(calloc(1, ROOM + size));
    one->run = run;
    one->back = back;
    return one;
}

static void *run_forward(void *of) {
    struct thread *one = of;
    bracket = one->bracket;
    __ehub_order_enter(bracket->order);
    void *result = one->run(one);
    __atomic_store_n(&one->state, FINISHED, __ATOMIC_RELEASE);
    return result;
}

static void *run_back(void *of) {
    struct thread *one = of;
    bracket = one->bracket;
    __ehub_order_enter(bracket->order);
    one->back(one);
    return 0;
}

/* Forward, where the program creates the thread. */
int __ehub_thread_start(void *of, handle *id, const attributes *given, const place *place) {
    struct thread *one = of;
    if (!bracket) stop(place, "a thread is started here, and no function that is differentiated joins it");
    one->bracket = bracket;
    if (given && pthread_attr_getstacksize(given, &one->stack)) one->stack = 0;
    one->state = STARTED;
    int error = pthread_create(id, given, run_forward, one);
    if (error) {
        one->state = FAILED;
        return error;
    }
    one->id = *id;
    lock();
    count(one, 1);
    one->next = threads;
    threads = one;
    unlock();
    return 0;
}

/* Forward, where the program joins it. */
void *__ehub_thread_join(handle id, void **result, const place *place) {
    lock();
    struct thread **at = &threads;
    while (*at && !pthread_equal((*at)->id, id)) at = &(*at)->next;
    struct thread *one = *at;
    if (one) *at = one->next;
    unlock();
    if (!one) stop(place, "a thread is joined here that the differentiated function did not start");
    if (pthread_join(id, result)) stop(place, "pthread_join failed");
    if (__atomic_load_n(&one->state, __ATOMIC_ACQUIRE) != FINISHED)
        stop(place, "a thread that does not return from its function has no derivative");
    one->state = JOINED;
    lock();
    count(one, -1);
    unlock();
    return one;
}

/* In reverse, where it was joined. */
void __ehub_thread_again(void *of) {
    struct thread *one = of;
    if (!one->back) return;
    attributes mine;
    int is_set = one->stack && !pthread_attr_init(&mine);
    if (is_set) pthread_attr_setstacksize(&mine, one->stack);
    one->state = REVERSED;
    if (pthread_create(&one->id, is_set ? &mine : 0, run_back, one))
        __ehub_stop_saying("EH0310", 0, 0, "no thread can be created for the reverse of one");
    if (is_set) pthread_attr_destroy(&mine);
}

/* In reverse, where it was created. */
void __ehub_thread_done(void *of) {
    struct thread *one = of;
    if (one->state == REVERSED && pthread_join(one->id, 0)) __ehub_stop_saying("EH0310", 0, 0, "the reverse of a thread cannot be joined");
}

/* A list of releases that wait, which a thread has left, goes in front of this thread's. */
void __ehub_threads_wait_on(void **newest, void **list) {
    if (!list) return;
    void **last = list;
    while (*last) last = *last;
    *last = *newest;
    *newest = list;
}

/* -- without a reverse ------------------------------------------------------------------------------------------------------ */

static void *run_alone(void *of) {
    struct thread *one = of;
    void *result = one->run(one);
    free(one);
    return result;
}

int __ehub_thread_start_alone(void *of, handle *id, const attributes *given) {
    int error = pthread_create(id, given, run_alone, of);
    if (error) free(of);
    return error;
}

/* -- what is done once ------------------------------------------------------------------------------------------------------- */

/* Beside what glibc says of it, one bit says that a thread is there: one at a time, so what is noted of them has an order. */
enum { HELD = 1, DONE = 2 };

int __ehub_once_begin(int *flag) {
    for (;;) {
        int found = __atomic_load_n(flag, __ATOMIC_RELAXED);
        int held = found | HELD;
        if (!(found & HELD) && __atomic_compare_exchange_n(flag, &found, held, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
            return !(found & DONE);
        sched_yield();
    }
}

void __ehub_once_end(int *flag, int leaves) { __atomic_store_n(flag, leaves, __ATOMIC_RELEASE); }

/* -- the library's own functions ---------------------------------------------------------------------------------------------- */

int pthread_mutex_trylock(void *);
int pthread_spin_trylock(void *);
int pthread_rwlock_trywrlock(void *);
int pthread_rwlock_tryrdlock(void *);
int pthread_barrier_wait(void *);
int sem_wait(void *);
int sem_trywait(void *);
int sem_post(void *);
long syscall(long, ...);

int __ehub_native_mutex_trylock(void *mutex) { return pthread_mutex_trylock(mutex); }
int __ehub_native_spin_trylock(void *lock) { return pthread_spin_trylock(lock); }
int __ehub_native_rwlock_trywrlock(void *lock) { return pthread_rwlock_trywrlock(lock); }
int __ehub_native_rwlock_tryrdlock(void *lock) { return pthread_rwlock_tryrdlock(lock); }
int __ehub_native_barrier_wait(void *barrier) { return pthread_barrier_wait(barrier); }
int __ehub_native_sem_wait(void *semaphore) { return sem_wait(semaphore); }
int __ehub_native_sem_trywait(void *semaphore) { return sem_trywait(semaphore); }
int __ehub_native_sem_post(void *semaphore) { return sem_post(semaphore); }
long __ehub_futex(long number, void *word, int does, int value, void *limit) { return syscall(number, word, does, value, limit); }

/* Where nothing is noted of them. */
void __ehub_point(const void *which) {}
void __ehub_mutex_entered(void *lock) {}
void __ehub_writer_entered(void *lock) {}
void __ehub_reader_entered(void *lock) {}
