"""What is known about the bytes of one scalar, and how strongly.

Each fact has a rank, its source's strength: a typed load outranks TBAA, which outranks debug information. The facts
of the highest rank decide. Facts of one rank that exclude each other are a contradiction, and a contradiction has no
answer: the caller reports it with the places it came from.

Integer evidence comes in two strengths. Arithmetic that makes no sense on a float's bits (add, mul, an index) is as
strong as a typed access. Comparing bits, masking and shifting are done to floats as well (`to_bits`, sign tests), so
they decide only where nothing else is known.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from enzyme_hub.ir.types import FloatType

if TYPE_CHECKING:
    from enzyme_hub.ir.values import Value

Kind = FloatType | str

POINTER: Final = "pointer"
INTEGER: Final = "integer"
ANYTHING: Final = "anything"
BYTEWISE: Final = (INTEGER, ANYTHING)  # what is true of each byte as well

HINT: Final = 9  # the user says so
ACCESS: Final = 8  # a typed load, store or operation
TBAA: Final = 6  # the language's type-based alias rules
VECTOR: Final = 5  # a vector type, in which the vectoriser may have packed integers as well
DEBUG: Final = 4  # the language's types as the debugger sees them
BITS: Final = 3  # looked at as bits: compared, masked, shifted
PADDING: Final = 1  # between the fields of a struct
DECLARED: Final = 2  # the type of a variable or of a getelementptr, which LLVM gives no meaning
COUNT: Final = 2  # a small constant, more likely a number of things than a number's bits

RANK_NAMES: Final = {
    HINT: "hint",
    ACCESS: "instruction",
    TBAA: "TBAA",
    VECTOR: "vector type",
    DEBUG: "debug information",
    BITS: "bit operation",
    DECLARED: "declared type or small constant",
    PADDING: "padding",
}


class Source:
    """Where a fact comes from: the instruction or global, and a phrase."""

    __slots__ = ("phrase", "value")

    def __init__(self, value: Value | None, phrase: str) -> None:
        self.value = value
        self.phrase = phrase


class Evidence:
    """For each kind seen, the strongest rank and its source."""

    __slots__ = ("facts",)

    def __init__(self) -> None:
        self.facts: dict[Kind, tuple[int, Source]] = {}

    def add(self, kind: Kind, rank: int, source: Source) -> None:
        if kind == ANYTHING:  # padding, by whatever source, unless somebody knows better
            rank = PADDING
        found = self.facts.get(kind)
        if found is None or found[0] < rank:
            self.facts[kind] = (rank, source)

    def merge(self, other: Evidence) -> None:
        for kind, (rank, source) in other.facts.items():
            self.add(kind, rank, source)

    def decide(self) -> Kind | None:
        """The kind, or None if nothing is known or the facts contradict each other."""
        if len(self.facts) == 1:
            return next(iter(self.facts))
        best = self.best()
        if len(best) == 1:
            return best[0]
        # Both are copied in shadow memory as they are, so the pointer answers for a word that holds either.
        if set(best) == {POINTER, INTEGER}:
            return POINTER
        return None

    def best(self) -> list[Kind]:
        """The kinds of the highest rank."""
        if not self.facts:
            return []
        top = max(rank for rank, _ in self.facts.values())
        return [kind for kind, (rank, _) in self.facts.items() if rank == top]

    def items(self) -> Iterator[tuple[Kind, int, Source]]:
        for kind, (rank, source) in sorted(self.facts.items(), key=lambda item: -item[1][0]):
            yield kind, rank, source


def agree(a: Evidence | None, b: Evidence | None) -> bool:
    """True if the two may speak of the same scalar: at least one knows nothing, or both say the same."""
    if a is None or b is None or not a.facts or not b.facts:
        return True
    kind = a.decide()
    return kind is not None and kind == b.decide()
