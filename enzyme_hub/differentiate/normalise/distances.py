"""Addresses that LLVM computes beside a pointer: how far an unrolled loop goes back, once as a pointer and once as an integer.

An integer less another says nothing of which object the result leads into. Where a pointer is moved by the same distance, the program has
said it.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.values import ConstantInt, Value


def is_beside_pointer(address: inst.BinaryOp, pointer: Value) -> bool:
    """True if the address is that of a pointer less a distance by which this pointer is moved back as a pointer, too."""
    return any(
        isinstance(user, inst.GetElementPtr)
        and user.pointer is pointer
        and user.source_type is types.i8
        and len(user.indices) == 1
        and _is_negative(user.indices[0], address.operand(1))
        for user in pointer.users
    )


def _is_negative(one: Value, other: Value) -> bool:
    """True if one integer is the other's negative: -n, or (x >> k) * -2^k beside x & -2^k."""
    if not isinstance(one, inst.BinaryOp):
        return False
    first, second = one.operands
    if one.opcode == "sub":
        return isinstance(first, ConstantInt) and first.value == 0 and second is other
    if one.opcode != "mul" or not isinstance(second, ConstantInt) or not isinstance(other, inst.BinaryOp):
        return False
    mask, shift = other.operand(1), first.operand(1) if isinstance(first, inst.BinaryOp) else None
    if other.opcode != "and" or not isinstance(mask, ConstantInt) or not isinstance(shift, ConstantInt):
        return False
    is_shifted = isinstance(first, inst.BinaryOp) and first.opcode == "ashr" and first.operand(0) is other.operand(0)
    return is_shifted and _signed(mask) == _signed(second) == -(1 << shift.value)


def _signed(number: ConstantInt) -> int:
    return number.value - (1 << 64) if number.value >= 1 << 63 else number.value
