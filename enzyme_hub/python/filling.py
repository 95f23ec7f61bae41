"""Dicts as structs in memory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

import numpy as np

from enzyme_hub.errors import PythonError
from enzyme_hub.python.structs import Field, Struct
from enzyme_hub.python.values import Block, memory

Misfit = Callable[[str, Any], PythonError]


def filled(type_: Struct, given: Mapping[str, Any], misfit: Misfit) -> Any:
    """A struct in memory (an array of one, or a Block). Arrays that it points to are not copied. Raises PythonError (EH0501)."""
    made = np.zeros(1, type_.dtype)
    unknown = set(given) - {one.name for one in type_.fields}
    if unknown:
        raise misfit(f"{type_.name} has no {', '.join(sorted(unknown))}", given)
    parts = {}
    for one in type_.fields:
        if one.is_pointer:
            parts[one.name] = _part(one, given.get(one.name), misfit)
        elif one.name not in given:
            raise misfit(f"{one.name} of {type_.name} is missing", given)
        else:
            _fill(made, one, given[one.name], misfit)
    return Block(type_, made, parts) if type_.has_pointers else made


def _part(one: Field, given: Any, misfit: Misfit) -> Any:
    """What a pointer points to: an array, a struct, or nothing."""
    if given is None:
        return None
    if isinstance(one.type, Struct) and isinstance(given, Mapping):
        made = filled(one.type, given, misfit)
        return made if isinstance(made, Block) else Block(one.type, made, {})
    wanted = np.dtype(one.type.dtype)
    if not isinstance(given, np.ndarray) or given.dtype != wanted or not given.flags.c_contiguous:
        raise misfit(f"{one.name} is an array of {wanted} in one piece", given)
    if isinstance(one.type, Struct) and one.type.has_pointers:
        raise misfit(f"{one.name} holds pointers: say it as a dict", given)
    return given


def _fill(made: Any, one: Field, value: Any, misfit: Misfit) -> None:
    if isinstance(one.type, Struct) and isinstance(value, Mapping):
        made[one.name][0] = memory(filled(one.type, value, misfit))[0]
        return
    try:
        array = np.asarray(value)
        if array.dtype.kind in "fc" and one.type.kind in "iub":
            raise TypeError
        if array.shape != one.shape:
            raise misfit(f"{one.name} has the shape {one.shape}, and this one {array.shape}", value)
        into_integers = array.dtype.kind in "iub" and one.type.kind in "iub"
        casting: Literal["unsafe", "same_kind"] = "unsafe" if one.type.is_float or into_integers else "same_kind"
        cast = array.astype(np.dtype(one.type.dtype), casting=casting)
        if into_integers and (cast != array).any():
            raise misfit(f"{one.name} is of type {one.type.name}, which does not hold it", value)
        made[one.name][0] = cast
    except (TypeError, ValueError, OverflowError):
        raise misfit(f"{one.name} is of type {one.type.name}", value) from None


def seeded(type_: Struct, shadow: Any, given: Mapping[str, Any], misfit: Misfit) -> None:
    """Write a tangent or seed, a dict in which what does not move is missing or None, into a shadow."""
    for one in type_.fields:
        value = given.get(one.name)
        if value is None or not one.type.is_float:
            continue
        if not one.is_pointer and not isinstance(value, Mapping):
            _fill(memory(shadow), one, value, misfit)
            continue
        part = shadow.parts[one.name] if one.is_pointer else memory(shadow)[one.name]
        if isinstance(one.type, Struct) and isinstance(value, Mapping):
            seeded(one.type, part, value, misfit)
        elif part is None or np.shape(value) != part.shape:
            raise misfit(f"the shape of {one.name} is {np.shape(part)}", value)
        else:
            part[...] = value
