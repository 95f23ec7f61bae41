"""Takes back what LLVM has unrolled before loops are differentiated: a loop that does u iterations at a time does one.

LLVM unrolls small loops when a file is compiled, by a factor that suits the processor, and leaves the iterations that are over to
code behind the loop. The derivative of such a loop is u derivatives in a row, which LLVM then makes vectors of across
the rows, with gathers and scatters. The derivative of the rolled loop becomes plain vectors, or is unrolled again.

The body of a loop is u copies of one iteration if all that it stores, and all that it carries to the next
iteration, is: what the first copy computes becomes what copy k does, where

* what grows by c in an iteration is k * c / u more,
* what is carried otherwise is what copy k - 1 hands on,
* operations, flags and the order of stores are the same, the order of commutative operands aside.

Then the counters go on by c / u, the first copy hands on to itself, and the others are dropped. LLVM's test for the end is that a
counter is equal to a bound, so the loop ends where it did.

Where an iteration has branches, nothing may be stored. The blocks that all ways lead through part the body into copies, the end of each in
one block with the beginning of the next. Branches of the first copy become those of copy k: each block has its counterpart there,
and so what a block computes.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import product
from typing import TypeGuard

from enzyme_hub.analysis.flow.dominators import DominatorTree
from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.induction.recurrences import Evolutions
from enzyme_hub.analysis.memory.effects import by_attributes
from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import reachable
from enzyme_hub.differentiate.normalise.loop_equivalence import COMMUTATIVE, is_equal, may_write
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.erasing import drop_unreachable
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block, ConstantInt, Value

_LOOP = "llvm.loop"
_COMPARED = ("predicate", "source_type")  # what tells two of one opcode apart
_MOST_COPIES = 16
_LONGEST = 1000  # instructions
_MOST_TRIED = 64  # choices of what the first copy hands on


def roll(function: Function) -> bool:
    """Roll the loops of `function` that LLVM has unrolled. False if there were none."""
    forest = LoopForest(function)
    rolled = [loop for loop in forest.loops if _may_be_unrolled(loop) and _roll(loop, forest.domtree)]
    return bool(rolled)


def _may_be_unrolled(loop: Loop) -> bool:
    """True for an innermost loop that is left where it goes round."""
    if loop.children or loop.preheader is None or loop.latch is None:
        return False
    return all(block is loop.latch for block, _ in loop.exits)


def _roll(loop: Loop, domtree: DominatorTree) -> bool:
    body = _Body.of(loop, domtree)
    if body is None:
        return False
    for copies in body.factors():
        regions = body.regions(copies)
        if regions is None:
            continue
        for handed_on in body.choices(regions[-1]):
            found = _Copies(body, regions, handed_on)
            if found.hold():
                found.align()
                body.roll(copies, handed_on)
                return True
    return False


class _Body:
    """The blocks of the loop: its counters, what else it carries, and its stores in order."""

    def __init__(
        self,
        loop: Loop,
        through: list[Block],
        steps: Evolutions,
        counters: dict[inst.Phi, inst.Instruction],
        carried: list[inst.Phi],
    ) -> None:
        self.header, self.blocks = loop.header, loop.blocks
        self.latch = loop.only_latch
        self.through = through
        self.steps = steps
        self.counters = counters  # and what makes the next of each
        self.carried = carried
        self.instructions = [i for block in self.blocks for i in block.instructions]
        self.stores = [i for i in self.instructions if isinstance(i, inst.Store)]
        self.position = {i: number for number, i in enumerate(self.instructions)}
        self.of_carried: set[Value] = set(carried)  # what is computed from what is carried
        for i in self.instructions:
            if not self.is_carried(i) and any(o in self.of_carried for o in i.operands):
                self.of_carried.add(i)

    @staticmethod
    def of(loop: Loop, domtree: DominatorTree) -> _Body | None:
        """None for a loop that cannot be rolled, whatever it computes."""
        header, latch, steps = loop.header, loop.only_latch, Evolutions(loop)
        counters: dict[inst.Phi, inst.Instruction] = {}
        carried: list[inst.Phi] = []
        for phi in header.phis:
            assert isinstance(phi, inst.Phi)
            following = phi.incoming_from(latch)
            if not isinstance(following, inst.Instruction) or not loop.contains(following):
                return None
            if steps.of(phi) is None:
                carried.append(phi)
            elif _step_of(phi, following) is None:
                return None
            else:
                counters[phi] = following
        if not counters or len(carried) > 4 or not _ends_at_bound(loop, counters):
            return None
        inside = [i for block in loop.blocks for i in block.instructions if i is not block.terminator]
        if len(inside) > _LONGEST or any(map(_has_effects, inside)):
            return None
        if header is not latch:
            branches = all(isinstance(block.terminator, inst.Branch) for block in loop.blocks)
            if not branches or any(isinstance(i, inst.Store) for i in inside):
                return None
        return _Body(loop, _through(loop, domtree), steps, counters, carried)

    def has(self, value: Value) -> TypeGuard[inst.Instruction]:
        return isinstance(value, inst.Instruction) and value.block in self.blocks

    def is_carried(self, value: Value) -> bool:
        """True for what is handed from one iteration to the next, counters included."""
        return isinstance(value, inst.Phi) and value.block is self.header

    def factors(self) -> Iterator[int]:
        """How many copies there may be, the most first."""
        steps = [abs(_step_of(phi, following) or 0) for phi, following in self.counters.items()]
        for copies in range(_MOST_COPIES, 1, -1):
            parts = (*steps, len(self.stores), len(self.through) - 1)
            if all(part % copies == 0 for part in parts):
                yield copies

    def choices(self, last_copy: _Region) -> Iterator[dict[inst.Phi, Value]]:
        """What the first copy may hand on for each value that is carried."""
        candidates: list[list[inst.Instruction]] = []
        for phi in self.carried:
            last = phi.incoming_from(self.latch)
            assert isinstance(last, inst.Instruction)
            alike = [i for i in self.instructions if i.opcode == last.opcode and i.type is last.type]
            alike = [i for i in alike if i.block in last_copy.blocks and last_copy.blocks[i.block] is last.block]
            candidates.append([i for i in alike if self.position[i] < self.position[last]])
        for number, chosen in enumerate(product(*candidates)):
            if number == _MOST_TRIED:
                return
            yield dict(zip(self.carried, chosen, strict=True))

    def followings(self) -> dict[inst.Phi, Value]:
        return {phi: phi.incoming_from(self.latch) for phi in self.carried}

    def end_of_first(self, copies: int) -> Block:
        return self.through[(len(self.through) - 1) // copies]

    def regions(self, copies: int) -> list[_Region] | None:
        """For each copy, which block is the counterpart of which of the first. None if copies branch in other ways."""
        if self.header is self.latch:
            return [_Region({self.header: self.header}, [])] * copies
        each = (len(self.through) - 1) // copies
        found: list[_Region] = []
        for copy in range(copies):
            region = _Region.of(*self.through[::each][0:2], *self.through[copy * each :: each][:2])
            if region is None:
                return None
            found.append(region)
        return found

    def roll(self, copies: int, handed_on: dict[inst.Phi, Value]) -> None:
        """Leave the first copy alone."""
        for following in self.counters.values():
            _divide_step(following, copies)
        for phi, first in handed_on.items():
            last = phi.incoming_from(self.latch)
            assert isinstance(last, inst.Instruction)
            for use in last.uses:  # behind the loop as well: there it is what the last iteration hands on
                if use.user is phi or use.user.block not in self.blocks:
                    use.user.set_operand(use.index, first)
        for store in self.stores[len(self.stores) // copies :]:
            store.erase()
        end = self.end_of_first(copies)
        if end is not self.latch:
            self._end_in(end)
        kept = [block for block in self.blocks if block in self.header.function.blocks]
        self._add_plainly(kept)
        self._drop_others(kept)
        end.terminator.attachments.pop(_LOOP, None)

    def _end_in(self, end: Block) -> None:
        """Let the loop go round, and be left, from that block."""
        test = self.latch.terminator.operand(0)
        assert isinstance(test, inst.Instruction)
        end.instructions.pop().drop_operands()
        for i in (*self.counters.values(), test, self.latch.terminator):
            assert i.block is not None
            i.block.instructions.remove(i)
            end.insert(len(end.instructions), i)
        for block in end.successors:
            for phi in block.phis:
                phi.replace_operand(self.latch, end)
        drop_unreachable(self.header.function.entry, self.blocks)

    def _add_plainly(self, blocks: list[Block]) -> None:
        """Bits that were apart as long as a counter went on by u need not be now."""
        for i in [i for block in blocks for i in block.instructions]:
            if i.opcode == "or" and "disjoint" in i.flags and (found := self.steps.of(i)) and not found.is_invariant:
                made = inst.BinaryOp("add", i.operand(0), i.operand(1))
                made.attachments = dict(i.attachments)
                made.insert_before(i)
                i.replace_all_uses_with(made)

    @staticmethod
    def _drop_others(blocks: list[Block]) -> None:
        for i in [i for block in blocks for i in block.instructions][::-1]:
            if i.is_terminator or isinstance(i, inst.Store):
                continue
            if all(use.user is i for use in i.uses):
                i.drop_operands()
                i.erase()
        for block in blocks:
            for i in block.instructions:
                i.debug_records = ()  # they speak of copies that are gone


@record
class _Region:
    """A copy of an iteration beside the first: `blocks` leads from each block of the first, the block where it ends included, to its
    counterpart; `conditions` are those of branches, in pairs."""

    blocks: dict[Block, Block]
    conditions: list[tuple[Value, Value]]

    @staticmethod
    def of(begin: Block, end: Block, other_begin: Block, other_end: Block) -> _Region | None:
        """None if the two do not branch alike."""
        blocks, conditions = {begin: other_begin, end: other_end}, list[tuple[Value, Value]]()
        work = [begin]
        for block in work:
            ours, theirs = block.terminator, blocks[block].terminator
            if len(ours.operands) != len(theirs.operands):
                return None
            if len(ours.successors) == 2:
                conditions.append((ours.operand(0), theirs.operand(0)))
            for one, other in zip(ours.successors, theirs.successors, strict=True):
                if one not in blocks:
                    blocks[one] = other
                    work.append(one)
                elif blocks[one] is not other:
                    return None
        return _Region(blocks, conditions) if len(set(blocks.values())) == len(blocks) else None


class _Copies:
    """Whether a body is so many copies of one, the first of which hands on these values."""

    def __init__(self, body: _Body, regions: list[_Region], handed_on: dict[inst.Phi, Value]) -> None:
        self._body = body
        self._regions = regions
        self._copies = len(regions)
        self._first = handed_on
        self._carried: list[dict[inst.Phi, Value]] = []  # for each copy, what it is given
        self._given: dict[inst.Phi, Value] = {}  # the same, of the copy that is compared, as far as it is known
        self._same: set[tuple[Value, Value, int]] = set()
        self._loads: set[tuple[inst.Load, inst.Load, int]] = set()  # (ours, theirs, copy)

    def hold(self) -> bool:
        return self._hand_on() and self._branch() and self._store() and self._is_in_order() and self._is_all()

    def align(self) -> None:
        """Let the accesses of the first copy be aligned no more than those of the others are."""
        for first, other, _ in self._loads:
            first.align = min(_alignment(first), _alignment(other))
        each = len(self._body.stores) // self._copies
        for at, store in enumerate(self._body.stores):
            ours = self._body.stores[at % each]
            ours.align = min(_alignment(ours), _alignment(store))

    def _hand_on(self) -> bool:
        """True if each copy hands on to the next what the first copy does, from the last one back to the first."""
        wanted = self._body.followings()
        for copy in range(self._copies - 1, -1, -1):
            self._given = {}
            if not all(self._match(self._first[phi], wanted[phi], copy) for phi in self._body.carried):
                return False
            if set(self._given) != set(self._body.carried):
                return False
            if copy == 1 and any(self._given[phi] is not self._first[phi] for phi in self._given):
                return False
            wanted = self._given
            self._carried.insert(0, wanted)
        return all(phi is given for phi, given in self._carried[0].items())

    def _branch(self) -> bool:
        for copy, region in enumerate(self._regions):
            self._given = self._carried[copy]
            if not all(self._match(ours, theirs, copy) for ours, theirs in region.conditions):
                return False
        return True

    def _store(self) -> bool:
        stores = self._body.stores
        each = len(stores) // self._copies
        for copy in range(self._copies):
            self._given = self._carried[copy]
            for ours, theirs in zip(stores[:each], stores[copy * each : (copy + 1) * each], strict=True):
                if ours.value.type is not theirs.value.type or not _is_same_kind(ours, theirs):
                    return False
                if not self._match(ours.value, theirs.value, copy) or not self._match(
                    ours.pointer, theirs.pointer, copy
                ):
                    return False
        return bool(stores or self._body.carried)

    def _is_in_order(self) -> bool:
        """True if each copy's loads stand between its stores, and those of others, as those of the first copy do."""
        stores = [self._body.position[store] for store in self._body.stores]
        each = len(stores) // self._copies

        def stored_before(load: inst.Load) -> int:
            return bisect_left(stores, self._body.position[load])

        return all(
            stored_before(theirs) == copy * each + stored_before(ours) for ours, theirs, copy in self._loads
        ) and all(stored_before(ours) <= each for ours, _, _ in self._loads)

    def _is_all(self) -> bool:
        """True if nothing else of the body is used, be it behind the loop or by the first copy."""
        body = self._body
        handed_over = {*body.counters.values(), *body.followings().values()}
        for i in body.instructions:
            if any(use.user.block not in body.blocks for use in i.uses) and i not in handed_over:
                return False
        each = len(body.stores) // self._copies
        roots: list[Value] = [*self._first.values(), *(o for s in body.stores[:each] for o in s.operands)]
        roots += [ours for ours, _ in self._regions[0].conditions]
        nexts = set(body.counters.values())
        return not any(i in nexts for i in _computed_from(roots, body))

    # -- values -----------------------------------------------------------------------------------------------------------

    def _match(self, ours: Value, theirs: Value, copy: int) -> bool:
        """True if what `ours` is in the first copy `theirs` is in that one."""
        body = self._body
        if isinstance(ours, inst.Phi) and ours in self._first:
            return self._given.setdefault(ours, theirs) is theirs
        if not body.has(ours):
            return is_equal(ours, theirs)
        if not body.has(theirs) or ours.type is not theirs.type:
            return False
        if (ours, theirs, copy) in self._same:
            return True
        found = self._is_further(ours, theirs, copy)
        if found is None:
            found = self._compare(ours, theirs, copy)
        if found and ours not in body.of_carried:
            self._same.add((ours, theirs, copy))
        return found

    def _is_further(self, ours: Value, theirs: Value, copy: int) -> bool | None:
        """True for what grows with the loop, and is as far on as it would be `copy` iterations later. None if it does not grow so."""
        one, other = self._body.steps.of(ours), self._body.steps.of(theirs)
        if one is None or other is None:
            return None if one is other else False
        step = one.constant_step
        if step is None or step != other.constant_step or step % self._copies:
            return False
        return other.start == one.start + copy * (step // self._copies)

    def _compare(self, ours: inst.Instruction, theirs: inst.Instruction, copy: int) -> bool:
        blocks = self._regions[copy].blocks
        if ours.opcode != theirs.opcode or self._body.is_carried(ours) or not _is_same_kind(ours, theirs):
            return False
        if ours.block is None or blocks.get(ours.block) is not theirs.block:
            return False
        if isinstance(ours, inst.Phi) and isinstance(theirs, inst.Phi):
            places = {block: value for value, block in theirs.incoming}
            return all(
                block in blocks and blocks[block] in places and self._match(value, places[blocks[block]], copy)
                for value, block in ours.incoming
            )
        if isinstance(ours, inst.Load) and isinstance(theirs, inst.Load):
            self._loads.add((ours, theirs, copy))
        pairs = list(zip(ours.operands, theirs.operands, strict=True))
        given = dict(self._given)
        if all(self._match(*pair, copy) for pair in pairs):
            return True
        if ours.opcode not in COMMUTATIVE:
            return False
        self._given.clear()
        self._given.update(given)
        (a, b), (c, d) = pairs
        return self._match(a, d, copy) and self._match(c, b, copy)


def _is_same_kind(ours: inst.Instruction, theirs: inst.Instruction) -> bool:
    if len(ours.operands) != len(theirs.operands) or ours.flags != theirs.flags:
        return False
    if ours.opcode in ("extractvalue", "insertvalue") and getattr(ours, "indices", ()) != getattr(
        theirs, "indices", ()
    ):
        return False
    said = [{kind: what for kind, what in i.attachments.items() if kind != "dbg"} for i in (ours, theirs)]
    return said[0] == said[1] and all(getattr(ours, word, None) == getattr(theirs, word, None) for word in _COMPARED)


def _has_effects(i: inst.Instruction) -> bool:
    """True for what can be neither dropped nor moved: all but plain accesses, arithmetic, and calls without memory."""
    if isinstance(i, inst.CallBase):
        effects = by_attributes(i)
        return effects.may_write or effects.may_read
    if isinstance(i, (inst.Store, inst.Load)):
        return i.is_volatile_or_atomic
    return may_write(i) or not (i.is_pure or isinstance(i, inst.Phi))


def _alignment(access: inst.Load | inst.Store) -> int:
    type_ = access.value.type if isinstance(access, inst.Store) else access.type
    return access.align or access.function.module.layout.align(type_)


def _through(loop: Loop, domtree: DominatorTree) -> list[Block]:
    """The blocks that each way through the loop leads through, in order, first and last included."""
    found = [loop.only_latch]
    while found[0] is not loop.header:
        above = domtree.idom(found[0])
        assert above is not None
        found.insert(0, above)
    return found


def _ends_at_bound(loop: Loop, counters: dict[inst.Phi, inst.Instruction]) -> bool:
    """True if the loop goes on until a counter is equal to something that stays the same."""
    last = loop.only_latch.terminator
    test = last.operand(0) if len(last.successors) == 2 else None
    if not isinstance(test, inst.Compare) or test.opcode != "icmp" or test.block is not last.block:
        return False
    goes_on = {"eq": 1, "ne": 0}.get(test.predicate)  # the way that leads back
    if goes_on is None or last.successors[goes_on] is not loop.header or len(test.uses) != 1:
        return False
    ends = [one for one in test.operands if one in counters.values()]
    bounds = [one for one in test.operands if loop.is_invariant(one)]
    return len(ends) == 1 and len(bounds) == 1


def _computed_from(values: Iterable[Value], body: _Body) -> Iterator[inst.Instruction]:
    """The instructions of the body, what is carried with what they lead to left out, from which values are computed."""
    return reachable(
        filter(body.has, values), lambda one: filter(body.has, () if body.is_carried(one) else one.operands)
    )


def _step_of(phi: inst.Phi, following: inst.Instruction) -> int | None:
    """By how much a counter goes on: `phi + c`, or an address c bytes behind."""
    if following.opcode == "add" and following.operand(0) is phi:
        by = following.operand(1)
        goes_round = not isinstance(by, ConstantInt) or (
            "nuw" not in following.flags and abs(by.value) & (abs(by.value) - 1)
        )
        return by.value if isinstance(by, ConstantInt) and not goes_round else None
    if isinstance(following, inst.GetElementPtr) and following.pointer is phi and len(following.indices) == 1:
        (index,) = following.indices
        return index.value if isinstance(index, ConstantInt) else None
    return None


def _divide_step(following: inst.Instruction, copies: int) -> None:
    for index, operand in enumerate(following.operands):
        if isinstance(operand, ConstantInt):
            following.set_operand(index, ConstantInt(operand.type, operand.value // copies))
