/* Which element goes where, by the C library itself, so that elements that are equal to the comparator come out as it has them. */

typedef __SIZE_TYPE__ size_t;
typedef int compare(const void *, const void *);
typedef int compare_with(const void *, const void *, void *);

void qsort_r(void *, size_t, size_t, compare_with *, void *);
void *bsearch(const void *, const void *, size_t, size_t, compare *);

typedef struct {
    const char *base;
    size_t size;
    compare *by;
    compare_with *by_with;
    void *with;
} elements;

static int by_place(const void *left, const void *right, void *all) {
    const elements *of = all;
    const char *one = of->base + *(const size_t *)left * of->size, *other = of->base + *(const size_t *)right * of->size;
    return of->by ? of->by(one, other) : of->by_with(one, other, of->with);
}

static void sort(size_t *order, size_t count, elements *all) {
    for (size_t i = 0; i < count; i++) order[i] = i;
    qsort_r(order, count, sizeof(size_t), by_place, all);
}

void __ehub_sort_order(size_t *order, const void *base, size_t count, size_t size, compare *by) {
    elements all = {base, size, by, 0, 0};
    sort(order, count, &all);
}

void __ehub_sort_order_with(size_t *order, const void *base, size_t count, size_t size, compare_with *by, void *with) {
    elements all = {base, size, 0, by, with};
    sort(order, count, &all);
}

size_t __ehub_sort_place(const void *key, const void *base, size_t count, size_t size, compare *by) {
    const char *found = bsearch(key, base, count, size, by);
    return found ? (size_t)(found - (const char *)base) / size : count;
}
