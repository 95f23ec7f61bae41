"""Whether a scalar loop carries on where a vector loop stops.

Two loops that do the same work for each element may still be two loops of the program: the second one begins again, or
something else happens between them. The way through the vector loop is given up only if all that it hands on is what the scalar
loop itself would have come to:

* where the scalar loop is entered, each phi is at the element behind those of the vector loop, or holds what the vector loop
  has carried along (the lanes of a sum added up);
* where both end, the vector loop has done all iterations, and what is handed on is the same.
"""

from __future__ import annotations

from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.analysis.induction.linear import Linear
from enzyme_hub.analysis.induction.recurrences import Evolution, Evolutions
from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.operand_writer import ConstantWriter
from enzyme_hub.ir.types import VectorType
from enzyme_hub.ir.values import Block, Constant, ConstantInt, Value

# What adds up the lanes of what such an operation carries.
_ADDED_UP = {"fsub": "fadd", "fmuladd": "fadd", "fma": "fadd", "sub": "add"}
_CHOOSES = frozenset(("minnum", "maxnum", "minimum", "maximum", "smin", "smax", "umin", "umax"))
_REDUCES = "llvm.vector.reduce."


@record
class Pair:
    """Two loops that do the same, `lanes` and `unrolled` elements in each iteration, and the way from a guard to the scalar one."""

    scalar: Loop
    vector: Loop
    way: list[Block]
    skipped: frozenset[Block]  # what the guard leads through on its other way
    lanes: int
    unrolled: int


def is_continued(pair: Pair) -> bool:
    """True if the vector loop may be left out."""
    return _Continuation(pair).holds()


