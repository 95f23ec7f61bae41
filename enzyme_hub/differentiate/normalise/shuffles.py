"""A double that goes to another thread in two halves is a double again.

A GPU moves 32 bits from thread to thread, so compilers split numbers of 64: two shuffles of the same kind, of the low and of the high
word of one number, whose results are put together as one number. They become one shuffle of a double (`rules/shuffles`). A number
that travels as an integer of its size becomes a shuffle of numbers.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type, VectorType
from enzyme_hub.ir.values import ConstantInt, Value, const_int, null
from enzyme_hub.rules import shuffles
from enzyme_hub.rules.shuffle_ways import PREFIXES, Way, way_of


def restore(function: Function) -> bool:
    if not any(name.startswith(PREFIXES) for name in function.module.functions):
        return False
    changed = sum(_named(i) for i in list(function.instructions) if isinstance(i, inst.Call)) > 0
    found = [i for i in function.instructions if isinstance(i, inst.Cast) and i.opcode == "bitcast" and i.type.is_float]
    for i in found:
        if i.type in (types.f32, types.f64):
            changed |= _whole(i) or (i.type is types.f64 and _double(i))
    moving = [i for i in function.instructions if isinstance(i, inst.Call) and i.type in (types.i32, types.i64)]
    return sum(map(_given, moving)) > 0 or changed


def _shuffle(value: Value) -> inst.Call | None:
    """The shuffle of a word that a value is, if nobody else uses it."""
    if not isinstance(value, inst.Call) or not (value.callee.name or "").startswith(PREFIXES):
        return None
    return value if value.type.is_int and len(list(value.users)) == 1 else None


def _way(call: inst.Call) -> Way | None:
    name = call.callee.name or ""
    way = way_of(name)
    if way is None:
        return None
    constants = call.arguments[len(way.parameters) :]
    if not all(isinstance(one, ConstantInt) for one in constants):
        return None
    return way_of(name, [one.value & 0xFFFFFFFF for one in constants if isinstance(one, ConstantInt)])


def _named(call: inst.Call) -> bool:
    """A shuffle of numbers by an intrinsic whose constants are in the name, where LLVM left no words."""
    if call.type not in (types.f32, types.f64) or not (call.callee.name or "").startswith(PREFIXES):
        return False
    way = _way(call)
    if way is None or call.callee.name == way.of_floats:
        return False
    shuffle = shuffles.function(call.function.module, way, call.type)
    made = inst.Call(shuffle.value_type, shuffle, call.arguments[: len(way.parameters)])
    if (place := call.attachments.get("dbg")) is not None:
        made.attachments["dbg"] = place
    made.insert_before(call)
    call.replace_all_uses_with(made)
    call.erase()
    return True


def _whole(i: inst.Cast) -> bool:
    """(number)shuffle(word)"""
    call = _shuffle(i.operand(0))
    way = _way(call) if call is not None else None
    if call is None or way is None or call.type is not (types.i32 if i.type is types.f32 else types.i64):
        return False
    moving = {k: _as_number(call.arguments[k], i.type) for k in way.moved}
    _replace(i, [call], call, way, moving)
    return True


def _given(call: inst.Call) -> bool:
    """shuffle((word)number), whatever becomes of the result"""
    way = _way(call) if (call.callee.name or "").startswith(PREFIXES) else None
    if way is None:
        return False
    if not call.is_used:  # lanes wait for each other, and that is all: scans leave such ones
        changed = any(not call.arguments[k].is_constant for k in way.moved)
        for k in way.moved:
            call.set_operand(k, const_int(call.type, 0))
        return changed
    number = call.arguments[way.number]
    if not isinstance(number, inst.Cast) or number.operand(0).type not in (types.f32, types.f64):
        return False
    type_ = number.operand(0).type
    made = _shuffle_of(type_, call, way, {k: _as_number(call.arguments[k], type_) for k in way.moved}, [call])
    word = inst.Cast("bitcast", made, call.type)
    word.insert_before(call)
    call.replace_all_uses_with(word)
    call.erase()
    return True


def _as_number(word: Value, type_: Type) -> Value:
    if isinstance(word, ConstantInt) and word.value == 0:
        return null(type_)
    return inst.Cast("bitcast", word, type_)


def _double(i: inst.Cast) -> bool:
    """(double)((i64)shuffle(low) | (i64)shuffle(high) << 32), or of a vector of both words"""
    whole = i.operand(0)
    if isinstance(whole, inst.InsertElement):
        return _pair(i, whole)
    if not isinstance(whole, inst.BinaryOp) or whole.opcode not in ("or", "add") or len(list(whole.users)) != 1:
        return False
    for low, high in (whole.operands, whole.operands[::-1]):
        first, second = _widened(low, "zext"), _widened(_shifted(high, "shl"), "zext", "sext")
        way = _way(first) if first is not None else None
        if first is None or second is None or way is None or not _is_alike(first, second, way):
            continue
        moving = {k: _joined(first, second, k) for k in way.moved}
        if all(one is not None for one in moving.values()):
            numbers = {k: one for k, one in moving.items() if one is not None}
            _replace(i, [whole, low, high, *_between(high), first, second], first, way, numbers)
            return True
    return False


def _pair(i: inst.Cast, whole: inst.InsertElement) -> bool:
    """(double)<shuffle(low), shuffle(high)>"""
    rest = whole.operand(0)
    if not isinstance(rest, inst.InsertElement) or not _is_pair(whole.type) or len(list(whole.users)) != 1:
        return False
    if len(list(rest.users)) != 1 or [_index(rest), _index(whole)] not in ([0, 1], [1, 0]):
        return False
    first, second = (_shuffle(one.operand(1)) for one in sorted((rest, whole), key=_index))
    way = _way(first) if first is not None else None
    if first is None or second is None or way is None or not _is_alike(first, second, way):
        return False
    moving = {k: _joined(first, second, k) for k in way.moved}
    numbers = {k: one for k, one in moving.items() if one is not None}
    if len(numbers) == len(moving):
        _replace(i, [whole, rest, first, second], first, way, numbers)
    return len(numbers) == len(moving)


def _is_pair(vector: Type) -> bool:
    return isinstance(vector, VectorType) and vector.count == 2 and vector.element is types.i32


def _index(element: inst.InsertElement | inst.ExtractElement) -> int:
    """Which element it is; -1 for one that is computed."""
    index = element.operands[-1]
    return index.value if isinstance(index, ConstantInt) else -1


def _joined(first: inst.Call, second: inst.Call, k: int) -> Value | None:
    """The double that two operands are the halves of."""
    low, high = first.arguments[k], second.arguments[k]
    if all(isinstance(half, ConstantInt) and half.value == 0 for half in (low, high)):
        return null(types.f64)
    if low.is_constant and high.is_constant and low is high:  # undefined
        return null(types.f64)
    word, other = _low_half(low), _high_half(high)
    if word is None or other is None:
        return None
    word = _number(word)
    if word is not _number(other):
        return None
    return word if word.type is types.f64 else inst.Cast("bitcast", word, types.f64)


def _number(word: Value) -> Value:
    """The double whose bits a word is, if that is known; else the word."""
    is_cast = isinstance(word, inst.Cast) and word.opcode == "bitcast"
    return word.operand(0) if is_cast and isinstance(word, inst.Cast) and word.operand(0).type is types.f64 else word


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
    if isinstance(value, inst.ExtractElement):
        return _element(value, 0)
    is_half = isinstance(value, inst.Cast) and value.opcode == "trunc" and value.operand(0).type is types.i64
    return value.operand(0) if is_half and isinstance(value, inst.Cast) else None


def _element(value: inst.ExtractElement, index: int) -> Value | None:
    """The word of 64 bits, or the double, of which this is one half."""
    vector = value.operand(0)
    if _index(value) != index or not isinstance(vector, inst.Cast) or vector.opcode != "bitcast":
        return None
    whole = vector.operand(0)
    return whole if _is_pair(vector.type) and whole.type in (types.i64, types.f64) else None


def _high_half(value: Value) -> Value | None:
    if isinstance(value, inst.ExtractElement):
        return _element(value, 1)
    low = _low_half(value)
    return _shifted(low, "lshr") if low is not None else None


def _is_alike(first: inst.Call, second: inst.Call, way: Way) -> bool:
    """The same kind of shuffle, by the same distance: both halves come from one thread."""
    if first.block is not second.block:
        return False
    same = all(
        a is b or _equal(a, b)
        for k, (a, b) in enumerate(zip(first.arguments, second.arguments, strict=True))
        if k not in (way.number, way.kept)
    )
    return first.callee is second.callee and same


def _equal(left: Value, right: Value) -> bool:
    return isinstance(left, ConstantInt) and isinstance(right, ConstantInt) and left.value == right.value


def _replace(i: inst.Cast, old: list[Value], like: inst.Call, way: Way, moving: dict[int, Value]) -> None:
    """A shuffle of a number in the place of `i`; what it replaces goes."""
    i.replace_all_uses_with(_shuffle_of(i.type, like, way, moving, [like, *old]))
    i.erase()
    for one in old:
        if isinstance(one, inst.Instruction) and not one.is_used and one.block is not None:
            one.erase()


def _shuffle_of(type_: Type, like: inst.Call, way: Way, moving: dict[int, Value], old: list[Value]) -> inst.Call:
    """A shuffle of a number, in front of the last call of those that it replaces."""
    module, block = like.function.module, like.block
    assert block is not None
    place_in_block = max(block.instructions.index(one) for one in old if isinstance(one, inst.Call))
    given = [moving.get(k, one) for k, one in enumerate(like.arguments[: len(way.parameters)])]
    call = inst.Call(shuffles.signature(way, type_), shuffles.function(module, way, type_), given)
    for new in (*moving.values(), call):
        if isinstance(new, inst.Instruction) and new.block is None:
            block.insert(place_in_block, new)
            place_in_block += 1
    if (place := like.attachments.get("dbg")) is not None:
        call.attachments["dbg"] = place
    return call
