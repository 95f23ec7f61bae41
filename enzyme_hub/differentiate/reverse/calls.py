"""Calls. What the forward sweep does with one is in `HANDLERS`, by its meaning; each leaves a function that emits the reverse.

Known mathematical functions have rules; allocations get a shadow allocation and are released by the reverse sweep; calls
of defined functions become an augmented forward call and, backwards, a call of its reverse with the tape.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from enzyme_hub.analysis.memory.barriers import is_barrier
from enzyme_hub.differentiate.marks import marking
from enzyme_hub.differentiate.reverse import allocation, fused, memory_intrinsics, teams, threads
from enzyme_hub.differentiate.reverse.byval import ByvalCopy
from enzyme_hub.differentiate.reverse.protocol import Augmenting, Reverse, Reversing
from enzyme_hub.differentiate.reverse.reverse_call import reverse_call
from enzyme_hub.differentiate.shadowed.allocation import blocks_to_release, release_shadow_on_the_way_out
from enzyme_hub.differentiate.shadowed.memory import result_is
from enzyme_hub.differentiate.shadowed.native_calls import follow_result, refuse_native
from enzyme_hub.differentiate.shadowed.refusals import (
    check_told,
    refuse_caught,
    refuse_thrown_numbers,
    stop_at_unlisted,
)
from enzyme_hub.differentiate.shadowed.unseen_results import forget_before
from enzyme_hub.differentiate.signature import Key, Mode, SplitDerivative
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.roles import is_region, is_thread
from enzyme_hub.ir.values import Block, Constant, Value
from enzyme_hub.languages.heap import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.meaning import (
    Barrier,
    Call,
    ConditionWait,
    Copy,
    Custom,
    Deferral,
    DeferredReleases,
    Fill,
    Inactive,
    InteriorPointer,
    LockAcquire,
    LockRelease,
    Math,
    Meaning,
    MemoryAnnotation,
    Mirrored,
    MirroredCall,
    OrderedBegin,
    OrderedEnd,
    OrderedSignal,
    SamePointer,
    SerialPoint,
    ThreadCopy,
    ThreadCreate,
    ThreadJoin,
    ThreadScopeBegin,
    ThreadScopeEnd,
    Unknown,
    UnresolvedCall,
    is_arm,
    meaning,
)
from enzyme_hub.rules import zeros

Handler = Callable[[Augmenting, inst.CallBase, Any, Block], Reverse | None]

# What calls cost that may be made again, in the storage plan's additions; other pure functions cost more than saving.
COSTS = {2.0: ("llvm.fma.", "llvm.fmuladd.", zeros.PREFIX), 8.0: ("llvm.sqrt.",),
         1.0: ("llvm.fabs", "llvm.copysign", "llvm.min", "llvm.max", "llvm.floor", "llvm.ceil", "llvm.trunc", "llvm.rint",
               "llvm.smax", "llvm.smin", "llvm.umax", "llvm.umin", "llvm.abs", "llvm.round")}  # fmt: skip
OTHER_COST = 20.0


def forward(f: Augmenting, i: inst.CallBase, block: Block) -> None:
    """Emit a call's part of the forward sweep. Where what an invoke throws is caught here, the reverse sweep goes the way that was gone."""
    if isinstance(i, inst.Invoke):
        refuse_caught(f, i)
        stays = f.stays_invoke(i)
        if stays:
            f.end_block(block)
        _forward_call(f, i, block)
        if not stays:
            f.end_block(block)
        if not f.builder.block.is_terminated:
            f.builder.branch(f.blocks[i.normal])
    else:
        _forward_call(f, i, block)


def _forward_call(f: Augmenting, i: inst.CallBase, block: Block) -> None:
    what = meaning(i)
    if isinstance(what, MemoryAnnotation):
        return  # what they say is not true of the derivative
    if block not in f.facts.reaches_return:
        if i in f.skipped:
            return
        if isinstance(what, Deallocation):
            release_shadow_on_the_way_out(f, i, what)
        f.copy_instruction(i)
        return
    reverse = HANDLERS[type(what)](f, i, what, block)
    if reverse is None and i.type.is_pointer:  # what a call returns that has no derivative may be released all the same
        reverse = partial(_release_result, i)
    f.leave(i, reverse)
    f.note(i, block)


def _release_result(i: inst.CallBase, g: Reversing) -> None:
    allocation.release_result(g, i)


