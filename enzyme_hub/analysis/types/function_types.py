"""What the bytes of a function's values, and of the memory behind its pointers, are: the answers, in its calling contexts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from math import lcm
from typing import TYPE_CHECKING

from enzyme_hub.analysis.types.answers import (
    Found,
    Part,
    Pattern,
    array_at_end,
    doubles_in_turn,
    has_numbers_in_one_array,
    has_values_anywhere,
    is_all_integers,
    is_one_array,
    kinds_in,
    longest_unknown,
    may_be_in_turn,
    merged,
    most_known,
    only_number,
    only_numbers,
    repeated,
    scan,
    shortened,
    stated_in,
    without_gaps,
    without_moved,
    words_in_turn,
)
from enzyme_hub.analysis.types.bits import free_bytes, is_only_moved, kind_of_type, kind_size, numbers_behind
from enzyme_hub.analysis.types.evidence import ACCESS, ANYTHING, IN_TURN, INTEGER, POINTER, RANK_NAMES, Kind, Source
from enzyme_hub.analysis.types.frames import Frame
from enzyme_hub.analysis.types.graph import WORD
from enzyme_hub.analysis.types.in_reach import with_arrays
from enzyme_hub.analysis.types.nodes import Node, Run, find_shifted, known_there, nodes_in, overlapping
from enzyme_hub.analysis.types.overlap import all_leaves, has_float
from enzyme_hub.analysis.types.whole_words import KINDS, WORDS, words_of
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.types import FloatType, VectorType
from enzyme_hub.ir.values import Argument, Constant, ConstantInt, ConstantWord, Value

if TYPE_CHECKING:
    from enzyme_hub.analysis.types.analysis import TypeAnalysis

SMALL = 64  # bytes: a pattern up to this size is given in full
LARGE = 1024  # bytes: of more than that no more is looked at than needed
LONGEST_LOOK = 4096  # bytes of a copy that are asked one by one
MOST_CONTEXTS = 32  # that are asked about every access of a function


class FunctionTypes:
    """The answers for one function, in all the contexts it is called in or in some of them.

    Contexts in which nothing is known do not count; contexts that disagree give no answer.
    """

    def __init__(self, analysis: TypeAnalysis, function: Function, frames: Iterable[Frame]) -> None:
        self.analysis = analysis
        self.function = function
        self.frames = tuple(frames)

    def of_call(self, call: inst.CallBase) -> FunctionTypes | None:
        """The types in the function called, in the context of this call alone; None if its body is not known."""
        frames = dict.fromkeys(frame.children[call] for frame in self.frames if call in frame.children)
        function = call.called_function
        return FunctionTypes(self.analysis, function, frames) if frames and function is not None else None

    def parts(self, value: Value) -> tuple[Part, ...] | None:
        """What the bytes of a value are, or None if that is unknown or contradictory."""
        equations = self.analysis.equations
        kind = kind_of_type(value.type)
        if kind is not None:
            return (Part(0, kind),)
        if isinstance(value, (ConstantInt, ConstantWord)):
            return (Part(0, ANYTHING),)
        scalars = [(offset, kind_of_type(scalar)) for offset, scalar in equations.scalars(value.type)]
        if isinstance(value.type, VectorType) and all(kind is not None for _, kind in scalars):
            packed = _agreed(self._bytes(value)) if isinstance(value.type.element, FloatType) else None
            return packed or merged([Found(offset, 0, kind) for offset, kind in scalars])
        contexts = self._bytes(value)
        parts = _agreed(contexts)
        if parts is None and len(formats := set(numbers_behind(value).values())) == 1:
            return (Part(0, formats.pop()),)  # the bits of a number, whatever lies where they are stored
        if parts is None and value.type is types.i64 and is_only_moved(value):
            parts = _agreed([doubles_in_turn(found) for found in contexts])
        if parts is None and isinstance(value, inst.Load) and is_only_moved(value):  # a field and the padding behind it
            whole = self.memory_of_own(value.pointer, equations.layout.size(value.type))
            parts = whole.parts if whole is not None and len(whole.parts) > 1 else None
        return parts

    def may_hold_address(self, load: inst.Load) -> bool:
        """True for a loaded integer that is an address in some calling context, or may be."""
        layout = self.analysis.module.layout
        size = layout.size(load.type)
        is_word = load.type.scalar.is_int and size >= layout.pointer_size()
        return is_word and POINTER in self.kinds_at(load.pointer, size)

    def carries_number(self, value: Value) -> bool:
        """True if some of the value's bytes are a floating-point number, or may be as far as is known."""
        scalar = value.type.scalar
        if scalar.is_float:
            return True
        if scalar.is_pointer or value.type.is_void or scalar is types.i1:
            return False
        parts = self.parts(value)
        return parts is None or any(isinstance(part.kind, FloatType) for part in parts)

    def memory(self, pointer: Value, size: int | None) -> Pattern | None:
        """What lies in the `size` bytes at `*pointer`, or None if that is unknown or contradictory.

        The period divides a known size; it is smaller than the size only for more than 64 bytes.
        """
        return self._memory(self.places(pointer), size, lambda node, found: found)

    def memory_of_own(self, pointer: Value, size: int | None) -> Pattern | None:
        """As `memory`; in objects that no unseen code reaches, bytes that nothing touches may be anything."""
        if size is None and (pattern := self._of_one_kind(pointer)) is not None:
            return pattern

        def known(node: Node, found: list[Found]) -> list[Found]:
            is_own = any(part.is_gap for part in found) and self._is_own(node, found)
            return without_gaps(found) if is_own else found

        return self._memory(self.places(pointer), size, known)

    def memory_moved_alone(self, pointer: Value, size: int | None) -> Pattern | None:
        """As `memory_of_own`; so may bytes that are moved, and that nothing uses where they come from or go to."""
        reached = self.analysis.reached

        def known(node: Node, found: list[Found]) -> list[Found]:
            is_given_away = any(leaf.evidence is None and leaf in reached for leaf in nodes_in(node))
            is_used = has_values_anywhere(node)
            return without_moved(found) if self._is_own(node, found) and not (is_given_away or is_used) else found

        return self._memory(self.places(pointer), size, known)

    def _is_own(self, node: Node, found: list[Found]) -> bool:
        """True if every access to an object is known, and those to its arrays touch no bytes of which nothing is known."""
        if node in self.analysis.reached:
            return False
        around = self.analysis.surroundings.around(node)
        return (
            is_one_array(node)
            or all(one.size is None and has_numbers_in_one_array(one) for one in around)
            or self._has_no_room(node, found)
        )

    def _has_no_room(self, node: Node, found: list[Found]) -> bool:
        """True if no number and no pointer that is anywhere in the object fits into bytes of which nothing is known.

        Wherever in the object it may lie, it would be in the way of what is known beside these bytes.
        """
        sizes = [
            kind_size(self.analysis.module.layout, kind) for kind in self.analysis.surroundings.stated(node) - {INTEGER}
        ]
        return longest_unknown(found) < min(sizes, default=0)

    def memory_copied(self, pointers: Iterable[Value], size: int | None) -> Pattern | None:
        """What a copy moves, of which these are the sides: what is known of one is so of the other."""
        sides = tuple(pointers)
        found = most_known(self.memory(side, size) for side in sides)
        found = found or most_known(self.memory_of_own(side, size) for side in sides)
        if found is None and not any(self.contradicts_itself(side, size or 1) for side in sides):
            found = most_known(self.memory_moved_alone(side, size) for side in sides)
        found = found or most_known(self.memory_in_turn(side, size) for side in sides)
        return found or self.memory_of_words(sides, size)

    def memory_of_words(self, pointers: Iterable[Value], size: int | None) -> Pattern | None:
        """What a copy moves between these, word by word, in objects that no unseen code reaches; None if that is not known."""
        if size is not None and size % WORD:
            return None
        found: set[Pattern | None] = set()
        for pointer in pointers:
            for node, offset in self.places(pointer):
                found.add(words_of(node, offset, self.analysis.words_are_aligned) if self._is_of_words(node) else None)
        return None if None in found else WORDS if WORDS in found else most_known(found)

    def _is_of_words(self, node: Node) -> bool:
        """True if every access to an object is known; and to the objects around it, if it is what steps of unknown length lead to."""
        if node in self.analysis.reached:
            return False
        is_anywhere = node in self.analysis.overlaps.elements
        return not is_anywhere or (self.analysis.words_are_aligned and self.analysis.surroundings.stated(node) <= KINDS)

    def memory_in_turn(self, pointer: Value, size: int | None) -> Pattern | None:
        """As `memory`; a word that holds a double or an integer, as in a variant, is a double. Adjoints are moved from one
        such word to another, and where both are integers, both adjoints are zero. One that holds a pointer at other times is
        in turn: what it is now, is seen when the program runs."""
        turns: set[int] = set()

        def known(node: Node, found: list[Found]) -> list[Found]:
            words = words_in_turn(found)
            turns.update(part.offset for part in words if part.kind == IN_TURN)
            return [replace(part, kind=IN_TURN) if may_be_in_turn(part, turns) else part for part in words]

        places = list(self.places(pointer))
        first = self._memory(places, size, known)
        return first if first is not None or not turns else self._memory(places, size, known)

    def is_in_turn(self, access: inst.Load | inst.Store, in_reach: bool = True) -> bool:
        """True if a number lies among the bytes that are accessed at times, and a pointer in its place at others.

        `in_reach`: or if arrays may reach over them, where the language does not say that this very access is to one of the two.
        """
        type_ = access.type if isinstance(access, inst.Load) else access.value.type
        size = self.analysis.module.layout.size(type_)
        pattern = self.memory_in_turn(access.pointer, size)
        if pattern is None:
            return False
        tag = self.analysis.equations.tbaa.of(access)
        if in_reach and (tag is None or tag.scalar is None):
            pattern = self.memory_in_reach(pattern, access.pointer, size)
        return any(part.kind == IN_TURN for part in pattern.parts)

    def memory_in_reach(self, pattern: Pattern, pointer: Value, size: int | None) -> Pattern:
        """What was found in memory, with words in turn where arrays may reach over something else than their elements."""
        return with_arrays(pattern, list(self.places(pointer)), size, self.analysis.overlaps.in_turn)

    def _of_one_kind(self, pointer: Value) -> Pattern | None:
        """What lies in memory where each access is of the same kind, and none at an index."""
        found = set()
        for node, offset in self.places(pointer):
            found.add(None if node in self.analysis.reached else only_number(node, offset))
        return found.pop() if len(found) == 1 else None

    def integers_ahead(self, pointer: Value) -> int:
        """How many bytes from `*pointer` on hold no number and no pointer; behind them is something else.

        Bytes that nothing here touches count among those, unless unseen code may have put something there.
        """
        found = []
        for node, offset in self.places(pointer):
            is_own = node not in self.analysis.reached
            found.append(_integers_in(scan(node, offset, SMALL), is_own))
        return min(found, default=0)

    @staticmethod
    def _memory(
        places: Iterable[tuple[Node, int]], size: int | None, known: Callable[[Node, list[Found]], list[Found]]
    ) -> Pattern | None:
        if size is not None:
            places = list(places)
            seen, period = _enough_of(places, size)
            parts = _agreed([known(node, scan(node, offset, seen)) for node, offset in places])
            if parts is None:
                return None
            pattern = Pattern(parts, size) if size <= SMALL else shortened(parts, seen)
            if seen == size or period % pattern.period == 0:
                return pattern
            parts = _agreed([known(node, scan(node, offset, size)) for node, offset in places])
            return None if parts is None else shortened(parts, size)
        patterns = [
            (known(node, found[0]), found[1])
            for node, offset in places
            if (found := repeated(node, offset)) is not None
        ]
        if len({period for _, period in patterns}) != 1:
            return _one_pattern(patterns)
        parts = _agreed([found for found, _ in patterns])
        return None if parts is None else shortened(parts, patterns[0][1])

    def contradicts_itself(self, pointer: Value, size: int) -> bool:
        """True if what is known of the `size` bytes at `*pointer` excludes itself."""
        return any(part.kind is None and part.facts for found in self._behind(pointer, size) for part in found)

    def kinds_at(self, pointer: Value, size: int) -> set[Kind]:
        """Whatever anything says of the `size` bytes at `*pointer`."""
        return {kind for found in self._behind(pointer, size) for part in found for kind, _, _ in part.facts}

    def hides_numbers(self, pointer: Value, pattern: Pattern, size: int) -> bool:
        """True if some bytes behind the pointer that a pattern calls no numbers are accessed as such, or as parts of them."""
        ends = (*(part.offset for part in pattern.parts[1:]), pattern.period)
        others = [
            (start + part.offset, end - part.offset)
            for start in range(0, min(size, LONGEST_LOOK), pattern.period)
            for part, end in zip(pattern.parts, ends, strict=True)
            if not isinstance(part.kind, FloatType) and part.kind not in (POINTER, IN_TURN)
        ]
        leaves = (
            leaf
            for node, place in self.places(pointer)
            for offset, length in others
            for leaf in overlapping(node, place + offset, length)
        )
        return any(leaf.evidence is not None and ACCESS in leaf.evidence.floats.values() for leaf in leaves)

    def points_to_integers(self, pointer: Value) -> bool:
        """True if nothing but integers is known to be read or written in the object that `pointer` points into."""
        return all(self._holds_integers(node) for node, _ in self.places(pointer))

    def surely_points_to_integers(self, pointer: Value) -> bool:
        """As `points_to_integers`, and all that is accessed there is known to be integers."""
        places = self.places(pointer)
        objects = {one for node, _ in places for one in (node, *self.analysis.others(node))}
        return bool(places) and all(is_all_integers(one) for one in objects)

    def points_to_table(self, pointer: Value) -> bool:
        """True if the object that `pointer` points into, and all that it leads to, is only read, and without numbers."""
        return all(self.analysis.read_only.is_table(node) for node, _ in self.places(pointer))

    def leads_to_numbers(self, pointer: Value) -> bool:
        """True if something is a number in the objects that a pointer leads to, and that pointers in them lead to."""
        return any(map(has_float, all_leaves(*(node for node, _ in self.places(pointer)))))

    def has_more_than_integers(self, pointer: Value, size: int | None) -> bool:
        """True if a number or a pointer is known to be among the `size` bytes at `*pointer` (None: in an element of the array
        that begins there), in every context that knows any of them."""
        if size is not None:
            behind = self._behind(pointer, size)
        else:
            arrays = (repeated(node, offset) for node, offset in self.places(pointer))
            behind = [array[0] for array in arrays if array is not None]
        known = [kinds for found in behind if (kinds := {part.kind for part in found} - {None, ANYTHING})]
        return bool(known) and all(kinds != {INTEGER} for kinds in known)

    def may_be_inside(self, pointer: Value) -> bool:
        """True if the pointer may lead into the middle of an object: something is known to be before, or elements begin elsewhere.

        So the pointer of a short `std::string` leads to characters in the string itself.
        """
        return any(_is_inside(*find_shifted(node, offset)) for node, offset in self.places(pointer))

    def _holds_integers(self, node: Node) -> bool:
        return all(kinds_in(one) <= {INTEGER, ANYTHING} for one in (node, *self.analysis.others(node)))

    def leads_to_integers(self, pointer: Value, offset: int) -> bool:
        """As `points_to_integers`, of the pointer that lies in memory at an offset from this one."""
        size = self.analysis.module.layout.pointer_size()
        leaves = [leaf for node, start in self.places(pointer) for leaf in known_there(node, start + offset, size)]
        targets = [leaf.target[0] for leaf in leaves if leaf.target is not None]
        return all(map(self._holds_integers, targets))

    def kinds(self, pointer: Value, size: int) -> tuple[frozenset[Kind], frozenset[Kind]]:
        """All that is stated of the `size` bytes at `*pointer`, and of the objects around them, in any context.

        Nothing, if there are too many contexts to ask.
        """
        if len(self.frames) > MOST_CONTEXTS:
            return frozenset(), frozenset()
        here: set[Kind] = set()
        around: set[Kind] = set()
        for node, offset in self.places(pointer):
            for leaf in known_there(node, offset, size):
                here |= stated_in(leaf)
            for one in (node, *self.analysis.others(node)):
                around |= self.analysis.surroundings.stated(one)
        return frozenset(here), frozenset(around)

    def explain(self, value: Value, size: int | None = None) -> str:
        """Which of a value's bytes are not known, and the facts; of the memory it points to, for a pointer.

        Everything, if all are known (in contexts that disagree).
        """
        if value.type.is_pointer:
            contexts = self._behind(value, size or 8)
            lines = [f"the memory that {_name(value)} points to:"]
        else:
            contexts = self._bytes(value)
            lines = [f"the bytes of {_name(value)}, of type {value.type}:"]
        parts = [part for found in contexts for part in found]
        for part in [part for part in parts if part.kind is None] or parts:
            lines.append(f"  {_range(part)}: {part.summary}")
            facts = (f"    {RANK_NAMES[rank]}: {kind}, {self._place(source)}" for kind, rank, source in part.facts)
            lines.extend(facts)
        return "\n".join(dict.fromkeys(lines))

    def _bytes(self, value: Value) -> list[list[Found]]:
        """The scalars of a value's bytes in each context."""
        equations, layout = self.analysis.equations, self.analysis.module.layout
        size = layout.size(value.type)
        nodes = [equations.node_in(frame, value) for frame in self.frames]
        return [list(_with_zeros(value, scan(node, 0, size), layout)) for node in nodes]

    def _behind(self, pointer: Value, size: int) -> list[list[Found]]:
        return [scan(node, offset, size) for node, offset in self.places(pointer)]

    def places(self, pointer: Value) -> Iterator[tuple[Node, int]]:
        for frame in self.frames:
            self.analysis.equations.frame = frame
            yield self.analysis.equations.place(pointer)

    def _place(self, source: Source) -> str:
        value = source.value
        if isinstance(value, inst.Instruction) and value.block is not None:
            where = _location(self.analysis.module, value)
            place = where or f"function {value.function.name}"
            return f"{source.phrase} ({_name(value)} at {place})"
        return f"{source.phrase} ({_name(value)})" if value is not None else source.phrase


