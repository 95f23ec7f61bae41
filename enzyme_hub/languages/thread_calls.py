"""A function that stands for the creation of a thread (`Role.THREAD`): what the thread runs, and how that is called again.

`libraries/threads/opening` makes such functions, and makes threads of them again when all derivatives are written.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import clone_as_call, clone_instruction
from enzyme_hub.ir.module import Function, Module, function_behind
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value, const_int
from enzyme_hub.languages.runtime import THREAD_BEGIN

_ROOM = 96  # bytes of a record that are the runtime's (`runtime.c`)
RUN = types.function(types.ptr, (types.ptr,))


@record
class Thread:
    """The call of what the thread runs, that of what creating it does beside, and what the thread returns."""

    body: inst.CallBase
    begin: inst.CallBase

    @property
    def handle(self) -> Value:
        return self.begin.arguments[0]

    @property
    def attributes(self) -> Value:
        return self.begin.arguments[1]

    @property
    def result(self) -> Value:
        return self.begin.arguments[3]


def begins(i: inst.Instruction) -> bool:
    """True for the call of what creating a thread does."""
    return isinstance(i, inst.CallBase) and i.callee.name == THREAD_BEGIN


def parts(thread: Function) -> Thread | None:
    """None if the function never gets to the end of what the thread runs."""
    calls = [i for i in thread.instructions if isinstance(i, inst.CallBase) and i.intrinsic is None]
    begin = [i for i in calls if begins(i)]
    bodies = [i for i in calls if not begins(i)]
    if len(begin) != 1 or len(bodies) > 1:
        return None
    return Thread(bodies[0], begin[0]) if bodies else None


# -- records: what is handed to a thread, and what it leaves ------------------------------------------------------------------


class Record:
    """Memory of the given members, behind those of the runtime."""

    def __init__(self, module: Module, members: list[Type]) -> None:
        self._layout = module.layout
        self._type = types.struct(tuple(members))

    @property
    def size(self) -> Value:
        return const_int(types.i64, self._layout.alloc_size(self._type))

    def place(self, b: Builder, record: Value, index: int) -> Value:
        zero = const_int(types.i32, 0)
        return b.gep(self._type, b.offset(record, _ROOM), [zero, const_int(types.i32, index)])

    def store(self, b: Builder, record: Value, index: int, value: Value) -> None:
        b.store(value, self.place(b, record, index), min(16, self._layout.align(value.type)))

    def load(self, b: Builder, record: Value, index: int) -> Value:
        type_ = self._type.fields[index]
        return b.load(type_, self.place(b, record, index), min(16, self._layout.align(type_)))


def call_again(b: Builder, body: inst.CallBase, arguments: Sequence[Value], callee: Value) -> inst.CallBase:
    """The call that a thread makes; `callee` is what it calls where that is not known by its name."""
    made = clone_as_call(body, lambda value: value)
    for k, argument in enumerate(arguments):
        made.set_operand(k, argument)
    if function_behind(body.callee) is None:
        made.set_operand(len(made.operands) - 1, callee)
    return b.insert(made)


class Result:
    """What a thread returns, of what its function returns and of other values (`needed`)."""

    def __init__(self, thread: Thread) -> None:
        self._thread = thread
        self.needed = [v for v in dict.fromkeys(self._leaves(thread.result)) if v is not thread.body]

    def _leaves(self, value: Value) -> list[Value]:
        """The values that a short computation stands on; what does not depend on the function is one itself."""
        if value.is_constant:
            return []
        found = (
            [leaf for o in value.operands for leaf in self._leaves(o)] if isinstance(value, inst.Instruction) else []
        )
        return found if self._thread.body in found and value is not self._thread.body else [value]

    def again(self, b: Builder, result: Value, given: Sequence[Value]) -> Value:
        """Compute it where the function has returned `result`, from the values that are needed."""
        known = {self._thread.body: result, **dict(zip(self.needed, given, strict=True))}

        def make(value: Value) -> Value:
            if value.is_constant:
                return value
            if value not in known:
                assert isinstance(value, inst.Instruction)
                known[value] = b.insert(clone_instruction(value, make))
            return known[value]

        return make(self._thread.result)
