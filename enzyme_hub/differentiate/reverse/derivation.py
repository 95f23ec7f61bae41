"""Writes one derivative: its sweeps, one after the other, and what holds them together.

The forward sweep is a copy of the primal with shadows beside pointers (`augment.py`); the reverse sweep goes through its
blocks backwards (`sweep.py`) and asks for primal values by placeholders; the storage plan then says where each comes
from (`tape/plan.py`, `tape/layout.py`). In combined mode both sweeps are one function; in split mode they are two, and the
slots of the plan travel from one to the other on the tape.
"""

from __future__ import annotations

from dataclasses import replace

from enzyme_hub.base.records import record
from enzyme_hub.differentiate.cleanup import remove_unused
from enzyme_hub.differentiate.plan import Plan
from enzyme_hub.differentiate.reverse.adjoint_arithmetic import AdjointArithmetic
from enzyme_hub.differentiate.reverse.adjoints import Adjoints
from enzyme_hub.differentiate.reverse.augment import ForwardSweep
from enzyme_hub.differentiate.reverse.iterations import Iterations
from enzyme_hub.differentiate.reverse.protocol import Augmented
from enzyme_hub.differentiate.reverse.scaffold import Scaffold
from enzyme_hub.differentiate.reverse.sweep import Reversed, ReverseSweep
from enzyme_hub.differentiate.reverse.tile_reloads import TileReloads
from enzyme_hub.differentiate.reverse.windows import NAMES, WINDOWS
from enzyme_hub.differentiate.runtime import HEAP_ALIGN
from enzyme_hub.differentiate.shadowed.protocol import Environment
from enzyme_hub.differentiate.signature import Key, Mode, SplitDerivative, pack
from enzyme_hub.differentiate.tape.alias_scopes import Scopes
from enzyme_hub.differentiate.tape.already_computed import AlreadyComputed
from enzyme_hub.differentiate.tape.layout import Tape
from enzyme_hub.differentiate.tape.memory import loop_memory, tape_memory
from enzyme_hub.differentiate.tape.plan import ALLOCATE, SPARED, Prices, Storage
from enzyme_hub.differentiate.tape.writes import write_saves
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import DERIVATIVE, Function
from enzyme_hub.ir.roles import Role, has_role, inherited_roles, is_iteration
from enzyme_hub.ir.types import ArrayType, StructType, Type
from enzyme_hub.ir.unaligned import load_unaligned
from enzyme_hub.ir.values import Argument, Value, const_int, null, poison

LARGEST_TAPE = 16  # members of a tape that is returned by value; a larger one is on the heap


def declare_combined(key: Key) -> Function:
    """(primals and shadows, seeds?) -> (primal?, derivatives), without a body yet."""
    return _new_function(key, f"diffe.{key.function.name}", with_seed=key.active_return)


def declare_split(key: Key) -> SplitDerivative:
    """The functions of a split derivative, without bodies yet."""
    augmented = _new_function(replace(key, windowed=frozenset()), f"augmented.{key.function.name}", with_seed=False)
    reverse = _new_function(key, f"reverse.{key.function.name}", with_seed=key.active_return)
    if key.options.journal:
        augmented.arguments.append(Argument(types.ptr, "journal", augmented, len(augmented.arguments), ()))
    return SplitDerivative(key, augmented, reverse)


def write_combined(plan: Plan, environment: Environment, function: Function) -> None:
    """Forward and reverse in one function."""
    scaffold = Scaffold(function, function)
    sweeps = _write_sweeps(plan, environment, scaffold)
    returned = _finish_reverse(plan, environment, sweeps)
    results = ([plan.source.return_type] if plan.key.primal_return else []) + plan.key.derivatives
    function.value_type = types.function(pack(results), function.value_type.parameters)
    sweeps.reverse.end.ret(_packed(sweeps.reverse.end, returned, results))
    environment.windows[function] = sweeps.reverse.windows
    if not has_role(plan.source, Role.CHECKPOINTED_STEP) and not is_iteration(
        plan.source
    ):  # to whose adjoints the later ones have added
        environment.shadows.clear(
            scaffold.forward_prologue, environment.runtime, plan.key.options.runtime_activity, plan.source
        )
    _run_deferred_frees(environment, scaffold)
    scaffold.forward_prologue.branch(sweeps.forward.entry)
    _clean(environment, sweeps.tape, function)
    sweeps.forward.unwinding.lead_out()


def write_split(plan: Plan, environment: Environment, entry: SplitDerivative) -> None:
    """An augmented forward and a reverse, in the functions of `entry`; fills in its positions and types."""
    scaffold = Scaffold(entry.augmented, entry.reverse)
    sweeps = _write_sweeps(plan, environment, scaffold)
    returned = _finish_reverse(plan, environment, sweeps)
    sweeps.reverse.end.ret(_packed(sweeps.reverse.end, returned, plan.key.derivatives))
    environment.windows[entry.reverse] = sweeps.reverse.windows
    is_recursive = plan.source in environment.program.calls.recursive
    _TapeType(entry, environment, scaffold, is_recursive).write(sweeps.forward)
    scaffold.forward_prologue.branch(sweeps.forward.entry)
    scaffold.reverse_prologue.branch(sweeps.reverse.entry)
    _clean(environment, sweeps.tape, entry.augmented)
    sweeps.forward.unwinding.lead_out()
    _clean(environment, sweeps.tape, entry.reverse)
    if not is_recursive:  # else recursion may still ask
        entry.reverse_uses = [argument.is_used for argument in entry.reverse.arguments]


