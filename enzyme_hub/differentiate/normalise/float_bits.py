"""Bit operations on floating-point numbers become the floating-point operations that they are.

Code that negates by flipping the sign bit, takes an absolute value by clearing it, transfers a sign or blends two numbers
by masks is common in mathematical libraries and vector code. As integer operations these have no derivative; as fneg, fabs,
copysign and select they have. A number that has the fraction of another one, whatever its sign and exponent, is that number
times a power of two (`analysis/bit_forms`): it passes through a function that says so. What is none of these forms is
left as it is, and refused if it turns out to be active.
"""

from __future__ import annotations

from enzyme_hub.analysis import bit_forms, bit_lines
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import FloatType, IntType, Type, VectorType
from enzyme_hub.ir.values import (
    Block,
    ConstantAggregate,
    ConstantInt,
    ConstantSplat,
    ConstantWord,
    Value,
    const_float,
    null,
)
from enzyme_hub.rules import bits as bit_rules
from enzyme_hub.rules import emit

ORDERS = {"umin": "ult", "umax": "ugt", "smin": "slt", "smax": "sgt"}
BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}


def restore(function: Function) -> None:
    """Rewrite the integers of `function` that are made into numbers."""
    if (function.name or "").startswith(bit_forms.OF_BITS):
        return
    numbers = _vectors_in_memory(function)
    for block in function.blocks:
        for i in list(block.instructions):
            if isinstance(i, inst.Load):
                _load_numbers(i, numbers)
            elif isinstance(i, inst.Store):
                _store_number(i)
            elif isinstance(i, inst.CallBase):
                _choose_number(i)
    for block in function.blocks:
        for i in list(block.instructions):
            if i.opcode == "bitcast" and isinstance(i, inst.Cast) and _is_number_of(i.type, i.operand(0).type):
                _restore(i)


def _vectors_in_memory(function: Function) -> dict[Value, set[Type]]:
    """The types of the vectors of numbers that are stored and loaded, by pointer."""
    found: dict[Value, set[Type]] = {}
    for i in function.instructions:
        if isinstance(i, (inst.Load, inst.Store)):
            type_ = i.value.type if isinstance(i, inst.Store) else i.type
            if isinstance(type_, VectorType) and type_.scalar.is_float:
                found.setdefault(i.pointer, set()).add(type_)
    return found


def _load_numbers(load: inst.Load, numbers: dict[Value, set[Type]]) -> None:
    """A vector of integers that is taken for numbers, too, is loaded as these: code for vector units loads either."""
    if not isinstance(load.type, VectorType) or not load.type.scalar.is_int:
        return
    casts = [user for user in load.users if user.opcode == "bitcast" and _is_number_of(user.type, load.type)]
    taken = {cast.type for cast in casts} or numbers.get(load.pointer, set())
    type_ = next(iter(taken)) if len(taken) == 1 else None
    if type_ is None or not _is_number_of(type_, load.type):
        return
    number = inst.Load(type_, load.pointer, load.align)
    number.flags, number.attachments = load.flags, load.attachments
    bits = inst.Cast("bitcast", number, load.type)
    for made in (number, bits):
        made.insert_before(load)
    for cast in casts:
        cast.replace_all_uses_with(number)
        cast.erase()
    load.replace_all_uses_with(bits)
    load.erase()


def _choose_number(call: inst.CallBase) -> None:
    """The lesser or greater of two numbers' bits is one of them: without their signs numbers are in the order of their bits."""
    order = ORDERS.get((call.intrinsic or "").removeprefix("llvm.").split(".")[0])
    if order is None or not any(bit_forms.Forms().of(one) for one in call.arguments):
        return
    one, other = call.arguments
    compared = inst.Compare("icmp", order, one, other)
    chosen = inst.Select(compared, one, other)
    for made in (compared, chosen):
        made.insert_before(call)
    call.replace_all_uses_with(chosen)
    call.erase()


def _store_number(store: inst.Store) -> None:
    """Bits of a number that are stored as an integer, as in modf, are stored as the number that they are."""
    bits = store.value
    ways = bits.incoming if isinstance(bits, inst.Phi) else ((bits, None),)
    found = {_type_made(value) for value, _ in ways}
    type_ = found.pop()
    if type_ is None or found:
        return
    numbers = []
    for value, way in ways:
        number = inst.Cast("bitcast", value, type_)
        number.insert_before(store if way is None else way.instructions[-1])
        numbers.append((number, way))
    if isinstance(bits, inst.Phi):
        assert bits.block is not None
        phi = inst.Phi(type_, [(number, way) for number, way in numbers if way is not None])
        phi.insert_before(bits.block.instructions[0])
        store.set_operand(0, phi)
    else:
        store.set_operand(0, numbers[0][0])


