"""What an operand of a request may be: a marker, a pointer, a number, the value of a parameter."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.base.worklist import reachable
from enzyme_hub.differentiate.request.entries import Direction
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.types import ArrayType, FloatType, StructType, Type, VectorType, i64
from enzyme_hub.ir.values import Argument, ConstantExpr, ConstantInt, MetadataOperand, Value


def marker_name(value: Value) -> str | None:
    """The marker that an operand is (`enzyme_dup`), or None."""
    names = {_name(one) for one in reachable([value], _sources) if not _sources(one)}
    return names.pop() if len(names) == 1 else None


def _sources(value: Value) -> tuple[Value, ...]:
    """What a marker is read from, or made of."""
    if isinstance(value, inst.Phi):
        return tuple(one for one, _ in value.incoming)
    if isinstance(value, inst.Load):
        return (value.pointer,)
    if isinstance(value, inst.Cast):
        return (value.operand(0),)
    if isinstance(value, ConstantExpr) and value.opcode in ("ptrtoint", "bitcast"):
        return value.operands[:1]
    return ()


def _name(value: Value) -> str | None:
    if isinstance(value, MetadataOperand):
        text = value.text.strip('!"')
        return text if text.startswith("enzyme_") else None
    if isinstance(value, GlobalVariable) and value.name is not None and value.name.startswith("enzyme_"):
        return value.name
    return None


def default_kind(direction: Direction, type_: Type, by_value: bool) -> Kind:
    """The kind of an unmarked argument: numbers out (forward: dup), pointers dup, integers const, a struct by its
    strongest field."""
    if by_value or may_be_out(type_):
        return Kind.OUT if direction is Direction.REVERSE else Kind.DUP
    return Kind.DUP if type_.is_pointer else Kind.CONST


def may_be_out(type_: Type) -> bool:
    """True for what holds a floating-point number by value."""
    return any(isinstance(leaf, FloatType) for leaf in _leaves(type_))


def members(type_: Type) -> tuple[Type, ...]:
    """The types of what a struct or an array is made of; none of anything else."""
    if isinstance(type_, StructType):
        return tuple(type_.fields)
    return (type_.element,) * type_.count if isinstance(type_, ArrayType) else ()


def _leaves(type_: Type) -> Iterator[Type]:
    if isinstance(type_, StructType):
        for member in type_.fields:
            yield from _leaves(member)
    elif isinstance(type_, (ArrayType, VectorType)):
        yield from _leaves(type_.element)
    else:
        yield type_


def returns_active(function: Function) -> bool:
    return not function.return_type.is_void and may_be_out(function.return_type)


def returns_in_memory(function: Function) -> bool:
    """True if the function's result is a struct that it writes to a place of its caller's (sret)."""
    return any(argument.has_attribute("sret") for argument in function.arguments)


def parameter_count(function: Function) -> int:
    """The parameters that a user sees."""
    return len(function.arguments) - returns_in_memory(function)


def may_be_pointer(value: Value) -> bool:
    """True for a pointer, and for the word that Rust passes for one."""
    if isinstance(value, ConstantInt):
        return value.value == 0 and value.type is i64
    return value.type.is_pointer or value.type is i64


def convertible(given: Type, wanted: Type) -> bool:
    """True if an operand of a variadic call can be the argument: the same, or promoted by C's or Rust's rules.

    A pointer is an integer only where that is as long as an address: Rust passes some so.
    """
    if given is wanted:
        return True
    if given.is_float and wanted.is_float:
        return True
    if given.is_int and wanted.is_int:
        return True
    return (given is i64 and wanted.is_pointer) or (given.is_pointer and wanted is i64)


def told(argument: Argument) -> str:
    """An argument as users count and call it. Where a result in memory goes, and what a closure captured, the compiler passes."""
    from enzyme_hub.analysis.source_names import argument_name

    function, name = argument.function, argument_name(argument)
    hidden = sum(
        one.has_attribute("sret") or one.has_attribute("swiftself") for one in function.arguments[: argument.index]
    )
    return f"argument {argument.index + 1 - hidden}{f' ({name})' if name else ''} of {function.name}"
