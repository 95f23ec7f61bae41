"""What an integer has of a number's bits: the idioms of mathematical libraries, read off by congruence.

`frexp`, `log` and `scalbn` keep the bits of a number's fraction and put other bits in place of sign and exponent, at times
in two words of 32 bits, at times with constants that carry from the one part into the other and are taken away again.
Whatever was done: an integer v with

    v = (((bits of x) >> shift) + added) << left     modulo 2^known

and no shift, nothing added in the fraction, and all of the fraction known makes a number that is x times a power of two (and
a sign). That is all that has to be shown, so the forms of the operations in between do not matter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias, cast

from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import FloatType, IntType, VectorType
from enzyme_hub.ir.values import Block, ConstantAggregate, ConstantInt, ConstantSplat, ConstantWord, Value

FRACTION = {"half": 10, "bfloat": 7, "float": 23, "double": 52}
WIDTH = {"half": 16, "bfloat": 16, "float": 32, "double": 64}
# Functions that make a number of an integer, and are given the number as well that it is made from.
OF_BITS = "__ehub_of_bits."
LEAST_PRECISION = 7  # bits of a fraction that make a shorter number: those of bfloat
LARGEST_ROUNDING = 2
ON_LINES = ("mul", "udiv", "sdiv")  # see `bit_lines`
_DEPTH = 40


@record
class Merge:
    """The number that goes with phis of a block, or selects with a condition, of bits: one for each way in."""

    place: Block | Value
    ways: tuple[Value, ...]
    sources: tuple[Source, ...]


Source: TypeAlias = "Value | Merge"


@record
class Form:
    """v = (((bits of `source`) >> shift) + added) << left modulo 2^known.

    `is_all`: v is below 2^known, so this is all of it. `is_pure`: nothing but constants went into the rest of it either.
    `is_rounded`: low bits were rounded away, not cut off.
    """

    source: Source
    known: int
    shift: int = 0
    added: int = 0
    left: int = 0
    is_all: bool = False
    is_pure: bool = True
    is_rounded: bool = False

    def has_fraction_of(self, type_: FloatType) -> bool:
        """True if the fraction of a number of this type that is made of v is that of the source."""
        fraction = FRACTION[type_.kind]
        return (
            self.shift == self.left == 0
            and not self.is_rounded
            and self.known >= fraction
            and self.added % (1 << fraction) == 0
        )

    def is_shortened(self, type_: FloatType) -> bool:
        """True if a number of this type that is made of v is that of the source with fewer bits (or its absolute value)."""
        kept, above = FRACTION[type_.kind] - self.shift, WIDTH[type_.kind] - 1
        if self.shift == 0 or self.shift != self.left or kept < LEAST_PRECISION or self.known < above:
            return False
        units = self.added % (1 << (above - self.left))  # of the last bit kept, which rounding may add
        return units <= LARGEST_ROUNDING


def constant(value: Value) -> int | None:
    """The integer that each lane is, without sign."""
    if isinstance(value, ConstantSplat):
        return constant(value.element)
    if isinstance(value, ConstantInt):
        return value.value & ((1 << _width(value)) - 1)
    if isinstance(value, ConstantWord) and value.is_zero:
        return 0
    if isinstance(value, ConstantAggregate):
        lanes = {constant(element) for element in value.elements}
        return lanes.pop() if len(lanes) == 1 else None
    return None


def makes_number_of_bits(i: inst.Instruction) -> bool:
    """True for the call of a function of a number and of bits that makes a number of these."""
    return isinstance(i, inst.CallBase) and (i.callee.name or "").startswith(OF_BITS)


def becomes_known_number(i: inst.Instruction) -> bool:
    """True for an integer of which nothing is made but numbers whose derivative is known, comparisons and step functions."""
    work = Worklist([i])
    for one in work:
        for user in one.users:
            if makes_number_of_bits(user) or user.opcode == "icmp" or is_step(user):
                continue
            known = user.opcode in _RULES or user.opcode in ON_LINES
            if not known or user.opcode == "bitcast" or len(work.visited) > _DEPTH:
                return False
            work.add(user)
    return True


def is_step(i: inst.Instruction) -> bool:
    """True for what keeps of a number's bits at most sign and exponent, in a word of either size, or of any bits the highest."""
    if i.opcode not in ("lshr", "ashr", "and"):
        return False
    memo = cast("dict[inst.Instruction, bool]", i.function.module.memo(is_step))
    if i not in memo:
        memo[i] = _is_step(i)
    return memo[i]


