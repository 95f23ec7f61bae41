/* How threads of pthreads and semaphores wait for each other, by what is known of locks and of places to which threads come one after
   the other (`__ehub_point`). `__ehub_native_*` are the library's own functions; nobody looks into them. */

void __ehub_point(const void *);
void __ehub_mutex_entered(void *);
void __ehub_writer_entered(void *);
void __ehub_reader_entered(void *);
int __ehub_native_mutex_trylock(void *);
int __ehub_native_spin_trylock(void *);
int __ehub_native_rwlock_trywrlock(void *);
int __ehub_native_rwlock_tryrdlock(void *);
int __ehub_native_barrier_wait(void *);
int __ehub_native_sem_wait(void *);
int __ehub_native_sem_trywait(void *);
int __ehub_native_sem_post(void *);

/* -- who gets the lock has entered it ---------------------------------------------------------------------------------------- */

int __ehub_mutex_trylock(void *mutex) {
    int error = __ehub_native_mutex_trylock(mutex);
    if (!error) __ehub_mutex_entered(mutex);
    return error;
}

int __ehub_spin_trylock(void *lock) {
    int error = __ehub_native_spin_trylock(lock);
    if (!error) __ehub_mutex_entered(lock);
    return error;
}

int __ehub_rwlock_trywrlock(void *lock) {
    int error = __ehub_native_rwlock_trywrlock(lock);
    if (!error) __ehub_writer_entered(lock);
    return error;
}

int __ehub_rwlock_tryrdlock(void *lock) {
    int error = __ehub_native_rwlock_tryrdlock(lock);
    if (!error) __ehub_reader_entered(lock);
    return error;
}

/* -- all who came to a barrier did so before anybody leaves it --------------------------------------------------------------- */

int __ehub_barrier_wait(void *barrier) {
    __ehub_point(barrier);
    int result = __ehub_native_barrier_wait(barrier);
    __ehub_point(barrier);
    return result;
}

/* -- a semaphore is posted before somebody gets through ---------------------------------------------------------------------- */

int __ehub_sem_post(void *semaphore) {
    __ehub_point(semaphore);
    return __ehub_native_sem_post(semaphore);
}

int __ehub_sem_wait(void *semaphore) {
    int error = __ehub_native_sem_wait(semaphore);
    if (!error) __ehub_point(semaphore);
    return error;
}

int __ehub_sem_trywait(void *semaphore) {
    int error = __ehub_native_sem_trywait(semaphore);
    if (!error) __ehub_point(semaphore);
    return error;
}
