"""The few functions a derivative needs at run time, defined in its own module: nothing has to be linked."""

from __future__ import annotations

from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import Argument, Value, const_int, null

_GROWN = types.struct((types.ptr, types.i64))


class Runtime:
    """Allocation for saved values, checked: a derivative that runs out of memory traps, it never goes on."""

    def __init__(self, module: Module) -> None:
        self._module = module

    def declare(self, name: str, result: types.Type, *parameters: types.Type, suffix: str = "") -> Function:
        return self._module.declare(name, types.function(result, parameters), suffix)

    def allocate(self, b: Builder, size: Value) -> Value:
        """malloc(size), or a trap."""
        return b.call(self._helper("__enzyme_hub_allocate", _define_allocate), [size])

    def grow(self, b: Builder, buffer: Value, capacity: Value, needed: Value, record: Value) -> Value:
        """{buffer, capacity} with room for `needed` records of `record` bytes."""
        return b.call(self._helper("__enzyme_hub_grow", _define_grow), [buffer, capacity, needed, record])

    def free(self, b: Builder, pointer: Value) -> None:
        b.call(self.declare("free", types.void, types.ptr), [pointer])

    def malloc(self, b: Builder, size: Value) -> Value:
        return b.call(self.declare("malloc", types.ptr, types.i64), [size])

    def fill_zero(self, b: Builder, pointer: Value, size: Value) -> None:
        fill = self.declare("llvm.memset.p0.i64", types.void, types.ptr, types.i8, types.i64, types.i1)
        b.call(fill, [pointer, const_int(types.i8, 0), size, const_int(types.i1, 0)])

    def copy(self, b: Builder, target: Value, source: Value, size: Value) -> None:
        move = self.declare("llvm.memcpy.p0.p0.i64", types.void, types.ptr, types.ptr, types.i64, types.i1)
        b.call(move, [target, source, size, const_int(types.i1, 0)])

    def trap(self, b: Builder) -> None:
        b.call(self.declare("llvm.trap", types.void), [])
        b.unreachable()

    def _helper(self, name: str, define: object) -> Function:
        found = self._module.functions.get(name)
        if found is None:
            found = define(self, name)  # type: ignore[operator]
        assert isinstance(found, Function)
        return found


def _define_allocate(runtime: Runtime, name: str) -> Function:
    function = runtime._module.define(
        name, types.function(types.ptr, (types.i64,)), header_prefix="internal", header_suffix="alwaysinline nounwind"
    )
    (size,) = function.arguments
    start, fail, done = function.add_block(), function.add_block(), function.add_block()
    b = Builder(start)
    pointer = runtime.malloc(b, size)
    failed = b.compare("icmp", "eq", pointer, null(types.ptr))
    wanted = b.compare("icmp", "ne", size, const_int(types.i64, 0))
    b.branch_if(b.binary("and", failed, wanted), fail, done)
    runtime.trap(Builder(fail))
    Builder(done).ret(pointer)
    return function


def _define_grow(runtime: Runtime, name: str) -> Function:
    """The check is inlined; growing, which is rare, is not."""
    slow = _define_grow_slow(runtime, name + "_slow")
    parameters = (types.ptr, types.i64, types.i64, types.i64)
    function = runtime._module.define(
        name,
        types.function(_GROWN, parameters),
        header_prefix="internal",
        header_suffix="alwaysinline nounwind",
    )
    buffer, capacity, needed, record = function.arguments
    start, more, enough = function.add_block(), function.add_block(), function.add_block()
    b = Builder(start)
    b.branch_if(b.compare("icmp", "ugt", needed, capacity), more, enough)
    b = Builder(more)
    b.ret(b.call(slow, [buffer, capacity, needed, record]))
    b = Builder(enough)
    b.ret(_pair(b, buffer, capacity))
    return function


def _define_grow_slow(runtime: Runtime, name: str) -> Function:
    parameters = (types.ptr, types.i64, types.i64, types.i64)
    function = runtime._module.define(
        name,
        types.function(_GROWN, parameters),
        header_prefix="internal",
        header_suffix="noinline cold nounwind",
    )
    buffer, capacity, needed, record = function.arguments
    start, fail, done = function.add_block(), function.add_block(), function.add_block()
    b = Builder(start)
    doubled = b.binary("shl", capacity, const_int(types.i64, 1))
    larger = b.select(b.compare("icmp", "ugt", doubled, needed), doubled, needed)
    least = const_int(types.i64, 16)
    larger = b.select(b.compare("icmp", "ugt", larger, least), larger, least)
    realloc = runtime.declare("realloc", types.ptr, types.ptr, types.i64)
    grown = b.call(realloc, [buffer, b.binary("mul", larger, record)])
    b.branch_if(b.compare("icmp", "eq", grown, null(types.ptr)), fail, done)
    runtime.trap(Builder(fail))
    b = Builder(done)
    b.ret(_pair(b, grown, larger))
    return function


def _pair(b: Builder, first: Value, second: Value | Argument) -> Value:
    from enzyme_hub.ir.values import poison

    return b.insert_value(b.insert_value(poison(_GROWN), first, 0), second, 1)
