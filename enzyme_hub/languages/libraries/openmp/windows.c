/* What a thread adds to adjoints that other threads add to as well, kept apart until the region ends: a window of memory that covers
   the part of an array to which the thread adds. What is outside of it is added atomically; if that happens often enough for its
   length the window grows to cover it. So where accesses are dense nearly all additions are plain, and where they are sparse no
   thread goes through long arrays of zeros. */

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ address;

void *calloc(size_t, size_t);
void *memcpy(void *, const void *, size_t);
void free(void *);
int omp_get_thread_num(void);
int omp_get_num_threads(void);

struct window {
    address low;
    size_t size;
    char *mine;
    size_t missed;
};

_Noreturn void abort(void);
long write(int, const void *, size_t);

static const size_t first = 512, for_each = 128, largest = (size_t)1 << 28; /* bytes */
static const size_t always = (size_t)1 << 40; /* misses that a window begins with which takes in all */

/* Have the window cover so many bytes from an address as well, if that is worth it. */
static int grows(struct window *window, address at, size_t bytes) {
    address low = window->low, high = low + window->size;
    window->missed++;
    if (!window->size) low = at, high = at + bytes;
    if (at < low) low = at;
    if (at + bytes > high) high = at + bytes;
    size_t size = high - low;
    if (window->missed > always && size > largest) {
        static const char why[] = "enzyme-hub: --deterministic: an array is too large for memory of each thread's own\n";
        if (write(2, why, sizeof why - 1) < 0) abort();
        abort();
    }
    if (size > first + for_each * window->missed || size > largest) return 0;
    size_t more = size / 2 / bytes * bytes;
    if (low < window->low && window->size) low -= more;
    size += more;
    char *made = calloc(size, 1);
    if (!made) return 0;
    if (window->size) memcpy(made + (window->low - low), window->mine, window->size);
    free(window->mine);
    window->low = low, window->size = size, window->mine = made;
    return 1;
}

#define WINDOW(T)                                                                                                      \
    /* An addition that is not in the window. */                                                                       \
    void __ehub_window_miss_##T(struct window *window, T *at, T number) {                                              \
        if (grows(window, (address)at, sizeof *at)) *(T *)(window->mine + ((address)at - window->low)) += number;      \
        else __atomic_fetch_add(at, number, __ATOMIC_RELAXED);                                                         \
    }                                                                                                                  \
    /* Add all of it. Threads begin in different places, for the sake of caches. */                                    \
    void __ehub_window_end_##T(struct window *window) {                                                                \
        size_t count = window->size / sizeof(T);                                                                       \
        size_t from = count / (size_t)omp_get_num_threads() * (size_t)omp_get_thread_num();                            \
        T *mine = (T *)window->mine, *all = (T *)window->low;                                                          \
        for (size_t k = 0, at = from; k < count; k++, at = at + 1 < count ? at + 1 : 0)                                \
            if (mine[at] != 0) __atomic_fetch_add(&all[at], mine[at], __ATOMIC_RELAXED);                               \
        free(window->mine);                                                                                            \
    }

WINDOW(double)
WINDOW(float)
