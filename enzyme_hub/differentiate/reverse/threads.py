"""Threads that a function starts and joins: the reverse of joining one starts a thread, and that of starting one joins it.

What a thread leaves for its reverse is in its record, which the forward sweep makes where the thread is created, and finds again by
the program's handle where it is joined (`languages/libraries/threads/runtime.c`). So whoever joins a thread need not know
what it runs.
"""

from __future__ import annotations

from enzyme_hub.analysis.memory.modref import Concurrency
from enzyme_hub.analysis.memory.ordering import word_of
from enzyme_hub.differentiate.reverse import moves, teams
from enzyme_hub.differentiate.reverse.protocol import Augmenting, Reverse, Reversing
from enzyme_hub.differentiate.shadowed.threads import Run, place_of
from enzyme_hub.differentiate.signature import Key, SplitDerivative
from enzyme_hub.differentiate.stops.planting import Stop
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, Value, null
from enzyme_hub.languages.meaning import (
    ConditionWait,
    SerialPoint,
    ThreadCreate,
    ThreadJoin,
    ThreadScopeBegin,
    ThreadScopeEnd,
)
from enzyme_hub.languages.thread_calls import Record, parts

# -- functions that start threads and join them ---------------------------------------------------------------------------


def forward_open(f: Augmenting, i: inst.CallBase, what: ThreadScopeBegin, block: Block) -> Reverse:
    """From here on threads are joined before `forward_close`."""
    bracket = f.builder.call(f.runtime.declare("__ehub_bracket_new", types.ptr), [])
    f.set_primal(i, bracket)

    def reverse(g: Reversing) -> None:
        end = g.builder.call(g.runtime.declare("__ehub_bracket_end", types.void, types.ptr), [g.saved(bracket)])
        g.tapes.regions.add(end)
        g.release(end)

    return reverse


def forward_close(f: Augmenting, i: inst.CallBase, what: ThreadScopeEnd, block: Block) -> Reverse:
    """All threads must be joined."""
    bracket = f.primal(i.arguments[0])
    leave = f.runtime.declare("__ehub_bracket_leave", types.void, types.ptr, types.ptr)
    f.builder.call(leave, [bracket, place_of(f, i)])

    def reverse(g: Reversing) -> None:
        g.builder.call(g.runtime.declare("__ehub_bracket_again", types.void, types.ptr), [g.saved(bracket)])

    return reverse


# -- threads --------------------------------------------------------------------------------------------------------------


def forward_join(f: Augmenting, i: inst.CallBase, what: ThreadJoin, block: Block) -> Reverse:
    """Join the thread and find its record; in reverse start the reverse of it."""
    join = f.runtime.declare("__ehub_thread_join", types.ptr, types.i64, types.ptr, types.ptr)
    record = f.builder.call(join, [*map(f.primal, i.arguments), place_of(f, i)])
    f.set_primal(i, null(i.type))

    def reverse(g: Reversing) -> None:
        g.builder.call(g.runtime.declare("__ehub_thread_again", types.void, types.ptr), [g.saved(record)])

    return reverse


def forward_body(f: Augmenting, i: inst.CallBase) -> None:
    """What a thread runs is called by the thread, which `forward_begin` starts."""
    if not i.type.is_void:
        f.set_primal(i, null(i.type))


def forward_begin(f: Augmenting, i: inst.CallBase, what: ThreadCreate, block: Block) -> Reverse:
    """Start a thread that runs the augmented forward; in reverse wait for its reverse, and take what that returns."""
    thread = parts(f.source)
    assert thread is not None and thread.begin is i
    if f.journal is not None:
        raise DifferentiationError(
            "EH0312",
            f"tangents over the tape of a function that starts threads ({f.source.name})",
            where=i.where,
            why="the tapes of threads are read by their reverses alone",
            remedy="ask for the tangents without a tape (__enzyme_fwddiff)",
        )
    key = f.calls.get(thread.body)
    derivative = f.derivative(key) if key is not None else None
    run = _Threads(f, thread.body, key, derivative)
    record = run.make(run.forward(), run.reverse())
    start = f.runtime.declare("__ehub_thread_start", types.i32, *(types.ptr,) * 4)
    given = [f.primal(thread.handle), f.primal(thread.attributes)]
    f.set_primal(i, f.builder.call(start, [record, *given, place_of(f, thread.body)]))

    def reverse(g: Reversing) -> None:
        held = g.saved(record)
        g.builder.call(g.runtime.declare("__ehub_thread_done", types.void, types.ptr), [held])
        for argument, index in run.returned:
            for lane in g.lanes():
                g.add(argument, run.members.load(g.builder, held, index + lane))
        run.take_over(g, held)
        g.release(g.runtime.free(g.builder, held))

    return reverse


