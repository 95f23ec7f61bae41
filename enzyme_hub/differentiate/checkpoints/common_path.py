"""Loops in which an iteration rarely goes a way that cannot be run again: it allocates what later ones use.

    for (...) { step(u, v); if (length(u) != length(v)) u = realloc(u, ...); copy(u, v); }

The iterations that go the usual way become a loop of their own in the loop:

    header ---> usual header ... latch ---> (back to the usual header, or out of both loops)
       ^            |
       |            v
       +------ the rest of an iteration that allocates

The inner loop has checkpoints, the outer one keeps a tape of the iterations that allocate. LLVM separates some such loops, too. Others
are separated here: what may come behind an allocation in an iteration is copied, and ways to the allocation lead to the copy.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.base.worklist import reachable
from enzyme_hub.differentiate.checkpoints.numbered import hand_on_pointers, sources
from enzyme_hub.differentiate.checkpoints.variable import Variable
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import clone_instruction
from enzyme_hub.ir.erasing import drop_unreachable
from enzyme_hub.ir.values import Block, Value
from enzyme_hub.languages.heap import Allocation, Reallocation
from enzyme_hub.languages.meaning import meaning


def common_path(loop: Loop) -> Loop | None:
    """The loop in `loop` that iterations run through which allocate nothing for later ones, if all others are separated from it: it is
    there that `loop` is left."""
    allocating = _allocating(loop)
    if not allocating or _without(loop, allocating):
        return None
    for inner in loop.children:
        if inner.preheader is loop.header and any(not loop.contains(target) for _, target in inner.exits):
            return inner
    return None


def without_allocation(loop: Loop) -> set[Block]:
    """The blocks through which an iteration goes that allocates nothing for later ones; none if all do."""
    return _without(loop, _allocating(loop))


def separate(forest: LoopForest, loop: Loop, rare_ones: Iterable[Block] = ()) -> bool:
    """Let the iterations that allocate nothing for later ones, and do not go to `rare_ones`, be a loop in `loop`. False if there is
    nothing to separate."""
    avoided = {*_allocating(loop), *rare_ones}
    if not avoided or loop.preheader is None or loop.latch is None:
        return False
    if any(isinstance(block.terminator, (inst.CallBr, inst.IndirectBranch)) for block in loop.blocks):
        return False
    usual = _without(loop, avoided)
    rare = [block for block in loop.blocks if block not in usual]
    if not usual or any(_is_pad(block) and not usual.isdisjoint(block.predecessors) for block in rare):
        return False
    _Separation(forest, loop, rare).write()
    return True


def _allocating(loop: Loop) -> set[Block]:
    """The blocks that allocate what is handed on to the next iteration."""
    found = handed_on(loop, (phi for phi in loop.header.phis if phi.type.is_pointer))
    return {i.block for i in found if _allocates(i) and i.block is not None}


def _without(loop: Loop, blocks: Container[Block]) -> set[Block]:
    """The blocks through which an iteration goes that ends without these; none if no iteration does."""

    def passed(some: Iterable[Block]) -> list[Block]:
        return [block for block in some if block not in blocks and loop.contains(block)]

    def before(block: Block) -> list[Block]:
        return passed(block.predecessors) if block is not loop.header else []

    ending = set(reachable(passed(loop.latches), before))
    return set(reachable(ending & {loop.header}, lambda block: ending.intersection(block.successors)))


def _is_pad(block: Block) -> bool:
    """True for a block that catches exceptions: no other may be put in front of it."""
    return block.first_place > len(block.phis)


def _allocates(i: inst.Instruction) -> bool:
    return isinstance(i, inst.CallBase) and isinstance(meaning(i), (Allocation, Reallocation))


def handed_on(loop: Loop, ends: Iterable[Value]) -> list[inst.Instruction]:
    """Where the pointers begin in the loop that may be among these."""

    def made_of(one: inst.Instruction) -> list[inst.Instruction]:
        return [v for v in sources(one) if isinstance(v, inst.Instruction) and not loop.is_invariant(v)]

    found = reachable((end for end in ends if isinstance(end, inst.Instruction)), made_of)
    return [one for one in found if not sources(one)]


def _behind(begin: Iterable[Block], loop: Loop) -> set[Block]:
    """The blocks of an iteration that come behind some, these among them."""

    def behind(block: Block) -> list[Block]:
        return [after for after in block.successors if loop.contains(after) and after is not loop.header]

    return set(reachable(begin, behind))


class _Separation:
    """`rare` are the blocks that lead to an allocation; `rest` what may come behind them in an iteration."""

    def __init__(self, forest: LoopForest, loop: Loop, rare: Sequence[Block]) -> None:
        self.domtree, self.loop, self.rare = forest.domtree, loop, rare
        self.function = loop.header.function
        behind = _behind(rare, loop)
        self.rest = [block for block in loop.blocks if block in behind]
        self.blocks = {block: self.function.add_block() for block in self.rest}  # their copies
        self.copied = set(self.blocks.values())
        self.copies: dict[Value, Value] = {block: copy for block, copy in self.blocks.items()}  # noqa: C416
        self.homes = {i: block for block in loop.blocks for i in block.instructions}
        self.edges: dict[Block, Block] = {}  # blocks on the way from the loop to the rest, and where each comes from

    def write(self) -> None:
        exits = list(dict.fromkeys(self.loop.exits))
        shared = {target for source, target in exits if source in self.blocks}
        self._copy()
        self._begin()
        exits_own = [self._leave(source, target) for source, target in exits if target in shared]
        self._lead_to_copies()
        drop_unreachable(self.function.entry, [*self.rest, *self.edges, *self.copied, *filter(None, exits_own)])
        self._bring_values()

    def _copy(self) -> None:
        for block, copy in self.blocks.items():
            for i in block.instructions:
                made = clone_instruction(i, lambda value: value, frozenset(i.attachments))
                made.block = copy
                copy.instructions.append(made)
                self.copies[i] = made
        for copy in self.blocks.values():
            for i in copy.instructions:
                for index, value in enumerate(i.operands):
                    if value in self.copies:
                        i.set_operand(index, self.copies[value])
            for phi in copy.phis:  # what comes from elsewhere comes by an edge
                assert isinstance(phi, inst.Phi)
                phi.keep_incoming(self.copied.__contains__)

    def _begin(self) -> None:
        """The header of the outer loop."""
        header, before, latch = self.function.add_block(), self.loop.preheader, self.loop.latch
        assert before is not None and latch is not None
        b = Builder(header)
        for phi in self.loop.header.phis:
            assert isinstance(phi, inst.Phi)
            outer = b.phi(phi.type, [(phi.incoming_from(before), before)])
            if latch in self.blocks:
                value = phi.incoming_from(latch)
                outer.add_incoming(self.copies.get(value, value), self.blocks[latch])
            phi.keep_incoming(lambda source: source is not before)
            phi.add_incoming(outer, header)
        b.branch(self.loop.header)
        for source in (before, self.blocks.get(latch)):
            if source is not None:
                source.terminator.replace_operand(self.loop.header, header)

    def _leave(self, source: Block, target: Block) -> Block | None:
        """An exit to a block to which copies lead, too: the loop gets one of its own."""
        own = self.function.add_block() if not _is_pad(target) else None
        for phi in target.phis:
            assert isinstance(phi, inst.Phi)
            value = phi.incoming_from(source)
            if source in self.blocks:
                phi.add_incoming(self.copies.get(value, value), self.blocks[source])
            if own is not None:
                phi.keep_incoming(lambda block: block is not source)
                phi.add_incoming(Builder(own).phi(phi.type, [(value, source)]), own)
        if own is not None:
            Builder(own).branch(target)
            source.terminator.replace_operand(target, own)
        return own

    def _lead_to_copies(self) -> None:
        for block in self.rare:
            copy = self.blocks[block]
            for source in block.predecessors:
                if source in self.copied or source in self.rare or not self.loop.contains(source):
                    continue
                edge = self.function.add_block()
                Builder(edge).branch(copy)
                for phi, original in zip(copy.phis, block.phis, strict=True):
                    assert isinstance(phi, inst.Phi) and isinstance(original, inst.Phi)
                    phi.add_incoming(original.incoming_from(source), edge)
                source.terminator.replace_operand(block, edge)
                self.edges[edge] = source

    def _bring_values(self) -> None:
        """What the copies use of the loop comes by the edges, or is computed by themselves."""
        originals = {copy: original for original, copy in self.copies.items()}
        live = set(self.function.blocks)
        region = [block for block in (*self.edges, *self.blocks.values()) if block in live]
        behind = dict.fromkeys(target for block in region for target in block.successors)
        wanted: dict[inst.Instruction, list[tuple[inst.Instruction, int, Block]]] = {}
        for block in dict.fromkeys((*region, *behind)):
            for i in block.instructions:
                for index, value in enumerate(i.operands):
                    place = i.operands[index + 1] if isinstance(i, inst.Phi) and index % 2 == 0 else block
                    original = originals.get(value, value)
                    if place in region and isinstance(original, inst.Instruction) and original in self.homes:
                        assert isinstance(place, Block)
                        wanted.setdefault(original, []).append((i, index, place))
        for value, uses in wanted.items():
            brought = Variable(value.type, region)
            for edge, source in self.edges.items():
                if edge in live and self.domtree.dominates(self.homes[value], source):
                    brought.define(edge, edge.insert(0, inst.Phi(value.type, [(value, source)])))
            copy = self.copies.get(value)
            if isinstance(copy, inst.Instruction) and copy.block is not None:
                brought.define(copy.block, copy)
            for i, index, place in uses:
                i.set_operand(index, brought.at_end(place))
        hand_on_pointers(region)
