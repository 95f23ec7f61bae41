// Cells that hold a number, or the next free cell, in turn; what allocates them may throw.
// levels: O0 O1 O2 O3
#include "check.h"
#include <memory>
#include <new>
#include <vector>
struct Pool {
    struct Free {
        Free *next;
    };
    Free *free = nullptr;
    std::vector<std::unique_ptr<char[]>> all;
    void *get() {
        if (!free) {
            all.emplace_back(new char[32]);
            return all.back().get();
        }
        void *p = free;
        free = free->next;
        return p;
    }
    void put(void *p) { free = new (p) Free{free}; }
};
static double in_cells(double *x, int n) {
    Pool pool;
    std::vector<double *> kept;
    double r = 0;
    for (int i = 0; i < 3 * n; i++) {
        kept.push_back(new (pool.get()) double(x[i % n]));
        if (i % 3 == 2) {
            double *last = kept.back();
            r += *last * *last * x[i / 3];
            pool.put(last);
            kept.pop_back();
        }
    }
    for (auto *one : kept) r += *one * *one;
    return r;
}
int main() {
    double x[6] = {0.5, 1.25, 0.9, -0.75, 1.1, 0.3};
    CHECK_GRADIENT(in_cells, x, 6);
    return check_failures != 0;
}
