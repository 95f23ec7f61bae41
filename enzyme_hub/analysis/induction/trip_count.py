"""How often the header of a loop runs, as a formula over values that are known before the loop.

The loop must have a preheader and one latch, and one exit that decides: an edge out of a block that runs exactly once in
each iteration, while all other exits lead only to blocks that never return (panics, aborts, exceptions that leave the
function). Its compare of two affine values (see `recurrences`) is solved for the first iteration that leaves. The count is
exact for every run of the loop that leaves by the deciding exit, and for a run that leaves by one of the others it is an upper
bound, so a buffer of that many elements is large enough either way.

Wrap-around is never assumed away. A formula is used only if the numbers cannot wrap before the loop ends (a step of one and
a strict bound; a bound far enough from the end of its range), if wrapping would be undefined behaviour (nsw, nuw,
inbounds on the very numbers compared), or if it is right modulo 2^width. Else there is no count: None is an answer.
"""

from __future__ import annotations

from collections.abc import Mapping

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.induction.linear import (
    Arithmetic,
    Linear,
    NotConstant,
    Number,
    compare_numbers,
    mask,
)
from enzyme_hub.analysis.induction.recurrences import Evolution, Evolutions, Induction, induction
from enzyme_hub.base.records import record
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import BinaryOp, Branch, CallBase, Compare, Phi
from enzyme_hub.ir.values import Block, ConstantInt, Value

__all__ = ["Induction", "TripCount", "induction", "trip_count"]

_INVERSE = {
    "eq": "ne", "ne": "eq",
    "slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt",
    "ult": "uge", "uge": "ult", "ugt": "ule", "ule": "ugt",
}  # fmt: skip
SWAPPED = {
    "eq": "eq", "ne": "ne",
    "slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle",
    "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule",
}  # fmt: skip
_FOREVER = mask(64)
# How many dominating branches are looked at for a condition that guards the loop.
_GUARDS = 16


@record
class TripCount:
    """The number of times the header runs per entry of the loop, at least 1. A loop that would never end counts 2^64 - 1.

    `exit` is the edge (exiting block, exit block) that decides. A count of an i64 loop may be near 2^64: multiply by the
    size of an element with a check.
    """

    formula: Formula
    exit: tuple[Block, Block]

    @property
    def constant(self) -> int | None:
        try:
            found = self.formula.compute(Arithmetic())
        except NotConstant:
            return None
        assert isinstance(found, int)
        return found

    @property
    def operands(self) -> tuple[Value, ...]:
        """The values `emit` uses, each once; all are available in the preheader."""
        return tuple(dict.fromkeys(value for part in self.formula.parts() for value in part.values()))

    def emit(self, builder: Builder, mapping: Mapping[Value, Number] | None = None) -> Value:
        """The count as an i64, computed at `builder`; `mapping` says what to use in place of an operand."""
        arithmetic = Arithmetic(builder, mapping)
        return arithmetic.value(self.formula.compute(arithmetic), 64)

    def evaluate(self, values: Mapping[Value, int]) -> int:
        """The count for given values of the operands."""
        found = self.formula.compute(Arithmetic(mapping=values))
        assert isinstance(found, int)
        return found


class Formula:
    """One way to compute a count."""

    def parts(self) -> tuple[Linear, ...]:
        raise NotImplementedError

    def compute(self, arithmetic: Arithmetic) -> Number:
        raise NotImplementedError


@record
class Ordered(Formula):
    """Runs while left < right (or <=), the distance shrinking by `step` > 0: 1 + ceil((right - left) / step), or 1."""

    left: Linear
    right: Linear
    step: Linear
    is_signed: bool
    is_strict: bool

    def parts(self) -> tuple[Linear, ...]:
        return self.left, self.right, self.step

    def compute(self, arithmetic: Arithmetic) -> Number:
        width = self.left.width
        left, right = arithmetic.linear(self.left), arithmetic.linear(self.right)
        predicate = ("s" if self.is_signed else "u") + ("lt" if self.is_strict else "le")
        goes_on = arithmetic.compare(predicate, width, left, right)
        # Where it goes on, the distance is the true one, as an unsigned number.
        distance = arithmetic.convert("zext", arithmetic.linear(self.right - self.left), width, 64)
        return arithmetic.select(64, goes_on, self._count(arithmetic, distance), 1)

    def _count(self, arithmetic: Arithmetic, distance: Number) -> Number:
        extra = 1 if self.is_strict else 2
        step = self.step.signed_constant
        if step == 1:
            # From a number that is not negative to a signed one it is less than half the range.
            half = self.is_signed and self.left.is_nonnegative
            return _add_saturating(arithmetic, distance, extra, self.left.width - half)
        if self.is_strict:
            distance = arithmetic.binary("sub", 64, distance, 1)
        if step is not None:
            return arithmetic.binary("add", 64, arithmetic.binary("udiv", 64, distance, step), 2)
        width = self.step.width
        wanted = arithmetic.linear(self.step)
        advances = arithmetic.compare("sgt", width, wanted, 0)
        divisor = arithmetic.convert("zext", arithmetic.select(width, advances, wanted, 1), width, 64)
        steps = arithmetic.binary("udiv", 64, distance, divisor)
        return arithmetic.select(64, advances, _add_saturating(arithmetic, steps, 2, width), _FOREVER)


