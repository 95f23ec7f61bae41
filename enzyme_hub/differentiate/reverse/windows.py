"""Adjoints of arrays that several threads read, each thread's apart until the reverse of a region, or of a function, ends.

A window is memory of the thread's own for a part of an array (`languages/libraries/openmp/windows.c`). What is added to what lies in it is
added there, plainly; all else atomically. There is one for all loads of an array to whose adjoints nobody but the thread looks before the
end; where it does, what its windows have for that place is added there first (`recall`). In the end all threads of a team add what is in
all windows, each for its own pages of memory; other threads add theirs atomically.
"""

from __future__ import annotations

from collections.abc import Mapping, Set

from enzyme_hub.differentiate.reverse.adjoint_arithmetic import FAST
from enzyme_hub.differentiate.reverse.scaffold import Scaffold
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import StructType, Type
from enzyme_hub.ir.values import Value, const_int, null
from enzyme_hub.languages.libraries.openmp.alone import WINDOW_ADD
from enzyme_hub.languages.libraries.openmp.names import COVER, RECALL
from enzyme_hub.records import record

_SEEN = types.struct((types.i64, types.i64, types.ptr))
"""Of a window, what each addition looks at: where it begins, its size in bytes, and the memory. It is in registers."""
_WINDOW = types.struct(
    (types.i64, types.i64, types.ptr, types.i64, types.ptr, types.ptr, types.i64, types.i32, types.ptr)
)
"""struct window of windows.c"""
_MISSED, _NEXT, _IS_FLOAT, _GAPS = 3, 4, 7, 8
_GAP = types.struct((types.i64, types.i64, types.ptr))
"""struct gap of windows.c: for one write, memory that no window covers."""
_ALWAYS = (1 << 40) + 1  # misses that make it grow at each one
_WORD: dict[Type, str] = {types.f64: "double", types.f32: "float"}


@record
class Window:
    """What the runtime knows of it, and what additions look at."""

    kept: Value
    seen: Value
    covers: Value | None = None  # where it is noted whether it takes in all that the loop adds to


WINDOWS = (types.ptr, types.ptr)
NAMES = ("windows", "windows.seen")
"""Parameters of a derivative that is given windows: what is kept of each, and what is seen, one behind the other."""


