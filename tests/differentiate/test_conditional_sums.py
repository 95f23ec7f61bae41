"""Choices between a sum and one of its terms compute what they did, to the last bit, as sums of what is chosen."""

from __future__ import annotations

import ctypes
import math
import struct
from itertools import product

import pytest

from enzyme_hub import llvm
from enzyme_hub.differentiate.normalise.conditional_sums import restore
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

SUMS = {
    "added": "%sum = fadd double %s, %y\n  %r = select i1 %c, double %sum, double %s",
    "added from the left": "%sum = fadd double %y, %s\n  %r = select i1 %c, double %sum, double %s",
    "subtracted": "%sum = fsub double %s, %y\n  %r = select i1 %c, double %sum, double %s",
    "if not": "%sum = fadd double %s, %y\n  %r = select i1 %c, double %s, double %sum",
    "a product": "%sum = call double @llvm.fmuladd.f64(double %y, double 3.0, double %s)\n"
    "  %r = select i1 %c, double %sum, double %s",
    "flags of the sum alone": "%sum = fadd fast double %s, %y\n  %r = select i1 %c, double %sum, double %s",
}
OTHERS = {
    "subtracted from": "%sum = fsub double %y, %s\n  %r = select i1 %c, double %sum, double %s",
    "twice": "%sum = fadd double %s, %s\n  %r = select i1 %c, double %sum, double %s",
    "used again": "%sum = fadd double %s, %y\n  %q = select i1 %c, double %sum, double %s\n  %r = fmul double %q, %sum",
}
NUMBERS = (0.0, -0.0, 1.5, -2.25, 1e300, math.inf, -math.inf, math.nan, 5e-324)


def text_of(lines: str) -> str:
    return f"""
define double @f(double %s, double %y, i1 %c) {{
  {lines}
  ret double %r
}}
declare double @llvm.fmuladd.f64(double, double, double)
"""


def rewritten(lines: str) -> tuple[str, str]:
    before = llvm.text(llvm.parse_text(text_of(lines), "f"))
    module = read_module(before)
    (function,) = (one for one in module.functions.values() if one.name == "f")
    restore(function)
    return before, write_module(module)


def results(text: str) -> list[bytes]:
    call = llvm.Jit(llvm.parse_text(text, "f")).function(
        "f", ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_bool
    )
    found = [call(s, y, c) for s, y, c in product(NUMBERS, NUMBERS, (False, True))]
    return [b"nan" if math.isnan(one) else struct.pack("<d", one) for one in found]


@pytest.mark.parametrize("lines", SUMS.values(), ids=SUMS.keys())
def test_the_result_is_the_same(lines: str) -> None:
    before, after = rewritten(lines)
    body = after[after.index("define") : after.index("ret ")].split("\n")
    assert any(word in body[-2] for word in ("fadd", "fsub"))
    assert results(after) == results(before)


@pytest.mark.parametrize("lines", OTHERS.values(), ids=OTHERS.keys())
def test_others_stay(lines: str) -> None:
    before, after = rewritten(lines)
    assert after.count("fadd") == before.count("fadd")
    assert results(after) == results(before)