class _Continuation:
    def __init__(self, pair: Pair) -> None:
        self._pair = pair
        self._first = pair.way[1]
        self._steps = Evolutions(pair.scalar)
        self._followings = _followings(pair.vector)
        self._progress = self._progress_of(pair.vector)

    def holds(self) -> bool:
        pair = self._pair
        if self._progress is None or len(pair.scalar.blocks) != 1 or len(pair.vector.blocks) != 1:
            return False
        done = _behind(pair.vector, pair.skipped)
        for block in pair.skipped:
            for after in set(block.successors) - pair.skipped:
                if block not in done and block is not pair.vector.header:
                    if after is not self._first or not self._is_untouched(block):
                        return False  # a way round the vector loop, which must be one to the scalar loop
                elif not (self._goes_on(block) if after is self._first else self._ends(block, after)):
                    return False
        return True

    def _progress_of(self, vector: Loop) -> tuple[Linear, int] | None:
        """How much the counter of the vector loop has moved when it is left, and by how much an iteration moves it."""
        found = _bound(vector, Evolutions(vector))
        if found is None:
            return None
        counter, bound = found
        step = counter.constant_step
        return (bound - (counter.start - counter.step), step) if step else None

    # -- into the scalar loop ---------------------------------------------------------------------------------------------------

    def _is_untouched(self, block: Block) -> bool:
        guard = self._pair.way[0]
        return all(_same(phi.incoming_from(block), phi.incoming_from(guard)) for phi in _phis(self._first))

    def _goes_on(self, block: Block) -> bool:
        """True if the scalar loop, entered from behind the vector loop, is where it would have come to."""
        guard, header = self._pair.way[0], self._pair.scalar.header
        explained: set[Value] = set()
        for phi in _phis(header):
            now, at_first = self._entered(phi, block), self._entered(phi, guard)
            if now is None or at_first is None:
                return False
            explained.add(self._through(phi))
            if not (self._is_moved(phi, at_first, now) or self._is_added_up(phi, now)):
                return False
        return all(
            phi in explained or _same(phi.incoming_from(block), phi.incoming_from(guard)) for phi in _phis(self._first)
        )

    def _through(self, phi: inst.Phi) -> Value:
        """The value from which a phi of the scalar loop starts, back through the blocks of the way behind the first."""
        value: Value = phi
        blocks = [*self._pair.way[1:], self._pair.scalar.header]
        for before, block in zip(reversed(blocks[:-1]), reversed(blocks[1:]), strict=True):
            if isinstance(value, inst.Phi) and value.block is block:
                value = value.incoming_from(before)
        return value

    def _entered(self, phi: inst.Phi, origin: Block) -> Value | None:
        value = self._through(phi)
        if isinstance(value, inst.Phi) and value.block is self._first:
            return value.incoming_from(origin)
        inside = {*self._pair.way[1:], *self._pair.skipped}
        return None if isinstance(value, inst.Instruction) and value.block in inside else value

    def _is_moved(self, phi: inst.Phi, at_first: Value, now: Value) -> bool:
        """True if a counter or a pointer is behind the elements of the vector loop."""
        evolution = self._steps.of(phi)
        if evolution is None or evolution.constant_step is None:
            return False
        start, end = (self._steps.linear(one, evolution.width) for one in (at_first, now))
        moved = self._moved(evolution.constant_step, evolution.width)
        if start is None or end is None or moved is None:
            return False
        return end == start + moved or self._plain(end) == self._plain(start + moved)

    def _moved(self, step: int, width: int) -> Linear | None:
        """How far what moves by `step` in an iteration of the scalar loop comes in the vector loop."""
        assert self._progress is not None
        progress, by = self._progress
        factor, rest = divmod(step * self._pair.lanes, by * self._pair.unrolled)
        if rest or progress.width < width:
            return None
        return (progress if progress.width == width else progress.converted("trunc", width)) * factor

    def _is_added_up(self, phi: inst.Phi, now: Value) -> bool:
        """True for what the vector loop has carried, of all lanes."""
        following = phi.incoming_from(self._pair.scalar.only_latch)
        leaves: list[Value] = []
        return self._collect(now, _operation(following), leaves) and bool(leaves) and len(set(leaves)) == len(leaves)

    def _collect(self, value: Value, operation: str, leaves: list[Value]) -> bool:
        while isinstance(value, inst.Phi) and len(value.incoming) == 1:
            value = value.incoming[0][0]
        if value in self._followings:
            leaves.append(value)
            return True
        if not isinstance(value, inst.Instruction):
            return False
        operands = tuple(value.arguments if isinstance(value, inst.CallBase) else value.operands)
        if (kind := _reduces(value)) is not None:
            given = [one for one in operands if not isinstance(one, Constant)]
            return kind == operation and len(given) == 1 and self._collect(given[0], operation, leaves)
        if isinstance(value, inst.ExtractElement):
            vector, at = value.operands
            assert isinstance(vector.type, VectorType)
            is_last = isinstance(at, ConstantInt) and at.value == vector.type.count - 1
            return is_last and self._collect(vector, operation, leaves)
        if isinstance(value, inst.Select):
            test, operands = operands[0], operands[1:]
            if not isinstance(test, inst.Compare) or set(test.operands) != set(operands):
                return False
        is_join = _operation(value) == operation and len(operands) == 2
        return is_join and all(self._collect(one, operation, leaves) for one in operands)

    # -- to the end -------------------------------------------------------------------------------------------------------------

    def _ends(self, block: Block, end: Block) -> bool:
        """True if the scalar loop would be done as well, and hand on the same."""
        return self._is_all(block, end) and all(self._hands_on(phi, block) for phi in _phis(end))

    def _is_all(self, block: Block, end: Block) -> bool:
        """True if control goes that way only where the vector loop did what the scalar loop does."""
        found = _bound(self._pair.scalar, self._steps)
        if found is None or found[0].constant_step is None:
            return False
        counter, bound = found
        moved = self._moved(counter.constant_step or 0, counter.width)
        phi = _counting(self._pair.scalar, self._steps, counter)
        at_first = self._entered(phi, self._pair.way[0]) if phi is not None else None
        start = self._steps.linear(at_first, counter.width) if at_first is not None else None
        if moved is None or start is None:
            return False
        left = self._plain(bound - start - moved)
        if left.signed_constant == 0:
            return True
        test = (
            block.terminator.operand(0)
            if isinstance(block.terminator, inst.Branch) and len(block.successors) == 2
            else None
        )
        if not isinstance(test, inst.Compare) or test.opcode != "icmp" or test.predicate not in ("eq", "ne"):
            return False
        if (block.successors[0] is end) != (test.predicate == "eq"):
            return False
        a, b = (self._steps.linear(one, left.width) if one.type.is_int else None for one in test.operands)
        if a is None or b is None:
            return False
        each = (counter.constant_step or 0) // self._pair.unrolled
        return any(left == self._plain((a - b) * factor) for factor in (1, -1, each, -each))

    def _plain(self, sum_: Linear) -> Linear:
        """The sum without what LLVM makes of x / 8 * 8 (where nothing is left over) and of x / 4 * 4 + 3."""
        total = Linear(sum_.width, sum_.constant)
        for atom, factor in sum_.terms.items():
            by = atom.operand(1) if isinstance(atom, inst.BinaryOp) else None
            part: Linear | None = None
            if isinstance(atom, inst.BinaryOp) and isinstance(by, ConstantInt):
                if atom.opcode == "lshr" and "exact" in atom.flags and factor % (1 << by.value) == 0:
                    inner = self._steps.linear(atom.operand(0), sum_.width)
                    part = inner * (factor >> by.value) if inner is not None else None
                elif atom.opcode == "or" and by.value > 0 and by.value & (by.value + 1) == 0:
                    even = (
                        one
                        for one in atom.operand(0).users
                        if one.opcode == "and" and _is_word(one.operand(1), ~by.value)
                    )
                    found = next(even, None)
                    part = Linear(sum_.width, by.value, {found: 1}) * factor if found is not None else None
            total = total + (part if part is not None else Linear(sum_.width, 0, {atom: factor}))
        return total

    def _hands_on(self, phi: inst.Phi, block: Block) -> bool:
        """True if a phi, where both loops end, gets from the vector loop what the scalar loop computes."""
        ours, theirs = _last(phi, self._pair.scalar), phi.incoming_from(block)
        if ours is None:
            return False
        if _same(ours, theirs):
            return True
        carried = (
            one for one in _phis(self._pair.scalar.header) if one.incoming_from(self._pair.scalar.only_latch) is ours
        )
        one = next(carried, None)
        return one is not None and self._is_added_up(one, theirs)


