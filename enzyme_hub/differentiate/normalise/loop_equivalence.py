"""Whether a vector loop does the first iterations of a scalar one, several at a time.

What is compared is what each loop stores and what it carries from one iteration to the next, as trees of operations down to
loads and to values from outside. A vector loop does k iterations at a time, and the scalar loop u, where LLVM has unrolled it
and put an iteration or more before it. Each store of the scalar loop must be one of the lanes of a store of the vector loop's
first iteration:

* the same operations, flags and the order of commutative operands aside, where a splat stands for the scalar in it;
* addresses of that lane, which go on by u and by k elements, with one u and one k for all, u a divisor of k; vectors that lie side by side
  make up the k elements, so that none is left out;
* what is carried starts from the same number, alone or in the first lane (sums), in all lanes (minima), or in the last
  (recurrences); and the scalar loop is not unrolled.

Anything else (a gather, a mask, a conversion of the loop's counter) and the answer is no.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TypeAlias

from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.analysis.induction.linear import Extended, Linear
from enzyme_hub.analysis.induction.recurrences import Evolution, Evolutions
from enzyme_hub.analysis.memory.effects import by_attributes
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.operand_writer import ConstantWriter
from enzyme_hub.ir.types import VectorType
from enzyme_hub.ir.values import (
    Block,
    Constant,
    ConstantAggregate,
    ConstantFloat,
    ConstantInt,
    ConstantSplat,
    ConstantWord,
    Value,
    null,
)

Access: TypeAlias = "inst.Load | inst.Store"

COMMUTATIVE = frozenset(("fadd", "fmul", "add", "mul", "and", "or", "xor"))
_COMPARED = ("predicate", "source_type")  # what tells two instructions of one opcode apart, but for their operands


def equivalence(scalar: Loop, vector: Loop, way: list[Block], beside: set[Block]) -> tuple[int, int] | None:
    """(k, u) if the loop `scalar`, entered along `way` from its guard, starts where `vector` does, and does the same.

    None, too, for an unrolled loop where nothing is gained.

    `beside` are the blocks with iterations between those of the way.
    """
    if len(scalar.exits) != 1 or len(vector.exits) != 1 or vector.preheader is None or vector.latch is None:
        return None
    compared = _Comparison(scalar, vector, way, beside)
    if not compared.holds() or compared.lanes is None or compared.unrolled is None:
        return None
    return compared.lanes, compared.unrolled


def may_write(i: inst.Instruction) -> bool:
    """True if memory may change, or somebody may see what is done."""
    return by_attributes(i).may_write if isinstance(i, inst.CallBase) else i.may_write


class _Comparison:
    def __init__(self, scalar: Loop, vector: Loop, way: list[Block], beside: set[Block]) -> None:
        self.scalar, self.vector, self.beside = scalar, vector, beside
        self.scalar_steps, self.vector_steps = Evolutions(scalar), Evolutions(vector)
        self.comes = {
            phi: phi.incoming_from(before)
            for before, block in pairwise([*way, scalar.header])
            for phi in block.phis
            if isinstance(phi, inst.Phi) and block is not scalar.header
        }
        self.behind_guard = {*way[1:], *beside}
        self.lanes: int | None = None  # k
        self.unrolled: int | None = None  # u
        self.same: set[tuple[Value, Value, int]] = set()  # (theirs, ours, lane): are, or are supposed to be, the same

    def holds(self) -> bool:
        ours = [i for block in (*self.scalar.blocks, *self.beside) for i in block.instructions]
        theirs = [i for block in self.vector.blocks for i in block.instructions]
        if any(may_write(i) and not isinstance(i, inst.Store) for i in (*ours, *theirs)):
            return False
        stores = [i for i in ours if isinstance(i, inst.Store)]
        others = [i for i in theirs if isinstance(i, inst.Store)]
        if not all(any(self._stored(other, one) for other in others) for one in stores):
            return False
        carried = [phi for phi in self.scalar.header.phis if self.scalar_steps.of(phi) is None]
        if not all(any(self._carried(phi, one) for phi in self.vector.header.phis) for one in carried):
            return False
        if self.lanes is None or self.unrolled is None or self.lanes % self.unrolled:
            return False
        if self.unrolled > 1 and (carried or not self._overlap(theirs)):
            return False
        return all(self._is_complete(other, stores) for other in others)

    def _overlap(self, theirs: list[inst.Instruction]) -> bool:
        """True if accesses of the vector loop meet in parts of vectors."""
        accesses = [i for i in theirs if isinstance(i, (inst.Load, inst.Store))]
        starts = [found.start for i in accesses if (found := self.vector_steps.of(i.pointer)) is not None]
        widest = max(self._size(_accessed(i)) for i in accesses)
        distances = ((b - a).signed_constant for a, b in combinations(starts, 2))
        return any(distance is not None and distance % widest for distance in distances)

    # -- what is stored and carried ---------------------------------------------------------------------------------------

    def _stored(self, theirs: inst.Store, ours: inst.Store) -> bool:
        """True if `ours` stores what some lane of `theirs` does in the first iteration; the first where it stands beside."""
        one, other = self._place(ours.pointer), self.vector_steps.of(theirs.pointer)
        if one is None or other is None or _element(theirs.value) is not ours.value.type:
            return False
        distance = (other.start - one.start).signed_constant
        lane, rest = divmod(-distance, self._size(ours.value)) if distance is not None else (0, 1)
        if rest or lane < 0 or (lane and ours.block in self.beside):
            return False
        return self._same_place(theirs, ours, lane) and self._match(theirs.value, ours.value, lane)

    def _is_complete(self, theirs: inst.Store, stores: list[inst.Store]) -> bool:
        """True if the scalar loop makes the stores of a store of the vector loop's first iteration, at any time."""
        other = self.vector_steps.of(theirs.pointer)
        assert other is not None
        assert self.lanes is not None
        for ours in stores:
            one, size = self._place(ours.pointer), self._size(ours.value)
            distance = (other.start - one.start).signed_constant if one is not None else None
            if distance is not None and 0 <= distance < self.lanes * size and distance % size == 0:
                copies = [s for s in stores if self.scalar.contains(s) and self._is_apart(s, ours, size)]
                return other.constant_step == self.lanes * size and len(copies) == self.unrolled
        return False

    def _is_apart(self, one: inst.Store, other: inst.Store, size: int) -> bool:
        """True if two stores of the scalar loop are those of one of the program in iterations made at a time."""
        a, b = self._place(one.pointer), self._place(other.pointer)
        distance = (a.start - b.start).signed_constant if a is not None and b is not None else None
        return distance is not None and distance % size == 0 and abs(distance) < size * (self.unrolled or 1)

    def _carried(self, theirs: inst.Instruction, ours: inst.Instruction) -> bool:
        if (theirs, ours, 0) in self.same:
            return True
        assert isinstance(ours, inst.Phi)
        assert isinstance(theirs, inst.Phi)
        start, following = self._ways_of(ours, self.scalar)
        their_start, their_following = self._ways_of(theirs, self.vector)
        while isinstance(start, inst.Phi) and start in self.comes:
            start = self.comes[start]
        if not _may_start(their_start, start):
            return False
        known = set(self.same)
        self.same.add((theirs, ours, 0))
        if self._match(their_following, following, 0):
            return True
        self.same = known
        return False

    def _ways_of(self, phi: inst.Phi, loop: Loop) -> tuple[Value, Value]:
        """What a phi of the header is at first, and later."""
        assert loop.preheader is not None
        return phi.incoming_from(loop.preheader), phi.incoming_from(loop.only_latch)

    # -- values -----------------------------------------------------------------------------------------------------------

    def _match(self, theirs: Value, ours: Value, lane: int) -> bool:
        if theirs is ours:
            return not isinstance(ours, inst.Instruction) or ours.block not in self.behind_guard
        if (theirs, ours, lane) in self.same:
            return True
        found = self._compare(theirs, ours, lane)
        if found:
            self.same.add((theirs, ours, lane))
        return found

    def _compare(self, theirs: Value, ours: Value, lane: int) -> bool:
        if _is_splat(theirs, ours):
            return not isinstance(ours, inst.Instruction) or ours.block not in self.behind_guard
        if not isinstance(theirs, inst.Instruction) or not isinstance(ours, inst.Instruction):
            return False
        if isinstance(ours, inst.Phi) or isinstance(theirs, inst.Phi):
            is_carried = ours in self.scalar.header.phis and theirs in self.vector.header.phis
            return is_carried and lane == 0 and self._carried(theirs, ours)
        if isinstance(ours, inst.Load) and isinstance(single := _splatted(theirs), inst.Load):
            return single.type is ours.type and self._is_fixed_place(single.pointer, ours.pointer)  # loaded before
        if isinstance(ours, inst.Load) and isinstance(theirs, inst.Load):
            return _element(theirs) is ours.type and self._same_place(theirs, ours, lane)
        if ours.opcode != theirs.opcode or _element(theirs) is not ours.type or not _is_same_kind(theirs, ours):
            return False
        if not ours.is_pure and not isinstance(ours, inst.Call):
            return False
        pairs = list(zip(_operands(theirs), _operands(ours), strict=True))
        if all(self._match(*pair, lane) for pair in pairs):
            return True
        if ours.opcode not in COMMUTATIVE:
            return False
        (a, b), (c, d) = pairs
        return self._match(a, d, lane) and self._match(c, b, lane)

    # -- addresses --------------------------------------------------------------------------------------------------------

    def _same_place(self, theirs: Access, ours: Access, lane: int) -> bool:
        """True if an access of the scalar loop goes to where that lane of an access of vectors does."""
        one, other = self._place(ours.pointer), self.vector_steps.of(theirs.pointer)
        size = self._size(_accessed(ours))
        if one is None or other is None or one.start != other.start + lane * size:
            return False
        lanes, rest = divmod(other.constant_step or 0, size)
        if rest or lanes < 2 or self.lanes not in (None, lanes) or lane >= lanes:
            return False
        if not self._is_whole(theirs, other.start, lanes, size):
            return False
        self.lanes = lanes
        if ours.block in self.beside:
            return True
        unrolled, rest = divmod(one.constant_step or 0, size)
        if rest or unrolled < 1 or self.unrolled not in (None, unrolled):
            return False
        self.unrolled = unrolled
        return True

    def _is_whole(self, theirs: Access, start: Linear, lanes: int, size: int) -> bool:
        """True if vectors of which one begins at `start` lie side by side, as many as an iteration goes on by.

        What LLVM has only interleaved (k numbers for each iteration, but no vectors) may be every other element.
        """
        vector = _accessed(theirs).type
        if not isinstance(vector, VectorType) or vector.scalable or lanes % vector.count:
            return False
        found = {
            (place.start - start).signed_constant
            for block in self.vector.blocks
            for i in block.instructions
            if isinstance(i, (inst.Load, inst.Store)) and _accessed(i).type is vector
            if (place := self.vector_steps.of(i.pointer)) is not None
        }
        return found.issuperset(range(0, lanes * size, vector.count * size))

    def _is_fixed_place(self, theirs: Value, ours: Value) -> bool:
        one, other = self._place(ours), self.vector_steps.of(theirs)
        if one is None or other is None or not (one.is_invariant and other.is_invariant):
            return False
        return one.start == other.start

    def _size(self, value: Value) -> int:
        return self.scalar_steps.layout.alloc_size(value.type)

    def _place(self, pointer: Value) -> Evolution | None:
        """How an address of the scalar loop, or beside it, evolves if control comes along the way."""
        found = self.scalar_steps.of(pointer)
        start = self._entered(found.start) if found is not None and found.constant_step is not None else None
        return None if start is None or found is None else Evolution(start, found.step)

    def _entered(self, sum_: Linear) -> Linear | None:
        """A sum of values, if control comes along the way; None if it holds others that are computed there."""
        total = Linear(sum_.width, sum_.constant)
        for atom, factor in sum_.terms.items():
            part: Linear | None = Linear(sum_.width, 0, {atom: 1})
            if isinstance(atom, Extended):
                inner = self._entered(atom.inner)
                part = None if inner is None else inner.converted(atom.opcode, sum_.width)
            elif isinstance(atom, inst.Phi) and atom in self.comes:
                come = self.scalar_steps.linear(self.comes[atom], sum_.width)
                part = None if come is None else self._entered(come)
            elif isinstance(atom, inst.Instruction) and atom.block in self.behind_guard:
                part = None
            if part is None:
                return None
            total = total + part * factor
        return total


