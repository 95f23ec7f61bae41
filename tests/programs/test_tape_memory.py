"""Tapes are in memory that each thread keeps: later calls map no pages, and what threads keep goes when they end."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

# A sum of products along a path whose length is not known (its tape grows), and a long recurrence (its tape does not).
# Printed: the greatest error, pages that later calls mapped, megabytes that are resident after many threads.
SOURCE = """
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

// The product of 1 + x[i] / n along a path that ends at a negative index.
__attribute__((noinline)) static double along(const double *x, const int *next, long n) {
    double product = 1;
    for (int i = 0; i >= 0; i = next[i]) product *= 1 + x[i] / (double)n;
    return product;
}

// y becomes y + x[i] sin(y) / n: its tape holds one number for each i.
__attribute__((noinline)) static double recurrence(const double *x, const int *next, long n) {
    double y = 1;
    for (long i = 0; i < n; i++) y += x[i] * sin(y) / (double)n;
    return y;
}

static double check(long n) {
    double *x = malloc(n * sizeof *x), *dx = calloc(n, sizeof *dx), worst = 0, y = 1, lambda = 1, p;
    double *ys = malloc(n * sizeof *ys);
    int *next = malloc(n * sizeof *next);
    for (long i = 0; i < n; i++) x[i] = cos((double)i), next[i] = i + 1 < n ? (int)i + 1 : -1;
    __enzyme_autodiff((void *)along, enzyme_dup, x, dx, enzyme_const, next, enzyme_const, n);
    p = along(x, next, n);
    for (long i = 0; i < n; i++) worst = fmax(worst, fabs(dx[i] * (double)n - p / (1 + x[i] / (double)n)));
    memset(dx, 0, n * sizeof *dx);
    __enzyme_autodiff((void *)recurrence, enzyme_dup, x, dx, enzyme_const, next, enzyme_const, n);
    for (long i = 0; i < n; i++) ys[i] = y, y += x[i] * sin(y) / (double)n;
    for (long i = n - 1; i >= 0; i--) {
        worst = fmax(worst, fabs(dx[i] * (double)n - lambda * sin(ys[i])));
        lambda *= 1 + x[i] * cos(ys[i]) / (double)n;
    }
    free(x), free(dx), free(next), free(ys);
    return worst;
}

static long pages(void) {
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    return used.ru_minflt;
}

static long megabytes(void) {
    long size, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (fscanf(file, "%ld %ld", &size, &resident) != 2) resident = -1;
    fclose(file);
    return resident * 4096 >> 20;
}

static void *work(void *worst) {
    *(double *)worst = check(200000);
    return NULL;
}

int main(void) {
    enum { N = 1 << 20 };
    static double x[N], dx[N];
    static int next[N];
    double worst = 0, one;
    for (long n = 1; n < 3000000; n = n * 3 + 1) worst = fmax(worst, check(n));
    for (long n = 1000000; n > 0; n /= 7) worst = fmax(worst, check(n));
    for (int i = 0; i < N; i++) x[i] = 1e-3, next[i] = i + 1 < N ? i + 1 : -1;
    long before = 0;
    for (int call = 0; call < 6; call++) {
        if (call == 2) before = pages();
        __enzyme_autodiff((void *)along, enzyme_dup, x, dx, enzyme_const, next, enzyme_const, (long)N);
        __enzyme_autodiff((void *)recurrence, enzyme_dup, x, dx, enzyme_const, next, enzyme_const, (long)N);
    }
    long mapped = pages() - before, resident = megabytes();
    for (int thread = 0; thread < 60; thread++) {
        pthread_t id;
        pthread_create(&id, NULL, work, &one);
        pthread_join(id, NULL);
        worst = fmax(worst, one);
    }
    printf("%.1e %ld %ld\\n", worst, mapped, megabytes() - resident);
    return 0;
}
"""

# One thread runs the augmented forward, another the reverse. Printed: megabytes that are resident at the end.
HANDED_OVER = """
#include <math.h>
#include <pthread.h>
#include <stdio.h>

extern int enzyme_dup, enzyme_const;
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
enum { N = 100000, CALLS = 300 };
static double x[N], dx[N];
static pthread_barrier_t made, used;
static void *tape;

__attribute__((noinline)) static void f(const double *x, double *out, long n) {
    double y = 1;
    for (long i = 0; i < n; i++) y += x[i] * sin(y) / (double)n;
    *out = y;
}

static double out, seed;
static void *work(void *nothing) {
    for (int call = 0; call < CALLS; call++) {
        pthread_barrier_wait(&made);
        seed = 1;
        __enzyme_reverse((void *)f, enzyme_dup, x, dx, enzyme_dup, &out, &seed, enzyme_const, (long)N, tape);
        pthread_barrier_wait(&used);
    }
    return NULL;
}

int main(void) {
    pthread_t id;
    pthread_barrier_init(&made, NULL, 2), pthread_barrier_init(&used, NULL, 2);
    pthread_create(&id, NULL, work, NULL);
    for (int call = 0; call < CALLS; call++) {
        tape = __enzyme_augmentfwd((void *)f, enzyme_dup, x, dx, enzyme_dup, &out, &seed, enzyme_const, (long)N);
        pthread_barrier_wait(&made);
        pthread_barrier_wait(&used);
    }
    long size, resident = -1;
    FILE *file = fopen("/proc/self/statm", "r");
    if (fscanf(file, "%ld %ld", &size, &resident) != 2) return 1;
    printf("%ld\\n", resident * 4096 >> 20);
    pthread_join(id, NULL);
    return 0;
}
"""


@pytest.mark.c
def test_a_thread_keeps_no_more_than_it_took(linker: Path, tmp_path: Path) -> None:
    assert int(run(linker, tmp_path, source=HANDED_OVER)) < 60  # 300 tapes of 0.8 MB were given back by the other


@pytest.mark.c
def test_later_calls_map_no_pages_and_threads_leave_nothing(linker: Path, tmp_path: Path) -> None:
    worst, mapped, left = map(float, run(linker, tmp_path).split())
    assert worst < 1e-10
    assert mapped < 50  # four calls of two gradients with tapes of 8 MB, which are 2000 pages each
    assert left < 30  # 60 threads with tapes of 3 MB


@pytest.mark.c
def test_nothing_is_kept_under_a_checker_of_memory(linker: Path, tmp_path: Path) -> None:
    worst, mapped, _ = map(float, run(linker, tmp_path, "-fsanitize=address").split())
    assert worst < 1e-10
    assert mapped > 1000


def run(linker: Path, folder: Path, *flags: str, source: str = SOURCE) -> str:
    clang = shutil.which("clang-22") or shutil.which("clang")
    if not clang:
        pytest.skip("clang-22 is not installed")
    written, program = folder / "tapes.c", folder / "tapes"
    written.write_text(source)
    line = [clang, "-O2", "-flto", *flags, f"--ld-path={linker}", str(written), "-o", str(program), "-lm", "-lpthread"]
    subprocess.run(line, check=True)
    return subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout
