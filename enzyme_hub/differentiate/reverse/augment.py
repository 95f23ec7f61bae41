"""The forward sweep: the shadowed copy, and what it leaves behind for the reverse sweep.

It counts the iterations of loops and notes which way control came, where the reverse sweep cannot tell by itself, and at
the end (`tape/writes.py`) what the storage plan wants saved is saved in it.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.differentiate import counted
from enzyme_hub.differentiate.marks import marking
from enzyme_hub.differentiate.plan import Plan
from enzyme_hub.differentiate.reverse import calls, threads, words_in_turn
from enzyme_hub.differentiate.reverse.adjoint_arithmetic import AdjointArithmetic
from enzyme_hub.differentiate.reverse.control_tape import ControlTape
from enzyme_hub.differentiate.reverse.fused import compute_seeds
from enzyme_hub.differentiate.reverse.iterations import Iterations
from enzyme_hub.differentiate.reverse.protocol import Augmented, Reverse, Reversing
from enzyme_hub.differentiate.reverse.releases import Releases
from enzyme_hub.differentiate.reverse.scaffold import Scaffold
from enzyme_hub.differentiate.runtime import HEAP_ALIGN
from enzyme_hub.differentiate.shadowed import error_register, guards
from enzyme_hub.differentiate.shadowed.allocation import alloca_size
from enzyme_hub.differentiate.shadowed.copy import KEPT_METADATA, ShadowedCopy
from enzyme_hub.differentiate.shadowed.protocol import Environment
from enzyme_hub.differentiate.shadowed.refusals import check_member
from enzyme_hub.differentiate.shadowed.threads import check_alone
from enzyme_hub.differentiate.tape.memory import TapeMemory, heap_memory, tape_memory
from enzyme_hub.differentiate.tape.plan import Storage
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import clone_instruction
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, ConstantInt, Value, null
from enzyme_hub.rules import zeros


class ForwardSweep(ShadowedCopy):
    """Writes the forward sweep of `plan` into a scaffold's forward function, and tells `storage` of its values."""

    def __init__(
        self, plan: Plan, environment: Environment, scaffold: Scaffold, storage: Storage, iterations: Iterations
    ) -> None:
        super().__init__(plan, environment, scaffold.forward)
        self.derivative = environment.split
        self.whole = environment.whole
        self.early, self.fused_after = plan.early, plan.fused_after
        self.seeds: dict[inst.CallBase, list[Value]] = {}
        self.strong_zero = plan.key.options.strong_zero
        self._is_differentiated_again = environment.is_differentiated_again
        self._arithmetic = AdjointArithmetic(self.module.layout)
        self._scaffold = scaffold
        self._memory = tape_memory(environment.runtime, self.module.target, self._is_differentiated_again)
        self.storage = storage
        self.iterations = iterations
        self._returned: Value | None = None
        self._end: Builder | None = None
        self._actions: dict[inst.Instruction, Reverse] = {}
        self._releases = Releases(
            [i for b in self.facts.cfg.blocks if b in self.facts.reaches_return for i in b.instructions],
            self.facts.pointers,
            self.facts.calls_release,
            self._on_the_way_out(),
            not self.program.asks_for_sizes,
            self.facts.types.may_hold_address,
        )
        self.deferred = self._releases.deferred
        self.taken = self._releases.taken
        self.skipped = self._releases.skipped
        self.journal = scaffold.forward.arguments[-1] if plan.key.options.journal else None
        self._notes = environment.journal
        self._control = ControlTape(self)
        storage.arguments.update(zip(scaffold.forward.arguments, scaffold.reverse.arguments, strict=False))

    def zero_for_zero(self, seeds: Sequence[Value], values: Sequence[Value]) -> tuple[Value, ...]:
        return zeros.zero_for_zero(self.builder, self.module, seeds, values, self._is_differentiated_again)

    def _on_the_way_out(self) -> list[inst.Instruction]:
        """What an exception runs that leaves the function."""
        return [i for b in self.facts.cfg.blocks if b not in self.facts.reaches_return for i in b.instructions]

    def write(self) -> Augmented:
        """The sweep, written."""
        self.run()
        kept = set(self.function.blocks)
        for source, block in self.blocks.items():
            if block not in kept:
                continue
            self.storage.home.update(dict.fromkeys(block.instructions, source))
            if isinstance(source.terminator, inst.Invoke) and isinstance(block.terminator, inst.Invoke):
                self.storage.home[block.terminator] = source.terminator.normal  # where what it returns is known
        return Augmented(
            self.entry,
            self.blocks,
            self.primal,
            self.shadows,
            self._control.selectors,
            self._control.exit_count,
            self._control.emit_guarded_count,
            self._actions,
            self._releases.released,
            self._releases.taken,
            self.memory,
            self.unwinding,
            self._returned,
            self._end,
        )

    def memory(self, align: int) -> TapeMemory:
        return self._memory if align <= HEAP_ALIGN else heap_memory(self.runtime)

    def seed(self, lane: int) -> Value | None:
        """The adjoint of the result, where both sweeps are one function; None if it has none."""
        key = self.plan.key
        return self.function.arguments[key.operand_count + lane] if key.active_return else None

    def variable(self, type_: Type) -> inst.Alloca:
        """A variable that both sweeps know, where they are one function. It begins with zero."""
        slot = self._scaffold.new_slot(type_, on_tape=False)
        self._scaffold.forward_prologue.store(null(type_), slot.forward)
        return slot.forward

    def add_up(self, variable: inst.Alloca, contribution: Value, value: Value) -> None:
        b, type_ = self.builder, value.type
        b.store(self._arithmetic.add(b, type_, b.load(type_, variable), contribution, self.plan.parts(value)), variable)

    def leave(self, i: inst.Instruction, reverse: Reverse | None) -> None:
        if reverse is not None:
            self._actions[i] = reverse

    def note_phi(self, phi: inst.Phi, block: Block) -> None:
        loop = self.facts.loop_of(block)
        if loop is not None and loop.header is block:
            self._control.note_induction(phi, loop)

    def note_arrival(self, block: Block) -> None:
        self._control.note_arrival(block)

    def end_block(self, block: Block) -> None:
        compute_seeds(self, block)
        self._control.end_preheader(block)

    def finish(self) -> None:
        self._control.fill_counters()

    def note(self, i: inst.Instruction, block: Block) -> None:
        """Keep what an instruction gave for a sweep of tangents, if one is to come."""
        if self.journal is not None and self.is_noted(i, block):
            self._notes.note(self.builder, self.journal, self.primal(i))

    def copy(self, i: inst.Instruction, block: Block) -> None:
        if isinstance(i, inst.CallBase):
            calls.forward(self, i, block)
            return
        self._copy(i, block)
        self.note(i, block)

    def _copy(self, i: inst.Instruction, block: Block) -> None:
        if isinstance(i, inst.Alloca):
            self._copy_alloca(i, block)
            return
        if isinstance(i, inst.Return) and block in self.facts.reaches_return:
            if i.value is not None and self.plan.key.shadow_return and self.decides_at_run_time:
                self.set_shadows(i.value, self.shadows(i.value))  # built here, if it has to be
            self._returned, self._end = i.value, self.builder
            return
        if i.is_terminator:
            self.end_block(block)
            self.builder.insert(clone_instruction(i, self.primal, KEPT_METADATA))
            return
        check_alone(self, i)
        check_member(self, i)
        if i in self.plan.unread:
            return
        copy = threads.copy_in_lock_order(self, i) if block in self.facts.reaches_return else self.copy_instruction(i)
        if isinstance(i, inst.Load):
            self.storage.loads[copy] = i
            if block in self.facts.reaches_return:
                marking.loaded(self, i)
            lanes = self.shadow_load(i, block)
            if lanes and not self.must_save_shadow(i):
                for one in (step for lane in lanes for step in guards.steps_of_reading(lane)):
                    if isinstance(one, inst.Call):
                        self.storage.call_costs[one] = 1.0
                    else:
                        self.storage.loads[one] = i
        elif isinstance(i, inst.Store):
            self.shadow_store(i, block)
            if block in self.facts.reaches_return:
                marking.stored(self, i)
            words_in_turn.check_no_pointer(self, i)
        elif self.wants_shadow(i):
            self.shadow_of_operation(i)

    def _copy_alloca(self, i: inst.Alloca, block: Block) -> None:
        """Stack memory must live until the reverse sweep is done with it, or it moves to the heap.

        In split mode that is beyond the augmented forward. A variable-length array may end sooner, at a `stackrestore`.
        """
        has_shadow = self.activity.has_shadow(i)
        size = alloca_size(self, i)
        lasts = isinstance(i.count, ConstantInt) and block is self.source.entry
        if lasts and not self.plan.key.is_split:
            copy = self.copy_instruction(i)
            assert isinstance(copy, inst.Alloca)
            if has_shadow:
                lanes = tuple(self.builder.insert(clone_instruction(i, self.primal)) for _ in range(self.width))
                for lane in lanes:
                    error_register.plain(lane)
                self.set_shadows(i, lanes)
                for shadow in lanes:
                    self.runtime.fill_zero(self.builder, shadow, size)
            return
        if i in self.plan.in_each_sweep:
            self._copy_for_each_sweep(i, size)
            return
        align = i.align or self.module.layout.align(i.allocated_type)
        holds_object = counted.holds_object(i)
        memory = heap_memory(self.runtime) if holds_object else self.memory(align)
        made = [memory.take(self.builder, size, align)]
        self.set_primal(i, made[0])
        if has_shadow:
            for _ in range(self.width):
                made.append(memory.take(self.builder, size, align))
                self.runtime.fill_zero(self.builder, made[-1], size)
            self.set_shadows(i, tuple(made[1:]))

        if holds_object:
            # Its last release waits until the derivative is done, and so does its memory: what was put on the list before it.
            for pointer in made:
                self.runtime.deferred.add(self.builder, self.runtime.declare("free", types.void, types.ptr), [pointer])
            return

        def release(g: Reversing) -> None:
            for pointer in made:
                g.release(memory.give(g.builder, g.saved(pointer)))

        self.leave(i, release)

    def _copy_for_each_sweep(self, i: inst.Alloca, size: Value) -> None:
        """A variable in each of the two functions; the shadow is used in the reverse sweep alone."""
        prologue, copies = self._scaffold.reverse_prologue, list[Value]()
        for _ in range(1 + self.width * self.activity.has_shadow(i)):
            copies.append(self.builder.insert(clone_instruction(i, self.primal)))
            self.storage.arguments[copies[-1]] = prologue.insert(clone_instruction(i, self.primal))
        self.set_primal(i, copies[0])
        for shadow in copies[1:]:
            self.runtime.fill_zero(prologue, self.storage.arguments[shadow], size)
        if len(copies) > 1:
            self.set_shadows(i, tuple(copies[1:]))