@record
class Meeting(Formula):
    """Runs until a distance that shrinks by 1 is 0 modulo 2^width: 1 + that distance."""

    steps: Linear
    width: int
    never_zero: bool

    def parts(self) -> tuple[Linear, ...]:
        return (self.steps,)

    def compute(self, arithmetic: Arithmetic) -> Number:
        full = self.steps.width
        if self.never_zero and self.width == full:
            # The count itself is not 0 modulo 2^width, so it does not wrap.
            return arithmetic.convert("zext", arithmetic.linear(self.steps + 1), full, 64)
        steps = arithmetic.linear(self.steps)
        if self.width < full:
            steps = arithmetic.binary("and", full, steps, mask(self.width))
        return _add_saturating(arithmetic, arithmetic.convert("zext", steps, full, 64), 1, self.width)


@record
class MeetingShifted(Formula):
    """Runs until a distance that shrinks by 2^shift * odd is 0: (distance / 2^shift) * inverse modulo 2^(width - shift)."""

    distance: Linear
    shift: int
    inverse: int

    def parts(self) -> tuple[Linear, ...]:
        return (self.distance,)

    def compute(self, arithmetic: Arithmetic) -> Number:
        width = self.distance.width
        steps = arithmetic.binary("lshr", width, arithmetic.linear(self.distance), self.shift)
        if self.inverse != 1:
            steps = arithmetic.binary("mul", width, steps, self.inverse)
            steps = arithmetic.binary("and", width, steps, mask(width - self.shift))
        return arithmetic.binary("add", 64, arithmetic.convert("zext", steps, width, 64), 1)


@record
class Parting(Formula):
    """Runs while two values that drift apart are equal: twice or once."""

    left: Linear
    right: Linear

    def parts(self) -> tuple[Linear, ...]:
        return self.left, self.right

    def compute(self, arithmetic: Arithmetic) -> Number:
        equal = arithmetic.compare("eq", self.left.width, arithmetic.linear(self.left), arithmetic.linear(self.right))
        return arithmetic.select(64, equal, 2, 1)


def _add_saturating(arithmetic: Arithmetic, number: Number, extra: int, width: int) -> Number:
    """number + extra, at most 2^64 - 1; `number` is below 2^width."""
    total = arithmetic.binary("add", 64, number, extra)
    if width < 64:
        return total
    overflows = arithmetic.compare("ult", 64, total, extra)
    return arithmetic.select(64, overflows, _FOREVER, total)


def trip_count(loop: Loop, forest: LoopForest) -> TripCount | None:
    """The count of `loop`, or None if it has no exit that decides, or we cannot solve for it."""
    if loop.preheader is None or loop.latch is None or any(loop.contains(block) for block in forest.irreducible):
        return None
    edge = deciding_exit(loop, forest)
    if edge is None:
        return None
    first_time = _only_the_first_time(loop, *edge)
    if first_time is not None:
        return TripCount(first_time, edge)
    condition = staying_condition(*edge)
    if condition is None:
        return None
    predicate, left, right, same_sign = condition
    evolutions = Evolutions(loop)
    first, second = evolutions.of(left), evolutions.of(right)
    if first is None or second is None:
        return None
    solver = _Solver(loop, forest)
    formula = None
    for reading in _readings(predicate, same_sign):
        formula = formula or solver.solve(reading, first, second)
    return None if formula is None else TripCount(formula, edge)


def _readings(predicate: str, same_sign: bool) -> tuple[str, ...]:
    """The predicates that mean the same: a compare of numbers that have the same sign may be read either way."""
    if not same_sign or predicate in ("eq", "ne"):
        return (predicate,)
    return predicate, ("u" if predicate[0] == "s" else "s") + predicate[1:]


