"""What a type brings along to have its values copied and released: functions in a table in front of it.

They are called where generic code is not compiled for the types at hand (-Onone), and for values behind `any`.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import ConstantInt, Value

_IN_FRONT = -8
_FUNCTIONS = range(0, 64, 8)  # behind them: size, stride and flags


def is_value_witness(call: inst.CallBase) -> bool:
    """True for a call of a function that is found in such a table."""
    slot = call.callee
    if not isinstance(slot, inst.Load):
        return False
    table, place = _step(slot.pointer)
    if place not in _FUNCTIONS or not isinstance(table, inst.Load):
        return False
    _, front = _step(table.pointer)
    return front == _IN_FRONT


def _step(pointer: Value) -> tuple[Value, int]:
    """A pointer to words, and a constant distance from it in bytes."""
    if not isinstance(pointer, inst.GetElementPtr) or len(pointer.indices) != 1:
        return pointer, 0
    index, size = pointer.indices[0], pointer.function.module.layout.size(pointer.source_type)
    return (pointer.pointer, index.value * size) if isinstance(index, ConstantInt) else (pointer, 0)
