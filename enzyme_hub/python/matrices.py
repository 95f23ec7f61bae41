"""Jacobians and Hessians: all directions, several in one sweep."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np

from enzyme_hub.errors import HubError, PythonError
from enzyme_hub.python import requests
from enzyme_hub.python.arguments import Bound, bind, dtype, spared
from enzyme_hub.python.lanes import FORWARD, REVERSE, in_memory, lanes
from enzyme_hub.python.library import Entry, Function
from enzyme_hub.python.requests import Request, Way
from enzyme_hub.python.transforms import Argnums, chosen, named, outputs_of, places_of, returns
from enzyme_hub.python.values import Array, memory

WIDTHS = (1, 4, 8)


def jacobian(f: Function, argnums: Argnums = 0, holomorphic: bool = False) -> Callable[..., Any]:
    """The derivatives of all that the function gives out by the arguments `argnums`: arrays of the shape output + input.

    Forward mode where there are more results than numbers to differentiate by, else reverse mode. Complex results need
    `holomorphic=True`, which says that the function is.
    """
    places = places_of(f, argnums)
    sweeps = _Sweeps(f)

    def jacobian_of(*arguments: Any) -> Any:
        kept = bind(f.signature, arguments)
        outputs = outputs_of(f, kept)
        _check(f, [*places, *outputs], holomorphic, [kept[i] for i in outputs])
        memories = [_Memory(one) for one in _with_result(f, kept)]
        targets = [*([len(kept)] if returns(f) else []), *outputs]
        is_reverse = sum(memories[i].size for i in targets) <= sum(memories[i].size for i in places)
        is_reverse |= any(memories[i].is_complex for i in places) and not holomorphic
        seeded, read = (targets, places) if is_reverse else (places, targets)
        found = sweeps(REVERSE if is_reverse else FORWARD, kept, memories, seeded, read)
        pieces = []
        for target in targets:
            matrices = {
                place: _shaped(memories[target], memories[place], found[target, place])
                if is_reverse
                else _shaped(memories[target], memories[place], found[place, target].T)
                for place in places
            }
            pieces.append(chosen(argnums, places, matrices))
        return pieces[0] if len(pieces) == 1 else tuple(pieces)

    return named(jacobian_of, f, "Jacobian")


def hessian(f: Function, argnums: int = 0) -> Callable[..., Any]:
    """The matrix of second derivatives by one argument: of the shape of that argument twice. Forward mode over reverse mode."""
    (place,) = places_of(f, argnums)
    sweeps = _SecondSweeps(f, place)

    def hessian_of(*arguments: Any) -> Any:
        kept = bind(f.signature, arguments)
        _check(f, [place], False, [kept[place]])
        one = _Memory(kept[place])
        return _shaped(one, one, sweeps(kept, one))

    return named(hessian_of, f, "Hessian")


class _Memory:
    """The numbers of an argument in the order in which they lie in memory."""

    def __init__(self, one: Bound) -> None:
        value = (
            memory(one.value) if one.parameter.is_array else np.array([one.value], dtype(one.parameter.number.dtype))
        )
        self.size, self.dtype = value.size, value.dtype
        self.is_complex = value.dtype.kind == "c"
        is_one = not one.parameter.is_array or one.given is not None
        self.shape: tuple[int, ...] = () if is_one else value.shape
        self.order = None if value.flags.c_contiguous else np.arange(value.size).reshape(value.shape, order="F").ravel()


def _shaped(output: _Memory, argument: _Memory, matrix: Array) -> Any:
    """A matrix, whose rows and columns are in the order of memory, in the shape output + argument."""
    matrix = matrix if output.order is None else matrix[output.order]
    matrix = matrix if argument.order is None else matrix[:, argument.order]
    shape = output.shape + argument.shape
    return matrix.reshape(shape) if shape else matrix[0, 0].item()


def _with_result(f: Function, bound: list[Bound]) -> list[Bound]:
    """The arguments, and what the function returns behind them."""
    if not returns(f):
        return bound
    return [*bound, Bound(in_memory(f.signature).signature.parameters[-1], np.zeros(1, f.signature.result.dtype), 0.0)]  # type: ignore[union-attr]


class _Sweeps:
    """First derivatives along many directions."""

    def __init__(self, f: Function) -> None:
        self._f = f
        self._inner = in_memory(f.signature, f.text)
        self._made: dict[Any, tuple[int, Entry]] = {}

    def __call__(
        self, entry: str, kept: list[Bound], memories: list[_Memory], seeded: list[int], read: list[int]
    ) -> dict[tuple[int, int], Array]:
        """For each argument that is seeded and each that is read, a matrix with a row for each seed."""
        parameters = self._inner.signature.parameters
        shadowed = frozenset({*seeded, *read, *(i for i, one in enumerate(parameters) if one.is_output)})
        found = {
            (i, j): np.empty((memories[i].size, memories[j].size), memories[j].dtype) for i in seeded for j in read
        }
        units = [(i, k) for i in seeded for k in range(memories[i].size)]
        width, call = _made(self._f, self._made, self._inner, entry, shadowed, len(units))
        for lanes_of in _chunks(units, width):
            values: list[Any] = []
            stacks = {i: np.zeros((width, memories[i].size), memories[i].dtype) for i in shadowed}
            for lane, (i, k) in enumerate(lanes_of):
                stacks[i][lane, k] = 1
            for i, value in enumerate(_addresses(self._f, spared(kept))):
                values += [value, stacks[i], stacks[i].strides[0]] if i in shadowed else [value]
            call(*values)
            for lane, (i, k) in enumerate(lanes_of):
                for j in read:
                    row = stacks[j][lane]
                    found[i, j][k] = row.conj() if entry == REVERSE else row
        return found


class _SecondSweeps:
    """Second derivatives by one argument of a function that returns a number."""

    def __init__(self, f: Function, place: int) -> None:
        if not returns(f):
            raise PythonError("EH0501", f"{f.__name__} returns no number that has derivatives", where=f.signature.c)
        self._f, self._place = f, place
        inner = in_memory(f.signature, f.text)
        parameters = inner.signature.parameters
        self._active = frozenset({place, *(i for i, one in enumerate(parameters) if one.is_output)})
        ways = tuple(Way.SHADOWED if i in self._active else Way.CONST for i in range(len(parameters)))
        self._first = requests.reverse(inner.signature, ways, inner.text)
        self._made: dict[Any, tuple[int, Entry]] = {}

    def __call__(self, kept: list[Bound], one: _Memory) -> Array:
        found = np.empty((one.size, one.size), one.dtype)
        last = len(self._first.signature.parameters) - 1  # of `results`, into which nothing is written
        shadowed = frozenset(self._firsts())
        width, call = _made(self._f, self._made, self._first, FORWARD, shadowed, one.size)
        for rows in _chunks(range(one.size), width):
            values: list[Any] = []
            for i, value in enumerate(_addresses(self._f, spared(kept))):
                if i not in self._active:
                    values.append(value)
                    continue
                tangent, second = (np.zeros((width, value.size), value.dtype) for _ in range(2))
                shadow = np.zeros_like(value)
                if i == self._place:
                    tangent[range(len(rows)), rows] = 1
                    read = second
                if i == len(kept):
                    shadow[0] = 1
                values += [value, tangent, tangent.strides[0], shadow, second, second.strides[0]]
            call(*values, np.zeros(1))
            found[list(rows)] = read[: len(rows)]
        assert last not in shadowed
        return found

    def _firsts(self) -> Iterator[int]:
        """The places of arguments that move, and of their shadows, in the gradient."""
        place = 0
        for i in range(len(self._f.signature.parameters) + 1):
            if i in self._active:
                yield from (place, place + 1)
                place += 1
            place += 1


def _addresses(f: Function, bound: list[Bound]) -> list[Any]:
    """What is passed to the function in memory."""
    values = []
    for one in _with_result(f, bound):
        is_number = not one.parameter.is_array and one.parameter.number.is_float
        values.append(np.array([one.value], one.parameter.number.dtype) if is_number else one.value)
    return values


def _made(
    f: Function, made: dict[Any, tuple[int, Entry]], inner: Request, entry: str, shadowed: frozenset[int], count: int
) -> tuple[int, Entry]:
    """The derivative in lanes that suit so many directions; where there is none in lanes, the one for one direction."""
    width = next((one for one in WIDTHS if count <= one), WIDTHS[-1])
    found = made.get((entry, shadowed, width))
    if found is None:
        try:
            found = width, f.library._derivative(lanes(inner, entry, shadowed, width))
        except HubError:
            found = 1, f.library._derivative(lanes(inner, entry, shadowed, 1))
        made[entry, shadowed, width] = found
    return found


def _chunks(units: Iterable[Any], width: int) -> Iterator[list[Any]]:
    listed = list(units)
    for start in range(0, len(listed), width):
        yield listed[start : start + width]


def _check(f: Function, places: list[int], holomorphic: bool, outputs: list[Bound]) -> None:
    parameters = f.signature.parameters
    for place in places:
        if parameters[place].number.kind == "V":
            raise PythonError(
                "EH0501",
                f"{parameters[place].name} of {f.__name__} is a struct: no rows and columns",
                where=f.signature.c,
                remedy="use eh.gradient, eh.vjp or eh.jvp",
            )
    if any(one.parameter.number.kind == "c" for one in outputs) and not holomorphic:
        raise PythonError(
            "EH0501",
            f"{f.__name__} gives out complex numbers",
            where=f.signature.c,
            why="one complex number for each derivative is enough only where the function is holomorphic",
            remedy="say eh.jacobian(f, holomorphic=True), or use eh.vjp or eh.jvp",
        )
