"""Adjoints of arrays that all threads read, each thread's apart until the reverse of the region ends.

A window is memory of the thread's own for a part of an array (`languages/libraries/openmp/windows.c`). What is added to what lies in it is
added there, plainly; all else atomically. There is one for all loads of an array, if the region does not write to that array: then
nobody looks at its adjoints before the end.
"""

from __future__ import annotations

from collections.abc import Mapping

from enzyme_hub.differentiate.reverse.adjoint_arithmetic import FAST
from enzyme_hub.differentiate.reverse.scaffold import Scaffold
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value, const_int, null
from enzyme_hub.languages.libraries.openmp.alone import WINDOW_ADD
from enzyme_hub.languages.libraries.openmp.names import PASS_TURN, TAKE_TURN

_WINDOW = types.struct((types.i64, types.i64, types.ptr, types.i64))  # struct window of windows.c
_ALWAYS = (1 << 40) + 1  # misses that make it grow at each one
_WORD: dict[Type, str] = {types.f64: "double", types.f32: "float"}


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
        self._made: dict[tuple[object, Type, int], inst.Alloca] = {}

    def of(self, load: inst.Load, number: Type, lane: int) -> Value | None:
        """The window for a number of a load in a lane."""
        array = self._arrays.get(load)
        if array is None or number not in _WORD:
            return None
        key = (array, number, lane)
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._scaffold.reverse_variable(_WINDOW)
            b, first = self._scaffold.reverse_prologue, null(_WINDOW)
            b.store(b.insert_value(first, const_int(types.i64, _ALWAYS), 3) if self._in_order else first, found)
        return found

    def add(self, b: Builder, window: Value, place: Value, number: Value) -> None:
        """Add a number, in the window or where it belongs."""
        name = f"{WINDOW_ADD}{_WORD[number.type]}"
        function = self._module.functions.get(name) or self._define(name, number.type)
        b.call(function, [window, place, number])

    def end(self, b: Builder) -> None:
        """Add what is in the windows to where it belongs."""
        nothing = types.function(types.void, ())
        if self._in_order and self._made:
            b.call(self._module.declare(TAKE_TURN, nothing), [])
        for (_, number, _), window in self._made.items():
            name = f"__ehub_window_end_{_WORD[number]}"
            b.call(self._module.declare(name, types.function(types.void, (types.ptr,))), [window])
        if self._in_order and self._made:
            b.call(self._module.declare(PASS_TURN, nothing), [])

    def _define(self, name: str, type_: Type) -> Function:
        size = self._module.layout.size(type_)
        signature = types.function(types.void, (types.ptr, types.ptr, type_))
        function = self._module.define(name, signature, header_prefix="internal", header_suffix="alwaysinline nounwind")
        window, place, number = function.arguments
        start, inside, outside = function.add_block(), function.add_block(), function.add_block()
        b = Builder(start)

        def member(index: int, member_type: Type) -> Value:
            where = b.gep(_WINDOW, window, [const_int(types.i32, 0), const_int(types.i32, index)])
            return b.load(member_type, where, 8)

        offset = b.binary("sub", b.cast("ptrtoint", place, types.i64), member(0, types.i64))
        b.branch_if(b.compare("icmp", "ult", offset, member(1, types.i64)), inside, outside)
        b = Builder(inside)
        own = b.gep(types.i8, member(2, types.ptr), [offset])
        b.store(b.binary("fadd", b.load(type_, own, size), number, FAST), own, size)
        b.ret()
        b = Builder(outside)
        miss = self._module.declare(f"__ehub_window_miss_{_WORD[type_]}", signature)
        b.call(miss, [window, place, number])
        b.ret()
        return function
