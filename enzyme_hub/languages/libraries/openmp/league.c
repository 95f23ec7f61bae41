/* The iterations of a loop of which teams have parts, and threads of a team parts of these; one team has all. */

typedef struct place place;

int omp_get_num_teams(void);

#define LOOPS(K, T, STEP)                                                                                              \
    void __kmpc_for_static_init_##K(place *, int thread, int schedule, int *last, T *lower, T *upper, STEP *stride,    \
                                    STEP step, STEP size);                                                             \
    void __kmpc_dist_for_static_init_##K(place *, int thread, int schedule, int *last, T *lower, T *upper, T *of_team, \
                                         STEP *stride, STEP step, STEP size);                                          \
    void __ehub_distribute_##K(place *where, int thread, int schedule, int *last, T *lower, T *upper, STEP *stride,    \
                               STEP step, STEP size) {                                                                 \
        if (omp_get_num_teams() > 1) {                                                                                 \
            __kmpc_for_static_init_##K(where, thread, schedule, last, lower, upper, stride, step, size);               \
            return;                                                                                                    \
        }                                                                                                              \
        *last = 1;                                                                                                     \
        *stride = (STEP)(step > 0 ? *upper - *lower + 1 : *upper - *lower - 1);                                        \
    }                                                                                                                  \
    void __ehub_dist_for_static_init_##K(place *where, int thread, int schedule, int *last, T *lower, T *upper,        \
                                         T *of_team, STEP *stride, STEP step, STEP size) {                             \
        if (omp_get_num_teams() > 1) {                                                                                 \
            __kmpc_dist_for_static_init_##K(where, thread, schedule, last, lower, upper, of_team, stride, step, size); \
            return;                                                                                                    \
        }                                                                                                              \
        *of_team = *upper;                                                                                             \
        __kmpc_for_static_init_##K(where, thread, schedule, last, lower, upper, stride, step, size);                   \
    }

LOOPS(4, int, int)
LOOPS(4u, unsigned, int)
LOOPS(8, long, long)
LOOPS(8u, unsigned long, long)
