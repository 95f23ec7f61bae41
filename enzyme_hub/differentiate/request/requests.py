"""Requests: calls of `__enzyme_autodiff` and its relatives. `find` lists those of a module; `parse` reads one."""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.differentiate.request.entries import HINTS, NO_ENTRY, PREFIX, Entry, Returned
from enzyme_hub.differentiate.signature import DerivativeOptions
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.erasing import erase_call
from enzyme_hub.ir.module import Function, GlobalVariable, Module, function_behind
from enzyme_hub.ir.values import Argument, Value


@dataclass
class RequestArgument:
    """One argument of the function: its kind, the operand with its value, and those with its shadows, one for each lane.

    The place of a result in memory (sret) has neither: it is no operand of the request. In a batch `primal` is the value that
    all lanes share, or `shadows` are those of each lane.
    """

    kind: Kind
    primal: Value | None
    shadows: tuple[Value, ...] = ()
    by_value: bool = False  # a struct in memory (byval), its derivative is returned
    is_overwritten: bool = True  # its memory may change between the augmented forward and the reverse
    stride: Value | None = None  # bytes from the shadow of one lane to that of the next; `shadows` has the first alone
    size_by_reference: int | None = None  # the operands are pointers to the values, which have that many bytes


@dataclass
class Request:
    """A request as it was written.

    `operands` are those of the call when it was read. `width` is the number of its lanes: of shadows of each argument, of
    derivatives. In split mode `tape` is the tape, or memory for it of `allocated` bytes. `strong_zero`,
    `runtime_activity`, `journal`, `notes`, `shared` and `deterministic` are what `DerivativeOptions` says. With `has_context` the closure's
    context is an argument.
    """

    call: inst.CallBase
    entry: Entry
    function: Function
    arguments: list[RequestArgument] = field(default_factory=list)
    width: int = 1
    primal_return: bool = False
    returned: Returned | None = None
    shadows_follow_all: bool = False  # all shadows come after all primals
    result_place: Value | None = None  # the call's own sret operand
    seeds: tuple[Value, ...] = ()  # one for each lane, or none
    seeds_in_parts: bool = False  # the members of each seed follow each other
    seeds_in_memory: bool = False  # `seeds` has the address of the first, and the others follow it
    tape: Value | None = None
    allocated: Value | None = None
    keeps_tape: bool = False
    others: tuple[Value, ...] = ()  # the operands behind the fixed parameters of a variadic function
    operands: tuple[Value, ...] = ()
    strong_zero: bool = False
    runtime_activity: bool = False
    journal: bool = False
    notes: bool = False
    shared: bool = False
    deterministic: bool = False
    has_context: bool = False  # of a closure: constant although nobody said so

    @property
    def options(self) -> DerivativeOptions:
        return DerivativeOptions(
            self.strong_zero,
            self.runtime_activity,
            self.journal,
            self.notes,
            self.shared,
            deterministic=self.deterministic,
        )


def parameters(request: Request) -> list[tuple[Value, Argument]]:
    """The operands of a request with the parameters that they are, or shadow."""
    found: list[tuple[Value, Argument]] = []
    if len(request.arguments) == len(request.function.arguments):
        for argument, parameter in zip(request.arguments, request.function.arguments, strict=True):
            values = (argument.primal, *argument.shadows)
            found.extend((value, parameter) for value in values if value is not None)
    return found


def find(module: Module) -> list[inst.CallBase]:
    """The calls of entry points, in the order of the module. Reads only the functions that mention one."""
    found: list[inst.CallBase] = []
    for function in list(module.functions.values()):
        if function.is_declaration or not _mentions(function):
            continue
        for i in function.instructions:
            if isinstance(i, inst.CallBase) and is_entry(i):
                found.append(i)
    return found


def _mentions(function: Function) -> bool:
    return function.is_read or function.body_text is None or PREFIX in function.body_text


def is_entry(call: inst.CallBase) -> bool:
    """True for a request: a call of a function that nobody defines, with an entry point's name in its name."""
    name = call.callee.name
    if name is None or PREFIX not in name or not isinstance(call.callee, Function) or not call.callee.is_declaration:
        return False
    return not any(word in name for word in NO_ENTRY + HINTS)


def remove_hints(module: Module) -> None:
    """Erase calls of the type hints, which were only there for the analysis."""
    for function in list(module.functions.values()):
        if any(hint in (function.name or "") for hint in HINTS):
            for user in dict.fromkeys(function.users):
                if isinstance(user, inst.CallBase) and user.callee is function and not user.is_used:
                    erase_call(user)


def marker(module: Module, name: str) -> GlobalVariable:
    """The variable that stands for a marker among the operands of a request that we write."""
    found = module.variables.get(name)
    if found is None:
        found = module.variables[name] = GlobalVariable(name, types.i32, prefix="external", is_declaration=True)
    return found


def function_position(call: inst.CallBase) -> int | None:
    """The position of the operand that is the function; None if there is none."""
    for index in range(call.argument_count):
        if call.argument_attribute(index, "sret") is None:
            return index
    return None


def requested_function(call: inst.CallBase) -> Function | None:
    """The function that a request names, or None if it is not constant."""
    position = function_position(call)
    return None if position is None else resolve_function(call.arguments[position])


def resolve_function(value: Value) -> Function | None:
    """The function behind casts, aliases and constant tables."""
    while True:
        inner = value.operand(0) if isinstance(value, inst.Cast) else _table_entry(value)
        if inner is None:
            return function_behind(value)
        value = inner


def _table_entry(value: Value) -> Value | None:
    """What a load of a constant global gives, or None."""
    if isinstance(value, inst.Load) and isinstance(value.pointer, GlobalVariable) and value.pointer.is_constant_data:
        return value.pointer.initializer
    return None
