"""Calls that `joins` made of work for a pool become work again, when all derivatives are written."""

from __future__ import annotations

from enzyme_hub.base.taken import Taken
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.cleanups import inherited, personality, with_cleanup
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.roles import Role, has_role, is_branch
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value, const_int
from enzyme_hub.languages.libraries.rayon.names import ENTRIES, ERRAND, KEPT
from enzyme_hub.languages.libraries.rayon.waiting import Waiting
from enzyme_hub.languages.libraries.rayon.watches import Watches

_RUN = types.function(types.void, (types.ptr,))


def close_joins(module: Module) -> None:
    """Two calls that may happen at once are work for the pool again, in the program and in its derivatives."""
    pairs = _Pairs(module)
    for function in list(module.functions.values()):
        if has_role(function, Role.PAIR) and not function.is_declaration:
            pairs.close(function)
        elif (entry := function.attribute(ERRAND)) is not None and not function.is_declaration:
            _close_errand(function, entry.partition("=")[2].strip('"'))
    for function in module.functions.values():
        if function.attribute(KEPT) is not None:
            function.header_prefix = function.header_prefix.replace("hidden", "internal", 1)


def _close_errand(errand: Function, entry: str) -> None:
    calls = [i for i in errand.instructions if isinstance(i, inst.Call) and i.intrinsic is None]
    if len(calls) != 1:
        return  # what is left of it is as good here as elsewhere
    (call,) = calls
    (position,) = ENTRIES[entry]
    arguments: list[Value] = list(errand.arguments)
    arguments.insert(position, call.callee)
    type_ = types.function(types.void, tuple(a.type for a in arguments))
    inst.Call(type_, errand.module.declare(entry, type_), arguments).insert_before(call)
    call.erase()


# While a thread runs a branch no guard of a stop counts: its frames lie upon those of the pool (`differentiate/stops/caught.c`).
_HIDE, _SHOW = "__ehub_stop_hide", "__ehub_stop_show"


class _Frame:
    """What lies in memory for a call: its arguments, in which list it takes memory, its result, what it leaves on lists."""

    def __init__(self, function: Function, waiting: Waiting, watches: Watches) -> None:
        taken = function.value_type.parameters
        result = () if function.return_type.is_void else (function.return_type,)
        list_: tuple[Type, ...] = (types.ptr,) if watches else ()
        self.list_ = len(taken)
        self.result = self.list_ + len(list_)
        self.left = self.result + len(result)
        self.type = types.struct((*taken, *list_, *result, *waiting.words))

    def place(self, memory: Value, index: int) -> inst.GetElementPtr:
        return inst.GetElementPtr(self.type, memory, [const_int(types.i32, 0), const_int(types.i32, index)], ())


class _Pairs:
    """Hands the two calls of pairs to the pool, each with what it returns in memory; what is done with that is done behind both."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._waiting = Waiting(module)
        self._watches = Watches(module)
        self._personality = personality(module)

    def close(self, pair: Function) -> None:
        calls = [i for i in pair.instructions if isinstance(i, inst.Call) and is_branch(i.called_function)]
        if len(calls) != 2 or calls[0].block is not calls[1].block:
            return  # LLVM saw that one does nothing
        first, second = calls
        _move_behind(first, second)
        frames = [self._frame(call) for call in calls]
        work = [self._work(call, frame, second) for call, frame in zip(calls, frames, strict=True)]
        joiner = self._waiting.joiner()
        inst.Call(joiner.value_type, joiner, [word for one in work for word in one]).insert_before(second)
        for call, frame, (_, memory, *_) in zip(calls, frames, work, strict=True):
            if frame is not None:
                self._take_result(call, frame, second, memory)
        first.erase()
        second.erase()

    def _frame(self, call: inst.Call) -> _Frame | None:
        """None for a function that is called as work is."""
        if call.function_type is _RUN and not self._waiting and not self._watches:
            return None
        assert call.called_function is not None
        return _Frame(call.called_function, self._waiting, self._watches)

    def _work(self, call: inst.Call, frame: _Frame | None, place: inst.Instruction) -> list[Value]:
        """The function and its data, and where it says what it left on lists if it may leave any; in front of `place`."""
        if frame is None:
            return [call.callee, call.arguments[0]]
        memory = call.function.entry.insert(0, inst.Alloca(frame.type))
        words = list(call.arguments)
        if self._watches:
            words.append(list_ := self._watches.of_thread())
            list_.insert_before(place)
        for k, word in enumerate(words):
            member = frame.place(memory, k)
            member.insert_before(place)
            inst.Store(word, member).insert_before(place)
        if not self._waiting:
            return [self._runner(call, frame), memory]
        left = frame.place(memory, frame.left)
        left.insert_before(place)
        return [self._runner(call, frame), memory, left]

    def _runner(self, call: inst.Call, frame: _Frame) -> Function:
        callee, waiting, watches = call.called_function, self._waiting, self._watches
        assert callee is not None
        runner = self._module.define(
            self._module.unique_name(f"{callee.name}.work"),
            _RUN,
            header_prefix="internal",
            header_suffix=inherited(callee, self._personality),
        )
        b = Builder(runner.add_block())
        (memory,) = runner.arguments
        marks = waiting.mark(b)
        arguments: list[Value] = [
            b.load(type_, b.insert(frame.place(memory, k))) for k, type_ in enumerate(callee.value_type.parameters)
        ]
        before = watches.take_in(b, b.load(types.ptr, b.insert(frame.place(memory, frame.list_)))) if watches else None

        takes = self._module.taken is not Taken.ENDS
        hidden = b.call(self._module.declare(_HIDE, types.function(types.ptr, ())), []) if takes else None

        def leave(b: Builder) -> None:
            if hidden is not None:
                b.call(self._module.declare(_SHOW, types.function(types.void, (types.ptr,))), [hidden])
            if before is not None:
                watches.take_in(b, before)
            for index, word in enumerate(waiting.take(b, marks), frame.left):
                b.store(word, b.insert(frame.place(memory, index)))

        b, result = with_cleanup(b.call(callee, arguments), leave)
        if not callee.return_type.is_void:
            b.store(result, b.insert(frame.place(memory, frame.result)))
        leave(b)
        b.ret()
        return runner

    def _take_result(self, call: inst.Call, frame: _Frame, place: inst.Instruction, memory: Value) -> None:
        """What a call returned, in front of `place`."""
        if call.type.is_void or not call.is_used:
            return
        member = frame.place(memory, frame.result)
        result = inst.Load(call.type, member)
        member.insert_before(place)
        result.insert_before(place)
        call.replace_all_uses_with(result)


def _move_behind(first: inst.Call, second: inst.Call) -> None:
    """Put what depends on the first call behind the second, which does not depend on it."""
    block = second.block
    assert block is not None
    between = block.instructions[block.instructions.index(first) + 1 : block.instructions.index(second)]
    late: list[inst.Instruction] = []
    for i in between:
        if any(operand is first or operand in late for operand in i.operands):
            late.append(i)
    for i in reversed(late):
        block.instructions.remove(i)
        block.insert(block.instructions.index(second) + 1, i)
