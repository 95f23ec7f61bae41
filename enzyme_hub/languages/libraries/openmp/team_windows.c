/* The windows of a team: when all of its threads are done each of them adds, plainly, what is in the windows of all for its own pages of
   memory. */

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ address;

int omp_get_thread_num(void);
int omp_get_num_threads(void);
void __ehub_mirrored_barrier(void);
void **__ehub_team_shown(int thread);

/* As in `windows.c`. */
struct window {
    address low;
    size_t size;
    char *mine;
    size_t missed;
    struct window *next;
};

void __ehub_window_add_own(const struct window *, size_t thread, size_t threads);
void __ehub_window_give(struct window *);

static int holds_any(const struct window *window) {
    for (; window; window = window->next)
        if (window->size) return 1;
    return 0;
}

/* All threads of the team come here with as many windows each. */
void __ehub_windows_end_team(struct window *mine) {
    int threads = omp_get_num_threads(), me = omp_get_thread_num(), is_any = 0;
    if (threads == 1) {
        for (struct window *one = mine; one; one = one->next) __ehub_window_add_own(one, 0, 1);
    } else {
        *__ehub_team_shown(me) = holds_any(mine) ? mine : 0;
        __ehub_mirrored_barrier();
        for (int k = 0; k < threads; k++)
            for (const struct window *one = *__ehub_team_shown(k); one; one = one->next, is_any = 1)
                __ehub_window_add_own(one, (size_t)me, (size_t)threads);
        if (is_any) __ehub_mirrored_barrier();
    }
    for (; mine; mine = mine->next) __ehub_window_give(mine);
}
