"""`@record`: what `@dataclass(frozen=True)` means, made in a quarter of the time.

A link imports some seventy of these classes, and Python compiles six methods of each from text: a sixth of the time of
a small link. Of a record only `__init__` is compiled. That nobody changes one is checked by mypy, not at run time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform
else:

    def dataclass_transform(**_):
        return lambda decorator: decorator


Record = TypeVar("Record")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[Record]) -> type[Record]:
    """Records are equal that have the same class and equal fields."""
    cls.__doc__ = cls.__doc__ or cls.__name__  # else dataclass makes one, of a signature that takes long to find
    dataclass(eq=False, repr=False)(cls)
    values = _values(cls)

    def __eq__(self: Record, other: object) -> bool:
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    def __hash__(self: Record) -> int:
        return hash(values(self))

    methods = {"__eq__": __eq__, "__hash__": __hash__, "__repr__": _repr}
    for name, method in methods.items():
        if name not in cls.__dict__:
            setattr(cls, name, method)
    return cls


def _values(cls: Any) -> Callable[[Any], Any]:
    """A function from an instance to the tuple of its fields."""
    names = [one.name for one in fields(cls)]
    return attrgetter(*names) if len(names) > 1 else lambda self: tuple(getattr(self, name) for name in names)


def _repr(self: Any) -> str:
    shown = (f"{one.name}={getattr(self, one.name)!r}" for one in fields(self) if one.repr)
    return f"{type(self).__qualname__}({', '.join(shown)})"
