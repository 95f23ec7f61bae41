/* Numbers that several threads add to: the adjoint of what is added is that of the sum, which nobody changes meanwhile. */

#define ADD(T)                                                                                                        \
    void __ehub_atomic_add_##T(T *sum, T term) { __atomic_fetch_add(sum, term, __ATOMIC_RELAXED); }                   \
    static void add_##T##_augment(T *sum, T *dsum, T term) {                                                          \
        if (enzyme_first_lane()) __ehub_atomic_add_##T(sum, term);                                                    \
    }                                                                                                                 \
    static T add_##T##_gradient(T *sum, T *dsum, T term) { return dsum ? *dsum : 0; }                                 \
    static void add_##T##_derivative(T *sum, T *dsum, T term, T dterm) {                                              \
        if (enzyme_first_lane()) __ehub_atomic_add_##T(sum, term);                                                    \
        if (dsum) __ehub_atomic_add_##T(dsum, dterm);                                                                 \
    }                                                                                                                 \
    void *const __enzyme_register_gradient___ehub_atomic_add_##T[] = {                                                \
        (void *)__ehub_atomic_add_##T, (void *)add_##T##_augment, (void *)add_##T##_gradient};                        \
    void *const __enzyme_register_derivative___ehub_atomic_add_##T[] = {(void *)__ehub_atomic_add_##T,                \
                                                                        (void *)add_##T##_derivative};

_Bool enzyme_first_lane(void);

ADD(double)
ADD(float)
