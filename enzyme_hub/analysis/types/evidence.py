"""What is known about the bytes of one scalar, and how strongly.

Each fact has a rank, its source's strength: a typed load outranks TBAA, which outranks debug information. The facts
of the highest rank decide. Facts of one rank that exclude each other are a contradiction, and a contradiction has no
answer: the caller reports it with the places it came from.

Integer evidence comes in two strengths. Arithmetic that makes no sense on a float's bits (add, mul, an index) is as
strong as a typed access. Comparing bits, masking and shifting are done to floats as well (`to_bits`, sign tests), so
they decide only where nothing else is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from enzyme_hub.ir.types import FloatType

if TYPE_CHECKING:
    from enzyme_hub.ir.values import Value

Kind = FloatType | str

POINTER: Final = "pointer"
INTEGER: Final = "integer"
ANYTHING: Final = "anything"
IN_TURN: Final = "in turn"  # an answer, never evidence: a word that is a double, or a pointer, or an integer
INTEGER_IN_TURN: Final = "integer in turn"  # one that is a double or an integer
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

DECLARATIONS: Final = frozenset((HINT, TBAA, DEBUG, DECLARED))
"""What the program's own types say. An instruction may do integer arithmetic on a float's bits."""

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


NO_FLOATS: Final[Mapping[FloatType, int]] = {}
NO_PLACES: Final[Mapping[FloatType, frozenset[int]]] = {}
AT_START: Final = frozenset((0,))


class Source:
    """Where a fact comes from: the instruction or global, and a phrase."""

    __slots__ = ("phrase", "value")

    def __init__(self, value: Value | None, phrase: str) -> None:
        self.value = value
        self.phrase = phrase


class Evidence:
    """For each kind seen, the strongest rank and its source.

    And all ranks at which something calls the scalar an integer, and what floats it is or is a part of, with their ranks;
    lanes of vectors do not count, in which the vectoriser moves integers too. `within` tells where in such a float a part of it
    begins.
    """

    __slots__ = ("facts", "floats", "integer_ranks", "within")

    def __init__(self) -> None:
        self.facts: dict[Kind, tuple[int, Source]] = {}
        self.integer_ranks = 0  # a bit for each
        self.floats: Mapping[FloatType, int] = NO_FLOATS
        self.within: Mapping[FloatType, frozenset[int]] = NO_PLACES

    def add(self, kind: Kind, rank: int, source: Source) -> None:
        if kind == ANYTHING:  # padding, by whatever source, unless somebody knows better
            rank = PADDING
        elif kind == INTEGER:
            self.integer_ranks |= 1 << rank
        elif isinstance(kind, FloatType) and rank != VECTOR and self.floats.get(kind, 0) < rank:
            self.floats = {**self.floats, kind: rank}
        found = self.facts.get(kind)
        if found is None or found[0] < rank:
            self.facts[kind] = (rank, source)

    def said_by(self, source: Source) -> Evidence:
        """The same, of which another source speaks."""
        new = Evidence()
        new.facts = {kind: (rank, source) for kind, (rank, _) in self.facts.items()}
        new.integer_ranks, new.floats, new.within = self.integer_ranks, self.floats, self.within
        return new

    def merge(self, other: Evidence) -> None:
        for kind, (rank, source) in other.facts.items():
            self.add(kind, rank, source)
        self.integer_ranks |= other.integer_ranks
        self.part_of(other, 0)

    @property
    def is_declared_integer(self) -> bool:
        """True if the program's own types call it an integer."""
        return any(self.integer_ranks >> rank & 1 for rank in DECLARATIONS)

    def part_of(self, whole: Evidence, at: int) -> None:
        """The scalar begins `at` bytes behind another, and is what that is, or a part of it."""
        floats = whole.floats
        if not floats:
            return
        in_parts = at or whole.within or self.within
        if all(self.floats.get(kind, 0) >= rank for kind, rank in floats.items()) and not (
            in_parts and any(at + start not in self.begins(kind) for kind in floats for start in whole.begins(kind))
        ):
            return  # it is known
        before = {kind: self.begins(kind) for kind in self.floats}
        self.floats = {kind: max(floats.get(kind, 0), self.floats.get(kind, 0)) for kind in (*self.floats, *floats)}
        if in_parts:
            self.within = {
                kind: before.get(kind, frozenset()) | {at + start for start in whole.begins(kind)}
                for kind in self.floats
            }

    def begins(self, kind: FloatType) -> frozenset[int]:
        """Where in such a float the scalar begins: several places, if it is copied from one to another."""
        return self.within.get(kind, AT_START if kind in self.floats else frozenset())

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

    @property
    def contradicts_itself(self) -> bool:
        return len(self.best()) > 1 and self.decide() is None

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


def is_one_in_turn(words: Evidence | None, one: Evidence | None) -> bool:
    """True if the first is a number, a pointer and maybe an integer in turn, and the second is one of these, or they and more in turn."""
    if words is None or one is None or POINTER not in words.facts or words.decide() is not None:
        return False
    if one.facts.keys() <= words.facts.keys():
        return True
    return one.decide() is None and words.facts.keys() <= one.facts.keys()


def is_address_as_integer(one: Evidence | None, other: Evidence | None, is_surely_integer: bool = False) -> bool:
    """True for words that a program calls integers and keeps addresses in, and an integer or an address beside these.

    `is_surely_integer`: the language's aliasing rules call them so, and nobody computes with them. Other words are one or the other by
    a tag, as those of Rust's enums.
    """
    words = [word for word in (one, other) if word is not None]
    kinds = [set(word.facts) for word in words]
    if {POINTER, INTEGER} not in kinds or not all(found <= {POINTER, INTEGER} for found in kinds):
        return False
    ranks = [word.integer_ranks for word in words if INTEGER in word.facts]
    if not is_surely_integer:
        return True
    is_said = any(found >> TBAA & 1 for found in ranks)
    return is_said and not any(found >> ACCESS & 1 for found in ranks)


def gives_way(words: Evidence | None, numbers: Evidence | None) -> bool:
    """True if the first is an integer (or that and more) to the debugger alone, and the second a float to instructions.

    Words into which numbers are copied are like that; and where it is the end of an array of numbers, and a count
    behind it that nobody ever computes with, nothing is lost if it is taken for a number.
    """
    if words is None or numbers is None:
        return False
    float_ = numbers.decide()
    claims = words.best()
    return (
        INTEGER in claims
        and POINTER not in claims
        and words.integer_ranks == 1 << DEBUG
        and isinstance(float_, FloatType)
        and numbers.facts[float_][0] >= ACCESS
    )
