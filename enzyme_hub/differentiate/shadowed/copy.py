"""A copy of a function that computes the shadow of each pointer beside it: what every mode begins with."""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import partial

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.analysis.activity.words import addresses_in
from enzyme_hub.analysis.types.answers import Part, Pattern
from enzyme_hub.analysis.types.evidence import INTEGER
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.differentiate import counted
from enzyme_hub.differentiate.kinds import planting as kinds
from enzyme_hub.differentiate.plan import Plan
from enzyme_hub.differentiate.shadowed import error_register
from enzyme_hub.differentiate.shadowed.changed_words import store_changed
from enzyme_hub.differentiate.shadowed.guards import ActivityGuard, fill_null, guarded_range
from enzyme_hub.differentiate.shadowed.journal import is_computed
from enzyme_hub.differentiate.shadowed.memory import pointers_of, range_attributes, shadow_align
from enzyme_hub.differentiate.shadowed.overwritten import forget_pointers
from enzyme_hub.differentiate.shadowed.protocol import Environment, Lanes
from enzyme_hub.differentiate.shadowed.refusals import is_caught
from enzyme_hub.differentiate.shadowed.statics import Statics
from enzyme_hub.differentiate.shadowed.unwinding import Unwinding
from enzyme_hub.differentiate.signature import Mode
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import as_call, clone_as_call, clone_instruction
from enzyme_hub.ir.erasing import drop_unreachable
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.types import FloatType, IntType, StructType
from enzyme_hub.ir.values import (
    Block,
    Constant,
    ConstantAggregate,
    ConstantExpr,
    ConstantWord,
    MetadataOperand,
    Value,
    const_int,
    null,
)

# What may be kept of the primal's metadata: facts about single accesses, none about how iterations relate.
KEPT_METADATA = frozenset(("tbaa", "tbaa.struct", "range", "nonnull", "noundef", "align", "dereferenceable", "prof"))


