"""Adding to an adjoint that several threads add to.

On a GPU a generic pointer may also lead to a thread's own memory, on which nothing is atomic: there it is asked, unless LLVM
knows the answer.
"""

from __future__ import annotations

from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value
from enzyme_hub.ir.walk import origin
from enzyme_hub.targets.lanes.marks import ADDS, MARK


def add_atomically(module: Module, b: Builder, pointer: Value, number: Value) -> None:
    """memory[pointer] += number, in one piece."""
    if module.target.is_own is None or isinstance(origin(pointer), GlobalVariable):
        _add_to_adjoint(module, b, pointer, number)
    else:
        b.call(_adding(module, number.type), [pointer, number])


def add_where_owned(module: Module, b: Builder, pointer: Value, number: Value, is_own: Value) -> None:
    """memory[pointer] += number, in one piece unless `is_own` holds."""
    name = f"{ADDS}owned_{number.type}"
    function = module.functions.get(name)
    if function is None:
        size = module.layout.size(number.type)
        signature = types.function(types.void, (types.ptr, number.type, types.i1))
        function = module.define(name, signature, header_prefix="internal", header_suffix="alwaysinline nounwind")
        start, own, others = function.add_block(), function.add_block(), function.add_block()
        given, term, condition = function.arguments
        Builder(start).branch_if(condition, own, others)
        _add_plainly(Builder(own), given, term, size)
        inner = Builder(others)
        _add_to_adjoint(module, inner, given, term)
        inner.ret()
    b.call(function, [pointer, number, is_own])


def _add_to_adjoint(module: Module, b: Builder, pointer: Value, number: Value) -> None:
    """Atomically; on a GPU such additions are joined later (`targets.lanes`)."""
    addition = b.atomic_add(pointer, number, module.layout.size(number.type), module.target.scope)
    if module.target.is_device:
        known = module.memo(_add_to_adjoint)
        if None not in known:
            known[None] = module.metadata.add("!{}")
        addition.attachments[MARK] = known[None]


def _add_plainly(b: Builder, pointer: Value, number: Value, size: int) -> None:
    b.store(b.binary("fadd", b.load(number.type, pointer, size), number), pointer, size)
    b.ret()


def _adding(module: Module, type_: Type) -> Function:
    name = f"{ADDS}{type_}"
    if name in module.functions:
        return module.functions[name]
    size, target = module.layout.size(type_), module.target
    signature = types.function(types.void, (types.ptr, type_))
    function = module.define(name, signature, header_prefix="internal", header_suffix="alwaysinline nounwind")
    pointer, number = function.arguments
    start, own, others = function.add_block(), function.add_block(), function.add_block()
    b = Builder(start)
    assert target.is_own is not None
    b.branch_if(target.is_own(module, b, pointer), own, others)
    _add_plainly(Builder(own), pointer, number, size)
    b = Builder(others)
    _add_to_adjoint(module, b, pointer, number)
    b.ret()
    return function
