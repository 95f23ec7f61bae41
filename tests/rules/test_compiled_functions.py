"""Every function of the C library that has a rule, called from C, through the real compiler and linker.

The program is generated: for each function a few points, with the derivative that multi-precision arithmetic gives there,
in reverse and in forward mode.
"""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import rule_jit as jit
from mpmath import mp, mpc, mpf
from rule_reference import Bound, derivative, sample, value
from test_complex_functions import REFERENCE as COMPLEX_REFERENCE
from test_complex_functions import difference, operands_of

from enzyme_hub.rules.expressions import Evaluator
from enzyme_hub.rules.functions import TABLE

C_TYPE = {"float": "float", "double": "double", "x86_fp80": "long double"}
POINTS = 3
NOT_C = ("canonicalize", "arithmetic.fence", "remquo", "lgamma_r", "frexp", "nexttoward", "jn", "yn", "powi")
# How a function is called where that is not its name applied to its operands.
CALLS = {
    "remquo": "remquo{s}(x[0], x[1], &out)",
    "lgamma_r": "lgamma{s}_r(x[0], &out)",
    "frexp": "frexp{s}(x[0], &out)",
    "nexttoward": "nexttoward{s}(x[0], 2.0L)",
    "jn": "jn{s}(n, x[0])",
    "yn": "yn{s}(n, x[0])",
    "powi": "__builtin_powi{s}(x[0], n)",
    "ldexp": "ldexp{s}(x[0], n)",
    "scalbln": "scalbln{s}(x[0], n)",
}
HEADER = """
#define _GNU_SOURCE
#include <complex.h>
#include <math.h>
#include <stdio.h>
#define T T_
void __enzyme_autodiff(void *, ...);
T __enzyme_fwddiff(void *, ...);
static int failures;
static void check(const char *name, T got, T want, T allowed) {
    if (fabsl((long double)got - want) <= allowed) return;
    printf("%s: %.21Lg, expected %.21Lg\\n", name, (long double)got, (long double)want);
    failures++;
}
"""


def number(x: Any, kind: str) -> str:
    """A C literal that becomes exactly the number of that kind nearest to x."""
    return mp.nstr(mpf(x), 28, min_fixed=1, max_fixed=0) + {"float": "f", "double": "", "x86_fp80": "L"}[kind]


def names(kind: str) -> list[str]:
    suffix = jit.SUFFIX[kind]
    found = [name for name in TABLE if "." not in name and not name.startswith("_") and name not in NOT_C]
    return [name for name in found if jit.has_symbol(name + suffix)] + [name for name in NOT_C[2:] if name in CALLS]


def real_function(name: str, kind: str, random_: random.Random) -> tuple[str, list[str]]:
    """The function and its checks."""
    partials = TABLE[name].partials
    floats = [index for index, partial in enumerate(partials) if partial is not None]
    operands = ", ".join(f"x[{position}]" for position in range(len(floats)))
    call = CALLS.get(name, f"{name}{{s}}({operands})").format(s=jit.SUFFIX[kind])
    function = f"static T f_{name}(T *x, int n) {{ int out; return {call} * (T)1.5; }}\n"
    checks = []
    for _ in range(POINTS):
        point = sample(name, random_, lambda x: float(jit.round_to("float" if kind == "float" else "double", x)))
        integer = next((operand for operand in point if isinstance(operand, int)), 0)
        result = value(name, point)
        evaluator = Evaluator(Bound(point, result, 4 * jit.EPSILON[kind]))
        wanted, allowed = [], []
        for index in floats:
            partial = partials[index]
            assert partial is not None
            want = derivative(name, point, index) * mpf(1.5)
            wanted.append(want)
            allowed.append(3 * evaluator.value(partial)[1] + 8 * jit.EPSILON[kind] * abs(want))
        given = [point[index] for index in floats]
        checks.append(check(f"f_{name}", given, integer, wanted, allowed, kind))
    return function, checks