@record
class _Sweeps:
    forward: Augmented
    reverse: Reversed
    tape: Tape
    adjoints: list[Adjoints]  # in each lane


def _write_sweeps(plan: Plan, environment: Environment, scaffold: Scaffold) -> _Sweeps:
    facts, module = plan.facts, plan.source.module
    iterations = Iterations(scaffold.reverse_variable)
    tape = Tape(
        module.layout,
        environment.runtime,
        loop_memory(environment.runtime, module.target, environment.is_differentiated_again),
        scaffold.new_slot,
        facts.loop_of,
        facts.trip_count,
        facts.defined_outside,
        facts.guards,
        iterations.number,
        Scopes(module.metadata),
        not scaffold.is_split,
    )
    tile_reloads = TileReloads(plan)

    def is_reloadable(load: inst.Instruction) -> bool:
        return tile_reloads.is_reloaded(load) or (plan.is_reloadable(load) and not tile_reloads.is_lost(load))

    storage = Storage(tape, plan.is_direct, is_reloadable, facts.varying_loops, _prices(plan))
    arithmetic = AdjointArithmetic(module.layout)
    lanes = range(plan.key.width)
    adjoints = [Adjoints(scaffold.reverse_prologue.block, arithmetic, plan.parts) for _ in lanes]
    forward = ForwardSweep(plan, environment, scaffold, storage, iterations).write()
    sweep = ReverseSweep(plan, environment, scaffold, forward, storage, iterations, adjoints, arithmetic, tile_reloads)
    reverse = sweep.write()
    tile_reloads.settle(forward, storage)
    storage.decide(_already_computed(plan, environment, forward, storage))
    tape.lay_out()
    tape.initialise(scaffold.forward_prologue)
    write_saves(tape, storage.saved, forward.blocks, facts, forward.emit_guarded_count)
    storage.resolve(reverse.regions, reverse.entries)
    environment.observer.adjoint(plan, forward, storage)
    return _Sweeps(forward, reverse, tape, adjoints)


def _prices(plan: Plan) -> Prices:
    """An iteration of a loop runs often, and its own loops are short."""
    target, tuning = plan.source.module.target, plan.source.module.tuning
    allocating = ALLOCATE if is_iteration(plan.source) and not target.is_device else 0.0
    return Prices(target.saving, tuning.saving, tuning.reading, SPARED if tuning.sinking else 1.0, allocating)


def _already_computed(plan: Plan, environment: Environment, forward: Augmented, storage: Storage) -> AlreadyComputed:
    """What the forward sweep computes anyway."""
    facts = plan.facts
    already_computed = AlreadyComputed(
        storage.home,
        facts.loop_of,
        environment.program.is_removable,
        lambda loop: facts.trip_count(loop) is not None,
    )
    if forward.returned is not None and (plan.key.is_split or plan.key.primal_return):
        already_computed.add([forward.primal(forward.returned)])
    return already_computed


def _finish_reverse(plan: Plan, environment: Environment, sweeps: _Sweeps) -> list[Value]:
    """At the end of the reverse sweep: free what was allocated, collect what is returned."""
    b, result = sweeps.reverse.end, sweeps.reverse.result
    environment.tapes.releases.update(sweeps.tape.release(b))
    returned: list[Value] = []
    if plan.key.primal_return:
        type_ = plan.source.return_type
        returned.append(b.load(type_, result) if result is not None else null(type_))
    for argument, kind in zip(plan.source.arguments, plan.key.kinds, strict=True):
        for adjoints in sweeps.adjoints if kind.is_returned else ():
            returned.append(adjoints.take(b, argument) or null(argument.type))
    return returned


def _run_deferred_frees(environment: Environment, scaffold: Scaffold) -> None:
    """Run the frees deferred since this derivative began; those of an enclosing derivative stay queued."""
    runtime = environment.runtime
    if not runtime.deferred.is_used:
        return
    mark = runtime.deferred.mark(scaffold.forward_prologue)
    for block in scaffold.reverse.blocks:
        if block.is_terminated and isinstance(block.terminator, inst.Return):
            end = block.instructions.pop()
            runtime.deferred.run(Builder(block), mark)
            block.instructions.append(end)


def _clean(environment: Environment, tape: Tape, function: Function) -> None:
    tape.scopes.finish(function)
    remove_unused(function, environment.program.is_removable)


