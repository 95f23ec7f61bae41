"""Memory that is words from one end to the other: each is a double, a pointer or an integer, and begins at a multiple of its size.

Copies whose size is known at run time alone move such memory word by word, whatever its members are: what a word is, its bits tell
(`differentiate/shadowed/in_turn`). Such a copy need not begin where an array begins.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.types.answers import Part, Pattern, has_values_anywhere
from enzyme_hub.analysis.types.evidence import ANYTHING, IN_TURN, INTEGER, POINTER, Evidence, Kind
from enzyme_hub.analysis.types.graph import WORD
from enzyme_hub.analysis.types.nodes import Node, find, find_shifted, leaves
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import f64

SMALLEST_NUMBER = 2
KINDS: frozenset[Kind] = frozenset((f64, POINTER, INTEGER, ANYTHING))
WORDS = Pattern((Part(0, IN_TURN),), WORD)


def words_of(node: Node, offset: int, are_aligned: bool) -> Pattern | None:
    """What lies in an object from an offset on, as words; None if it is anything else.

    `are_aligned`: numbers and pointers are at multiples of their size, also those that steps of unknown length lead to. Then words that
    nothing touches may be any of these.
    """
    node, offset = find_shifted(node, offset)
    if node.period is not None or offset % WORD or (has_values_anywhere(node) and not are_aligned):
        return None
    found: set[Kind] = set()
    for place, leaf in _scalars(node, -offset):
        evidence = leaf.evidence or Evidence()
        kinds = set(evidence.facts) | set(evidence.floats)
        is_word = leaf.size == WORD and place % WORD == 0
        if not kinds and leaf.size is not None and leaf.size < SMALLEST_NUMBER:
            continue  # single bytes that are moved
        if not kinds and is_word and are_aligned:
            kinds = {POINTER, f64}
        is_part = are_aligned or kinds <= {INTEGER, ANYTHING}
        if not kinds or not kinds <= KINDS or not (is_word or is_part):
            return None
        found |= kinds
    if POINTER in found:
        return WORDS
    return Pattern((Part(0, f64),), WORD) if f64 in found else None


def is_aligned(i: inst.Instruction) -> bool:
    """False for an access to a double or a pointer that may be anywhere."""
    if not isinstance(i, (inst.Load, inst.Store)):
        return True
    scalar = (i.value if isinstance(i, inst.Store) else i).type.scalar
    return not (scalar is f64 or scalar.is_pointer) or i.align is None or i.align >= WORD


def _scalars(node: Node, at: int) -> Iterator[tuple[int, Node]]:
    """The scalars of an object and of its arrays, where the object begins at `at`: each with its place, up to a multiple of a word."""
    work = Worklist([(find(node), at % WORD)])
    for one, start in work:
        yield from ((start + place, leaf) for place, leaf in leaves(one) if leaf is not one or one.size is not None)
        for (anchor, stride), run in one.runs.items():
            element, phase = find_shifted(run.element, 0)
            for step in (0, stride % WORD):  # each element begins elsewhere in a word, or none does
                work.add((element, (start + anchor + step - phase) % WORD))
