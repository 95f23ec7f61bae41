"""Loops with checkpoints and `--tape-limit`: how much memory they take, how often iterations run, and what ends the program."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_hub.commands.cli import main

# Printed: three derivatives, the peak memory of the program in KB, and what the runtime says of the loop.
ODE = """
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);
void __enzyme_checkpoint(long snapshots);
static long said[4];
__attribute__((used)) void enzyme_hub_checkpointed(long steps, long snapshots, long runs, long bytes) {
    said[0] = steps, said[1] = snapshots, said[2] = runs, said[3] = bytes;
}
static void rate(const double *p, const double *y, double *k) {
    k[0] = p[0] * (y[1] - y[0]);
    k[1] = y[0] * (p[1] - y[2]) - y[1];
    k[2] = y[0] * y[1] - p[2] * y[2];
}
static double f(const double *p, double *y, long steps) {
    for (long t = 0; t < steps; t++) {
        MARK;
        double k[2][3], z[3], h = 1e-6;
        rate(p, y, k[0]);
        for (int i = 0; i < 3; i++) z[i] = y[i] + h / 2 * k[0][i];
        rate(p, z, k[1]);
        for (int i = 0; i < 3; i++) y[i] += h * k[1][i];
    }
    return y[0] * y[1] + y[2];
}
int main(int argc, char **argv) {
    double p[3] = {10, 28, 8. / 3}, y[3] = {1, 2, 3}, dp[3] = {0}, dy[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, p, dp, enzyme_dup, y, dy, atol(argv[1]));
    long peak = 0;
    char line[256];
    for (FILE *file = fopen("/proc/self/status", "r"); file && fgets(line, sizeof line, file);) sscanf(line, "VmHWM: %ld", &peak);
    printf("[%.17g, %.17g, %.17g, %ld, %ld, %ld, %ld, %ld]", dp[0], dp[1], dp[2], peak, said[0], said[1], said[2], said[3]);
}
"""
STEPS = 10**6


def build(folder: Path, source: str, name: str, *flags: str, options: str = "") -> subprocess.CompletedProcess[str]:
    clang = shutil.which("clang-22") or shutil.which("clang")
    if clang is None:
        pytest.skip("clang is not installed")
    (folder / f"{name}.c").write_text(source)
    linker = Path(sys.executable).parent / "enzyme-hub-ld"
    command = [clang, "-O2", "-flto", f"--ld-path={linker}", f"{name}.c", "-lm", "-o", name, *flags]
    environment = os.environ | {"ENZYME_HUB_OPTS": options}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120)


def gradient(folder: Path, name: str, mark: str, options: str = "", steps: int = STEPS) -> list[float]:
    built = build(folder, ODE, name, f"-DMARK={mark}", options=options)
    assert built.returncode == 0, built.stderr
    found = subprocess.run([folder / name, str(steps)], capture_output=True, text=True, check=True, timeout=60)
    return [float(number) for number in json.loads(found.stdout)]


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> list[float]:
    """The gradient with a tape of all steps."""
    return gradient(tmp_path_factory.mktemp("ode"), "full", "")


def least(steps: int, snapshots: int) -> int:
    """The runs of the binomial schedule (Griewank and Walther 2000, section 2), and one of the last step."""
    r, most, before = 0, 1, 0
    while most < steps:
        r, before = r + 1, before + most
        most = most * (snapshots + r) // r
    return r * steps - before + 1


def test_a_million_steps(tmp_path: Path, full: list[float]) -> None:
    found = gradient(tmp_path, "marked", "__enzyme_checkpoint(100)")
    assert found[:3] == pytest.approx(full[:3], rel=1e-12)
    assert full[3] > 60_000
    assert found[3] < 20_000
    assert found[4:7] == [STEPS, 100, least(STEPS, 100)]
    assert found[7] < 100 * 200


@pytest.mark.parametrize("mark", ["", "__enzyme_checkpoint(0)"])
def test_a_limit(tmp_path: Path, full: list[float], mark: str) -> None:
    found = gradient(tmp_path, "limited", mark, "--tape-limit 2M")
    assert found[:3] == pytest.approx(full[:3], rel=1e-12)
    assert found[3] < 20_000
    assert found[4] == STEPS
    assert found[7] < 2.2 * 2**20
    assert found[6] < 2.1 * STEPS  # there is room for thousands of snapshots


def test_a_tape_that_fits_is_kept(tmp_path: Path, full: list[float]) -> None:
    found = gradient(tmp_path, "kept", "", "--tape-limit 2G")
    assert found[:3] == pytest.approx(full[:3], rel=1e-12)
    assert found[4] == found[6] == STEPS  # nothing runs again
    few = gradient(tmp_path, "few", "", "--tape-limit 2M", steps=1000)
    assert few[6] == 1000


SWAPPED = """
#include <stdio.h>
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
void __enzyme_checkpoint(long snapshots);
struct grid { double *now, *next; };
static void f(struct grid *g, int steps) {
    for (int t = 0; t < steps; t++) {
        MARK;
        for (int i = 0; i < 4; i++) g->next[i] = g->now[i] * g->now[(i + 1) % 4];
        double *old = g->now;
        g->now = g->next, g->next = old;
    }
}
int main(void) {
    double u[4] = {1, 1.1, 1.2, 0.9}, v[4] = {0}, du[4] = {0}, dv[4] = {1, 1, 1, 1};
    struct grid g = {u, v}, dg = {du, dv};
    __enzyme_autodiff((void *)f, &g, &dg, 99);
}
"""


def test_pointers_in_memory(tmp_path: Path) -> None:
    assert build(tmp_path, SWAPPED, "marked", "-DMARK=__enzyme_checkpoint(3)").returncode == 0
    found = subprocess.run([tmp_path / "marked"], capture_output=True, text=True, check=False)
    assert found.returncode < 0
    assert "leaves another pointer in memory" in found.stderr
    assert build(tmp_path, SWAPPED, "chosen", "-DMARK=", options="--tape-limit 1K").returncode == 0
    subprocess.run([tmp_path / "chosen"], check=True)  # keeps its tape


REPLACED = """
#include <math.h>
#include <stdio.h>
extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);
void __enzyme_checkpoint(long snapshots);
struct state { double *factors; };
__attribute__((noinline)) static double run(struct state *s, double y, int n) {
    for (int t = 0; t < n; t++) {
        MARK;
        y += 0.01 * sin(y) * s->factors[t % 2];
    }
    return y;
}
static double f(double *x, int n) {
    double a[2] = {x[0], x[1]}, b[2] = {x[1], 3 * x[0]};
    struct state s = {a};
    double y = run(&s, 1, n);
    s.factors = b;
    return y * run(&s, y, n);
}
int main(void) {
    double x[2] = {0.5, 0.7}, dx[2] = {0}, h = 1e-5;
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, 99);
    for (int i = 0; i < 2; i++) {
        double up[2] = {x[0], x[1]}, down[2] = {x[0], x[1]};
        up[i] += h, down[i] -= h;
        if (fabs((f(up, 99) - f(down, 99)) / (2 * h) - dx[i]) > 1e-6) return 1;
    }
}
"""


def test_pointers_in_memory_that_are_replaced_behind_the_loop(tmp_path: Path) -> None:
    assert build(tmp_path, REPLACED, "marked", "-DMARK=__enzyme_checkpoint(3)").returncode == 0
    found = subprocess.run([tmp_path / "marked"], capture_output=True, text=True, check=False)
    assert found.returncode < 0
    assert "another one when the loop runs again" in found.stderr
    assert build(tmp_path, REPLACED, "chosen", "-DMARK=", options="--tape-limit 1K").returncode == 0
    subprocess.run([tmp_path / "chosen"], check=True)  # keeps its tape


def test_a_marker_that_nobody_asks_about(tmp_path: Path) -> None:
    source = """
    void __enzyme_checkpoint(long snapshots);
    int main(int argc, char **argv) {
        double x = argc;
        for (int i = 0; i < 100 * argc; i++) { __enzyme_checkpoint(3); x += 0.5 * x; }
        return x < 0;
    }"""
    built = build(tmp_path, source, "plain")
    assert built.returncode == 0, built.stderr
    subprocess.run([tmp_path / "plain"], check=True)


def test_explained(tmp_path: Path) -> None:
    clang = shutil.which("clang-22") or shutil.which("clang")
    if clang is None:
        pytest.skip("clang is not installed")
    (tmp_path / "ode.c").write_text(ODE)
    words = [clang, "-O2", "-g", "-flto", "-DMARK=__enzyme_checkpoint(9)", "-c", "ode.c"]
    subprocess.run(words, cwd=tmp_path, check=True)
    assert main(["explain", str(tmp_path / "ode.o"), "-o", str(tmp_path / "out.json")]) == 0
    told = json.loads((tmp_path / "out.json").read_text())["derivatives"]
    assert [one["snapshot"] is not None for one in told if one["function"] == "f.loop"] == [True]


FIELDS = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
enum { N = 2000 };
static long most;
__attribute__((used)) void enzyme_hub_checkpointed(long steps, long snapshots, long runs, long bytes) {
    if (bytes > most) most = bytes;
}
static void step(double *v, const double *u) {
    for (int i = 0; i < N; i++) v[i] = 0.9 * u[i] + 0.05 * sin(u[(i + 1) % N]) * u[i];
}
__attribute__((noinline)) static void step_apart(double *v, const double *u) { step(v, u); }
static double f(const double *x, int steps) {
    double s = 0;
    LOOP
    for (int i = 0; i < N; i++) s += u[i] * u[i];
    return s;
}
int main(int argc, char **argv) {
    static double x[N], dx[N];
    for (int i = 0; i < N; i++) x[i] = 1 + 0.001 * (i % 7);
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, atoi(argv[1]));
    printf("[%.17g, %.17g, %.17g, %ld]", dx[0], dx[17], dx[N - 1], most);
}
"""
TIME_LOOPS = {
    "two buffers change places": (
        "double *u = malloc(N * 8), *v = malloc(N * 8); memcpy(u, x, N * 8);"
        "for (int t = 0; t < steps; t++) { step(v, u); double *w = u; u = v; v = w; }",
        1,
    ),
    "three buffers go round": (
        "double *u = malloc(N * 8), *v = malloc(N * 8), *w = malloc(N * 8); memcpy(u, x, N * 8);"
        "for (int t = 0; t < steps; t++) { step(v, u); double *o = u; u = v; v = w; w = o; }",
        1,
    ),
    "a buffer is copied back": (
        "static double u[N], v[N]; memcpy(u, x, N * 8);"
        "for (int t = 0; t < steps; t++) { step(v, u); memcpy(u, v, N * 8); }",
        1,
    ),
    "all numbers are in a function that is called": (
        "static double u[N], v[N]; memcpy(u, x, N * 8);"
        "for (int t = 0; t < steps; t++) { step_apart(v, u); memcpy(u, v, N * 8); }",
        1,
    ),
    "until it is small": (
        "double *u = malloc(N * 8), *v = malloc(N * 8); memcpy(u, x, N * 8);"
        "for (int t = 0; u[0] > 1e-30 && t < steps; t++) { step(v, u); double *w = u; u = v; v = w; }",
        1,
    ),
    "in a loop of four": (
        "static double u[N], v[N]; memcpy(u, x, N * 8);"
        "for (int k = 0; k < 4; k++) { for (int t = 0; t < steps; t++) { step(v, u); memcpy(u, v, N * 8); }"
        " for (int i = 0; i < N; i++) u[i] = u[i] * 2 + 0.1; }",
        4,
    ),
    "more is written on the way": (
        "static double u[N], v[N], kept[64][N]; memcpy(u, x, N * 8);"
        "for (int t = 0; t < steps; t++) { step(v, u); memcpy(kept[t / 40 % 64], u, N * 8); memcpy(u, v, N * 8); }"
        "s += kept[5][7];",
        1,
    ),
}


