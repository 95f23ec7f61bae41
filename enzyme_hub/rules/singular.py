"""Which partials may be infinite or NaN where the operands are finite: there the adjoint needs a precaution.

An adjoint that is zero stays zero, also where the partial is infinite: sqrt at 0, log, division, powers. That costs a
comparison and a selection, so it is asked of the expression of each partial: does it divide by what may be zero, or call a
function with poles? Functions that only overflow (exp) are not among them, nor are infinite operands, but for AT_INFINITY.
"""

from __future__ import annotations

from collections.abc import Container
from math import isfinite, nan

from enzyme_hub.ir.instructions import CallBase, Instruction
from enzyme_hub.ir.values import ConstantAggregate, ConstantFloat, ConstantInt, ConstantSplat, Value
from enzyme_hub.rules.expressions import RESULT, Binary, Call, Constant, Expr, Negate, Operand, Select
from enzyme_hub.rules.ranges import bounds, is_never_zero
from enzyme_hub.rules.shuffle_ways import is_shuffle

WITH_POLES = frozenset(("log", "digamma", "y0", "y1", "yn"))
POWERS = frozenset(("pow", "powi"))
# Quotients of what may both be infinite: 1/x on the way to a result that is finite again (Rust's asinh at 0).
AT_INFINITY = frozenset(("hypot",))
AT_LEAST_ONE = frozenset(("hypot", "sqrt"))  # of 1 and something, of what is never zero


_LINEAR = frozenset(("fadd", "fsub", "fneg", "fpext", "fptrunc"))
_SUMS_OF_PRODUCTS = ("llvm.fma.", "llvm.fmuladd.")


def finite_partials(i: Instruction) -> frozenset[int]:
    """The operands with a partial that is a finite number, whatever the operands are."""
    if i.opcode in _LINEAR:
        return frozenset(range(len(i.operands)))
    if isinstance(i, CallBase):
        if is_shuffle(i.callee.name or ""):
            return frozenset(range(len(i.arguments)))  # what comes back is of other lanes' seeds
        if not (i.callee.name or "").startswith(_SUMS_OF_PRODUCTS):
            return frozenset()
        return _other_factors(*i.arguments[:2]) | {2}
    if i.opcode == "fmul":
        return _other_factors(*i.operands)
    is_scaled = i.opcode == "fdiv" and all(value and isfinite(1 / value) for value in _numbers(i.operand(1)))
    return frozenset((0,)) if is_scaled else frozenset()


def _other_factors(left: Value, right: Value) -> frozenset[int]:
    """The factors of a product of which the other one is a finite number."""
    return frozenset(k for k, other in enumerate((right, left)) if all(map(isfinite, _numbers(other))))


def _numbers(value: Value) -> tuple[float, ...]:
    """A constant in each lane; NaN for what is none."""
    if isinstance(value, ConstantSplat):
        return _numbers(value.element)
    if isinstance(value, ConstantAggregate):
        return tuple(number for element in value.elements for number in _numbers(element))
    known = value.value if isinstance(value, ConstantFloat) else None
    return (nan if known is None else known,)


class Singularity:
    """Asks of the partials of one instruction."""

    def __init__(self, instruction: Instruction) -> None:
        self._instruction = instruction
        self._operands = instruction.arguments if isinstance(instruction, CallBase) else instruction.operands

    def may_be_infinite(self, partial: Expr) -> bool:
        ask = self.may_be_infinite
        if isinstance(partial, Negate):
            return ask(partial.value)
        if isinstance(partial, Binary):
            if partial.operator == "/" and not self._never_zero(partial.right):
                return True
            return ask(partial.left) or ask(partial.right)
        if isinstance(partial, Select):
            return ask(partial.if_true) or ask(partial.if_false)
        if isinstance(partial, Call):
            if partial.name in POWERS and not self._is_finite_power(*partial.arguments):
                return True
            return partial.name in WITH_POLES or any(map(ask, partial.arguments))
        return False

    def _value(self, operand: Operand) -> Value:
        return self._instruction if operand.index == RESULT else self._operands[operand.index]

    def _never_zero(self, expr: Expr) -> bool:
        if isinstance(expr, Constant):
            return expr.value != 0
        if isinstance(expr, Operand):
            return is_never_zero(self._value(expr))
        if isinstance(expr, Binary):
            if expr.operator == "*":
                return self._never_zero(expr.left) and self._never_zero(expr.right)
            return expr.operator == "+" and _is_positive(expr.left) and _is_square(expr.right)
        return isinstance(expr, Call) and expr.name in AT_LEAST_ONE and self._never_zero(expr.arguments[0])

    def _is_finite_power(self, base: Expr, exponent: Expr) -> bool:
        """True for a base that is never zero, and for an exponent `y - 1` with a constant y of at least 1."""
        if self._never_zero(base):
            return True
        if not (isinstance(exponent, Binary) and isinstance(exponent.left, Operand)):
            return False
        value = self._value(exponent.left)
        return (value.value if isinstance(value, ConstantInt) else bounds(value)[0]) >= 1


def _is_positive(expr: Expr) -> bool:
    return isinstance(expr, Constant) and expr.value > 0


def _is_square(expr: Expr) -> bool:
    return isinstance(expr, Binary) and expr.operator == "*" and expr.left is expr.right


def may_be_infinite(instruction: Instruction, partial: Expr) -> bool:
    """True if the partial of the instruction may be infinite or NaN although its operands are finite."""
    return Singularity(instruction).may_be_infinite(partial)


def is_polynomial(partial: Expr) -> bool:
    """True if no instruction makes the partial infinite: it only adds, subtracts and multiplies."""
    if isinstance(partial, Negate):
        return is_polynomial(partial.value)
    if isinstance(partial, Binary):
        return partial.operator != "/" and is_polynomial(partial.left) and is_polynomial(partial.right)
    return isinstance(partial, (Constant, Operand))


def has_poles(partial: Expr, functions: Container[str]) -> bool:
    """True if the partial divides by anything but a constant, or calls one of the functions."""
    if isinstance(partial, Negate):
        return has_poles(partial.value, functions)
    if isinstance(partial, Binary):
        divides = partial.operator == "/" and not isinstance(partial.right, Constant)
        return divides or has_poles(partial.left, functions) or has_poles(partial.right, functions)
    return isinstance(partial, Call) and (
        partial.name in functions or any(has_poles(argument, functions) for argument in partial.arguments)
    )
