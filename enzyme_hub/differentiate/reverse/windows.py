"""Adjoints of arrays that several threads read, each thread's apart until the reverse of a region, or of a function, ends.

A window is memory of the thread's own for a part of an array (`languages/libraries/openmp/windows.c`). What is added to what lies in it is
added there, plainly; all else atomically. There is one for all loads of an array to whose adjoints nobody but the thread looks before the
end; where it does, what its windows have for that place is added there first (`recall`). In the end all threads of a team add what is in
all windows, each for its own pages of memory; other threads add theirs atomically.

Where all that is added to an array goes this way, the threads of a team divide it (`blocks.c`): each adds in place to blocks of memory
that it has claimed, and keeps apart what belongs to those of others.
"""

from __future__ import annotations

from collections.abc import Mapping, Set

from enzyme_hub.base.records import record
from enzyme_hub.differentiate.reverse import window_code as code
from enzyme_hub.differentiate.reverse.scaffold import Scaffold
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value, const_int, null

_ALWAYS = (1 << 40) + 1  # misses that make a window grow at each one


@record
class Window:
    """What the runtime knows of it, and what additions look at; or of blocks (`is_divided`)."""

    kept: Value
    seen: Value
    is_divided: bool = False
    covers: Value | None = None  # where it is noted what is known of all that the loop adds to


Kind = tuple[Type, bool]
"""Of a window: the type of its numbers, and whether threads divide the array."""
WINDOWS = (types.ptr, types.ptr)
NAMES = ("windows", "windows.seen")
"""Parameters of a derivative that is given windows: what is kept of each, and what is seen, one behind the other."""


