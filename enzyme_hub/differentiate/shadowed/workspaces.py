"""Static pointers to memory that lives from call to call: workspaces that grow on demand, tables that are made once.

Problem: the block that `static double *work` points to when a derivative begins may have been allocated by an undifferentiated
call, and has no shadow; or by an earlier derivative, and its shadow holds old adjoints. So the shadow is looked after where
the pointer is read: beside the shadow pointer stands its `owner`, the block that it belongs to in this derivative. A
derivative starts with no owner; the first read of the pointer finds that out and brings a zeroed shadow of the block's size,
the old one if that is large enough. Who stores the pointer stores the owner too, and a block that is released is forgotten.

That needs a pointer that nobody else can reach (local to its module, only loaded and stored), which points to the beginning
of blocks of C's heap, whose size can be asked for, with numbers in them and no pointers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from enzyme_hub.analysis.types.evidence import POINTER
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.types import FloatType
from enzyme_hub.ir.values import Constant, ConstantAggregate, ConstantExpr, ConstantWord, Value
from enzyme_hub.languages.allocators import Allocation, Reallocation
from enzyme_hub.languages.meaning import SamePointer, meaning

Kinds = Callable[[Function, Value], frozenset[object]]


def find_workspaces(
    module: Module, candidates: Iterable[GlobalVariable], reached: Iterable[Function], kinds: Kinds
) -> frozenset[GlobalVariable]:
    """Those of the candidates that are workspaces. `kinds`: what is in the objects that a pointer points to."""
    found = {g for g in candidates if g.value_type.is_pointer and g.has_local_linkage}
    found = {g for g in found if _holds_numbers(g, reached, kinds)}
    for variable in module.variables.values() if found else ():
        found -= {g for g in found if _is_named_in(variable, g)}
    for function in module.functions.values() if found else ():
        if not function.is_declaration:
            found -= _other_uses(function, found)
    return frozenset(found)


def _holds_numbers(workspace: GlobalVariable, reached: Iterable[Function], kinds: Kinds) -> bool:
    loads = [
        (function, i)
        for function in reached
        for i in function.instructions
        if isinstance(i, inst.Load) and variable_of(i.pointer) is workspace
    ]
    stated = frozenset(kind for function, load in loads for kind in kinds(function, load))
    return POINTER not in stated and any(isinstance(kind, FloatType) for kind in stated)


def _is_named_in(variable: GlobalVariable, workspace: GlobalVariable) -> bool:
    if not variable.is_read:
        return f"@{workspace.name}" in variable.initializer_text
    return variable.initializer is not None and _mentions(variable.initializer, workspace)


def _mentions(value: Constant, workspace: GlobalVariable) -> bool:
    if isinstance(value, ConstantExpr):
        return any(_mentions(operand, workspace) for operand in value.operands)
    if isinstance(value, ConstantAggregate):
        return any(_mentions(element, workspace) for element in value.elements)
    return value is workspace


def _other_uses(function: Function, workspaces: set[GlobalVariable]) -> set[GlobalVariable]:
    """The workspaces that the function does more with than load them, and store blocks of the heap in them."""
    if not function.is_read and not any(f"@{g.name}" in (function.body_text or "") for g in workspaces):
        return set()
    return {
        g
        for i in function.instructions
        for position, operand in enumerate(i.operands)
        if isinstance(operand, Constant)
        for g in workspaces
        if _mentions(operand, g) and not _is_plain(i, position, g)
    }


def variable_of(pointer: Value) -> GlobalVariable | None:
    """The global variable that a pointer is the address of; a thread's own is asked for by a call."""
    while isinstance(pointer, inst.CallBase) and isinstance(what := meaning(pointer), SamePointer):
        pointer = pointer.arguments[what.pointer]
    return pointer if isinstance(pointer, GlobalVariable) else None


def _is_plain(i: inst.Instruction, position: int, workspace: GlobalVariable) -> bool:
    if variable_of(i.operand(position)) is not workspace:
        return False
    if isinstance(i, inst.CallBase) and isinstance(meaning(i), SamePointer):
        return all(_is_plain(use.user, use.index, workspace) for use in i.uses)
    if isinstance(i, inst.Load):
        return i.type.is_pointer
    return isinstance(i, inst.Store) and position == 1 and _is_block(i.value, workspace)


def _is_block(value: Value, workspace: GlobalVariable) -> bool:
    """True for null, new blocks of C's heap, and what the workspace held before."""
    work, seen = [value], {value}
    while work:
        one = work.pop()
        if isinstance(one, inst.Phi):
            parts = [incoming for incoming, _ in one.incoming]
        elif isinstance(one, inst.Select):
            parts = list(one.operands[1:])
        elif _begins_block(one, workspace):
            continue
        else:
            return False
        work.extend(part for part in parts if part not in seen)
        seen.update(parts)
    return True


def _begins_block(value: Value, workspace: GlobalVariable) -> bool:
    if isinstance(value, ConstantWord):
        return value.is_zero
    if isinstance(value, inst.Load):
        return variable_of(value.pointer) is workspace
    made = meaning(value) if isinstance(value, inst.CallBase) else None
    return isinstance(made, (Allocation, Reallocation)) and made.free == "free"
