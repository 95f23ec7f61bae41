"""How a value changes from one iteration of a loop to the next, where that is by a loop-invariant step.

A value computed in a loop is *affine* if in iteration i (from 0) it is start + i * step modulo 2^width, start and step sums
of loop-invariant values. Found by walking from the value down to the phis of the header, as in Bachmann, Wang and Zima,
"Chains of recurrences" (1994), first order only. No-wrap flags on the way say more: the value read as a signed (or
unsigned) number grows by exactly the signed step each time, or else it is poison. Poison that decides a branch is undefined
behaviour, so whoever looks at a compare that decides a branch in every iteration may take this as a fact.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.analysis.induction.linear import Arithmetic, Linear, Number, rounded_off_bits, signed
from enzyme_hub.base.records import record
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import GetElementPtr, Instruction, Phi
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.types import ArrayType, IntType, PointerType, StructType, Type, VectorType
from enzyme_hub.ir.values import ConstantExpr, ConstantInt, ConstantWord, Value

MAX_WIDTH = 64
# Chains longer than this are given up on, so that a query costs the same in functions of any size.
_BUDGET = 200
_OUTSIDE_DEPTH = 4


@record
class Evolution:
    """start + i * step modulo 2^width; `signed_exact` and `unsigned_exact` promise it without the modulus (or poison)."""

    start: Linear
    step: Linear
    signed_exact: bool = False
    unsigned_exact: bool = False

    @property
    def width(self) -> int:
        return self.start.width

    @property
    def is_invariant(self) -> bool:
        return self.step.signed_constant == 0

    @property
    def constant_step(self) -> int | None:
        return self.step.signed_constant

    def at(self, builder: Builder, iteration: Value, mapping: Mapping[Value, Number] | None = None) -> Value:
        """The value in that iteration, an i64 counted from 0, as an integer of the evolution's width."""
        arithmetic = Arithmetic(builder, mapping)
        width = self.width
        times = arithmetic.convert("trunc", arithmetic.leaf(iteration, 64), 64, width)
        grown = arithmetic.binary("mul", width, times, arithmetic.linear(self.step))
        return arithmetic.value(arithmetic.binary("add", width, arithmetic.linear(self.start), grown), width)


@record
class Induction:
    """A header phi that is affine: its value in iteration i is start + i * step (in bytes if it is a pointer)."""

    phi: Phi
    start: Value
    evolution: Evolution

    @property
    def step(self) -> Linear:
        return self.evolution.step

    @property
    def constant_step(self) -> int | None:
        return self.evolution.constant_step


