"""A double that goes to another thread in two halves is a double again.

A GPU moves 32 bits from thread to thread, so compilers split numbers of 64: two shuffles of the same kind, of the low and of the high
word of one number, whose results are put together as one number. They become one shuffle of a double (`rules/shuffles`). A float that
travels as an integer becomes a shuffle of floats.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import ConstantInt, Value
from enzyme_hub.rules import shuffles

_WORDS = shuffles.INTRINSIC


def restore(function: Function) -> bool:
    if not any(name.startswith(_WORDS) for name in function.module.functions):
        return False
    found = [i for i in function.instructions if isinstance(i, inst.Cast) and i.opcode == "bitcast" and i.type.is_float]
    changed = False
    for i in found:
        changed |= _double(i) if i.type is types.f64 else _float(i) if i.type is types.f32 else False
    return changed


def _shuffle(value: Value) -> inst.Call | None:
    """The shuffle of a word that a value is, if nobody else uses it."""
    if not isinstance(value, inst.Call) or not (value.callee.name or "").startswith(_WORDS):
        return None
    return value if value.type is types.i32 and len(list(value.users)) == 1 else None


def _float(i: inst.Cast) -> bool:
    call = _shuffle(i.operand(0))
    if call is None:
        return False
    _replace(i, [call], call, types.f32)
    return True


def _double(i: inst.Cast) -> bool:
    """(double)((i64)shuffle(low) | (i64)shuffle(high) << 32)"""
    whole = i.operand(0)
    if not isinstance(whole, inst.BinaryOp) or whole.opcode not in ("or", "add") or len(list(whole.users)) != 1:
        return False
    for low, high in (whole.operands, whole.operands[::-1]):
        first, second = _widened(low, "zext"), _widened(_shifted(high, "shl"), "zext", "sext")
        if first is None or second is None or not _is_alike(first, second):
            continue
        word, other = _low_half(first.arguments[1]), _high_half(second.arguments[1])
        if word is not None and word is other:
            _replace(i, [whole, low, high, *_between(high), first, second], first, types.f64, word)
            return True
    return False


def _between(high: Value) -> list[Value]:
    return [high.operand(0)] if isinstance(high, inst.BinaryOp) else []


def _widened(value: Value | None, *opcodes: str) -> inst.Call | None:
    return _shuffle(value.operand(0)) if isinstance(value, inst.Cast) and value.opcode in opcodes else None


def _shifted(value: Value, opcode: str) -> Value | None:
    if isinstance(value, inst.BinaryOp) and value.opcode == opcode:
        amount = value.operand(1)
        return value.operand(0) if isinstance(amount, ConstantInt) and amount.value == 32 else None
    return None


def _low_half(value: Value) -> Value | None:
    is_half = isinstance(value, inst.Cast) and value.opcode == "trunc" and value.operand(0).type is types.i64
    return value.operand(0) if is_half and isinstance(value, inst.Cast) else None


def _high_half(value: Value) -> Value | None:
    low = _low_half(value)
    return _shifted(low, "lshr") if low is not None else None


def _is_alike(first: inst.Call, second: inst.Call) -> bool:
    """The same kind of shuffle, by the same distance: both halves come from one thread."""
    if first.block is not second.block:
        return False
    same = all(
        a is b or _equal(a, b) for k, (a, b) in enumerate(zip(first.arguments, second.arguments, strict=True)) if k != 1
    )
    return first.callee is second.callee and same


def _equal(left: Value, right: Value) -> bool:
    return isinstance(left, ConstantInt) and isinstance(right, ConstantInt) and left.value == right.value


def _replace(i: inst.Cast, old: list[Value], like: inst.Call, type_: types.Type, word: Value | None = None) -> None:
    """A shuffle of a number in the place of `i`; what it replaces goes."""
    module, block = i.function.module, like.block
    assert block is not None
    place_in_block = max(block.instructions.index(one) for one in (like, *old) if isinstance(one, inst.Call))
    mode = (like.callee.name or "").removeprefix(_WORDS).partition(".")[0]
    mask, half, distance, segment = like.arguments
    number: Value = inst.Cast("bitcast", word if word is not None else half, type_)
    call = inst.Call(
        shuffles.signature(type_), shuffles.function(module, mode, type_), [mask, number, distance, segment]
    )
    for new in (number, call):
        assert isinstance(new, inst.Instruction)
        new.block = block
        block.instructions.insert(place_in_block, new)
        place_in_block += 1
    if (place := like.attachments.get("dbg")) is not None:
        call.attachments["dbg"] = place
    i.replace_all_uses_with(call)
    i.erase()
    for one in old:
        if isinstance(one, inst.Instruction) and not one.is_used and one.block is not None:
            one.erase()
