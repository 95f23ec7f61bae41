"""Adjoints that lanes of a warp add to one place are joined before somebody adds them.

Where all lanes of a warp come to an addition, those that add to the same place first tell each other what they add (`join`): lanes whose
numbers differ in one bit exchange it and add, bit after bit of the pattern; then one lane for each place adds to memory. Where not all
lanes are there, each adds for itself. All lanes that find a warp complete are the whole warp, so all of them go on to exchange.

Several additions with one pattern are joined together: as long as a lane has several numbers, it keeps one half of them, of which its
partner sends it what that has, and sends away the other half. So n numbers take n exchanges, not n for each bit, and lanes end
up with different places to add to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from enzyme_hub.base.records import record
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, Value, const_float, const_int
from enzyme_hub.targets.target import Target


@record
class Addition:
    """`term` is added to what is at `pointer`."""

    pointer: Value
    term: Value


class Joining:
    """Emits what joins additions of numbers of one type."""

    def __init__(self, module: Module, target: Target, count: int) -> None:
        self.module = module
        self.target = target
        self.count = count  # bits of a lane's number

    def join(self, b: Builder, additions: Sequence[Addition], pattern: int | Value, after: Block) -> None:
        """All of it, from where `b` is to the block `after`."""
        alone, together = self._block(b), self._block(b)
        assert self.target.lanes_active is not None
        lanes = const_int(types.i64, -1 if self.count == 6 else (1 << (1 << self.count)) - 1)
        go = b.compare("icmp", "eq", self.target.lanes_active(self.module, b), lanes)
        if isinstance(pattern, Value):
            go = b.binary("and", go, b.compare("icmp", "ne", pattern, i32(0)))
        b.branch_if(go, together, alone)
        self.add_all(Builder(alone), additions, after)
        self._exchange(Builder(together), additions, pattern, after)

    def total(self, b: Builder, term: Value) -> Value:
        """The sum over all lanes of a warp, which are all there, in each of them."""
        for k in range(self.count):
            term = self._plus(b, term, self._sent(b, term, i32(1 << k)))
        return term

    # -- exchanging -------------------------------------------------------------------------------------------------

    def _exchange(self, b: Builder, additions: Sequence[Addition], pattern: int | Value, after: Block) -> None:
        assert self.target.lane is not None
        lane = self.target.lane(self.module, b)
        if isinstance(pattern, int):
            bits = [1 << k for k in range(self.count) if pattern >> k & 1]
            same = 0  # bits of lanes that have the same sum in the end
            for number in bits:
                same |= number if len(additions) == 1 else 0
                additions = self._step(b, lane, additions, i32(number))
            self._add_by_first(b, lane, additions, i32(same) if same else None, after)
            return
        left: Value = pattern
        for k in range(self.count):
            bit = b.binary("and", left, b.binary("sub", i32(0), left))
            if len(additions) == 1:  # from here on, lanes with the same number add the same
                self._exchange_one(b, lane, additions[0], left, after)
                return
            additions = self._step(b, lane, additions, bit)
            left = b.binary("and", left, b.binary("add", left, i32(-1)))
            if k + 1 == self.count:
                self.add_all(b, additions, after)
                return
            is_done = b.compare("icmp", "eq", left, i32(0))
            done, more = self._block(b), self._block(b)
            b.branch_if(is_done, done, more)
            self.add_all(Builder(done), additions, after)
            b = Builder(more)

    def _exchange_one(self, b: Builder, lane: Value, one: Addition, pattern: Value, after: Block) -> None:
        """One number in each lane: for each bit that the pattern has, all lanes add what they are sent."""
        term, bits = one.term, pattern
        for k in range(self.count):
            bit = i32(1 << k)
            has = b.compare("icmp", "ne", b.binary("and", bits, bit), i32(0))
            send, go_on = self._block(b), self._block(b)
            before = b.block
            b.branch_if(has, send, go_on)
            inner = Builder(send)
            summed = self._plus(inner, term, self._sent(inner, term, bit))
            inner.branch(go_on)
            b = Builder(go_on)
            term = b.phi(term.type, [(summed, send), (term, before)])
        self._add_by_first(b, lane, [Addition(one.pointer, term)], pattern, after)

    def _step(self, b: Builder, lane: Value, additions: Sequence[Addition], bit: Value) -> list[Addition]:
        """Exchange between lanes whose numbers differ in one bit."""
        if len(additions) == 1:
            (one,) = additions
            return [Addition(one.pointer, self._plus(b, one.term, self._sent(b, one.term, bit)))]
        if len(additions) % 2:
            last = additions[-1]
            additions = [*additions, Addition(last.pointer, const_float(last.term.type, 0.0))]
        half = len(additions) // 2
        is_upper = b.compare("icmp", "ne", b.binary("and", lane, bit), i32(0))
        found = []
        for low, high in zip(additions[:half], additions[half:], strict=True):
            kept = b.select(is_upper, high.term, low.term)
            sent = self._sent(b, b.select(is_upper, low.term, high.term), bit)
            pointer = b.select(is_upper, high.pointer, low.pointer)
            found.append(Addition(pointer, self._plus(b, kept, sent)))
        return found

    def _plus(self, b: Builder, one: Value, other: Value) -> Value:
        return b.binary("fadd", one, other)

    def _sent(self, b: Builder, number: Value, bit: Value) -> Value:
        """The number that the lane has whose own number differs in a bit."""
        across, module = self.target.lane_across, self.module
        assert across is not None
        return _in_words(b, number, lambda word: across(module, b, word, bit))

    def here(self, b: Builder) -> Value:
        """The lanes that are at this place now, as bits of a word."""
        assert self.target.lanes_active is not None
        return b.cast("trunc", self.target.lanes_active(self.module, b), types.i32)

    def read(self, b: Builder, here: Value, number: Value, lane: Value) -> Value:
        """The number, or address, that a lane has, of those that are here."""
        read, module = self.target.read_lane, self.module
        assert read is not None
        return _in_words(b, number, lambda word: read(module, b, here, word, lane))

    # -- adding -----------------------------------------------------------------------------------------------------

    def _add_by_first(
        self, b: Builder, lane: Value, additions: Sequence[Addition], doubled: Value | None, after: Block
    ) -> None:
        """Of the lanes whose numbers differ only in bits of `doubled`, which have the same, the first one adds."""
        if doubled is None:
            self.add_all(b, additions, after)
            return
        adds = self._block(b)
        is_first = b.compare("icmp", "eq", b.binary("and", lane, doubled), i32(0))
        b.branch_if(is_first, adds, after)
        self.add_all(Builder(adds), additions, after)

    def add_all(self, b: Builder, additions: Sequence[Addition], after: Block) -> None:
        """Each by itself."""
        for one in additions:
            b.atomic_add(one.pointer, one.term, self._size(one.term.type), self.target.scope)
        b.branch(after)

    def _size(self, type_: Type) -> int:
        return self.module.layout.size(type_)

    def _block(self, b: Builder) -> Block:
        """A new block, behind those that there are."""
        return b.block.function.add_block()


def i32(value: int) -> Value:
    return const_int(types.i32, value)


def _in_words(b: Builder, number: Value, move: Callable[[Value], Value]) -> Value:
    """A number that moves between lanes as words do."""
    if number.type is types.f32:
        return b.cast("bitcast", move(b.cast("bitcast", number, types.i32)), types.f32)
    whole = number if number.type is types.i64 else b.cast("bitcast", number, types.i64)
    low = move(b.cast("trunc", whole, types.i32))
    upper = b.cast("trunc", b.binary("lshr", whole, const_int(types.i64, 32)), types.i32)
    high = b.cast("zext", move(upper), types.i64)
    joined = b.binary("or", b.binary("shl", high, const_int(types.i64, 32)), b.cast("zext", low, types.i64))
    return joined if number.type is types.i64 else b.cast("bitcast", joined, types.f64)
