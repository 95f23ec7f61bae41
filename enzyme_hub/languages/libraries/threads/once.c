/* std::call_once of libstdc++. What it runs, and for whom, lies in two variables of the thread. These are the module's own here, and LLVM
   is told less of the flag than is true (`__main__`): so it finds out what is run, and the variables go. */

enum { NOT_YET = 0, DONE = 2 }; /* the words of glibc */

_Thread_local void *_ZSt15__once_callable;
_Thread_local void (*_ZSt11__once_call)(void);
int __ehub_once_begin(int *flag) __attribute__((nothrow));
void __ehub_once_end(int *flag, int leaves) __attribute__((nothrow));

void __once_proxy(void) { _ZSt11__once_call(); }

struct once {
    int *flag, leaves;
};

__attribute__((nothrow)) static void end(struct once *one) { __ehub_once_end(one->flag, one->leaves); }

int pthread_once(int *flag, void (*run)(void)) {
    (void)__atomic_load_n((volatile int *)flag, __ATOMIC_RELAXED); /* what it is set to first is needed */
    __attribute__((cleanup(end))) struct once one = {flag, DONE};
    if (__ehub_once_begin(flag)) {
        one.leaves = NOT_YET; /* if an exception leaves it */
        run();
        one.leaves = DONE;
    }
    return 0;
}