def _is_step(i: inst.Instruction) -> bool:
    amount, highest = constant(i.operand(1)), _width(i) - 1
    if amount == (1 << highest if i.opcode == "and" else highest):
        return True  # a single bit, wherever it comes from
    found = Forms().of(i.operand(0)) if amount is not None else None
    if found is None or amount is None or not found.is_pure or found.left:
        return False
    type_ = _type(found.source)
    if i.opcode == "and":
        amount = trailing_zeros(amount)
    return type_ is not None and found.shift + amount >= FRACTION[type_.kind]


class Forms:
    """The forms of integers, found once each; some may be `given`."""

    def __init__(self, given: dict[Value, Form] | None = None) -> None:
        self._found: dict[Value, Form | None] = dict(given or {})

    def of(self, value: Value, depth: int = 0) -> Form | None:
        if value in self._found:
            return self._found[value]
        self._found[value] = None  # where a loop leads back here
        rule = _RULES.get(value.opcode) if isinstance(value, inst.Instruction) else None
        if rule is not None and depth < _DEPTH:
            assert isinstance(value, inst.Instruction)
            self._found[value] = rule(self, value, depth + 1)
        return self._found[value]

    # -- one rule an operation ---------------------------------------------------------------------------------------------

    def bitcast(self, i: inst.Instruction, depth: int) -> Form | None:
        source, scalar = i.operand(0), i.operand(0).type.scalar
        width = _width(i)
        if not isinstance(scalar, FloatType) or WIDTH.get(scalar.kind) != width or _lanes(source) != _lanes(i):
            return None
        return Form(source, width, is_all=True)

    def same(self, i: inst.Instruction, depth: int) -> Form | None:
        return self.of(i.operand(0), depth)

    def trunc(self, i: inst.Instruction, depth: int) -> Form | None:
        form = self.of(i.operand(0), depth)
        return None if form is None else _low(form, _width(i))

    def zext(self, i: inst.Instruction, depth: int) -> Form | None:
        form = self.of(i.operand(0), depth)
        return None if form is None else replace(form, is_all=form.known >= _width(i.operand(0)) or form.is_all)

    def sext(self, i: inst.Instruction, depth: int) -> Form | None:
        form = self.of(i.operand(0), depth)
        return None if form is None else replace(form, is_all=False)

    def right(self, i: inst.Instruction, depth: int) -> Form | None:
        form, amount = self.of(i.operand(0), depth), constant(i.operand(1))
        if form is None or amount is None or form.left or amount >= form.known or form.added % (1 << amount):
            return None
        is_all = form.is_all and i.opcode == "lshr"
        return replace(
            form, known=form.known - amount, shift=form.shift + amount, added=form.added >> amount, is_all=is_all
        )

    def shl(self, i: inst.Instruction, depth: int) -> Form | None:
        form, amount = self.of(i.operand(0), depth), constant(i.operand(1))
        if form is None or amount is None:
            return None
        known = min(form.known + amount, _width(i))
        return replace(form, known=known, left=form.left + amount, is_all=form.is_all and known == form.known + amount)

    def masked(self, i: inst.Instruction, depth: int) -> Form | None:
        for value, other in _both(i):
            form, mask = self.of(value, depth), constant(other)
            if form is None:
                continue
            if mask is None or mask == 0:
                return None
            low = trailing_zeros(mask)
            top = low + trailing_zeros(~(mask >> low))
            is_all = mask >> top == 0 and top <= form.known
            if low <= form.left:
                return replace(form, known=min(form.known, top), is_all=is_all)
            is_rounded = form.shift == 0 and 0 < form.added < 1 << low
            if form.left or (form.added % (1 << low) and not is_rounded) or low >= form.known:
                return None
            return replace(
                form,
                known=min(form.known, top),
                shift=form.shift + low,
                added=form.added >> low,
                left=low,
                is_all=is_all,
                is_rounded=form.is_rounded or is_rounded,
            )
        return None

    def put(self, i: inst.Instruction, depth: int) -> Form | None:
        """or, xor, add and sub: of what leaves low bits alone, of the two parts of a number, of a constant."""
        pairs = _both(i) if i.opcode != "sub" else _both(i)[:1]
        for value, other in pairs:
            form = self.of(value, depth)
            if form is None:
                continue
            number = constant(other)
            if number is not None and i.opcode in ("add", "sub") and number % (1 << form.left) == 0:
                more = number if i.opcode == "add" else -number
                return replace(form, added=form.added + (more >> form.left), is_all=False)
            rest = self.of(other, depth) if i.opcode in ("or", "add", "xor") else None
            whole = _joined(form, rest) or _joined(rest, form)
            if whole is not None:
                return whole
            known = min(form.known, zeros_below(other))
            if known > form.left:
                return replace(form, known=known, is_all=False, is_pure=form.is_pure and number is not None)
        return None

    def merged(self, i: inst.Instruction, depth: int) -> Form | None:
        place: Block | Value
        if isinstance(i, inst.Phi):
            assert i.block is not None
            place, ways = i.block, i.operands[1::2]
            forms = [self._of_incoming(value, way, depth) for value, way in zip(i.operands[::2], ways, strict=True)]
        else:
            place, ways = i.operand(0), ()
            forms = [self.of(value, depth) for value in i.operands[1:]]
        first = forms[0]
        if first is None:
            return None
        known = min(form.known if form is not None else 0 for form in forms)
        sources: list[Source] = []
        for form in forms:
            if form is None or (form.shift, form.left) != (first.shift, first.left) or known <= form.left:
                return None
            apart = (form.added - first.added) % (1 << (known - form.left))
            if apart:  # only below that is it the same
                known = form.left + trailing_zeros(apart)
            sources.append(form.source)
        if known <= first.left:
            return None
        same = all(source == sources[0] for source in sources)
        return Form(
            sources[0] if same else Merge(place, ways, tuple(sources)), known, first.shift, first.added, first.left,
            all(form is not None and form.is_all and form.known == known for form in forms),
            all(form is not None and form.is_pure for form in forms),
            any(form is not None and form.is_rounded for form in forms),
        )  # fmt: skip

    def _of_incoming(self, value: Value, way: Value, depth: int) -> Form | None:
        """A constant may stand for what was found to be equal to it on the way."""
        number = constant(value)
        if number is None or not isinstance(way, Block):
            return self.of(value, depth)
        before = way.predecessors
        end = before[0].terminator if len(before) == 1 else None
        condition = end.operand(0) if isinstance(end, inst.Branch) and len(end.successors) == 2 else None
        if not isinstance(condition, inst.Compare) or condition.predicate != "eq" or end is None:
            return None
        same = end.successors[0] is way and end.successors[1] is not way and constant(condition.operand(1)) == number
        return self.of(condition.operand(0), depth) if same else None


