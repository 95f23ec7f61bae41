"""Complex functions whose operands travel through memory: long double on x86-64, `cexpl(ptr byval({ x86_fp80, ... }))`.

A rule sees values, so such a call is rewritten before differentiation: the parts are loaded, and a small function of
scalars, `enzyme_hub.cexpl(x, y)`, puts them back into memory of its own and makes the call. The attribute
`enzyme_math="cexpl"` says what it is; the partials of complex rules call such functions too.
"""

from __future__ import annotations

from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import Call, CallBase, GetElementPtr, Load
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import FunctionType, Type
from enzyme_hub.ir.values import ConstantInt, Value
from enzyme_hub.rules.emit import PURE_FUNCTION

PREFIX = "enzyme_hub."
PAIR = types.struct((types.x86_fp80, types.x86_fp80))
BYVAL = f"byval({PAIR})"
SIZE = 16  # of x86_fp80 in memory, on x86-64


def scalarise(function: Function, known: frozenset[str]) -> None:
    """Rewrite the calls of the functions `known` that pass complex numbers by value in memory."""
    for block in function.blocks:
        for instruction in list(block.instructions):
            if isinstance(instruction, Call) and _passes_pairs(instruction) and instruction.callee.name in known:
                _rewrite(instruction)


def _passes_pairs(call: CallBase) -> bool:
    count = call.argument_count
    return count > 0 and all(call.argument_attribute(index, "byval") == BYVAL for index in range(count))


def _rewrite(call: Call) -> None:
    assert call.block is not None and call.callee.name is not None
    module, block = call.function.module, call.block
    parts: list[Value] = []
    before = block.instructions.index(call)
    for pointer in call.arguments:
        for member in (0, 1):
            index = [ConstantInt(types.i64, member * SIZE)]
            address = GetElementPtr(types.i8, pointer, index, ("inbounds",))
            for instruction in (address, Load(types.x86_fp80, address, SIZE)):
                instruction.attachments.update({k: v for k, v in call.attachments.items() if k == "dbg"})
                block.insert(before, instruction)
                before += 1
            parts.append(block.instructions[before - 1])
    wrapper = scalar_function(module, call.callee.name, call.type, call.argument_count)
    replacement = Call(wrapper.value_type, wrapper, parts, flags=call.flags)
    replacement.name, replacement.block = call.name, block
    replacement.attachments, replacement.debug_records = call.attachments, call.debug_records
    call.replace_all_uses_with(replacement)
    block.instructions[block.instructions.index(call)] = replacement
    call.block = None
    call.drop_operands()


def scalar_function(module: Module, symbol: str, result: Type, count: int) -> Function:
    """The function of 2 * `count` scalars that calls `symbol` with pairs in memory, made if it is not there yet."""
    found = module.functions.get(PREFIX + symbol)
    if found is not None:
        return found
    signature = types.function(result, (types.x86_fp80,) * (2 * count))
    function = module.define(
        PREFIX + symbol,
        signature,
        header_prefix="internal",
        header_suffix=f'{PURE_FUNCTION} "enzyme_math"="{symbol}"',
    )
    builder = Builder(function.add_block("entry"))
    slots: list[Value] = [builder.alloca(PAIR, align=SIZE) for _ in range(count)]
    for number, argument in enumerate(function.arguments):
        builder.store(argument, builder.offset(slots[number // 2], number % 2 * SIZE), SIZE)
    target_type: FunctionType = types.function(result, (types.ptr,) * count)
    target = module.functions.get(symbol) or module.declare(symbol, target_type, "nounwind willreturn")
    attributes = [(BYVAL, f"align {SIZE}")] * count
    builder.ret(builder.insert(Call(target_type, target, slots, argument_attributes=attributes)))
    return function
