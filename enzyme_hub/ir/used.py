"""The list `llvm.compiler.used`: what LLVM must keep as it is, although it sees no use."""

from __future__ import annotations

from enzyme_hub.ir import types
from enzyme_hub.ir.module import GlobalVariable, Module
from enzyme_hub.ir.values import Constant, ConstantAggregate, ConstantExpr, GlobalValue

KEPT = "llvm.compiler.used"
_LISTS = (KEPT, "llvm.used")


def keep_used(module: Module, value: GlobalValue) -> None:
    """Enter it into the list; once is enough."""
    kept = _elements(module, KEPT)
    if value not in map(_without_cast, kept):
        generic = value if value.type is types.ptr else ConstantExpr(types.ptr, "addrspacecast", (value,))
        _write(module, KEPT, (*kept, generic))


def _without_cast(value: Constant) -> Constant:
    """A variable that is named by its generic address."""
    is_cast = isinstance(value, ConstantExpr) and value.opcode == "addrspacecast"
    return value.operands[0] if is_cast and isinstance(value, ConstantExpr) else value


def is_used(module: Module, value: GlobalValue) -> bool:
    """True if it is in one of the lists."""
    return any(value in _elements(module, name) for name in _LISTS)


def drop_used(module: Module, value: GlobalValue) -> None:
    """Take it out of both lists."""
    for name in _LISTS:
        kept = _elements(module, name)
        if value in kept:
            _write(module, name, tuple(one for one in kept if one is not value))


def _elements(module: Module, name: str) -> tuple[Constant, ...]:
    found = module.variables.get(name)
    return found.initializer.elements if found and isinstance(found.initializer, ConstantAggregate) else ()


def _write(module: Module, name: str, elements: tuple[Constant, ...]) -> None:
    if not elements:
        del module.variables[name]
        return
    type_ = types.array(len(elements), types.ptr)
    module.variables[name] = GlobalVariable(
        name,
        type_,
        prefix="appending",
        suffix=', section "llvm.metadata"',
        initializer=ConstantAggregate(type_, elements),
    )
