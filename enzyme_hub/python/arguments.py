"""Python values as arguments of compiled functions: checked, and passed without a copy."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from enzyme_hub.errors import PythonError
from enzyme_hub.python.signatures import Parameter, Signature

Array: TypeAlias = NDArray[np.generic]


class Bound:
    """An argument with its value: a number, or an array. `was_number`: a number that is passed by reference."""

    __slots__ = ("parameter", "value", "was_number")

    def __init__(self, parameter: Parameter, value: Any, was_number: bool = False) -> None:
        self.parameter = parameter
        self.value = value
        self.was_number = was_number


def bind(signature: Signature, arguments: Sequence[Any]) -> list[Bound]:
    """Each argument with its parameter. Raises PythonError (EH0501)."""
    parameters = signature.parameters
    if len(arguments) != len(parameters):
        raise PythonError(
            "EH0501",
            f"{signature.symbol} takes {len(parameters)} arguments, and was given {len(arguments)}",
            where=signature.c,
        )
    return [_bound(one, value, signature) for one, value in zip(parameters, arguments, strict=True)]


def _bound(parameter: Parameter, value: Any, signature: Signature) -> Bound:
    if not parameter.is_array:
        return Bound(parameter, _number(parameter, value, signature))
    if parameter.by_reference and not isinstance(value, np.ndarray):
        return Bound(parameter, np.array([_number(parameter, value, signature)], parameter.number.dtype), True)
    return Bound(parameter, _array(parameter, value, signature))


def _number(parameter: Parameter, value: Any, signature: Signature) -> float | int:
    try:
        if parameter.number.is_float:
            return float(value)
        if parameter.number.kind == "b":
            return bool(value)
        found = operator.index(value)
    except (TypeError, ValueError):
        raise _misfit(parameter, signature, f"it is a number of type {parameter.number.name}", value) from None
    least, most = _range(parameter.number.dtype)
    if not least <= found <= most:
        raise _misfit(parameter, signature, f"{found} is not between {least} and {most}", value)
    return found


def _array(parameter: Parameter, value: Any, signature: Signature) -> Array:
    wanted = dtype(parameter.number.dtype)
    if not isinstance(value, np.ndarray):
        raise _misfit(parameter, signature, f"it is an array of {wanted}", value, "numpy.asarray makes one")
    if value.dtype != wanted:
        remedy = f"{parameter.name}.astype(numpy.{wanted}) makes one"
        raise _misfit(
            parameter, signature, f"it is an array of {wanted}, and this one has {value.dtype}", value, remedy
        )
    if not value.flags.forc:
        remedy = "numpy.ascontiguousarray makes one that is in one piece"
        raise _misfit(parameter, signature, f"its memory is not in one piece (strides {value.strides})", value, remedy)
    if not parameter.is_read and not parameter.by_reference and not value.flags.writeable:
        raise _misfit(parameter, signature, "the function changes it, and it cannot be written", value, "pass a copy")
    return value


def _misfit(parameter: Parameter, signature: Signature, why: str, value: Any, remedy: str | None = None) -> PythonError:
    return PythonError(
        "EH0501",
        f"{type(value).__name__} does not fit the argument {parameter.name} of {signature.symbol}",
        where=signature.c,
        why=why,
        remedy=remedy,
    )


class Conversion:
    """How Python values become the arguments that cffi passes, for one signature. The arrays must live until the call is done."""

    def __init__(self, signature: Signature) -> None:
        self._types = [ffi().typeof(f"{p.number.name}[]") if p.is_array else None for p in signature.parameters]

    def __call__(self, values: Sequence[Any]) -> list[Any]:
        from_buffer = ffi().from_buffer
        return [
            value if type_ is None else from_buffer(type_, value if value.flags.c_contiguous else value.T)
            for type_, value in zip(self._types, values, strict=True)
        ]


@cache
def _range(name: str) -> tuple[int, int]:
    limits = np.iinfo(dtype(name))
    return int(limits.min), int(limits.max)


@cache
def ffi() -> Any:
    from cffi import FFI

    return FFI()


@cache
def dtype(name: str) -> np.dtype[Any]:
    return np.dtype(name)


def copied(bound: Iterable[Bound]) -> list[Bound]:
    """The same with arrays of their own."""
    return [_copied(one) if one.parameter.is_array else one for one in bound]


def spared(bound: Iterable[Bound]) -> list[Bound]:
    """The same with copies of the arrays that the function may change."""
    return [_copied(one) if one.parameter.is_array and not one.parameter.is_read else one for one in bound]


def _copied(one: Bound) -> Bound:
    return Bound(one.parameter, one.value.copy("K"), one.was_number)
