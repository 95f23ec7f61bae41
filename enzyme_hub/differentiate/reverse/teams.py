"""Parallel regions: a region is reversed as a region, run by as many threads, each with the tape of the thread of its number.

What is called in each thread are small functions around the derivative of the region's function, regions themselves. What a team
has to keep from the one to the other is kept by the runtime (`languages/libraries/openmp/runtime.c`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from enzyme_hub.analysis.memory.modref import Concurrency
from enzyme_hub.differentiate.reverse import shadow_memory
from enzyme_hub.differentiate.reverse.adjoint_arithmetic import AdjointArithmetic, Parts
from enzyme_hub.differentiate.reverse.protocol import Augmenting, Reverse, Reversing
from enzyme_hub.differentiate.runtime import HEAP_ALIGN
from enzyme_hub.differentiate.signature import Key, SplitDerivative
from enzyme_hub.differentiate.stops.planting import Stop
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.roles import Role
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, Value, const_int, null, poison
from enzyme_hub.languages.meaning import LockAcquire, LockRelease, Mirrored, OrderedBegin, OrderedEnd, OrderedSignal
from enzyme_hub.languages.runtime import MIRRORED_BARRIER, OF_ONE_THREAD, PASS_TURN, TAKE_TURN

_SEAT = types.array(7, types.i64)
"""What a thread of a team keeps while it is there (`struct seat` of the runtime)."""

# -- where threads meet ---------------------------------------------------------------------------------------------------


def forward_mirrored(f: Augmenting, i: inst.CallBase, what: Mirrored, block: Block) -> Reverse:
    """Where all threads wait for each other, they do so in the reverse sweep."""
    is_around = what.reverse == MIRRORED_BARRIER and f.program.concurrency(i.function) is Concurrency.ALONE
    if is_around and f.program.tells_others(i.function):
        _must_be_alone(f, i, "a barrier", "put the region into the function")
    f.copy_instruction(i)

    def reverse(g: Reversing) -> None:
        g.builder.call(g.runtime.declare(what.reverse, types.void), [])

    return reverse


def _must_be_alone(f: Augmenting, i: inst.CallBase, what: str, remedy: str) -> None:
    """Threads of a region around the derivative may find here what others have written, of which nobody knows."""
    b = f.builder
    threads = b.call(f.runtime.declare("omp_get_num_threads", types.i32), [])
    is_alone = b.compare("icmp", "sle", threads, const_int(types.i32, 1))
    why = f"{what} of a parallel region around what is differentiated: {remedy}"
    f.runtime.check(b, is_alone, Stop("EH0310", why, i.site))


def forward_enter(f: Augmenting, i: inst.CallBase, what: LockAcquire, block: Block) -> Reverse:
    """Where one thread at a time goes in, it comes out in the reverse sweep."""
    lock = i.arguments[what.lock]
    is_common = f.program.concurrency(i.function) is Concurrency.ALONE and _computes_in_common(f)
    if is_common and what.is_of_team:
        remedy = "put the region into the function, or make the variables threadprivate"
        _must_be_alone(f, i, "a critical section, in a function that computes in variables of all threads,", remedy)
    f.copy_instruction(i)
    if what.shared and what.writes:
        f.builder.call(f.runtime.declare("__ehub_lock_written", types.void, types.ptr), [f.primal(lock)])
    if is_common:
        why = "two threads run this derivative at once, which computes in static variables: make these thread_local"
        stop = f.runtime.stops.planted(Stop("EH0310", why, i.site))
        alone = f.runtime.declare("__ehub_lock_alone", types.void, types.ptr, types.ptr)
        f.builder.call(alone, [f.primal(lock), stop])

    def reverse(g: Reversing) -> None:
        come_out(g, lock, "" if what.writes else "_read")
        if is_common:
            g.builder.call(g.runtime.declare("__ehub_lock_left", types.void, types.ptr), [g.primal(lock)])

    return reverse


def _computes_in_common(f: Augmenting) -> bool:
    """True if numbers that matter are read from variables that all threads of the program have, and that are written."""
    common = {v for v in f.program.active_globals & f.program.written_globals if not v.is_thread_local}

    def reads(i: inst.Instruction) -> bool:
        if isinstance(i, inst.Load):
            return f.activity.is_active(i) and not common.isdisjoint(f.facts.pointers.all_bases(i.pointer))
        callee = i.called_function if isinstance(i, inst.CallBase) else None
        return callee is not None and not common.isdisjoint(f.program.globals_written_below(callee))

    return bool(common) and any(map(reads, f.source.instructions))


def forward_leave(f: Augmenting, i: inst.CallBase, what: LockRelease, block: Block) -> Reverse:
    """Where a thread goes out, it comes in in the reverse sweep, when all are through that went out later."""
    lock = i.arguments[what.lock]
    kind = "_shared" if what.shared else ""
    turn = note_turn(f, lock, kind)
    f.copy_instruction(i)

    def reverse(g: Reversing) -> None:
        come_in(g, lock, turn, kind)

    return reverse


def note_turn(f: Augmenting, lock: Value, kind: str = "") -> Value:
    """Before a thread goes out: the number of its turn at this lock."""
    return f.builder.call(f.runtime.declare(f"__ehub_lock_leave{kind}", types.i64, types.ptr), [f.primal(lock)])


def come_in(g: Reversing, lock: Value, turn: Value, kind: str = "") -> None:
    """Wait in the reverse sweep until all are through whose turn came later."""
    again = g.runtime.declare(f"__ehub_lock_again{kind}", types.void, types.ptr, types.i64)
    g.builder.call(again, [g.primal(lock), g.saved(turn)])


def come_out(g: Reversing, lock: Value, kind: str = "") -> None:
    """Let the threads through, in the reverse sweep, whose turn came before."""
    g.builder.call(g.runtime.declare(f"__ehub_lock_done{kind}", types.void, types.ptr), [g.primal(lock)])


def forward_ordered_enter(f: Augmenting, i: inst.CallBase, what: OrderedBegin, block: Block) -> Reverse:
    """Where a thread begins a section of an ordered loop, it is through with it in the reverse sweep."""
    f.copy_instruction(i)
    return _section_done


def forward_ordered_leave(f: Augmenting, i: inst.CallBase, what: OrderedEnd, block: Block) -> Reverse:
    """Where a thread ends such a section, it begins it in the reverse sweep, after those of later iterations."""
    section = _note_section(f)
    f.copy_instruction(i)
    return partial(_section_again, section)


def forward_ordered_signal(f: Augmenting, i: inst.CallBase, what: OrderedSignal, block: Block) -> Reverse:
    """A section of no length: the reverse sweep goes through all signals of a loop in the opposite order.

    A signal is noted before it is given, and after it was waited for; so it comes before those that waited for it.
    """
    if what.waits:
        f.copy_instruction(i)
    section = _note_section(f)
    if not what.waits:
        f.copy_instruction(i)

    def reverse(g: Reversing) -> None:
        _section_again(section, g)
        _section_done(g)

    return reverse


def _note_section(f: Augmenting) -> Value:
    return f.builder.call(f.runtime.declare("__ehub_ordered_leave", types.i64), [])


def _section_again(section: Value, g: Reversing) -> None:
    g.builder.call(g.runtime.declare("__ehub_ordered_again", types.void, types.i64), [g.saved(section)])


def _section_done(g: Reversing) -> None:
    g.builder.call(g.runtime.declare("__ehub_ordered_done", types.void), [])


# -- regions --------------------------------------------------------------------------------------------------------------


def forward_region(f: Augmenting, i: inst.CallBase, key: Key) -> Reverse:
    """A region of augmented forwards, which leaves the call of a region of reverses."""
    _refuse_journal(f, i)
    derivative = f.derivative(key)
    arguments: list[Value] = []
    for argument, kind in zip(i.arguments, key.kinds, strict=True):
        f.refuse_hidden_pointer(argument)
        arguments += [f.primal(argument), *(f.shadows(argument) if kind.has_shadow else ())]
    team = f.builder.call(f.runtime.declare("__ehub_team_new", types.ptr), [])
    f.builder.call(_Regions(f, derivative).forward(), [*arguments, team])

    def reverse(g: Reversing) -> None:
        _reverse(g, i, derivative, team)

    return reverse


def _refuse_journal(f: Augmenting, i: inst.CallBase) -> None:
    if f.journal is not None:
        raise DifferentiationError(
            "EH0312",
            f"tangents over the tape of {f.source.name}, which has a parallel region of OpenMP",
            where=i.where,
            why="the tapes of a region's threads are read by its reverse alone",
            remedy="ask for the tangents without a tape (__enzyme_fwddiff)",
        )


def _reverse(g: Reversing, i: inst.CallBase, derivative: SplitDerivative, team: Value) -> None:
    key, b = derivative.key, g.builder
    returned = [a for a, kind in zip(i.arguments, key.kinds, strict=True) if kind.is_returned for _ in g.lanes()]
    region, reads = _Regions(g, derivative).reverse(g.arithmetic, [g.parts(argument) for argument in returned])
    arguments: list[Value] = []

    def pass_on(argument: Value, bring: bool) -> None:
        wanted = reads[len(arguments)]
        arguments.append((g.primal if bring else g.shadow)(argument) if wanted else poison(argument.type))

    for argument, kind in zip(i.arguments, key.kinds, strict=True):
        pass_on(argument, True)
        for _ in g.lanes() if kind.has_shadow else ():
            pass_on(argument, False)
    sums = [g.new_variable(argument.type) for argument in returned]
    for total, argument in zip(sums, returned, strict=True):
        b.store(null(argument.type), total)
    held = g.saved(team)
    b.call(g.runtime.declare("__ehub_team_again", types.void, types.ptr), [held])
    g.tapes.regions.add(b.call(region, [*arguments, *sums, held]))
    end = g.runtime.declare("__ehub_team_end", types.void, types.ptr, types.ptr)
    g.release(b.call(end, [held, g.runtime.deferred.newest()]))
    left = iter(sums)
    for argument, kind in zip(i.arguments, key.kinds, strict=True):
        for _ in g.lanes() if kind.is_returned else ():
            g.add(argument, b.load(argument.type, next(left)))


class _Regions:
    """The functions that each thread calls, made for one region."""

    def __init__(self, sweep: Augmenting | Reversing, derivative: SplitDerivative) -> None:
        self._module = sweep.module
        self._runtime = sweep.runtime
        self._derivative = derivative

    def _define(self, name: str, parameters: tuple[Type, ...]) -> Function:
        source = self._derivative.key.function
        suffix = f"noinline nounwind {Role.REGION.value} {source.inherited}".strip()
        type_ = types.function(types.void, parameters)
        return self._module.define(
            self._module.unique_name(name), type_, header_prefix="internal", header_suffix=suffix
        )

    def _call(self, b: Builder, name: str, *arguments: Value, result: Type = types.void) -> Value:
        return b.call(self._runtime.declare(name, result, *(a.type for a in arguments)), list(arguments))

    def _enter(self, b: Builder, team: Value) -> Value:
        """A thread enters the team; the newest of its releases that wait so far."""
        self._call(b, "__ehub_team_enter", team, b.alloca(_SEAT))
        return self._runtime.deferred.mark(b)

    def forward(self) -> Function:
        """Call the augmented forward, and leave its tape for the thread of this number."""
        derivative = self._derivative
        augmented = derivative.augmented
        function = self._define(f"{augmented.name}.region", (*augmented.value_type.parameters, types.ptr))
        *given, team = function.arguments
        b = Builder(function.add_block())
        mark = self._enter(b, team)
        result = b.call(augmented, given)
        tape: Value = null(types.ptr)
        if derivative.tape_position is not None:
            tape = result if derivative.result_count == 1 else b.extract_value(result, derivative.tape_position)
            if self._is_boxed:
                size = max(1, self._module.layout.alloc_size(tape.type))
                box = self._runtime.allocate(b, const_int(types.i64, size))
                b.store(tape, box, HEAP_ALIGN)
                tape = box
        self._call(b, "__ehub_team_keep", team, tape)
        self._call(b, "__ehub_team_leave", self._runtime.deferred.newest(), mark)
        b.ret()
        return function

    @property
    def _is_boxed(self) -> bool:
        """True for a tape that is no pointer, which goes to the heap."""
        type_ = self._derivative.tape_type
        return type_ is not None and not type_.is_pointer

    def reverse(self, arithmetic: AdjointArithmetic, numbers: Sequence[Parts]) -> tuple[Function, list[bool]]:
        """Call the reverse with that tape, and add up what it returns; and which of the reverse's parameters it reads.

        `numbers` says of each result where numbers are in it.
        """
        derivative = self._derivative
        reverse, key = derivative.reverse, derivative.key
        has_tape = derivative.tape_type is not None
        given_types = reverse.value_type.parameters[: -1 if has_tape else None]
        sums = (types.ptr,) * len(key.derivatives)
        function = self._define(f"{reverse.name}.region", (*given_types, *sums, types.ptr))
        given, places = function.arguments[: len(given_types)], function.arguments[len(given_types) : -1]
        team = function.arguments[-1]
        b = Builder(function.add_block())
        mark = self._enter(b, team)
        held = self._call(b, "__ehub_team_tape", team, result=types.ptr)
        arguments: list[Value] = list(given)
        if derivative.tape_type is not None and derivative.tape_type.is_pointer:
            arguments.append(held)
        elif derivative.tape_type is not None:
            arguments.append(b.load(derivative.tape_type, held, HEAP_ALIGN))
            self._runtime.free(b, held)
        result = self._call_reverse(b, arguments)
        if key.options.deterministic and places:
            self._call(b, TAKE_TURN)
        for k, place in enumerate(places):
            adjoint = result if len(places) == 1 else b.extract_value(result, k)
            for offset, number in arithmetic.numbers(b, adjoint, numbers[k]):
                shadow_memory.add_number(self._module, b, b.offset(place, offset), number)
        if key.options.deterministic and places:
            self._call(b, PASS_TURN)
        self._call(b, "__ehub_team_leave", self._runtime.deferred.newest(), mark)
        b.ret()
        return function, [derivative.reads(k) for k in range(len(given_types))]

    def _call_reverse(self, b: Builder, arguments: list[Value]) -> Value:
        """Call the reverse. A team of one thread does so apart, to add plainly (`languages/libraries/openmp/alone`)."""
        reverse, asked = self._derivative.reverse, self._derivative.key.options
        if not asked.team:
            return b.call(reverse, arguments)
        is_alone = self._call(b, "__ehub_team_is_alone", result=types.i1)
        function = b.block.function
        alone, many, after = (function.add_block() for _ in range(3))
        b.branch_if(is_alone, alone, many)
        results: list[tuple[Value, Block]] = []
        for block in (alone, many):
            b.block = block
            call = b.call(reverse, arguments)
            call.attributes = (OF_ONE_THREAD,) if block is alone else ()
            results.append((call, block))
            b.branch(after)
        b.block = after
        if reverse.return_type.is_void:
            return results[0][0]
        return b.phi(reverse.return_type, results)
