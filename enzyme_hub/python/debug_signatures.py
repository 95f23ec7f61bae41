"""Signatures from debug information: what the compiler noted of a function's types, held against its LLVM IR."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from enzyme_hub.analysis.types.debug_types import DebugTypes, Record
from enzyme_hub.base.records import record
from enzyme_hub.ir.metadata import MDNode
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import FloatType, IntType, PointerType, Type
from enzyme_hub.ir.values import Argument
from enzyme_hub.python.debug_elements import POINTERS, NotRead, element, is_aggregate, plain, rows
from enzyme_hub.python.debug_fortran import fortran_parameter
from enzyme_hub.python.debug_texts import lengths_of, texts
from enzyme_hub.python.signatures import BY_EXTENTS, Number, Parameter, Signature, with_unique_names
from enzyme_hub.python.wrappers import prototype

_OF_STRUCT = "write a function around it that takes numbers and arrays of numbers"


@record
class Found:
    """A function of a module: the names that people may call it, and its signature, or why that is not known and what to do.

    `parameters` are those that debug information knows, and why it does not know the others; none of them where it knows nothing.
    """

    symbol: str
    names: tuple[str, ...]
    signature: Signature | None
    why_not: str = ""
    remedy: str | None = None
    prototype: str = ""
    parameters: tuple[Parameter | NotRead, ...] = ()
    is_fortran: bool = False


def signatures(module: Module) -> list[Found]:
    """All functions that others can call."""
    debug = DebugTypes(module)
    return [_found(one, debug) for one in module.functions.values() if _is_callable(one)]


def _is_callable(function: Function) -> bool:
    is_local = function.header_prefix.startswith(("internal", "private"))
    return not (function.is_declaration or is_local or (function.name or "").startswith(("llvm.", BY_EXTENTS)))


def _found(function: Function, debug: DebugTypes) -> Found:
    symbol = function.name or ""
    program = function.module.metadata.subprogram(function)
    names = [symbol, symbol.rstrip("_")]
    if program is None:
        found = Found(symbol, tuple(dict.fromkeys(names)), None, prototype=prototype(function))
        if _may_be_fortran(function):
            why = "it has no debug information (-g), which tells x(:) from x(n)"
            return replace(found, why_not=why, remedy="compile it with -g", is_fortran=True)
        return replace(found, why_not="it has no debug information (-g)")
    names.append(program.string("name"))
    found = Found(
        symbol, tuple(dict.fromkeys(names)), None, prototype=prototype(function), is_fortran=_is_fortran(program)
    )
    try:
        parameters, result = _read(function, program, debug)
        found = replace(found, parameters=tuple(parameters))
        signature = with_unique_names(Signature(symbol, tuple(map(_known, parameters)), result()))
    except NotRead as error:
        return replace(found, why_not=str(error), remedy=error.remedy or (_OF_STRUCT if error.is_struct else None))
    return replace(found, signature=signature)


Read: TypeAlias = "tuple[list[Parameter | NotRead], Callable[[], Number | None]]"


def _read(function: Function, program: MDNode, debug: DebugTypes) -> Read:
    """The parameters, or why they are not known, and what reads the type of the result. Raises NotRead."""
    type_ = program.node("type")
    listed = type_.node("types") if type_ is not None else None
    types = listed.operands if listed is not None else (None,)
    result, *taken = [one if isinstance(one, MDNode) else None for one in types] or [None]
    is_fortran = _is_fortran(program)
    variables = _variables(function, program, debug)
    names = {}
    if is_fortran and _returns_array(function, program, debug):
        variables = {place + 1: one for place, one in variables.items()}
        names[0] = "result"
    names |= {place: one.string("name") for place, one in variables.items()}
    called = [names.get(place) or f"argument{place + 1}" for place in range(len(taken))]
    if not is_fortran and any(is_aggregate(one) for one in (result, *taken)):
        return _by_value(result, taken, called)
    text: dict[int, Parameter] = {}
    if is_fortran:
        text = texts(variables, function.arguments, len(taken), _records(function, program, debug))
    if len(taken) + len(text) != len(function.arguments):
        raise NotRead("its arguments are not those of the source: a slice or a string among them")
    parameters = [
        text.get(argument.index)
        or _attempted(partial(_passed, name, one, argument, variables.get(argument.index), is_fortran))
        for name, one, argument in zip(called, taken, function.arguments[: len(taken)], strict=True)
    ]
    if text and any(isinstance(one, Parameter) and one.descriptor is not None for one in parameters):
        raise NotRead(
            "it takes an argument of type character beside assumed-shape arrays",
            "write a procedure around it that takes x(n) in the place of x(:)",
        )
    returned = function.return_type
    return [
        *parameters,
        *lengths_of(text),
    ], lambda: None if returned.is_void else _number(result, returned, "the result")


def _attempted(read: Callable[[], Parameter]) -> Parameter | NotRead:
    try:
        return read()
    except NotRead as error:
        return error


def _known(one: Parameter | NotRead) -> Parameter:
    if isinstance(one, NotRead):
        raise one
    return one


def _may_be_fortran(function: Function) -> bool:
    """True for what flang has compiled, as far as names, other compilers in the module and notes on its memory tell."""
    name, metadata = function.name or "", function.module.metadata
    by_flang = ["flang" in str(one) for one in metadata.named("llvm.ident")]
    return any(by_flang) and (
        all(by_flang)
        or name.startswith("_Q")
        or name.endswith("_")
        or any(f'"Flang function root {name}"' in text for text in metadata.texts.values())
    )


def _is_fortran(program: MDNode) -> bool:
    """There a struct that is no pointer is passed by its address nevertheless."""
    unit = program.node("unit")
    return unit is not None and "Fortran" in unit.string("language")


def _by_value(result: MDNode | None, taken: list[MDNode | None], names: list[str]) -> Read:
    """With structs that are passed or returned by value, of which LLVM's arguments are parts."""

    def parameter(name: str, one: MDNode | None) -> Parameter:
        if is_aggregate(one):
            return Parameter(name, element(one, name), True, True, by_reference=True, by_value=True)
        return _pointer(name, one) or Parameter(name, element(one, name))

    parameters = [_attempted(partial(parameter, name, one)) for name, one in zip(names, taken, strict=True)]
    if is_aggregate(result):
        number = element(result, "the result")
        return [*parameters, Parameter("result", number, True, by_reference=True, is_result=True)], lambda: None
    return parameters, lambda: None if result is None else element(result, "the result")


