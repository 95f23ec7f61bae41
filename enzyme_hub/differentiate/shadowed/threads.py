"""What both modes do where a function starts threads: a record is handed to the thread, which calls a derivative."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.differentiate.shadowed.protocol import Shadowing
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, function_behind
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.thread_calls import RUN, Record, Result, call_again, parts


def place_of(f: Shadowing, i: inst.Instruction) -> Value:
    """Where an instruction stands in the source, for messages of the runtime's."""
    return f.runtime.stops.place("EH0310", i.site)


def check_alone(f: Shadowing, i: inst.Instruction) -> None:
    """End the program if a thread runs where a number is accessed atomically: what is read, or left, depends on when."""
    if f.program.must_be_alone(i):
        alone = f.runtime.declare("__ehub_threads_alone", types.void, types.ptr)
        f.builder.call(alone, [place_of(f, i)])


class Run:
    """What one thread is handed: the arguments of the call that it makes, each with its shadows, then what its result needs."""

    def __init__(self, f: Shadowing, body: inst.CallBase, key: Key | None) -> None:
        thread = parts(f.source)
        assert thread is not None
        self._f, self._body, self._key = f, body, key
        self._result = Result(thread)
        self.given: list[Value] = []
        kinds = key.kinds if key is not None else [None] * body.argument_count
        for argument, kind in zip(body.arguments, kinds, strict=True):
            if key is not None:
                f.refuse_hidden_pointer(argument)
            self.given += [f.primal(argument), *(f.shadows(argument) if kind is not None and kind.has_shadow else ())]
        self.passed = len(self.given)
        if function_behind(body.callee) is None:
            self.given.append(f.primal(body.callee))
        self._needed = len(self.given)
        self.given += [f.primal(value) for value in self._result.needed]
        self.members = Record(f.module, [value.type for value in self.given])

    def make(self, run: Value, back: Value) -> Value:
        """A record that is filled."""
        f, b = self._f, self._f.builder
        record = b.call(
            f.runtime.declare("__ehub_thread_new", types.ptr, types.i64, types.ptr, types.ptr),
            [self.members.size, run, back],
        )
        for k, value in enumerate(self.given):
            self.members.store(b, record, k, value)
        return record

    def define(self, name: str, result: Type) -> Function:
        """A function of a record, without a body yet."""
        module, source = self._f.module, self._f.source
        return module.define(
            module.unique_name(name),
            types.function(result, (types.ptr,)),
            header_prefix="internal",
            header_suffix=source.inherited,
        )

    def entry(self, name: str, call: Callable[[Builder, Value, list[Value]], Value]) -> Function:
        """What the thread runs: it makes a call with what it is handed, and returns what the program's thread would."""
        function = self.define(name, RUN.result)
        (record,) = function.arguments
        b = Builder(function.add_block())
        given = [self.members.load(b, record, k) for k in range(len(self.given))]
        result = call(b, record, given[: self.passed])
        b.ret(self._result.again(b, result, given[self._needed :]))
        return function

    def plain(self) -> Function:
        """A thread that no derivative goes through."""
        body = self._body
        function = self.define(f"{self._f.source.name}.run", RUN.result)
        (record,) = function.arguments
        b = Builder(function.add_block())
        given = [self.members.load(b, record, k) for k in range(len(self.given))]
        callee = given[self.passed] if function_behind(body.callee) is None else body.callee
        result = call_again(b, body, given[: self.passed], callee)
        b.ret(self._result.again(b, result, given[self._needed :]))
        return function