def _is_inside(node: Node, offset: int) -> bool:
    if node.period is not None:
        return offset % node.period != 0
    before = [key for key in node.runs if key[0] < offset]
    if any((offset - at) % stride for at, stride in before):
        return True
    # Elements of an array that goes on here are in front of it as well where a pointer steps back: it may begin here.
    first = min((at for at, stride in before if stride > 1 and _goes_on(node.runs[at, stride], offset)), default=offset)
    return bool(node.offsets) and node.offsets[0] < first


def _goes_on(run: Run, offset: int) -> bool:
    return run.limit is None or run.limit > offset


def _enough_of(places: Sequence[tuple[Node, int]], size: int) -> tuple[int, int]:
    """How many of `size` bytes to look at, and the period of what is behind them: large arrays repeat themselves to their ends."""
    if size < LARGE:
        return size, size
    arrays = [array_at_end(node, offset, size) for node, offset in places]
    known = [array for array in arrays if array is not None]
    period = lcm(*(period for _, period in known))
    seen = max((end for end, _ in known), default=size) + 2 * period
    seen += (size - seen) % period
    return (seen, period) if len(known) == len(arrays) and seen < size else (size, size)


def _one_pattern(found: list[tuple[list[Found], int]]) -> Pattern | None:
    """What elements of different lengths have in common: pairs of numbers are numbers, too."""
    patterns = {None if (parts := merged(one)) is None else shortened(parts, period) for one, period in found}
    return patterns.pop() if len(patterns) == 1 else None


