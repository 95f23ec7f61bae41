/* What MPICH (with all that keep its binary interface) and Open MPI do differently, found out while the program runs.

   A handle is an integer of 32 bits to the one and an address to the other; here it is a word that holds either. Functions are
   declared by their symbols, for a program may declare them in its own way. Where ompi_mpi_comm_world is, Open MPI is. */

typedef __SIZE_TYPE__ size_t;
typedef long handle;
typedef long word;

void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void free(void *);
int snprintf(char *, size_t, const char *, ...);
_Noreturn void __ehub_stop_saying(const char *code, const char *file, int line, const char *text);
_Noreturn void __ehub_stop_memory(void);
extern void (*__ehub_stop_last)(void);
int usleep(unsigned);
#define memcpy __builtin_memcpy
#define memset __builtin_memset
#define strcmp __builtin_strcmp
#define strncmp __builtin_strncmp

#define SYMBOL(name) __asm__("\01" #name)
#define FUNCTION(name, ...) int name(__VA_ARGS__) SYMBOL(name)

FUNCTION(MPI_Send, const void *, int, handle, int, int, handle);
FUNCTION(MPI_Ssend, const void *, int, handle, int, int, handle);
FUNCTION(MPI_Rsend, const void *, int, handle, int, int, handle);
FUNCTION(MPI_Bsend, const void *, int, handle, int, int, handle);
FUNCTION(MPI_Recv, void *, int, handle, int, int, handle, void *);
FUNCTION(MPI_Sendrecv, const void *, int, handle, int, int, void *, int, handle, int, int, handle, void *);
FUNCTION(MPI_Sendrecv_replace, void *, int, handle, int, int, int, int, handle, void *);
FUNCTION(MPI_Isend, const void *, int, handle, int, int, handle, handle *);
FUNCTION(MPI_Issend, const void *, int, handle, int, int, handle, handle *);
FUNCTION(MPI_Irsend, const void *, int, handle, int, int, handle, handle *);
FUNCTION(MPI_Ibsend, const void *, int, handle, int, int, handle, handle *);
FUNCTION(MPI_Irecv, void *, int, handle, int, int, handle, handle *);
FUNCTION(MPI_Send_init, const void *, int, handle, int, int, handle, handle *);
FUNCTION(MPI_Ssend_init, const void *, int, handle, int, int, handle, handle *);
FUNCTION(MPI_Rsend_init, const void *, int, handle, int, int, handle, handle *);
FUNCTION(MPI_Bsend_init, const void *, int, handle, int, int, handle, handle *);
FUNCTION(MPI_Recv_init, void *, int, handle, int, int, handle, handle *);
FUNCTION(MPI_Startall, int, void *);
FUNCTION(MPI_Request_get_status, handle, int *, void *);
FUNCTION(MPI_Grequest_start, void *, void *, void *, void *, handle *);
FUNCTION(MPI_Grequest_complete, handle);
FUNCTION(MPI_Status_set_elements, void *, handle, int);
FUNCTION(MPI_Status_set_cancelled, void *, int);
FUNCTION(MPI_Request_free, void *);
FUNCTION(MPI_Wait, void *, void *);
FUNCTION(MPI_Waitall, int, void *, void *);
FUNCTION(MPI_Waitany, int, void *, int *, void *);
FUNCTION(MPI_Waitsome, int, void *, int *, int *, void *);
FUNCTION(MPI_Test, void *, int *, void *);
FUNCTION(MPI_Testall, int, void *, int *, void *);
FUNCTION(MPI_Testany, int, void *, int *, int *, void *);
FUNCTION(MPI_Testsome, int, void *, int *, int *, void *);
FUNCTION(MPI_Probe, int, int, handle, void *);
FUNCTION(MPI_Iprobe, int, int, handle, int *, void *);
FUNCTION(MPI_Mprobe, int, int, handle, handle *, void *);
FUNCTION(MPI_Mrecv, void *, int, handle, handle *, void *);
FUNCTION(MPI_Get_count, const void *, handle, int *);
FUNCTION(MPI_Get_elements, const void *, handle, int *);
FUNCTION(MPI_Barrier, handle);
FUNCTION(MPI_Bcast, void *, int, handle, int, handle);
FUNCTION(MPI_Reduce, const void *, void *, int, handle, handle, int, handle);
FUNCTION(MPI_Allreduce, const void *, void *, int, handle, handle, handle);
FUNCTION(MPI_Reduce_scatter, const void *, void *, const int *, handle, handle, handle);
FUNCTION(MPI_Reduce_scatter_block, const void *, void *, int, handle, handle, handle);
FUNCTION(MPI_Scan, const void *, void *, int, handle, handle, handle);
FUNCTION(MPI_Exscan, const void *, void *, int, handle, handle, handle);
FUNCTION(MPI_Gather, const void *, int, handle, void *, int, handle, int, handle);
FUNCTION(MPI_Gatherv, const void *, int, handle, void *, const int *, const int *, handle, int, handle);
FUNCTION(MPI_Scatter, const void *, int, handle, void *, int, handle, int, handle);
FUNCTION(MPI_Scatterv, const void *, const int *, const int *, handle, void *, int, handle, int, handle);
FUNCTION(MPI_Allgather, const void *, int, handle, void *, int, handle, handle);
FUNCTION(MPI_Allgatherv, const void *, int, handle, void *, const int *, const int *, handle, handle);
FUNCTION(MPI_Alltoall, const void *, int, handle, void *, int, handle, handle);
FUNCTION(MPI_Alltoallv, const void *, const int *, const int *, handle, void *, const int *, const int *, handle, handle);
FUNCTION(MPI_Ibarrier, handle, handle *);
FUNCTION(MPI_Ibcast, void *, int, handle, int, handle, handle *);
FUNCTION(MPI_Ireduce, const void *, void *, int, handle, handle, int, handle, handle *);
FUNCTION(MPI_Iallreduce, const void *, void *, int, handle, handle, handle, handle *);
FUNCTION(MPI_Igather, const void *, int, handle, void *, int, handle, int, handle, handle *);
FUNCTION(MPI_Igatherv, const void *, int, handle, void *, const int *, const int *, handle, int, handle, handle *);
FUNCTION(MPI_Iscatter, const void *, int, handle, void *, int, handle, int, handle, handle *);
FUNCTION(MPI_Iscatterv, const void *, const int *, const int *, handle, void *, int, handle, int, handle, handle *);
FUNCTION(MPI_Iallgather, const void *, int, handle, void *, int, handle, handle, handle *);
FUNCTION(MPI_Iallgatherv, const void *, int, handle, void *, const int *, const int *, handle, handle, handle *);
FUNCTION(MPI_Ialltoall, const void *, int, handle, void *, int, handle, handle, handle *);
FUNCTION(MPI_Ialltoallv, const void *, const int *, const int *, handle, void *, const int *, const int *, handle, handle, handle *);
FUNCTION(MPI_Comm_rank, handle, int *);
FUNCTION(MPI_Comm_size, handle, int *);
FUNCTION(MPI_Comm_dup, handle, void *);
FUNCTION(MPI_Comm_split, handle, int, int, void *);
FUNCTION(MPI_Comm_create, handle, handle, void *);
FUNCTION(MPI_Cart_create, handle, int, const int *, const int *, int, void *);
FUNCTION(MPI_Cart_sub, handle, const int *, void *);
FUNCTION(MPI_Comm_free, void *);
FUNCTION(MPI_Comm_test_inter, handle, int *);
FUNCTION(MPI_Comm_create_keyval, void *, void *, int *, void *);
FUNCTION(MPI_Comm_get_attr, handle, int, void *, int *);
FUNCTION(MPI_Comm_set_attr, handle, int, void *);
FUNCTION(MPI_Type_get_name, handle, char *, int *);
FUNCTION(MPI_Type_size, handle, int *);
FUNCTION(MPI_Type_get_extent, handle, word *, word *);
FUNCTION(MPI_Type_get_envelope, handle, int *, int *, int *, int *);
FUNCTION(MPI_Type_get_contents, handle, int, int, int, int *, word *, void *);
FUNCTION(MPI_Type_dup, handle, handle *);
FUNCTION(MPI_Type_free, handle *);
FUNCTION(MPI_Abort, handle, int);
/* In MPICH these are macros. */
handle MPI_Type_f2c(int) SYMBOL(MPI_Type_f2c) __attribute__((weak));
handle MPI_Op_f2c(int) SYMBOL(MPI_Op_f2c) __attribute__((weak));
handle MPI_Comm_f2c(int) SYMBOL(MPI_Comm_f2c) __attribute__((weak));
handle MPI_Request_f2c(int) SYMBOL(MPI_Request_f2c) __attribute__((weak));
int MPI_Comm_c2f(handle) SYMBOL(MPI_Comm_c2f) __attribute__((weak));
int MPI_Request_c2f(handle) SYMBOL(MPI_Request_c2f) __attribute__((weak));

