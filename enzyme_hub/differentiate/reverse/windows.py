"""Adjoints of arrays that all threads read, each thread's apart until the reverse of the region ends.

A window is memory of the thread's own for a part of an array (`languages/libraries/openmp/windows.c`). What is added to what lies in it is
added there, plainly; all else atomically. There is one for all loads of an array, if the region does not write to that array: then
nobody looks at its adjoints before the end. Then all threads of the team add what is in all windows, each for its own part of memory.
"""

from __future__ import annotations

from collections.abc import Mapping

from enzyme_hub.differentiate.reverse.adjoint_arithmetic import FAST
from enzyme_hub.differentiate.reverse.scaffold import Scaffold
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import StructType, Type
from enzyme_hub.ir.values import Value, const_int, null
from enzyme_hub.languages.libraries.openmp.alone import WINDOW_ADD
from enzyme_hub.records import record

_SEEN = types.struct((types.i64, types.i64, types.ptr))
"""Of a window, what each addition looks at: where it begins, its size in bytes, and the memory. Nobody else has a pointer to it, so it is in registers."""
_WINDOW = types.struct((types.i64, types.i64, types.ptr, types.i64, types.ptr, types.ptr, types.i64, types.i32))
"""struct window of windows.c"""
_MISSED, _NEXT, _IS_FLOAT = 3, 4, 7
_ALWAYS = (1 << 40) + 1  # misses that make it grow at each one
_WORD: dict[Type, str] = {types.f64: "double", types.f32: "float"}


@record
class Window:
    """What the runtime knows of it, and what additions look at."""

    kept: inst.Alloca
    seen: inst.Alloca


class Windows:
    """Those of one reverse sweep.

    `arrays` has for each load that adds to one what tells it from others. `in_order`: nothing is added atomically.
    """

    def __init__(
        self, module: Module, scaffold: Scaffold, arrays: Mapping[inst.Instruction, object], in_order: bool
    ) -> None:
        self._in_order = in_order
        self._module = module
        self._scaffold = scaffold
        self._arrays = arrays
        self._made: dict[tuple[object, Type, int], Window] = {}

    def of(self, load: inst.Load, number: Type, lane: int) -> Window | None:
        """The window for a number of a load in a lane."""
        array = self._arrays.get(load)
        if array is None or number not in _WORD:
            return None
        key = (array, number, lane)
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._make(number)
        return found

    def _make(self, number: Type) -> Window:
        b = self._scaffold.reverse_prologue
        made = Window(self._scaffold.reverse_variable(_WINDOW), self._scaffold.reverse_variable(_SEEN))
        begins: Value = null(_WINDOW)
        if self._in_order:
            begins = b.insert_value(begins, const_int(types.i64, _ALWAYS), _MISSED)
        if number is types.f32:
            begins = b.insert_value(begins, const_int(types.i32, 1), _IS_FLOAT)
        b.store(begins, made.kept)
        b.store(null(_SEEN), made.seen)
        return made

    def add(self, b: Builder, window: Window, place: Value, number: Value) -> None:
        """Add a number, in the window or where it belongs."""
        name = f"{WINDOW_ADD}{_WORD[number.type]}"
        function = self._module.functions.get(name) or self._define(name, number.type)
        b.call(function, [window.kept, window.seen, place, number])

    def end(self, b: Builder) -> None:
        """Add what is in the windows to where it belongs."""
        newest: Value = null(types.ptr)
        for window in self._made.values():
            b.store(newest, _member(b, _WINDOW, window.kept, _NEXT))
            newest = window.kept
        if self._made:
            b.call(self._module.declare("__ehub_windows_end", types.function(types.void, (types.ptr,))), [newest])

    def _define(self, name: str, type_: Type) -> Function:
        size = self._module.layout.size(type_)
        parameters = (types.ptr, types.ptr, types.ptr, type_)
        function = self._module.define(
            name,
            types.function(types.void, parameters),
            header_prefix="internal",
            header_suffix="alwaysinline nounwind",
        )
        kept, seen, place, number = function.arguments
        start, inside, outside = function.add_block(), function.add_block(), function.add_block()
        b = Builder(start)
        low, length, mine = (
            b.load(member, _member(b, _SEEN, seen, index), 8)
            for index, member in enumerate((types.i64, types.i64, types.ptr))
        )
        offset = b.binary("sub", b.cast("ptrtoint", place, types.i64), low)
        b.branch_if(b.compare("icmp", "ult", offset, length), inside, outside)
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


def _member(b: Builder, type_: StructType, of: Value, index: int) -> Value:
    return b.gep(type_, of, [const_int(types.i32, 0), const_int(types.i32, index)])