def deciding_exit(loop: Loop, forest: LoopForest) -> tuple[Block, Block] | None:
    """The only exit from which the function can still return, if its block runs exactly once per iteration."""
    returning = [edge for edge in loop.exits if edge[1] in forest.cfg.reaches_return]
    if len(returning) != 1 or loop.latch is None:
        return None
    exiting = returning[0][0]
    once = forest.loop_of(exiting) is loop and forest.domtree.dominates(exiting, loop.latch)
    return returning[0] if once else None


def leaves_only_by(loop: Loop) -> bool:
    """True if no iteration can end the loop but by its only exit edge: no other edges, no call that may not come back."""
    if len(loop.exits) != 1:
        return False
    calls = (i for block in loop.blocks for i in block.instructions if isinstance(i, CallBase))
    return all(_comes_back(call) for call in calls)


def _comes_back(call: CallBase) -> bool:
    """True if the call certainly returns here."""
    words = {word for part in call.attributes for word in call.function.module.expand_attributes(part)}
    callee = call.called_function
    if callee is not None:
        words.update(callee.attributes)
    return "willreturn" in words and "nounwind" in words


def _only_the_first_time(loop: Loop, exiting: Block, exit_: Block) -> Formula | None:
    """The count of a loop that a flag keeps running once at most: `phi i1 [true, preheader], [false, latch]`."""
    branch, preheader, latch = exiting.terminator, loop.preheader, loop.latch
    if not isinstance(branch, Branch) or not branch.is_conditional or preheader is None or latch is None:
        return None
    flag = branch.condition
    if not isinstance(flag, Phi) or flag.block is not loop.header:
        return None
    first, later = flag.incoming_from(preheader), flag.incoming_from(latch)
    stays = int(branch.successors[1] is exit_)
    if not isinstance(first, ConstantInt) or not isinstance(later, ConstantInt) or later.value & 1 == stays:
        return None
    return Parting(Linear(1, first.value), Linear(1, stays))


def staying_condition(exiting: Block, exit_: Block) -> tuple[str, Value, Value, bool] | None:
    """The compare that keeps control in the loop: predicate, left, right, and whether both must have the same sign."""
    branch = exiting.terminator
    if not isinstance(branch, Branch) or not branch.is_conditional:
        return None
    condition, stays_if = branch.condition, branch.successors[1] is exit_
    if branch.successors[0] is branch.successors[1]:
        return None
    while isinstance(condition, BinaryOp) and condition.opcode == "xor":
        flip = condition.operand(1)
        if not isinstance(flip, ConstantInt) or not flip.value & 1:
            return None
        condition, stays_if = condition.operand(0), not stays_if
    if not isinstance(condition, Compare) or condition.opcode != "icmp":
        return None
    predicate = condition.predicate if stays_if else _INVERSE[condition.predicate]
    return predicate, condition.operand(0), condition.operand(1), "samesign" in condition.flags


