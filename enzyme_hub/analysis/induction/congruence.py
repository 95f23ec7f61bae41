"""Integers and addresses as `offset` plus an unknown multiple of `modulus`: what is known of an index or a distance.

Granger's arithmetical congruences ("Static analysis of arithmetical congruences", 1989). Modulus 0 is an exact value and
modulus 1 is no knowledge. Facts hold for every execution of the instruction, so they may be compared across iterations:
two fields of an array of structs never meet, whatever the indices are.

Machine arithmetic wraps; where it may, only the part of the modulus that is a power of two survives, which wrapping keeps.
"""

from __future__ import annotations

from math import gcd

from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import IntType
from enzyme_hub.ir.values import ConstantInt, Value

DEPTH = 8  # of the expression that an index is looked at


@record
class Congruence:
    """offset + k * modulus for some integer k."""

    offset: int
    modulus: int = 0

    @property
    def is_exact(self) -> bool:
        return self.modulus == 0

    def __add__(self, other: Congruence) -> Congruence:
        return make(self.offset + other.offset, gcd(self.modulus, other.modulus))

    def scaled(self, factor: int) -> Congruence:
        return make(self.offset * factor, self.modulus * abs(factor))

    def join(self, other: Congruence) -> Congruence:
        """What holds of both."""
        return make(self.offset, gcd(self.modulus, other.modulus, self.offset - other.offset))

    def wrapped(self, bits: int) -> Congruence:
        """The same after arithmetic that may have wrapped at that width."""
        return self if self.is_exact else make(self.offset, gcd(self.modulus, 1 << bits))

    def may_overlap(self, size: int | None, other: Congruence, other_size: int | None) -> bool:
        """May `size` bytes here and `other_size` bytes there share a byte? None is any size (forwards)."""
        modulus = gcd(self.modulus, other.modulus)
        distance = other.offset - self.offset  # + any multiple of modulus
        if modulus == 0:
            return (size is None or distance < size) and (other_size is None or -distance < other_size)
        if size is None or other_size is None:
            return True
        distance %= modulus
        return distance < size or modulus - distance < other_size


def make(offset: int, modulus: int) -> Congruence:
    return Congruence(offset % modulus if modulus else offset, modulus)


ANY = Congruence(0, 1)


def of_integer(value: Value, depth: int = DEPTH) -> Congruence:
    """What is known of an integer, read as signed."""
    if isinstance(value, ConstantInt):
        return Congruence(value.value)
    if depth == 0 or not isinstance(value.type, IntType):
        return ANY
    bits = value.type.width
    if isinstance(value, inst.BinaryOp):
        return _of_binary(value, bits, depth)
    if isinstance(value, inst.Cast):
        return _of_cast(value, bits, depth)
    if isinstance(value, inst.Phi):
        return _of_phi(value, bits, depth)
    if isinstance(value, inst.Select):
        return of_integer(value.operand(1), depth - 1).join(of_integer(value.operand(2), depth - 1))
    if isinstance(value, inst.Freeze):
        return ANY
    return ANY


def _of_binary(value: inst.BinaryOp, bits: int, depth: int) -> Congruence:
    left, right = value.operands
    exact = "nsw" in value.flags
    if value.opcode == "add" or (value.opcode == "or" and "disjoint" in value.flags):
        found = of_integer(left, depth - 1) + of_integer(right, depth - 1)
        exact = exact or value.opcode == "or"
    elif value.opcode == "sub":
        found = of_integer(left, depth - 1) + of_integer(right, depth - 1).scaled(-1)
    elif value.opcode == "mul":
        found = _product(of_integer(left, depth - 1), of_integer(right, depth - 1))
    elif value.opcode == "shl" and isinstance(right, ConstantInt) and 0 <= right.value < bits:
        found = of_integer(left, depth - 1).scaled(1 << right.value)
    elif value.opcode == "and" and isinstance(right, ConstantInt):
        low = right.value & -right.value  # the lowest bit that may remain
        return make(0, low if low else 0)
    else:
        return ANY
    if found.is_exact:
        return Congruence(_signed(found.offset, bits))
    return found if exact else found.wrapped(bits)


def _product(left: Congruence, right: Congruence) -> Congruence:
    """(a + k m)(b + l n) = ab + (a n l + b m k + m n k l)."""
    modulus = gcd(left.offset * right.modulus, right.offset * left.modulus, left.modulus * right.modulus)
    return make(left.offset * right.offset, modulus)


def _of_cast(value: inst.Cast, bits: int, depth: int) -> Congruence:
    source = value.operand(0)
    if not isinstance(source.type, IntType):
        return ANY
    found = of_integer(source, depth - 1)
    if value.opcode == "sext" or (value.opcode == "zext" and "nneg" in value.flags):
        return found
    if value.opcode == "zext":
        width = source.type.width
        return Congruence(found.offset % (1 << width)) if found.is_exact else found.wrapped(width)
    if value.opcode == "trunc":
        return Congruence(_signed(found.offset, bits)) if found.is_exact else found.wrapped(bits)
    return ANY


def _of_phi(value: inst.Phi, bits: int, depth: int) -> Congruence:
    """A phi whose incoming values are known without it, or the phi plus a known step."""
    found: Congruence | None = None
    steps = Congruence(0)
    for incoming, _ in value.incoming:
        if incoming is value:
            continue
        step = _step(incoming, value, bits, depth)
        if step is not None:
            steps = make(0, gcd(steps.modulus, step.modulus, step.offset))
            continue
        part = of_integer(incoming, depth // 2)
        found = part if found is None else found.join(part)
    if found is None:
        return ANY
    return make(found.offset, gcd(found.modulus, steps.modulus))


def _step(value: Value, phi: inst.Phi, bits: int, depth: int) -> Congruence | None:
    """s if value is phi + s."""
    if not isinstance(value, inst.BinaryOp) or value.opcode not in ("add", "sub"):
        return None
    left, right = value.operands
    if left is not phi and not (right is phi and value.opcode == "add"):
        return None
    found = of_integer(right if left is phi else left, depth // 2)
    if "nsw" in value.flags:
        return found
    return make(0, gcd(found.offset, found.modulus, 1 << bits))


def _signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value