class Windows:
    """Those of one reverse sweep.

    `arrays` has for each load that adds to one what tells it from others, `writers` what may write to an array. `in_order`: nothing is
    added atomically. `is_team`: all threads of a team run it, and meet at the end. The sweep of an iteration, or of a function that is
    called in a loop, is given its windows by that of its caller (`is_given`). `handed_on` has the numbers of those that derivatives
    are given.
    """

    def __init__(
        self,
        module: Module,
        scaffold: Scaffold,
        arrays: Mapping[inst.Instruction, object],
        writers: Set[inst.Instruction],
        in_order: bool,
        is_team: bool,
        is_given: bool,
        handed_on: Mapping[Function, tuple[Type, ...]],
    ) -> None:
        self._in_order = in_order
        self._is_team = is_team
        self._module = module
        self._scaffold = scaffold
        self._arrays = arrays
        self._writers = writers
        self._is_given = is_given
        self._handed_on = handed_on
        self._found: dict[tuple[object, Type, int], Window] = {}
        self._newest: Value | None = None  # a variable that leads to all windows made here
        self._gaps: Value | None = None  # one that leads to all gaps
        self._gap_of: dict[tuple[inst.Instruction, int], Value] = {}
        self._made_for: dict[inst.CallBase, list[Value]] = {}
        self._covers: dict[tuple[inst.Instruction, int], Value] = {}

    @property
    def given(self) -> tuple[Type, ...]:
        """The numbers of the windows that it has to be given."""
        return tuple(number for _, number, _ in self._found) if self._is_given else ()

    def of(self, load: inst.Load, number: Type, lane: int) -> Window | None:
        """The window for a number of a load in a lane."""
        array = self._arrays.get(load)
        if array is None or number not in _WORD:
            return None
        key = (array, number, lane)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._next_given() if self._is_given else self._made_alone(number)
        return Window(found.kept, found.seen, self._covers.get((load, lane)))

    def _next_given(self) -> Window:
        return self._given_at(len(self._found))

    def _given_at(self, place: int) -> Window:
        kept, seen = (one for one in self._scaffold.reverse.arguments if one.name in NAMES)
        return _window(self._scaffold.reverse_prologue, kept, seen, place)

    def _made_alone(self, number: Type) -> Window:
        made = Window(self._scaffold.reverse_variable(_WINDOW), self._scaffold.reverse_variable(_SEEN))
        self._begin(made, number)
        return made

    def handed_to(self, derivative: Function, call: inst.CallBase) -> list[Value]:
        """What a derivative is given in the reverse of a call; other calls may be about other arrays."""
        if call in self._made_for:
            return self._made_for[call]
        numbers = self._handed_on[derivative]
        if self._is_given:  # some of those, which are as many more
            first = len(self._found)
            for place, number in enumerate(numbers):
                self._found[(call, place), number, 0] = self._next_given()
            window = self._given_at(first)
            self._made_for[call] = [window.kept, window.seen]
        else:
            kept, seen = (self._scaffold.reverse_variable(types.array(len(numbers), one)) for one in (_WINDOW, _SEEN))
            for place, number in enumerate(numbers):
                self._begin(_window(self._scaffold.reverse_prologue, kept, seen, place), number)
            self._made_for[call] = [kept, seen]
        return self._made_for[call]

    def _begin(self, made: Window, number: Type) -> None:
        b = self._scaffold.reverse_prologue
        if self._newest is None:
            self._newest = self._variable(types.ptr)
        if self._gaps is None and self._writers:
            self._gaps = self._variable(types.ptr)
        begins: Value = b.insert_value(null(_WINDOW), b.load(types.ptr, self._newest), _NEXT)
        if self._gaps is not None:
            begins = b.insert_value(begins, self._gaps, _GAPS)
        if self._in_order:
            begins = b.insert_value(begins, const_int(types.i64, _ALWAYS), _MISSED)
        if number is types.f32:
            begins = b.insert_value(begins, const_int(types.i32, 1), _IS_FLOAT)
        b.store(begins, made.kept)
        b.store(null(_SEEN), made.seen)
        b.store(made.kept, self._newest)

    def _variable(self, type_: Type) -> Value:
        """One that is zero when the sweep begins."""
        variable = self._scaffold.reverse_variable(type_)
        self._scaffold.reverse_prologue.store(null(type_), variable)
        return variable

    def add(self, b: Builder, window: Window, place: Value, number: Value) -> None:
        """Add a number, in the window or where it belongs."""
        name = f"{WINDOW_ADD}{_WORD[number.type]}"
        function = self._module.functions.get(name) or self._define(name, number.type)
        is_covered = b.load(types.i1, window.covers) if window.covers is not None else const_int(types.i1, 0)
        b.call(function, [window.kept, window.seen, place, number, is_covered])

    def cover(
        self, b: Builder, window: Window, loads: list[inst.Load], lane: int, part: tuple[Value, Value, Value]
    ) -> None:
        """In front of a loop in which these loads add to a window in this lane: from an address to another one, so many numbers."""
        is_covered = self._covers.get((loads[0], lane))
        if is_covered is None:
            is_covered = self._scaffold.reverse_variable(types.i1)
            self._covers.update(((load, lane), is_covered) for load in loads)
        function = self._module.functions.get(COVER) or self._define_cover()
        b.store(b.call(function, [window.kept, window.seen, *part]), is_covered)

    def recall(self, b: Builder, writer: inst.Instruction, lane: int, place: Value, size: int) -> None:
        """Before the adjoints of what was written are read: have at that place what the thread's windows have for it."""
        if writer not in self._writers or self._newest is None or self._gaps is None:
            return
        gap = self._gap_of.get((writer, lane))
        if gap is None:
            gap = self._gap_of[writer, lane] = self._variable(_GAP)
            prologue = self._scaffold.reverse_prologue
            prologue.store(prologue.load(types.ptr, self._gaps), _member(prologue, _GAP, gap, 2))
            prologue.store(gap, self._gaps)
        function = self._module.functions.get(RECALL) or self._define_recall()
        b.call(function, [gap, self._newest, place, const_int(types.i64, size)])

    def end(self, b: Builder) -> None:
        """Add what is in the windows to where it belongs."""
        if self._newest is not None:
            name = f"__ehub_windows_end{'_team' * self._is_team}"
            all_ = b.load(types.ptr, self._newest)
            b.call(self._module.declare(name, types.function(types.void, (types.ptr,))), [all_])

    def _define(self, name: str, type_: Type) -> Function:
        size = self._module.layout.size(type_)
        parameters = (types.ptr, types.ptr, types.ptr, type_, types.i1)
        function = self._module.define(
            name,
            types.function(types.void, parameters),
            header_prefix="internal",
            header_suffix="alwaysinline nounwind",
        )
        kept, seen, place, number, is_covered = function.arguments
        start, ask, inside, outside = (function.add_block() for _ in range(4))
        b = Builder(start)
        low, length, mine = _look(b, seen)
        offset = b.binary("sub", b.cast("ptrtoint", place, types.i64), low)
        b.branch_if(is_covered, inside, ask)
        Builder(ask).branch_if(Builder(ask).compare("icmp", "ult", offset, length), inside, outside)
        b = Builder(inside)
        own = b.gep(types.i8, mine, [offset])
        b.store(b.binary("fadd", b.load(type_, own, size), number, FAST), own, size)
        b.ret()
        b = Builder(outside)
        signature = types.function(types.void, (types.ptr, types.ptr, type_))
        b.call(self._module.declare(f"__ehub_window_miss_{_WORD[type_]}", signature), [kept, place, number])
        b.store(b.load(_SEEN, kept, 8), seen, 8)
        b.ret()
        return function

    def _define_cover(self) -> Function:
        parameters = (types.ptr, types.ptr, types.i64, types.i64, types.i64)
        function = self._module.define(
            COVER,
            types.function(types.i1, parameters),
            header_prefix="internal",
            header_suffix="alwaysinline nounwind",
        )
        kept, seen, first, end, count = function.arguments
        start, inside, outside = (function.add_block() for _ in range(3))
        b = Builder(start)
        low, length, _ = _look(b, seen)
        begins = b.compare("icmp", "ult", b.binary("sub", first, low), length)
        ends = b.compare("icmp", "ule", b.binary("sub", end, low), length)
        b.branch_if(b.binary("and", begins, ends), inside, outside)
        Builder(inside).ret(const_int(types.i1, 1))
        b = Builder(outside)
        signature = types.function(types.i32, parameters[:1] + parameters[2:])
        found = b.call(self._module.declare("__ehub_window_covers", signature), [kept, first, end, count])
        b.store(b.load(_SEEN, kept, 8), seen, 8)
        b.ret(b.compare("icmp", "ne", found, const_int(types.i32, 0)))
        return function

    def _define_recall(self) -> Function:
        parameters = (types.ptr, types.ptr, types.ptr, types.i64)
        function = self._module.define(
            RECALL,
            types.function(types.void, parameters),
            header_prefix="internal",
            header_suffix="alwaysinline nounwind",
        )
        gap, newest, place, size = function.arguments
        start, inside, outside = (function.add_block() for _ in range(3))
        b = Builder(start)
        low, length, _ = _look(b, gap)
        offset = b.binary("sub", b.cast("ptrtoint", place, types.i64), low)
        b.branch_if(b.compare("icmp", "ult", offset, length), inside, outside)
        Builder(inside).ret()
        b = Builder(outside)
        signature = types.function(types.void, (types.ptr, types.ptr, types.ptr, types.i64))
        give_back = self._module.declare("__ehub_windows_give_back", signature)
        b.call(give_back, [gap, b.load(types.ptr, newest), place, size])
        b.ret()
        return function


def _look(b: Builder, seen: Value) -> list[Value]:
    """Where a window (or a gap) begins, its length in bytes, and its memory (or the next one)."""
    members = enumerate((types.i64, types.i64, types.ptr))
    return [b.load(member, _member(b, _SEEN, seen, index), 8) for index, member in members]


def _window(b: Builder, kept: Value, seen: Value, place: int) -> Window:
    """One of those behind each other."""
    at = [const_int(types.i32, place)]
    return Window(b.gep(_WINDOW, kept, at), b.gep(_SEEN, seen, at))


def _member(b: Builder, type_: StructType, of: Value, index: int) -> Value:
    return b.gep(type_, of, [const_int(types.i32, 0), const_int(types.i32, index)])
