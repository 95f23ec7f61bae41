"""What we use of the standard module of this name, at a tenth of the price.

Each link imports some eighty dataclasses. The standard module compiles up to six methods for every one, and loads
`inspect`, `ast` and `dis`: a seventh of the time of a small link. Here a class's `__init__` is compiled when its first
object is made, and nothing else is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, overload

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform
else:

    def dataclass_transform(**_: object) -> Callable[[T], T]:
        return lambda decorator: decorator


T = TypeVar("T")
_MISSING: Any = object()


class _Field:
    """A field's default, where it is more than a value."""

    def __init__(self, default: object, factory: Callable[[], object] | None, repr: bool) -> None:
        self.default, self.factory, self.repr = default, factory, repr


def field(*, default: Any = _MISSING, default_factory: Callable[[], Any] | None = None, repr: bool = True) -> Any:
    return _Field(default, default_factory, repr)


@overload
def dataclass(cls: type[T]) -> type[T]: ...


@overload
def dataclass(*, frozen: bool = ..., eq: bool = ...) -> Callable[[type[T]], type[T]]: ...


@dataclass_transform(field_specifiers=(field,))
def dataclass(cls: type[Any] | None = None, *, frozen: bool = False, eq: bool = True) -> Any:
    """Give a class whose annotations are its fields the methods to go with them."""
    return _made(cls, frozen, eq) if cls is not None else lambda cls: _made(cls, frozen, eq)


def replace(one: T, **changes: object) -> T:
    """The same object with other values in some fields."""
    return type(one)(**{**{name: getattr(one, name) for name in _fields(type(one))}, **changes})


def _made(cls: type[Any], frozen: bool, eq: bool) -> type[Any]:
    cls._fields = {**_fields(cls), **{name: _declared(cls, name) for name in cls.__annotations__}}
    methods: dict[str, Any] = {"__init__": _first_init(cls, frozen), "__repr__": _repr}
    if frozen:
        methods |= {"__setattr__": _refuse, "__delattr__": _refuse}
    if eq:
        values = _values(tuple(cls._fields))
        methods["__eq__"] = lambda self, other: (
            values(self) == values(other) if type(other) is type(self) else NotImplemented
        )
        methods["__hash__"] = (lambda self: hash(values(self))) if frozen else None
    own = vars(cls)
    for name, method in methods.items():
        if name not in own or (name == "__hash__" and own[name] is None):
            setattr(cls, name, method)
    return cls


def _fields(cls: type[Any]) -> dict[str, _Field]:
    """The fields of a dataclass, in the order of its constructor."""
    return getattr(cls, "_fields", {})


def _declared(cls: type[Any], name: str) -> _Field:
    """The field that a class declares; what is left in the class is its default."""
    found = vars(cls).get(name, _MISSING)
    if not isinstance(found, _Field):
        return _Field(found, None, repr=True)
    if found.default is _MISSING:
        delattr(cls, name)
    else:
        setattr(cls, name, found.default)
    return found


def _first_init(cls: type[Any], frozen: bool) -> Callable[..., None]:
    def compile_and_call(self: Any, *values: object, **named: object) -> None:
        cls.__init__ = _init(cls, frozen)
        cls.__init__(self, *values, **named)

    return compile_and_call


def _init(cls: type[Any], frozen: bool) -> Any:
    parameters, lines = ["self"], []
    names: dict[str, Any] = {"_missing": _MISSING, "_set": object.__setattr__}
    for name, declared in _fields(cls).items():
        value = name
        if declared.factory is not None:
            names[f"_make_{name}"] = declared.factory
            parameters.append(f"{name}=_missing")
            value = f"_make_{name}() if {name} is _missing else {name}"
        elif declared.default is not _MISSING:
            names[f"_default_{name}"] = declared.default
            parameters.append(f"{name}=_default_{name}")
        else:
            parameters.append(name)
        lines.append(f"_set(self, {name!r}, {value})" if frozen else f"self.{name} = {value}")
    exec(f"def __init__({', '.join(parameters)}):\n " + "\n ".join(lines or ["pass"]), names)
    made = names["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    return made


def _values(names: tuple[str, ...]) -> Callable[[Any], tuple[object, ...]]:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda one: tuple(getattr(one, name) for name in names)


def _repr(self: Any) -> str:
    shown = (f"{name}={getattr(self, name)!r}" for name, declared in _fields(type(self)).items() if declared.repr)
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _refuse(self: object, name: str, *value: object) -> NoReturn:
    raise AttributeError(f"{type(self).__name__}.{name}: frozen objects are not changed")
