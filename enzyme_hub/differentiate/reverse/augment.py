"""The forward sweep: a copy of the primal that computes the shadow of each pointer beside it.

It also counts the iterations of loops and notes which way control came, where the reverse sweep cannot tell by itself, and
at the end (`write_saves`) saves what the storage plan wants saved.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from enzyme_hub.differentiate.reverse import calls
from enzyme_hub.differentiate.reverse.allocation import Releases
from enzyme_hub.differentiate.reverse.control_tape import ControlTape
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import as_call, clone_instruction
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.types import FloatType
from enzyme_hub.ir.values import (
    Block,
    Constant,
    ConstantAggregate,
    ConstantExpr,
    ConstantInt,
    ConstantWord,
    MetadataOperand,
    Value,
    const_int,
    null,
)

if TYPE_CHECKING:
    from enzyme_hub.differentiate.reverse.derivation import Derivation
    from enzyme_hub.differentiate.reverse.sweep import ReverseSweep

# What may be kept of the primal's metadata: facts about single accesses, none about how iterations relate.
KEPT_METADATA = frozenset(("tbaa", "tbaa.struct", "range", "nonnull", "noundef", "align", "dereferenceable", "prof"))


class ForwardSweep:
    """Builds the forward sweep of `derivation`. Source values map to forward values by `primal` and `shadow`."""

    def __init__(self, derivation: Derivation) -> None:
        self.d = derivation
        self.facts = derivation.facts
        self.blocks: dict[Block, Block] = {}
        self._primal: dict[Value, Value] = {}
        self._shadow: dict[Value, Value] = {}
        self.tapes: dict[inst.CallBase, Value] = {}
        self.heap_allocas: dict[inst.Alloca, tuple[Value, Value | None]] = {}
        self.builder = Builder(derivation.forward_prologue.block)
        self.returned: Value | None = None
        self.end: Builder | None = None
        self.reverses: dict[inst.CallBase, Callable[[ReverseSweep], None]] = {}
        self.releases = Releases(
            [i for b in self.facts.cfg.blocks if b in self.facts.live for i in b.instructions],
            self.facts.pointers,
            not self.facts.frees_are_delayed,
        )
        self.control = ControlTape(self)
        self._map_arguments()

    def leave(self, call: inst.CallBase, reverse: Callable[[ReverseSweep], None] | None) -> None:
        """Leave what the reverse sweep is to emit for a call."""
        if reverse is not None:
            self.reverses[call] = reverse

    @property
    def entry(self) -> Block:
        return self.blocks[self.d.source.entry]

    def _map_arguments(self) -> None:
        forward = iter(self.d.forward_function.arguments)
        reverse = iter(self.d.reverse_function.arguments)
        for argument, kind in zip(self.d.source.arguments, self.d.key.kinds, strict=True):
            for table in (self._primal, self._shadow)[: 2 if kind.has_shadow else 1]:
                here, there = next(forward), next(reverse)
                table[argument] = here
                self.d.storage.arguments[here] = there

    # -- values -----------------------------------------------------------------------------------------------------------

    def primal(self, value: Value) -> Value:
        """The forward value of a source value."""
        if isinstance(value, Block):
            return self.blocks[value]
        if isinstance(value, Constant):
            return value
        if isinstance(value, MetadataOperand):
            return MetadataOperand(value.text, self.primal(value.value)) if value.value is not None else value
        return self._primal[value]

    def shadow(self, value: Value) -> Value:
        """The shadow of a source pointer (or of an integer that carries pointers); null where it has none."""
        found = self._shadow.get(value)
        if found is not None:
            return found
        if isinstance(value, Constant):
            return self._constant_shadow(value)
        return null(value.type)

    def primal_of(self, value: Value) -> Value | None:
        """The forward value of a source value that is no constant, if it is there already."""
        return self._primal.get(value)

    def shadow_of(self, value: Value) -> Value | None:
        """The shadow of a source value, if it is there already."""
        return self._shadow.get(value)

    def _constant_shadow(self, value: Constant) -> Value:
        if isinstance(value, GlobalVariable):
            return self.d.engine.shadow_of_global(value) or null(value.type)
        if isinstance(value, ConstantExpr) and value.type.scalar.is_pointer and value.opcode == "getelementptr":
            base = self._constant_shadow(value.operands[0])
            if _is_null(base):
                return null(value.type)
            assert isinstance(base, Constant)
            return ConstantExpr(value.type, value.opcode, (base, *value.operands[1:]), value.flags, value.source_type)
        if isinstance(value, ConstantAggregate):
            shadows = tuple(self._constant_shadow(e) for e in value.elements)
            if all(isinstance(s, Constant) for s in shadows):
                return ConstantAggregate(value.type, shadows)  # type: ignore[arg-type]
        return null(value.type)

    def set_primal(self, source: Value, value: Value) -> None:
        self._primal[source] = value

    def set_shadow(self, source: Value, value: Value) -> None:
        self._shadow[source] = value

    # -- blocks -----------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        order = self.facts.cfg.blocks
        for block in order:
            self.blocks[block] = self.d.forward_function.add_block(f"fwd.{block.name}")
        for block in order:
            self._copy_block(block)
        for block in order:
            self._fill_phis(block)
        self.control.fill_counters()
        self._drop_unreachable()
        for block in order:
            self.d.storage.home.update(dict.fromkeys(self.blocks[block].instructions, block))

    def _drop_unreachable(self) -> None:
        """Drop the copies that only exceptions led to."""
        seen = {self.entry}
        work = [self.entry]
        while work:
            block = work.pop()
            if block.is_terminated:
                fresh = [s for s in block.successors if s not in seen]
                seen.update(fresh)
                work.extend(fresh)
        dropped = [b for b in self.blocks.values() if b not in seen]
        for block in dropped:
            for instruction in block.instructions:
                instruction.drop_operands()
        if dropped:
            gone = set(dropped)
            function = self.d.forward_function
            function.blocks[:] = [b for b in function.blocks if b not in gone]
            for block in seen:
                for phi in block.phis:
                    assert isinstance(phi, inst.Phi)
                    phi.keep_incoming(seen.__contains__)

    def _copy_block(self, block: Block) -> None:
        self.builder = Builder(self.blocks[block])
        for phi in block.phis:
            self._start_phi(phi, block)
        if block in self.facts.live:
            self.control.note_arrival(block)
        for instruction in block.instructions[len(block.phis) :]:
            try:
                self._copy(instruction, block)
            except DifferentiationError as error:
                if error.where is None:
                    error.where = instruction.where
                raise

    def _start_phi(self, phi: inst.Instruction, block: Block) -> None:
        copy = inst.Phi(phi.type, (), phi.flags)
        self.set_primal(phi, self.builder.insert(copy))
        if self._wants_shadow(phi):
            self.set_shadow(phi, self.builder.phi(phi.type))
        loop = self.facts.loop_of(block)
        if loop is not None and loop.header is block:
            assert isinstance(phi, inst.Phi)
            self.control.note_induction(phi, loop)

    def _fill_phis(self, block: Block) -> None:
        for phi in block.phis:
            assert isinstance(phi, inst.Phi)
            copy, shadow = self._primal[phi], self._shadow.get(phi)
            assert isinstance(copy, inst.Phi)
            for value, source in phi.incoming:
                if source not in self.blocks:
                    continue
                copy.add_incoming(self.primal(value), self.blocks[source])
                if isinstance(shadow, inst.Phi):
                    shadow.add_incoming(self.shadow(value), self.blocks[source])

    def _wants_shadow(self, value: inst.Instruction) -> bool:
        if not value.type.holds_pointer or value.block not in self.facts.live:
            return False
        if not self.d.activity.has_shadow(value):
            return False
        if (
            value.opcode in ("phi", "select", "extractvalue")
            and value.type.is_pointer
            and self.d.activity.is_mixed(value)
        ):
            raise DifferentiationError(
                "EH0306",
                f"%{value.name} in {self.d.source.name} points to differentiated or to constant memory, depending on a branch",
                where=value.where,
                why="only one of the two has a shadow to accumulate derivatives in",
                remedy="pass both arrays as enzyme_dup (a zeroed shadow will do), or both as enzyme_const",
            )
        return True

    # -- instructions -------------------------------------------------------------------------------------------------------

    def _copy(self, i: inst.Instruction, block: Block) -> None:
        if isinstance(i, inst.CallBase):
            calls.forward(self, i, block)
            return
        if isinstance(i, inst.Alloca):
            self._copy_alloca(i, block)
            return
        if isinstance(i, inst.Return) and block in self.facts.live:
            self.returned = i.value
            self.end = self.builder
            return
        if i.is_terminator:
            self.control.end_preheader(block)
            self.builder.insert(clone_instruction(i, self.primal, KEPT_METADATA))
            return
        copy = self.copy_instruction(i)
        if isinstance(i, inst.Load):
            self._shadow_load(i, copy, block)
        elif isinstance(i, inst.Store):
            self._shadow_store(i, block)
        elif self._wants_shadow(i):
            self._shadow_of_operation(i, block)

    def copy_instruction(self, i: inst.Instruction) -> inst.Instruction:
        pattern = as_call(i) if isinstance(i, inst.Invoke) else i
        copy = clone_instruction(pattern, self.primal, KEPT_METADATA)
        if pattern is not i:
            pattern.drop_operands()
        if isinstance(copy, inst.Call):
            copy.tail = ""
        self.builder.insert(copy)
        self.set_primal(i, copy)
        if isinstance(i, inst.Load):
            self.d.storage.loads[copy] = i
        return copy

    def _shadow_of_operation(self, i: inst.Instruction, block: Block) -> None:
        """The same operation on the shadows of the pointer operands (getelementptr, select, casts, moves of members)."""

        def operand(value: Value) -> Value:
            if value.type.holds_pointer or (i.opcode == "inttoptr" and value in self._shadow):
                return self.shadow(value)
            return self.primal(value)

        if i.opcode == "inttoptr" and i.operand(0) not in self._shadow:
            raise DifferentiationError(
                "EH0306",
                f"%{i.name} in {self.d.source.name} makes a pointer to differentiated memory out of an integer",
                why="the shadow of a number is not known",
                remedy="keep the pointer as a pointer, without arithmetic on its integer value",
            )
        self.set_shadow(i, self.builder.insert(clone_instruction(i, operand)))

    def _shadow_load(self, i: inst.Load, copy: inst.Instruction, block: Block) -> None:
        if block not in self.facts.live or not self.d.activity.has_shadow(i.pointer):
            return
        if i.type.holds_pointer or self._carries_pointer(i):
            shadow = self.builder.load(i.type, self.shadow(i.pointer), i.align)
            self.set_shadow(i, shadow)
            self.d.storage.loads[shadow] = i

    def _shadow_store(self, i: inst.Store, block: Block) -> None:
        if block not in self.facts.live or not self.d.activity.has_shadow(i.pointer):
            return
        if i.value.type.holds_pointer or i.value in self._shadow:
            self._refuse_mixture(i.value)
            self.builder.store(self.shadow(i.value), self.shadow(i.pointer), i.align)
        else:
            self.refuse_hidden_pointer(i.value)

    def refuse_hidden_pointer(self, value: Value) -> None:
        """Refuse an integer that was computed from a pointer with a shadow: nobody would find that shadow again."""
        seen: set[Value] = set()
        work = [value]
        while work:
            one = work.pop()
            if one in seen or not isinstance(one, inst.Instruction) or not one.type.is_int:
                continue
            seen.add(one)
            if (one.opcode == "ptrtoint" and self.d.activity.has_shadow(one.operand(0))) or one in self._shadow:
                raise DifferentiationError(
                    "EH0306",
                    f"%{value.name} in {self.d.source.name} moves a pointer as an integer, and its shadow is not known",
                    why=self.facts.types.explain(value),
                    remedy="copy the pointer as a pointer",
                )
            if one.opcode in ("phi", "select", "freeze", "ptrtoint"):
                work.extend(one.operands)

    def _refuse_mixture(self, value: Value) -> None:
        if value.type.scalar.is_pointer:
            return
        if any(isinstance(part.kind, FloatType) for part in self.d.parts(value)):
            raise DifferentiationError(
                "EH0301",
                f"%{value.name} in {self.d.source.name} moves numbers and pointers in one integer",
                why=self.facts.types.explain(value),
                remedy="copy the members of the struct one by one",
            )

    def _carries_pointer(self, value: Value) -> bool:
        if value.type.scalar.is_float or value.type.scalar.is_pointer:
            return False
        parts = self.facts.types.parts(value)
        return parts is not None and any(part.kind == "pointer" for part in parts)

    def _copy_alloca(self, i: inst.Alloca, block: Block) -> None:
        """Stack memory must live until the reverse sweep is done with it, or it moves to the heap.

        In split mode that is beyond the augmented forward. A variable-length array may end sooner, at a `stackrestore`.
        """
        has_shadow = self.d.activity.has_shadow(i)
        size = self._alloca_size(i)
        runtime = self.d.engine.runtime
        lasts = isinstance(i.count, ConstantInt) and block is self.d.source.entry
        if lasts and not self.d.key.split:
            copy = self.copy_instruction(i)
            assert isinstance(copy, inst.Alloca)
            if has_shadow:
                shadow = self.builder.insert(clone_instruction(i, self.primal))
                self.set_shadow(i, shadow)
                runtime.fill_zero(self.builder, shadow, size)
            return
        align = i.align or self.d.module.layout.align(i.allocated_type)
        self.set_primal(i, runtime.allocate(self.builder, size, align))
        made: Value | None = None
        if has_shadow:
            made = runtime.allocate(self.builder, size, align)
            runtime.fill_zero(self.builder, made, size)
            self.set_shadow(i, made)
        self.heap_allocas[i] = (self._primal[i], made)

    def _alloca_size(self, i: inst.Alloca) -> Value:
        each = self.d.module.layout.alloc_size(i.allocated_type)
        if isinstance(i.count, ConstantInt):
            return const_int(types.i64, each * i.count.value)
        count = self.primal(i.count)
        if count.type is not types.i64:
            count = self.builder.cast("zext", count, types.i64)
        return self.builder.binary("mul", count, const_int(types.i64, each))


def _is_null(value: Value) -> bool:
    return isinstance(value, ConstantWord)