#define OF_OPEN_MPI(name) extern char ompi_##name[] __attribute__((weak))
OF_OPEN_MPI(mpi_comm_world);
OF_OPEN_MPI(mpi_comm_self);
OF_OPEN_MPI(mpi_comm_null);
OF_OPEN_MPI(mpi_double);
OF_OPEN_MPI(mpi_int);
OF_OPEN_MPI(mpi_byte);
OF_OPEN_MPI(mpi_op_sum);
OF_OPEN_MPI(mpi_op_prod);
OF_OPEN_MPI(mpi_op_min);
OF_OPEN_MPI(mpi_op_max);
OF_OPEN_MPI(mpi_op_minloc);
OF_OPEN_MPI(mpi_op_maxloc);

/* The ways in which a datatype is made, in the order in which both number them, with their own first number and gaps. */
enum made { NAMED, DUP, CONTIGUOUS, VECTOR, HVECTOR = 5, INDEXED, HINDEXED = 8, INDEXED_BLOCK, STRUCT = 11, SUBARRAY, RESIZED = 17, HINDEXED_BLOCK };

typedef struct {
    handle world, self, real, integer, byte, sum, prod, min, max, minloc, maxloc, no_comm;
    word in_place, no_status;
    int no_rank, any_source, any_tag, largest_tag_key, first_made, order_c;
    int status_source, status_tag; /* as numbers of integers */
} interface;

