"""Declarations that somebody writes, held against what was compiled: its LLVM types, and its debug information where there is some."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from enzyme_hub.errors import PythonError
from enzyme_hub.python.assumed_shape import is_descriptor, takes_descriptors
from enzyme_hub.python.debug_elements import NotRead
from enzyme_hub.python.debug_signatures import Found
from enzyme_hub.python.signatures import Number, Parameter, Signature
from enzyme_hub.python.structs import Struct
from enzyme_hub.python.wrappers import agrees, is_wrapped


def agreed(said: Signature, found: Found) -> Signature:
    """What was said of a function, with what only debug information knows. Raises PythonError (EH0502) where they disagree."""
    said = _with_lengths(said, found)
    signature = replace(said, symbol=found.symbol)
    if not is_wrapped(signature) and not agrees(signature, found.prototype):
        raise _not_so(said, f"compiled it is {found.prototype}")
    if found.is_fortran and not found.parameters and any(one.is_array for one in said.parameters):
        raise _not_so(said, found.why_not, found.remedy)
    taken = [one for one in said.parameters if not one.is_result and one.extent is None]
    known = [one for one in found.parameters if isinstance(one, NotRead) or not (one.is_result or one.extent)]
    if len(taken) != len(known):
        if found.is_fortran and known:
            raise _not_so(said, f"it takes {len(known)} arguments, and the declaration has {len(taken)}")
        return signature
    parameters = [_agreed(one, other, said, found.is_fortran) for one, other in zip(taken, known, strict=True)]
    signature = replace(signature, parameters=(*parameters, *said.parameters[len(taken) :]))
    if is_wrapped(signature) and takes_descriptors(signature):
        why = "beside assumed-shape arrays no structs and no complex numbers are passed or returned by value"
        raise _not_so(said, why, "write a procedure around it that takes and gives them as arguments")
    return signature


def _agreed(one: Parameter, known: Parameter | NotRead, said: Signature, is_fortran: bool) -> Parameter:
    if isinstance(known, NotRead):
        if known.remedy is not None:
            raise _not_so(said, str(known), known.remedy)
        if known.is_struct and not isinstance(one.number, Struct):
            raise _not_so(said, f"{one.name} is {_told(one)} in the declaration, and in the source {known}")
        return one
    is_same = one.is_array == known.is_array and one.by_value == known.by_value
    if not (is_same and _is_same_memory(one.number, known.number, exactly=is_descriptor(known) or not one.is_array)):
        raise _not_so(said, f"{one.name} is {_told(one)} in the declaration, and {_told(known)} in the source")
    if not is_fortran:
        return one
    return replace(
        one, layout=known.layout, by_reference=known.by_reference, descriptor=known.descriptor, text=known.text
    )


def _with_lengths(said: Signature, found: Found) -> Signature:
    """With the lengths of texts, which no declaration of a Fortran procedure has."""
    lengths = [one for one in found.parameters if isinstance(one, Parameter) and one.extent is not None]
    if len(said.parameters) + len(lengths) != len(found.parameters):
        return said
    return replace(said, parameters=(*said.parameters, *lengths))


def _is_same_memory(one: Number, other: Number, exactly: bool) -> bool:
    """True if memory that holds the one may hold the other: a struct of three numbers and three numbers, for example."""
    small, large = sorted((one, other), key=lambda number: number.size)
    count, rest = divmod(large.size, small.size)
    if rest or (exactly and count > 1):
        return False
    parts = list(_parts(small))
    return list(_parts(large)) == [
        (small.size * k + offset, kind, size) for k in range(count) for offset, kind, size in parts
    ]


def _parts(number: Number) -> Iterator[tuple[int, str, int]]:
    """The numbers and addresses in memory: where each is, its kind (f, i or p) and its size."""
    if isinstance(number, Struct):
        for one in number.fields:
            count = 1
            for extent in one.shape:
                count *= extent
            parts = [(0, "p", 8)] if one.is_pointer else list(_parts(one.type))
            for k in range(count):
                yield from ((one.offset + k * one.type.size + offset, kind, size) for offset, kind, size in parts)
    elif number.kind == "c":
        yield from ((0, "f", number.size // 2), (number.size // 2, "f", number.size // 2))
    else:
        yield (0, "f" if number.kind == "f" else "i", number.size)


def _told(one: Parameter) -> str:
    return f"{one.number.name}{' *' * (one.is_array and not one.by_value)}"


def _not_so(said: Signature, why: str, remedy: str | None = None) -> PythonError:
    return PythonError(
        "EH0502", f"{said.symbol} is not what the declaration says", where=said.c, why=why, remedy=remedy
    )
