"""Addresses that are kept as integers and changed by constants: marks in the last bits, alignment, steps.

The shadow is moved by the same distance. A word that is a count, and that types take for an address, is copied to shadow memory as it
is: moved by the distance its copy is the new count.
"""

from __future__ import annotations

from enzyme_hub.analysis.types.pointer_words import pointer_words
from enzyme_hub.differentiate.shadowed.protocol import Shadowing
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.values import ConstantInt, Value

_CHANGES = frozenset(("add", "sub", "and", "or", "xor"))


def store_changed(f: Shadowing, i: inst.Store) -> bool:
    """Store the shadow of a changed word beside the word; False if it is none, or no pointer lies there."""
    word = _word(f, i.value)
    size = f.module.layout.size(i.value.type)
    if word is None or not pointer_words(f.facts.types, i.pointer, size):
        return False
    b = f.builder
    distance = b.binary("sub", f.primal(i.value), f.primal(word))
    for shadow, place, doubt in zip(f.shadows(word), f.shadows(i.pointer), f.doubts(i.pointer), strict=True):
        f.store_number(doubt, b.binary("add", shadow, distance), place, i.align)
    return True


def _word(f: Shadowing, value: Value) -> Value | None:
    """The word with a shadow that an integer is made of with constants alone."""
    if value.type is not types.i64 or not isinstance(value, inst.BinaryOp):
        return None
    while isinstance(value, inst.BinaryOp) and value.opcode in _CHANGES and isinstance(value.operand(1), ConstantInt):
        value = value.operand(0)
    return value if f.has_lanes(value) and value.type is types.i64 else None
