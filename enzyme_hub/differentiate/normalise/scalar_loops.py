r"""Takes the scalar form of loops that LLVM has vectorised, before they are differentiated.

LLVM's loop vectoriser leaves the loop that it found behind the vector loop, for the iterations that are left over. Where the
trip count is small, or arrays overlap, a guard leads past the vector loop: then that scalar loop does all iterations. Here
the guard always does. The reverse of a vector loop adds to shadows in overlapping vectors, and waits for each of
them; the reverse of the scalar loop keeps them in registers. LLVM vectorises it again afterwards, over the derivative.

    guard ------------------> scalar loop ---> exit
        \-> vector loop -> middle -/-----------/

The way from the guard through the vector loop is dropped, if `loop_equivalence` and `loop_continuation` prove that nothing is
lost by it. LLVM may have unrolled the scalar loop; then some iterations stand before it, and nothing is gained but where vectors
overlap. A loop that lost its guard, because LLVM knew its trip count, stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.base.worklist import reachable
from enzyme_hub.differentiate.normalise.loop_continuation import Pair, is_continued
from enzyme_hub.differentiate.normalise.loop_equivalence import equivalence, may_write
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.erasing import drop_unreachable
from enzyme_hub.ir.metadata import MDNode
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block

_LOOP = "llvm.loop"
_IS_VECTORISED = "llvm.loop.isvectorized"  # LLVM says so of both loops


def prefer(function: Function) -> bool:
    """Let loops of `function` run in scalar form from the start. True if there was one: then it must be prepared again."""
    if not any(block.is_terminated and _LOOP in block.terminator.attachments for block in function.blocks):
        return False
    forest = LoopForest(function)
    changed = False
    for loop in forest.loops:
        for way in _ways_in(forest, loop) if _is_innermost(loop) else ():
            if _may_go_first(forest, loop, way):
                _always(way[0], way[1])
                loop.only_latch.terminator.attachments.pop(_LOOP, None)
                changed = True
                break
    if changed:
        drop_unreachable(function.entry, function.blocks)
    return changed


def _may_go_first(forest: LoopForest, loop: Loop, way: list[Block]) -> bool:
    """True if what the guard leads through on its other way may be left out."""
    blocks = _skipped(forest, loop, way)
    vector = next((one for one in forest.loops if one.header in blocks), None)
    if vector is None or not is_vectorised(vector):
        return False
    same = equivalence(loop, vector, way, _beside(forest, loop, way))
    return same is not None and is_continued(Pair(loop, vector, way, blocks, *same))


def _is_innermost(loop: Loop) -> bool:
    return loop.latch is not None and loop.preheader is not None and not loop.children


def is_vectorised(loop: Loop) -> bool:
    reference = loop.latch.terminator.attachments.get(_LOOP) if loop.latch is not None else None
    if reference is None:
        return False
    said = loop.header.function.module.metadata[reference].operands
    return any(isinstance(one, MDNode) and one.operands[:1] == (_IS_VECTORISED,) for one in said)


def _ways_in(forest: LoopForest, loop: Loop) -> Iterator[list[Block]]:
    """The ways from a guard to the preheader, by the edges from one dominator to the next: those of the first guards first."""
    way = [loop.preheader]
    while (first := way[0]) is not None:
        for guard in sorted(forest.cfg.preds[first], key=forest.cfg.number.__getitem__):
            ways = guard.successors
            if isinstance(guard.terminator, inst.Branch) and len(ways) == 2 and ways.count(first) == 1:
                yield [guard, *(block for block in way if block is not None)]
        above = forest.domtree.idom(first)
        if len(way) == 3 or above is None or first not in above.successors or forest.loop_of(above) is not loop.parent:
            return
        way.insert(0, above)


def _skipped(forest: LoopForest, loop: Loop, way: list[Block]) -> frozenset[Block]:
    """The blocks on the guard's other way, which comes to the same places as this one, with one loop.

    Empty if there are several loops or other effects on that way, or if others lead into this one.
    """
    guard, first = way[:2]
    domtree = forest.domtree
    (other,) = (block for block in guard.successors if block is not first)
    skipped = frozenset(block for block in forest.cfg.blocks if domtree.dominates_edge(guard, other, block))
    loops = [one for one in forest.loops if one.header in skipped]
    if len(loops) != 1 or any(block is not guard and block not in skipped for block in forest.cfg.preds[first]):
        return frozenset()
    ends = {first, *_ends({*way[1:], *loop.blocks, *_beside(forest, loop, way)})}
    for block in skipped:
        if any(after not in skipped and after not in ends for after in block.successors):
            return frozenset()
        if block not in loops[0].blocks and any(map(may_write, block.instructions)):
            return frozenset()
    return skipped


def _beside(forest: LoopForest, loop: Loop, way: list[Block]) -> set[Block]:
    """The blocks that may be passed between the blocks of `way` behind the guard."""

    def before(block: Block) -> list[Block]:
        passed = (one for one in forest.cfg.preds[block] if one not in way)
        return [one for one in passed if forest.domtree.dominates(way[1], one)]

    return set(reachable((one for block in way[2:] for one in before(block)), before)) - set(loop.blocks)


def _ends(region: set[Block]) -> set[Block]:
    """Where control leaves the region to, and where that leads without doing anything."""

    def behind(block: Block) -> tuple[Block, ...]:
        does_nothing = len(block.successors) == 1 and len(block.phis) == len(block.instructions) - 1
        return tuple(block.successors) if does_nothing else ()

    return set(reachable((after for block in region for after in block.successors if after not in region), behind))


def _always(guard: Block, first: Block) -> None:
    """Let the guard go to that block, which then knows where each phi comes from."""
    guard.instructions.pop().drop_operands()
    guard.insert(len(guard.instructions), inst.Branch(first))
    for phi in first.phis:
        assert isinstance(phi, inst.Phi)
        phi.replace_all_uses_with(phi.incoming_from(guard))
        phi.erase()
