"""Loops that clang vectorised run in scalar form before they are differentiated, and compute what they did."""

from __future__ import annotations

import ctypes
import re
import subprocess
from pathlib import Path

import pytest

from enzyme_hub import llvm
from enzyme_hub.differentiate.normalise.scalar_loops import prefer
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module
from enzyme_hub.languages import toolchains

SCALAR = '_Pragma("clang loop vectorize(disable) unroll(disable) interleave(disable)")'
TAKEN = {
    "a stencil": "for (int i = 1; i < n - 1; i++) y[i] = x[i] + c * (x[i - 1] + x[i + 1] - 2 * x[i] * x[i]);",
    "from the fourth on": "double s = 0; for (long i = 3; i < n; i++) s += x[i] * x[i - 2]; y[0] = s;",
    "pointers": "const double *e = x + n; double *o = y; for (const double *i = x; i != e; i++, o++) *o += *i * i[1] * c;",
    "in a nest": "for (int j = 1; j < n / 10; j++) for (int i = 0; i < n; i++) y[i] += x[j + i] * x[j + i - 1] * x[j];",
    "a sum": "double s = c; for (int i = 0; i < n; i++) s += x[i] * y[i]; y[0] = s;",
    "a sum and a product": "double s = 0, p = 2; for (int i = 0; i < n; i++) { s += x[i]; p *= y[i] + 1; } y[0] = s; y[1] = p;",
    "a smallest one": "double s = c; for (int i = 0; i < n; i++) s = x[i] < s ? x[i] : s; y[0] = s;",
}
LEFT = {
    "unrolled without a gain": "for (long i = 0; i < n; i++) y[i] = fabs(x[i]) > 1 ? sqrt(fabs(x[i])) : x[i] * x[i] - 3;",
    "every other one": "for (int i = 0; i < n / 2; i++) y[i] = x[2 * i] * x[2 * i + 1];",
    "the counter as a number": "for (int i = 0; i < n; i++) y[i] = x[i] * i;",
    "a constant trip count": "for (int i = 0; i < 64; i++) y[i] = x[i] * c;",
    "another work in what is left over": """
        int i = 0;
        if (n >= 4) for (; i < (n & ~3); i++) y[i] = x[i] * 2;
        for (; i < n; i++) y[i] = x[i] * 3;""",
    "another start of the counter": """
        int i = c > 2 ? 0 : 1000;
        for (; i < 1003; i++) y[i - (c > 2 ? 0 : 990)] += x[i % 64];""",
}

TWO_LOOPS = {
    "the same work again": f"""
        if (c > 2) for (int i = 0; i < 1024; i++) y[i] += x[i] * x[i];
        {SCALAR} for (int i = 0; i < 1024; i++) y[i] += x[i] * x[i];""",
    "less work under a condition": f"""
        if (c > 2) for (int i = 0; i < 1024; i++) y[i] = x[i] * c;
        else {SCALAR} for (int i = 0; i < n; i++) y[i] = x[i] * c;""",
    "another result of both": f"""
        double t = 0;
        int i = 0;
        if (c > 2) {{ for (; i < 1024; i++) y[i] = x[i] * c; t = c * c; }}
        {SCALAR} for (; i < n; i++) y[i] = x[i] * c;
        y[n] = t;""",
    "a sum that is squared between": f"""
        double s = 0;
        int i = 0;
        if (c > 2) {{ for (; i < 1024; i++) s += x[i] * x[i]; s *= s; }}
        {SCALAR} for (; i < n; i++) s += x[i] * x[i];
        y[0] = s;""",
}


def compiled(tmp_path: Path, body: str, pointer: str = "*") -> str:
    tool = toolchains.clang()
    if tool is None:
        pytest.skip("clang is not installed")
    source = f"#include <math.h>\nvoid f(const double {pointer}x, double {pointer}y, double c, int n) {{ {body} }}"
    (tmp_path / "f.c").write_text(source)
    words = [*tool.command, "-O2", "-flto", "-ffast-math", "-S", "-emit-llvm", "f.c", "-o", "f.ll"]
    subprocess.run(words, cwd=tmp_path, check=True)
    module = llvm.parse_text((tmp_path / "f.ll").read_text(), "f.ll")
    llvm.optimise(module, "prepare")
    return llvm.text(module)


def scalar_form(text: str) -> tuple[bool, str]:
    module = read_module(text)
    (function,) = (one for one in module.functions.values() if one.name == "f")
    changed = prefer(function)
    return changed, write_module(module)


def values(text: str, count: int) -> list[float]:
    call = llvm.Jit(llvm.parse_text(text, "f")).function(
        "f", None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double, ctypes.c_int
    )
    x = (ctypes.c_double * 100)(*(0.3 * (i % 7) - 0.8 for i in range(100)))
    y = (ctypes.c_double * 100)(*(0.1 * (i % 5) + 0.2 for i in range(100)))
    call(ctypes.addressof(x), ctypes.addressof(y), 0.7, count)
    return list(y)


@pytest.mark.parametrize("body", TAKEN.values(), ids=TAKEN.keys())
def test_the_scalar_loop_does_all_iterations(tmp_path: Path, body: str) -> None:
    before = compiled(tmp_path, body)
    changed, after = scalar_form(before)
    assert changed
    assert re.search(r"<\d+ x double>", before)
    assert not re.search(r"= (load|fmul|fadd)[^=]*<\d+ x double>", after)
    for count in (0, 1, 2, 3, 8, 33, 90):
        assert values(after, count) == pytest.approx(values(before, count), rel=1e-12)


@pytest.mark.parametrize("body", LEFT.values(), ids=LEFT.keys())
def test_other_loops_stay_as_they_are(tmp_path: Path, body: str) -> None:
    before = compiled(tmp_path, body)
    changed, _ = scalar_form(before)
    assert not changed


@pytest.mark.parametrize("body", TWO_LOOPS.values(), ids=TWO_LOOPS.keys())
def test_two_loops_of_the_program_stay_two(tmp_path: Path, body: str) -> None:
    before = compiled(tmp_path, body, "*restrict ")
    assert "llvm.loop.isvectorized" in before
    changed, _ = scalar_form(before)
    assert not changed
