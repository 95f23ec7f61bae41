"""Adjoints of neighbouring numbers, to which neighbouring lanes add as well: stencils.

A lane that reads `x[i - 1]`, `x[i]` and `x[i + 1]` adds to three numbers, each of which two other lanes add to. So it hands what is for a
neighbour's `x[i]` to the lane whose that is, and adds to its own `x[i]` what it was handed. Whether the lane beside is there, and has the
number beside, is asked when the kernel runs: at the end of a row of the block it may have not, and then each adds for itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.values import Block, ConstantInt, Value, const_float, const_int
from enzyme_hub.targets.lanes.dependence import Dependence
from enzyme_hub.targets.lanes.joining import Addition, Joining, i32
from enzyme_hub.targets.lanes.scattered import rooted
from enzyme_hub.targets.target import Target

_FARTHEST = 4  # lanes from one to another that it hands something to


@record
class Beside:
    """Additions whose addresses lie at constant distances from `root`, which is one number farther from lane to lane."""

    root: Value


class Steps:
    """How far apart the values of neighbours on the axis x are. An estimate: the kernel asks before it counts on it."""

    def __init__(self, dependence: Dependence) -> None:
        self._dependence = dependence
        self._target = dependence.target
        self._layout = dependence.function.module.layout
        self._of_x = (2 << dependence.axes.count) - 1 | dependence.axes.anything
        self._known: dict[inst.Instruction, int | None] = {}

    def of(self, value: Value, at: Block) -> int | None:
        """None if it is no constant, as far as one sees."""
        if not isinstance(value, inst.Instruction) or not self._dependence.mask(value, at) & self._of_x:
            return 0
        if value not in self._known:
            self._known[value] = None  # of what goes round in a loop
            self._known[value] = self._computed(value)
        return self._known[value]

    def _computed(self, value: inst.Instruction) -> int | None:
        assert value.block is not None
        if isinstance(value, inst.CallBase):
            return 1 if value.callee.name == self._target.numbers[0] else None
        if isinstance(value, inst.Cast) and value.opcode in ("zext", "sext", "trunc"):
            return self.of(value.operand(0), value.block)
        if isinstance(value, inst.GetElementPtr):
            return self._of_address(value)
        if not isinstance(value, inst.BinaryOp) or value.opcode not in ("add", "sub", "mul", "shl", "or"):
            return None
        left, right = (self.of(operand, value.block) for operand in value.operands)
        if left is None or right is None:
            return None
        factor = value.operand(1)
        if value.opcode in ("mul", "shl"):
            if not isinstance(factor, ConstantInt) or right:
                return None
            return left * factor.value if value.opcode == "mul" else left << factor.value
        return left - right if value.opcode == "sub" else left + right

    def _of_address(self, address: inst.GetElementPtr) -> int | None:
        assert address.block is not None
        if len(address.indices) != 1:
            return None
        base, index = self.of(address.pointer, address.block), self.of(address.indices[0], address.block)
        if base is None or index is None:
            return None
        return base + index * self._layout.size(address.source_type)


class Handing:
    """Emits what hands numbers to lanes beside."""

    def __init__(self, module: Module, target: Target, joining: Joining) -> None:
        self.module = module
        self.target = target
        self._joining = joining

    def join(self, b: Builder, additions: Sequence[Addition], root: Value, after: Block) -> None:
        """All of it, from where `b` is to the block `after`."""
        size = self.module.layout.size(additions[0].term.type)
        at: dict[int, Addition] = {}
        others = []
        for one in additions:
            distance = rooted(one.pointer)[1]
            if distance in at or distance % size:
                others.append(one)
            else:
                at[distance] = one
        for centre, row in rows(at, size):
            b = self._row(b, root, at, centre, row, size)
        self._joining.add_all(b, others, after)

    def _row(
        self, b: Builder, root: Value, at: dict[int, Addition], centre: int, row: Sequence[int], size: int
    ) -> Builder:
        assert self.target.lane is not None
        total = at[centre].term
        kept: list[tuple[Value, Addition]] = []
        if len(row) > 1:
            here, lane = self._joining.here(b), self.target.lane(self.module, b)
            own = b.cast("ptrtoint", root, types.i64)
            steps = [(distance - centre) // size for distance in row if distance != centre]
            has = {step: self._has(b, here, lane, own, step, size) for step in {*steps, *(-step for step in steps)}}
            for step in steps:
                one = at[centre + step * size]
                handed = self._joining.read(b, here, one.term, self._lane(b, lane, -step))
                zero = const_float(one.term.type, 0.0)
                total = b.binary("fadd", total, b.select(has[-step], handed, zero))
                kept.append((has[step], one))
        for is_handed, one in kept:
            adds, rest = b.block.function.add_block(), b.block.function.add_block()
            b.branch_if(is_handed, rest, adds)
            self._joining.add_all(Builder(adds), [one], rest)
            b = Builder(rest)
        rest = b.block.function.add_block()
        self._joining.add_all(b, [Addition(at[centre].pointer, total)], rest)
        return Builder(rest)

    def _has(self, b: Builder, here: Value, lane: Value, own: Value, step: int, size: int) -> Value:
        """Whether the lane that is so many steps away is here, and its root as many numbers."""
        there = b.binary("add", lane, i32(step))
        is_in_warp = b.compare("icmp", "ult", there, i32(32))
        number = self._lane(b, lane, step)
        is_here = b.compare("icmp", "ne", b.binary("and", here, b.binary("shl", i32(1), number)), i32(0))
        theirs = self._joining.read(b, here, own, number)
        is_beside = b.compare("icmp", "eq", theirs, b.binary("add", own, const_int(types.i64, step * size)))
        return b.binary("and", b.binary("and", is_in_warp, is_here), is_beside)

    def _lane(self, b: Builder, lane: Value, step: int) -> Value:
        return b.binary("and", b.binary("add", lane, i32(step)), i32(31))


def has_neighbours(additions: Sequence[inst.AtomicRMW]) -> bool:
    """True if a lane adds to neighbouring numbers."""
    layout = additions[0].function.module.layout
    distances = {rooted(one.operand(0))[1] for one in additions}
    return any(distance + layout.size(additions[0].type) in distances for distance in distances)


def rows(at: dict[int, Addition], size: int) -> list[tuple[int, list[int]]]:
    """The distances of neighbouring numbers, and of each row its middle, to which lanes hand what they have."""
    found: list[list[int]] = []
    for distance in sorted(at):
        if found and distance == found[-1][-1] + size and len(found[-1]) <= 2 * _FARTHEST:
            found[-1].append(distance)
        else:
            found.append([distance])
    return [(row[len(row) // 2], row) for row in found]
