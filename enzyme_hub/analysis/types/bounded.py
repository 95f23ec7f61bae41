"""Copies whose size is known at run time alone, of memory in which something else follows.

What lies where such a copy begins is an array, as far as is known, and the program says how much of it is moved. Behind it there may
be other things in the same object: the number behind the characters of a string, the pointer behind an array of numbers. Code that
copies these as well is legal, so the derivative checks when it runs that the copy ends before.

Of a few bytes at most, as the code itself says (`most`), all that counts is what these are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from enzyme_hub.analysis.induction.upper_bound import upper_bound
from enzyme_hub.analysis.types.answers import Pattern, kinds_in
from enzyme_hub.analysis.types.evidence import IN_TURN, POINTER, Kind
from enzyme_hub.analysis.types.nodes import Node, find_shifted, leaves
from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import FloatType, f64
from enzyme_hub.ir.values import ConstantInt, Value
from enzyme_hub.languages.meaning import Copy, meaning

SMALL = 64  # bytes that are asked one by one


@record
class Bound:
    """The bytes that a copy moves at most. `is_all`: that is all that is known of it."""

    room: int
    is_all: bool


Bounds = dict[inst.Instruction, Bound]


def bounded_copies(
    functions: Iterable[Function],
    pattern: Callable[[Function, Value], Pattern | None],
    places: Callable[[Function, Value], Iterable[tuple[Node, int]]],
    integers_ahead: Callable[[Function, Value], int],
    are_integers: Callable[[Function, Value, int], bool],
) -> Bounds:
    """The copies that are to be checked."""
    found: Bounds = {}
    for function in functions:
        for i in function.instructions:
            what = meaning(i) if isinstance(i, inst.CallBase) else None
            if not isinstance(i, inst.CallBase) or not isinstance(what, Copy):
                continue
            if isinstance(i.arguments[what.size], ConstantInt):
                continue
            sides = [i.arguments[what.target], i.arguments[what.source]]
            limit = upper_bound(i.arguments[what.size])
            if limit <= SMALL and all(are_integers(function, side, limit) for side in sides):
                found[i] = Bound(limit, True)
                continue
            patterns = [known for side in sides if (known := pattern(function, side)) is not None]
            if patterns:
                kinds = {kind for known in patterns for part in known.parts for kind in _kinds(part.kind)}
                rooms = (_room(node, offset, kinds) for side in sides for node, offset in places(function, side))
            elif any(
                True for side in sides for node, offset in places(function, side) if find_shifted(node, offset)[1]
            ):
                rooms = (integers_ahead(function, side) or None for side in sides)
            else:
                continue  # whole objects
            room = min((one for one in rooms if one is not None), default=None)
            if room is not None:
                found[i] = Bound(room, not patterns)
    return found


def _kinds(kind: Kind) -> tuple[Kind, ...]:
    """What lies in a word, if that is several things in turn."""
    return (f64, POINTER) if kind == IN_TURN else (kind,)


def _room(node: Node, offset: int, kinds: set[Kind]) -> int | None:
    """The bytes up to the first scalar or array that a pattern of such kinds is wrong about; None if there is none."""
    node, offset = find_shifted(node, offset)
    if node.period is not None:
        return None  # an element of an array, as the program says by an index
    return min((start - offset for start in _others(node, kinds) if start >= offset), default=None)


def _others(node: Node, kinds: set[Kind]) -> Iterator[int]:
    for start, leaf in leaves(node):
        if leaf.evidence is not None and leaf.evidence.facts and _is_other(leaf.evidence.decide(), kinds):
            yield start
    for (anchor, _), run in node.runs.items():
        if run.has_elements(anchor) and any(_is_other(kind, kinds) for kind in kinds_in(run.element)):
            yield anchor


def _is_other(kind: Kind | None, kinds: set[Kind]) -> bool:
    """Integers never are: their adjoints are zero. What contradicts itself may be a number among integers."""
    if kind is None:
        return not any(isinstance(one, FloatType) for one in kinds)
    return (isinstance(kind, FloatType) or kind == POINTER) and kind not in kinds
