"""Which instructions need a precaution for an adjoint of zero: partials that may be infinite at finite operands."""

from __future__ import annotations

import pytest

from enzyme_hub import llvm, rules
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.reader import read_module

SOURCE = """
declare double @sqrt(double)
declare double @log(double)
declare double @exp(double)
declare double @sin(double)
declare double @tanh(double)
declare double @atan(double)
declare double @acos(double)
declare double @atan2(double, double)
declare double @hypot(double, double)
declare double @pow(double, double)
declare double @lgamma(double)
declare double @llvm.fmuladd.f64(double, double, double)
declare double @llvm.powi.f64.i32(double, i32)
define void @f(double %x, double %y, i32 %n, ptr %p) {{
{body}
  store double %r, ptr %p
  ret void
}}
"""
# The last line of a body computes %r; the operands that need the precaution.
CASES = [
    ("%r = fmul double %x, %y", set()),
    ("%r = fdiv double %x, %y", {0, 1}),
    ("%r = fdiv double %x, 3.0", set()),
    ("%s = fdiv double 1.0, %y\n%r = fdiv double 2.0, %s", {0, 1}),
    ("%e = call double @exp(double %y)\n%d = fadd double %e, 1.0\n%r = fdiv double %x, %d", set()),
    ("%e = call double @exp(double %y)\n%r = fdiv double %x, %e", {0, 1}),  # it may underflow
    ("%s = call double @sin(double %y)\n%d = fadd double %s, 2.0\n%r = fdiv double %x, %d", set()),
    ("%s = call double @sin(double %y)\n%d = fadd double %s, 1.0\n%r = fdiv double %x, %d", {0, 1}),
    ("%s = call double @sin(double %y)\n%d = fsub double %s, 1.5\n%r = fdiv double %x, %d", set()),
    ("%r = call double @sqrt(double %x)", {0}),
    ("%s = fmul double %x, %x\n%r = call double @sqrt(double %s)", {0}),
    (
        "%s = call double @llvm.fmuladd.f64(double %x, double %x, double 0x3F847AE147AE147B)\n"
        "%t = call double @llvm.fmuladd.f64(double %y, double %y, double %s)\n%r = call double @sqrt(double %t)",
        set(),
    ),
    ("%s = call double @llvm.fmuladd.f64(double %x, double %y, double 1.0)\n%r = call double @sqrt(double %s)", {0}),
    ("%r = call double @log(double %x)", {0}),
    ("%r = call double @tanh(double %x)", set()),
    ("%r = call double @atan(double %x)", set()),
    ("%r = call double @acos(double %x)", {0}),
    ("%r = call double @atan2(double %x, double %y)", {0, 1}),
    ("%r = call double @hypot(double %x, double 1.0)", {0, 1}),
    ("%r = call double @hypot(double %x, double %y)", {0, 1}),
    ("%r = call double @pow(double %x, double 2.5)", {1}),
    ("%r = call double @pow(double %x, double 0.5)", {0, 1}),
    ("%r = call double @pow(double %x, double %y)", {0, 1}),
    ("%r = call double @llvm.powi.f64.i32(double %x, i32 3)", set()),
    ("%r = call double @llvm.powi.f64.i32(double %x, i32 %n)", {0}),
    ("%r = call double @lgamma(double %x)", {0}),
]


@pytest.mark.parametrize(("body", "expected"), CASES)
def test_operands(body: str, expected: set[int]) -> None:
    module = read_module(llvm.text(llvm.parse_text(SOURCE.format(body=body))))
    instructions = list(module.functions["f"].instructions)
    last = instructions[-3]
    rule = rules.for_call(last) if isinstance(last, inst.CallBase) else rules.for_instruction(last)
    assert rule is not None
    assert set(rule.singular_operands(last)) == expected
