"""Differentiation after optimisation: vector normalisation, whose magnitude is the same in every iteration.

As written the program is quadratic in n, after loop-invariant code motion linear. clang is told to leave all of that to
the link, so that differentiating before it (`--no-preopt`) shows the difference.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import pairwise
from pathlib import Path

from bench._tools import clang, execute, own_linker, table

SIZES = (1_000, 2_000, 4_000)
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
__attribute__((const)) double sqrt(double);

__attribute__((noinline)) static double mag(const double *restrict x, long n) {
    double sum = 0;
    for (long i = 0; i < n; i++) sum += x[i] * x[i];
    return sqrt(sum);
}
static void norm(double *restrict out, const double *restrict in, long n) {
    for (long i = 0; i < n; i++) out[i] = in[i] / mag(in, n);
}
__attribute__((noinline)) void primal(double *out, const double *in, long n) { norm(out, in, n); }
__attribute__((noinline)) void gradient(double *out, double *dout, double *in, double *din, long n) {
    __enzyme_autodiff((void *)norm, enzyme_dup, out, dout, enzyme_dup, in, din, enzyme_const, n);
}
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}
int main(int argc, char **argv) {
    long n = atol(argv[1]);
    double *block = calloc(4 * n, sizeof(double)), *in = block, *out = in + n, *din = out + n, *dout = din + n;
    for (long i = 0; i < n; i++) in[i] = 1.0 + i % 7;
    double best[2] = {1e9, 1e9}, start = now();
    for (int round = 0; round < 1000 && (round < 3 || now() - start < 0.5); round++) {
        for (long i = 0; i < n; i++) dout[i] = 1;
        double t0 = now();
        primal(out, in, n);
        double t1 = now();
        gradient(out, dout, in, din, n);
        double t2 = now();
        if (t1 - t0 < best[0]) best[0] = t1 - t0;
        if (t2 - t1 < best[1]) best[1] = t2 - t1;
    }
    printf("%.9g %.9g\n", best[0], best[1]);
    return 0;
}
"""


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        after, before = (measure(folder, options) for options in ("", "--no-preopt"))
    rows = []
    for size, (primal, gradient), (_, slow) in zip(SIZES, after, before, strict=True):
        row = [f"{size:,}", f"{primal * 1e6:.2f}", f"{gradient * 1e6:.2f}", f"{gradient / primal:.2f}"]
        rows.append([*row, f"{slow * 1e6:.2f}", f"{slow / gradient:.0f}"])
    columns = ["n", "primal us", "gradient us", "ratio", "gradient us, --no-preopt", "slower"]
    table("norm: time of one gradient", columns, rows)
    for title, figures in (("after optimisation", after), ("before, --no-preopt", before)):
        steps = [f"{later[1] / earlier[1]:.2f}" for earlier, later in pairwise(figures)]
        print(f"{title}: each doubling of n takes {' and '.join(steps)} times as long")
    return 0


def measure(folder: Path, options: str) -> list[tuple[float, float]]:
    source, program = folder / "norm.c", folder / "norm"
    source.write_text(PROGRAM)
    flags = ["-O2", "-flto", "-Xclang", "-disable-llvm-passes", f"--ld-path={own_linker(folder)}"]
    execute([clang(), *flags, source, "-o", program, "-lm"], ENZYME_HUB_OPTS=options)
    times = []
    for size in SIZES:
        primal, gradient = execute([program, str(size)]).split()
        times.append((float(primal), float(gradient)))
    return times


if __name__ == "__main__":
    sys.exit(main())