def _joined(high: Form | None, low: Form | None) -> Form | None:
    """The two parts of one number."""
    if (
        high is None
        or low is None
        or high.is_rounded
        or low.is_rounded
        or high.left == 0
        or high.shift != high.left
        or high.source != low.source
    ):
        return None
    if low.shift or low.left or low.added % (1 << low.known) or not low.is_all or low.known != high.left:
        return None
    is_pure = high.is_pure and low.is_pure
    return Form(high.source, high.known, 0, high.added << high.left, 0, high.is_all, is_pure)


def _low(form: Form, width: int) -> Form | None:
    if form.left >= width:
        return None
    return replace(form, known=min(form.known, width), is_all=form.is_all or form.known >= width)


def whole_part_of(value: Value) -> Value | None:
    """The number x of which `(bits of x + more) & mask` is an integer's bits: the mask is moved by the exponent of x itself.

    That is how libraries write floor, ceil, trunc and round; `more` is 0 or the bits that are masked out.
    """
    if not isinstance(value, inst.BinaryOp) or value.opcode != "and":
        return None
    for bits, mask in _both(value):
        parts = [bits]
        if isinstance(bits, inst.BinaryOp) and bits.opcode == "add":
            parts = [one for one, other in _both(bits) if _moved_by(other) is not None]
        for part in parts:
            form, by = Forms().of(part), _moved_by(mask)
            if form is None or by is None or form.source != by.source or isinstance(by.source, Merge):
                continue
            if form.shift == form.left == form.added == 0 and form.known == _width(value):
                return by.source
    return None


