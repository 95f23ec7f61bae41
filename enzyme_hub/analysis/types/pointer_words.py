"""Where pointers lie in memory that is overwritten by something else: bytes of a memset, integers, constant data.

What is overwritten is no pointer any more, so its shadow must go with it, or `free`, `realloc` and copies would work on the shadow
of a pointer that is NULL. Copies ask what they move (`FunctionTypes.memory_copied`), and are refused where that is not known. What is
overwritten needs less: bytes of which nothing is known hold no pointer that anybody looks at.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from enzyme_hub.analysis.types.answers import Found, repeated, scan
from enzyme_hub.analysis.types.evidence import POINTER, Kind
from enzyme_hub.analysis.types.function_types import LARGE, FunctionTypes
from enzyme_hub.analysis.types.nodes import Node, find, find_shifted
from enzyme_hub.ir.types import FloatType
from enzyme_hub.ir.values import Value

ENDLESS = 1 << 62
"""The period of what does not repeat, and the end of what has none: more bytes than there are."""


class PointerWords(NamedTuple):
    """Words that may be pointers: at `offset`, and from there on `period` bytes apart, before `end`.

    `others` are the kinds of numbers that lie there at other times.
    """

    offset: int
    period: int
    end: int
    others: frozenset[FloatType]


def pointer_words(known: FunctionTypes, pointer: Value, size: int | None) -> list[PointerWords]:
    """The words among `size` bytes (None: known at run time alone) at `*pointer` that hold a pointer in some calling context."""
    width = known.analysis.module.layout.pointer_size()
    found: dict[tuple[int, int, int], set[Kind]] = {}
    for node, offset in known.places(pointer):
        for part, period, end in _parts(node, offset, size):
            if part.size == width:
                kinds = {kind for kind, _, _ in part.facts} if part.kind is None else {part.kind}
                found.setdefault((part.offset, period, end), set()).update(kinds)
    return [
        PointerWords(*place, frozenset(kind for kind in kinds if isinstance(kind, FloatType)))
        for place, kinds in sorted(found.items(), key=lambda item: item[0])
        if POINTER in kinds
    ]


class NumberWords(NamedTuple):
    """Numbers of a kind: at `offset`, and from there on `period` bytes apart, before `end`; None for words that are doubles at times,
    and pointers at others."""

    offset: int
    period: int
    end: int
    kind: FloatType | None


def number_words(known: FunctionTypes, pointer: Value) -> list[NumberWords]:
    """The numbers that may lie in memory of a size that is known at run time alone, in any calling context."""
    found: dict[NumberWords, None] = {}
    for place in known.places(pointer):
        for part, period, end in _parts(*place, None):
            kinds = {kind for kind, _, _ in part.facts} if part.kind is None else {part.kind}
            for kind in kinds:
                if isinstance(kind, FloatType):
                    found[NumberWords(part.offset, period, end, None if POINTER in kinds else kind)] = None
    return list(found)


def _parts(node: Node, offset: int, size: int | None) -> Iterator[tuple[Found, int, int]]:
    """The scalars among so many bytes, with the period in which each of them repeats, and where that ends."""
    if size is not None and size <= LARGE:
        yield from ((part, ENDLESS, ENDLESS) for part in scan(node, offset, size))
        return
    array = repeated(node, offset)
    if array is not None:
        yield from ((part, array[1], ENDLESS) for part in array[0])
        return
    node, offset = find_shifted(node, offset)
    for start in node.offsets:
        field = find(node.children[start])
        if field.size is not None and start >= offset:
            yield from ((part.moved(start - offset), ENDLESS, ENDLESS) for part in scan(field, 0, field.size))
    for (anchor, stride), run in node.runs.items():
        if stride > 1:
            start = max(offset, anchor)
            end = ENDLESS if run.limit is None else run.limit - offset
            elements = scan(run.element, start - anchor, stride)
            yield from ((part.moved(start - offset), stride, end) for part in elements)