static const interface mpich = {
    0x44000000, 0x44000001, 0x4c00080b, 0x4c000405, 0x4c00010d, 0x58000003, 0x58000004, 0x58000002, 0x58000001,
    0x5800000b, 0x5800000c, 0x04000000, -1, 1, -1, -2, -1, 0x64400001, 1, 56, 2, 3};

static const interface *mpi(void) {
    static interface open_mpi;
    if (!ompi_mpi_comm_world) return &mpich;
    if (!open_mpi.world)
        open_mpi = (interface){(handle)ompi_mpi_comm_world, (handle)ompi_mpi_comm_self, (handle)ompi_mpi_double, (handle)ompi_mpi_int,
                               (handle)ompi_mpi_byte, (handle)ompi_mpi_op_sum, (handle)ompi_mpi_op_prod, (handle)ompi_mpi_op_min,
                               (handle)ompi_mpi_op_max, (handle)ompi_mpi_op_minloc, (handle)ompi_mpi_op_maxloc, (handle)ompi_mpi_comm_null,
                               1, 0, -2, -1, -1, 0, 0, 0, 0, 1};
    return &open_mpi;
}

/* ---- errors ---- */

typedef struct {
    const char *name, *file, *line, *beside;
} place; /* of the call that is differentiated, one text behind the other */

static const char *behind(const char *text) {
    while (*text) text++;
    return text + 1;
}

static place place_of(word at) {
    place p = {(const char *)at};
    p.file = behind(p.name), p.line = behind(p.file), p.beside = behind(p.line);
    return p;
}

static void end_all_ranks(void) {
    usleep(300000); /* a launcher may end before it has passed on what was said */
    MPI_Abort(mpi()->world, 1);
}

static void fail(word at, const char *why) {
    int rank = -1;
    place p = place_of(at);
    MPI_Comm_rank(mpi()->world, &rank);
    char text[1024];
    int line = 0, is_known = *p.file != 0;
    for (const char *digit = p.line; *digit; digit++) line = 10 * line + (*digit - '0');
    snprintf(text, sizeof text, *p.beside ? "rank %d: %s: %s (%s)" : "rank %d: %s: %s", rank, p.name, why, p.beside);
    __ehub_stop_last = end_all_ranks;
    __ehub_stop_saying("EH0303", is_known ? p.file : 0, line, text);
}

static void *allocated(size_t size) {
    void *memory = calloc(1, size + !size);
    if (!memory) __ehub_stop_memory();
    return memory;
}

static int size_of(handle comm) {
    int size;
    MPI_Comm_size(comm, &size);
    return size;
}

static int rank_of(handle comm) {
    int rank;
    MPI_Comm_rank(comm, &rank);
    return rank;
}

/* Where MPI writes handles, they have the size that it gives them. */
static handle handle_at(const void *handles, int index) {
    return ompi_mpi_comm_world ? ((const handle *)handles)[index] : (handle)((const unsigned *)handles)[index];
}

/* Handles that are addresses, to and from words. */
handle __ehub_mpi_word(void *address) { return (handle)address; }
void __ehub_mpi_put(handle *place, handle made) { *place = made; }

/* Fortran's handles are integers; to MPICH they are the same. */

#define FORTRAN 16

handle __ehub_mpi_type_f2c(int f) { return ompi_mpi_comm_world ? MPI_Type_f2c(f) : (handle)(unsigned)f; }
handle __ehub_mpi_op_f2c(int f) { return ompi_mpi_comm_world ? MPI_Op_f2c(f) : (handle)(unsigned)f; }
handle __ehub_mpi_comm_f2c(int f) { return ompi_mpi_comm_world ? MPI_Comm_f2c(f) : (handle)(unsigned)f; }
void __ehub_mpi_code(int *place, int code) { if (place) *place = code; }
int __ehub_mpi_comm_c2f(handle c) { return ompi_mpi_comm_world ? MPI_Comm_c2f(c) : (int)c; }

/* Requests of Fortran's as those that MPI's functions of C take, and back. */
static void *requests_in(void *given, int count, int how) {
    if (!(how & FORTRAN) || !ompi_mpi_comm_world) return given;
    handle *own = allocated(count * sizeof *own);
    for (int k = 0; k < count; k++) own[k] = MPI_Request_f2c(((int *)given)[k]);
    return own;
}
static void requests_out(void *given, void *own, int count) {
    if (own == given) return;
    for (int k = 0; k < count; k++) ((int *)given)[k] = MPI_Request_c2f(((handle *)own)[k]);
    free(own);
}
