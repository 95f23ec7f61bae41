"""`jl`: Julia's functions and their derivatives, in the conventions of `import enzyme_hub as eh` (JAX's)."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np

from enzyme_hub.errors import PythonError
from enzyme_hub.julia.calling import passing, values
from enzyme_hub.julia.calling.passing import Array
from enzyme_hub.julia.calling.starting import session
from enzyme_hub.julia.calling.values import Given, Value, ask, given

Argnums: TypeAlias = "int | Sequence[int]"
Function: TypeAlias = "str | Value | Any"  # Julia's text for it, or what `seval` gave; an object of juliacall's


class Julia:
    """Julia in this process, which starts when it is first asked for something."""

    def __init__(self) -> None:
        self._functions: dict[str, Value] = {}

    def start(self, through: str | None = None) -> Julia:
        """Start Julia `through` juliacall or libjulia; if you say nothing, as the environment and the machine have it."""
        session(through)
        return self

    @property
    def version(self) -> str:
        """The version of Julia."""
        return session().version

    @property
    def through(self) -> str:
        """What leads to Julia: `juliacall` or `libjulia`."""
        return session().through

    # --- code

    def seval(self, code: str) -> Any:
        """The value of Julia's code, definitions or expressions; the last one counts."""
        return ask(values.EVALUATE, 0, [given(code, "the code")])

    def include(self, path: str | os.PathLike[str]) -> Any:
        """Run a file of Julia's."""
        return ask(values.INCLUDE, 0, [given(os.path.abspath(path), "the path")])

    def function(self, f: Function) -> Value:
        """A function by its name or its text: `jl.function("sum")`, `jl.function("x -> 2x")`."""
        if isinstance(f, Value):
            return f
        if not isinstance(f, str):
            adopted = values.adopt(f)
            if adopted is None:
                raise PythonError("EH0501", f"{f!r} is no function of Julia's", remedy="name it, or write it as text")
            return adopted
        if f not in self._functions:
            found = self.seval(f)
            if not isinstance(found, Value):
                raise PythonError("EH0504", f"{f!r} is {found!r} in Julia, and no function")
            self._functions[f] = found
        return self._functions[f]

    # --- derivatives

    def gradient(self, f: Function, argnums: Argnums = 0) -> Callable[..., Any]:
        """The gradient of a function that returns a number, by the arguments `argnums`."""
        both = self.value_and_gradient(f, argnums)
        return _named(lambda *arguments: both(*arguments)[1], f, "gradient")

    def value_and_gradient(self, f: Function, argnums: Argnums = 0) -> Callable[..., tuple[Any, Any]]:
        """The same, with what the function returns before it."""

        def found(*arguments: Any) -> tuple[Any, Any]:
            itself, passed = self.function(f), _all(arguments)
            places = _places(argnums, passed)
            for place in places:
                passed[place].shadow = _shadow(passed[place])
            value = ask(values.GRADIENT, itself.handle, passed)
            derivatives = [_derivative(passed[place]) for place in places]
            return value, derivatives[0] if isinstance(argnums, int) else tuple(derivatives)

        return _named(found, f, "value and gradient")

    def jvp(self, f: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
        """What the function returns, and its tangent along `tangents`, one for each argument (None for no change)."""
        itself, passed = self.function(f), _all(primals)
        if len(tangents) != len(passed):
            raise PythonError("EH0501", f"{len(tangents)} tangents for {len(passed)} arguments")
        for place, (one, tangent) in enumerate(zip(passed, tangents, strict=True)):
            if tangent is None:
                one.shadow = np.zeros_like(one.memory) if one.kind == passing.NUMBER and one.varies else None
                continue
            _must_vary(one, place)
            one.shadow = _like(one, tangent, f"tangent {place}")
        value, along = ask(values.TANGENT, itself.handle, passed, results=2)
        return value, along

    def vjp(self, f: Function, *arguments: Any) -> tuple[Any, Callable[[Any], tuple[Any, ...]]]:
        """What the function returns, and a pullback: from a seed to the derivatives by all arguments (None for what has none).

        The pullback has a copy of the arrays: it is that of the arguments as they are now.
        """
        itself = self.function(f)
        now = _copied(arguments)
        value = itself(*_copied(now))
        if not (passing.is_number(value) or isinstance(value, np.ndarray)) or np.asarray(value).dtype.kind != "f":
            raise PythonError(
                "EH0602",
                "a pullback needs a function that returns a real number or an array of them",
                why=f"this is {value!r}",
            )

        def pullback(seed: Any) -> tuple[Any, ...]:
            passed = _all(_copied(now))
            for one in passed:
                one.shadow = _shadow(one) if one.varies else None
            made = np.zeros_like(value, order="F")
            weight = Given(passing.ARRAY if isinstance(value, np.ndarray) else passing.NUMBER, made)
            weight.memory = _like(weight, seed, "the seed")
            ask(values.PULL, itself.handle, [*passed, weight])
            return tuple(_derivative(one) if one.varies else None for one in passed)

        return value, pullback

    def jacobian(self, f: Function, argnums: int = 0) -> Callable[..., Any]:
        """The derivatives of what the function returns: an array with the shape of the result, then that of the argument."""

        def found(*arguments: Any) -> Any:
            itself, passed = self.function(f), _all(arguments)
            one = _one(passed, argnums)
            columns, sizes = ask(values.JACOBIAN, itself.handle, passed, results=2)
            return _shaped(columns, tuple(sizes), one)

        return _named(found, f, "Jacobian")

    def hessian(self, f: Function, argnums: int = 0) -> Callable[..., Any]:
        """The second derivatives of a function that returns a number: an array with the shape of the argument, twice."""

        def found(*arguments: Any) -> Any:
            itself, passed = self.function(f), _all(arguments)
            one = _one(passed, argnums)
            made = ask(values.HESSIAN, itself.handle, passed)
            if one.kind == passing.NUMBER:
                return made
            assert one.memory is not None
            order: Literal["F", "C"] = "F" if one.memory.flags.f_contiguous else "C"
            return made.reshape(*one.memory.shape, *one.memory.shape, order=order)

        return _named(found, f, "Hessian")

    def hvp(self, f: Function, argnums: int = 0) -> Callable[..., Any]:
        """`hvp(f)(x, v, *rest)`: the Hessian by one argument times `v`, which follows it, in about the time of two gradients."""

        def found(*arguments: Any) -> Any:
            itself, rest = self.function(f), list(arguments)
            if not 0 <= argnums < len(rest) - 1:
                raise PythonError(
                    "EH0501", f"hvp takes a vector after argument {argnums}, and there are {len(rest)} in all"
                )
            direction = rest.pop(argnums + 1)
            passed = _all(rest)
            one = _one(passed, argnums)
            one.shadow = _like(one, direction, "the vector")
            ask(values.HVP, itself.handle, passed)
            return _derivative(one)

        return _named(found, f, "Hessian times a vector")


jl = Julia()


def _copied(arguments: Sequence[Any]) -> list[Any]:
    return [np.copy(one, order="K") if isinstance(one, np.ndarray) else one for one in arguments]


def _all(arguments: Sequence[Any]) -> list[Given]:
    return [given(one, f"argument {place}") for place, one in enumerate(arguments)]


def _places(argnums: Argnums, passed: Sequence[Given]) -> tuple[int, ...]:
    places = (argnums,) if isinstance(argnums, int) else tuple(argnums)
    for place in places:
        if not 0 <= place < len(passed):
            raise PythonError("EH0501", f"argnums names argument {place}, and there are {len(passed)}")
        _must_vary(passed[place], place)
    return places


def _must_vary(one: Given, place: int) -> None:
    if one.varies:
        return
    held = "text or None" if one.memory is None or one.kind == passing.TEXT else f"of type {one.memory.dtype}"
    raise PythonError(
        "EH0501",
        f"argument {place} is {held}: there is no derivative by it",
        remedy="pass a float, or an array of floats",
    )


def _one(passed: Sequence[Given], place: int) -> Given:
    _places(place, passed)
    one = passed[place]
    if one.memory is None or one.memory.dtype.kind != "f":
        raise PythonError("EH0501", f"argument {place} is no real number and no array of them")
    one.shadow = np.zeros(1)  # which one is meant
    return one


def _shadow(one: Given) -> Array:
    return np.zeros(1, np.int64) if one.memory is None else np.zeros_like(one.memory)


def _derivative(one: Given) -> Any:
    """The shadow in the form of the argument. By complex numbers it is JAX's: du/dx - i du/dy."""
    assert one.shadow is not None
    if one.memory is None:
        return Value(int(one.shadow[0]))
    if one.shadow.dtype.kind == "c":
        np.conjugate(one.shadow, out=one.shadow)
    if one.kind == passing.ARRAY:
        return one.shadow
    found = one.shadow[()]
    return found.item() if found.dtype in (np.float64, np.complex128) else found


def _like(one: Given, value: Any, name: str) -> Array:
    """A tangent or a seed in memory of the same form."""
    if one.memory is None:
        raise PythonError("EH0501", f"{name} is for an object of Julia's: that is not supported")
    found = np.asarray(value)
    if found.shape != one.memory.shape:
        raise PythonError("EH0501", f"{name} has the shape {found.shape}, where {one.memory.shape} is needed")
    if isinstance(value, (np.ndarray, np.generic)) and found.dtype != one.memory.dtype:
        raise PythonError(
            "EH0501",
            f"{name} is of type {found.dtype}, where {one.memory.dtype} is needed",
            remedy=f"x.astype(numpy.{one.memory.dtype})",
        )
    made = np.empty_like(one.memory)
    made[...] = found
    return made


def _shaped(columns: Array, sizes: tuple[int, ...], one: Given) -> Any:
    """Columns, one for each element of the argument's memory, as an array."""
    assert one.memory is not None
    if one.kind == passing.NUMBER:
        return columns.reshape(sizes, order="F")[()]
    rows = not one.memory.flags.f_contiguous
    shape = one.memory.shape[::-1] if rows else one.memory.shape
    made = columns.reshape(*sizes, *shape, order="F")
    if not rows:
        return made
    first = len(sizes)
    return made.transpose(*range(first), *range(first + len(shape) - 1, first - 1, -1))


def _named(found: Callable[..., Any], f: Function, what: str) -> Callable[..., Any]:
    found.__name__ = found.__qualname__ = f"{what} of {f if isinstance(f, str) else 'a function of Julia'}"
    found.__doc__ = f"The {what} of {f!r}, a function of Julia's."
    return found
