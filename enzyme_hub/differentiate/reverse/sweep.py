"""The reverse sweep: the blocks backwards, and in each block the adjoint of each instruction, last one first.

The reverse of block B ends where B began: it goes on to the reverse of the predecessor that control came from. Phis
belong to the edges: their adjoint is added to the value that came along the edge taken. An edge that leaves a loop enters,
backwards, the loop's last iteration; the edge into its header is left, backwards, when the iteration count has come down
to zero.

A derivative of some width has so many adjoints of each value, one in each lane. There is one sweep: control, and the primal
values that are looked up, are the same in all lanes. What is done to adjoints is emitted for one lane after the other
(`lanes`), so whoever does it, a rule too, sees one adjoint and one shadow, those of the lane that the sweep is in. What a
rule computes of primal values alone LLVM finds to be the same in all lanes; the calls in it have no side effects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from functools import cached_property

from enzyme_hub import rules
from enzyme_hub.analysis.flow.dominators import PostDominatorTree
from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.base.worklist import Worklist, reachable
from enzyme_hub.differentiate.plan import Plan
from enzyme_hub.differentiate.reverse import moves
from enzyme_hub.differentiate.reverse.adjoint_arithmetic import AdjointArithmetic
from enzyme_hub.differentiate.reverse.adjoints import Adjoints
from enzyme_hub.differentiate.reverse.covered import Covered
from enzyme_hub.differentiate.reverse.iterations import Iterations
from enzyme_hub.differentiate.reverse.protocol import Augmented
from enzyme_hub.differentiate.reverse.scaffold import Scaffold
from enzyme_hub.differentiate.reverse.sharing import sharing
from enzyme_hub.differentiate.reverse.tile_reloads import TileReloads
from enzyme_hub.differentiate.reverse.windows import Kind, Windows
from enzyme_hub.differentiate.shadowed.guards import ActivityGuard
from enzyme_hub.differentiate.shadowed.protocol import Environment
from enzyme_hub.differentiate.shadowed.refusals import refuse_without_rule
from enzyme_hub.differentiate.tape.plan import PrimalUse, RecordStep, ReverseRegion, Storage
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.roles import is_iteration
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, Constant, Value, const_int
from enzyme_hub.languages.meaning import Math, meaning
from enzyme_hub.rules import emit, names, zeros
from enzyme_hub.rules.protocol import Contributions
from enzyme_hub.rules.singular import finite_partials

_Pending = list[tuple[int, inst.Phi, Value]]  # the lane, a phi, its adjoint there


@dataclass(eq=False)
class Reversed:
    """The reverse sweep when it is written, but for what its placeholders stand for.

    `entry` is where it starts, `end` builds where it ends. `entries` are the regions whose ends lead into the reverse of a
    loop. `result` has the primal's result there, if that was asked for and is ever reached.
    """

    entry: Block
    end: Builder
    regions: list[ReverseRegion]
    entries: dict[Loop, list[ReverseRegion]]
    result: inst.Alloca | None
    windows: tuple[Kind, ...]  # the kinds of those that it is given


class ReverseSweep:
    """Writes the reverse of `augmented` into a scaffold's reverse function. It is also the context that rules see."""

    def __init__(
        self,
        plan: Plan,
        environment: Environment,
        scaffold: Scaffold,
        augmented: Augmented,
        storage: Storage,
        iterations: Iterations,
        adjoints: Sequence[Adjoints],
        arithmetic: AdjointArithmetic,
        tile_reloads: TileReloads,
    ) -> None:
        self.key = plan.key
        self.options = plan.key.options
        self.strong_zero = plan.key.options.strong_zero
        self.source = plan.source
        self.module = plan.source.module
        self.facts = plan.facts
        self.activity = plan.activity
        self.parts = plan.parts
        self.guarded_root = plan.guarded_root
        self.guards = environment.guards
        shared = sharing(plan)
        self.owned, self.in_lock_order = shared.owned, shared.in_lock_order
        self._covered = Covered(plan.facts, shared.arrays)
        self.windows = Windows(
            plan.source.module,
            scaffold,
            shared.arrays,
            shared.writers,
            shared.divided,
            self.options.deterministic,
            self.options.team,
            plan.key.is_given_windows,
            environment.windows,
        )
        self.program = environment.program
        self.runtime = environment.runtime
        self.tapes = environment.tapes
        self._is_differentiated_again = environment.is_differentiated_again
        self.marks_constants = plan.key.options.runtime_activity and environment.marks_constants
        self.augmented = augmented
        self.width = plan.key.width
        self.lane = 0
        self._adjoints = adjoints
        self.arithmetic = arithmetic
        self._scaffold = scaffold
        self._storage = storage
        self._iterations = iterations
        self._tile_reloads = tile_reloads
        self._blocks: dict[Block, Block] = {}
        self._regions: list[ReverseRegion] = []
        self._entries: dict[Loop, list[ReverseRegion]] = {}
        self._result: inst.Alloca | None = None
        self._looked_up: dict[Value, Value] = {}
        self._discardable = discardable(plan.source)
        self._chain: ReverseRegion
        self._context: Block
        self.builder: Builder

    # -- the context of rules -----------------------------------------------------------------------------------------------

    def primal(self, value: Value) -> Value:
        """The value that a source value had in the primal, here."""
        return self._look_up(self.augmented.primal(value))

    def shadow(self, value: Value) -> Value:
        """The shadow of a source pointer in this lane, here."""
        return self._look_up(self.augmented.shadows(value)[self.lane])

    def activity_guard(self, pointer: Value) -> ActivityGuard | None:
        """What tells, here, whether a source pointer leads to constant memory; None if it surely does not."""
        root = self.guarded_root(pointer)
        if root is None:
            return None
        may_be_beside = self.marks_constants and self.program.put_into.may_be(self.source, pointer)
        lane = self.lane if may_be_beside else None
        return ActivityGuard(self.primal(root), self.shadow(root), lane)

    def output(self, pointer: Value) -> Value:
        """The shadow of a number that leaves through a source pointer, here."""
        guard, shadow = self.activity_guard(pointer), self.shadow(pointer)
        return shadow if guard is None else self.guards.scratch(self.builder, guard, shadow, False)

    def math(self, name: str, *args: Value) -> Value:
        computed = (
            self._computed.get((name, args[0].target)) if isinstance(args[0], PrimalUse) and len(args) == 1 else None
        )
        if computed is not None and self._is_known_at(self._storage.home[computed]):
            return self._look_up(computed)
        return emit.math(self.module, self.builder, name, *args)

    def _is_known_at(self, home: Block) -> bool:
        """True if what a block computes is known here: not behind a loop that it is part of, even one that is always gone through."""
        loop = self.facts.loop_of(home)
        return self.facts.domtree.dominates(home, self._context) and (loop is None or loop.contains(self._context))

    @cached_property
    def _computed(self) -> dict[tuple[str, Value], Value]:
        """The functions of one number that the forward sweep computes: the cosine that belongs to a sine."""
        found: dict[tuple[str, Value], Value] = {}
        for value in self._storage.home:
            if (
                not isinstance(value, inst.CallBase)
                or len(value.arguments) != 1
                or value.arguments[0].type is not value.type
            ):
                continue
            known = (
                names.recognise(value.callee.name) if value.callee.name and isinstance(meaning(value), Math) else None
            )
            if known is not None:
                found.setdefault((known[0], value.arguments[0]), value)
        return found

    def zero_for_zero(self, seeds: Sequence[Value], values: Sequence[Value]) -> tuple[Value, ...]:
        return zeros.zero_for_zero(self.builder, self.module, seeds, values, self._is_differentiated_again)

    def saved(self, forward_value: Value) -> Value:
        """A value of the forward sweep that has no source value (a tape, an exit count), here."""
        return self._look_up(forward_value)

    def _look_up(self, forward_value: Value) -> Value:
        if isinstance(forward_value, Constant):
            return forward_value
        found = self._looked_up.get(forward_value)
        if found is None:
            found = self._storage.look_up(self.builder, forward_value, self._context)
            self._looked_up[forward_value] = found
        return found

    def add(self, value: Value, contribution: Value) -> None:
        """adjoint(value) += contribution in this lane, if the source value is active."""
        if self.activity.is_active(value):
            self.adjoints.add(self.builder, value, contribution)

    def lanes(self) -> Iterator[int]:
        """The lanes, one after the other; the sweep is in the one that was yielded."""
        for lane in range(self.width):
            self.lane = lane
            yield lane
        self.lane = 0

    @property
    def adjoints(self) -> Adjoints:
        """Those of the lane that the sweep is in."""
        return self._adjoints[self.lane]

    def release(self, call: inst.Instruction) -> None:
        """Note that a call releases what the augmented forward made."""
        self.tapes.releases.add(call)

    def new_block(self) -> Block:
        return self._scaffold.reverse.add_block()

    def new_variable(self, type_: Type) -> inst.Alloca:
        """Memory of the reverse sweep's own."""
        return self._scaffold.reverse_variable(type_)

    def continue_in_new_block(self) -> Block:
        """Append a block to this chain and build there from now on; the caller has branched to it."""
        block = self.new_block()
        self._chain.blocks.append(block)
        self.builder.block = block
        return block

    @property
    def _seed(self) -> Value:
        """The adjoint of the result, an argument of the reverse after those of the source and their shadows."""
        return self._scaffold.reverse.arguments[self.key.operand_count + self.lane]

    # -- blocks -----------------------------------------------------------------------------------------------------------

    def write(self) -> Reversed:
        """The sweep, written."""
        function = self._scaffold.reverse
        self._exit = Block(function, "reverse.exit")
        self._kept = set(self._scaffold.forward.blocks)
        order = [b for b in reversed(self.facts.cfg.blocks) if b in self.facts.reaches_return]
        for block in order:
            self._blocks[block] = function.add_block(f"rev.{block.name}")
        end = self.facts.return_block
        entry = self._blocks[end] if end is not None else self._exit
        if self.augmented.end is not None and not self._scaffold.is_split:
            self.augmented.end.branch(entry)
        for block in order:
            self._reverse_block(block)
        function.blocks.append(self._exit)
        done = Builder(self._exit)
        self.windows.end(done)
        return Reversed(entry, done, self._regions, self._entries, self._result, self.windows.given)

    def _reverse_block(self, block: Block) -> None:
        self._context = block
        self.builder = Builder(self._blocks[block])
        self._start_chain(ReverseRegion(block, [self._blocks[block]]))
        self._looked_up = {}
        if (
            self.augmented.blocks[block] not in self._kept
        ):  # it catches what is thrown where the derivative ends the program
            self.builder.unreachable()
            return
        self._tile_reloads.begin(self.builder, block)
        if block is self.facts.return_block:
            self._start(block)
        for instruction in reversed(block.instructions):
            if instruction.opcode == "phi":
                break
            try:
                self._reverse_instruction(instruction)
            except DifferentiationError as error:
                if error.where is None:
                    error.where = instruction.where
                raise
        self._leave(block)

    def _start_chain(self, chain: ReverseRegion) -> None:
        self._chain = chain
        self._regions.append(chain)

    def _start(self, block: Block) -> None:
        returned = self.augmented.returned
        if returned is None:
            return
        if self.key.primal_return:
            self._result = self._scaffold.reverse_variable(returned.type)
            self.builder.store(self.primal(returned), self._result)
        for _ in self.lanes() if self.key.active_return else ():
            self.add(returned, self._seed)

    def _reverse_instruction(self, i: inst.Instruction) -> None:
        self._covered.meet(self, i)
        action = self.augmented.actions.get(i)
        if action is not None:
            action(self)
            return
        if isinstance(i, inst.CallBase):
            return
        handler = moves.REVERSE.get(i.opcode)
        if handler is not None:
            for _ in self.lanes():
                handler(self, i)
            return
        if not self.activity.is_active(i):
            return
        rule = rules.for_instruction(i)
        if rule is None:
            refuse_without_rule(self, i)
        for _ in self.lanes():
            seed = self.adjoints.take(self.builder, i)
            if seed is not None:
                self.apply(rule, i, seed)

    def apply(self, rule: rules.Rule, i: inst.Instruction, seed: Value | None) -> None:
        """Add what a rule contributes to the operands that are active, in this lane."""
        activity = self.activity
        wanted = frozenset(
            k
            for k in rule.active_operands(i)
            if (activity.has_shadow if k in rule.outputs else activity.is_active)(i.operand(k))
        )
        if not wanted:
            return
        contributions = rule.adjoint(self, i, seed, wanted)
        if seed is not None and seed.type.scalar.is_float and not self.strong_zero:
            # The primal may have computed this in vain, at a point where the partial is not finite.
            in_vain = i in self._discardable
            guarded = wanted - finite_partials(i) if in_vain else rule.singular_operands(i) & wanted
            if guarded:
                contributions = self._zero_for_zero(seed, contributions, guarded)
        for index, contribution in contributions:
            self.add(i.operand(index), contribution)

    def _zero_for_zero(self, seed: Value, contributions: Contributions, guarded: Set[int]) -> Contributions:
        """An adjoint that is zero contributes nothing, however infinite the partial is."""
        chosen = iter(self.zero_for_zero([seed], [value for k, value in contributions if k in guarded]))
        return [(k, next(chosen) if k in guarded else value) for k, value in contributions]

    # -- edges ------------------------------------------------------------------------------------------------------------

    def _leave(self, block: Block) -> None:
        """From the reverse of `block` to the reverse of where control came from."""
        pending = self._phi_adjoints(block)
        if block is self.source.entry:
            self.builder.branch(self._exit)
            return
        loop = self.facts.loop_of(block)
        if loop is not None and loop.header is block:
            self._leave_header(block, loop, pending)
            return
        predecessors = self.facts.live_predecessors(block)
        if len(predecessors) == 1:
            self._edge(predecessors[0], block, pending)
            return
        selector, cases = self.augmented.selectors[block]
        value = self.saved(selector)
        targets = [(case, predecessor, self.new_block()) for case, predecessor in cases]
        default = next((target for case, _, target in targets if case is None), targets[-1][2])
        decided = [(case, target) for case, _, target in targets if case is not None and target is not default]
        if len(decided) == 1 and value.type is types.i1:
            case = decided[0][0]
            yes, no = decided[0][1], default
            self.builder.branch_if(value, *((yes, no) if case.value else (no, yes)))
        else:
            self.builder.switch(value, default, decided)
        for _, predecessor, target in targets:
            self._edge_block(target, predecessor, block, pending)

    def _leave_header(self, block: Block, loop: Loop, pending: _Pending) -> None:
        number = self._iterations.slot(loop)
        b = self.builder
        current = b.load(types.i64, number)
        first, again = self.new_block(), self.new_block()
        b.branch_if(b.compare("icmp", "eq", current, const_int(types.i64, 0)), first, again)
        predecessors = self.facts.live_predecessors(block)
        outside = [p for p in predecessors if not loop.contains(p)]
        inside = [p for p in predecessors if loop.contains(p)]
        if len(outside) != 1 or len(inside) > 1:
            raise DifferentiationError(
                "EH0901",
                f"a loop of {self.source.name} is not in simplified form",
                remedy="please report this program",
            )
        self._edge_block(first, outside[0], block, pending)
        if not inside:  # the latch never completes an iteration that returns
            Builder(again).unreachable()
            return

        def step(b: Builder) -> None:
            b.store(b.binary("sub", current, const_int(types.i64, 1)), number)
            b.insert(RecordStep(loop))

        self._edge_block(again, inside[0], block, pending, step)

    def _edge_block(
        self,
        target: Block,
        predecessor: Block,
        block: Block,
        pending: _Pending,
        first: Callable[[Builder], None] | None = None,
    ) -> None:
        """The reverse of one of several edges, in a block of its own. It sees the values of the main chain."""
        saved_builder, saved_looked_up, saved_chain = self.builder, self._looked_up, self._chain
        self.builder, self._looked_up = Builder(target), dict(saved_looked_up)
        self._start_chain(saved_chain.branch(target))
        if first is not None:
            first(self.builder)
        self._edge(predecessor, block, pending)
        self.builder, self._looked_up, self._chain = saved_builder, saved_looked_up, saved_chain

    def _edge(self, predecessor: Block, block: Block, pending: _Pending) -> None:
        for self.lane, phi, adjoint in pending:
            self.add(phi.incoming_from(predecessor), adjoint)
        self.lane = 0
        for loop in self.facts.left_loops(predecessor, block):
            last = self.saved(self.augmented.exit_count(loop, block))
            self._covered.enter(self, loop, last)
            self.builder.store(last, self._iterations.slot(loop))
            self.builder.insert(RecordStep(loop))
            self._entries.setdefault(loop, []).append(self._chain)
        self.builder.branch(self._blocks[predecessor])

    def _phi_adjoints(self, block: Block) -> _Pending:
        """Take the adjoints of all phis, before any is passed on: they change places at once."""
        found: _Pending = []
        for phi in filter(self.activity.is_active, block.phis):
            assert isinstance(phi, inst.Phi)
            for lane in self.lanes():
                adjoint = self.adjoints.take(self.builder, phi)
                if adjoint is not None:
                    found.append((lane, phi, adjoint))
        return found


