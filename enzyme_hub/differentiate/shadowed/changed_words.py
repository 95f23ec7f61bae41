"""Addresses that are kept as integers and changed: marks in the last bits, alignment, steps.

The distance from an address to its shadow stays the same when both are changed by a number; sums and differences of words have
the sum or the difference of their distances. A count, of which types think that it is an address, is copied to shadow memory as it
is, so its distance is zero.
"""

from __future__ import annotations

from enzyme_hub.analysis.types.pointer_words import pointer_words
from enzyme_hub.differentiate.shadowed.protocol import Lanes, Shadowing
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.values import Value, const_int

_SUMS = frozenset(("add", "sub"))
CHANGES = _SUMS | frozenset(("and", "or", "xor"))


def store_changed(f: Shadowing, i: inst.Store) -> bool:
    """Store the shadow of a changed word beside the word; False if it is none, or no pointer lies there."""
    size = f.module.layout.size(i.value.type)
    if i.value.type is not types.i64 or not isinstance(i.value, inst.BinaryOp):
        return False
    if not pointer_words(f.facts.types, i.pointer, size):
        return False
    distances = _distances(f, i.value)
    if distances is None:
        return False
    for distance, place, guard in zip(distances, f.shadows(i.pointer), f.activity_guards(i.pointer), strict=True):
        f.store_number(guard, f.builder.binary("add", f.primal(i.value), distance), place, i.align)
    return True


def _distances(f: Shadowing, value: Value) -> Lanes | None:
    """How far the shadow of an integer is from it, in each lane; None for one that is made of no word with a shadow."""
    b = f.builder
    if f.has_lanes(value):
        return tuple(b.binary("sub", shadow, f.primal(value)) for shadow in f.shadows(value))
    if not isinstance(value, inst.BinaryOp) or value.opcode not in CHANGES or value.type is not types.i64:
        return None
    left, right = (_distances(f, operand) for operand in value.operands)
    if left is None and right is not None and value.opcode == "sub":
        return tuple(b.binary("sub", const_int(types.i64, 0), one) for one in right)
    if left is None or right is None:
        return left or right
    if value.opcode in _SUMS:
        return tuple(b.binary(value.opcode, one, other) for one, other in zip(left, right, strict=True))
    return None
