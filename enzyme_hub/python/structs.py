"""Structs and complex numbers: types of several numbers in one piece of memory, and what they are in Python.

A struct is a numpy structured type with the offsets of the source. One that holds pointers is a dict in Python, with arrays
and dicts for what the pointers point to.
"""

from __future__ import annotations

from typing import Any

from enzyme_hub.base.records import record
from enzyme_hub.python.signatures import Number, Parameter

COMPLEX = {size: Number(f"{name} _Complex", "c", size) for name, size in (("float", 8), ("double", 16))}


@record
class Field:
    """A member of a struct: of a type, or an array of it (`shape`), or a pointer to it."""

    name: str
    type: Number
    offset: int
    shape: tuple[int, ...] = ()
    is_pointer: bool = False


@record
class Struct(Number):
    """A struct. It has derivatives if a number in it has some."""

    fields: tuple[Field, ...] = ()

    @property
    def dtype(self) -> Any:
        import numpy as np  # here, for Julia's engine reads the signatures of libraries and has no arrays

        kinds = ["u8" if one.is_pointer else (np.dtype(one.type.dtype), one.shape) for one in self.fields]
        offsets = [one.offset for one in self.fields]
        names = [one.name for one in self.fields]
        return np.dtype({"names": names, "formats": kinds, "offsets": offsets, "itemsize": self.size})

    @property
    def is_float(self) -> bool:
        return any(one.type.is_float for one in self.fields)

    @property
    def has_pointers(self) -> bool:
        return any(one.is_pointer for one in self.fields)


def struct(name: str, fields: list[Field], size: int) -> Struct:
    """The struct of that name."""
    return Struct(name, "V", size, tuple(fields))


def is_plain(parameter: Parameter) -> bool:
    """True for real numbers and arrays of them, which straight code and operations on tensors know."""
    return parameter.number.kind not in "cV" and not parameter.is_result and parameter.extent is None


class Spelling:
    """Struct types as C says them, under names of their own."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._names: dict[Struct, str] = {}

    def __call__(self, type_: Number) -> str:
        """The name of a type, whose definition `lines` has then."""
        if not isinstance(type_, Struct):
            return type_.name
        if type_ not in self._names:
            members = [self._member(one, f"m{place}") for place, one in enumerate(type_.fields)]
            name = self._names[type_] = f"struct eh_{len(self._names)}"
            self.lines.append(f"{name} {{ {' '.join(members)} }};")
            self.lines.append(f'_Static_assert(sizeof({name}) == {type_.size}, "size");')
            self.lines += [
                f'_Static_assert(__builtin_offsetof({name}, m{place}) == {one.offset}, "offset");'
                for place, one in enumerate(type_.fields)
            ]
        return self._names[type_]

    def _member(self, one: Field, name: str) -> str:
        if one.is_pointer:
            return f"void *{name};"
        return f"{self(one.type)} {name}{''.join(f'[{size}]' for size in one.shape)};"
