"""Where an access of a worksharing loop lies, as a function of the iteration: base + stride * i + offset."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.induction.linear import Atom, Extended, Linear, signed
from enzyme_hub.analysis.induction.recurrences import Evolution, Evolutions
from enzyme_hub.analysis.induction.trip_count import SWAPPED, Meeting, TripCount, deciding_exit, staying_condition
from enzyme_hub.analysis.sharing.alike import Alike
from enzyme_hub.analysis.sharing.pieces import Piece, Pieces, behind_extension, merged, uncut
from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import IntType
from enzyme_hub.ir.values import ConstantInt, Value
from enzyme_hub.ir.walk import handed_on

_MOST_WAYS = 8
_ADDRESS = 64


@record
class Place:
    """base + stride * i + [start, end) in bytes, in a loop over i that begins at `first` and takes `step` of a piece's iterations at once.

    `left` of the piece's iterations come after the last one: those that are taken at once with it.
    """

    piece: Piece
    stride: int
    base: Linear
    start: int
    end: int
    loop: Loop | None
    first: Atom
    step: int
    left: int

    @property
    def form(self) -> tuple[object, ...]:
        """What places that can be compared have in common."""
        is_signed = not isinstance(self.first, (Extended, inst.Cast)) or self.first.opcode == "sext"
        return self.piece, self.stride, self.base, is_signed

    @property
    def reach(self) -> tuple[int, int]:
        """The bytes from base + stride * i, for i from the lower bound to the upper one, between which all is."""
        spare = abs(self.stride) * self.left
        return (self.start, self.end - spare) if self.stride > 0 else (self.start + spare, self.end)


class Places:
    """The places of one function's accesses."""

    def __init__(
        self, forest: LoopForest, trip_count: Callable[[Loop], TripCount | None], pieces: Pieces, alike: Alike
    ) -> None:
        self._forest = forest
        self._trip_count = trip_count
        self._pieces = pieces
        self._alike = alike
        self._evolutions: dict[Loop, Evolutions] = {}

    def of(self, at: inst.Instruction, pointer: Value, size: int) -> Place | None:
        """The place of so many bytes from a pointer that an instruction has, or None."""
        assert at.block is not None
        loop = self._forest.loop_of(at.block)
        sum_, start, end = Linear(_ADDRESS, 0, {pointer: 1}), 0, size
        while True:
            straight = self._straight(sum_)
            firsts = [(atom, piece) for atom in straight.terms if (piece := self._pieces.of(atom, False)) is not None]
            if len(firsts) == 1:
                return self._placed(straight, 0, start, end, None, *firsts[0])
            if loop is None:
                return None
            climbed = self._climb(sum_, loop)
            if climbed is None:
                return None
            sum_, step = climbed
            firsts = [(atom, piece) for atom in sum_.terms if (piece := self._begun(atom, loop)) is not None]
            if len(firsts) == 1:
                return self._placed(sum_, step, start, end, loop, *firsts[0])
            trips = self._trip_count(loop)
            count = trips.constant if trips is not None else None
            if firsts or (step and count is None):
                return None
            travel = step * ((count or 1) - 1)
            start, end = start + min(0, travel), end + max(0, travel)
            loop = loop.parent

    def is_common(self, load: inst.Load) -> bool:
        """True if all threads go over the same addresses: these begin at the same one, and move evenly in all loops."""
        assert load.block is not None
        loop, sum_ = self._forest.loop_of(load.block), Linear(_ADDRESS, 0, {load.pointer: 1})
        while loop is not None:
            climbed = self._climb(sum_, loop)
            if climbed is None:
                return False
            sum_, loop = climbed[0], loop.parent
        return self._alike.same(self._straight(sum_)) is not None

    def _straight(self, sum_: Linear) -> Linear:
        """A sum of what its values are sums of."""
        evolutions = Evolutions(self._forest.loops[0])
        total = Linear(_ADDRESS, sum_.constant)
        for atom, factor in sum_.terms.items():
            inner = None if isinstance(atom, Extended) else evolutions.linear(merged(atom), _ADDRESS)
            total = total + (inner if inner is not None else Linear(_ADDRESS, 0, {atom: 1})) * factor
        return total

    def _climb(self, sum_: Linear, loop: Loop) -> tuple[Linear, int] | None:
        """A sum of values in a loop as what it starts from, and the step."""
        evolutions = self._evolutions.setdefault(loop, Evolutions(loop))
        start, step = Linear(_ADDRESS, sum_.constant), Linear(_ADDRESS)
        for atom, factor in sum_.terms.items():
            if isinstance(atom, Extended):
                if not all(loop.is_invariant(value) for value in Linear(_ADDRESS, 0, {atom: 1}).values()):
                    return None
                start = start + Linear(_ADDRESS, 0, {atom: factor})
                continue
            evolution = evolutions.of(atom)
            if evolution is None or evolution.width != _ADDRESS:
                return None
            start, step = start + evolution.start * factor, step + evolution.step * factor
        constant = step.signed_constant
        return (start, constant) if constant is not None else None

    def _placed(
        self, sum_: Linear, step: int, start: int, end: int, loop: Loop | None, first: Atom, piece: Piece
    ) -> Place | None:
        """The place of a sum that begins where a loop through a piece does; without a loop it is of the first iteration alone."""
        stride = signed(sum_.terms[first], _ADDRESS)
        base = sum_ - Linear(_ADDRESS, 0, {first: stride})
        offset = signed(base.constant, _ADDRESS)
        base = base - offset
        taken, rest = divmod(step, stride) if loop is not None else (1, 0)
        same = self._alike.same(base)
        if rest or taken < 1 or same is None:
            return None
        left = self._left(piece, loop, first, taken) if loop is not None else 0
        if left is None:
            return None
        return Place(piece, stride, same, offset + start, offset + end, loop, first, taken, left)

    def _begun(self, atom: Atom, loop: Loop) -> Piece | None:
        """The piece of which this is the lower bound, or, where an unrolled loop begins, some iterations more."""
        piece = self._pieces.of(atom, False)
        if piece is not None or not isinstance(atom, inst.Phi):
            return piece
        inner = self._forest.loop_of(atom.block) if atom.block is not None else None
        if inner is not None and inner.contains(loop):
            return None  # it moves
        pieces: set[Piece] = set()
        work: Worklist[Value] = Worklist([atom])
        for value in work:
            if (piece := self._pieces.of(value, False)) is not None:
                pieces.add(piece)
            elif isinstance(value, inst.Phi) and len(work.visited) < _MOST_WAYS:
                work.extend(handed_on(value))
            elif isinstance(value, inst.BinaryOp) and value.opcode == "add" and _is_positive(value.operand(1)):
                work.add(value.operand(0))
            else:
                return None
        return pieces.pop() if len(pieces) == 1 else None

    def _is_rest(self, value: Value, piece: Piece) -> bool:
        """True for (upper + 1 - lower) & 3: no more than the piece has."""
        if not isinstance(value, inst.BinaryOp) or value.opcode != "and":
            return False
        whole, low = value.operands
        if not isinstance(low, ConstantInt) or low.value < 0 or not isinstance(whole.type, IntType):
            return False
        count = Evolutions(self._forest.loops[0]).linear(whole, whole.type.width)
        if count is None:
            return False
        uppers = [atom for atom in count.terms if self._pieces.of(uncut(atom), True) is piece]
        lowers = [atom for atom in count.terms if self._pieces.of(uncut(atom), False) is piece]
        return len(uppers) == len(lowers) == 1 and count == Linear(count.width, 1, {uppers[0]: 1, lowers[0]: -1})

    def _left(self, piece: Piece, loop: Loop, first: Atom, taken: int) -> int | None:
        """How many of the piece's iterations come after the last one of the loop; None if it may go on behind the piece.

        The loop ends at a compare with the upper bound: compilers make no other one of such a loop, and it must end.
        """
        condition = self._condition(piece, loop)
        if condition is None:
            return 0 if taken == 1 and self._is_counted_rest(piece, loop, first) else None
        predicate, moving, bound = condition
        is_lower = self._pieces.of(first, False) is piece
        begins = [
            atom
            for atom in moving.start.terms
            if uncut(atom) is first or (is_lower and self._pieces.of(uncut(atom), False) is piece)
        ]
        uppers = [atom for atom in bound.terms if self._pieces.of(uncut(atom), True) is piece]
        if len(begins) != 1 or len(uppers) != 1 or moving.constant_step != taken:
            return None
        width = moving.width
        ahead = (moving.start - Linear(width, 0, {begins[0]: 1})).signed_constant
        beyond = (bound - Linear(width, 0, {uppers[0]: 1})).signed_constant
        if ahead is None or beyond is None:
            return None
        left = ahead - beyond - {"ne": 0, "lt": taken - 1, "le": taken}[predicate]
        return left if 0 <= left < taken else None

    def _condition(self, piece: Piece, loop: Loop) -> tuple[str, Evolution, Linear] | None:
        """What keeps control in a loop that ends with its latch: ne, lt or le of what moves and what does not."""
        edge = deciding_exit(loop, self._forest)
        if edge is None or edge[0] is not loop.latch or (found := staying_condition(*edge)) is None:
            return None
        predicate, left, right, _ = found
        evolutions = self._evolutions.setdefault(loop, Evolutions(loop))
        first, second = evolutions.of(left), evolutions.of(right)
        if first is None or second is None:
            return None
        if first.is_invariant:
            predicate, first, second = SWAPPED[predicate], second, first
        word = predicate if predicate == "ne" else predicate[1:]
        if not second.is_invariant or word not in ("ne", "lt", "le"):
            return None
        has_upper = any(self._pieces.of(uncut(atom), True) is piece for atom in second.start.terms)
        return (word, first, second.start) if has_upper else None

    def _is_counted_rest(self, piece: Piece, loop: Loop, first: Atom) -> bool:
        """True for the iterations that unrolling takes one by one before it begins: no more than the piece has."""
        trips = self._trip_count(loop)
        if trips is None or not isinstance(trips.formula, Meeting) or trips.exit[0] is not loop.latch:
            return False
        count = (trips.formula.steps + 1).only_atom
        return isinstance(count, Value) and self._pieces.of(first, False) is piece and self._is_rest(count, piece)

    # -- what is the same in all threads ----------------------------------------------------------------------------------------
    def bounds(self, place: Place) -> tuple[Value, Value, Value] | None:
        """The number of the iteration, and the bounds of the piece, the upper one perhaps in a narrower type."""
        loop, piece = place.loop, place.piece
        if loop is None:
            return None
        condition = self._condition(piece, loop)
        if condition is None or loop.preheader is None:
            return None
        atoms = [uncut(atom) for atom in condition[2].terms]
        uppers = [behind_extension(atom) for atom in atoms if self._pieces.of(atom, True) is piece]
        for phi in loop.header.phis:
            assert isinstance(phi, inst.Phi)
            first = phi.incoming_from(loop.preheader)
            evolution = self._evolutions[loop].of(phi)
            if first is not place.first or evolution is None or evolution.constant_step != place.step:
                continue
            ways = [value for value, _ in first.incoming] if isinstance(first, inst.Phi) else [first]
            lower = next((value for value in ways if self._pieces.of(value, False) is piece), None)
            if uppers and uppers[0] is not None and lower is not None:
                seen = self._seen_from(lower, loop), self._seen_from(uppers[0], loop)
                return (phi, seen[0], seen[1]) if seen[0] is not None and seen[1] is not None else None
        return None

    def _seen_from(self, value: Value, loop: Loop) -> Value | None:
        """The value, or behind a loop around it alone the phi that has it there: where a thread goes on to ask for a piece until one is
        not empty, LLVM makes a loop of that."""
        if not isinstance(value, inst.Instruction) or value.block is None:
            return value
        around = self._forest.loop_of(value.block)
        if around is None or around.contains(loop):
            return value
        for user in value.users:
            if isinstance(user, inst.Phi) and len(user.incoming) == 1 and self._pieces.dominates(user, loop.header):
                return self._seen_from(user, loop)
        return None


def _is_positive(value: Value) -> bool:
    """True for a number that is certainly not negative: a constant, or some of the low bits of another."""
    if isinstance(value, inst.Cast) and value.opcode == "zext":
        return True
    if isinstance(value, inst.BinaryOp) and value.opcode == "and":
        value = value.operand(1)
    return isinstance(value, ConstantInt) and value.value >= 0
