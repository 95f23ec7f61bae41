"""Copies of a header and the array behind it are two copies.

`memcpy(w, v, sizeof *v + n * sizeof(double))` moves a struct with a flexible array: its members, at fixed places, and then numbers. In one
copy nothing says where the array begins. The header's copy has the constant size, or the whole size if that is smaller: `n` may be
negative. A copy is split only where a member of the header is accessed as an integer or a pointer: of an array of numbers each element
is like the others.
"""

from __future__ import annotations

from enzyme_hub.analysis.tables import fixed
from enzyme_hub.analysis.types.bits import multiple
from enzyme_hub.analysis.types.bounded import SMALL
from enzyme_hub.analysis.types.elements import SMALLEST_ELEMENT
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import ConstantInt, Value, const_int
from enzyme_hub.ir.walk import handed_on

LARGEST = SMALL  # bytes of a header: what a copy of at most so many moves is asked for one by one


def split(function: Function) -> bool:
    """True if there was such a copy."""
    layout = function.module.layout
    copies = {
        i: header
        for i in function.instructions
        if isinstance(i, inst.Call) and (header := _header(i)) and _has_members(i, header, layout)
    }
    for copy, header in copies.items():
        _rewrite(copy, header)
    return bool(copies)


def _header(copy: inst.Call) -> int:
    """The bytes in front of the array, of a plain copy; 0 for another one."""
    if not (copy.intrinsic or "").startswith("llvm.memcpy."):
        return 0
    size, is_volatile = copy.arguments[2:4]
    if size.type is not types.i64 or not isinstance(is_volatile, ConstantInt) or is_volatile.value:
        return 0
    header = _constant_part(size)
    return header if 0 < header <= LARGEST and multiple(size) >= SMALLEST_ELEMENT else 0


def _constant_part(size: Value, depth: int = 4) -> int:
    """The constant that is added last, whichever way the size comes; 0 if there is none."""
    if isinstance(size, inst.BinaryOp) and size.opcode == "add":
        return next((one.value for one in size.operands if isinstance(one, ConstantInt)), 0)
    if isinstance(size, (inst.Phi, inst.Select)) and depth:
        parts = {_constant_part(one, depth - 1) for one in handed_on(size)}
        return parts.pop() if len(parts) == 1 else 0
    return 0


def _has_members(copy: inst.Call, header: int, layout: DataLayout) -> bool:
    """True if an integer or a pointer is accessed in the header, on one of the two sides."""
    for side in copy.arguments[:2]:
        base, start = fixed(side, layout)
        for pointer in (base, *base.users):
            to, place = fixed(pointer, layout)
            if to is not base or not start <= place < start + header:
                continue
            for user in pointer.users:
                if isinstance(user, (inst.Load, inst.Store)) and user.pointer is pointer:
                    moved = user.value if isinstance(user, inst.Store) else user
                    if not moved.type.scalar.is_float:
                        return True
    return False


def _rewrite(copy: inst.Call, header: int) -> None:
    size, fixed_part = copy.arguments[2], const_int(types.i64, header)
    first: Value = fixed_part
    rest: Value = inst.BinaryOp("sub", size, fixed_part).insert_before(copy)
    if not (isinstance(size, inst.Instruction) and "nuw" in size.flags):
        first, rest = _as_far_as_it_goes(copy, fixed_part, rest)
    target, source, _, is_volatile = copy.arguments
    copy_type = types.function(types.void, tuple(value.type for value in copy.arguments))
    behind = [inst.GetElementPtr(types.i8, side, [fixed_part]).insert_before(copy) for side in (target, source)]
    for (to, origin), length in (((target, source), first), (behind, rest)):
        part = inst.Call(copy_type, copy.callee, [to, origin, length, is_volatile]).insert_before(copy)
        part.attachments = {kind: text for kind, text in copy.attachments.items() if kind == "dbg"}
    copy.erase()


def _as_far_as_it_goes(copy: inst.Call, header: ConstantInt, rest: Value) -> tuple[Value, Value]:
    """The bytes of the header, and of what is behind it, in a size that may be smaller than the header."""
    size = copy.arguments[2]
    type_ = types.function(types.i64, (types.i64, types.i64))
    least = copy.function.module.declare("llvm.umin.i64", type_)
    first = inst.Call(type_, least, [size, header]).insert_before(copy)
    is_more = inst.Compare("icmp", "uge", size, header).insert_before(copy)
    return first, inst.Select(is_more, rest, const_int(types.i64, 0)).insert_before(copy)
