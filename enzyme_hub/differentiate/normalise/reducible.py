"""Gives each loop of a function one entry, before it is differentiated.

Jumps into the middle of a loop make it irreducible: it has no header at which iterations could be counted. The reverse of
a loop with `break` is of this kind, too, as each exit becomes an entry. Here all edges to the entries of such a loop go
through one new block, which notes where they wanted to go and goes on there; it is the loop's header from now on. The
values of phis in the entries pass through it. (This is the dispatch of Peterson, Kasami and Tokura, "On the capabilities
of while, repeat, and exit statements" (1973), in SSA form.)

Dominance stays as it was: a way through the new block to an entry was there before, from outside the loop.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.analysis.flow.dominators import DominatorTree
from enzyme_hub.analysis.flow.loops import irreducible_entries
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.callgraph import components
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block, const_int, null


def make_reducible(function: Function) -> bool:
    """Give each loop of `function` one entry. True if anything changed: then loops need to be simplified again.

    Loops that are entered by computed jumps or by exceptions stay as they are.
    """
    cfg = CFG(function)
    if not any(cfg.number[s] <= cfg.number[b] for b in cfg.blocks for s in cfg.succs[b]):
        return False
    if not irreducible_entries(cfg, DominatorTree(function, cfg)):
        return False
    reachable = set(cfg.blocks)
    changed = False
    work = Worklist([tuple(cfg.blocks)])
    for region in work:
        for loop in filter(lambda found: len(found) > 1, _components(region)):
            inside = set(loop)
            entries = [b for b in loop if any(p in reachable and p not in inside for p in b.predecessors)]
            if len(entries) > 1 and _can_be_redirected(entries):
                _dispatch(sorted(entries, key=cfg.number.__getitem__))
                changed = True
            # No way within the loop that passes an entry is a circle without the header.
            work.add(tuple(b for b in loop if b not in entries))
    return changed


def _components(region: Sequence[Block]) -> Iterator[list[Block]]:
    """The strongly connected components of a part of a function."""
    inside = set(region)
    return components(region, lambda block: filter(inside.__contains__, block.successors))


def _can_be_redirected(entries: list[Block]) -> bool:
    """False if control comes to one of them by other ways than branches that name it."""
    for entry in entries:
        if entry.instructions[0].opcode == "landingpad":
            return False
        if any(isinstance(p.terminator, (inst.IndirectBranch, inst.CallBr)) for p in entry.predecessors):
            return False
    return True


def _dispatch(entries: list[Block]) -> None:
    """Lead all edges to `entries` through one new block."""
    function = entries[0].function
    header = function.add_block()
    target = inst.Phi(types.i32)
    passed = {phi: inst.Phi(phi.type) for entry in entries for phi in entry.phis}
    header.instructions = [target, *passed.values()]
    for made in header.instructions:
        made.block = header
    for number, entry in enumerate(entries):
        for predecessor in entry.predecessors:
            edge = function.add_block()
            Builder(edge).branch(header)
            target.add_incoming(const_int(types.i32, number), edge)
            for phi, through in passed.items():
                assert isinstance(phi, inst.Phi)
                through.add_incoming(phi.incoming_from(predecessor) if phi.block is entry else null(phi.type), edge)
            predecessor.terminator.replace_operand(entry, edge)
    for phi, through in passed.items():
        through.name = phi.name
        phi.replace_all_uses_with(through)
        phi.erase()
    numbers = [(const_int(types.i32, number), entry) for number, entry in enumerate(entries)]
    Builder(header).switch(target, entries[0], numbers[1:])
