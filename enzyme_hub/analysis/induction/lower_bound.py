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

_Bound = tuple[int, bool]
"""No less than that, without a sign; and whether the sign bit is surely clear, so that it is no less with a sign either."""
_Of = Callable[[Value], _Bound]
_UNKNOWN = (0, False)
_GROWS: dict[str, Callable[[int, int], int]] = {
    "add": lambda left, right: left + right,
    "mul": lambda left, right: left * right,
    "shl": lambda left, right: left << min(right, 64),
}


def lower_bound(value: Value) -> int:
    """No execution of what makes an integer makes a smaller one."""
    return _solve(value, _number)


def least_distance(pointer: Value, variable: Value) -> int:
    """The bytes between the beginning of `variable` and a pointer into it, at least."""

    def rule(of: _Of, value: Value) -> _Bound:
        if value is variable:
            return 0, True
        if not isinstance(value, inst.GetElementPtr):
            return _number(of, value)
        (least_index, is_positive), (begin, _) = of(value.indices[-1]), of(value.pointer)
        flags = value.flags
        grows = "nuw" in flags or (is_positive and ("inbounds" in flags or "nusw" in flags))
        if len(value.indices) > 1 or not grows or not value.type.is_pointer:
            return _UNKNOWN
        return begin + least_index * value.function.module.layout.alloc_size(value.source_type), False

    return _solve(pointer, rule)


def _number(of: _Of, value: Value) -> _Bound:
    if isinstance(value, ConstantInt):
        assert isinstance(value.type, IntType)
        return value.value & ((1 << value.type.width) - 1), value.value >= 0
    if isinstance(value, inst.Phi):
        return _either([of(one) for one, _ in value.incoming])
    if isinstance(value, inst.Select):
        return _either([of(one) for one in value.operands[1:]])
    if not isinstance(value, inst.Instruction):
        return _UNKNOWN
    if value.opcode == "zext":
        return of(value.operand(0))[0], True
    if value.opcode in ("sext", "trunc"):
        bound, is_positive = of(value.operand(0))
        keeps = value.opcode == "sext" or "nsw" in value.flags
        return (bound, True) if keeps and is_positive else _UNKNOWN
    if value.opcode in _GROWS:
        (left, left_positive), (right, right_positive) = map(of, value.operands)
        is_positive = "nsw" in value.flags and left_positive and right_positive
        if is_positive or "nuw" in value.flags:
            return _GROWS[value.opcode](left, right), is_positive
    return _UNKNOWN


def _either(bounds: list[_Bound]) -> _Bound:
    return min((bound for bound, _ in bounds), default=0), all(is_positive for _, is_positive in bounds)


def _solve(root: Value, rule: Callable[[_Of, Value], _Bound]) -> int:
    found: dict[Value, _Bound] = {root: (_LARGE, True)}

    def of(value: Value) -> _Bound:
        return found.setdefault(value, (_LARGE, True))

    for _ in range(_ROUNDS):
        before = dict(found)
        for value in list(found):
            bound, is_positive = rule(of, value)
            found[value] = min(found[value][0], bound), found[value][1] and is_positive
        if len(found) > _MOST:
            return 0
        if found == before:
            return found[root][0] if found[root][0] < _LARGE else 0
    return 0
