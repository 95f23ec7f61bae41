"""What regions of OpenMP are given: by value where they only read it, and with scopes for what leads to different memory."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from enzyme_hub import llvm
from enzyme_hub.languages import toolchains
from enzyme_hub.languages.libraries import openmp

pytestmark = pytest.mark.c

START = """
#include <stdlib.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
void keep(void *);
"""
ASKED = """
double gradient(double *x, double *dx, long n) { return __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n); }
"""


def opened(body: str, place: Path, *flags: str) -> llvm.ModuleRef:
    """The module with `double f(double *x, long n)`, its regions calls, optimised."""
    clang = toolchains.clang()
    if clang is None:
        pytest.skip("clang is not installed")
    (place / "f.c").write_text(f"{START}double f(double *x, long n) {{ {body} }}{ASKED}")
    words = [*clang.command, "-O1", *flags, "-fopenmp", "-Wno-everything", "-c", "-emit-llvm", "f.c", "-o", "f.bc"]
    done = subprocess.run(words, cwd=place, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"no OpenMP: {done.stderr}")
    module = openmp.supply(llvm.read((place / "f.bc").read_bytes(), "f.bc"))
    llvm.optimise(module)
    return module


def parameters(module: llvm.ModuleRef) -> list[str]:
    """The types of what the one region is given."""
    (region,) = (function for function in module.functions if function.name.endswith(".region"))
    return [str(argument.type) for argument in region.arguments]


LOOP = '_Pragma("omp parallel for") for (long i = 0; i < n; i++)'
SUM = "double s = 0; for (long i = 0; i < n; i++) s += y[i]; return s;"


@pytest.mark.parametrize(
    ("body", "types"),
    [
        (f"double *y = malloc(8 * n); {LOOP} y[i] = x[i] * x[i]; {SUM}", ["i64", "ptr", "ptr"]),
        # What one thread writes others may read: its address is given.
        (f"double *y = malloc(n); int k = 0; {LOOP} {{ y[i] = x[i]; if (x[i] > 3) k = 1; }} return y[k];", ["i64", "ptr", "ptr", "ptr"]),
        # A number with an adjoint: threads add to one.
        (f"double *y = malloc(8 * n), a = x[0]; keep(&a); {LOOP} y[i] = a * x[i]; {SUM}", ["i64", "ptr", "ptr", "ptr"]),
    ],
)  # fmt: skip
def test_what_is_only_read_is_given_by_value(body: str, types: list[str], tmp_path: Path) -> None:
    assert parameters(opened(body, tmp_path)) == types


def test_a_variable_whose_address_is_known_elsewhere_is_not(tmp_path: Path) -> None:
    body = f"long m = n; keep(&m); double *y = malloc(8 * n); {LOOP.replace('< n', '< m')} {{ y[i] = x[i]; keep(0); }} {SUM}"
    assert parameters(opened(body, tmp_path)) == ["ptr", "ptr", "ptr"]


def loads(module: llvm.ModuleRef) -> int:
    """How many numbers the loop of the one region reads."""
    (region,) = re.findall(r"^define [^\n]*\.region\(.*?^}", llvm.text(module), re.MULTILINE | re.DOTALL)
    return len(re.findall(r"= load double", region))


@pytest.mark.parametrize(
    ("others", "expected"),
    [
        ("*y = malloc(16 * n)", 1),  # x[i] is not read again behind the first write
        ("*y = x + n", 2),
        ("*y = n > 3 ? x : malloc(16 * n)", 2),
    ],
)
def test_the_callers_say_which_pointers_lead_apart(others: str, expected: int, tmp_path: Path) -> None:
    module = opened(f"double {others}; {LOOP} {{ y[2 * i] = x[i] + 1; y[2 * i + 1] = 2 * x[i]; }} {SUM}", tmp_path)
    assert loads(module) == 2
    parted = openmp.part(module)
    if parted is not None:
        llvm.optimise(parted)
    assert loads(parted or module) == expected


def test_unoptimised_code_says_so_too(tmp_path: Path) -> None:
    module = opened(f"double *y = malloc(8 * n); {LOOP} y[i] = x[i] * x[i]; {SUM}", tmp_path, "-O0", "-g")
    assert parameters(module) == ["i64", "ptr", "ptr"]