class Evolutions:
    """Answers for one loop, remembered. The loop must have a preheader and one latch."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop
        self._known: dict[Value, Evolution | None] = {}
        self._budget = _BUDGET
        self.layout: DataLayout = loop.header.function.module.layout

    def width_of(self, type_: Type) -> int | None:
        """The width of an integer, or of a pointer's address; None for other types and what is wider than 64 bits."""
        if isinstance(type_, IntType):
            return type_.width if type_.width <= MAX_WIDTH else None
        if isinstance(type_, PointerType):
            space = type_.address_space
            return 64 if self.layout.pointer_size(space) == 8 and self.layout.index_bits(space) == 64 else None
        return None

    def of(self, value: Value) -> Evolution | None:
        """How the value evolves, or None if it is not affine as far as we can see."""
        width = self.width_of(value.type)
        if width is None:
            return None
        if self._loop.is_invariant(value):
            start = self.linear(value, width)
            return None if start is None else _invariant(start)
        if value in self._known:
            return self._known[value]
        self._budget -= 1
        if self._budget < 0:
            return None
        # A cycle that does not pass a phi of the header asks again while this is None: not affine.
        self._known[value] = None
        assert isinstance(value, Instruction)
        found = self._of_phi(value, width) if isinstance(value, Phi) else self._of_instruction(value, width)
        if found is not None:
            found = _with_what_follows(found)
        self._known[value] = found
        return found

    # -- values of the loop -------------------------------------------------------------------------------------------

    def _of_phi(self, phi: Phi, width: int) -> Evolution | None:
        if phi.block is not self._loop.header:
            incoming = phi.incoming
            return self.of(incoming[0][0]) if len(incoming) == 1 else None
        preheader, latch = self._loop.preheader, self._loop.latch
        if preheader is None or latch is None or len(phi.incoming) != 2:
            return None
        start = self.linear(phi.incoming_from(preheader), width)
        # What was asked while this phi was open may have been refused only for that.
        before = dict(self._known)
        grown = self._increment(phi, phi.incoming_from(latch), width)
        self._known = before
        return None if start is None or grown is None else replace(grown, start=start)

    def _increment(self, phi: Phi, value: Value, width: int) -> Evolution | None:
        """The step by which `value` is more than `phi`, in the step of an Evolution that starts at 0."""
        total = Evolution(Linear(width), Linear(width), True, True)
        for _ in range(_BUDGET):
            if value is phi:
                return total
            if not isinstance(value, Instruction) or not self._loop.contains(value):
                return None
            parts = self._sum_parts(value, width)
            if parts is None:
                return None
            base, step_part, keeps_signed, keeps_unsigned = parts
            if isinstance(value, GetElementPtr) != phi.type.is_pointer:
                return None
            step_sum = _exact_sum(total.step, step_part)
            total = Evolution(
                total.start,
                total.step + step_part,
                total.signed_exact and keeps_signed and step_sum,
                total.unsigned_exact and keeps_unsigned and step_sum,
            )
            value = base
        return None

    def _sum_parts(self, value: Instruction, width: int) -> tuple[Value, Linear, bool, bool] | None:
        """`value` as one varying operand plus an invariant sum, and whether the addition is exact signed and unsigned."""
        if isinstance(value, GetElementPtr):
            offset = self._offset(value)
            if offset is None or not offset.is_invariant:
                return None
            in_bounds = "inbounds" in value.flags or "nusw" in value.flags
            upwards = "nuw" in value.flags and (offset.start.signed_constant or -1) >= 0
            return value.pointer, offset.start, False, (in_bounds and offset.signed_exact) or upwards
        if value.opcode not in ("add", "sub", "or") or (value.opcode == "or" and "disjoint" not in value.flags):
            return None
        left, right = value.operands
        fixed = self.of(right)
        if (fixed is None or not fixed.is_invariant) and value.opcode != "sub":
            left, right = right, left
            fixed = self.of(right)
        if fixed is None or not fixed.is_invariant:
            return None
        disjoint = value.opcode == "or"
        keeps_signed = disjoint or "nsw" in value.flags
        # nuw takes the number as unsigned, and our steps are signed.
        keeps_unsigned = (disjoint or "nuw" in value.flags) and fixed.start.is_nonnegative
        if value.opcode == "sub":
            # The lowest number, or an unknown one that may be it, has no negative.
            has_negative = fixed.start.is_nonnegative or fixed.start.signed_constant not in (None, -(1 << (width - 1)))
            return left, -fixed.start, keeps_signed and has_negative, keeps_unsigned
        return left, fixed.start, keeps_signed, keeps_unsigned

    def _of_instruction(self, value: Instruction, width: int) -> Evolution | None:
        if isinstance(value, GetElementPtr):
            return self._of_gep(value)
        rule = _RULES.get(value.opcode)
        return rule(self, value, width) if rule is not None else None

    def _of_sum(self, value: Instruction, width: int) -> Evolution | None:
        left, right = (self.of(operand) for operand in value.operands)
        if left is None or right is None or (value.opcode == "or" and "disjoint" not in value.flags):
            return None
        disjoint = value.opcode == "or"
        if value.opcode == "sub":
            lowest_possible = right.constant_step is None or right.constant_step == -(1 << (width - 1))
            exact = _exact_sum(left.step, -right.step) and not lowest_possible
            start, step = left.start - right.start, left.step - right.step
        else:
            exact = _exact_sum(left.step, right.step)
            start, step = left.start + right.start, left.step + right.step
        return Evolution(
            start,
            step,
            exact and left.signed_exact and right.signed_exact and (disjoint or "nsw" in value.flags),
            exact and left.unsigned_exact and right.unsigned_exact and (disjoint or "nuw" in value.flags),
        )

    def _of_product(self, value: Instruction, width: int) -> Evolution | None:
        left, right = (self.of(operand) for operand in value.operands)
        if left is None or right is None:
            return None
        if value.opcode == "mul" and left.start.is_constant and left.is_invariant:
            left, right = right, left
        if not right.is_invariant or not right.start.is_constant:
            return None
        factor = signed(right.start.constant, width)
        if value.opcode == "shl":
            if not 0 <= factor < width - 1:
                return None
            factor = 1 << factor
        step = left.constant_step
        fits = step is not None and _fits(step * factor, width)
        return Evolution(
            left.start * factor,
            left.step * factor,
            fits and left.signed_exact and "nsw" in value.flags,
            fits and left.unsigned_exact and "nuw" in value.flags and factor >= 0,
        )

    def _of_sext(self, value: Instruction, width: int) -> Evolution | None:
        inner = self.of(value.operand(0))
        if inner is None or not (inner.signed_exact or inner.is_invariant):
            return None
        return Evolution(
            inner.start.converted("sext", width), inner.step.converted("sext", width), True, inner.is_invariant
        )

    def _of_zext(self, value: Instruction, width: int) -> Evolution | None:
        inner = self.of(value.operand(0))
        if inner is None:
            return None
        if not (inner.unsigned_exact or inner.is_invariant or ("nneg" in value.flags and inner.signed_exact)):
            return None
        # The step is a signed number in either case; the result is below 2^(width-1), so both readings agree.
        return Evolution(inner.start.converted("zext", width), inner.step.converted("sext", width), True, True)

    def _of_trunc(self, value: Instruction, width: int) -> Evolution | None:
        inner = self.of(value.operand(0))
        if inner is None:
            return None
        step = inner.constant_step
        fits = inner.is_invariant or (step is not None and _fits(step, width))
        return Evolution(
            inner.start.converted("trunc", width),
            inner.step.converted("trunc", width),
            inner.is_invariant or (fits and inner.signed_exact and "nsw" in value.flags),
            inner.is_invariant or (fits and inner.unsigned_exact and "nuw" in value.flags),
        )

    def _of_address(self, value: Instruction, width: int) -> Evolution | None:
        inner = self.of(value.operand(0))
        return inner if inner is not None and inner.width == width else None

    # -- pointers -----------------------------------------------------------------------------------------------------

    def _of_gep(self, gep: GetElementPtr) -> Evolution | None:
        base, offset = self.of(gep.pointer), self._offset(gep)
        if base is None or offset is None:
            return None
        exact = base.unsigned_exact and offset.signed_exact and _exact_sum(base.step, offset.step)
        in_bounds = "inbounds" in gep.flags or "nusw" in gep.flags
        return Evolution(base.start + offset.start, base.step + offset.step, False, exact and in_bounds)

    def _offset(self, gep: GetElementPtr) -> Evolution | None:
        """The bytes it adds. `signed_exact` supposes that the sum does not wrap, which inbounds and nusw promise."""
        total = Evolution(Linear(64), Linear(64), True, False)
        type_: Type | None = None
        for index in gep.indices:
            if isinstance(type_, StructType):
                if not isinstance(index, ConstantInt):
                    return None
                total = replace(total, start=total.start + self.layout.offset(type_, index.value))
                type_ = type_.fields[index.value]
                continue
            type_ = gep.source_type if type_ is None else _element(type_)
            moved = self._scaled(index, type_)
            if moved is None:
                return None
            exact = total.signed_exact and moved.signed_exact and _exact_sum(total.step, moved.step)
            total = Evolution(total.start + moved.start, total.step + moved.step, exact, False)
        return total

    def _scaled(self, index: Value, type_: Type | None) -> Evolution | None:
        """An index times the size of what it steps over, in 64 bits."""
        evolution = self.of(index)
        if evolution is None or type_ is None or _is_scalable(type_):
            return None
        size = self.layout.alloc_size(type_)
        if evolution.width != 64:
            if not evolution.signed_exact and not evolution.is_invariant:
                return None
            evolution = Evolution(evolution.start.converted("sext", 64), evolution.step.converted("sext", 64), True)
        step = evolution.constant_step
        fits = step is not None and _fits(step * size, 64)
        return Evolution(evolution.start * size, evolution.step * size, evolution.signed_exact and fits)

    # -- values from outside the loop ---------------------------------------------------------------------------------

    def linear(self, value: Value, width: int, depth: int = _OUTSIDE_DEPTH) -> Linear | None:
        """A loop-invariant value as a sum; None if it is undef, poison, or no integer or pointer."""
        if isinstance(value, ConstantInt):
            return Linear(width, value.value)
        if isinstance(value, ConstantWord):
            return Linear(width) if value.is_zero else None
        if isinstance(value, ConstantExpr):
            return self._linear_constant(value)
        found = None
        if depth > 0 and isinstance(value, Instruction):
            found = self._linear_instruction(value, width, depth - 1)
        return found if found is not None and len(found.terms) <= 4 else Linear(width, 0, {value: 1})

    def _linear_constant(self, value: ConstantExpr) -> Linear:
        """A constant expression; a getelementptr with constant indices is its base plus a number."""
        whole = Linear(64, 0, {value: 1})
        if value.opcode != "getelementptr" or value.source_type is None:
            return whole
        indices = [index.value for index in value.operands[1:] if isinstance(index, ConstantInt)]
        base = self.linear(value.operands[0], 64)
        if base is None or len(indices) != len(value.operands) - 1:
            return whole
        return base + self.layout.offset_of_indices(value.source_type, indices)

    def _linear_instruction(self, value: Instruction, width: int, depth: int) -> Linear | None:
        """The sum an instruction outside the loop computes; None if it is best taken as it is."""
        if isinstance(value, GetElementPtr):
            return self._linear_gep(value, depth)
        if value.opcode in ("ptrtoint", "inttoptr", "ptrtoaddr"):
            operand = value.operand(0)
            return self.linear(operand, width, depth) if self.width_of(operand.type) == width else None
        if value.opcode not in ("add", "sub", "mul", "shl") and not (
            value.opcode == "or" and "disjoint" in value.flags
        ):
            return None
        if rounded_off_bits(value):
            return None
        left, right = (self.linear(operand, width, depth) for operand in value.operands)
        if left is None or right is None:
            return None
        if value.opcode in ("add", "or"):
            return left + right
        if value.opcode == "sub":
            return left - right
        if value.opcode == "shl":
            return left * (1 << right.constant) if right.is_constant and right.constant < width else None
        if left.is_constant:
            left, right = right, left
        return left * right.constant if right.is_constant else None

    def _linear_gep(self, gep: GetElementPtr, depth: int) -> Linear | None:
        total = self.linear(gep.pointer, 64, depth)
        type_: Type | None = None
        for index in gep.indices:
            if total is None:
                return None
            if isinstance(type_, StructType):
                if not isinstance(index, ConstantInt):
                    return None
                total = total + self.layout.offset(type_, index.value)
                type_ = type_.fields[index.value]
                continue
            type_ = gep.source_type if type_ is None else _element(type_)
            width = self.width_of(index.type)
            moved = self.linear(index, width, depth) if width is not None else None
            if moved is None or type_ is None or _is_scalable(type_):
                return None
            total = total + moved.converted("sext", 64) * self.layout.alloc_size(type_)
        return total


