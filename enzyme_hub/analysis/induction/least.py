"""The least that an integer may be, read without a sign, and the least distance of a pointer from the beginning of a variable.

All values that it is computed from are taken to be large at first, and made smaller until each agrees with its operands. So what
only grows as it goes round is no less than what it begins with.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import IntType
from enzyme_hub.ir.values import ConstantInt, Value

_MOST = 100  # values that are looked at
_ROUNDS = 10
_LARGE = 1 << 64


def least_distance(pointer: Value, variable: Value) -> int:
    """The bytes between the beginning of `variable` and a pointer into it, at least."""
    layout = pointer.function.module.layout if isinstance(pointer, inst.Instruction) else None

    def rule(of: Callable[[Value], int], value: Value) -> int:
        if value is variable:
            return 0
        if isinstance(value, inst.GetElementPtr) and layout is not None:
            *_, index = value.indices
            grows = "nuw" in value.flags or (isinstance(index, ConstantInt) and index.value >= 0)
            if len(value.indices) == 1 and grows and value.type.is_pointer:
                return of(value.pointer) + of(index) * layout.alloc_size(value.source_type)
        return _number(of, value)

    return _solve(pointer, rule)


def _number(of: Callable[[Value], int], value: Value) -> int:
    if isinstance(value, ConstantInt):
        assert isinstance(value.type, IntType)
        return value.value & ((1 << value.type.width) - 1)
    if isinstance(value, inst.Phi):
        return min((of(one) for one, _ in value.incoming), default=0)
    if isinstance(value, inst.Select):
        return min(of(value.operand(1)), of(value.operand(2)))
    if not isinstance(value, inst.Instruction):
        return 0
    if value.opcode == "zext":
        return of(value.operand(0))
    if value.opcode in ("add", "mul") and "nuw" in value.flags:
        left, right = map(of, value.operands)
        return left + right if value.opcode == "add" else left * right
    return 0


def _solve(root: Value, rule: Callable[[Callable[[Value], int], Value], int]) -> int:
    found: dict[Value, int] = {root: _LARGE}

    def of(value: Value) -> int:
        return found.setdefault(value, _LARGE)

    for _ in range(_ROUNDS):
        before = dict(found)
        for value in list(found):
            found[value] = min(found[value], rule(of, value))
        if len(found) > _MOST:
            return 0
        if found == before:
            return found[root] if found[root] < _LARGE else 0
    return 0
