"""Where the buffers of tapes come from: malloc, or what each thread keeps from one derivative to the next.

Fresh pages cost more than what a tape writes to them. So derivatives that nobody differentiates again call functions that join the
module when all of them are written: those of a pool (`pool.c`), or those that call malloc (`plain.c`). The others call malloc and its
kin: what these mean is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from enzyme_hub.differentiate.runtime import HEAP_ALIGN, Runtime, pair
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import Call
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Value, null

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.targets.target import Target

_GROWN = types.struct((types.ptr, types.i64))
# Threads can tell that they end, and the kernel may take pages back.
_KEEPS = "-linux-gnu"


TAKERS = frozenset(("__ehub_tape_take", "__ehub_tape_grow"))
"""The functions that give out memory of a pool."""


class TapeMemory(Protocol):
    """Memory for buffers, checked: a derivative that gets none traps."""

    def take(self, b: Builder, size: Value, align: int = HEAP_ALIGN) -> Value:
        """`size` bytes."""
        ...

    def give(self, b: Builder, memory: Value) -> Call:
        """Give back what was taken; null is nothing."""
        ...

    def growing(self, starts_as_usual: bool) -> Growing:
        """The memory of one buffer that grows. If it `starts_as_usual`, it begins with the size that it had at last."""
        ...

    @property
    def slices(self) -> Slices | None:
        """How to find a number, where it is not so many bytes further on."""
        ...


class Growing(Protocol):
    """One buffer that grows."""

    def grow(self, b: Builder, memory: Value, capacity: Value, needed: Value, record: Value) -> Value:
        """{memory, capacity} with room for `needed` records of `record` bytes."""
        ...

    def give(self, b: Builder, memory: Value) -> Call:
        """Give it back; null is nothing."""
        ...


def tape_memory(runtime: Runtime, target: Target, is_differentiated_again: bool) -> TapeMemory:
    """Where the tapes of derivatives are."""
    return _Heap(runtime) if is_differentiated_again or target.is_device else _Pool(runtime)


def loop_memory(runtime: Runtime, target: Target, is_differentiated_again: bool) -> TapeMemory:
    """Where the buffers of loops are: on a GPU each thread has a slice of one buffer."""
    if target.is_device and not is_differentiated_again:
        return _Slices(runtime)
    return tape_memory(runtime, target, is_differentiated_again)


def heap_memory(runtime: Runtime) -> TapeMemory:
    """What free releases."""
    return _Heap(runtime)


def complete(module: ModuleRef, may_keep: bool) -> ModuleRef:
    """The module with what its derivatives get buffers from. If it `may_keep`, threads keep them; a JIT may know no threads."""
    from enzyme_hub.languages import supplying

    keeps = may_keep and _KEEPS in module.triple
    return supplying.complete(module, __package__, "pool" if keeps else "plain")


class Slices(Protocol):
    """Addresses in memory of which several threads have slices."""

    def part(self, b: Builder, memory: Value, at: Value) -> Value:
        """The start of what is `at` bytes further on in a buffer."""
        ...

    def place(self, b: Builder, memory: Value, at: Value) -> Value:
        """The number that is `at` bytes behind the start of a buffer, in one unit of 16 bytes."""
        ...


@dataclass
class _Slices:
    """Memory of a launch's one buffer on a GPU (`targets/tapes.c`)."""

    runtime: Runtime

    @property
    def slices(self) -> Slices:
        return self

    def take(self, b: Builder, size: Value, align: int = HEAP_ALIGN) -> Value:
        assert align <= HEAP_ALIGN
        return b.call(self.runtime.declare("__ehub_tape_take", types.ptr, types.i64), [size])

    def give(self, b: Builder, memory: Value) -> Call:
        return b.call(self.runtime.declare("__ehub_tape_give", types.void, types.ptr), [memory])

    def growing(self, starts_as_usual: bool) -> Growing:
        return self

    def grow(self, b: Builder, memory: Value, capacity: Value, needed: Value, record: Value) -> Value:
        grow = self.runtime.declare("__ehub_tape_grow", _GROWN, types.ptr, types.i64, types.i64, types.i64)
        return b.call(grow, [memory, capacity, needed, record])

    def part(self, b: Builder, memory: Value, at: Value) -> Value:
        return b.call(self.runtime.declare("__ehub_tape_part", types.ptr, types.ptr, types.i64), [memory, at])

    def place(self, b: Builder, memory: Value, at: Value) -> Value:
        return b.call(self.runtime.declare("__ehub_tape_place", types.ptr, types.ptr, types.i64), [memory, at])


@dataclass
class _Heap:
    """Memory of malloc, for tapes and for buffers that grow."""

    runtime: Runtime
    slices = None

    def take(self, b: Builder, size: Value, align: int = HEAP_ALIGN) -> Value:
        return self.runtime.allocate(b, size, align)

    def give(self, b: Builder, memory: Value) -> Call:
        return self.runtime.free(b, memory)

    def growing(self, starts_as_usual: bool) -> Growing:
        return self

    def grow(self, b: Builder, memory: Value, capacity: Value, needed: Value, record: Value) -> Value:
        return self.runtime.grow(b, memory, capacity, needed, record)


@dataclass
class _Pool:
    """Memory that threads may keep."""

    runtime: Runtime
    slices = None

    def take(self, b: Builder, size: Value, align: int = HEAP_ALIGN) -> Value:
        assert align <= HEAP_ALIGN
        return b.call(self.runtime.declare("__ehub_tape_take", types.ptr, types.i64), [size])

    def give(self, b: Builder, memory: Value) -> Call:
        return b.call(self.runtime.declare("__ehub_tape_give", types.void, types.ptr), [memory])

    def growing(self, starts_as_usual: bool) -> Growing:
        usual = self.runtime.variable("__ehub_tape_usual", types.i64) if starts_as_usual else null(types.ptr)
        return _PooledGrowing(self.runtime, usual)


@dataclass
class _PooledGrowing:
    """A buffer that grows. `usual`: where each thread keeps the size that it had when it was given back last, or null."""

    runtime: Runtime
    usual: Value

    def grow(self, b: Builder, memory: Value, capacity: Value, needed: Value, record: Value) -> Value:
        reserve = self.runtime.helper("__ehub_tape_reserve", _define_reserve)
        return b.call(reserve, [memory, capacity, needed, record, self.usual])

    def give(self, b: Builder, memory: Value) -> Call:
        give = self.runtime.declare("__ehub_tape_give_grown", types.void, types.ptr, types.ptr)
        return b.call(give, [memory, self.usual])


def _define_reserve(runtime: Runtime, name: str) -> Function:
    """The check is inlined; growing, which is rare, is not."""
    parameters = (types.ptr, types.i64, types.i64, types.i64, types.ptr)
    function = runtime.define(name, types.function(_GROWN, parameters), "alwaysinline")
    memory, capacity, needed, _, _ = function.arguments
    start, more, enough = function.add_block(), function.add_block(), function.add_block()
    b = Builder(start)
    b.branch_if(b.compare("icmp", "ugt", needed, capacity), more, enough)
    b = Builder(more)
    b.ret(b.call(runtime.declare("__ehub_tape_grow", _GROWN, *parameters), list(function.arguments)))
    b = Builder(enough)
    b.ret(pair(b, memory, capacity))
    return function