_Rule = Callable[[Evolutions, Instruction, int], Evolution | None]
_RULES: dict[str, _Rule] = {
    "add": Evolutions._of_sum,
    "sub": Evolutions._of_sum,
    "or": Evolutions._of_sum,
    "mul": Evolutions._of_product,
    "shl": Evolutions._of_product,
    "sext": Evolutions._of_sext,
    "zext": Evolutions._of_zext,
    "trunc": Evolutions._of_trunc,
    "ptrtoint": Evolutions._of_address,
    "ptrtoaddr": Evolutions._of_address,
    "inttoptr": Evolutions._of_address,
}


def induction(phi: Phi, loop: Loop) -> Induction | None:
    """The affine form of a header phi of a loop with a preheader and one latch, or None."""
    preheader = loop.preheader
    if phi.block is not loop.header or preheader is None:
        return None
    evolution = Evolutions(loop).of(phi)
    return None if evolution is None else Induction(phi, phi.incoming_from(preheader), evolution)


def _invariant(start: Linear) -> Evolution:
    return Evolution(start, Linear(start.width), True, True)


def _with_what_follows(evolution: Evolution) -> Evolution:
    """What never changes is exact, and what grows from a number that is not negative reads the same both ways."""
    if evolution.is_invariant:
        return replace(evolution, signed_exact=True, unsigned_exact=True)
    step = evolution.constant_step
    if evolution.signed_exact and step is not None and step >= 0 and evolution.start.is_nonnegative:
        return replace(evolution, unsigned_exact=True)
    return evolution


def _fits(number: int, width: int) -> bool:
    return -(1 << (width - 1)) <= number < 1 << (width - 1)


def _exact_sum(a: Linear, b: Linear) -> bool:
    """True if the signed values of two steps certainly add without wrapping."""
    first, second = a.signed_constant, b.signed_constant
    if first is not None and second is not None:
        return _fits(first + second, a.width)
    return first == 0 or second == 0


def _element(type_: Type) -> Type | None:
    return type_.element if isinstance(type_, ArrayType) else None


def _is_scalable(type_: Type) -> bool:
    return isinstance(type_, VectorType) and type_.scalable
