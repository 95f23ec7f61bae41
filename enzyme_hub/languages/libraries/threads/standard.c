/* The native parts of libstdc++'s threads, by those of pthreads. */

void free(void *);
_Noreturn void abort(void);
int pthread_join(unsigned long, void **);
int pthread_cond_init(void *, const void *);
int pthread_cond_destroy(void *);
int pthread_cond_wait(void *, void *);
int pthread_cond_signal(void *);
int pthread_cond_broadcast(void *);
void _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(void **);
_Noreturn void _ZSt20__throw_system_errori(int);

/* -- std::thread: an object of a class derived from std::thread::_State runs in the thread, which releases it -------------- */

/* Its table: the destructors (without and with releasing the object), then what is run. */
struct state;
typedef void method(struct state *);
struct state {
    method **table;
};

/* Starts a thread that calls the function with the three arguments. What is run is looked up here, where the object was just made:
   then the table is known, and so each thread runs what it runs, and nobody else's. */
int __ehub_thread_create_of(unsigned long *, void *(*)(struct state *, method *, method *), struct state *, method *, method *);

static void *std_thread(struct state *state, method *run, method *release) {
    run(state);
    release(state);
    return 0;
}

__attribute__((always_inline)) void _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(unsigned long *thread,
                                                                                          struct state **state,
                                                                                          void (*depend)(void)) {
    method **table = (*state)->table;
    int error = __ehub_thread_create_of(thread, std_thread, *state, table[2], table[1]);
    if (error) _ZSt20__throw_system_errori(error);
    *state = 0;
}

void _ZNSt6thread4joinEv(unsigned long *thread) {
    int error = *thread ? pthread_join(*thread, 0) : 22;
    if (error) _ZSt20__throw_system_errori(error);
    *thread = 0;
}

/* The destructor of the class that they are derived from. */
void _ZNSt6thread6_StateD2Ev(struct state *state) {}

/* -- std::condition_variable ------------------------------------------------------------------------------------------------ */

/* std::unique_lock<std::mutex> */
struct lock {
    void *mutex;
    _Bool is_held;
};

void _ZNSt18condition_variableC1Ev(void *condition) { pthread_cond_init(condition, 0); }

void _ZNSt18condition_variableD1Ev(void *condition) { pthread_cond_destroy(condition); }

void _ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(void *condition, struct lock *lock) {
    pthread_cond_wait(condition, lock->mutex);
}

void _ZNSt18condition_variable10notify_oneEv(void *condition) { pthread_cond_signal(condition); }

void _ZNSt18condition_variable10notify_allEv(void *condition) { pthread_cond_broadcast(condition); }

/* -- std::future: what results are derived from, with an exception in the place of the result -------------------------------- */

struct result {
    void **table; /* of the class that is derived */
    void *exception;
};

void _ZNSt13__future_base12_Result_baseC2Ev(struct result *result) { result->exception = 0; }

void _ZNSt13__future_base12_Result_baseD2Ev(struct result *result) {
    if (result->exception) _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(&result->exception);
}
