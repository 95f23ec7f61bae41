"""What a class does when its last owner is gone: release its members, or more than that.

The shadow of an object is one of the same class, so that what it owns is released with it. A `deinit` that the program wrote would
run for the shadow as well. The compiler puts both in one function, the deallocating deinitialiser; what only releases members
consists of loads, branches and releases, and lists are released in a loop that takes them apart.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.values import Argument, Constant, ConstantAggregate, ConstantExpr, ConstantInt, ConstantWord, Value
from enzyme_hub.languages import known
from enzyme_hub.languages.heap import Deallocation
from enzyme_hub.languages.swift.names import is_class, spelled

_DEINIT = 1  # where a class has its deallocating deinitialiser
_HARMLESS = frozenset(
    "swift_bridgeObjectRelease swift_errorRelease swift_unknownObjectRelease swift_weakDestroy swift_unownedRelease "
    "swift_setDeallocating swift_arrayDestroy llvm.trap".split()
)


def deinit_of(metadata: Value) -> str | None:
    """The name of the class whose metadata this is, if it has a deinit of its own; None if it has none.

    Where the class is found when the program runs, that of any class of the program which has one.
    """
    variable = _variable(metadata)
    if variable is not None:
        return spelled(variable.name or "") if _does_more(variable) else None
    if _is_librarys(metadata):
        return None
    return next((spelled(one.name or "") for one in _classes(metadata) if _does_more(one)), None)


def _variable(metadata: Value) -> GlobalVariable | None:
    while isinstance(metadata, (ConstantExpr, inst.GetElementPtr, inst.Cast)):
        metadata = metadata.operands[0]
    return metadata if isinstance(metadata, GlobalVariable) and metadata.initializer is not None else None


def _is_librarys(metadata: Value) -> bool:
    """True for a type that is looked up by its mangled name, which is of the standard library (an array's storage)."""
    if isinstance(metadata, inst.ExtractValue):
        metadata = metadata.operand(0)
    if not isinstance(metadata, inst.CallBase):
        return False
    name = metadata.callee.name or ""
    if name.startswith("$ss"):
        return True
    looked_up = metadata.arguments[0].name if metadata.arguments else None
    return (looked_up or "").startswith(("$ss", "new_array.name"))


def _classes(metadata: Value) -> Iterator[GlobalVariable]:
    block = getattr(metadata, "block", None) or getattr(metadata, "function", None)
    module: Module | None = getattr(getattr(block, "function", block), "module", None)
    if module is not None:
        yield from (one for name, one in module.variables.items() if is_class(name) and one.initializer is not None)


def _does_more(variable: GlobalVariable) -> bool:
    """True if the function that a class is released by does more than release members."""
    table = variable.initializer
    entries: tuple[Constant, ...] = table.elements if isinstance(table, ConstantAggregate) else ()
    place = _DEINIT if is_class(variable.name or "") else 0  # of a closure's context and of a box it comes first
    deinit = entries[place] if len(entries) > place else None
    return isinstance(deinit, Function) and not _only_releases(deinit, set())


def _only_releases(function: Function, seen: set[Function]) -> bool:
    if function in seen:
        return True
    seen.add(function)
    return all(_is_part(i, seen) for i in function.instructions)


def _clears_member(store: inst.Store) -> bool:
    """True for the object's own pointer to the next of a list, which is released in a loop."""
    place = store.pointer
    while isinstance(place, (inst.GetElementPtr, inst.Cast)):
        place = place.operand(0)
    return isinstance(place, Argument) and isinstance(store.value, (ConstantInt, ConstantWord))


def _is_part(i: inst.Instruction, seen: set[Function]) -> bool:
    if isinstance(i, inst.Store):
        return _clears_member(i)
    if not isinstance(i, inst.CallBase):
        return not isinstance(i, (inst.AtomicRMW, inst.CompareExchange))
    function = i.called_function
    if function is None:
        return "asm" in str(getattr(i.callee, "text", ""))
    name = function.name or ""
    if isinstance(known.allocator(name), Deallocation) or name in _HARMLESS or known.is_compilers(name):
        return True
    if known.alike(name) is not None:
        return True
    return not function.is_declaration and _only_releases(function, seen)
