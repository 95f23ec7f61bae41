"""Signatures from debug information: what the compiler noted of a function's types, held against its LLVM IR."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.types.debug_types import DebugTypes
from enzyme_hub.ir.metadata import MDNode
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import FloatType, IntType, PointerType, Type
from enzyme_hub.ir.values import Argument
from enzyme_hub.python.signatures import Number, Parameter, Signature, number, with_unique_names
from enzyme_hub.records import record

_SAME = frozenset(f"DW_TAG_{word}_type" for word in ("const", "volatile", "restrict")) | {"DW_TAG_typedef"}
_POINTERS = frozenset(("DW_TAG_pointer_type", "DW_TAG_reference_type"))


@record
class Found:
    """A function of a module: the names that people may call it, and its signature, or why that is not known."""

    symbol: str
    names: tuple[str, ...]
    signature: Signature | None
    why_not: str = ""


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
        return Found(symbol, tuple(dict.fromkeys(names)), None, "it has no debug information (-g)")
    names.append(program.string("name"))
    try:
        signature = with_unique_names(_read(function, program, debug))
    except _NotRead as error:
        return Found(symbol, tuple(dict.fromkeys(names)), None, str(error))
    return Found(symbol, tuple(dict.fromkeys(names)), signature)


class _NotRead(Exception):
    """Why a signature cannot be told."""


def _read(function: Function, program: MDNode, debug: DebugTypes) -> Signature:
    type_ = program.node("type")
    listed = type_.node("types") if type_ is not None else None
    types = listed.operands if listed is not None else (None,)
    result, *taken = [one if isinstance(one, MDNode) else None for one in types] or [None]
    if len(taken) != len(function.arguments):
        raise _NotRead("its arguments are not those of the source: a struct, a slice or a string among them")
    names = _names(function, program, debug)
    parameters = tuple(
        _parameter(names.get(place, f"argument{place + 1}"), one, argument)
        for place, (one, argument) in enumerate(zip(taken, function.arguments, strict=True))
    )
    returned = function.return_type
    if returned.is_void:
        return Signature(function.name or "", parameters)
    return Signature(function.name or "", parameters, _number(result, returned, "the result"))


def _parameter(name: str, type_: MDNode | None, passed: Argument) -> Parameter:
    node, _ = _plain(type_)
    if not isinstance(passed.type, PointerType):
        return Parameter(name, _number(type_, passed.type, name))
    if node is not None and node.string("tag") in _POINTERS:
        pointee, is_const = _plain(node.node("baseType"))
        is_const = is_const or node.string("name").startswith("*const")
        return Parameter(name, _number(pointee, None, name), True, is_const)
    # Fortran: everything is an address. Of `intent(in)` debug information does not tell, but the optimiser does.
    is_read = any(map(passed.has_attribute, ("readonly", "readnone")))
    if node is not None and node.string("tag") == "DW_TAG_array_type":
        return Parameter(name, _number(node.node("baseType"), None, name), True, is_read)
    return Parameter(name, _number(type_, None, name), True, is_read, by_reference=True)


def _plain(type_: MDNode | None) -> tuple[MDNode | None, bool]:
    """The type under its other names, and whether it is const."""
    is_const = False
    while type_ is not None and type_.string("tag") in _SAME:
        is_const |= type_.string("tag") == "DW_TAG_const_type"
        type_ = type_.node("baseType")
    return type_, is_const


def _number(type_: MDNode | None, passed: Type | None, name: str) -> Number:
    node, _ = _plain(type_)
    if node is None or node.kind != "DIBasicType":
        raise _NotRead(f"{name} is neither a number nor an array of numbers")
    found = number(_c_name(node.string("encoding"), node.integer("size")))
    if found is None:
        raise _NotRead(f"{name} is {node.string('name')}")
    if passed is not None and not _fits(found, passed):
        raise _NotRead(f"{name} is not passed as {node.string('name')}")
    return found


def _c_name(encoding: str, bits: int) -> str:
    if encoding == "DW_ATE_float":
        return {32: "float", 64: "double"}.get(bits, "")
    if encoding == "DW_ATE_boolean":
        return "_Bool" if bits == 8 else f"int{bits}_t"  # Fortran's logical is an integer
    sign = "u" if encoding.startswith("DW_ATE_unsigned") or encoding == "DW_ATE_UTF" else ""
    return f"{sign}int{bits}_t"


def _fits(one: Number, passed: Type) -> bool:
    if isinstance(passed, FloatType):
        return one.is_float and one.llvm == str(passed)
    return isinstance(passed, IntType) and not one.is_float and passed.width in (1, 8 * one.size)


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
