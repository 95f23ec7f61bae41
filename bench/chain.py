"""The gradient of a chain of matrix products by cblas_dgemm over the chain itself, beside JAX and PyTorch on one thread.

The loss is the sum of squares of A1 A2 ... A6. A gradient by all six makes two products for each one of the chain, so three times
the chain is what products alone cost. JAX and PyTorch are measured where the Python in BENCH_PYTHON (else this one) has them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from bench._tools import ONE_THREAD, clang, execute, own_linker, table

SIZES = (64, 256, 512)
MATRICES = 6
WANTED = 3.5
PROGRAM = r"""
#include <cblas.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
enum { MATRICES = %d };
extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

__attribute__((noinline)) static double chain(int n, const double *A) {
    double *product = malloc(sizeof(double) * n * n), *next = malloc(sizeof(double) * n * n), sum = 0;
    memcpy(product, A, sizeof(double) * n * n);
    for (int k = 1; k < MATRICES; k++) {
        cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1, product, n, A + (size_t)k * n * n, n, 0, next, n);
        double *last = product;
        product = next, next = last;
    }
    for (int i = 0; i < n * n; i++) sum += product[i] * product[i];
    free(product), free(next);
    return sum;
}
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}
int main(int argc, char **argv) {
    int n = atoi(argv[1]), count = MATRICES * n * n;
    double *A = malloc(sizeof(double) * count), *dA = malloc(sizeof(double) * count), best[2] = {1e9, 1e9}, loss = 0;
    for (int i = 0; i < count; i++) A[i] = sin(0.7 * i) / sqrt(n);
    double start = now();
    for (int round = 0; round < 2000 && (round < 5 || now() - start < 3); round++) {
        double t0 = now();
        loss = chain(n, A);
        double t1 = now();
        memset(dA, 0, sizeof(double) * count);
        __enzyme_autodiff((void *)chain, n, enzyme_dup, A, dA);
        double t2 = now();
        best[0] = fmin(best[0], t1 - t0), best[1] = fmin(best[1], t2 - t1);
    }
    double slope = 0; /* along A: the loss has degree two in each matrix */
    for (int i = 0; i < count; i++) slope += A[i] * dA[i];
    if (fabs(slope - 2 * MATRICES * loss) > 1e-9 * fabs(slope)) return 1;
    printf("%%.9g %%.9g %%.17g\n", best[0], best[1], loss);
}
"""
PEER = r"""
import sys, time
import numpy as np
name, n, matrices = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
A = (np.sin(0.7 * np.arange(matrices * n * n)) / np.sqrt(n)).reshape(matrices, n, n)
if name == "jax":
    import jax
    jax.config.update("jax_enable_x64", True)
    import jax.numpy as jnp
    def chain(A):
        product = A[0]
        for k in range(1, matrices):
            product = product @ A[k]
        return jnp.sum(product * product)
    compiled, both = jax.jit(chain), jax.jit(jax.value_and_grad(chain))
    A = jnp.asarray(A)
    primal = lambda: compiled(A).block_until_ready()
    gradient = lambda: jax.block_until_ready(both(A))
else:
    import torch
    torch.set_num_threads(1)
    A = torch.tensor(A, requires_grad=True)
    def chain():
        product = A[0]
        for k in range(1, matrices):
            product = product @ A[k]
        return (product * product).sum()
    def primal():
        with torch.no_grad():
            return chain()
    def gradient():
        A.grad = None
        chain().backward()
loss = float(primal())
gradient()
best, start = [1e9, 1e9], time.perf_counter()
rounds = 0
while rounds < 5 or (rounds < 2000 and time.perf_counter() - start < 3):
    rounds += 1
    t0 = time.perf_counter()
    primal()
    t1 = time.perf_counter()
    gradient()
    t2 = time.perf_counter()
    best = [min(best[0], t1 - t0), min(best[1], t2 - t1)]
print(best[0], best[1], loss)
"""
# The heap keeps what is released, as the peers' allocators do: else the system takes it back after each gradient.
KEEPS = {"MALLOC_TOP_PAD_": "67108864", "MALLOC_TRIM_THRESHOLD_": "134217728", "MALLOC_MMAP_THRESHOLD_": "134217728"}


def main() -> int:
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # for all peers: one processor
    python = os.environ.get("BENCH_PYTHON", sys.executable)
    rows, worst = [], 0.0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source, program, peer = folder / "chain.c", folder / "chain", folder / "peer.py"
        source.write_text(PROGRAM % MATRICES)
        peer.write_text(PEER)
        libraries = ["-lopenblas", "-lm"]
        execute([clang(), "-O2", "-flto", f"--ld-path={own_linker(folder)}", source, "-o", program, *libraries])
        lines: dict[str, list[str | Path]] = {"enzyme-hub": [program]}
        for library in ("jax", "torch"):
            if subprocess.run([python, "-c", f"import {library}"], capture_output=True, check=False).returncode:
                print(f"{library} is not installed for {python}: left out")
            else:
                lines[library] = [python, peer, library]
        for size in SIZES:
            losses = []
            for library, line in lines.items():
                words = [*line, str(size), str(MATRICES)]
                chain, gradient, loss = map(float, execute(words, **ONE_THREAD, **KEEPS).split())
                losses.append(loss)
                if library == "enzyme-hub":
                    worst = max(worst, gradient / chain)
                rows.append(
                    [library, str(size), f"{chain * 1e3:.3f}", f"{gradient * 1e3:.3f}", f"{gradient / chain:.2f}"]
                )
            assert max(losses) - min(losses) <= 1e-9 * abs(losses[0]), losses
    table(f"chain of {MATRICES} matrices: time of one gradient", ["by", "n", "chain ms", "gradient ms", "ratio"], rows)
    print(f"worst ratio of ours {worst:.2f}, wanted at most {WANTED}")
    return int(worst > WANTED)


if __name__ == "__main__":
    sys.exit(main())
