"""How gradients of parallel regions add to adjoints: what is proven to be a thread's own is, and what only looks so is not."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from enzyme_hub.commands.cli import main
from enzyme_hub.explain.added import APART, ATOMICALLY, DIVIDED, INSIDE, PLAINLY
from enzyme_hub.languages import toolchains

# Each body reads x, of n numbers, in a parallel region with a sum s; what is written is said of the loads of x.
FOR = '_Pragma("omp parallel for reduction(+ : s)")\n    '
BODIES = {
    "each": (FOR + "for (int i = 0; i < n; i++) s += sin(x[i]);", {PLAINLY}),
    "rows": (FOR + "for (int i = 0; i < n; i++) for (int j = 0; j < 8; j++) s += sin(x[8 * i + j]);", {PLAINLY}),
    "rows_overlap": (FOR + "for (int i = 0; i < n; i++) for (int j = 0; j < 9; j++) s += sin(x[8 * i + j]);", {INSIDE}),
    "stencil": (FOR + "for (long i = 1; i < n - 1; i++) s += x[i - 1] * x[i] * x[i + 1];", {INSIDE, ATOMICALLY}),
    "both_ends": (FOR + "for (int i = 0; i < n; i++) s += sin(x[i] * x[n - 1 - i]);", {DIVIDED}),
    "squares": (FOR + "for (int i = 0; i < n; i++) s += sin(x[i * i]);", {DIVIDED}),
    "by_two": (FOR + "for (int i = 0; i < n; i++) s += sin(x[i / 2]);", {DIVIDED}),
    "cut": (FOR + "for (int i = 0; i < n; i++) s += sin(x[(unsigned char)i]);", {DIVIDED}),
    "two_arrays": (FOR + "for (int i = 0; i < n; i++) s += x[i] * y[i];", {DIVIDED}),
    "all_of_all": (FOR + "for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) s += sin(x[j] * i);", {APART}),
    "by_thread": (
        '_Pragma("omp parallel reduction(+ : s)") { int me = omp_get_thread_num();\n'
        '    _Pragma("omp for") for (int i = 0; i < n; i++) s += sin(x[i + me]); }',
        {DIVIDED},
    ),
    "no_barrier": (
        '_Pragma("omp parallel reduction(+ : s)") {\n'
        '    _Pragma("omp for nowait") for (int i = 0; i < n; i++) s += sin(x[i]);\n'
        '    _Pragma("omp for schedule(dynamic)") for (int i = 0; i < n; i++) s += cos(x[i]); }',
        {DIVIDED},
    ),
    "again": (
        '_Pragma("omp parallel reduction(+ : s)") for (int k = 0; k < n; k++) {\n'
        '    _Pragma("omp for nowait") for (int i = 0; i < n; i++) s += sin(x[i] * k); }',
        {DIVIDED},
    ),
    "written": (FOR + "for (int i = 0; i < n; i++) { y[i] = sin(x[i / 2]); s += y[i]; }", {DIVIDED}),
    "cleared": (FOR + "for (int i = 0; i < n; i++) { memset(y + i, 0, n & 8); s += sin(x[i / 2]); }", {ATOMICALLY}),
}


# LLVM makes a struct by value of what owns the array.
OWNER = """#include <memory>
double __enzyme_autodiff(void *, ...);
static double owner(const double *x, const double *y, int n) {
    std::unique_ptr<double[]> own(new double[n]);
    for (int i = 0; i < n; i++) own[i] = y[i] * y[i];
    double s = 0;
    _Pragma("omp parallel for reduction(+ : s)")
    for (int i = 0; i < n; i++) {
        double t = 0;
        for (int j = 0; j < n; j++) t += x[i * n + j] * own[j];
        s += t * t;
    }
    return s;
}
void d_owner(const double *x, double *dx, const double *y, double *dy, int n) { __enzyme_autodiff((void *)owner, x, dx, y, dy, n); }
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """What is said of the loads of each body."""
    clang = toolchains.clang()
    if clang is None:
        pytest.skip("clang is not installed")
    folder = tmp_path_factory.mktemp("added")
    lines = [
        "double __enzyme_autodiff(void *, ...); double sin(double), cos(double); int omp_get_thread_num(void);"
        " void *memset(void *, int, unsigned long);"
    ]
    for name, (body, _) in BODIES.items():
        lines += [
            f"static double {name}(double *x, double *y, int n) {{ double s = 0; {body} return s; }}",
            f"void d_{name}(double *x, double *dx, double *y, double *dy, int n)"
            f" {{ __enzyme_autodiff((void *){name}, x, dx, y, dy, n); }}",
        ]
    return told_of(folder / "bodies.c", "\n".join(lines))


def told_of(source: Path, text: str, *more: str) -> dict[str, set[str]]:
    """What is said of the loads of each function of a program."""
    clang = toolchains.clang()
    assert clang is not None
    module, out = source.with_suffix(".bc"), source.with_suffix(".json")
    source.write_text(text)
    words = ["-O2", "-fno-unroll-loops", "-fno-vectorize", "-fopenmp", "-g", "-emit-llvm", "-c", *more]
    run = subprocess.run([*clang.command, *words, str(source), "-o", str(module)], capture_output=True, text=True)
    if "omp" in run.stderr:
        pytest.skip("libomp is not installed")
    assert run.returncode == 0, run.stderr
    assert main(["explain", str(module), "-o", str(out)]) == 0
    found: dict[str, set[str]] = {}
    for one in json.loads(out.read_text())["derivatives"]:
        name = one["symbol"].split(".")[0]
        found.setdefault(name, set()).update(
            added["how"] for added in one["added"] if added["what"] != "what is read from `*s`"
        )
    return found


@pytest.mark.parametrize("name", BODIES)
def test_what_is_said_of_additions_is_true(told: dict[str, set[str]], name: str) -> None:
    assert told[name] == BODIES[name][1]


def test_the_array_of_an_owner_is_kept_apart_as_well(tmp_path: Path) -> None:
    if toolchains.clang() is None:
        pytest.skip("clang is not installed")
    told = told_of(tmp_path / "owner.cpp", OWNER, "-x", "c++")
    assert set().union(*told.values()) == {APART}


WEIGHTED = """
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;
static double weighted(const double *x, const double *w, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) {
        double t = 0;
        for (int j = 0; j < n; j++) t += x[i] * x[j] * w[i + j];
        s += t * t;
    }
    return s;
}
void d_weighted(const double *x, double *dx, const double *w, int n) {
    __enzyme_autodiff((void *)weighted, enzyme_dup, x, dx, enzyme_const, w, enzyme_const, n);
}
"""


def test_loops_are_fused_beside_arrays_without_a_shadow(tmp_path: Path) -> None:
    if toolchains.clang() is None:
        pytest.skip("clang is not installed")
    assert told_of(tmp_path / "weighted.c", WEIGHTED)["weighted"] == {APART}
    assert '"symbol": "weighted.omp_outlined.region.iteration"' in (tmp_path / "weighted.json").read_text()