def _passed(name: str, type_: MDNode | None, passed: Argument, variable: MDNode | None, is_fortran: bool) -> Parameter:
    if not isinstance(passed.type, PointerType):
        return Parameter(name, _number(type_, passed.type, name))
    if is_fortran:
        return fortran_parameter(name, type_, passed, variable)
    found = _pointer(name, type_)
    if found is None:
        raise NotRead(f"{name} is passed by its address, and is no pointer in the source")
    return found


def _pointer(name: str, type_: MDNode | None) -> Parameter | None:
    """The parameter if it is a pointer in the source, to numbers in C's order."""
    node, _ = plain(type_)
    if node is None or node.string("tag") not in POINTERS:
        return None
    pointee, is_const, _ = rows(node.node("baseType"))
    called = node.string("name")  # Rust's types are in the names
    is_const = is_const or called.startswith("*const") or (called.startswith("&") and not called.startswith("&mut"))
    if pointee is not None and pointee.string("tag") in POINTERS:
        raise NotRead(
            f"{name} is a pointer to pointers, which an array of numbers is not",
            "write a function around it that takes the numbers in one array and makes the pointers",
        )
    if pointee is not None and pointee.kind == "DISubroutineType":
        raise NotRead(
            f"{name} is the address of a function",
            "write a function around it that calls it with the function that is meant",
        )
    number = element(pointee, name)
    if pointee is not None and pointee.string("name") == "char":
        number = replace(number, name="char")
    return Parameter(name, number, True, is_const, layout=(None, "C"))


def _number(type_: MDNode | None, passed: Type, name: str) -> Number:
    found = element(type_, name)
    if not _fits(found, passed):
        raise NotRead(f"{name} is not passed as {found.name}")
    return found


def _fits(one: Number, passed: Type) -> bool:
    if isinstance(passed, FloatType):
        return one.kind == "f" and one.llvm == str(passed)
    return isinstance(passed, IntType) and one.kind in "iub" and passed.width in (1, 8 * one.size)


def _variables(function: Function, program: MDNode, debug: DebugTypes) -> dict[int, MDNode]:
    """The variables of parameters, by place."""
    found = {}
    kept = program.node("retainedNodes")
    for one in kept.operands if kept is not None else ():
        if isinstance(one, MDNode) and one.integer("arg"):
            found[one.integer("arg") - 1] = one
    for record_ in _records(function, program, debug):
        if record_.variable.integer("arg"):
            found[record_.variable.integer("arg") - 1] = record_.variable
    return found


def _returns_array(function: Function, program: MDNode, debug: DebugTypes) -> bool:
    """True for a Fortran function whose first argument in LLVM is the address of its result, so that the others are one place on."""
    places = {f"%{one.name}": one.index for one in function.arguments}
    return any(
        0 < one.variable.integer("arg") == places.get(one.operand.rpartition(" ")[2])
        for one in _records(function, program, debug)
    )


def _records(function: Function, program: MDNode, debug: DebugTypes) -> Iterator[Record]:
    for instruction in function.instructions:
        for one in debug.records(instruction.debug_records) if instruction.debug_records else ():
            if one.variable.node("scope") is program:
                yield one
