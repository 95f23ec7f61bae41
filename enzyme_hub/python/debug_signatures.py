"""Signatures from debug information: what the compiler noted of a function's types, held against its LLVM IR."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.types.debug_types import DebugTypes
from enzyme_hub.ir.metadata import MDNode
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import FloatType, IntType, PointerType, Type
from enzyme_hub.ir.values import Argument
from enzyme_hub.python.debug_elements import POINTERS, NotRead, element, is_aggregate, plain, rows
from enzyme_hub.python.signatures import Number, Parameter, Signature, with_unique_names
from enzyme_hub.python.wrappers import prototype
from enzyme_hub.records import record


@record
class Found:
    """A function of a module: the names that people may call it, and its signature, or why that is not known."""

    symbol: str
    names: tuple[str, ...]
    signature: Signature | None
    why_not: str = ""
    prototype: str = ""


def signatures(module: Module) -> list[Found]:
    """All functions that others can call."""
    debug = DebugTypes(module)
    return [_found(one, debug) for one in module.functions.values() if _is_callable(one)]


def _is_callable(function: Function) -> bool:
    is_local = function.header_prefix.startswith(("internal", "private"))
    return not (function.is_declaration or is_local or (function.name or "").startswith("llvm."))


def _found(function: Function, debug: DebugTypes) -> Found:
    symbol = function.name or ""
    program = function.module.metadata.subprogram(function)
    names = [symbol, symbol.rstrip("_")]
    if program is None:
        why = "it has no debug information (-g)"
        return Found(symbol, tuple(dict.fromkeys(names)), None, why, prototype(function))
    names.append(program.string("name"))
    try:
        signature = with_unique_names(_read(function, program, debug))
    except NotRead as error:
        return Found(symbol, tuple(dict.fromkeys(names)), None, str(error), prototype(function))
    return Found(symbol, tuple(dict.fromkeys(names)), signature, prototype=prototype(function))


def _read(function: Function, program: MDNode, debug: DebugTypes) -> Signature:
    type_ = program.node("type")
    listed = type_.node("types") if type_ is not None else None
    types = listed.operands if listed is not None else (None,)
    result, *taken = [one if isinstance(one, MDNode) else None for one in types] or [None]
    names = _names(function, program, debug)
    if not _is_fortran(program) and any(is_aggregate(one) for one in (result, *taken)):
        return _by_value(function, result, taken, names)
    if len(taken) != len(function.arguments):
        raise NotRead("its arguments are not those of the source: a slice or a string among them")
    parameters = tuple(
        _parameter(names.get(place, f"argument{place + 1}"), one, argument)
        for place, (one, argument) in enumerate(zip(taken, function.arguments, strict=True))
    )
    returned = function.return_type
    if returned.is_void:
        return Signature(function.name or "", parameters)
    return Signature(function.name or "", parameters, _number(result, returned, "the result"))


def _is_fortran(program: MDNode) -> bool:
    """There a struct that is no pointer is passed by its address nevertheless."""
    unit = program.node("unit")
    return unit is not None and "Fortran" in unit.string("language")


def _by_value(
    function: Function, result: MDNode | None, taken: list[MDNode | None], names: dict[int, str]
) -> Signature:
    """With structs that are passed or returned by value, of which LLVM's arguments are parts."""
    parameters = []
    for place, one in enumerate(taken):
        name = names.get(place, f"argument{place + 1}")
        if is_aggregate(one):
            parameters.append(Parameter(name, element(one, name), True, True, by_reference=True, by_value=True))
        else:
            parameters.append(_pointer(name, one) or Parameter(name, element(one, name)))
    if is_aggregate(result):
        parameters.append(Parameter("result", element(result, "the result"), True, by_reference=True, is_result=True))
        result = None
    returned = None if result is None else element(result, "the result")
    return Signature(function.name or "", tuple(parameters), returned)


def _parameter(name: str, type_: MDNode | None, passed: Argument) -> Parameter:
    if not isinstance(passed.type, PointerType):
        return Parameter(name, _number(type_, passed.type, name))
    found = _pointer(name, type_)
    if found is not None:
        return found
    # Fortran: everything is an address. Of `intent(in)` debug information does not tell, but the optimiser does.
    is_read = any(map(passed.has_attribute, ("readonly", "readnone")))
    node, _, dimensions = rows(type_)
    if dimensions:
        return Parameter(name, element(node, name), True, is_read, layout=(None, "F") if dimensions > 1 else None)
    return Parameter(name, element(type_, name), True, is_read, by_reference=True)


def _pointer(name: str, type_: MDNode | None) -> Parameter | None:
    """The parameter if it is a pointer in the source."""
    node, _ = plain(type_)
    if node is None or node.string("tag") not in POINTERS:
        return None
    pointee, is_const, dimensions = rows(node.node("baseType"))
    called = node.string("name")  # Rust's types are in the names
    is_const = is_const or called.startswith("*const") or (called.startswith("&") and not called.startswith("&mut"))
    return Parameter(name, element(pointee, name), True, is_const, layout=(None, "C") if dimensions else None)


def _number(type_: MDNode | None, passed: Type, name: str) -> Number:
    found = element(type_, name)
    if not _fits(found, passed):
        raise NotRead(f"{name} is not passed as {found.name}")
    return found


def _fits(one: Number, passed: Type) -> bool:
    if isinstance(passed, FloatType):
        return one.kind == "f" and one.llvm == str(passed)
    return isinstance(passed, IntType) and one.kind in "iub" and passed.width in (1, 8 * one.size)


def _names(function: Function, program: MDNode, debug: DebugTypes) -> dict[int, str]:
    """The names of parameters, by place."""
    return {place: name for place, name in _named(function, program, debug) if name}


def _named(function: Function, program: MDNode, debug: DebugTypes) -> Iterator[tuple[int, str]]:
    kept = program.node("retainedNodes")
    for one in kept.operands if kept is not None else ():
        if isinstance(one, MDNode) and one.integer("arg"):
            yield one.integer("arg") - 1, one.string("name")
    for instruction in function.instructions:
        for record_ in debug.records(instruction.debug_records) if instruction.debug_records else ():
            if record_.variable.integer("arg") and record_.variable.node("scope") is program:
                yield record_.variable.integer("arg") - 1, record_.variable.string("name")
