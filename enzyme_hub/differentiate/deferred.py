"""Releases that wait until the outermost derivative is done: a list of each thread, in memory of the program's own.

A block that the primal releases may still be read by the reverse sweep. Where the reverse of its allocation cannot release
it (`reverse/allocation`), its release is put on the list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.values import Value, const_int, null
from enzyme_hub.languages.heap import WAITING

if TYPE_CHECKING:
    from enzyme_hub.differentiate.runtime import Runtime

DEFER = "__ehub_defer"
# A record: the next older one, the deallocator, its arguments.
_RECORD_SIZE = 40
_RELEASE = types.function(types.void, (types.ptr, types.i64, types.i64))


class Deferred:
    """Emits what is done to the list."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._list: GlobalVariable | None = None

    @property
    def is_used(self) -> bool:
        return self._list is not None

    def add(self, b: Builder, function: Value, arguments: list[Value]) -> None:
        """Call `function` (a deallocator of up to three arguments) when the outermost derivative is done.

        The first argument, which is the block, stays a pointer: a derivative of this one finds its shadow.
        """
        block, *words = arguments
        if not block.type.is_pointer:
            block = b.cast("inttoptr", block, types.ptr)
        words = [_word(b, argument) for argument in words]
        words += [const_int(types.i64, 0)] * (2 - len(words))
        b.call(self._runtime.helper(DEFER, _define_defer), [function, block, *words])

    def mark(self, b: Builder) -> Value:
        """The newest release so far."""
        return b.load(types.ptr, self.newest())

    def run(self, b: Builder, mark: Value) -> None:
        """Make the releases since `mark`."""
        b.call(self._runtime.helper("__ehub_release_deferred", _define_release_deferred), [mark])

    def take(self, b: Builder, mark: Value) -> Value:
        """Take the releases since `mark` off the list; the newest of them."""
        newest = b.load(types.ptr, self.newest())
        b.store(mark, self.newest())
        return newest

    def run_taken(self, b: Builder, newest: Value, mark: Value) -> None:
        """Make releases that were taken off the list, down to what was `mark`."""
        others = b.load(types.ptr, self.newest())
        b.store(newest, self.newest())
        self.run(b, mark)
        b.store(others, self.newest())

    def newest(self) -> GlobalVariable:
        """Where each thread's list begins."""
        if self._list is None:
            self._runtime.needs_thread_locals("memory that is released while a derivative still needs it")
            module = self._runtime.module
            name = module.unique_name(WAITING)
            found = GlobalVariable(name, types.ptr, prefix="internal thread_local", initializer=null(types.ptr))
            self._list = module.variables[name] = found
        return self._list


def _word(b: Builder, value: Value) -> Value:
    if value.type.is_pointer:
        return b.cast("ptrtoint", value, types.i64)
    return value if value.type is types.i64 else b.cast("zext", value, types.i64)


def _define_defer(runtime: Runtime, name: str) -> Function:
    """Push one release on this thread's list."""
    newest = runtime.deferred.newest()
    parameters = (types.ptr, types.ptr, types.i64, types.i64)
    function = runtime.module.define(
        name, types.function(types.void, parameters), header_prefix="internal", header_suffix="noinline nounwind"
    )
    runtime.keep_signature(function)
    b = Builder(function.add_block())
    record = runtime.allocate(b, const_int(types.i64, _RECORD_SIZE))
    members = [b.load(types.ptr, newest), *function.arguments]
    for index, member in enumerate(members):
        b.store(member, b.offset(record, 8 * index))
    b.store(record, newest)
    b.ret()
    return function


def _define_release_deferred(runtime: Runtime, name: str) -> Function:
    """Make the releases down to `mark`, newest first. Surplus arguments are ignored by the callee."""
    newest = runtime.deferred.newest()
    function = runtime.module.define(
        name, types.function(types.void, (types.ptr,)), header_prefix="internal", header_suffix="noinline"
    )
    (mark,) = function.arguments
    start, look, release, done = (function.add_block() for _ in range(4))
    b = Builder(start)
    b.branch(look)
    b = Builder(look)
    record = b.load(types.ptr, newest)
    b.branch_if(b.compare("icmp", "eq", record, mark), done, release)
    b = Builder(release)
    deallocator = b.load(types.ptr, b.offset(record, 8))
    arguments = [b.load(type_, b.offset(record, 16 + 8 * index)) for index, type_ in enumerate(_RELEASE.parameters)]
    b.store(b.load(types.ptr, record), newest)
    b.call(deallocator, arguments, _RELEASE)
    runtime.free(b, record)
    b.branch(look)
    Builder(done).ret()
    return function