class _Threads(Run):
    """Behind what is handed to the thread: the tape, what the reverse returns for each argument and lane, and releases that wait."""

    def __init__(self, f: Augmenting, body: inst.CallBase, key: Key | None, derivative: SplitDerivative | None) -> None:
        super().__init__(f, body, key)
        self._derivative = derivative
        self.returned: list[tuple[Value, int]] = []
        count = len(self.given)
        more: list[Type] = []
        if derivative is not None:
            self._tape = count
            more.append(derivative.tape_type or types.ptr)
            for argument, kind in zip(body.arguments, derivative.key.kinds, strict=True):
                if kind.is_returned:
                    self.returned.append((argument, count + len(more)))
                    more += [argument.type] * derivative.key.width
            self._waiting = count + len(more)
            more.append(types.ptr)
        self.members = Record(f.module, [*(value.type for value in self.given), *more])

    def forward(self) -> Function:
        """Call the augmented forward, and keep its tape."""
        derivative = self._derivative
        if derivative is None:
            return self.plain()

        def call(b: Builder, record: Value, given: list[Value]) -> Value:
            result = b.call(derivative.augmented, given)

            def field(position: int) -> Value:
                return result if derivative.result_count == 1 else b.extract_value(result, position)

            if derivative.tape_position is not None:
                self.members.store(b, record, self._tape, field(derivative.tape_position))
            self._hand_over(b, record)
            return field(derivative.primal_position) if derivative.primal_position is not None else result

        return self.entry(f"{derivative.augmented.name}.thread", call)

    def reverse(self) -> Value:
        """Call the reverse with that tape, and keep what it returns."""
        derivative = self._derivative
        if derivative is None:
            return null(types.ptr)
        function = self.define(f"{derivative.reverse.name}.thread", types.void)
        (record,) = function.arguments
        b = Builder(function.add_block())
        b.store(self.members.load(b, record, self._waiting), self._f.runtime.deferred.newest())
        arguments = [self.members.load(b, record, k) for k in range(self.passed)]
        if derivative.tape_type is not None:
            arguments.append(self.members.load(b, record, self._tape))
        result = b.call(derivative.reverse, arguments)
        adjoints = len(derivative.key.derivatives)
        for k in range(adjoints):
            one = result if adjoints == 1 else b.extract_value(result, k)
            self.members.store(b, record, self._tape + 1 + k, one)
        self._hand_over(b, record)
        b.ret()
        return function

    def _hand_over(self, b: Builder, record: Value) -> None:
        """Leave the releases that wait (`deferred`) on the record: the thread's list ends with it."""
        newest = self._f.runtime.deferred.newest()
        self.members.store(b, record, self._waiting, b.load(types.ptr, newest))
        b.store(null(types.ptr), newest)

    def take_over(self, g: Reversing, record: Value) -> None:
        """They wait on until the outermost derivative is done."""
        if self._derivative is not None:
            add = g.runtime.declare("__ehub_threads_wait_on", types.void, types.ptr, types.ptr)
            waiting = self.members.load(g.builder, record, self._waiting)
            g.builder.call(add, [g.runtime.deferred.newest(), waiting])


# -- what threads tell each other -------------------------------------------------------------------------------------------------------


def forward_wait(f: Augmenting, i: inst.CallBase, what: ConditionWait, block: Block) -> Reverse:
    """Who waits for a sign leaves the lock and enters it again; so does the reverse sweep, the other way round."""
    lock = i.arguments[what.lock]
    turn = teams.note_turn(f, lock)
    f.copy_instruction(i)

    def reverse(g: Reversing) -> None:
        teams.come_out(g, lock)
        teams.come_in(g, lock, turn)

    return reverse


def forward_point(f: Augmenting, i: inst.CallBase, what: SerialPoint, block: Block) -> Reverse:
    """Threads come here one after the other; in reverse whoever came later is through."""
    place = i.arguments[0]
    why: Value = null(types.ptr)
    if f.program.concurrency(i.function) is Concurrency.ALONE and f.program.tells_others(i.function):
        remedy = "let the function that is differentiated start these threads"
        said = f"threads wait for each other around what is differentiated: {remedy}"
        why = f.runtime.stops.planted(Stop("EH0310", said, i.site))
    point = f.runtime.declare("__ehub_lock_point", types.i64, types.ptr, types.ptr)
    turn = f.builder.call(point, [f.primal(place), why])
    f.copy_instruction(i)

    def reverse(g: Reversing) -> None:
        again = g.runtime.declare("__ehub_lock_word_again", types.void, types.ptr, types.i64)
        g.builder.call(again, [g.primal(place), g.saved(turn)])

    return reverse


def copy_in_lock_order(f: Augmenting, i: inst.Instruction) -> inst.Instruction:
    """Copy what is no call. An access by which threads tell each other to go on is noted; its reverse waits for who came later."""
    word = word_of(i) if f.program.is_ordered_access(i) else None
    if word is None:
        return f.copy_instruction(i)
    held = f.builder.call(f.runtime.declare("__ehub_lock_word", types.ptr, types.ptr), [f.primal(word)])
    copy = f.copy_instruction(i)
    turn = f.builder.call(f.runtime.declare("__ehub_lock_noted", types.i64, types.ptr), [held])

    def reverse(g: Reversing) -> None:
        again = g.runtime.declare("__ehub_lock_word_again", types.void, types.ptr, types.i64)
        g.builder.call(again, [g.primal(word), g.saved(turn)])
        if (handler := moves.REVERSE.get(i.opcode)) is not None:
            for _ in g.lanes():
                handler(g, i)

    f.leave(i, reverse)
    return copy
