"""Calls nested deeper than Python's recursion goes."""

from __future__ import annotations

import sys

from enzyme_hub.differentiate import RerunFrom, differentiate_module
from enzyme_hub.ir.reader import read_module

GRADIENT = """
declare double @__enzyme_autodiff(ptr, ...)
define double @gradient(double %x) {
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}
define double @f(double %x) {
  %v = call double @g0(double %x)
  ret double %v
}
"""


def test_a_chain_of_calls() -> None:
    depth = sys.getrecursionlimit() + 100
    functions = [
        f"define internal double @g{k}(double %x) {{\n"
        f"  %v = call double @g{k + 1}(double %x)\n  %w = fmul double %v, %x\n  ret double %w\n}}"
        for k in range(depth)
    ]
    last = f"define internal double @g{depth}(double %x) {{\n  %v = fmul double %x, %x\n  ret double %v\n}}"
    module = read_module("\n".join([*functions, last, GRADIENT]))
    assert differentiate_module(module) is RerunFrom.NONE
    assert f"reverse.g{depth}" in module.functions
