// The reference implementation, in a call of its Python package: that is handed this program as C++, differentiates it as its
// plugin for clang would, and runs it in the process. The suite's loop of commands runs inside of that one call, so nothing of
// Python is in the times.
extern int enzyme_dup, enzyme_const;
template <class... T> double __enzyme_autodiff(void *, T...);

#define SUITE_FROM(n, start)                                                                                         \
    __attribute__((noinline)) static void reference(const double *x, double *dx, long count) {                       \
        __enzyme_autodiff((void *)objective<double>, enzyme_dup, x, dx, enzyme_const, count);                        \
    }                                                                                                                \
    PROGRAM(objective<double>, n, start, {"reference", reference})                                                   \
    void called(enzyme::tensor<double, 1> &out, const enzyme::tensor<double, 1> &began) {                            \
        struct timespec now;                                                                                         \
        clock_gettime(CLOCK_MONOTONIC, &now);                                                                        \
        out[0] = program((double)now.tv_sec + 1e-9 * (double)now.tv_nsec - began[0]);                                \
    }