def _phis(block: Block) -> list[inst.Phi]:
    return [phi for phi in block.phis if isinstance(phi, inst.Phi)]


def _followings(loop: Loop) -> set[Value]:
    """What the header's phis are in the next iteration."""
    return {phi.incoming_from(loop.only_latch) for phi in _phis(loop.header)}


def _behind(loop: Loop, blocks: frozenset[Block]) -> set[Block]:
    """Those of the blocks to which control comes through the loop alone."""
    found = {after for _, after in loop.exits} & blocks
    work = [after for block in found for after in block.successors]
    while work:
        block = work.pop()
        if block in blocks and block not in found and found.issuperset(block.predecessors):
            found.add(block)
            work.extend(block.successors)
    return {block for block in found if (found | loop.blocks).issuperset(block.predecessors)}


def _bound(loop: Loop, steps: Evolutions) -> tuple[Evolution, Linear] | None:
    """(what is compared, with what), where a loop is left as soon as two integers are the same."""
    end = loop.only_latch.terminator
    test = end.operand(0) if isinstance(end, inst.Branch) and end.is_conditional else None
    if not isinstance(test, inst.Compare) or test.opcode != "icmp" or test.predicate not in ("eq", "ne"):
        return None
    if (end.successors[0] is loop.header) != (test.predicate == "ne"):
        return None
    found = [steps.of(one) for one in test.operands]
    for counter, bound in (found, found[::-1]):
        if counter is not None and bound is not None and bound.is_invariant and counter.constant_step:
            return counter, bound.start
    return None


def _counting(loop: Loop, steps: Evolutions, counter: Evolution) -> inst.Phi | None:
    """The phi whose next value is what is compared."""
    for phi in _phis(loop.header):
        found = steps.of(phi.incoming_from(loop.only_latch))
        if found is not None and (found.start, found.step) == (counter.start, counter.step):
            return phi
    return None


def _last(phi: inst.Phi, loop: Loop) -> Value | None:
    """What a phi is where control comes from the loop."""
    latch = loop.only_latch
    for value, block in phi.incoming:
        if block is latch:
            return value
        if block.predecessors == [latch]:
            return value.incoming_from(latch) if isinstance(value, inst.Phi) and value.block is block else value
    return None


def _operation(value: Value) -> str:
    """What joins two numbers: the lanes of what is carried are joined by the same."""
    if not isinstance(value, inst.Instruction):
        return ""
    name = _intrinsic(value)
    kind = name.removeprefix("llvm.").partition(".")[0] if name else value.opcode
    return "select" if kind in _CHOOSES else _ADDED_UP.get(kind, kind)


def _reduces(value: inst.Instruction) -> str | None:
    """What joins the lanes of the vector that an instruction reduces to one number, if it does."""
    name = _intrinsic(value)
    if not name.startswith(_REDUCES):
        return None
    kind = name.removeprefix(_REDUCES).partition(".")[0]
    return "select" if kind.endswith(("max", "min", "maximum", "minimum")) else kind


def _intrinsic(value: inst.Instruction) -> str:
    return (value.intrinsic or "") if isinstance(value, inst.CallBase) else ""


def _is_word(value: Value, number: int) -> bool:
    return isinstance(value, ConstantInt) and value.value == number


def _same(a: Value, b: Value) -> bool:
    if a is b:
        return True
    spelled = ConstantWriter().typed
    return isinstance(a, Constant) and isinstance(b, Constant) and spelled(a) == spelled(b)
