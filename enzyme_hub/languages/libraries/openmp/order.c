/* The order in which threads did what one thread at a time may do, so that the reverse goes the other way round. It is noted for
   the outermost parallel region that is being differentiated; outside of one there is nothing to note. */

typedef __SIZE_TYPE__ size_t;

void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
struct planted;
_Noreturn void __ehub_stop(const struct planted *);
_Noreturn void __ehub_stop_memory(void);
int sched_yield(void);

/* A lock with the number of times that it was left and not yet entered again. */
struct lock {
    struct lock *next;
    const void *which;
    long turn;
    long read; /* how often readers left it, of a lock that several of them may hold */
    char is_held; /* a word by who accesses it, a lock that several may hold by one who writes */
    const void *computing; /* of `everybody`: the thread that computes in what the lock protects, and how often it entered */
    long entered;
};

enum { LISTS = 64 };

struct order {
    struct order *within;
    struct lock *locks[LISTS]; /* each in one of the lists, by its address */
};

static _Thread_local struct order *current;
static struct order everybody; /* for derivatives that the program's own threads ask for */

static void *checked(void *memory) {
    if (!memory) __ehub_stop_memory();
    return memory;
}

/* For a region; `within` is that of the region around it, whose locks are noted there. */
void *__ehub_order_new(void) {
    struct order *order = checked(calloc(1, sizeof *order));
    order->within = current;
    return order;
}

/* What a thread of the region calls first; returns what it is to leave again. */
void *__ehub_order_enter(void *of) {
    struct order *order = of, *before = current;
    current = order->within ? order->within : order;
    return before;
}

void __ehub_order_leave(void *before) { current = before; }

void __ehub_order_end(void *of) {
    struct order *order = of;
    for (int k = 0; k < LISTS; k++) {
        for (struct lock *lock = order->locks[k], *next; lock; lock = next) {
            next = lock->next;
            free(lock);
        }
    }
    free(order);
}

static struct lock *find(struct order *order, const void *which) {
    struct lock **list = &order->locks[((size_t)which >> 2 ^ (size_t)which >> 8) % LISTS];
    struct lock *first = __atomic_load_n(list, __ATOMIC_ACQUIRE), *made = 0;
    for (;;) {
        for (struct lock *lock = first; lock; lock = lock->next) {
            if (lock->which == which) {
                free(made);
                return lock;
            }
        }
        if (!made) made = checked(malloc(sizeof *made));
        *made = (struct lock){.next = first, .which = which};
        if (__atomic_compare_exchange_n(list, &first, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) return made;
    }
}

/* Forward, while the lock is still held: the number of those who left it before. */
long __ehub_lock_leave(const void *which) {
    if (!current) return 0;
    struct lock *lock = find(current, which);
    long turn = __atomic_load_n(&lock->turn, __ATOMIC_RELAXED);
    __atomic_store_n(&lock->turn, turn + 1, __ATOMIC_RELAXED);
    return turn;
}

/* In reverse, in the place of leaving: wait until all who left later are through. */
void __ehub_lock_again(const void *which, long turn) {
    if (!current) return;
    struct lock *lock = find(current, which);
    while (__atomic_load_n(&lock->turn, __ATOMIC_ACQUIRE) != turn + 1) sched_yield();
}

/* In reverse, in the place of entering: those who left before may go on. */
void __ehub_lock_done(const void *which) {
    if (!current) return;
    struct lock *lock = find(current, which);
    __atomic_store_n(&lock->turn, lock->turn - 1, __ATOMIC_RELEASE);
}

/* -- locks that one writer holds, or several readers: writers go through as above, readers only after those who wrote later ------- */

/* Forward, when a writer has entered. */
void __ehub_lock_written(const void *which) {
    if (current) find(current, which)->is_held = 1;
}

enum { WRITER = 1 };

/* Forward, while it is still held: how often it was left before, by writers and, if this is one, by readers. */
long __ehub_lock_leave_shared(const void *which) {
    if (!current) return 0;
    struct lock *lock = find(current, which);
    long turn = __atomic_load_n(&lock->turn, __ATOMIC_RELAXED);
    if (!lock->is_held) {
        __atomic_fetch_add(&lock->read, 1, __ATOMIC_RELAXED);
        return turn << 1;
    }
    lock->is_held = 0;
    __atomic_store_n(&lock->turn, turn + 1, __ATOMIC_RELAXED);
    return __atomic_load_n(&lock->read, __ATOMIC_RELAXED) << 32 | turn << 1 | WRITER;
}

/* In reverse, in the place of leaving. */
void __ehub_lock_again_shared(const void *which, long left) {
    if (!current) return;
    struct lock *lock = find(current, which);
    long turn = (left & 0xffffffffL) >> 1, writes = left & WRITER;
    while (__atomic_load_n(&lock->turn, __ATOMIC_ACQUIRE) != turn + writes) sched_yield();
    while (writes && __atomic_load_n(&lock->read, __ATOMIC_ACQUIRE) != left >> 32) sched_yield();
}

/* In reverse, in the place of entering to read. */
void __ehub_lock_done_read(const void *which) {
    if (current) __atomic_fetch_sub(&find(current, which)->read, 1, __ATOMIC_RELEASE);
}

/* Forward, in a lock under which a derivative computes in variables of all threads: from here until its reverse has come here again
   no other thread may. */
void __ehub_lock_alone(const void *which, const struct planted *stop) {
    struct lock *lock = find(&everybody, which);
    if (__atomic_load_n(&lock->entered, __ATOMIC_ACQUIRE) && lock->computing != &current) __ehub_stop(stop);
    lock->computing = &current;
    __atomic_fetch_add(&lock->entered, 1, __ATOMIC_RELEASE);
}

void __ehub_lock_left(const void *which) { __atomic_fetch_sub(&find(&everybody, which)->entered, 1, __ATOMIC_RELEASE); }

/* A word may be accessed as a part of a longer one. */
static struct lock *of_word(const void *which) { return find(current, (void *)((size_t)which & ~(size_t)7 | 1)); }

/* Forward, around an atomic access to a word: nobody comes in between, so the turns are in the order of the accesses. */
void *__ehub_lock_word(const void *which) {
    if (!current) return 0;
    struct lock *lock = of_word(which);
    while (__atomic_exchange_n(&lock->is_held, 1, __ATOMIC_ACQUIRE)) sched_yield();
    return lock;
}

long __ehub_lock_noted(void *word) {
    struct lock *lock = word;
    if (!lock) return 0;
    long turn = __atomic_load_n(&lock->turn, __ATOMIC_RELAXED);
    __atomic_store_n(&lock->turn, turn + 1, __ATOMIC_RELAXED);
    __atomic_store_n(&lock->is_held, 0, __ATOMIC_RELEASE);
    return turn;
}

/* Forward, where threads come one after the other. Of threads that the program starts by itself nothing is noted. */
long __ehub_lock_point(const void *which, const struct planted *stop) {
    if (current) return __ehub_lock_noted(__ehub_lock_word(which));
    if (stop) __ehub_stop(stop);
    return 0;
}

/* In reverse: whoever came later is through. */
void __ehub_lock_word_again(const void *which, long turn) {
    if (!current) return;
    struct lock *lock = of_word(which);
    while (__atomic_load_n(&lock->turn, __ATOMIC_ACQUIRE) != turn + 1) sched_yield();
    __atomic_store_n(&lock->turn, turn, __ATOMIC_RELEASE);
}