def _accessed(i: Access) -> Value:
    """What is loaded or stored."""
    return i.value if isinstance(i, inst.Store) else i


def _element(value: Value) -> object:
    return value.type.scalar if isinstance(value.type, VectorType) else value.type


def _operands(i: inst.Instruction) -> tuple[Value, ...]:
    return tuple(i.arguments) if isinstance(i, inst.Call) else tuple(i.operands)


def _is_same_kind(theirs: inst.Instruction, ours: inst.Instruction) -> bool:
    if any(getattr(theirs, word, None) != getattr(ours, word, None) for word in _COMPARED):
        return False
    if len(_operands(theirs)) != len(_operands(ours)):
        return False
    if not isinstance(ours, inst.Call):
        return True
    assert isinstance(theirs, inst.Call)
    names = [(call.called_function.name if call.called_function else None) or "" for call in (theirs, ours)]
    same = names[0].rpartition(".")[0] == names[1].rpartition(".")[0]  # llvm.fabs.v2f64 and llvm.fabs.f64
    return same and all(name.startswith("llvm.") for name in names)


def _lane(value: Value, number: int) -> Value | None:
    """What is known to be in that lane (-1: the last) of a vector that is computed outside of the loop."""
    if isinstance(value, inst.InsertElement) and isinstance(at := value.operand(2), ConstantInt):
        assert isinstance(value.type, VectorType)
        return value.operand(1) if at.value == number % value.type.count else _lane(value.operand(0), number)
    if isinstance(value, ConstantSplat):
        return value.element
    if isinstance(value, ConstantAggregate):
        return value.elements[number]
    if isinstance(value, ConstantWord) and value.is_zero:
        return null(value.type.scalar)
    return None


