"""Loops that compare and exchange until they have added are atomic additions.

`atomicAdd` of doubles was written so before GPUs had it: the word that was read last is made a number, the sum is made a word, and
stored if nobody changed the first one meanwhile; if somebody did, once more with what is there now. Such a loop becomes one call of
an addition (`targets/atomics`), which has a derivative. What was there before comes out of it where somebody asks.
"""

from __future__ import annotations

from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, Value
from enzyme_hub.targets.atomics import ADD, OLD

_NUMBERS: dict[Type, Type] = {types.i64: types.f64, types.i32: types.f32}


@record
class _Loop:
    """A loop of one block that does nothing but add `term`."""

    block: Block
    exchange: inst.CompareExchange
    words: tuple[Value, ...]  # what was there before, when the loop is left
    number: Value  # the same as a number
    term: Value


def restore(function: Function) -> bool:
    """Put additions in the place of such loops; False if there are none."""
    if not function.module.target.is_device:
        return False
    loops = [
        loop
        for i in function.instructions
        if isinstance(i, inst.CompareExchange) and (loop := _recognised(i)) is not None
    ]
    for loop in loops:
        _replace(loop)
    return bool(loops)


def _recognised(exchange: inst.CompareExchange) -> _Loop | None:
    block, (_, old, new) = exchange.block, exchange.operands
    if block is None or not isinstance(old, inst.Phi) or old.block is not block or old.type not in _NUMBERS:
        return None
    total = _bits_of(new)
    if not isinstance(total, inst.BinaryOp) or total.opcode != "fadd" or total.type is not _NUMBERS[old.type]:
        return None
    parts = [user for user in exchange.users if isinstance(user, inst.ExtractValue)]
    found = tuple(part for part in parts if part.indices == (0,))
    is_again = all(value in found for value, start in old.incoming if start is block)
    if not is_again or not _leaves_when_made(block, exchange, old, found):
        return None
    condition = block.terminator.operands[0]
    for number, term in (total.operands, total.operands[::-1]):
        if _bits_of(number) is not old or (isinstance(term, inst.Instruction) and term.block is block):
            continue
        own = {old, number, total, new, exchange, *parts, condition, block.terminator}
        private = (total, new, exchange, condition, *(part for part in parts if part not in found))
        if own.issuperset(block.instructions) and all(user in own for one in private for user in one.users):
            return _Loop(block, exchange, (old, *found), number, term)
    return None


def _bits_of(value: Value) -> Value | None:
    return value.operand(0) if isinstance(value, inst.Cast) and value.opcode == "bitcast" else None


def _leaves_when_made(
    block: Block, exchange: inst.CompareExchange, old: Value, found: tuple[inst.ExtractValue, ...]
) -> bool:
    """True for a block that is left if the exchange was made, and else begins again."""
    branch = block.terminator
    if not isinstance(branch, inst.Branch) or not branch.is_conditional or block not in block.successors:
        return False
    condition, is_left_if_true = branch.condition, block.successors[1] is block
    if isinstance(condition, inst.ExtractValue) and condition.operand(0) is exchange:
        return condition.indices == (1,) and is_left_if_true
    if not isinstance(condition, inst.Compare) or not any({*condition.operands} == {old, one} for one in found):
        return False
    return condition.predicate == ("eq" if is_left_if_true else "ne")


def _replace(loop: _Loop) -> None:
    block, exchange, number = loop.block, loop.exchange, loop.term.type
    outside = next(one for one in block.successors if one is not block)
    is_read = any(user.block is not block for word in (*loop.words, loop.number) for user in word.users)
    signature = types.function(number if is_read else types.void, (types.ptr, number))
    add = exchange.function.module.declare(f"{OLD if is_read else ADD}{number}", signature)
    call = inst.Call(signature, add, [exchange.operand(0), loop.term])
    if (place := exchange.attachments.get("dbg")) is not None:
        call.attachments["dbg"] = place
    for i in block.instructions:
        i.block = None
    loop_was, block.instructions = block.instructions, []
    block.insert(0, call)
    word = block.insert(1, inst.Cast("bitcast", call, loop.words[0].type)) if is_read else call
    for one, new in (*((one, word) for one in loop.words), (loop.number, call)):
        for use in [use for use in one.uses if use.user.block is not None]:
            use.user.set_operand(use.index, new)
    for i in loop_was:
        i.drop_operands()
    block.insert(len(block.instructions), inst.Branch(outside))
    if is_read:
        _read_as_number(word, call)


def _read_as_number(word: Value, number: inst.Call) -> None:
    """Who makes a number of the word has the number; the block is no loop, so what is read behind it needs no phi."""
    while phis := [user for user in word.users if isinstance(user, inst.Phi) and len(user.incoming) == 1]:
        for phi in phis:
            phi.replace_all_uses_with(word)
            phi.erase()
    for user in list(word.users):
        if isinstance(user, inst.Cast) and user.opcode == "bitcast" and user.type is number.type:
            user.replace_all_uses_with(number)
            user.erase()
