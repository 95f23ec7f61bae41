"""What a class does when its last owner is gone: release its members, or more than that.

The shadow of an object is one of the same class, so that what it owns is released with it. A `deinit` that the program wrote would
run for the shadow as well, so such a shadow is of a class without it (`arrays/runtime.c`). The compiler puts both in one function,
the deallocating deinitialiser; what only releases members consists of loads, branches and releases, and lists are released in a
loop that takes them apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.values import Argument, Constant, ConstantAggregate, ConstantExpr, ConstantInt, ConstantWord, Value
from enzyme_hub.languages import known
from enzyme_hub.languages.effects import NOTHING
from enzyme_hub.languages.heap import Allocation, Deallocation
from enzyme_hub.languages.swift.names import is_class, spelled

_DEINIT = 1  # where a class has its deallocating deinitialiser
_HARMLESS = frozenset(
    "swift_bridgeObjectRelease swift_errorRelease swift_unknownObjectRelease swift_weakDestroy swift_unownedRelease "
    "swift_setDeallocating swift_arrayDestroy llvm.trap".split()
)


@record
class Deinit:
    """What the deinit that the program wrote for a class does: the variables it uses. None: other things, too."""

    name: str
    touched: frozenset[GlobalVariable] | None


def deinit_of(metadata: Value) -> Deinit | None:
    """The deinit of the class whose metadata this is; None if it has none of its own.

    Where the class is found when the program runs, that of all classes of the program which have one.
    """
    variable = _variable(metadata)
    if variable is not None:
        return _of_class(variable)
    if _is_librarys(metadata):
        return None
    found = [deinit for one in _classes(metadata) if (deinit := _of_class(one)) is not None]
    touched = [one.touched for one in found if one.touched is not None]
    if not found:
        return None
    return next((one for one in found if one.touched is None), Deinit(found[0].name, frozenset().union(*touched)))


def _of_class(variable: GlobalVariable) -> Deinit | None:
    deinit = _deallocating(variable)
    if deinit is None or _only_releases(deinit, set()):
        return None
    touched: set[GlobalVariable] = set()
    is_known = _touches(deinit, touched, set())
    name = variable.name or ""
    return Deinit(spelled(name) or name, frozenset(touched) if is_known else None)


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


def _deallocating(variable: GlobalVariable) -> Function | None:
    """The function that a class is released by."""
    table = variable.initializer
    entries: tuple[Constant, ...] = table.elements if isinstance(table, ConstantAggregate) else ()
    place = _DEINIT if is_class(variable.name or "") else 0  # of a closure's context and of a box it comes first
    deinit = entries[place] if len(entries) > place else None
    return deinit if isinstance(deinit, Function) else None


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


# -- more than that ---------------------------------------------------------------------------------------------------------


def _touches(function: Function, found: set[GlobalVariable], seen: set[Function]) -> bool:
    """Collect the variables that a function uses. False if it may write to other memory, or does what nobody knows."""
    if function in seen:
        return True
    seen.add(function)
    return all(_is_own_doing(i, found, seen) for i in function.instructions)


def _is_own_doing(i: inst.Instruction, found: set[GlobalVariable], seen: set[Function]) -> bool:
    if isinstance(i, inst.Load):
        found.update(_variables((i.pointer,)))
        return True
    if isinstance(i, inst.Store):
        found.update(_variables((i.pointer,)))
        base = _base(i.pointer)
        return isinstance(base, (GlobalVariable, inst.Alloca)) or _is_allocation(base) or _clears_member(i)
    if not isinstance(i, inst.CallBase):
        return not isinstance(i, (inst.AtomicRMW, inst.CompareExchange))
    function = i.called_function
    if function is not None and not function.is_declaration and not known.is_compilers(function.name or ""):
        found.update(_variables(i.arguments))
        return _touches(function, found, seen)
    if _is_part(i, set()) or _is_allocation(i) or (function is not None and _is_harmless(function)):
        if function is not None and known.row(function.name or "") != NOTHING:
            found.update(_variables(i.arguments))
        return True
    return False


def _is_allocation(value: Value) -> bool:
    return isinstance(value, inst.CallBase) and isinstance(known.allocator(value.callee.name or ""), Allocation)


def _is_harmless(function: Function) -> bool:
    name = function.name or ""
    if name.startswith("llvm."):
        return name.startswith("llvm.lifetime.") or not any(a.type.is_pointer for a in function.arguments)
    return known.is_inactive(name)


def _base(pointer: Value) -> Value:
    while isinstance(pointer, (ConstantExpr, inst.GetElementPtr, inst.Cast)):
        pointer = pointer.operands[0]
    return pointer


def _variables(values: Iterable[Value]) -> Iterator[GlobalVariable]:
    return (base for one in values if isinstance(base := _base(one), GlobalVariable))
