"""On which bits of a thread's number in its block a value may depend.

A thread's number has three axes. A mask has, of each axis, one bit for each of the lowest bits of the number (as many as a lane's number
has) and one for all that are above; and one bit, `anything`, for what nothing is known about. `Dependence.of` has the masks of a value's
bits: threads of one warp whose numbers differ only in bits that are not in the mask have the bit alike, where they come by together.

Together means: they wait for each other where ways meet, as a GPU has its lanes do at the ends of branches and loops. So a value of a
loop that goes round is alike for lanes that are in it together, and a phi depends also on the branches that decide between its ways. Lanes
that left a loop one after the other have values of different rounds.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import IntType, Type
from enzyme_hub.ir.values import Argument, Block, Constant, ConstantInt, ConstantWord, GlobalValue, Value
from enzyme_hub.targets.lanes import bits as of_bits
from enzyme_hub.targets.lanes.bits import ZERO, Bits, of_all, spread
from enzyme_hub.targets.target import Target

_MOST_THREADS = 10  # bits of a thread's number
_POINTER = 64


class Axes:
    """What the bits of masks mean where a warp has 2 ** `count` lanes."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.anything = 1 << 3 * (count + 1)
        self.above = sum(1 << k * (count + 1) + count for k in range(3))

    def number(self, axis: int, width: int) -> Bits:
        """The number of a thread on an axis."""
        first = axis * (self.count + 1)
        low = [1 << first + k for k in range(self.count)]
        high = [1 << first + self.count] * (_MOST_THREADS - self.count)
        return of_bits.resized((*low, *high), width)

    def lows(self, mask: int) -> tuple[int, int, int]:
        """Of each axis the low bits that are in a mask."""
        all_, step = (1 << self.count) - 1, self.count + 1
        return mask & all_, mask >> step & all_, mask >> 2 * step & all_

    def is_above(self, mask: int, axis: int) -> bool:
        return bool(mask >> axis * (self.count + 1) + self.count & 1)


def width_of(type_: Type) -> int:
    """How many bits of a value are told apart: 1 where there is one mask for all of it."""
    if isinstance(type_, IntType):
        return type_.width
    return _POINTER if type_.is_pointer else 1