def _type_made(bits: Value) -> FloatType | None:
    """The type of the number that masked bits are, rounded or its sign alone."""
    if not isinstance(bits, inst.BinaryOp) or bits.opcode != "and" or not isinstance(bits.type, IntType):
        return None
    source: object = bit_forms.whole_part_of(bits)
    if source is None:
        sign = next((x for x, mask in _and_operands(bits) if _constant(mask) == -(1 << (bits.type.width - 1))), None)
        form = bit_forms.Forms().of(sign) if sign is not None else None
        source = form.source if form is not None and not (form.shift or form.left) else None
    if not isinstance(source, Value) or not isinstance(source.type, FloatType):
        return None
    return source.type if BITS.get(source.type.kind) == bits.type.width else None


def _is_number_of(number: Type, integer: Type) -> bool:
    """True if each number is made of one integer of its width."""
    scalar = number.scalar
    if not isinstance(scalar, FloatType) or not isinstance(integer.scalar, IntType):
        return False
    lanes = [getattr(type_, "count", 1) for type_ in (number, integer)]
    return BITS.get(scalar.kind) == integer.scalar.width and lanes[0] == lanes[1]


def _restore(cast: inst.Cast) -> None:
    scratch = Block(cast.function)
    b = Builder(scratch)
    number = _Numbers(b, cast.type).operation(cast.operand(0)) or _related(b, cast)
    if number is None:
        return
    for i in scratch.instructions:
        i.insert_before(cast)
    cast.replace_all_uses_with(number)
    cast.erase()


def _related(b: Builder, cast: inst.Cast) -> Value | None:
    """The number, if its bits are those of another number with a sign and an exponent, or a precision, of its own."""
    bits, scalar = cast.operand(0), cast.type.scalar
    assert isinstance(scalar, FloatType)
    if not isinstance(bits, inst.Instruction) or bits.opcode == "bitcast":
        return None
    whole = bit_forms.whole_part_of(bits)
    if whole is not None and whole.type is cast.type:
        return b.call(_of_bits(cast, bit_rules.WHOLE), [whole, bits])
    form = bit_forms.Forms().of(bits)
    if form is None or not (form.has_fraction_of(scalar) or form.is_shortened(scalar)):
        return _shortened(b, cast, scalar) or _on_line(b, cast)
    how = bit_rules.SCALED if form.has_fraction_of(scalar) else bit_rules.SHORTENED
    source = _number(b, form.source, cast.type)
    return None if source is None else b.call(_of_bits(cast, how), [source, bits])


def _shortened(b: Builder, cast: inst.Cast, scalar: FloatType) -> Value | None:
    """The number, if it is one with the fraction of another number, in fewer bits: as in pow."""
    bits = whole = cast.operand(0)
    while (
        isinstance(whole, inst.BinaryOp) and whole.opcode in ("and", "add") and _constant(whole.operand(1)) is not None
    ):
        whole = whole.operand(0)
        form = bit_forms.Forms().of(whole)
        if form is None or not form.has_fraction_of(scalar):
            continue
        short = bit_forms.Forms({whole: bit_forms.Form(whole, BITS[scalar.kind], is_all=True)}).of(bits)
        source = _number(b, form.source, cast.type)
        if short is None or source is None or not short.is_shortened(scalar):
            continue
        number = b.call(_of_bits(cast, bit_rules.SCALED), [source, whole])
        return b.call(_of_bits(cast, bit_rules.SHORTENED), [number, bits])
    return None


def _on_line(b: Builder, cast: inst.Cast) -> Value | None:
    """The number, if its bits are on a line with those of another one."""
    bits, scalar = cast.operand(0), cast.type
    line = bit_lines.line(bits)
    if line is None or not isinstance(scalar, FloatType) or not line.makes(scalar):
        return None
    source = _number(b, line.source, scalar)
    if source is None:
        return None
    unit, unit_of_source = _unit(b, bits, scalar), _unit(b, b.cast("bitcast", source, bits.type), scalar)
    slope = b.binary("fmul", const_float(scalar, float(line.factor)), b.binary("fdiv", unit, unit_of_source))
    return b.call(_of_bits(cast, bit_rules.LINE), [source, bits, slope])


