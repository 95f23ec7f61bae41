"""Adjoints whose place in memory lanes find when the kernel runs: those that meet at one place join what they add.

Lanes that come by together tell each other where they add. Where no two have one place, each adds for itself. Else those
with one place join their terms: each takes what the next one above it has, and of those that have one place every other one is done with
that; so it goes on until one is left, which adds (after E. Westphal, "Voting and Shuffling to Optimize Atomic Operations", NVIDIA 2015).
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.base.records import record
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.values import Block, Value, const_int
from enzyme_hub.targets.lanes.joining import Addition, Joining, i32
from enzyme_hub.targets.target import Target


@record
class Asked:
    """Additions whose addresses lie at constant distances from `root`, of which lanes ask each other."""

    root: Value


@record
class _Lanes:
    """Emitted words: the lanes that are here, those of them below this one, and those that have its place."""

    here: Value
    below: Value
    peers: Value


class Meeting:
    """Emits what joins additions whose addresses lie at constant distances from one pointer, the root."""

    def __init__(self, module: Module, target: Target, joining: Joining) -> None:
        self.module = module
        self.target = target
        self._joining = joining

    def join(self, b: Builder, additions: Sequence[Addition], root: Value, after: Block) -> None:
        """All of it, from where `b` is to the block `after`."""
        alone, together, last, adds = (b.block.function.add_block() for _ in range(4))
        lanes = self._found(b, root)
        own = b.binary("add", lanes.below, i32(1))
        b.branch_if(self._any(b, lanes, b.compare("icmp", "ne", lanes.peers, own)), together, alone)
        self._joining.add_all(Builder(alone), additions, after)
        terms = self._summed(Builder(together), lanes, [one.term for one in additions], last)
        b = Builder(last)
        is_first = b.compare("icmp", "eq", b.binary("and", lanes.peers, lanes.below), i32(0))
        b.branch_if(is_first, adds, after)
        joined = [Addition(one.pointer, term) for one, term in zip(additions, terms, strict=True)]
        self._joining.add_all(Builder(adds), joined, after)

    def _found(self, b: Builder, root: Value) -> _Lanes:
        target, module = self.target, self.module
        assert target.lanes_alike and target.lane
        here = self._joining.here(b)
        peers = target.lanes_alike(module, b, here, b.cast("ptrtoint", root, types.i64))
        own = b.binary("shl", i32(1), target.lane(module, b))
        return _Lanes(here, b.binary("add", own, i32(-1)), peers)

    def _summed(self, b: Builder, lanes: _Lanes, terms: Sequence[Value], last: Block) -> list[Value]:
        """The sums, as the first of the lanes with one place has them in the block `last`."""
        before, look, take = b.block, b.block.function.add_block(), b.block.function.add_block()
        up_to = b.binary("or", b.binary("shl", lanes.below, i32(1)), i32(1))  # this lane, and those below
        above_first = b.binary("and", lanes.peers, b.binary("xor", up_to, i32(-1)))
        rank_first = self._count(b, b.binary("and", lanes.peers, lanes.below))
        b.branch(look)
        b = Builder(look)
        above, rank = b.phi(types.i32, [(above_first, before)]), b.phi(types.i32, [(rank_first, before)])
        sums = [b.phi(term.type, [(term, before)]) for term in terms]
        has_more = b.compare("icmp", "ne", above, i32(0))
        b.branch_if(self._any(b, lanes, has_more), take, last)
        b = Builder(take)
        read_from = self._lowest(b, above)
        for found in sums:
            more = b.binary("fadd", found, self._joining.read(b, lanes.here, found, read_from))
            found.add_incoming(b.select(has_more, more, found), take)
        goes_on = b.compare("icmp", "eq", b.binary("and", rank, i32(1)), i32(0))
        above.add_incoming(b.binary("and", above, self._where(b, lanes, goes_on)), take)
        rank.add_incoming(b.binary("lshr", rank, i32(1)), take)
        b.branch(look)
        return list(sums)

    def _any(self, b: Builder, lanes: _Lanes, condition: Value) -> Value:
        return b.compare("icmp", "ne", self._where(b, lanes, condition), i32(0))

    def _where(self, b: Builder, lanes: _Lanes, condition: Value) -> Value:
        assert self.target.lanes_where is not None
        return b.cast("trunc", self.target.lanes_where(self.module, b, lanes.here, condition), types.i32)

    def _count(self, b: Builder, word: Value) -> Value:
        return b.call(self.module.declare("llvm.ctpop.i32", types.function(types.i32, (types.i32,))), [word])

    def _lowest(self, b: Builder, word: Value) -> Value:
        """The number of the lowest bit that is set; of no meaning, but a lane's, where none is."""
        first = self.module.declare("llvm.cttz.i32", types.function(types.i32, (types.i32, types.i1)))
        return b.binary("and", b.call(first, [word, const_int(types.i1, 0)]), i32(31))