def _agreed(contexts: list[list[Found]]) -> tuple[Part, ...] | None:
    """What the contexts say that know anything, if they say the same.

    Where others know nothing it has to be numbers: taken for anything else, numbers there would lose their derivatives.
    """
    answers = set()
    knows_nothing = False
    for found in contexts:
        parts = merged(found)
        if parts is not None:
            answers.add(parts)
        elif any(part.kind is None and part.facts for part in found):
            return None
        else:
            knows_nothing = True
    agreed = answers.pop() if len(answers) == 1 else None
    return None if knows_nothing and agreed is not None and not only_numbers(agreed) else agreed


def _integers_in(parts: Iterable[Found], may_have_gaps: bool) -> int:
    """The bytes before the first number or pointer; 0 if there is none, or something unknown comes before it."""
    for part in parts:
        if part.kind not in (INTEGER, ANYTHING) and not (may_have_gaps and part.kind is None and not part.facts):
            return 0 if part.kind is None else part.offset
    return 0


def _with_zeros(value: Value, found: list[Found], layout: DataLayout) -> Iterator[Found]:
    """Bytes of which nothing is known because they are zero or undefined fit everything."""
    zero = free_bytes(value, layout)
    for part in found:
        mask = ((1 << part.size) - 1) << part.offset
        if part.kind is None and not part.facts and zero & mask == mask:
            yield Found(part.offset, part.size, ANYTHING)
        else:
            yield part


def _range(part: Found) -> str:
    return f"byte {part.offset}" if part.size == 1 else f"bytes {part.offset} to {part.offset + part.size - 1}"


def _location(module: Module, instruction: inst.Instruction) -> str | None:
    locate: Callable[[inst.Instruction], str | None] | None = getattr(module.metadata, "location", None)
    return locate(instruction) if locate is not None else None


def _name(value: Value) -> str:
    if isinstance(value, GlobalVariable):
        return f"@{value.name}"
    if isinstance(value, Argument):
        return f"argument %{value.name or value.index}"
    if isinstance(value, inst.Instruction) and value.name is None:
        return f"`{value.opcode}`"
    return "a constant" if isinstance(value, Constant) else f"%{value.name}"