class Windows:
    """Those of one reverse sweep.

    `arrays` has for each load that adds to one what tells it from others, `writers` what may write to an array, `divided` the arrays
    of which threads may have parts that they add to in place. `in_order`: nothing is added atomically. `is_team`: all threads of a
    team run it, and meet at the end. The sweep of an iteration, or of a function that is called in a loop, is given its windows by
    that of its caller (`is_given`). `handed_on` has the numbers of those that derivatives are given.
    """

    def __init__(
        self,
        module: Module,
        scaffold: Scaffold,
        arrays: Mapping[inst.Instruction, object],
        writers: Set[inst.Instruction],
        divided: Set[object],
        in_order: bool,
        is_team: bool,
        is_given: bool,
        handed_on: Mapping[Function, tuple[Kind, ...]],
    ) -> None:
        self._in_order = in_order
        self._is_team = is_team
        self._module = module
        self._scaffold = scaffold
        self._arrays = arrays
        self._writers = writers
        self._divided = divided
        self._is_given = is_given
        self._handed_on = handed_on
        self._found: dict[tuple[object, Type, int], Window] = {}
        self._newest: dict[
            bool, Value
        ] = {}  # the variables that lead to all windows made here, and to all that are divided
        self._begun: set[bool] = set()
        self._gaps: Value | None = None  # one that leads to all gaps
        self._gap_of: dict[tuple[inst.Instruction, int], Value] = {}
        self._made_for: dict[inst.CallBase, list[Value]] = {}
        self._covers: dict[tuple[inst.Instruction, int], Value] = {}

    @property
    def given(self) -> tuple[Kind, ...]:
        """The kinds of the windows that it has to be given."""
        if not self._is_given:
            return ()
        return tuple((number, window.is_divided) for (_, number, _), window in self._found.items())

    def of(self, load: inst.Load, number: Type, lane: int) -> Window | None:
        """The window for a number of a load in a lane."""
        array = self._arrays.get(load)
        if array is None or number not in code.WORD:
            return None
        key = (array, number, lane)
        found = self._found.get(key)
        if found is None:
            kind = number, array in self._divided and not self._in_order
            found = self._found[key] = self._next_given(kind) if self._is_given else self._made_alone(kind)
        return Window(found.kept, found.seen, found.is_divided, self._covers.get((load, lane)))

    def _next_given(self, kind: Kind) -> Window:
        return self._given_at(len(self._found), kind[1])

    def _given_at(self, place: int, is_divided: bool) -> Window:
        kept, seen = (one for one in self._scaffold.reverse.arguments if one.name in NAMES)
        return _window(self._scaffold.reverse_prologue, kept, seen, place, is_divided)

    def _made_alone(self, kind: Kind) -> Window:
        made = Window(self._scaffold.reverse_variable(code.KEPT), self._scaffold.reverse_variable(code.SEEN), kind[1])
        self._begin(made, kind[0])
        return made

    def handed_to(self, derivative: Function, call: inst.CallBase) -> list[Value]:
        """What a derivative is given in the reverse of a call; other calls may be about other arrays."""
        if call in self._made_for:
            return self._made_for[call]
        kinds = self._handed_on[derivative]
        assert self._is_team or not any(is_divided for _, is_divided in kinds)
        if self._is_given:  # some of those, which are as many more
            first = len(self._found)
            for place, kind in enumerate(kinds):
                self._found[(call, place), kind[0], 0] = self._next_given(kind)
            window = self._given_at(first, False)
            self._made_for[call] = [window.kept, window.seen]
        else:
            kept, seen = (
                self._scaffold.reverse_variable(types.array(len(kinds), one)) for one in (code.KEPT, code.SEEN)
            )
            for place, kind in enumerate(kinds):
                self._begin(_window(self._scaffold.reverse_prologue, kept, seen, place, kind[1]), kind[0])
            self._made_for[call] = [kept, seen]
        return self._made_for[call]

    def _begin(self, made: Window, number: Type) -> None:
        b = self._scaffold.reverse_prologue
        newest = self._newest_of(made.is_divided)
        self._begun.add(made.is_divided)
        begins: Value = b.insert_value(null(code.KEPT), b.load(types.ptr, newest), code.NEXT)
        if self._writers:
            begins = b.insert_value(begins, self._all_gaps(), code.GAPS)
        if self._in_order:
            begins = b.insert_value(begins, const_int(types.i64, _ALWAYS), code.MISSED)
        if number is types.f32:
            begins = b.insert_value(begins, const_int(types.i32, 1), code.IS_FLOAT)
        b.store(begins, made.kept)
        b.store(null(code.SEEN), made.seen)
        b.store(made.kept, newest)

    def _newest_of(self, is_divided: bool) -> Value:
        if is_divided not in self._newest:
            self._newest[is_divided] = self._variable(types.ptr)
        return self._newest[is_divided]

    def _all_gaps(self) -> Value:
        """A write may come before all that is read: in the reverse of a loop the windows are of the iteration behind it."""
        if self._gaps is None:
            self._gaps = self._variable(types.ptr)
        return self._gaps

    def _variable(self, type_: Type) -> Value:
        """One that is zero when the sweep begins."""
        variable = self._scaffold.reverse_variable(type_)
        self._scaffold.reverse_prologue.store(null(type_), variable)
        return variable

    def add(self, b: Builder, window: Window, place: Value, number: Value) -> None:
        """Add a number, where it belongs or apart from that."""
        skips = window.is_divided and bool(self._writers)
        function = code.adding(self._module, number.type, window.is_divided, skips)
        covered: Value = code.not_covered(window.is_divided)
        if window.covers is not None:
            covered = b.load(covered.type, window.covers)
        b.call(function, [window.kept, window.seen, place, number, covered])

    def cover(
        self, b: Builder, window: Window, loads: list[inst.Load], lane: int, part: tuple[Value, Value, Value]
    ) -> None:
        """In front of a loop in which these loads add to a window in this lane: from an address to another one, so many numbers."""
        covered = self._covers.get((loads[0], lane))
        if covered is None:
            covered = self._scaffold.reverse_variable(code.not_covered(window.is_divided).type)
            self._covers.update(((load, lane), covered) for load in loads)
        function = code.covering(self._module, window.is_divided)
        b.store(b.call(function, [window.kept, window.seen, *part]), covered)

    def recall(self, b: Builder, writer: inst.Instruction, lane: int, place: Value, size: int) -> None:
        """Before the adjoints of what was written are read: have at that place what the thread keeps apart for it."""
        if writer not in self._writers:
            return
        gap = self._gap_of.get((writer, lane))
        if gap is None:
            gap = self._gap_of[writer, lane] = self._variable(code.GAP)
            prologue = self._scaffold.reverse_prologue
            gaps = self._all_gaps()
            prologue.store(prologue.load(types.ptr, gaps), code.member(prologue, code.GAP, gap, code.GAP_NEXT))
            prologue.store(gap, gaps)
        give_blocks: Value = code.giving_blocks_back(self._module) if self._divided else null(types.ptr)
        newest = [self._newest_of(is_divided) for is_divided in (False, True)]
        b.call(code.recalling(self._module), [gap, *newest, give_blocks, place, const_int(types.i64, size)])

    def end(self, b: Builder) -> None:
        """Add what was kept apart to where it belongs."""
        ends = {False: f"__ehub_windows_end{'_team' * self._is_team}", True: "__ehub_blocks_end"}
        for is_divided, newest in self._newest.items():
            if is_divided not in self._begun:
                continue
            end = self._module.declare(ends[is_divided], types.function(types.void, (types.ptr,)))
            b.call(end, [b.load(types.ptr, newest)])


def _window(b: Builder, kept: Value, seen: Value, place: int, is_divided: bool) -> Window:
    """One of those behind each other."""
    at = [const_int(types.i32, place)]
    return Window(b.gep(code.KEPT, kept, at), b.gep(code.SEEN, seen, at), is_divided)
