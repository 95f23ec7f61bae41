"""Operations on numpy arrays: for frameworks that hand out their memory."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from enzyme_hub.errors import PythonError
from enzyme_hub.python.arguments import dtype
from enzyme_hub.python.ops import Op, Part, Role, Shape
from enzyme_hub.python.values import Array


def output_types(op: Op, inputs: Sequence[Shape]) -> list[tuple[Shape, np.dtype[Any]]]:
    """Shape and type of each output."""
    shapes = op.shapes(inputs)
    returned = [((), dtype(op.result.dtype))] if op.result is not None else []
    return [*returned, *((shapes[i], dtype(op.slots[i].parameter.number.dtype)) for i in op.outputs)]


def check(op: Op, name: str, inputs: Sequence[tuple[Shape, str]], batched: int = 0) -> None:
    """Raise PythonError unless these shapes and types fit."""
    if len(inputs) != len(op.inputs):
        _misfit(op, f"{name} takes {len(op.inputs)} tensors, and was given {len(inputs)}")
    for place, (shape, type_) in zip(op.inputs, inputs, strict=True):
        one = op.slots[place].parameter
        wanted = one.number.numpy
        if type_ != wanted:
            _misfit(op, f"{one.name} of {name} is of type {wanted}, and this tensor of {type_}")
        if not one.is_array and len(shape) != batched:
            _misfit(op, f"{one.name} of {name} is a number, and this tensor has the shape {shape[batched:]}")


def _misfit(op: Op, what: str) -> None:
    raise PythonError("EH0501", what, where=op.signature.c, remedy="convert it: astype, to or cast")


def run(op: Op, inputs: Sequence[Array], lead: int = 0) -> list[Array]:
    """The outputs. The first `lead` dimensions, which all inputs have, are those of a batch."""
    inputs = [np.ascontiguousarray(one).reshape(one.shape) for one in inputs]
    batch = inputs[0].shape[:lead]
    cores = [one.shape[lead:] for one in inputs]
    outputs: list[Array] = [np.zeros(batch + shape, type_) for shape, type_ in output_types(op, cores)]
    shapes = op.shapes(cores)
    for index in np.ndindex(batch):
        whole = (*index, Ellipsis)  # an array, also where it is one number
        found = _once(op, [one[index] for one in inputs], [one[whole] for one in outputs], shapes)
        if op.result is not None:
            outputs[0][index] = found
    return outputs


def _once(op: Op, inputs: list[Any], outputs: list[Array], shapes: list[Shape]) -> Any:
    given, written = iter(inputs), iter(outputs[op.result is not None :])
    values: list[Any] = []
    for one, shape in zip(op.slots, shapes, strict=True):
        parameter = one.parameter
        if one.role is Role.SIZE:
            size = math.prod(shapes[one.of[0]])
            values.append(np.array([size], dtype(parameter.number.dtype)) if parameter.is_array else size)
        elif one.role is Role.SCRATCH:
            values.append(np.zeros(shape, dtype(parameter.number.dtype)))
        elif one.role is Role.OUTPUT:
            values.append(next(written))
        elif not parameter.is_array:
            values.append(next(given).item())
        else:
            value = np.asarray(next(given))
            values.append(value if parameter.is_read else value.copy())
    return op.entry(*values)


def part(outputs: Sequence[Any], one: Part, lead: int = 0) -> Any:
    """A part of an operation's outputs, in any framework whose tensors are indexed as numpy's."""
    found = outputs[one.output]
    return found if one.element is None else found[(slice(None),) * lead + (one.element,)]