@pytest.mark.parametrize("shape", TIME_LOOPS)
def test_a_limit_is_kept_by_what_any_iteration_writes(tmp_path: Path, shape: str) -> None:
    loop, runs = TIME_LOOPS[shape]
    source, megabyte = FIELDS.replace("LOOP", loop), 1 << 20
    found = {}
    for limit in ("4M", "4G"):
        built = build(tmp_path, source, f"limit_{limit}", "-lm", options=f"--tape-limit {limit}")
        assert built.returncode == 0, built.stderr
        ran = subprocess.run([tmp_path / f"limit_{limit}", "1200"], capture_output=True, text=True, check=True)
        *found[limit], most = json.loads(ran.stdout)
        assert limit == "4G" or 0 < most * runs <= 1.2 * 4 * megabyte, most
    assert found["4M"] == pytest.approx(found["4G"], rel=1e-12)


LEFT = """
extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);
struct node { double v; struct node *next; };
double f(double *x, struct node *first) {
    double s = x[0];
    for (struct node *n = first; n; n = n->next)
        s = s * n->v + x[1];
    return s;
}
void g(double *x, double *dx, struct node *n, struct node *dn) {
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, n, dn);
}
int main(void) { return 0; }
"""


def test_a_loop_that_keeps_its_tape_is_told(tmp_path: Path) -> None:
    built = build(tmp_path, LEFT, "left", "-g", options="--tape-limit 1M")
    assert built.returncode == 0, built.stderr
    assert "warning: --tape-limit is not kept: left.c:7" in built.stderr, built.stderr
