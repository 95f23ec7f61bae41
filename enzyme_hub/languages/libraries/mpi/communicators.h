/* Communicators that the differentiated function makes. Its messages go back over them, so in reverse they live until then: what the
   function frees is noted, and freed where the function has made it, by all its ranks in one order. These functions give the new
   handle, which the program stores where it wants it. */

typedef struct {
    void *tape;
    handle made;
} made_handle;

static handle made_in_lanes;

#define MAKES(name, parameters, with_shadows, call)                                                                     \
    static handle make_##name(parameters) {                                                                             \
        handle made = 0;                                                                                                \
        call;                                                                                                           \
        return handle_at(&made, 0);                                                                                     \
    }                                                                                                                   \
    handle __ehub_mpi_##name(parameters, void *channel, END) { return make_##name(ARGUMENTS); }                        \
    made_handle __ehub_mpi_##name##_augment(with_shadows, END, int known) {                                             \
        handle made = make_##name(ARGUMENTS);                                                                           \
        return (made_handle){(void *)made, made};                                                                       \
    }                                                                                                                   \
    void __ehub_mpi_##name##_reverse(with_shadows, END, void *tape, int known, int lane) {                              \
        if (IS_LAST(lane)) free_if_given_up((handle)tape);                                                              \
    }                                                                                                                   \
    handle __ehub_mpi_##name##_tangent(with_shadows, END, int known, int lane) {                                        \
        if (IS_FIRST(lane)) made_in_lanes = make_##name(ARGUMENTS);                                                     \
        return made_in_lanes;                                                                                           \
    }

static handle *given_up;
static int given_up_count;

static void free_handle(handle comm) { MPI_Comm_free(&comm); }

static void free_if_given_up(handle comm) {
    for (int k = 0; k < given_up_count; k++)
        if (given_up[k] == comm) {
            given_up[k] = given_up[--given_up_count];
            free_handle(comm);
            return;
        }
}

handle __ehub_mpi_comm_free(handle c, void *channel, END) {
    free_handle(c);
    return mpi()->no_comm;
}
made_handle __ehub_mpi_comm_free_augment(handle c, END, int known) {
    given_up = realloc(given_up, (given_up_count + 1) * sizeof *given_up);
    given_up[given_up_count++] = c;
    return (made_handle){0, mpi()->no_comm};
}
void __ehub_mpi_comm_free_reverse(handle c, END, void *tape, int known, int lane) { }
/* What is begun over it needs it until it is waited for, or started again; then MPI_Finalize frees it. */
static int is_needed(handle comm) {
    for (record *r = waited; r; r = r->other)
        if (r->comm == comm) return 1;
    for (kept *k = all_kept; k; k = k->behind)
        if (k->message && k->message->comm == comm) return 1;
    return 0;
}

handle __ehub_mpi_comm_free_tangent(handle c, END, int known, int lane) {
    if (IS_FIRST(lane) && !is_needed(c)) free_handle(c);
    return mpi()->no_comm;
}

#define ARGUMENTS c
MAKES(comm_dup, LIST(handle c), LIST(handle c), MPI_Comm_dup(c, &made))
#undef ARGUMENTS
#define ARGUMENTS c, color, key
MAKES(comm_split, LIST(handle c, int color, int key), LIST(handle c, int color, int key), MPI_Comm_split(c, color, key, &made))
#undef ARGUMENTS
#define ARGUMENTS c, group
MAKES(comm_create, LIST(handle c, handle group), LIST(handle c, handle group), MPI_Comm_create(c, group, &made))
#undef ARGUMENTS
#define ARGUMENTS c, d, dims, periods, reorder
MAKES(cart_create, LIST(handle c, int d, const int *dims, const int *periods, int reorder),
      LIST(handle c, int d, const int *dims, const int *ddims, const int *periods, const int *dperiods, int reorder),
      MPI_Cart_create(c, d, dims, periods, reorder, &made))
#undef ARGUMENTS
#define ARGUMENTS c, remain
MAKES(cart_sub, LIST(handle c, const int *remain), LIST(handle c, const int *remain, const int *dremain), MPI_Cart_sub(c, remain, &made))