class ShadowedCopy:
    """Copies the source of `plan` into `function`. Source values map to values of the copy by `primal` and `shadows`.

    What a mode does with an instruction, and adds to the copy, is in `copy`, `note_phi`, `note_arrival` and `finish`.
    """

    cleans_up = True
    """Whether what the source does when an exception leaves it is done."""

    def __init__(self, plan: Plan, environment: Environment, function: Function) -> None:
        self.plan = plan
        self.source = plan.source
        self.module = plan.source.module
        self.facts = plan.facts
        self.activity = plan.activity
        self.calls = plan.calls
        self.program = environment.program
        self.runtime = environment.runtime
        self.guards = environment.guards
        self.options = plan.key.options
        self.decides_at_run_time = plan.key.options.runtime_activity
        self.tells_kinds = kinds.IS_ASKED and not environment.is_differentiated_again
        self.marks_constants = self.decides_at_run_time and environment.marks_constants
        self.function = function
        self.blocks: dict[Block, Block] = {}
        self.unwinding = Unwinding(self.facts, function, self.blocks)
        self._shadows = environment.shadows
        self._statics = Statics(plan, environment, self.primal)
        self._primal: dict[Value, Value] = {}
        self._lanes: dict[Value, Lanes] = {}
        self._is_tangent = plan.key.mode is Mode.FORWARD
        self.width = plan.key.width
        self.builder: Builder
        self._map_arguments()

    @property
    def argument_kinds(self) -> tuple[Kind, ...]:
        """What the function that is written takes for each argument of the source."""
        return self.plan.key.kinds

    def _map_arguments(self) -> None:
        given = iter(self.function.arguments)
        for argument, kind in zip(self.source.arguments, self.argument_kinds, strict=True):
            self._primal[argument] = next(given)
            if kind.has_shadow:
                self._lanes[argument] = tuple(next(given) for _ in range(self.width))

    @property
    def entry(self) -> Block:
        return self.blocks[self.source.entry]

    # -- values -----------------------------------------------------------------------------------------------------------

    def parts(self, value: Value) -> tuple[Part, ...]:
        return self.plan.parts(value)

    def primal(self, value: Value) -> Value:
        """The copy of a source value."""
        if isinstance(value, Block):
            return self.blocks[value]
        if isinstance(value, Constant):
            return value
        if isinstance(value, MetadataOperand):
            return MetadataOperand(value.text, self.primal(value.value)) if value.value is not None else value
        return self._primal[value]

    def shadows(self, value: Value) -> Lanes:
        """The shadow of a source pointer (or of an integer that carries pointers) in each lane; null where it has none."""
        found = self._lanes.get(value)
        if found is not None:
            return found
        if isinstance(value, Constant):
            return tuple(self._constant_shadow(value, lane) for lane in range(self.width))
        if self.decides_at_run_time:
            return (self._own_shadow(value),) * self.width
        return (self.primal(value) if self._is_table(value) else null(value.type),) * self.width

    def _is_table(self, value: Value) -> bool:
        """True for a pointer to constant memory in which whoever follows its shadow finds pointers, and nothing else."""
        known = self.facts.types
        return value.type.is_pointer and known.points_to_table(value) and not known.points_to_integers(value)

    def _own_shadow(self, value: Value) -> Value:
        """The shadow of a pointer to constant memory, decided at run time: the pointer itself."""
        if value.type.scalar.is_float or not (value.type.holds_pointer or self.carries_pointer(value)):
            return null(value.type)
        if value.type.holds_pointer and self.activity.has_shadow(value):
            raise DifferentiationError(
                "EH0306",
                f"%{value.name} in {self.source.name} points to differentiated memory, and its shadow is not known",
                why="it was made by a call that knows nothing of shadows",
                remedy="compute the pointer in plain code",
            )
        if not isinstance(value.type, StructType):
            return self.primal(value)
        found: Value = null(value.type)
        for index, member in enumerate(value.type.fields):
            if member.holds_pointer:
                found = self.builder.insert_value(found, self.builder.extract_value(self.primal(value), index), index)
        return found

    def activity_guards(self, pointer: Value) -> tuple[ActivityGuard | None, ...]:
        """What tells, in each lane, whether a source pointer leads to constant memory; None if it surely does not."""
        root = self.plan.guarded_root(pointer)
        if root is None:
            return (None,) * self.width
        lanes = enumerate(self.shadows(root))
        may_be_beside = self.marks_constants and self.program.put_into.may_be(self.source, pointer)
        return tuple(ActivityGuard(self.primal(root), s, k if may_be_beside else None) for k, s in lanes)

    def primal_of(self, value: Value) -> Value | None:
        return self._primal.get(value)

    def _constant_shadow(self, value: Constant, lane: int) -> Value:
        if isinstance(value, Function):
            return value  # nobody looks for a derivative there, but for the function itself
        found = self._shadow_of_constant(value, lane)
        is_own = self.decides_at_run_time and value.type.scalar.is_pointer
        return value if is_own and isinstance(found, ConstantWord) else found

    def _shadow_of_constant(self, value: Constant, lane: int) -> Value:
        if isinstance(value, GlobalVariable):
            is_own = self.decides_at_run_time
            return self._shadows.of_global(value, lane, self._is_tangent, is_own) or null(value.type)
        if isinstance(value, ConstantExpr) and value.type.scalar.is_pointer and value.opcode == "getelementptr":
            base = self._shadow_of_constant(value.operands[0], lane)
            if isinstance(base, ConstantWord):
                return null(value.type)
            assert isinstance(base, Constant)
            return ConstantExpr(value.type, value.opcode, (base, *value.operands[1:]), value.flags, value.source_type)
        if isinstance(value, ConstantAggregate):
            shadows = tuple(self._constant_shadow(e, lane) for e in value.elements)
            if all(isinstance(s, Constant) for s in shadows):
                return ConstantAggregate(value.type, shadows)  # type: ignore[arg-type]
        return null(value.type)

    def is_noted(self, i: inst.Instruction, block: Block) -> bool:
        """True if the value of a source instruction is in the journal, where there is one.

        Asked by who notes and by who takes. What a differentiated call gives is in its own part of the journal.
        """
        if block not in self.facts.reaches_return or i.type.is_void:
            return False
        return i not in self.calls and not is_computed(i)

    def set_primal(self, source: Value, value: Value) -> None:
        self._primal[source] = value

    def set_shadows(self, source: Value, lanes: Lanes) -> None:
        self._lanes[source] = lanes

    # -- what a mode says -----------------------------------------------------------------------------------------------------

    def copy(self, i: inst.Instruction, block: Block) -> None:
        """Build what becomes of a source instruction that is no phi."""
        raise NotImplementedError

    def note_phi(self, phi: inst.Phi, block: Block) -> None:
        """After the copy of a phi, and its shadow, were made."""

    def note_arrival(self, block: Block) -> None:
        """After the phis of a block that the reverse sweep comes to."""

    def finish(self) -> None:
        """After all blocks were copied and their phis filled."""

    # -- blocks -----------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        order = self.facts.cfg.blocks
        for block in order:
            self.blocks[block] = self.function.add_block(f"fwd.{block.name}")
        for block in order:
            self._copy_block(block)
        for block in order:
            self._fill_phis(block)
        self.finish()
        drop_unreachable(self.entry, self.blocks.values(), self.unwinding.pads)
        self._drop_ways_of_calls()

    def _drop_ways_of_calls(self) -> None:
        """Drop what phis of handlers say of invokes that became calls."""
        waiting = set(self.unwinding.pads)
        for block in self.blocks.values():
            if block not in waiting and any(i.opcode == "landingpad" for i in block.instructions):
                for phi in block.phis:
                    assert isinstance(phi, inst.Phi)
                    phi.keep_incoming(lambda one, block=block: block in one.successors)  # type: ignore[misc]

    def _copy_block(self, block: Block) -> None:
        self.builder = Builder(self.blocks[block])
        for phi in block.phis:
            assert isinstance(phi, inst.Phi)
            self.set_primal(phi, self.builder.insert(inst.Phi(phi.type, (), phi.flags)))
            if self.wants_shadow(phi) or self._shadow_goes_out(phi):
                self.set_shadows(phi, tuple(self.builder.phi(phi.type) for _ in range(self.width)))
            self.note_phi(phi, block)
        if block in self.facts.reaches_return:
            self.note_arrival(block)
        for instruction in block.instructions[len(block.phis) :]:
            try:
                self._copy_with_way_out(instruction, block)
            except DifferentiationError as error:
                if error.where is None:
                    error.where = instruction.where
                raise

    def _copy_with_way_out(self, i: inst.Instruction, block: Block) -> None:
        if isinstance(i, inst.Invoke) and self.cleans_up and self.unwinding.leaves(i):
            before = set(self.builder.block.instructions)
            self._copy_noting(i, block)
            self.unwinding.note(i, [one for one in self.builder.block.instructions if one not in before])
            return
        self._copy_noting(i, block)
        if i.opcode in ("getelementptr", "select") and self._shadow_goes_out(i):
            self.shadow_of_operation(i)

    def _copy_noting(self, i: inst.Instruction, block: Block) -> None:
        if self.tells_kinds:
            kinds.before(self, i)
        if self.takes_notes:
            self._copy_checked(i, block)
        else:
            self.copy(i, block)
        if self.tells_kinds:
            kinds.after(self, i)

    def _copy_checked(self, i: inst.Instruction, block: Block) -> None:
        from enzyme_hub.differentiate.checked import noting

        noting.note_before(self, i, block)
        self.copy(i, block)
        if block in self.facts.reaches_return:
            noting.note_alloca(self, i)

    def _fill_phis(self, block: Block) -> None:
        for phi in block.phis:
            assert isinstance(phi, inst.Phi)
            copy, lanes = self._primal[phi], self._lanes.get(phi, ())
            assert isinstance(copy, inst.Phi)
            for value, source in phi.incoming:
                if source not in self.blocks:
                    continue
                copy.add_incoming(self.primal(value), self.blocks[source])
                for mine, its in zip(lanes, self.shadows(value) if lanes else (), strict=False):
                    if isinstance(mine, inst.Phi):
                        mine.add_incoming(its, self.blocks[source])

    def wants_shadow(self, value: inst.Instruction) -> bool:
        if not value.type.holds_pointer or value.block not in self.facts.reaches_return:
            return False
        if not self.activity.has_shadow(value):
            return False
        if not self.decides_at_run_time and self._is_mixed(value):
            raise DifferentiationError(
                "EH0306",
                f"%{value.name} in {self.source.name} points to differentiated or to constant memory, depending on a branch",
                where=value.where,
                why="only one of the two has a shadow to accumulate derivatives in",
                remedy="pass both arrays as enzyme_dup (a zeroed shadow will do), or both as enzyme_const, or say "
                "enzyme_runtime_activity",
            )
        return True

    def _is_mixed(self, value: inst.Instruction) -> bool:
        """True for a pointer, or a vector of pointers, that leads to differentiated or to constant memory."""
        if value.opcode == "insertelement":
            return self.activity.has_no_shadow(value.operand(1))
        is_chosen = value.opcode in ("phi", "select", "extractvalue") and value.type.is_pointer
        return is_chosen and self.activity.is_mixed(value)

    # -- instructions -------------------------------------------------------------------------------------------------------

    def stays_invoke(self, i: inst.Invoke) -> bool:
        """True where what is thrown is caught, or cleaned up on the way out that was gone already."""
        return is_caught(self, i) or (self.cleans_up and i.block not in self.facts.reaches_return)

    def _shadow_goes_out(self, value: inst.Instruction) -> bool:
        """True for a pointer on the way that an exception takes out to a block that may be released there, with its shadow."""
        if not value.type.is_pointer or value.block in self.facts.reaches_return:
            return False
        return self.cleans_up and not self.decides_at_run_time and self.activity.has_shadow(value)

    def copy_instruction(self, i: inst.Instruction) -> inst.Instruction:
        """The same instruction on the copies of its operands; an invoke becomes a call, unless it stays one."""
        if isinstance(i, inst.Invoke) and self.stays_invoke(i):
            copy: inst.Instruction = clone_instruction(i, self.primal, KEPT_METADATA)
        elif isinstance(i, inst.CallBase):
            copy = clone_as_call(i, self.primal, KEPT_METADATA)
        else:
            copy = clone_instruction(i, self.primal, KEPT_METADATA)
        if isinstance(copy, inst.Call):
            copy.tail = ""
            error_register.insert(self.function, self.builder, copy)
        else:
            error_register.plain(copy)
            self.builder.insert(copy)
        self.set_primal(i, copy)
        return copy

    def shadow_of_operation(self, i: inst.Instruction) -> None:
        """The same operation on the shadows of the pointer operands (getelementptr, select, casts, moves of members)."""
        if i.opcode == "inttoptr" and i.operand(0) not in self._lanes:
            raise DifferentiationError(
                "EH0306",
                f"%{i.name} in {self.source.name} makes a pointer to differentiated memory out of an integer",
                why="the shadow of a number is not known",
                remedy="keep the pointer as a pointer, without arithmetic on its integer value",
            )
        takes_shadow = {k for k, value in enumerate(i.operands) if value.type.holds_pointer or i.opcode == "inttoptr"}
        self.set_shadows(i, self.in_each_lane(i, takes_shadow))

    def has_lanes(self, value: Value) -> bool:
        """True if a source value has a shadow here."""
        return value in self._lanes

    def in_each_lane(self, i: inst.Instruction, shadowed: Set[int]) -> Lanes:
        """The same operation in each lane, on the shadows of the operands at these positions."""
        pattern = as_call(i) if isinstance(i, inst.Invoke) else i
        lanes = [self.shadows(value) if k in shadowed else () for k, value in enumerate(pattern.operands)]
        made: list[Value] = []
        for lane in range(self.width):
            values = iter(
                [its[lane] if its else self.primal(value) for its, value in zip(lanes, pattern.operands, strict=True)]
            )
            copy = clone_instruction(pattern, partial(_next, values))
            if not isinstance(copy, inst.GetElementPtr):
                copy.flags = ()  # what they promise of the primal's value is not true of its shadow's
            if isinstance(copy, inst.CallBase):
                copy.argument_attributes = [range_attributes(words) for words in copy.argument_attributes]
            made.append(self.builder.insert(copy))
        if pattern is not i:
            pattern.drop_operands()
        return tuple(made)

    def shadow_load(self, i: inst.Load, block: Block) -> Lanes:
        """Loads of a pointer's shadow, beside that of the pointer."""
        if block not in self.facts.reaches_return or not self.activity.has_shadow(i.pointer):
            return ()
        if not i.type.holds_pointer and not self.carries_pointer(i):
            return ()
        lanes = self.load_shadows(i)
        self.set_shadows(i, lanes)
        return lanes

    def load_shadows(self, i: inst.Load) -> Lanes:
        """What lies in the shadow memory of a load, in each lane."""
        made: list[Value] = []
        pairs = zip(self.shadows(i.pointer), self.activity_guards(i.pointer), strict=True)
        for lane, (pointer, guard) in enumerate(pairs):
            self._statics.before_load(self.builder, i, lane)
            found: Value = self.builder.load(i.type, pointer, shadow_align(self, i))
            if guard is not None:
                found = self.guards.read_pointer(self.builder, guard, pointer, found, i.site)
            made.append(self._statics.after_load(self.builder, i, lane, found))
        return tuple(made)

    def must_save_shadow(self, i: inst.Load) -> bool:
        """True if the shadow of what a load read has to be kept, even if the load may be repeated.

        Where one tape serves several reverses, the first adds adjoints of numbers to words that are pointers at other times.
        """
        kinds = (
            self.facts.types.kinds_at(i.pointer, self.module.layout.size(i.type)) if self.program.keeps_tapes else ()
        )
        return self._statics.must_save_shadow(i) or any(isinstance(kind, FloatType) for kind in kinds)

    def shadow_store(self, i: inst.Store, block: Block) -> None:
        """A store of a pointer's shadow, beside that of the pointer."""
        if block not in self.facts.reaches_return or not self.activity.has_shadow(i.pointer):
            return
        if i.value.type.holds_pointer or i.value in self._lanes or self._carries_own_shadow(i.value):
            self.refuse_mixture(i.value)
            self.store_shadows(i)
        else:
            self.refuse_hidden_pointer(i.value)
            self.forget_overwritten(i)
            self.store_count(i)

    def forget_overwritten(self, i: inst.Store) -> None:
        """A pointer in whose place an integer is stored has no shadow any more, unless the integer is that pointer, moved."""
        size = self.module.layout.size(i.value.type)
        if store_changed(self, i):
            return
        if not i.value.type.scalar.is_float and size >= self.module.layout.pointer_size():
            forget_pointers(self, i, i.pointer, const_int(types.i64, size))

    def store_count(self, i: inst.Store) -> None:
        """An integer goes to the shadow of a counted object as well: what it owns is released by its numbers and variants."""
        size = self.module.layout.size(i.value.type)
        if (
            not counted.are_objects(self.module)
            or not isinstance(i.value.type, IntType)
            or any(self.activity_guards(i.pointer))
        ):
            return
        if self.facts.types.kinds_at(i.pointer, size) == {INTEGER}:
            for pointer in self.shadows(i.pointer):
                self.builder.store(self.primal(i.value), pointer, shadow_align(self, i))

    def store_shadows(self, i: inst.Store) -> None:
        """The shadow of what is stored, to the shadow memory of each lane."""
        pairs = zip(self.shadows(i.value), self.shadows(i.pointer), self.activity_guards(i.pointer), strict=True)
        for lane, (value, pointer, guard) in enumerate(pairs):
            if guard is not None and (i.value.type.holds_pointer or self.carries_pointer(i.value)):
                self.refuse_mixture(i.value)
                self.guards.write_pointer(
                    self.builder, guard, pointer, self.primal(i.value), value, shadow_align(self, i), i.site
                )
            else:
                self.store_number(guard, value, pointer, shadow_align(self, i))
            self._statics.after_store(self.builder, i, lane)

    def store_number(self, guard: ActivityGuard | None, value: Value, place: Value, align: int | None) -> None:
        """A store to shadow memory, made where that is not constant."""
        if guard is None:
            self.builder.store(value, place, align)
        else:
            self.guards.write(self.builder, guard, place, value, align)

    @property
    def takes_notes(self) -> bool:
        """True if the copy tells what memory it meets (`checked/noting`)."""
        return self.options.notes

    def note_block(self, block: Value, size: Value) -> None:
        """Tell of memory that the function allocated itself."""
        from enzyme_hub.differentiate.checked import noting

        noting.note_block(self, block, size)

    def forget_workspace(self, pointer: Value) -> None:
        """A workspace whose block is released has no shadow any more, also if its pointer goes on pointing there."""
        for lane in range(self.width):
            self._statics.forget(self.builder, self.primal(pointer), lane)

    def check_copied_pointers(self, i: inst.CallBase, source: Value, size: Value, pattern: Pattern) -> None:
        """Pointers of an earlier call are not copied out of static memory: they have no shadow."""
        for lane in range(self.width):
            self._statics.check_copied(
                self.builder, i, source, (self.shadows(source)[lane], self.primal(size)), pattern
            )

    def fill_copied_pointers(self, target: Value, source: Value, size: Value, pattern: Pattern) -> None:
        """After a copy: pointers of an earlier call, which had no shadow in static memory, are their own shadows in the target's."""
        if not self._statics.are_constant_behind(source):
            return
        words = [(offset, pattern.period) for offset in pointers_of(pattern)]
        for shadow, guard in zip(self.shadows(target), self.activity_guards(target), strict=True):
            into, length = guarded_range(self.runtime, self.builder, guard, shadow, self.primal(size))
            fill_null(self.runtime, self.builder, into, self.primal(target), length, words)

    def refuse_hidden_pointer(self, value: Value) -> None:
        """Refuse an integer that was computed from a pointer with a shadow: nobody would find that shadow again.

        What is computed of a word of memory may be a count, of which types think that it is a pointer.
        """
        by_arithmetic = {value: False}  # on the way that is taken
        work = Worklist([value])
        for one in work:
            if not isinstance(one, inst.Instruction) or not one.type.scalar.is_int:
                continue
            is_address = one.opcode == "ptrtoint" and self.activity.has_shadow(one.operand(0))
            if is_address or (one in self._lanes and not by_arithmetic[one]):
                raise DifferentiationError(
                    "EH0306",
                    f"%{value.name} in {self.source.name} moves a pointer as an integer, and its shadow is not known",
                    why=self.facts.types.explain(value),
                    remedy="copy the pointer as a pointer",
                )
            moves = one.opcode in ("phi", "select", "freeze", "ptrtoint")
            followed = one.operands if moves else tuple(addresses_in(one))
            by_arithmetic.update(dict.fromkeys(followed, by_arithmetic[one] or not moves))
            work.extend(followed)

    def refuse_mixture(self, value: Value) -> None:
        if value.type.scalar.is_pointer:
            return
        if any(isinstance(part.kind, FloatType) for part in self.parts(value)):
            raise DifferentiationError(
                "EH0301",
                f"%{value.name} in {self.source.name} moves numbers and pointers in one integer",
                why=self.facts.types.explain(value),
                remedy="copy the members of the struct one by one",
            )

    def _carries_own_shadow(self, value: Value) -> bool:
        """True for an integer that is a pointer to constant memory, decided at run time."""
        return self.decides_at_run_time and not value.is_constant and self.carries_pointer(value)

    def carries_pointer(self, value: Value) -> bool:
        if value.type.scalar.is_float or value.type.scalar.is_pointer:
            return False
        parts = self.facts.types.parts(value)
        return parts is not None and any(part.kind == "pointer" for part in parts)


def _next(values: Iterator[Value], _: Value) -> Value:
    return next(values)