class Dependence:
    """The answers for one function. Only what somebody asks for is looked at, and what that needs."""

    def __init__(self, function: Function, target: Target, axes: Axes) -> None:
        self.function = function
        self.target = target
        self.axes = axes
        self._is_kernel = target.is_kernel(function)
        self._forest = LoopForest(function)
        self._known: dict[inst.Instruction, Bits] = {}
        self._deciding: dict[Block, tuple[inst.Instruction, ...]] = {}

    def of(self, value: Value, at: Block) -> Bits:
        """The masks of the bits of a value, where it is used in a block."""
        if isinstance(value, inst.Instruction) and value not in self._known:
            self._solve(value)
        return self._used(value, at)

    def mask(self, value: Value, at: Block) -> int:
        """All that a value depends on."""
        return of_all(self.of(value, at))

    # -- to the fixpoint --------------------------------------------------------------------------------------------

    def _solve(self, asked: inst.Instruction) -> None:
        """Start with nothing, and let masks grow until all rules hold."""
        needed = self._needed(asked)
        if self._forest.irreducible:
            self._known.update((i, self._unknown(i.type)) for i in needed)
            return
        self._known.update((i, (ZERO,) * width_of(i.type)) for i in needed)
        order = {block: k for k, block in enumerate(self._forest.cfg.blocks)}
        inside = [i for i in needed if i.block in order]
        self._known.update((i, self._unknown(i.type)) for i in needed if i.block not in order)
        inside.sort(key=lambda i: order[i.block])  # type: ignore[index]
        changed = True
        while changed:
            changed = False
            for i in inside:
                found = self._rule(i)
                if found != self._known[i]:
                    self._known[i] = found
                    changed = True

    def _needed(self, asked: inst.Instruction) -> list[inst.Instruction]:
        """What a value is computed from, and what decides which ways to it are gone; as far as it is not known yet."""
        found: dict[inst.Instruction, None] = {asked: None}
        work = [asked]
        while work:
            for value in self._sources(work.pop()):
                if isinstance(value, inst.Instruction) and value not in found and value not in self._known:
                    found[value] = None
                    work.append(value)
        return list(found)

    def _sources(self, i: inst.Instruction) -> Iterator[Value]:
        if isinstance(i, inst.Phi):
            for terminator in self._deciders(i):
                yield from terminator.operands
        yield from i.operands
        loop = self._forest.loop_of(i.block) if i.block is not None else None
        while loop is not None:  # who leaves it, leaves it with values of its round
            for block, _ in loop.exits:
                yield from block.terminator.operands
            loop = loop.parent

    # -- where a value is used --------------------------------------------------------------------------------------

    def _used(self, value: Value, at: Block) -> Bits:
        found = self._value(value)
        if not isinstance(value, inst.Instruction) or value.block is None or value.block is at:
            return found
        left = ZERO
        loop = self._forest.loop_of(value.block)
        while loop is not None and not loop.contains(at):
            for block, _ in loop.exits:
                left = of_bits.either(left, self._decision(block.terminator))
            loop = loop.parent
        if left in (ZERO, 0):
            return found
        return tuple(mask if mask == ZERO else mask | left for mask in found)

    def _value(self, value: Value) -> Bits:
        width = width_of(value.type)
        if isinstance(value, inst.Instruction):
            known = self._known.get(value)
            if known is None:
                self._solve(value)
                known = self._known[value]
            return known
        if isinstance(value, ConstantInt):
            return of_bits.constant(value.value, width)
        if isinstance(value, ConstantWord) and value.is_undefined:
            return self._unknown(value.type)
        if isinstance(value, ConstantWord) and value.is_zero:
            return spread(ZERO, width)
        if isinstance(value, Argument):
            return spread(0, width) if self._is_kernel else self._unknown(value.type)
        if isinstance(value, GlobalValue):
            return spread(0, width)
        return spread(0 if isinstance(value, Constant) else self.axes.anything, width)

    def _unknown(self, type_: Type) -> Bits:
        return spread(self.axes.anything, width_of(type_))

    # -- ways -------------------------------------------------------------------------------------------------------

    def _decision(self, terminator: inst.Instruction) -> int:
        """What depends on which way is gone from here."""
        assert terminator.block is not None
        if len(set(terminator.successors)) < 2:
            return 0
        if not isinstance(terminator, (inst.Branch, inst.Switch)):
            return self.axes.anything
        return of_all(self._used(terminator.operand(0), terminator.block))

    def _deciders(self, phi: inst.Phi) -> tuple[inst.Instruction, ...]:
        """The branches that decide from where control comes to the phi's block, within one round of the loop that it is in."""
        block = phi.block
        assert block is not None
        if len(set(phi.operands[::2])) < 2:
            return ()
        if block not in self._deciding:
            self._deciding[block] = tuple(self._deciders_of(block))
        return self._deciding[block]

    def _deciders_of(self, block: Block) -> Iterator[inst.Instruction]:
        """Lanes in a loop have gone round equally often, so nobody decides between its header's way in and its latch."""
        loop = self._forest.loop_with_header(block)
        preds = self._forest.cfg.preds[block]
        if loop is None:
            yield from self._between(preds, self._forest.domtree.idom(block))
            return
        if len(loop.latches) > 1:
            yield from self._between(loop.latches, block)
        if len(entering := loop.entering) > 1:
            yield from self._between(entering, self._forest.domtree.idom(block))

    def _between(self, ends: list[Block], start: Block | None) -> Iterator[inst.Instruction]:
        """The branches on the ways from a block that dominates the ends to these."""
        seen, work = set(ends), list(ends)
        while work:
            block = work.pop()
            if len(set(block.successors)) > 1:
                yield block.terminator
            if block is start:
                continue
            for pred in self._forest.cfg.preds[block]:
                if pred not in seen:
                    seen.add(pred)
                    work.append(pred)

    # -- rules ------------------------------------------------------------------------------------------------------

    def _rule(self, i: inst.Instruction) -> Bits:
        at = i.block
        assert at is not None
        width = width_of(i.type)
        if isinstance(i, inst.Phi):
            return self._phi(i)
        if isinstance(i, inst.Load):
            return spread(self._loaded(i), width)
        if isinstance(i, inst.CallBase):
            return self._called(i)
        if not i.is_pure:
            return self._unknown(i.type)
        if isinstance(i, inst.Select):
            condition, one, other = (self._used(value, at) for value in i.operands)
            if i.operand(1) is i.operand(2):
                return one
            return of_bits.join(one, other, of_all(condition)) if len(condition) == 1 else self._plain(i)
        if isinstance(i, inst.GetElementPtr) and i.type.is_pointer:
            return self._address(i)
        if isinstance(i, inst.Cast):
            return self._cast(i)
        if isinstance(i, inst.BinaryOp) and isinstance(i.type, IntType):
            return self._binary(i)
        if isinstance(i, inst.Freeze):
            return self._used(i.operand(0), at)
        return self._plain(i)

    def _plain(self, i: inst.Instruction) -> Bits:
        """What may depend on all bits of all operands."""
        assert i.block is not None
        found = 0
        for operand in i.operands:
            found |= of_all(self._used(operand, i.block))
        return spread(found, width_of(i.type))

    def _phi(self, phi: inst.Phi) -> Bits:
        """One of several values. What comes out of a loop does so where the phi is: lanes wait there for each other."""
        assert phi.block is not None
        decided = 0
        for terminator in self._deciders(phi):
            decided |= self._decision(terminator)
        found: Bits = (ZERO,) * width_of(phi.type)
        for value, _ in phi.incoming:
            if value is not phi:
                found = of_bits.join(found, self._used(value, phi.block))
        return found if not decided else tuple(mask if mask == ZERO else mask | decided for mask in found)

    def _loaded(self, load: inst.Load) -> int:
        """What the launch gave is alike for all threads; all else anybody may have written."""
        assert load.block is not None
        base: Value = load.pointer
        while isinstance(base, (inst.GetElementPtr, inst.Cast)):
            base = base.operand(0)
        is_given = isinstance(base, inst.CallBase) and self.target.leads_to_arguments(base.callee.name or "")
        if load.is_volatile_or_atomic or not is_given:
            return self.axes.anything
        return of_all(self._used(load.pointer, load.block))

    def _called(self, call: inst.CallBase) -> Bits:
        name, width = call.callee.name or "", width_of(call.type)
        if name in self.target.numbers:
            return self.axes.number(self.target.numbers.index(name), width)
        if self.target.is_alike(name):
            return spread(0, width)
        function = call.called_function
        is_plain = function is not None and function.is_intrinsic and not name.startswith(self.target.intrinsics)
        if not is_plain or function is None or function.attribute("convergent") or not _computes(function):
            return self._unknown(call.type)
        assert call.block is not None
        found = 0
        for argument in call.arguments:
            found |= of_all(self._used(argument, call.block))
        return spread(found, width)

    def _address(self, i: inst.GetElementPtr) -> Bits:
        assert i.block is not None
        layout = self.function.module.layout
        found = self._used(i.pointer, i.block)
        current: Type = i.source_type
        for place, index in enumerate(i.indices):
            if place and current.is_aggregate and not hasattr(current, "element"):
                assert isinstance(index, ConstantInt)
                offset = layout.offset_of_path(current, (index.value,))
                found = of_bits.add(found, of_bits.constant(offset, _POINTER))
                current = current.fields[index.value]  # type: ignore[attr-defined]
                continue
            if place:
                current = current.element  # type: ignore[attr-defined]
            step = layout.size(current)
            if isinstance(index, ConstantInt):
                moved = of_bits.constant(index.value * step, _POINTER)
            else:
                used = self._used(index, i.block)
                moved = of_bits.scaled(of_bits.resized(used, _POINTER, used[-1]), step)
            found = of_bits.add(found, moved)
        return found

    def _cast(self, i: inst.Cast) -> Bits:
        assert i.block is not None
        before, width = i.operand(0), width_of(i.type)
        is_whole = isinstance(before.type, IntType) or before.type.is_pointer
        if not is_whole or (width == 1 and not isinstance(i.type, IntType)):
            return self._plain(i)
        used = self._used(before, i.block)
        if i.opcode in ("zext", "trunc", "ptrtoint", "inttoptr", "ptrtoaddr"):
            return of_bits.resized(used, width)
        if i.opcode == "sext":
            return of_bits.resized(used, width, used[-1])
        if i.opcode in ("bitcast", "addrspacecast") and len(used) == width:
            return used
        return self._plain(i)

    def _binary(self, i: inst.BinaryOp) -> Bits:
        assert i.block is not None
        left, right = (self._used(operand, i.block) for operand in i.operands)
        last = i.operand(1)
        by = last.value if isinstance(last, ConstantInt) else None
        if i.opcode in _OF_BITS:
            return _OF_BITS[i.opcode](left, right)
        if i.opcode == "mul":
            return of_bits.multiply(left, right) if by is None else of_bits.scaled(left, by)
        if i.opcode in ("shl", "lshr", "ashr"):
            if by is None:
                return of_bits.shifted_by(left, right, i.opcode)
            if i.opcode == "shl":
                return of_bits.shifted_up(left, by)
            return of_bits.shifted_down(left, by, left[-1] if i.opcode == "ashr" else ZERO)
        return self._plain(i)


_OF_BITS = {
    "add": of_bits.add,
    "sub": of_bits.subtract,
    "and": of_bits.both,
    "or": of_bits.any_of,
    "xor": of_bits.any_of,
}


def _computes(function: Function) -> bool:
    """True for what neither reads nor writes memory."""
    return function.attribute("memory") == "memory(none)"