def discardable(function: Function) -> set[Value]:
    """The values that may have been computed in vain: what only selects and members of results are made of.

    The optimiser turns `c ? sqrt(x) : 0` into a square root that is always taken and a select. Where c is false the
    adjoint of the root is zero, but its partial may be infinite or NaN; there the product must be zero all the same.
    The sums that an iteration returns are all wanted.
    """
    returns_sums = is_iteration(function)
    users = (i for i in function.instructions if not (returns_sums and i.opcode == "insertvalue"))
    found = dict.fromkeys(
        reachable(_speculated(v for i in users for v in _discarded(i)), lambda i: _speculated(i.operands))
    )
    if not found:
        return set()
    postdominators = PostDominatorTree(function, returning=True)

    def keeps(user: inst.Instruction, value: inst.Instruction) -> bool:
        """True if the user, which is not itself in vain, needs the value for a result whenever the value is computed."""
        if user in found or user.opcode in ("phi", "icmp", "fcmp"):
            return False
        if value in _discarded(user) and not (returns_sums and user.opcode == "insertvalue"):
            return False
        assert user.block is not None and value.block is not None
        return postdominators.dominates(user.block, value.block)

    kept = Worklist(v for v in found if any(keeps(use.user, v) for use in v._uses))
    for value in kept:  # what also goes elsewhere is computed for that
        del found[value]
        kept.extend(operand for operand in _speculated(value.operands) if operand in found and keeps(value, operand))
    return set(found)


def _speculated(values: Iterable[Value]) -> Iterator[inst.Instruction]:
    """What LLVM may compute although nobody needs it: its adjoint may be zero where its partial is infinite."""
    return (v for v in values if isinstance(v, inst.Instruction) and v.opcode not in ("phi", "load"))


def _discarded(i: inst.Instruction) -> tuple[Value, ...]:
    """The operands that the instruction may ignore."""
    if i.opcode == "select":
        return i.operands[1:]
    if zeros.is_mark(i):
        return i.operands[-2:-1]  # before the callee
    return i.operands[1:2] if i.opcode == "insertvalue" else ()