def _unit(b: Builder, bits: Value, type_: FloatType) -> Value:
    """The power of two, with the number's sign, that its last bit is worth, in units of the last bit of 1."""
    fraction = bit_forms.FRACTION[type_.kind]
    kept = b.binary("and", bits, ConstantInt(bits.type, -(1 << fraction)))
    return b.cast("bitcast", kept, type_)


def _number(b: Builder, source: bit_forms.Source, type_: Type) -> Value | None:
    """The number that bits come from; where bits of several meet, so do these."""
    if not isinstance(source, bit_forms.Merge):
        return source if source.type is type_ else None
    found = [_number(b, one, type_) for one in source.sources]
    numbers = [one for one in found if one is not None]
    if len(numbers) < len(found):
        return None
    if not isinstance(source.place, Block):
        return b.select(source.place, numbers[0], numbers[1])
    if any(isinstance(one, bit_forms.Merge) and not isinstance(one.place, Block) for one in source.sources):
        return None  # what is chosen on a way in would have to be chosen there
    new = inst.Phi(type_, [(n, way) for n, way in zip(numbers, source.ways, strict=True) if isinstance(way, Block)])
    new.insert_before(source.place.instructions[0])
    return new


def _of_bits(cast: inst.Cast, how: str) -> Function:
    """The function of a number and of bits that makes a number of these."""
    module, bits = cast.function.module, cast.operand(0).type
    name = f"{bit_forms.OF_BITS}{how}.{emit.overload(cast.type)}"
    found = module.functions.get(name)
    if found is None:
        suffix = f'alwaysinline nounwind willreturn memory(none) "enzyme_math"="{how}"'
        more = (cast.type,) if how == bit_rules.LINE else ()
        signature = types.function(cast.type, (cast.type, bits, *more))
        found = module.define(name, signature, header_prefix="internal", header_suffix=suffix)
        b = Builder(found.add_block())
        b.ret(b.cast("bitcast", found.arguments[1], cast.type))
    return found


class _Numbers:
    """Builds the numbers, of type `type_`, whose bits integer values are."""

    def __init__(self, builder: Builder, type_: Type) -> None:
        self.b = builder
        self.type = type_
        width = BITS[str(type_.scalar)]
        self.sign = -(1 << (width - 1))

    def operation(self, bits: Value) -> Value | None:
        """The floating-point operation that an integer operation is, or None."""
        if not isinstance(bits, inst.BinaryOp) or bits.opcode not in ("and", "or", "xor"):
            return None
        left, right = bits.operands
        for one, other in ((left, right), (right, left)):
            found = getattr(self, f"_{bits.opcode}")(one, other)
            if found is not None:
                return found  # type: ignore[no-any-return]
        return None

    def number(self, bits: Value) -> Value:
        made = self.operation(bits)
        if made is not None:
            return made
        if isinstance(bits, inst.Cast) and bits.opcode == "bitcast" and bits.operand(0).type is self.type:
            return bits.operand(0)
        return self.b.cast("bitcast", bits, self.type)

    # -- one form each; the operands in both orders -----------------------------------------------------------------------

    def _xor(self, one: Value, other: Value) -> Value | None:
        if self._is(other, self.sign):
            return self.b.unary("fneg", self.number(one))
        lanes = _lanes(other)
        if lanes and set(lanes) <= {0, self.sign}:
            signs_of_lanes = tuple(const_float(self.type.scalar, -1.0 if lane else 1.0) for lane in lanes)
            return self.b.binary("fmul", self.number(one), ConstantAggregate(self.type, signs_of_lanes))
        signs = self._masked(other, self.sign)
        if signs is None:
            return None
        factor = self._math("copysign", const_float(self.type, 1.0), self._with_sign(signs, other))
        return self.b.binary("fmul", self.number(one), factor)

    def _and(self, one: Value, other: Value) -> Value | None:
        if self._is(other, ~self.sign):
            return self._math("fabs", self.number(one))
        condition = _condition(other)
        if condition is None:
            return None
        return self.b.select(condition, self.number(one), null(self.type))

    def _or(self, one: Value, other: Value) -> Value | None:
        if self._is(other, self.sign):
            return self.b.unary("fneg", self._math("fabs", self.number(one)))
        magnitude, signs = self._masked(one, ~self.sign), self._masked(other, self.sign)
        if magnitude is not None and signs is not None:
            return self._math("copysign", self.number(magnitude), self._with_sign(signs, other))
        return self._blend(one, other)

    def _blend(self, one: Value, other: Value) -> Value | None:
        """(a & mask) | (b & ~mask)"""
        for chosen, mask in _and_operands(one):
            condition = _condition(mask)
            for otherwise, opposite in _and_operands(other) if condition is not None else ():
                if condition is not None and _is_opposite(mask, opposite):
                    return self.b.select(condition, self.number(chosen), self.number(otherwise))
        return None

    # -- parts -------------------------------------------------------------------------------------------------------------

    def _math(self, name: str, *arguments: Value) -> Value:
        return emit.math(self.b.block.function.module, self.b, name, *arguments)

    def _with_sign(self, bits: Value, masked: Value) -> Value:
        """A number with the sign of `bits`; where these are no number's, it has nothing else of them."""
        number = self.operation(bits)
        is_number = isinstance(bits, inst.Cast) and bits.opcode == "bitcast" and bits.operand(0).type is self.type
        return number or self.number(bits if is_number else masked)

    def _masked(self, value: Value, mask: int) -> Value | None:
        """The x in `x & mask`."""
        return next((x for x, other in _and_operands(value) if self._is(other, mask)), None)

    def _is(self, value: Value, number: int) -> bool:
        return _constant(value) == number


