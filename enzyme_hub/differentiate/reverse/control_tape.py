"""What the forward sweep leaves behind for the reverse sweep to find its way: counts, and which way control came.

Loops with a known trip count leave nothing but that count; the others are counted as they run. Where several ways lead to a
block, the condition that decided is enough if there is one; else a number is noted on arrival. Induction variables need not
be saved at all: the reverse sweep knows the number of the iteration it is in.
"""

from __future__ import annotations

from enzyme_hub.analysis.flow.branch_selector import branch_selector
from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.analysis.induction.linear import Arithmetic
from enzyme_hub.analysis.induction.recurrences import Induction, induction
from enzyme_hub.analysis.induction.trip_count import TripCount
from enzyme_hub.differentiate.reverse.adjoint_arithmetic import is_zero
from enzyme_hub.differentiate.reverse.protocol import Arrivals, Augmenting
from enzyme_hub.differentiate.tape.layout import Guards
from enzyme_hub.differentiate.tape.plan import Recipe, Resolver
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.values import Block, Constant, ConstantInt, Value, const_int


class ControlTape:
    """The counters and selectors of one forward sweep `f`.

    `selectors` maps a block that control may come to in several ways to a value and its meaning: the predecessor for each
    value (None: any other).
    """

    def __init__(self, f: Augmenting) -> None:
        self.f = f
        self.selectors: dict[Block, tuple[Value, Arrivals]] = {}
        self._last_iteration: dict[tuple[Loop, Block | None], Value] = {}
        self._counters: dict[Loop, inst.Phi] = {}

    def note_induction(self, phi: inst.Phi, loop: Loop) -> None:
        """An affine header phi (and its shadows, if it is a pointer) is start + iteration * step in the reverse sweep."""
        found = induction(phi, loop)
        if found is None:
            return
        steps = {v: self._later(v) for v in found.step.values()}
        start = self._later(found.start)
        if start is None or None in steps.values():
            return
        forward_steps = {v: f for v, f in steps.items() if f is not None}
        self.f.storage.recipes[self.f.primal(phi)] = self._affine_recipe(found, loop, start, forward_steps)
        if self.f.has_lanes(phi):
            for shadow, shadow_start in zip(self.f.shadows(phi), self.f.shadows(found.start), strict=True):
                if not is_zero(shadow_start):
                    self.f.storage.recipes[shadow] = self._affine_recipe(found, loop, shadow_start, forward_steps)

    def _affine_recipe(
        self, found: Induction, loop: Loop, start: Value, steps: dict[Value, Value]
    ) -> tuple[tuple[Value, ...], float, Recipe]:
        def bring(resolver: Resolver) -> Value:
            b = resolver.builder
            iteration = self.f.iterations.number(b, loop)
            arithmetic = Arithmetic(b, {v: resolver.value(f) for v, f in steps.items()})
            step = arithmetic.value(arithmetic.linear(found.step), found.step.width)
            return _affine(b, found.phi.type, resolver.value(start), step, iteration)

        needs = tuple(v for v in (start, *steps.values()) if not isinstance(v, Constant))
        return needs, 1.0, bring

    def _later(self, value: Value) -> Value | None:
        """The forward value, if it is there already (what is invariant in a loop is)."""
        return value if isinstance(value, Constant) else self.f.primal_of(value)

    def note_arrival(self, block: Block) -> None:
        """What the reverse sweep needs to know to leave this block the way control came."""
        loop = self.f.facts.loop_of(block)
        if loop is not None and loop.header is block:
            if self.f.facts.trip_count(loop) is None:
                self._count_iterations(loop, block)
            return
        predecessors = self.f.facts.live_predecessors(block)
        self._note_exit_counts(block, predecessors)
        if len(predecessors) > 1:
            self.selectors[block] = self._selector(block, predecessors)

    def _count_iterations(self, loop: Loop, header: Block) -> None:
        """A counter of this loop's iterations, from 0."""
        phi = self._counters[loop] = self._new_phi(types.i64)

        def bring(resolver: Resolver) -> Value:
            return self.f.iterations.number(resolver.builder, loop)

        self.f.storage.recipes[phi] = ((), 0.5, bring)

    def _new_phi(self, type_: types.Type) -> inst.Phi:
        """A phi of ours at the top of the block being copied."""
        return self.f.builder.block.insert(0, inst.Phi(type_))

    def _note_exit_counts(self, block: Block, predecessors: list[Block]) -> None:
        loops: dict[Loop, None] = {}
        for predecessor in predecessors:
            loops.update(dict.fromkeys(self.f.facts.left_loops(predecessor, block)))
        for loop in loops:
            if self.f.facts.trip_count(loop) is not None:
                continue
            phi = self._new_phi(types.i64)
            for predecessor in self.f.facts.cfg.edges_into(block):
                inside = loop.contains(predecessor)
                phi.add_incoming(
                    self._counters[loop] if inside else const_int(types.i64, 0), self.f.blocks[predecessor]
                )
            self._last_iteration[loop, block] = phi

    def exit_count(self, loop: Loop, block: Block) -> Value:
        """The forward value that holds the last iteration's number when `loop` was left to `block`."""
        if self.f.facts.trip_count(loop) is not None:
            return self._last_iteration[loop, None]
        return self._last_iteration[loop, block]

    def _selector(self, block: Block, predecessors: list[Block]) -> tuple[Value, Arrivals]:
        """A value that tells the predecessors apart, and its value for each (None: any other)."""
        found = branch_selector(block, self.f.facts.forest)
        if found is not None:
            terminator, ways = found
            decided = self._decided(terminator, ways, predecessors)
            if decided is not None:
                return decided
        phi = self._new_phi(types.i8 if len(predecessors) <= 256 else types.i32)
        numbers = {p: const_int(phi.type, number) for number, p in enumerate(predecessors)}
        nobody = const_int(phi.type, 0)  # what comes from there never returns
        for predecessor in self.f.facts.cfg.edges_into(block):
            phi.add_incoming(numbers.get(predecessor, nobody), self.f.blocks[predecessor])
        return phi, [(number, p) for p, number in numbers.items()]

    def _decided(
        self, terminator: inst.Instruction, ways: dict[int, Block], predecessors: list[Block]
    ) -> tuple[Value, Arrivals] | None:
        """The selector as the condition of the branch that decides it. `ways`: successor position -> predecessor."""
        if any(p not in ways.values() for p in predecessors):
            return None
        live = [(position, p) for position, p in ways.items() if p in predecessors]
        if isinstance(terminator, inst.Branch):
            condition = self.f.primal(terminator.condition)
            return condition, [(const_int(types.i1, 1 - position), p) for position, p in live]
        if isinstance(terminator, inst.Switch):
            cases: Arrivals = []
            for position, p in live:
                value = terminator.cases[position - 1][0] if position else None
                cases.append((value, p))
            return self.f.primal(terminator.value), cases
        return None

    def end_preheader(self, block: Block) -> None:
        """At the end of a preheader: the number of the last iteration, where it is known beforehand."""
        for successor in block.successors:
            loop = self.f.facts.loop_of(successor)
            if loop is None or loop.header is not successor or loop.contains(block):
                continue
            count = self.f.facts.trip_count(loop)
            if count is not None and successor in self.f.facts.reaches_return:
                total = self.emit_count(self.f.builder, count)
                last = (
                    const_int(types.i64, total.value - 1)
                    if isinstance(total, ConstantInt)
                    else self.f.builder.binary("sub", total, const_int(types.i64, 1))
                )
                self._last_iteration[loop, None] = last

    def emit_count(self, b: Builder, count: TripCount) -> Value:
        return count.emit(b, {v: self.f.primal(v) for v in count.operands})

    def emit_guarded_count(self, b: Builder, loop: Loop, guards: Guards) -> Value:
        """The trip count of a loop where the conditions in `guards` are as given, else 0."""
        count = self.f.facts.trip_count(loop)
        assert count is not None
        if not guards:
            return self.emit_count(b, count)
        # Where the loop is not entered nothing is known of the operands.
        operands = {v: b.insert(inst.Freeze(self.f.primal(v))) for v in count.operands}
        total = count.emit(b, operands)
        for condition, wanted in guards:
            known = b.insert(inst.Freeze(self.f.primal(condition)))
            zero = const_int(types.i64, 0)
            total = b.select(known, *((total, zero) if wanted else (zero, total)))
        return total

    def fill_counters(self) -> None:
        for loop, counter in self._counters.items():
            steps: dict[Block, Value] = {}
            for predecessor in self.f.facts.cfg.edges_into(loop.header):
                here = self.f.blocks[predecessor]
                if predecessor not in steps and loop.contains(predecessor):
                    step = inst.BinaryOp("add", counter, const_int(types.i64, 1))
                    steps[predecessor] = here.insert(len(here.instructions) - 1, step)
                counter.add_incoming(steps.get(predecessor, const_int(types.i64, 0)), here)


def _affine(b: Builder, type_: types.Type, start: Value, step: Value, iteration: Value) -> Value:
    """start + step * iteration in the type of an induction variable; a pointer's step is in bytes."""
    if type_.is_pointer:
        if step.type is not types.i64:
            step = b.cast("sext", step, types.i64)
        return b.gep(types.i8, start, [b.binary("mul", step, iteration)])
    assert isinstance(type_, types.IntType)
    if type_.width < 64:
        iteration = b.cast("trunc", iteration, type_)
    elif type_.width > 64:
        iteration = b.cast("zext", iteration, type_)
    scaled = iteration if _is_one(step) else b.binary("mul", iteration, step)
    if isinstance(start, ConstantInt) and start.value == 0:
        return scaled
    return b.binary("add", start, scaled)


def _is_one(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value == 1
