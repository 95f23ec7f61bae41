"""Facts about single values and types that type equations need: what an LLVM type says, divisors, zero bytes, lanes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import gcd, lcm

from enzyme_hub.analysis.types.evidence import INTEGER, POINTER, Kind
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.types import ArrayType, FloatType, IntType, PointerType, Type, VectorType
from enzyme_hub.ir.values import Constant, ConstantAggregate, ConstantInt, ConstantSplat, ConstantWord, Value
from enzyme_hub.ir.walk import CHOICES, MOVES, handed_on

MOST_USES = 32  # looked at for what they say of the value
_LOW_BITS = 1 << 32  # a mask below this leaves no address


def kind_of_type(type_: Type) -> Kind | None:
    """What the LLVM type of a scalar alone says of its bytes; an integer of whole bytes may hold anything."""
    if isinstance(type_, FloatType):
        return type_
    if isinstance(type_, PointerType):
        return POINTER
    if isinstance(type_, IntType) and type_.width % 8:
        return INTEGER
    return None


def numbers_behind(value: Value) -> dict[Value, FloatType]:
    """The numbers, with their formats, one of which a word surely is the bits of, unless it is a constant; none if it may be more."""
    found: dict[Value, FloatType] = {}
    work = Worklist([value])
    for number, one in enumerate(each for each in work if not isinstance(each, Constant)):
        if number == MOST_USES or not isinstance(one, inst.Instruction):
            return {}
        if one.opcode in CHOICES:
            work.extend(handed_on(one))
        elif one.opcode == "bitcast" and isinstance(of := one.operand(0).type, FloatType):
            found[one.operand(0)] = of
        else:
            return {}
    return found


def leaves_no_address(i: inst.Instruction) -> bool:
    """True for the last bits of an integer alone: how an address is aligned, or its marks."""
    return i.opcode == "and" and any(isinstance(o, ConstantInt) and 0 <= o.value < _LOW_BITS for o in i.operands)


def is_count(value: ConstantInt) -> bool:
    """True for a small integer: as the bits of a float it would be a denormal number, or not a number."""
    mantissa = {32: 23, 64: 52}.get(value.type.width) if isinstance(value.type, IntType) else None
    return mantissa is not None and value.value != 0 and -(1 << (mantissa - 3)) < value.value < 1 << mantissa


def innermost(type_: Type) -> Type:
    """The element of nested arrays."""
    while isinstance(type_, ArrayType):
        type_ = type_.element
    return type_


def kind_size(layout: DataLayout, kind: Kind) -> int:
    return layout.pointer_size() if isinstance(kind, str) else layout.size(kind)


def multiple(value: Value, depth: int = 4) -> int:
    """A number that divides the integer `value`, whatever it is; 0 if it is zero."""
    if isinstance(value, ConstantInt):
        return abs(value.value)
    if depth == 0 or value.is_constant:
        return 1
    return lcm(_multiple_by_form(value, depth), _multiple_by_use(value))


def goes_back(index: Value) -> bool:
    """True if an index counts from the end: -i, -1 - i, or a negative multiple of i."""
    if not isinstance(index, inst.Instruction) or len(index.operands) != 2:
        return False
    first, second = index.operands
    if index.opcode == "shl":
        return goes_back(first)
    if index.opcode == "sub":
        return isinstance(first, ConstantInt) and first.value <= 0
    if index.opcode == "xor":
        return isinstance(second, ConstantInt) and second.value == -1
    if index.opcode == "mul":
        return isinstance(second, ConstantInt) and (second.value < 0) != goes_back(first)
    return False


def _multiple_by_use(value: Value) -> int:
    """What divides it because a use divides it exactly: the difference of two pointers to doubles is a multiple of 8."""
    for use in islice(value._uses, MOST_USES):
        user = use.user
        if "exact" in user.flags and use.index == 0 and isinstance(user.operand(1), ConstantInt):
            amount = user.operand(1)
            assert isinstance(amount, ConstantInt)
            return abs(amount.value) if user.opcode in ("sdiv", "udiv") else 1 << amount.value
    return 1


def _multiple_by_form(value: Value, depth: int) -> int:
    if not isinstance(value, inst.Instruction):
        return 1
    opcode = value.opcode
    if opcode == "mul":
        return multiple(value.operand(0), depth - 1) * multiple(value.operand(1), depth - 1)
    if opcode == "shl":
        amount = value.operand(1)
        return multiple(value.operand(0), depth - 1) << amount.value if isinstance(amount, ConstantInt) else 1
    if opcode in ("add", "sub", "or"):
        return gcd(multiple(value.operand(0), depth - 1), multiple(value.operand(1), depth - 1)) or 1
    if opcode == "and":  # both leave zeros at the end
        left, right = (multiple(operand, depth - 1) for operand in value.operands)
        return max(left & -left, right & -right)
    if opcode in ("zext", "sext") and value.operand(0).type.is_int:
        return multiple(value.operand(0), depth - 1)
    if opcode in ("select", "phi"):
        choices = value.operands[1:] if opcode == "select" else value.operands[::2]
        return gcd(*(multiple(choice, depth - 1) for choice in choices if choice is not value)) or 1
    return 1


_MOVES_BYTES = frozenset(("zext", "trunc", "shl", "lshr", "and", "or", "xor"))


def zero_bytes(value: Value, depth: int = 6) -> int:
    """The bytes of an integer that are certainly zero, as a mask with one bit a byte."""
    return _known_bytes(value, depth, is_zero=True)


def constant_bytes(value: Value, depth: int = 6) -> int:
    """The bytes of an integer that are the same whatever its operands are, as a mask with one bit a byte."""
    return _known_bytes(value, depth, is_zero=False)


def _known_bytes(value: Value, depth: int, is_zero: bool) -> int:
    if not isinstance(value.type, IntType) or value.type.width % 8:
        return 0
    count = value.type.width // 8
    everything = (1 << count) - 1
    if isinstance(value, ConstantInt):
        data = (value.value & ((1 << 8 * count) - 1)).to_bytes(count, "little")
        return sum(1 << i for i, byte in enumerate(data) if byte == 0 or not is_zero)
    if not isinstance(value, inst.Instruction) or value.opcode not in _MOVES_BYTES or depth == 0:
        return 0
    opcode, known = value.opcode, [_known_bytes(operand, depth - 1, is_zero) for operand in value.operands]
    if opcode == "zext":
        source = value.operand(0)
        assert isinstance(source.type, IntType)
        inner = (source.type.width + 7) // 8
        return everything & ~((1 << inner) - 1) | known[0]
    if opcode in ("shl", "lshr"):
        amount = value.operand(1)
        if not isinstance(amount, ConstantInt) or not 0 <= amount.value < 8 * count:
            return 0
        by = amount.value // 8
        if opcode == "shl":
            return ((known[0] << by | ((1 << by) - 1)) & everything) if amount.value % 8 == 0 else (1 << by) - 1
        return known[0] >> by | everything & ~((1 << (count - by)) - 1) if amount.value % 8 == 0 else 0
    if opcode == "and":
        left, right = (zero_bytes(operand, depth - 1) for operand in value.operands)
        return left | right | known[0] & known[1]
    if opcode == "trunc":
        return known[0] & everything
    return known[0] & known[1]


def free_bytes(value: Value, layout: DataLayout) -> int:
    """The bytes of a value that are zero, or nothing in particular, as a mask with one bit a byte."""
    size = layout.size(value.type)
    if is_choice_of_constants(value):
        return (1 << size) - 1
    if isinstance(value, inst.Load):
        return _unread_bytes(value, size)
    if isinstance(value, inst.InsertValue):
        place, member = layout.offset_of_path(value.type, value.indices), value.operand(1)
    elif isinstance(value, inst.InsertElement) and isinstance(value.operand(2), ConstantInt):
        member, index = value.operand(1), value.operand(2)
        assert isinstance(index, ConstantInt)
        place = index.value * layout.size(member.type)
    else:
        return zero_bytes(value)
    taken = ((1 << layout.size(member.type)) - 1) << place
    return free_bytes(value.operand(0), layout) & ~taken | free_bytes(member, layout) << place


def _unread_bytes(value: Value, size: int) -> int:
    """The upper bytes of an integer of which only the lower ones are used."""
    read = 0
    for use in islice(value._uses, MOST_USES + 1):
        type_ = use.user.type
        read = max(read, (type_.width + 7) // 8 if use.user.opcode == "trunc" and isinstance(type_, IntType) else size)
    return ((1 << size) - 1) & ~((1 << read) - 1) if len(value._uses) <= MOST_USES else 0


def is_choice_of_constants(value: Value) -> bool:
    """True if the value is one of some integer constants, zeros or undefined values: nothing flows through it."""
    work = Worklist([value])
    for one in work:
        if isinstance(one, (inst.Phi, inst.Select)) and len(work.visited) <= MOST_USES:
            work.extend(handed_on(one))
        elif not isinstance(one, (ConstantInt, ConstantWord)):
            return False
    return True


def shuffle_mask(mask: Value) -> list[int | None]:
    """The lanes a shufflevector takes; None where it does not matter."""
    assert isinstance(mask.type, VectorType)
    if isinstance(mask, ConstantAggregate):
        return [element.value if isinstance(element, ConstantInt) else None for element in mask.elements]
    if isinstance(mask, ConstantSplat):
        lane = mask.element.value if isinstance(mask.element, ConstantInt) else None
        return [lane] * mask.type.count
    return [0 if isinstance(mask, ConstantWord) and mask.is_zero else None] * mask.type.count


def segments(flags: list[bool]) -> Iterator[tuple[int, int]]:
    """The maximal ranges where the flags are true."""
    start = None
    for index, flag in enumerate([*flags, False]):
        if flag and start is None:
            start = index
        elif not flag and start is not None:
            yield start, index
            start = None


_MOVES = MOVES | {"call", "extractvalue", "insertvalue", "invoke", "load", "ret", "store"}


def is_only_moved(value: Value) -> bool:
    """True for an argument or an instruction's result that is moved or compared, and nothing is computed with it."""
    if isinstance(value, inst.Instruction) and value.opcode not in _MOVES:
        return False
    return not value.is_constant and all(
        user.opcode in _MOVES or user.opcode == "icmp" or (user.opcode == "bitcast" and user.type.is_float)
        for user in value.users
    )
