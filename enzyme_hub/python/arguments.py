"""Python values as arguments of compiled functions: checked, and passed without a copy."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from enzyme_hub.errors import PythonError
from enzyme_hub.python.filling import Misfit, filled
from enzyme_hub.python.lengths import least
from enzyme_hub.python.signatures import Parameter, Signature
from enzyme_hub.python.structs import Struct
from enzyme_hub.python.texts import NotText, in_memory, takes_text
from enzyme_hub.python.values import Array, Block, as_dict, copy, memory


class Bound:
    """An argument with its value: a number, an array, or a `Block`. `given` is what it was made of if that was one number or
    one struct, of which the array has one element. `section` is the array that it is a copy of, in one piece.
    """

    __slots__ = ("given", "parameter", "section", "value")

    def __init__(self, parameter: Parameter, value: Any, given: Any = None, section: Array | None = None) -> None:
        self.parameter = parameter
        self.value = value
        self.given = given
        self.section = section

    @property
    def was_number(self) -> bool:
        """True for a number that is passed by reference: what the function writes there nobody sees."""
        return isinstance(self.given, (float, int, complex))

    def restored(self, value: Any, is_derivative: bool = False) -> Any:
        """A value of the same layout in the form in which the argument was given."""
        if self.given is None:
            return value
        if self.was_number:
            return value[0].item()
        if isinstance(self.given, Mapping):
            return as_dict(value, is_derivative)
        return value.view((np.record, value.dtype))[0]


def bind(signature: Signature, arguments: Sequence[Any]) -> list[Bound]:
    """Each argument with its parameter, and memory for results. Raises PythonError (EH0501)."""
    parameters = signature.given
    if len(arguments) != len(parameters):
        raise PythonError(
            "EH0501",
            f"{signature.name} takes {len(parameters)} arguments, and was given {len(arguments)}",
            where=signature.c,
        )
    bound = [_bound(one, value, signature) for one, value in zip(parameters, arguments, strict=True)]
    for parameter in signature.parameters[len(parameters) :]:
        if parameter.extent is not None:
            bound.append(Bound(parameter, bound[parameter.extent[0]].value.shape[parameter.extent[1]]))
        else:
            bound.append(_result(parameter))
    for one in bound:
        if one.parameter.lengths:
            _check_length(one, [bound[place] for place in one.parameter.lengths], signature)
    return bound


def _result(parameter: Parameter) -> Bound:
    array = np.zeros(1, dtype(parameter.number.dtype))
    return Bound(parameter, array, 0j if parameter.number.kind == "c" else array[0])


def _bound(parameter: Parameter, value: Any, signature: Signature) -> Bound:
    if not parameter.is_array:
        return Bound(parameter, _number(parameter, value, signature))
    if isinstance(parameter.number, Struct) and not _is_array(value):
        return _one_struct(parameter, parameter.number, value, signature)
    if isinstance(value, (str, bytes)) and takes_text(parameter):
        return _text(parameter, value, signature)
    if parameter.by_reference and not isinstance(value, np.ndarray):
        number = _number(parameter, value, signature)
        return Bound(parameter, np.array([number], dtype(parameter.number.dtype)), number)
    if isinstance(parameter.number, Struct) and parameter.number.has_pointers:
        raise _misfit(parameter, signature, f"{parameter.number.name} holds pointers", value, "say it as a dict")
    if parameter.by_value and value.size != 1:
        raise _misfit(parameter, signature, f"it is one {parameter.number.name}, and not {value.size}", value)
    array = _array(parameter, value, signature)
    if parameter.descriptor is not None and not array.flags.f_contiguous:
        return Bound(parameter, np.asfortranarray(array), section=array)
    return Bound(parameter, array)


def _text(parameter: Parameter, value: str | bytes, signature: Signature) -> Bound:
    try:
        return Bound(parameter, in_memory(parameter, value))
    except NotText as error:
        raise _misfit(parameter, signature, str(error), value, error.remedy) from None


def _is_array(value: Any) -> bool:
    return isinstance(value, np.ndarray)


def _one_struct(parameter: Parameter, type_: Struct, value: Any, signature: Signature) -> Bound:
    """A struct that is given as a dict, or as an element of an array, whose memory is passed."""
    if isinstance(value, np.void) and not type_.has_pointers:
        return Bound(parameter, _array(parameter, np.asarray(value).reshape(1), signature), value)
    if isinstance(value, Mapping):
        return Bound(parameter, filled(type_, value, misfits(parameter, signature)), value)
    remedy = f"a dict with {', '.join(one.name for one in type_.fields)}"
    raise _misfit(parameter, signature, f"it is {type_.name}", value, remedy)


def _number(parameter: Parameter, value: Any, signature: Signature) -> complex:
    try:
        if isinstance(value, (str, bytes)):
            raise TypeError
        if parameter.number.kind == "c":
            return complex(value)
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
        is_text = parameter.number.name == "char"
        raise _misfit(
            parameter,
            signature,
            f"it is {'text, or ' * is_text}an array of {wanted}",
            value,
            "a str or bytes" if is_text and parameter.is_read else "numpy.asarray makes one",
        )
    if value.dtype != wanted:
        remedy = f"{parameter.name}.astype(numpy.{wanted}) makes one" if not wanted.names else None
        raise _misfit(
            parameter, signature, f"it is an array of {wanted}, and this one has {value.dtype}", value, remedy
        )
    if parameter.layout is not None:
        _check_layout(parameter, parameter.layout, value, signature)
    if parameter.descriptor is None and not value.flags.forc:
        remedy = "numpy.ascontiguousarray makes one that is in one piece"
        raise _misfit(parameter, signature, f"its memory is not in one piece (strides {value.strides})", value, remedy)
    if parameter.text is not None and value.size < parameter.text:
        raise _misfit(parameter, signature, f"it is character(len={parameter.text})", value, "a str is made so long")
    if not parameter.is_read and not parameter.by_reference and not value.flags.writeable:
        raise _misfit(parameter, signature, "the function changes it, and it cannot be written", value, "pass a copy")
    return value


def _check_layout(parameter: Parameter, layout: tuple[int | None, str], value: Array, signature: Signature) -> None:
    dimensions, order = layout
    if dimensions is not None and dimensions != value.ndim:
        why = f"it has {dimensions} dimension{'s' * (dimensions > 1)}, and this one {value.ndim}"
        raise _misfit(parameter, signature, why, value, "numpy.reshape makes one")
    if parameter.descriptor is not None or (value.flags.f_contiguous if order == "F" else value.flags.c_contiguous):
        return
    why = f"its elements lie in {order} order, in one piece, and those of this one do not (shape {value.shape}, strides {value.strides})"
    remedy = "numpy.asfortranarray makes one" if order == "F" else "numpy.ascontiguousarray makes one"
    raise _misfit(parameter, signature, why, value, remedy)


def _check_length(one: Bound, counts: Sequence[Bound], signature: Signature) -> None:
    wanted = least([int(next(np.asarray(count.value).flat, 0)) for count in counts])
    size = memory(one.value).size
    if size < wanted:
        names = " * ".join(count.parameter.name for count in counts)
        why = f"{names} says that it has {wanted} elements, and it has {size}"
        raise _misfit(one.parameter, signature, why, one.value, f"pass a smaller {names}, or a longer array")


def misfits(parameter: Parameter, signature: Signature) -> Misfit:
    """What is raised for a part of an argument."""
    return lambda why, value: _misfit(parameter, signature, why, value)


def _misfit(parameter: Parameter, signature: Signature, why: str, value: Any, remedy: str | None = None) -> PythonError:
    return PythonError(
        "EH0501",
        f"{type(value).__name__} does not fit the argument {parameter.name} of {signature.name}",
        where=signature.c,
        why=why,
        remedy=remedy,
    )


class Conversion:
    """How Python values become the arguments that cffi passes, for one signature. The arrays must live until the call is done."""

    def __init__(self, signature: Signature) -> None:
        self._types = [_memory_type(p) if p.is_array else None for p in signature.parameters]

    def __call__(self, values: Sequence[Any]) -> list[Any]:
        from_buffer = ffi().from_buffer
        return [
            value if type_ is None else from_buffer(type_, value if value.flags.c_contiguous else value.T)
            for type_, value in zip(self._types, map(memory, values), strict=True)
        ]


def _memory_type(parameter: Parameter) -> Any:
    return ffi().typeof(f"{'char' if parameter.number.kind in 'cV' else parameter.number.name}[]")


@cache
def _range(name: str) -> tuple[int, int]:
    limits = np.iinfo(dtype(name))
    return int(limits.min), int(limits.max)


@cache
def ffi() -> Any:
    from cffi import FFI

    return FFI()


@cache
def dtype(name: Any) -> np.dtype[Any]:
    found: np.dtype[Any] = np.dtype(name)
    return found


def copied(bound: Iterable[Bound]) -> list[Bound]:
    """The same with arrays of their own."""
    return [_copied(one) if one.parameter.is_array else one for one in bound]


def spared(bound: Iterable[Bound]) -> list[Bound]:
    """The same with copies of what the function may change."""
    return [_copied(one) if _may_change(one) else one for one in bound]


def _may_change(one: Bound) -> bool:
    return one.parameter.is_array and (not one.parameter.is_read or isinstance(one.value, Block))


def _copied(one: Bound) -> Bound:
    return Bound(one.parameter, copy(one.value), one.given)
