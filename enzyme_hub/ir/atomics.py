"""Atomic accesses to numbers: most languages have them go as words of the same size."""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value

NUMBER_OF: dict[Type, Type] = {types.i64: types.f64, types.i32: types.f32}


def moves_number(i: inst.Load | inst.Store) -> bool:
    """True for an access to a number, also if it goes as a word. The one that an update begins with is its own."""
    if isinstance(i, inst.Store):
        value = i.value
        return value.type in NUMBER_OF.values() or (is_cast(value) and value.type in NUMBER_OF)
    users = list(i.users)
    return i.type in NUMBER_OF.values() or (i.type in NUMBER_OF and bool(users) and all(map(is_cast, users)))


def is_cast(value: Value) -> bool:
    """True for a number as a word, or a word as a number."""
    return isinstance(value, inst.Cast) and value.opcode == "bitcast"
