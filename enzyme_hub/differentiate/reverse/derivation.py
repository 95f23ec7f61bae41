"""One derivative function being made: its parts and the steps that make it.

The forward sweep is a copy of the primal with shadows beside pointers (`augment.py`); the reverse sweep goes through its
blocks backwards (`sweep.py`) and asks for primal values by placeholders; the storage plan then says where each comes
from (`tape/plan.py`, `tape/layout.py`). In combined mode both sweeps are one function; in split mode they are two, and the
slots of the plan travel from one to the other on the tape.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_hub import limits
from enzyme_hub.analysis.activity.analysis import Activity
from enzyme_hub.analysis.types.answers import Part
from enzyme_hub.differentiate import legality
from enzyme_hub.differentiate.cleanup import remove_unused
from enzyme_hub.differentiate.reverse.adjoint_arithmetic import AdjointArithmetic
from enzyme_hub.differentiate.reverse.adjoints import Adjoints
from enzyme_hub.differentiate.reverse.augment import ForwardSweep
from enzyme_hub.differentiate.reverse.sweep import ReverseSweep
from enzyme_hub.differentiate.runtime import HEAP_ALIGN
from enzyme_hub.differentiate.signature import Key, SplitDerivative, pack
from enzyme_hub.differentiate.tape.alias_scopes import Scopes
from enzyme_hub.differentiate.tape.layout import Slot, Tape
from enzyme_hub.differentiate.tape.plan import Storage
from enzyme_hub.differentiate.tape.writes import write_saves
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Argument, Block, Value, const_int, null, poison
from enzyme_hub.languages.allocators import Allocation, Reallocation
from enzyme_hub.languages.meaning import meaning

if TYPE_CHECKING:
    from enzyme_hub.differentiate.engine import Engine


class Derivation:
    """Makes the derivative of `key`. `combined()` or `split()` runs the steps, once."""

    def __init__(self, engine: Engine, key: Key) -> None:
        limits.at("derivative", key.function.name)
        self.engine = engine
        self.key = key
        self.source = key.function
        self.module = self.source.module
        self.facts = engine.facts(self.source)
        self.activity = Activity(
            self.source,
            key.kinds,
            key.active_return,
            self.facts.types,
            self.facts.pointers,
            engine.active_globals,
            engine.may_touch_active_globals,
            engine.may_write,
            key.shadow_return,
        )
        legality.check(self)
        self.arithmetic = AdjointArithmetic(self.module.layout)

    # -- steps ----------------------------------------------------------------------------------------------------------

    def combined(self) -> Function:
        """Forward and reverse in one function: (primals and shadows, seed?) -> (primal?, derivatives)."""
        function = new_derivative_function(self.key, f"diffe.{self.source.name}", with_seed=self.key.active_return)
        self.forward_function = self.reverse_function = function
        self._prologues(function.add_block(), None)
        self._sweep()
        returned = self._finish_reverse()
        results = ([self.source.return_type] if self.key.primal_return else []) + self.key.derivatives
        function.value_type = types.function(pack(results), function.value_type.parameters)
        self._emit_return(returned, results)
        self.engine.clear_shadow_globals(self.forward_prologue)
        self._run_deferred_frees()
        self.forward_prologue.branch(self.forward.entry)
        self._clean(function)
        return function

    def split(self, entry: SplitDerivative) -> None:
        """An augmented forward and a reverse, in the functions of `entry`; fills in its positions and types."""
        self.forward_function, self.reverse_function = entry.augmented, entry.reverse
        self._prologues(entry.augmented.add_block(), entry.reverse.add_block())
        self._sweep()
        returned = self._finish_reverse()
        self._emit_return(returned, self.key.derivatives)
        self._emit_tape(entry)
        self.forward_prologue.branch(self.forward.entry)
        self.reverse_prologue.branch(self.reverse.entry)
        self._clean(entry.augmented)
        self._clean(entry.reverse)
        entry.reverse_uses = self._used_arguments(entry)

    def _prologues(self, forward: Block, reverse: Block | None) -> None:
        """The blocks in which variables are made; they end when everything else is done."""
        self.forward_prologue = Builder(forward)
        self.reverse_prologue = Builder(reverse) if reverse is not None else self.forward_prologue
        self.slots: list[Slot] = []

    def _sweep(self) -> None:
        facts = self.facts
        self.tape = Tape(
            self.module.layout,
            self.engine.runtime,
            self.new_slot,
            facts.loop_of,
            facts.trip_count,
            facts.defined_outside,
            facts.guards,
            lambda b, loop: self.reverse.iteration(b, loop),
            Scopes(self.module.metadata),
            not self.key.split,
        )
        self.storage = Storage(self.tape, self._is_direct, self._is_reloadable, facts.varying_loops)
        self.adjoints = Adjoints(self.reverse_prologue.block, self.arithmetic, self.parts)
        self.forward = ForwardSweep(self)
        self.forward.run()
        self.reverse = ReverseSweep(self)
        self.reverse.run()
        self.storage.decide()
        self.tape.lay_out()
        self.tape.initialise(self.forward_prologue)
        write_saves(self.forward)
        self.storage.resolve(self.reverse.regions, self.reverse.entries)

    def _finish_reverse(self) -> list[Value]:
        """At the end of the reverse sweep: free what was allocated, collect what is returned."""
        b = self.reverse.builder
        self.tape.release(b)
        returned: list[Value] = []
        if self.key.primal_return:
            returned.append(self.reverse.take_primal_result())
        for argument, kind in zip(self.source.arguments, self.key.kinds, strict=True):
            if kind.is_returned:
                returned.append(self.adjoints.take(b, argument) or null(argument.type))
        return returned

    def _run_deferred_frees(self) -> None:
        """Release what the sweeps deferred, and nothing that a derivative around this one did."""
        if not self.engine.runtime.defers_frees:
            return
        mark = self.engine.runtime.mark_deferred_frees(self.forward_prologue)
        for block in self.reverse_function.blocks:
            if block.is_terminated and isinstance(block.terminator, inst.Return):
                end = block.instructions.pop()
                self.engine.runtime.run_deferred_frees(Builder(block), mark)
                block.instructions.append(end)

    def _emit_return(self, values: list[Value], result_types: list[Type]) -> None:
        self.reverse.builder.ret(_packed(self.reverse.builder, values, result_types))

    def _emit_tape(self, entry: SplitDerivative) -> None:
        """Pack the slots at the end of the augmented forward and unpack them at the start of the reverse."""
        slots = [s for s in self.slots if s.on_tape]
        fields = tuple(slot.type for slot in slots)
        heap = self.source in self.engine.calls.recursive
        struct = types.struct(fields)
        forward, reverse = self.forward.end, self.reverse_prologue
        results: list[Value] = []
        if heap or fields:
            entry.tape_type = types.ptr if heap else struct
            tape_argument = Argument(entry.tape_type, "tape", entry.reverse, len(entry.reverse.arguments), ())
            entry.reverse.arguments.append(tape_argument)
            if forward is not None:
                results.append(self._pack_tape(forward, slots, struct, heap))
            self._unpack_tape(reverse, slots, struct, tape_argument, heap)
        self._augmented_results(entry, forward, results)
        parameters = tuple(a.type for a in entry.reverse.arguments)
        entry.reverse.value_type = types.function(pack(self.key.derivatives), parameters)

    def _pack_tape(self, b: Builder, slots: list[Slot], struct: types.StructType, heap: bool) -> Value:
        contents: Value = poison(struct)
        for index, slot in enumerate(slots):
            contents = b.insert_value(contents, b.load(slot.type, slot.forward), index)
        if not heap:
            return contents
        size = max(1, self.module.layout.alloc_size(struct))
        pointer = self.engine.runtime.allocate(b, const_int(types.i64, size))
        b.store(contents, pointer, min(self.module.layout.align(struct), HEAP_ALIGN))
        return pointer

    def _unpack_tape(self, b: Builder, slots: list[Slot], struct: types.StructType, tape: Value, heap: bool) -> None:
        contents = b.load(struct, tape, min(self.module.layout.align(struct), HEAP_ALIGN)) if heap else tape
        for index, slot in enumerate(slots):
            b.store(b.extract_value(contents, index), slot.reverse)
        if heap:
            self.engine.runtime.free(b, tape)

    def _augmented_results(self, entry: SplitDerivative, b: Builder | None, results: list[Value]) -> None:
        """{tape, primal, shadow of the return}, absent ones dropped."""
        result_types: list[Type] = []
        if entry.tape_type is not None:
            entry.tape_position = 0
            result_types.append(entry.tape_type)
        if not self.source.return_type.is_void:
            entry.primal_position = len(result_types)
            result_types.append(self.source.return_type)
        if self.key.shadow_return:
            entry.shadow_position = len(result_types)
            result_types.append(self.source.return_type)
        parameters = tuple(a.type for a in entry.augmented.arguments)
        entry.augmented.value_type = types.function(pack(result_types), parameters)
        if b is None:
            return  # never returns
        returned = self.forward.returned
        if returned is not None:
            results.append(self.forward.primal(returned))
            if self.key.shadow_return:
                results.append(self.forward.shadow(returned))
        b.ret(_packed(b, results, result_types))

    def _used_arguments(self, entry: SplitDerivative) -> list[bool] | None:
        """Per argument of the source: does the reverse read it? None while recursion may still ask."""
        if self.source in self.engine.calls.recursive:
            return None
        return [argument.is_used for argument in entry.reverse.arguments]

    def _clean(self, function: Function) -> None:
        self.tape.scopes.finish(function.instructions)
        remove_unused(function, self.engine.is_removable)

    # -- parts ----------------------------------------------------------------------------------------------------------

    def new_slot(self, type_: Type, on_tape: bool) -> Slot:
        forward = self.forward_prologue.alloca(type_)
        reverse = self.reverse_prologue.alloca(type_) if self.key.split and on_tape else forward
        slot = Slot(type_, forward, reverse, on_tape and self.key.split)
        self.slots.append(slot)
        return slot

    def reverse_variable(self, type_: Type) -> inst.Alloca:
        """A variable of the reverse sweep alone."""
        return self.reverse_prologue.alloca(type_)

    def parts(self, value: Value) -> tuple[Part, ...]:
        """What the bytes of a source value are. Raises DifferentiationError EH0301 if that is not known."""
        found = self.facts.types.parts(value)
        if found is None:
            where = value.where if isinstance(value, inst.Instruction) else None
            raise DifferentiationError(
                "EH0301",
                f"the type of %{value.name} in {self.source.name} is not known, but a derivative flows through it",
                where=where,
                why=self.facts.types.explain(value),
                remedy=legality.ways_to_tell_types(self.source),
            )
        return found

    def _is_direct(self, value: Value, home: Block) -> bool:
        """True if the SSA value can simply be used in the reverse sweep."""
        if self.key.split or self.facts.loop_of(home) is not None:
            return False
        end = self.facts.return_block
        return end is not None and self.facts.domtree.dominates(home, end)

    def _is_reloadable(self, load: inst.Instruction) -> bool:
        """True if reading the source load's memory again in the reverse sweep gives the same value."""
        if load.is_volatile_or_atomic or self.facts.is_overwritten(load):
            return False
        return not self.key.split or self.survives_return(load.operand(0))

    def survives_return(self, pointer: Value) -> bool:
        """Split mode: true if the memory is the same between the augmented forward and the reverse."""
        return all(self._base_survives(base) for base in self.facts.pointers.bases(pointer))

    def _base_survives(self, base: Value) -> bool:
        if isinstance(base, Argument):
            return base.index not in self.key.overwritten
        if isinstance(base, GlobalVariable):
            return base.is_constant_data
        if isinstance(base, inst.Alloca):
            return True  # on the heap until the reverse is done
        if isinstance(base, inst.CallBase):
            kept = isinstance(meaning(base), (Allocation, Reallocation))
            return kept and not self.facts.pointers.escapes(base) and not self.facts.pointers.is_returned(base)
        return isinstance(base, inst.Load) and not self.key.overwritten and self.survives_return(base.pointer)

    @property
    def seed(self) -> Value:
        """The adjoint of the result, an argument of the reverse."""
        return self.reverse_function.arguments[self._seed_position]

    @property
    def _seed_position(self) -> int:
        return sum(2 if kind.has_shadow else 1 for kind in self.key.kinds)


def new_derivative_function(key: Key, stem: str, with_seed: bool) -> Function:
    """A function with the arguments of a derivative: each primal, its shadow if it has one, then the seed."""
    module = key.function.module
    parameters: list[Type] = []
    names: list[str | None] = []
    for argument, kind in zip(key.function.arguments, key.kinds, strict=True):
        parameters.append(argument.type)
        names.append(f"a{argument.index}")
        if kind.has_shadow:
            parameters.append(argument.type)
            names.append(f"a{argument.index}.shadow")
    if with_seed:
        parameters.append(key.function.return_type)
        names.append("seed")
    type_ = types.function(types.void, tuple(parameters))
    name = module.unique_name(stem)
    # Landing pads are copied with the blocks they stand in, and need the personality that knows them.
    suffix = key.function.personality
    return module.define(name, type_, parameter_names=names, header_prefix="internal", header_suffix=suffix)


def _packed(b: Builder, values: list[Value], result_types: list[Type]) -> Value | None:
    if not result_types:
        return None
    if len(result_types) == 1:
        return values[0]
    total: Value = poison(pack(result_types))
    for index, value in enumerate(values):
        total = b.insert_value(total, value, index)
    return total
