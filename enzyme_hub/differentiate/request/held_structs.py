"""Structs in memory of a split derivative: one that is passed by value (`byval`), and the result (`sret`).

The copy that the function works on, and its shadow, live from the augmented forward to the reverse; the tape's record has the
pointers to them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from enzyme_hub.differentiate.program import Program
from enzyme_hub.differentiate.request.caller import Caller, Place
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.differentiate.shadowed.memory import Part, numbers_of, pointers_of
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import types
from enzyme_hub.ir.values import Argument, Value, const_float, const_int, null
from enzyme_hub.languages.spelling import spelled


class HeldStructs:
    """Those of the function that `key` is about. `places` and `shadows` are known when they are made, or were taken up."""

    def __init__(self, program: Program, key: Key, caller: Caller, runtime: Runtime) -> None:
        self._program = program
        self._caller = caller
        self._runtime = runtime
        pairs = zip(key.function.arguments, key.kinds, strict=True)
        self._all = [(a, key.width if kind.has_shadow else 0) for a, kind in pairs if _word(a) is not None]
        self.places: dict[Argument, Place] = {}
        self.shadows: dict[Argument, list[Value]] = {}  # in each lane

    @property
    def members(self) -> list[types.Type]:
        """What the tape's record has of them."""
        return [types.ptr for _, shadows in self._all for _ in range(1 + shadows)]

    def make(self, given: Callable[[Argument], Value]) -> list[Value]:
        """Allocate them; what is passed by value is `given`. The members of the record."""
        b, runtime = self._caller.b, self._runtime
        found: list[Value] = []
        for argument, count in self._all:
            type_, align = self._caller.struct_in_memory(argument, _word(argument) or "")
            size = const_int(types.i64, self._caller.layout.alloc_size(type_))
            place = self.places[argument] = Place(runtime.allocate(b, size, align), type_, align)
            found.append(place.slot)
            if argument.has_attribute("byval"):
                self._caller.copy(place, given(argument))
            made = [runtime.allocate(b, size, align) for _ in range(count)]
            for shadow in made:
                runtime.fill_zero(b, shadow, size)
            if made:
                self.shadows[argument] = made
            found += made
        return found

    def take_up(self, members: Iterator[Value]) -> None:
        """Find them again in the members of the record."""
        for argument, count in self._all:
            type_, align = self._caller.struct_in_memory(argument, _word(argument) or "")
            self.places[argument] = Place(next(members), type_, align)
            if count:
                self.shadows[argument] = [next(members) for _ in range(count)]

    def shadow_places(self, argument: Argument) -> list[Place]:
        place = self.places[argument]
        return [Place(shadow, place.type, place.align) for shadow in self.shadows[argument]]

    def release(self) -> None:
        for place in self.places.values():
            self._runtime.free(self._caller.b, place.slot)
        for shadows in self.shadows.values():
            for shadow in shadows:
                self._runtime.free(self._caller.b, shadow)

    def has_pointers(self, argument: Argument) -> bool:
        """True if there are pointers in the struct, whose shadows lie in its own."""
        pattern = self._program.facts(argument.function).types.memory(argument, self._size(argument))
        return pattern is not None and bool(pointers_of(pattern))

    def seed(self, argument: Argument, given: list[Value]) -> None:
        """Write the seeds to the numbers of a result's shadows: those of the structs that are given, or 1."""
        b = self._caller.b
        for lane, shadow in enumerate(self.shadows[argument]):
            for offset, kind in self._numbers(argument):
                value: Value = b.load(kind, b.offset(given[lane], offset), 1) if given else const_float(kind, 1.0)
                b.store(value, b.offset(shadow, offset), 1)

    def clear(self, argument: Argument) -> None:
        """The shadows' numbers are zero, as another reverse of the tape expects them."""
        for shadow in self.shadows[argument]:
            for offset, kind in self._numbers(argument):
                self._caller.b.store(null(kind), self._caller.b.offset(shadow, offset), 1)

    def _numbers(self, argument: Argument) -> list[Part]:
        return numbers_in_struct(self._program, self._caller, argument)

    def _size(self, argument: Argument) -> int:
        type_, _ = self._caller.struct_in_memory(argument, _word(argument) or "")
        return self._caller.layout.alloc_size(type_)


def _word(argument: Argument) -> str | None:
    return next((word for word in ("byval", "sret") if argument.has_attribute(word)), None)


def numbers_in_struct(program: Program, caller: Caller, argument: Argument) -> list[Part]:
    """The numbers in a struct in memory, by offset. Raises RequestError if not all of it is known."""
    type_, _ = caller.struct_in_memory(argument, _word(argument) or "")
    size = caller.layout.alloc_size(type_)
    function = argument.function
    types_ = program.facts(function).types
    pattern = types_.memory(argument, size)
    if pattern is None:
        does = "returns" if argument.has_attribute("sret") else "takes"
        raise RequestError(
            "EH0301",
            f"{function.name} {does} {size} bytes in memory, and not all of their types are known",
            where=caller.request.call.where,
            why=types_.explain(argument, size),
            remedy="compile with -O1 or higher (for TBAA) or with -g, or let it write through a pointer with a shadow",
        )
    return [(start + offset, kind) for start in range(0, size, pattern.period) for offset, kind in numbers_of(pattern)]


def refuse_far_numbers(program: Program, caller: Caller, argument: Argument) -> None:
    """Raises RequestError if the numbers of a result lie behind its pointers: in one sweep nobody can say what their adjoints are."""
    type_, _ = caller.struct_in_memory(argument, _word(argument) or "")
    types_ = program.facts(argument.function).types
    pattern = types_.memory(argument, caller.layout.alloc_size(type_))
    if pattern is not None and not all(types_.leads_to_integers(argument, place) for place in pointers_of(pattern)):
        raise RequestError(
            "EH0209",
            f"the numbers that {spelled(argument.function.name or '')} returns lie behind pointers",
            where=caller.request.call.where,
            why="their adjoints, which reverse mode begins with, have no place: all derivatives would be zero",
            remedy="let the function write into the memory of an argument that is duplicated, whose shadow holds the adjoints; where "
            "these numbers do not count, let it return nothing, or say enzyme_noret",
        )
