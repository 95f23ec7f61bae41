"""Pointers that come from outside: from who calls the roots, from mutable globals, from functions without a body.

Such a pointer, and what is read through it, may lead to anything that the module has; any other pointer to what the
functions below the roots made themselves. The flow goes through values, calls and returns. Memory is one: where a pointer
from outside was stored anywhere in it, every pointer that is read from it may be that one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Alias, Function, GlobalVariable, function_behind
from enzyme_hub.ir.values import Constant, ConstantAggregate, ConstantExpr, Value
from enzyme_hub.ir.walk import MEMBERS, MOVES, PLACES, made_of
from enzyme_hub.languages.heap import Allocation, Reallocation
from enzyme_hub.languages.meaning import Copy, SamePointer, meaning

_HAND_ON = MOVES | MEMBERS | PLACES | {"bitcast", "addrspacecast", "inttoptr", "ptrtoint"}


class Outside:
    """The values that may come from outside, in `functions`.

    `targets` says what a call may enter, `may_hold_pointers` whether pointers may be among the bytes that an instruction
    reads, or copies, at an address.
    """

    def __init__(
        self,
        functions: Iterable[Function],
        roots: Iterable[Function],
        targets: Callable[[inst.CallBase], Iterable[Function]],
        may_hold_pointers: Callable[[inst.Instruction, Value], bool],
    ) -> None:
        self._functions = [f for f in functions if not f.is_declaration]
        self._targets = targets
        self._may_hold_pointers = may_hold_pointers
        self._values: set[Value] = {a for root in roots for a in root.arguments if a.type.holds_pointer}
        self._returned: set[Function] = set()
        self._is_stored = False
        while self._grows():
            pass

    def __contains__(self, value: Value) -> bool:
        return value in self._values or (isinstance(value, Constant) and _names_mutable(value))

    def _grows(self) -> bool:
        before = (len(self._values), len(self._returned), self._is_stored)
        for function in self._functions:
            for i in function.instructions:
                self._visit(i)
        return before != (len(self._values), len(self._returned), self._is_stored)

    def _visit(self, i: inst.Instruction) -> None:
        if isinstance(i, inst.CallBase):
            self._visit_call(i)
        elif isinstance(i, inst.Load):
            if i not in self._values and self._reads_from_outside(i):
                self._values.add(i)
        elif isinstance(i, inst.Store):
            self._is_stored = self._is_stored or i.value in self
        elif isinstance(i, inst.Return):
            if any(value in self for value in i.operands):
                self._returned.add(i.function)
        elif i.opcode in _HAND_ON and any(value in self for value in i.operands):
            self._values.add(i)

    def _reads_from_outside(self, load: inst.Load) -> bool:
        """True if a load may give a pointer from outside, or one to where such are, be it as an integer: so LLVM copies structs."""
        table = _constant_data(load.pointer)
        if table is not None:
            may_be = _leads_to_mutable(table)
        else:
            may_be = self._is_stored or load.pointer in self
        if not may_be:
            return False
        return load.type.holds_pointer or (load.type.scalar.is_int and self._may_hold_pointers(load, load.pointer))

    def _visit_call(self, i: inst.CallBase) -> None:
        what = meaning(i)
        if isinstance(what, (Allocation, Reallocation)):
            return
        if isinstance(what, Copy):
            source = i.arguments[what.source]
            if not self._is_stored and source in self:
                self._is_stored = self._may_hold_pointers(i, source)
            return
        if isinstance(what, SamePointer):
            if i.arguments[what.pointer] in self:
                self._values.add(i)
            return
        targets = [target for target in self._targets(i) if not target.is_declaration]
        for target in targets:
            for argument, parameter in zip(i.arguments, target.arguments, strict=False):
                if argument in self:
                    self._values.add(parameter)
        comes_back = not targets or any(target in self._returned for target in targets)
        if i.type.holds_pointer and comes_back:
            self._values.add(i)


def _names_mutable(constant: Constant) -> bool:
    """True for the address of a mutable global: what is read there was put there by anybody."""
    if isinstance(constant, GlobalVariable):
        return not constant.is_constant_data
    if isinstance(constant, ConstantExpr):
        return any(_names_mutable(o) for o in constant.operands)
    if isinstance(constant, ConstantAggregate):
        return any(_names_mutable(e) for e in constant.elements)
    return False


def _leads_to_mutable(table: GlobalVariable) -> bool:
    """True if constant data has the address of a mutable global in it, or of other constant data that has."""
    variables = (one for one in named_by([table]) if isinstance(one, GlobalVariable))
    return any(not one.is_constant_data or one.initializer is None for one in variables)


def named_by(constants: Iterable[Value]) -> set[Value]:
    """The functions and variables that these constants name, and those that initialisers of such variables do."""
    work = Worklist(constants)
    for one in work:
        if isinstance(one, (ConstantExpr, Alias)) and (behind := function_behind(one)) is not None:
            work.add(behind)
        elif isinstance(one, GlobalVariable) and one.initializer is not None:
            work.add(one.initializer)
        else:
            work.extend(made_of(one))
    return {one for one in work.visited if isinstance(one, (Function, GlobalVariable))}


def _constant_data(pointer: Value) -> GlobalVariable | None:
    """The constant data that the pointer leads into."""
    while isinstance(pointer, (inst.GetElementPtr, ConstantExpr)):
        pointer = pointer.operands[0]
    return pointer if isinstance(pointer, GlobalVariable) and pointer.is_constant_data else None