def complex_function(name: str, kind: str, random_: random.Random) -> tuple[str, list[str]]:
    """L = Re((1.5 + 0.5i) f(z)), for which the adjoint of f is (1.5, -0.5)."""
    operators = {"cmul": "z * w", "cdiv": "z / w"}
    arity = 2 if name in ("cmul", "cdiv", "cpow") else 1
    call = operators.get(name) or f"{name}{jit.SUFFIX[kind]}({'z, w' if arity == 2 else 'z'})"
    function = (
        f"static T f_{name}(T *x, int n) {{ T _Complex z = __builtin_complex(x[0], x[1]), w = __builtin_complex(x[{2 * arity - 2}], "
        f"x[{2 * arity - 1}]), r = {call}; return (T)1.5 * __real__ r - (T)0.5 * __imag__ r; }}\n"
    )
    checks = []
    for _ in range(POINTS):
        point = [mpc(*(jit.round_to("float", part) for part in (z.real, z.imag))) for z in operands_of(name, random_)]
        wanted, allowed = [], []
        for index in range(arity):
            for direction in (mpf(1), mpc(0, 1)):
                along = difference(COMPLEX_REFERENCE[name], point, index, direction)
                wanted.append(mp.re(mpc(1.5, 0.5) * along))
                allowed.append(200 * jit.EPSILON[kind] * (1 + abs(along)))
        given = [part for z in point for part in (z.real, z.imag)]
        checks.append(check(f"f_{name}", given, 0, wanted, allowed, kind))
    return function, checks


def check(
    function: str, given: Sequence[Any], integer: int, wanted: Sequence[Any], allowed: Sequence[Any], kind: str
) -> str:
    inputs = ", ".join(number(x, kind) for x in given)
    lines = [f"    {{ T x[] = {{{inputs}}}, dx[{len(given)}] = {{0}};"]
    lines.append(f"    __enzyme_autodiff((void *){function}, x, dx, {integer});")
    for position, (want, tolerance) in enumerate(zip(wanted, allowed, strict=True)):
        shown = ", ".join(mp.nstr(x, 6) for x in given)
        lines.append(
            f'    check("{function}({shown}; {integer}) by {position}", dx[{position}], {number(want, kind)}, '
            f"{number(tolerance, kind)});"
        )
        lines.append(
            f"    {{ T v[{len(given)}] = {{0}}; v[{position}] = 1;\n"
            f'    check("{function}({shown}; {integer}) along {position}", __enzyme_fwddiff((void *){function}, x, v, '
            f"{integer}), {number(want, kind)}, {number(tolerance, kind)}); }}"
        )
    return "\n".join(lines) + " }\n"


def program(kind: str, complex_too: bool) -> str:
    random_ = random.Random(kind)
    parts = [real_function(name, kind, random_) for name in names(kind)]
    if complex_too:
        complex_names = (name for name in COMPLEX_REFERENCE if name not in ("cpowi", "clog10"))
        parts += [complex_function(name, kind, random_) for name in complex_names]
    functions = "".join(part[0] for part in parts)
    checks = "".join(line for part in parts for line in part[1])
    return (
        HEADER.replace("T_\n", C_TYPE[kind] + "\n")
        + functions
        + f"int main(void) {{\n{checks}    return failures != 0;\n}}\n"
    )


@pytest.mark.c
@pytest.mark.parametrize("level", ["O0", "O2"])
@pytest.mark.parametrize("kind", jit.KINDS)
def test_every_function(kind: str, level: str, linker: Path, tmp_path: Path) -> None:
    clang = shutil.which("clang-22") or shutil.which("clang")
    if clang is None:
        pytest.skip("clang-22 is not installed")
    (tmp_path / "all.c").write_text(program(kind, complex_too=True))
    arguments = [clang, f"-{level}", "-flto", f"--ld-path={linker}", "-w", "all.c", "-o", "all", "-lm"]
    built = subprocess.run(arguments, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert built.returncode == 0, built.stdout + built.stderr
    ran = subprocess.run([tmp_path / "all"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stdout
