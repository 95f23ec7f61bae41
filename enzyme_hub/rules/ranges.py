"""Bounds of floating-point values, as far as the instructions that compute them say.

`1 + exp(x)` and `a * a + b * b + 0.01` are never zero: a division by them needs no precaution. Interval arithmetic (R. E.
Moore, 1966) over a few instructions; rounding is monotone, so it holds for rounded results too. A NaN is in no interval.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, isnan

from enzyme_hub.ir.instructions import CallBase, Instruction
from enzyme_hub.ir.values import ConstantFloat, ConstantSplat, Value
from enzyme_hub.rules import names

Range = tuple[float, float]
ANY: Range = (-inf, inf)
DEPTH = 6  # instructions looked through
TINY = 1e-30  # what is greater is not zero in any type

NOT_NEGATIVE: Range = (0.0, inf)
CALLS: dict[str, Callable[..., Range]] = {
    **dict.fromkeys(("exp", "exp2", "exp10", "erfc"), lambda x: NOT_NEGATIVE),
    **dict.fromkeys(("sin", "cos", "tanh", "erf"), lambda x: (-1.0, 1.0)),
    "cosh": lambda x: (1.0, inf),
    "expm1": lambda x: (-1.0, inf),
    "hypot": lambda x, y: (max(_least(x), _least(y)), inf),
    "fabs": lambda x: (_least(x), inf),
    "sqrt": lambda x: (max(x[0], 0.0) ** 0.5, inf),
    "fmax": lambda x, y: (max(x[0], y[0]), max(x[1], y[1])),
    "fmin": lambda x, y: (min(x[0], y[0]), min(x[1], y[1])),
    "fma": lambda x, y, z: _sum(_product(x, y), z),
}


def is_never_zero(value: Value) -> bool:
    """True if the value is a number away from zero, infinity or NaN."""
    low, high = bounds(value)
    return low > TINY or high < -TINY


def bounds(value: Value, depth: int = DEPTH) -> Range:
    """Between what two numbers the value lies, if it is a number."""
    if isinstance(value, ConstantSplat):
        value = value.element
    if isinstance(value, ConstantFloat):
        return (value.value, value.value) if value.value is not None and not isnan(value.value) else ANY
    if not isinstance(value, Instruction) or depth == 0:
        return ANY
    if value.opcode == "uitofp":
        return NOT_NEGATIVE
    if value.opcode == "select":
        left, right = (bounds(operand, depth - 1) for operand in value.operands[1:])
        return min(left[0], right[0]), max(left[1], right[1])
    if value.opcode in ("fadd", "fsub", "fmul", "fdiv", "fneg", "fpext", "fptrunc"):
        return _of_arithmetic(value, depth - 1)
    if isinstance(value, CallBase) and (found := names.recognise(value.callee.name or "")) is not None:
        return _of_call(value, found[0], depth - 1)
    return ANY


def _of_arithmetic(i: Instruction, depth: int) -> Range:
    ranges = [bounds(operand, depth) for operand in i.operands]
    if i.opcode in ("fpext", "fptrunc"):
        return ranges[0]
    if i.opcode == "fneg":
        return -ranges[0][1], -ranges[0][0]
    left, right = ranges
    if i.opcode == "fmul":
        return (_least(left) ** 2, inf) if i.operand(0) is i.operand(1) else _product(left, right)
    if i.opcode == "fdiv":
        return NOT_NEGATIVE if left[0] >= 0 and right[0] >= 0 else ANY
    return _sum(left, right if i.opcode == "fadd" else (-right[1], -right[0]))


def _of_call(call: CallBase, name: str, depth: int) -> Range:
    rule = CALLS.get(name)
    function = call.called_function
    if rule is None or function is None or not function.is_declaration:
        return ANY
    ranges = [bounds(argument, depth) for argument in call.arguments]
    if name == "fma" and call.arguments[0] is call.arguments[1]:
        return _sum((_least(ranges[0]) ** 2, inf), ranges[2])
    return rule(*ranges)


def _least(x: Range) -> float:
    """The least magnitude in a range."""
    return max(x[0], -x[1], 0.0)


def _sum(x: Range, y: Range) -> Range:
    return x[0] + y[0], x[1] + y[1]  # no NaN: a lower bound is never +inf, an upper one never -inf


def _product(x: Range, y: Range) -> Range:
    return (x[0] * y[0], inf) if x[0] >= 0 and y[0] >= 0 else ANY
