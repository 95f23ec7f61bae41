"""Integers that are stored over a part of a number: members of a variant that lie where another has a number.

In memory that holds one alternative or another (a Rust enum, a union with a tag) the integer is no part of any number: what was
there is dead, and so is its adjoint. A program that makes a number of what it left does the same stores. The two differ in
what becomes of the bytes afterwards, which types do not tell. They differ at run time: of a number that is used the adjoint is not zero.

- Of its lower half the adjoint need not be looked at: the number changes by rounding, and its derivative is the one it had (`LOW`).
- Where its sign and exponent are overwritten (`HIGH`) the reverse sweep finds out, and the tangent is made no number.
- Of other parts (`UNCLEAR`) nothing is sure.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from enzyme_hub.analysis.types.analysis import FunctionTypes
from enzyme_hub.analysis.types.evidence import ACCESS
from enzyme_hub.analysis.types.nodes import placed
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.types import FloatType, IntType


class Overwritten(IntEnum):
    """Which part of a number an integer takes the place of; the greatest of several is what matters."""

    NOTHING = 0
    LOW = 1
    HIGH = 2
    UNCLEAR = 3


def overwritten(known: FunctionTypes, i: inst.Store) -> Overwritten:
    """What a store leaves of the numbers in memory, in any context."""
    if not isinstance(i.value.type, IntType):
        return Overwritten.NOTHING
    return max((_part(kind, size, covered) for kind, size, covered in _covered(known, i)), default=Overwritten.NOTHING)


def number_cut(known: FunctionTypes, i: inst.Store) -> FloatType | None:
    """A number that a store overwrites a part of."""
    return next((kind for kind, size, covered in _covered(known, i) if len(covered or ()) < size), None)


def _part(kind: FloatType, size: int, covered: frozenset[int] | None) -> Overwritten:
    if covered is None:
        return Overwritten.UNCLEAR
    if len(covered) == size:
        return Overwritten.NOTHING
    if max(covered) < size // 2 and kind in (types.f32, types.f64):
        return Overwritten.LOW
    is_upper = covered >= {size - 2, size - 1} and min(covered) >= size // 2
    return Overwritten.HIGH if is_upper and kind in (types.f32, types.f64) else Overwritten.UNCLEAR


def _covered(known: FunctionTypes, i: inst.Store) -> Iterator[tuple[FloatType, int, frozenset[int] | None]]:
    """For each number, in each context: its size, and which of its bytes are stored to (None if that is not known)."""
    layout, equations = known.analysis.module.layout, known.analysis.equations
    for frame in known.frames:
        equations.frame = frame
        numbers: dict[tuple[FloatType, int], set[int]] = {}
        for at, leaf in placed(*equations.place(i.pointer), layout.size(i.value.type)):
            if leaf.evidence is None or leaf.size is None:
                continue
            for kind, rank in leaf.evidence.floats.items():
                if rank < ACCESS or leaf.size >= layout.size(kind):
                    continue
                begins = leaf.evidence.begins(kind)
                if len(begins) != 1:
                    yield kind, layout.size(kind), None
                    continue
                (begin,) = begins
                numbers.setdefault((kind, at - begin), set()).update(range(begin, begin + leaf.size))
        for (kind, _), covered in numbers.items():
            yield kind, layout.size(kind), frozenset(covered)
