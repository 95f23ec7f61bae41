"""Sums of numbers that threads add to with std::atomic, or by hand: read, add, and try to exchange until nobody came in between.

LLVM turns that loop around, so the first attempt stands in front of it. What is no sum, or gives the earlier value away,
depends on the order in which threads come, and stays as it is, to be refused.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.atomics import NUMBER_OF
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block, Value, const_int, null
from enzyme_hub.languages.libraries.openmp import atomics


def lead(functions: Iterable[Function]) -> bool:
    """Make sums calls of a function with a derivative. True if there were any."""
    found = False
    for function in functions:
        for one in list(atomics.find(function)):
            if atomics.term_of(one) is not None:
                atomics.add(one)
                found = True
        for i in list(function.instructions):
            if isinstance(i, inst.CompareExchange) and i.block is not None and (turned := _turned(i)) is not None:
                turned.lead()
                found = True
    return found


@record
class _Attempt:
    """memory = word + term, if memory is still what the word is."""

    exchange: inst.CompareExchange
    chain: tuple[inst.Instruction, ...]  # from the word to what is exchanged
    term: Value
    is_negative: bool

    @property
    def succeeded(self) -> list[Value]:
        return [u for u in self.exchange.users if isinstance(u, inst.ExtractValue) and u.indices == (1,)]

    @property
    def seen(self) -> list[Value]:
        """The word that was there."""
        users = self.exchange.users
        return [self.exchange, *(u for u in users if isinstance(u, inst.ExtractValue) and u.indices == (0,))]

    def ends(self, again: Block) -> bool:
        """True if it is left when it succeeds, and only then; else it goes on to `again`."""
        block = self.exchange.block
        assert block is not None
        way = block.terminator
        if not isinstance(way, inst.Branch) or len(way.successors) != 2 or way.condition not in self.succeeded:
            return False
        following = way.successors[1]
        leads = following is again or (len(following.instructions) == 1 and following.successors == (again,))
        return leads and way.successors[0] is not following and all(set(s.users) == {way} for s in self.succeeded)


@record
class _Turned:
    load: inst.Load
    first: _Attempt

    def lead(self) -> None:
        exchange = self.first.exchange
        atomics.add_before(exchange, self.first.term, self.first.is_negative)
        for one in self.first.succeeded:
            one.replace_all_uses_with(const_int(types.i1, 1))
        for one in reversed(self.first.seen):
            one.replace_all_uses_with(null(one.type))
        for one in (*self.first.succeeded, *self.first.seen[1:]):
            assert isinstance(one, inst.Instruction)
            one.erase()
        exchange.erase()
        for i in reversed(self.first.chain):
            i.erase()
        self.load.erase()


def _turned(first: inst.CompareExchange) -> _Turned | None:
    """The first attempt, with a loop of further ones behind it that does nothing else."""
    load = first.operand(1)
    if not isinstance(load, inst.Load) or load.ordering is None or load.pointer is not first.operand(0):
        return None
    one = _attempt(first, load)
    if one is None or load.block is not first.block or set(load.users) != {one.chain[0], first}:
        return None
    following = [user for word in one.seen for user in word.users if user not in one.seen and user not in one.succeeded]
    if len(following) != 1 or not isinstance(following[0], inst.Phi) or len(following[0].incoming) != 2:
        return None
    phi = following[0]
    words = [phi, *(u for u in phi.users if isinstance(u, inst.ExtractValue) and u.indices == (0,))]
    exchanges = [u for word in words for u in word.users if isinstance(u, inst.CompareExchange)]
    if len(exchanges) != 1 or phi.block is None or exchanges[0].block is not phi.block:
        return None
    expected = exchanges[0].operand(1)
    another = _attempt(exchanges[0], expected)
    if another is None or exchanges[0].operand(0) is not first.operand(0):
        return None
    same = another.term is one.term and another.is_negative == one.is_negative
    inside = {*words, *another.seen, *another.succeeded, *another.chain, exchanges[0]}
    alone = all(user in inside for word in (*words, *another.seen) for user in word.users)
    fits = expected in words and all(value in (*one.seen, *another.seen) for value, _ in phi.incoming)
    if not (same and alone and fits and one.ends(phi.block) and another.ends(phi.block)):
        return None
    return _Turned(load, one)


def _attempt(exchange: inst.CompareExchange, word: Value) -> _Attempt | None:
    new = exchange.operand(2)
    if word.type not in NUMBER_OF or "volatile" in exchange.flags:
        return None
    if not isinstance(new, inst.Cast) or new.opcode != "bitcast" or not isinstance(new.operand(0), inst.BinaryOp):
        return None
    total = new.operand(0)
    assert isinstance(total, inst.BinaryOp)
    left, right = total.operands
    if total.opcode == "fadd" and _is_number_of(right, word):
        left, right = right, left
    if total.opcode not in ("fadd", "fsub") or not _is_number_of(left, word) or right is left:
        return None
    assert isinstance(left, inst.Instruction)
    if set(left.users) != {total} or set(total.users) != {new} or set(new.users) != {exchange}:
        return None
    return _Attempt(exchange, (left, total, new), right, total.opcode == "fsub")


def _is_number_of(value: Value, word: Value) -> bool:
    return isinstance(value, inst.Cast) and value.opcode == "bitcast" and value.operand(0) is word