@record
class _Solver:
    loop: Loop
    forest: LoopForest

    def solve(self, predicate: str, left: Evolution, right: Evolution) -> Formula | None:
        """The count of a loop that goes on while `left predicate right`."""
        if left.width != right.width:
            return None
        if predicate in ("ne", "eq"):
            closing = (left.step - right.step).signed_constant
            if closing is None or closing == 0:
                return None
            if predicate == "eq":
                return Parting(left.start, right.start)
            return self._meeting(left, right, closing)
        if predicate[1] == "g":
            predicate, left, right = SWAPPED[predicate], right, left
        return self._ordered(predicate[0] == "s", predicate[1:] == "lt", left, right)

    # -- while left < right, while left <= right ----------------------------------------------------------------------

    def _ordered(self, is_signed: bool, is_strict: bool, left: Evolution, right: Evolution) -> Formula | None:
        exact = left.signed_exact and right.signed_exact if is_signed else left.unsigned_exact and right.unsigned_exact
        up, down = left.constant_step, right.constant_step
        if up is None or down is None:
            return self._with_unknown_step(is_signed, is_strict, left, right) if exact else None
        step, width = up - down, left.width
        if not 0 < step < 1 << (width - 1):
            return None
        if not exact and not (_cannot_wrap(is_signed, is_strict, left, right) or self._must_leave(left, right)):
            return None
        return Ordered(left.start, right.start, Linear(width, step), is_signed, is_strict)

    def _must_leave(self, left: Evolution, right: Evolution) -> bool:
        """True if a signed bound that `left` steps past, into what reads as negative, would mean undefined behaviour.

        A loop that goes on there goes on until the unsigned number wraps, unless it has another way out.
        """
        rises = left.unsigned_exact and left.start.is_nonnegative and (left.constant_step or 0) > 0
        return rises and right.is_invariant and leaves_only_by(self.loop)

    def _with_unknown_step(self, is_signed: bool, is_strict: bool, left: Evolution, right: Evolution) -> Formula | None:
        """A step known only at run time. If it is not positive the loop runs once or, being exact, cannot end well."""
        if not right.is_invariant or not leaves_only_by(self.loop):
            return None
        return Ordered(left.start, right.start, left.step, is_signed, is_strict)

    # -- while left != right ------------------------------------------------------------------------------------------

    def _meeting(self, left: Evolution, right: Evolution, closing: int) -> Formula | None:
        """Solve closing * k = right - left modulo 2^width for the least k."""
        width, distance = left.width, right.start - left.start
        if closing < 0:
            closing, distance = -closing, -distance
        shift = (closing & -closing).bit_length() - 1
        inverse = pow(closing >> shift, -1, 1 << (width - shift)) if shift < width else 0
        if shift == 0:
            steps = distance * inverse
            return Meeting(steps, width, self._is_nonzero(steps + 1))
        divided = distance.divided(shift)
        if divided is not None:
            return Meeting(divided * inverse, width - shift, False)
        if distance.trailing_zeros() < shift and not self._must_meet(left, right):
            return None
        return MeetingShifted(distance, shift, inverse)

    def _must_meet(self, left: Evolution, right: Evolution) -> bool:
        """True if missing each other would be undefined behaviour: then the distance is a multiple of the step."""
        if not (left.is_invariant or right.is_invariant):
            return False
        exact = (left.signed_exact and right.signed_exact) or (left.unsigned_exact and right.unsigned_exact)
        return exact and leaves_only_by(self.loop)

    def _is_nonzero(self, number: Linear) -> bool:
        """True if a branch that guards the loop says that the number is not 0."""
        if number.is_constant:
            return number.constant != 0
        evolutions = Evolutions(self.loop)
        block = self.loop.preheader
        for _ in range(_GUARDS):
            above = self.forest.domtree.idom(block) if block is not None else None
            if block is None or above is None:
                return False
            branch = above.terminator
            if isinstance(branch, Branch) and branch.is_conditional and isinstance(branch.condition, Compare):
                for taken, target in zip((True, False), branch.successors, strict=True):
                    holds = self.forest.domtree.dominates_edge(above, target, block)
                    if holds and _excludes_zero(branch.condition, taken, number, evolutions):
                        return True
            block = above
        return False


def _cannot_wrap(is_signed: bool, is_strict: bool, left: Evolution, right: Evolution) -> bool:
    """True if the moving side cannot step past the end of its range before the loop ends, without help from flags.

    The last number it takes is less than a step past the bound (or a whole step, if the bound itself goes on).
    """
    width = left.width
    lowest, highest = (-(1 << (width - 1)), mask(width - 1)) if is_signed else (0, mask(width))
    moving, bound = (left, right) if right.is_invariant else (right, left)
    step = moving.constant_step
    if not bound.is_invariant or step is None:
        return False
    reach = abs(step) - 1 if is_strict else abs(step)
    if reach == 0:
        return True
    if not bound.start.is_constant:
        return False
    limit = bound.start.signed_constant if is_signed else bound.start.constant
    assert limit is not None
    return limit + reach <= highest if moving is left else limit - reach >= lowest


def _excludes_zero(condition: Compare, taken: bool, number: Linear, evolutions: Evolutions) -> bool:
    """True if `condition` being `taken` implies number != 0."""
    if condition.opcode != "icmp":
        return False
    predicate = condition.predicate if taken else _INVERSE[condition.predicate]
    a, b = condition.operands
    width = evolutions.width_of(a.type)
    if width is None:
        return False
    left, right = evolutions.linear(a, width), evolutions.linear(b, width)
    if left is None or right is None:
        return False
    inner = _unextended(number)
    if inner.width != width:
        return False
    if predicate in ("ne", "slt", "sgt", "ult", "ugt") and (inner in (left - right, right - left)):
        return True
    if right.is_constant and left == inner:
        return not compare_numbers(predicate, 0, right.constant, width)
    return False


def _unextended(number: Linear) -> Linear:
    """The narrower sum that is zero exactly when this one is."""
    from enzyme_hub.analysis.induction.linear import Extended

    while isinstance(number.only_atom, Extended) and number.only_atom.opcode != "trunc":
        number = number.only_atom.inner
    return number