def is_equal(a: Value, b: Value) -> bool:
    """True for one value, or two constants that are the same."""
    if a is b:
        return True
    if isinstance(a, ConstantFloat) and isinstance(b, ConstantFloat) and a.value is not None:
        return a.type is b.type and repr(a.value) == repr(b.value)  # one number has several spellings; 0 is not -0
    spelled = ConstantWriter().typed
    return isinstance(a, Constant) and isinstance(b, Constant) and spelled(a) == spelled(b)


def _is_splat(value: Value, scalar: Value) -> bool:
    """True if each lane of `value`, or it itself, is `scalar`."""
    if not isinstance(value.type, VectorType):
        return is_equal(value, scalar)
    if (single := _splatted(value)) is not None:
        return is_equal(single, scalar)
    if not isinstance(value, Constant) or value.type.scalable:
        return False
    lanes_ = [_lane(value, number) for number in range(value.type.count)]
    return all(lane is not None and is_equal(lane, scalar) for lane in lanes_)


def _splatted(value: Value) -> Value | None:
    """What instructions have put into all lanes."""
    if isinstance(value, inst.ShuffleVector) and is_equal(value.operand(2), null(value.operand(2).type)):
        return _lane(value.operand(0), 0)
    return None


def _may_start(theirs: Value, ours: Value) -> bool:
    """True if a vector that is carried from iteration to iteration may start from what the scalar starts from."""
    if _is_splat(theirs, ours):
        return True
    lanes = (_lane(theirs, 0), _lane(theirs, -1)) if isinstance(theirs.type, VectorType) else ()
    return any(lane is not None and is_equal(lane, ours) for lane in lanes)
