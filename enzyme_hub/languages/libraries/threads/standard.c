/* libstdc++'s std::thread by that of pthreads: the parts of it that are native. An object of a class derived from std::thread::_State
   runs in the thread, which releases it. */

void free(void *);
_Noreturn void abort(void);
int pthread_create(unsigned long *, const void *, void *(*)(void *), void *);
int pthread_join(unsigned long, void **);
_Noreturn void _ZSt20__throw_system_errori(int);

/* Its table: the destructors (without and with releasing the object), then what is run. */
struct state {
    void (**table)(struct state *);
};

static void *std_thread(void *of) {
    struct state *state = of;
    state->table[2](state);
    state->table[1](state);
    return 0;
}

void _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(unsigned long *thread,
                                                                                          struct state **state,
                                                                                          void (*depend)(void)) {
    int error = pthread_create(thread, 0, std_thread, *state);
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
