"""Values in memory: what stands for an argument while a call lasts, its copies and shadows, and its way back to Python.

An array is itself. A struct that holds pointers is a `Block`: one element in memory, and the parts that its pointers point to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from enzyme_hub.python.structs import Struct

Array: TypeAlias = NDArray[Any]


class Block:
    """A struct with pointers: `memory` is an array of one, `parts` are what it points to (None for null)."""

    __slots__ = ("memory", "parts", "struct")

    def __init__(self, struct: Struct, memory: Array, parts: Mapping[str, Any]) -> None:
        self.struct = struct
        self.memory: Any = memory
        self.parts = dict(parts)
        for name, part in self.parts.items():
            self.memory[name][0] = 0 if part is None else address(part)

    def like(self, of: Callable[[Any], Any]) -> Block:
        """Another one, of which all memory is what `of` makes of this one's."""
        parts = {name: None if part is None else of(part) for name, part in self.parts.items()}
        return Block(self.struct, of(self.memory), parts)


def address(value: Any) -> int:
    """Where a value lies in memory."""
    return int(memory(value).__array_interface__["data"][0])


def memory(value: Any) -> Array:
    """The array that is passed for a value."""
    return value.memory if isinstance(value, Block) else value  # type: ignore[no-any-return]


def zeros(value: Any) -> Any:
    """A shadow of a value: zeros in the same layout."""
    return value.like(zeros) if isinstance(value, Block) else np.zeros_like(value)


def copy(value: Any) -> Any:
    """A copy in the same layout."""
    return value.like(copy) if isinstance(value, Block) else value.copy("K")


def conjugate(value: Any) -> Any:
    """The value itself, with all complex numbers in it conjugated."""
    if isinstance(value, Block):
        conjugate(value.memory)
        for part in value.parts.values():
            conjugate(part)
    elif value is not None and value.dtype.kind == "c":
        np.conjugate(value, out=value)
    elif value is not None and value.dtype.names:
        for name in value.dtype.names:
            conjugate(value[name])
    return value


def as_dict(value: Any, is_derivative: bool = False) -> dict[str, Any]:
    """One struct as a dict. In a derivative what has none is None."""
    parts = value.parts if isinstance(value, Block) else {}
    names = memory(value).dtype.names or ()
    return {name: _in_dict(parts[name] if name in parts else memory(value)[name][0], is_derivative) for name in names}


def _in_dict(one: Any, is_derivative: bool) -> Any:
    if isinstance(one, Block):
        return as_dict(one, is_derivative)
    if one is None or (is_derivative and one.dtype.kind in "iub"):
        return None
    if isinstance(one, np.void):
        return as_dict(np.asarray(one).reshape(1), is_derivative)
    return one.item() if isinstance(one, np.generic) else one


def write_back(given: Any, made: Any) -> None:
    """What a call left in memory, into the dict, the array or its element that the memory was made of."""
    if isinstance(given, np.ndarray):
        given[...] = made
    elif isinstance(given, np.void):
        for name in given.dtype.names or ():
            given[name] = made[name][0]
    elif isinstance(given, dict):
        _write_dict(given, as_dict(made))


def _write_dict(given: dict[str, Any], found: dict[str, Any]) -> None:
    for name, value in found.items():
        if value is given.get(name):  # an array that a pointer points to is the dict's own
            continue
        if isinstance(given.get(name), dict):
            _write_dict(given[name], value)
        elif isinstance(given.get(name), np.ndarray):
            given[name][...] = value
        elif name in given:
            given[name] = value
