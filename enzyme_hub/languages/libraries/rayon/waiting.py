"""Releases that wait until a derivative is done, where a branch leaves some on the list of the thread that ran it.

Each thread has a list (`differentiate/deferred`). A thread that waits in one derivative may run a branch of another, so what that
branch leaves on the list is none of the first one's. The branch takes it off at its end, and whoever joins the branch puts
it on the list of its own thread, also where a panic leaves one of the two: nobody else would release it, for the thread that ran the branch
may be in no derivative at all.
"""

from __future__ import annotations

from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.cleanups import personality, with_cleanup
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value, null
from enzyme_hub.languages.heap import WAITING
from enzyme_hub.languages.runtime import JOIN

_WORD_SIZE = 8


class Waiting:
    """The lists of one module. What a branch left is two words for each: the newest release, and what was the newest before."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._lists = [
            one for name, one in module.variables.items() if name.startswith(WAITING) and one.is_thread_local
        ]
        self._putters: dict[GlobalVariable, Function] = {}
        self._joiner: Function | None = None

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

    def joiner(self) -> Function:
        """A function that joins two branches, and puts what they left on the lists of its thread.

        It takes of each its work, the data of that, and where there are lists the place of the words.
        """
        if self._joiner is None:
            join = self._module.declare(JOIN, types.function(types.void, (types.ptr,) * 4))
            self._joiner = self._define_joiner(join) if self else join
        return self._joiner

    def _define_joiner(self, join: Function) -> Function:
        function = self._module.define(
            self._module.unique_name("__ehub_join_waiting"),
            types.function(types.void, (types.ptr,) * 6),
            header_prefix="internal",
            header_suffix=f"noinline {personality(self._module)}".strip(),
        )
        run_a, a, words_a, run_b, b_, words_b = function.arguments
        b = Builder(function.add_block())
        for words in (words_a, words_b):  # of a branch that never begins
            for k in range(len(self.words)):
                b.store(null(types.ptr), b.offset(words, k * _WORD_SIZE))
        call = b.call(join, [run_a, a, run_b, b_])

        def put_both(b: Builder) -> None:
            for words in (words_a, words_b):
                self._put(b, [b.load(types.ptr, b.offset(words, k * _WORD_SIZE)) for k in range(len(self.words))])

        b, _ = with_cleanup(call, put_both)
        put_both(b)
        b.ret()
        return function

    def _put(self, b: Builder, words: list[Value]) -> None:
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
