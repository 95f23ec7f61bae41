"""The journal of an augmented forward: what a later sweep of tangents over the same tape cannot compute by itself.

Such a sweep (`__enzyme_fwdsplit`) runs the function again without its effects. What the function read from memory, or got
from calls, may have changed since; so the augmented forward notes these values in the order in which they come, and the sweep
of tangents, which goes the same way, takes them in the same order.
"""

from __future__ import annotations

from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value, const_int, null
from enzyme_hub.languages.meaning import Inactive, Math, MemoryAnnotation, meaning

JOURNAL = types.struct((types.ptr, types.i64, types.i64))
"""{buffer, bytes noted or taken, size of the buffer}: what the pointer to a journal points to."""
_BUFFER, _POSITION, _CAPACITY = 0, 8, 16

_READ = frozenset(("load", "alloca", "atomicrmw", "cmpxchg", "freeze", "va_arg"))


def is_computed(i: inst.Instruction) -> bool:
    """True if an instruction gives the same again for the same operands. Asked of calls that are not differentiated."""
    if not isinstance(i, inst.CallBase):
        return i.opcode not in _READ
    what = meaning(i)
    if isinstance(what, Math):
        return not what.rule.outputs
    return isinstance(what, MemoryAnnotation) or (isinstance(what, Inactive) and what.is_pure)


class Journal:
    """Emits the accesses to journals. `pointer` is always that to the journal, of type `JOURNAL`."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._append: Function | None = None

    def begin(self, b: Builder, buffer: Value | None = None) -> Value:
        """An empty journal to note in; or one to take from, with a full buffer."""
        pointer = b.alloca(JOURNAL)
        b.store(buffer or null(types.ptr), b.offset(pointer, _BUFFER))
        b.store(const_int(types.i64, 0), b.offset(pointer, _POSITION))
        b.store(const_int(types.i64, 0), b.offset(pointer, _CAPACITY))
        return pointer

    def buffer(self, b: Builder, pointer: Value) -> Value:
        """The memory of a journal, which its owner releases."""
        return b.load(types.ptr, b.offset(pointer, _BUFFER))

    def note(self, b: Builder, pointer: Value, value: Value) -> None:
        if self._append is None:
            self._append = _define_append(self._runtime)
        place = b.call(self._append, [pointer, const_int(types.i64, self._runtime.size_of(value.type))])
        b.store(value, place, 1)

    def take(self, b: Builder, pointer: Value, type_: Type) -> Value:
        """The next value, which is of that type."""
        position = b.load(types.i64, b.offset(pointer, _POSITION))
        size = const_int(types.i64, self._runtime.size_of(type_))
        b.store(b.binary("add", position, size), b.offset(pointer, _POSITION))
        return b.load(type_, b.gep(types.i8, self.buffer(b, pointer), [position]), 1)


def _define_append(runtime: Runtime) -> Function:
    """(journal, size) -> where so many bytes go."""
    type_ = types.function(types.ptr, (types.ptr, types.i64))
    function = runtime.define("__ehub_note", type_, "alwaysinline")
    journal, size = function.arguments
    b = Builder(function.add_block())
    position, capacity = (b.load(types.i64, b.offset(journal, at)) for at in (_POSITION, _CAPACITY))
    end = b.binary("add", position, size)
    grown = runtime.grow(b, b.load(types.ptr, b.offset(journal, _BUFFER)), capacity, end, const_int(types.i64, 1))
    buffer = b.extract_value(grown, 0)
    b.store(buffer, b.offset(journal, _BUFFER))
    b.store(end, b.offset(journal, _POSITION))
    b.store(b.extract_value(grown, 1), b.offset(journal, _CAPACITY))
    b.ret(b.gep(types.i8, buffer, [position]))
    return function
