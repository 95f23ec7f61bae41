"""Calls functions of the user's, as their compiler made them (`custom.forms`)."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.custom.forms import Passed, Path, Result, leaves
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import StructType, Type, VectorType
from enzyme_hub.ir.values import Value, const_int, poison

# What of a parameter's attributes a call must repeat.
_OF_CALLS = ("sret", "byval", "align", "zeroext", "signext", "inreg")


def call(b: Builder, function: Function, result: Result, arguments: Sequence[Value]) -> Value:
    """Call it; what it returns, wherever that is."""
    place = b.alloca(result.type) if result.in_memory else None
    given = list(arguments) if place is None else [place, *arguments]
    made = b.call(function, given)
    made.calling_convention = function.calling_convention
    made.argument_attributes = [
        tuple(word for word in parameter.attributes if word.startswith(_OF_CALLS)) for parameter in function.arguments
    ]
    return made if place is None else b.load(result.type, place)


def primal(b: Builder, key: Key, derivative: Function) -> Value:
    """What the function itself returns, called with the primals that a derivative of it is given."""
    made = b.call(key.function, [derivative.arguments[at] for at in key.places[:-1]])
    made.calling_convention = key.function.calling_convention
    return made


def part(b: Builder, whole: Value, path: Path) -> Value:
    """The part of a value at a path."""
    for index in path:
        if isinstance(whole.type, VectorType):
            whole = b.insert(inst.ExtractElement(whole, const_int(types.i64, index)))
        else:
            whole = b.extract_value(whole, index)
    return whole


def result_part(b: Builder, key: Key, whole: Value, path: Path) -> Value:
    """The part of a value that is the function's result, or the shadow of it: as a value of the function's own type."""
    found, type_ = part(b, whole, path), key.function.return_type
    if found.type is type_:
        return found
    made: Value = poison(type_)
    for (there, _), (here, _) in zip(leaves(found.type), leaves(type_), strict=True):
        made = b.insert_value(made, part(b, found, there), *here)
    return made


def passed(b: Builder, value: Value, way: Passed) -> list[Value]:
    """The arguments that one value is passed as."""
    if way.word is not None:
        return [b.cast("inttoptr" if way.word.is_pointer else "ptrtoint", value, way.word)]
    if way.fields:
        return [part(b, value, path) for path in way.fields]
    if way.in_memory:
        place = b.alloca(value.type)
        b.store(value, place)
        return [place]
    return [value]


def packed(b: Builder, type_: Type, values: Sequence[Value]) -> Value | None:
    """The result of a derivative (`signature.pack`)."""
    if not values:
        return None
    if len(values) == 1:
        return values[0]
    assert isinstance(type_, StructType)
    whole: Value = poison(type_)
    for index, value in enumerate(values):
        whole = b.insert_value(whole, value, index)
    return whole