def _copy(f: Augmenting, i: inst.CallBase, copy: Copy, block: Block) -> Reverse | None:
    reverse = memory_intrinsics.forward_copy(f, i, copy)
    result_is(f, i, i.arguments[copy.target])
    return reverse


def _fill(f: Augmenting, i: inst.CallBase, fill: Fill, block: Block) -> Reverse | None:
    reverse = memory_intrinsics.forward_fill(f, i)
    result_is(f, i, i.arguments[fill.target])
    return reverse


def _pointer(f: Augmenting, i: inst.CallBase, what: SamePointer, block: Block) -> None:
    """A pointer that goes through an intrinsic; so do its shadows."""
    f.storage.call_costs[f.copy_instruction(i)] = 1.0
    if f.activity.has_shadow(i):
        lanes = tuple(f.builder.call(i.callee, [shadow]) for shadow in f.shadows(i.arguments[what.pointer]))
        for lane in lanes if is_arm(i) else ():
            lane.attributes = i.attributes
        f.storage.call_costs.update(dict.fromkeys(lanes, 1.0))
        f.set_shadows(i, lanes)


def _alike(f: Augmenting, i: inst.CallBase, what: MirroredCall, block: Block) -> None:
    """What is done to an object is done to its shadow."""
    f.copy_instruction(i)
    if f.activity.has_shadow(i.arguments[what.pointer]):
        f.set_shadows(i, f.in_each_lane(i, {what.pointer}))


def _allocation(f: Augmenting, i: inst.CallBase, what: Allocation, block: Block) -> Reverse | None:
    return allocation.forward_allocation(f, i, what)


def _reallocation(f: Augmenting, i: inst.CallBase, what: Reallocation, block: Block) -> Reverse | None:
    return allocation.forward_reallocation(f, i, what)


def _deallocation(f: Augmenting, i: inst.CallBase, what: Deallocation, block: Block) -> None:
    allocation.forward_deallocation(f, i, what)


def _inactive(f: Augmenting, i: inst.CallBase, what: Inactive, block: Block) -> None:
    """The call as it stands."""
    refuse_native(f, i, what)
    refuse_thrown_numbers(f, i, what)
    check_told(f, i)
    forget_before(f, i)
    _as_it_stands(f, i, what, block)
    follow_result(f, i, what)


def _barrier(f: Augmenting, i: inst.CallBase, what: Barrier, block: Block) -> Reverse:
    """Where the threads wait in the forward sweep they wait in the reverse sweep."""
    f.copy_instruction(i)

    def wait(g: Reversing) -> None:
        synchronise = g.module.target.synchronise
        assert synchronise is not None
        if len(i.arguments) == 1 and not isinstance(i.arguments[0], Constant):
            g.builder.call(i.callee, [g.primal(i.arguments[0])])  # of some lanes of a warp
        elif i.type.is_void:
            g.builder.call(i.callee, list(i.arguments)) if i.arguments else synchronise(g.module, g.builder)
        else:
            synchronise(g.module, g.builder)

    return wait


def _deferral(f: Augmenting, i: inst.CallBase, what: Deferral, block: Block) -> None:
    """A release that waits in a derivative waits for the derivative of that one as well, with that of the shadow."""
    function, pointer, *others = i.arguments
    for callee, each in blocks_to_release(f, pointer, f.primal(function)):
        f.runtime.deferred.add(f.builder, callee, [each, *map(f.primal, others)])


def _deferred_releases(f: Augmenting, i: inst.CallBase, what: DeferredReleases, block: Block) -> None:
    """Made when the outermost derivative is done."""


def _as_it_stands(f: Augmenting, i: inst.CallBase, what: Meaning, block: Block) -> None:
    copy = f.copy_instruction(i)
    name = i.callee.name or ""
    cost = next((cost for cost, names in COSTS.items() if name.startswith(names)), OTHER_COST)
    if cost < OTHER_COST or f.program.is_removable(copy):
        f.storage.call_costs[copy] = cost


def _math(f: Augmenting, i: inst.CallBase, what: Math, block: Block) -> Reverse:
    _as_it_stands(f, i, what, block)
    rule = what.rule
    marking.computed(f, i, rule.outputs)

    def reverse_rule(g: Reversing) -> None:
        active = g.activity.is_active(i)
        outputs = any(g.activity.has_shadow(i.arguments[k]) for k in rule.outputs)
        if not active and not outputs:
            return
        for _ in g.lanes():
            seed = g.adjoints.take(g.builder, i) if active else None
            if seed is not None or outputs:
                g.apply(rule, i, seed)

    return reverse_rule


