"""Releases that wait until a derivative is done, where a branch leaves some on the list of the thread that ran it.

Each thread has a list (`differentiate/deferred`). A thread that waits in one derivative may run a branch of another, so what that
branch leaves on the list is none of the first one's. The branch takes it off at its end, and whoever joins the branch puts
it on the list of its own thread. A branch that a panic leaves leaves its part where it is: it is released with what is there.
"""

from __future__ import annotations

from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.heap import WAITING


class Waiting:
    """The lists of one module. What a branch left is two words for each: the newest release, and what was the newest before."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._lists = [
            one for name, one in module.variables.items() if name.startswith(WAITING) and one.is_thread_local
        ]
        self._putters: dict[GlobalVariable, Function] = {}

    def __bool__(self) -> bool:
        return bool(self._lists)

    @property
    def words(self) -> tuple[Type, ...]:
        return (types.ptr, types.ptr) * len(self._lists)

    def mark(self, b: Builder) -> list[Value]:
        """In front of a branch: the newest release of each list."""
        return [b.load(types.ptr, one) for one in self._lists]

    def take(self, b: Builder, marks: list[Value]) -> list[Value]:
        """Behind it: take off what came since; the words."""
        words: list[Value] = []
        for one, mark in zip(self._lists, marks, strict=True):
            words += [b.load(types.ptr, one), mark]
            b.store(mark, one)
        return words

    def put(self, b: Builder, words: list[Value]) -> None:
        """Put what a branch left on the lists of this thread."""
        for one, newest, mark in zip(self._lists, words[::2], words[1::2], strict=True):
            b.call(self._putter(one), [newest, mark])

    def _putter(self, list_: GlobalVariable) -> Function:
        """Have what was the newest here follow on the oldest of a part; a record begins with the next older one."""
        if list_ in self._putters:
            return self._putters[list_]
        function = self._module.define(
            self._module.unique_name("__ehub_put_waiting"),
            types.function(types.void, (types.ptr, types.ptr)),
            header_prefix="internal",
            header_suffix="nounwind",
        )
        newest, mark = function.arguments
        start, look, put, done = (function.add_block() for _ in range(4))
        b = Builder(start)
        b.branch_if(b.compare("icmp", "eq", newest, mark), done, look)
        b = Builder(look)
        oldest = b.phi(types.ptr, [(newest, start)])
        older = b.load(types.ptr, oldest)
        oldest.add_incoming(older, look)
        b.branch_if(b.compare("icmp", "eq", older, mark), put, look)
        b = Builder(put)
        b.store(b.load(types.ptr, list_), oldest)
        b.store(newest, list_)
        b.branch(done)
        Builder(done).ret()
        self._putters[list_] = function
        return function