class _TapeType:
    """The slots packed at the end of the augmented forward, and unpacked at the start of the reverse."""

    def __init__(
        self, entry: SplitDerivative, environment: Environment, scaffold: Scaffold, is_recursive: bool
    ) -> None:
        self._entry = entry
        module = entry.augmented.module
        self._memory = tape_memory(environment.runtime, module.target, environment.is_differentiated_again)
        self._tapes = environment.tapes
        self._layout = module.layout
        self._scaffold = scaffold
        self._slots = [slot for slot in scaffold.slots if slot.on_tape]
        self._struct = types.struct(tuple(slot.type for slot in self._slots))
        self._on_heap = is_recursive or _members(self._struct) > LARGEST_TAPE
        self._align = min(self._layout.align(self._struct), HEAP_ALIGN)

    def write(self, forward: Augmented) -> None:
        entry, results = self._entry, list[Value]()
        if self._on_heap or self._slots:
            entry.tape_type = types.ptr if self._on_heap else self._struct
            tape = Argument(entry.tape_type, "tape", entry.reverse, len(entry.reverse.arguments), ())
            entry.reverse.arguments.append(tape)
            if forward.end is not None:
                results.append(self._packed(forward.end))
            self._unpack(self._scaffold.reverse_prologue, tape)
        self._return(forward, results)
        parameters = tuple(a.type for a in entry.reverse.arguments)
        entry.reverse.value_type = types.function(pack(entry.key.derivatives), parameters)

    def _packed(self, b: Builder) -> Value:
        contents: Value = poison(self._struct)
        for index, slot in enumerate(self._slots):
            contents = b.insert_value(contents, b.load(slot.type, slot.forward), index)
        if not self._on_heap:
            return contents
        pointer = self._memory.take(b, const_int(types.i64, max(1, self._layout.alloc_size(self._struct))))
        b.store(contents, pointer, self._align)
        return pointer

    def _unpack(self, b: Builder, tape: Value) -> None:
        contents = load_unaligned(b, self._layout, self._struct, tape, self._align) if self._on_heap else tape
        for index, slot in enumerate(self._slots):
            b.store(b.extract_value(contents, index), slot.reverse)
        if self._on_heap:
            self._tapes.releases.add(self._memory.give(b, tape))

    def _return(self, forward: Augmented, results: list[Value]) -> None:
        """{tape, primal, shadows of the return}, absent ones dropped."""
        entry, source = self._entry, self._entry.key.function
        result_types: list[Type] = []
        if entry.tape_type is not None:
            entry.tape_position = 0
            result_types.append(entry.tape_type)
        if not source.return_type.is_void:
            entry.primal_position = len(result_types)
            result_types.append(source.return_type)
        if entry.key.shadow_return:
            entry.shadow_positions = range(len(result_types), len(result_types) + entry.key.width)
            result_types.extend([source.return_type] * entry.key.width)
        parameters = tuple(a.type for a in entry.augmented.arguments)
        entry.augmented.value_type = types.function(pack(result_types), parameters)
        if forward.end is None:
            return  # never returns
        if forward.returned is not None:
            results.append(forward.primal(forward.returned))
            if entry.key.shadow_return:
                results.extend(forward.shadows(forward.returned))
        forward.end.ret(_packed(forward.end, results, result_types))


def _members(type_: Type) -> int:
    """The scalars and vectors that a value of the type consists of."""
    if isinstance(type_, StructType):
        return sum(map(_members, type_.fields))
    return type_.count * _members(type_.element) if isinstance(type_, ArrayType) else 1


def _new_function(key: Key, stem: str, with_seed: bool) -> Function:
    """A function with the arguments of a derivative: each primal, its shadows if it has some, then the seeds."""
    module = key.function.module
    parameters: list[Type] = []
    names: list[str | None] = []
    for argument, kind in zip(key.function.arguments, key.kinds, strict=True):
        parameters.append(argument.type)
        names.append(f"a{argument.index}")
        for lane in range(key.width if kind.has_shadow else 0):
            parameters.append(argument.type)
            names.append(f"a{argument.index}.shadow{lane or ''}")
    for lane in range(key.width if with_seed else 0):
        parameters.append(key.function.return_type)
        names.append(f"seed{lane or ''}")
    if key.is_given_windows:
        parameters += WINDOWS
        names += NAMES
    type_ = types.function(types.void, tuple(parameters))
    suffix = f"{DERIVATIVE} {inherited_roles(key.function)} {key.function.inherited}"
    if key.mode is Mode.COMBINED and is_iteration(key.function):
        suffix = f"alwaysinline {suffix}"  # of the loop around it LLVM sees what does not change there
    if key.is_split and "noinline" in key.function.attributes:
        suffix = (
            f"noinline {suffix}"  # what the program keeps apart; LLVM would make a chain of calls one huge function
        )
    name = module.unique_name(stem)
    return module.define(name, type_, parameter_names=names, header_prefix="internal", header_suffix=suffix.strip())


def _packed(b: Builder, values: list[Value], result_types: list[Type]) -> Value | None:
    if not result_types:
        return None
    if len(result_types) == 1:
        return values[0]
    total: Value = poison(pack(result_types))
    for index, value in enumerate(values):
        total = b.insert_value(total, value, index)
    return total