def _function(f: Augmenting, i: inst.CallBase, what: Call | Custom | Unknown, block: Block) -> Reverse | None:
    if is_thread(f.source):
        threads.forward_body(f, i)
        return None
    key = f.calls.get(i)
    if key is not None:
        if key.mode is Mode.COMBINED:
            return fused.forward_iteration(f, i, key)
        return teams.forward_region(f, i, key) if is_region(key.function) else _forward_function(f, i, key, block)
    if is_barrier(i) and not isinstance(what, Custom):
        raise DifferentiationError(
            "EH0310",
            f"{i.callee.name} waits for other threads, and computes nothing that is differentiated",
            where=i.where,
            why="the reverse sweep has to wait in the same place, and enters only functions that it differentiates",
            remedy="let it be inlined, or write the barrier where it is called",
        )
    forget_before(f, i)
    marking.called_as_it_stands(f, i)
    _as_it_stands(f, i, what, block)
    return None


def _unlisted(f: Augmenting, i: inst.CallBase, what: UnresolvedCall, block: Block) -> None:
    stop_at_unlisted(f, i, what)


HANDLERS: dict[type, Handler] = {
    Copy: _copy,
    Fill: _fill,
    Math: _math,
    Inactive: _inactive,
    Barrier: _barrier,
    Mirrored: teams.forward_mirrored,
    LockAcquire: teams.forward_enter,
    LockRelease: teams.forward_leave,
    OrderedBegin: teams.forward_ordered_enter,
    OrderedEnd: teams.forward_ordered_leave,
    OrderedSignal: teams.forward_ordered_signal,
    ThreadScopeBegin: threads.forward_open,
    ThreadScopeEnd: threads.forward_close,
    ThreadCreate: threads.forward_begin,
    ThreadJoin: threads.forward_join,
    ConditionWait: threads.forward_wait,
    SerialPoint: threads.forward_point,
    Deferral: _deferral,
    DeferredReleases: _deferred_releases,
    SamePointer: _pointer,
    MirroredCall: _alike,
    ThreadCopy: _alike,
    InteriorPointer: _alike,
    Allocation: _allocation,
    Reallocation: _reallocation,
    Deallocation: _deallocation,
    Call: _function,
    Custom: _function,
    UnresolvedCall: _unlisted,
    Unknown: _function,
}
"""What the forward sweep does with a call, by the class of its meaning. Returns what emits the reverse."""


def _forward_function(f: Augmenting, i: inst.CallBase, key: Key, block: Block) -> Reverse:
    """Call the augmented forward instead, and leave the call of its reverse."""
    derivative = f.derivative(key)
    marking.entered(f, i)
    arguments: list[Value] = []
    copies: dict[int, ByvalCopy] = {}
    for index, (argument, kind) in enumerate(zip(i.arguments, key.kinds, strict=True)):
        f.refuse_hidden_pointer(argument)
        primal, shadows = f.primal(argument), f.shadows(argument) if kind.has_shadow else ()
        if i.argument_attribute(index, "byval"):
            copy = copies[index] = ByvalCopy(f, i, index, kind.has_shadow, block)
            primal, shadows = copy.primal, copy.shadows
        arguments += [primal, *shadows]
    if f.journal is not None:
        arguments.append(f.journal)
    result = f.builder.call(derivative.augmented, arguments)
    tape = _take_results(f, i, block, derivative, result)

    def reverse_function(g: Reversing) -> None:
        _reverse_function(g, i, derivative, tape, copies)

    return reverse_function


def _take_results(
    f: Augmenting, i: inst.CallBase, block: Block, derivative: SplitDerivative, result: Value
) -> Value | None:
    """Spread the augmented forward's results: the primal and its shadows are noted, the tape is returned."""

    def field(position: int) -> Value:
        return result if derivative.result_count == 1 else f.builder.extract_value(result, position)

    if derivative.primal_position is not None:
        f.set_primal(i, field(derivative.primal_position))
    if derivative.shadow_positions:
        f.set_shadows(i, tuple(map(field, derivative.shadow_positions)))
    return field(derivative.tape_position) if derivative.tape_position is not None else None


def _reverse_function(
    g: Reversing, i: inst.CallBase, derivative: SplitDerivative, tape: Value | None, copies: dict[int, ByvalCopy]
) -> None:
    result = reverse_call(g, i, derivative.key, derivative.reverse, derivative.reads, copies, tape)
    g.tapes.reverses[result] = derivative
    for copy in copies.values():
        copy.reverse(g)
    allocation.release_result(g, i)