def _and_operands(value: Value) -> list[tuple[Value, Value]]:
    """The operands of an `and`, in both orders."""
    if not isinstance(value, inst.BinaryOp) or value.opcode != "and":
        return []
    left, right = value.operands
    return [(left, right), (right, left)]


def _constant(value: Value) -> int | None:
    """The integer that each lane is, or may be if it is anything."""
    if isinstance(value, ConstantInt):
        return value.value
    if isinstance(value, ConstantSplat):
        return _constant(value.element)
    if isinstance(value, ConstantWord) and value.is_zero:
        return 0
    if isinstance(value, ConstantAggregate):
        lanes = {
            _constant(element)
            for element in value.elements
            if not (isinstance(element, ConstantWord) and element.is_undefined)
        }
        return lanes.pop() if len(lanes) == 1 else None
    return None


def _lanes(value: Value) -> list[int | None]:
    """The integers that the lanes are, where they differ."""
    return [_constant(element) for element in value.elements] if isinstance(value, ConstantAggregate) else []


def _condition(mask: Value) -> Value | None:
    """The condition that makes a mask all ones; it is zero otherwise."""
    mask = _past_there_and_back(mask)
    lanes = _lanes(mask)
    if lanes and set(lanes) <= {0, -1}:
        bits = types.vector(len(lanes), types.int_(1))
        return ConstantAggregate(bits, tuple(ConstantInt(types.int_(1), int(lane == -1)) for lane in lanes))
    if isinstance(mask, inst.Cast) and mask.opcode == "sext":
        condition = mask.operand(0)
        return condition if isinstance(condition.type.scalar, IntType) and condition.type.scalar.width == 1 else None
    if isinstance(mask, inst.Select) and _constant(mask.operand(1)) == -1 and _constant(mask.operand(2)) == 0:
        return mask.operand(0)
    return None


def _past_there_and_back(bits: Value) -> Value:
    """Without casts to a number and back: comparisons of the processor make masks that are numbers."""
    while isinstance(bits, inst.Cast) and bits.opcode == "bitcast":
        number = bits.operand(0)
        if not (isinstance(number, inst.Cast) and number.opcode == "bitcast" and number.operand(0).type is bits.type):
            break
        bits = number.operand(0)
    return bits


def _is_opposite(mask: Value, other: Value) -> bool:
    """True for masks (or conditions) of which one is the complement of the other."""
    for one, two in ((mask, other), (other, mask)):
        if isinstance(two, inst.BinaryOp) and two.opcode == "xor":
            left, right = two.operands
            if (left is one and _is_all_ones(right)) or (right is one and _is_all_ones(left)):
                return True
    conditions = _condition(mask), _condition(other)
    return None not in conditions and _is_opposite(*conditions)  # type: ignore[arg-type]


def _is_all_ones(value: Value) -> bool:
    scalar = value.type.scalar
    return _constant(value) == -1 or (_constant(value) == 1 and isinstance(scalar, IntType) and scalar.width == 1)
