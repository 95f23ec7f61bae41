/* Sorting and searching by a comparator, with the order found by native code and the elements moved here.

   Which element goes where is a matter of integers. That is found by the library (runtime.c), and the moves are code like any
   other to a derivative, whatever the elements are: numbers, structs, pointers. */

typedef __SIZE_TYPE__ size_t;
typedef int compare(const void *, const void *);
typedef int compare_with(const void *, const void *, void *);

void *malloc(size_t);
void free(void *);
#define memcpy __builtin_memcpy

void __ehub_sort_order(size_t *order, const void *base, size_t count, size_t size, compare *);
void __ehub_sort_order_with(size_t *order, const void *base, size_t count, size_t size, compare_with *, void *);
size_t __ehub_sort_place(const void *key, const void *base, size_t count, size_t size, compare *);

static inline void put_in_order(char *base, const size_t *order, size_t count, size_t size) {
    char *copy = malloc(count * size);
    memcpy(copy, base, count * size);
    for (size_t i = 0; i < count; i++) memcpy(base + i * size, copy + order[i] * size, size);
    free(copy);
}

void __ehub_qsort(char *base, size_t count, size_t size, compare *by) {
    if (count < 2 || size == 0) return;
    size_t *order = malloc(count * sizeof(size_t));
    __ehub_sort_order(order, base, count, size, by);
    put_in_order(base, order, count, size);
    free(order);
}

void __ehub_qsort_r(char *base, size_t count, size_t size, compare_with *by, void *with) {
    if (count < 2 || size == 0) return;
    size_t *order = malloc(count * sizeof(size_t));
    __ehub_sort_order_with(order, base, count, size, by, with);
    put_in_order(base, order, count, size);
    free(order);
}

char *__ehub_bsearch(const void *key, char *base, size_t count, size_t size, compare *by) {
    size_t place = __ehub_sort_place(key, base, count, size, by);
    return place == count ? 0 : base + place * size;
}