def _moved_by(mask: Value, depth: int = 0) -> Form | None:
    """The number whose exponent says how far constant bits are shifted to make a mask."""
    if not isinstance(mask, inst.Instruction) or depth > _DEPTH:
        return None
    if mask.opcode in ("ashr", "lshr", "shl") and constant(mask.operand(0)) is not None:
        return _exponent_of(mask.operand(1))
    if mask.opcode == "xor" and constant(mask.operand(1)) is not None:
        return _moved_by(mask.operand(0), depth + 1)
    if mask.opcode == "select":
        found = [_moved_by(one, depth + 1) for one in mask.operands[1:] if constant(one) is None]
        if not found or found[0] is None or any(one != found[0] for one in found):
            return None
        others = [number for one in mask.operands[1:] if (number := constant(one)) is not None]
        is_sure = _is_decided_by_exponent(mask.operand(0), found[0]) or not any(
            _keeps_fraction(n, mask) for n in others
        )
        return found[0] if is_sure else None
    return None


def _is_decided_by_exponent(condition: Value, form: Form) -> bool:
    """True for a comparison of a number's exponent with a constant: a mask that keeps all of a fraction has no fraction to keep."""
    if not isinstance(condition, inst.Compare) or constant(condition.operand(1)) is None:
        return False
    found = _exponent_of(condition.operand(0))
    return found is not None and found.source == form.source


def _keeps_fraction(mask: int, like: Value) -> bool:
    return mask & ((1 << {64: 52, 32: 23, 16: 10}.get(_width(like), _width(like))) - 1) != 0


def _exponent_of(value: Value) -> Form | None:
    """The bits whose exponent a number of bits is, but for a constant."""
    while isinstance(value, inst.Instruction):
        if is_step(value):
            return Forms().of(value.operand(0))
        if value.opcode == "select":  # at least, or at most, so much
            chosen = [one for one in value.operands[1:] if constant(one) is None]
            if len(chosen) != 1:
                return None
            value = chosen[0]
            continue
        is_moved = value.opcode in ("zext", "sext", "trunc", "freeze")
        if not is_moved and (value.opcode not in ("add", "sub", "and", "or") or constant(value.operand(1)) is None):
            return None
        value = value.operand(0)
    return None


def zeros_below(value: Value, depth: int = 0) -> int:
    """How many low bits of an integer are zero."""
    width = _width(value)
    number = constant(value)
    if number is not None:
        return min(trailing_zeros(number), width) if number else width
    if not isinstance(value, inst.Instruction) or depth > _DEPTH:
        return 0
    if value.opcode == "shl" and (amount := constant(value.operand(1))) is not None:
        return min(width, amount + zeros_below(value.operand(0), depth + 1))
    if value.opcode in ("zext", "sext", "trunc", "freeze"):
        return min(width, zeros_below(value.operand(0), depth + 1))
    if value.opcode in ("and", "mul"):
        return max(zeros_below(operand, depth + 1) for operand in value.operands)
    if value.opcode in ("or", "xor", "add", "sub"):
        return min(zeros_below(operand, depth + 1) for operand in value.operands)
    if value.opcode == "select":
        return min(zeros_below(operand, depth + 1) for operand in value.operands[1:])
    return 0


def _both(i: inst.Instruction) -> list[tuple[Value, Value]]:
    left, right = i.operands
    return [(left, right), (right, left)]


def trailing_zeros(number: int) -> int:
    return (number & -number).bit_length() - 1 if number else 64


def _width(value: Value) -> int:
    scalar = value.type.scalar
    return scalar.width if isinstance(scalar, IntType) else 0


def _lanes(value: Value) -> int:
    return value.type.count if isinstance(value.type, VectorType) else 1


def _type(source: Source) -> FloatType | None:
    while isinstance(source, Merge):
        source = source.sources[0]
    scalar = source.type.scalar
    return scalar if isinstance(scalar, FloatType) else None


_RULES: dict[str, Callable[[Forms, inst.Instruction, int], Form | None]] = {
    "bitcast": Forms.bitcast,
    "freeze": Forms.same,
    "trunc": Forms.trunc,
    "zext": Forms.zext,
    "sext": Forms.sext,
    "lshr": Forms.right,
    "ashr": Forms.right,
    "shl": Forms.shl,
    "and": Forms.masked,
    **dict.fromkeys(("or", "xor", "add", "sub"), Forms.put),
    **dict.fromkeys(("phi", "select"), Forms.merged),
}
