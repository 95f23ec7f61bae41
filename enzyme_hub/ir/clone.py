"""Copies of instructions and functions: everything LLVM prints of one, with its operands mapped."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from enzyme_hub.ir.instructions import Call, CallBase, Cast, Instruction, Invoke
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block, Value

I = TypeVar("I", bound=Instruction)  # noqa: E741

_LINKAGE = re.compile(
    r"^(?:(?:private|internal|available_externally|linkonce|linkonce_odr|weak|weak_odr|external|dso_local|hidden|protected)"
    r"(?: |$))*"
)
_ONLY_THERE = re.compile(r" ?(?:!dbg !\d+|comdat(?:\([^)]*\))?)")
_OWN = frozenset(("_operands", "_slots", "_uses", "block", "name", "debug_records", "attachments"))
_fields: dict[type, tuple[str, ...]] = {}


def _copied_fields(cls: type) -> tuple[str, ...]:
    found = _fields.get(cls)
    if found is None:
        slots = [name for base in cls.__mro__ for name in getattr(base, "__slots__", ())]
        found = _fields[cls] = tuple(name for name in slots if name not in _OWN)
    return found


def clone_instruction(source: I, operand: Callable[[Value], Value], keep: frozenset[str] = frozenset()) -> I:
    """A copy of `source` in no block and without a name, its operands given by `operand`.

    Of the metadata attachments only the kinds in `keep` are copied; debug records never are.
    """
    cls = type(source)
    copy: I = object.__new__(cls)
    for name in _copied_fields(cls):
        setattr(copy, name, getattr(source, name))
    copy.name = None
    copy.block = None
    copy._uses = {}
    copy._operands = []
    copy._slots = []
    copy.debug_records = ()
    copy.attachments = {k: v for k, v in source.attachments.items() if k in keep} if source.attachments else {}
    for value in source._operands:
        copy.add_operand(operand(value))
    return copy


def clone_as_call(source: CallBase, operand: Callable[[Value], Value], keep: frozenset[str] = frozenset()) -> CallBase:
    """As `clone_instruction`; of an invoke, the call that it makes."""
    pattern = as_call(source)
    copy = clone_instruction(pattern, operand, keep)
    if pattern is not source:
        pattern.drop_operands()
    return copy


def as_call(call: CallBase) -> CallBase:
    """An invoke as the call it makes, in no block; a call as it is. It is a pattern to clone: until its operands are dropped
    it is a user of them."""
    if not isinstance(call, Invoke):
        return call
    return Call(
        call.function_type,
        call.callee,
        call.arguments,
        flags=call.flags,
        calling_convention=call.calling_convention,
        result_attributes=call.result_attributes,
        argument_attributes=call.argument_attributes,
        attributes=call.attributes,
        bundles=call.bundle_operands,
        address_space=call.address_space,
    )


def as_invoke(call: Call, normal: Block, unwind: Block) -> Invoke:
    """An invoke in no block, which is used in the place of the call."""
    made = Invoke(
        "invoke",
        call.function_type,
        call.callee,
        call.arguments,
        blocks=(normal, unwind),
        flags=call.flags,
        calling_convention=call.calling_convention,
        result_attributes=call.result_attributes,
        argument_attributes=call.argument_attributes,
        attributes=call.attributes,
        bundles=call.bundle_operands,
        address_space=call.address_space,
    )
    made.attachments.update(call.attachments)
    call.replace_all_uses_with(made)
    call.drop_operands()
    return made


def call_instead(call: CallBase, function: Function, arguments: Sequence[Value]) -> CallBase:
    """Put a call of the function in the place of a call; gives it back. A program may have declared a smaller integer as the result."""
    if isinstance(call, Invoke):
        made: CallBase = Invoke("invoke", function.value_type, function, arguments, blocks=call.successors)
    else:
        made = Call(function.value_type, function, arguments)
    made.attachments = {kind: node for kind, node in call.attachments.items() if kind == "dbg"}
    made.debug_records = call.debug_records
    made.insert_before(call)
    result: Value = made
    if call.type is not made.type and isinstance(call, Call) and call.type.is_int and made.type.is_int:
        result = Cast("trunc", made, call.type)
        result.insert_before(call)
    call.replace_all_uses_with(result)
    call.erase()
    return made


def copy_function(function: Function, name: str) -> tuple[Function, dict[Value, Value]]:
    """A copy of a function that is the module's own, under this name or one like it, and where its values went."""
    module = function.module
    copy = module.define(
        module.unique_name(name),
        function.value_type,
        parameter_names=[argument.name for argument in function.arguments],
        parameter_attributes=[argument.attributes for argument in function.arguments],
        header_prefix="internal " + _LINKAGE.sub("", function.header_prefix),
        header_suffix=_ONLY_THERE.sub("", function.header_suffix),
    )
    copy.calling_convention = function.calling_convention
    copy.result_attributes = function.result_attributes
    mapping: dict[Value, Value] = dict(zip(function.arguments, copy.arguments, strict=True))
    for block in function.blocks:
        mapping[block] = copy.add_block(block.name)
    for block in function.blocks:
        target = mapping[block]
        assert isinstance(target, Block)
        for i in block.instructions:
            made = clone_instruction(i, lambda value: mapping.get(value, value), frozenset(i.attachments))
            made.name, made.block, made.debug_records = i.name, target, i.debug_records
            target.instructions.append(made)
            mapping[i] = made
    for block in copy.blocks:
        for i in block.instructions:
            for index, value in enumerate(i.operands):
                if value in mapping:
                    i.set_operand(index, mapping[value])
    return copy, mapping
