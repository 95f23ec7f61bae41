"""Compiled functions as operations on tensors, as PyTorch, JAX and TensorFlow know them: tensors in, tensors out, nothing changed.

A function's parameters are given roles (`Role`). The derivative of an operation in a direction, and its pullback, are operations
again, whose roles follow from those of the first: so a framework gets derivatives of any order from one rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import TypeAlias

from enzyme_hub.base.records import record
from enzyme_hub.errors import PythonError
from enzyme_hub.python import requests
from enzyme_hub.python.library import Entry, Library, compile
from enzyme_hub.python.requests import DOUBLE, Request, Way
from enzyme_hub.python.signatures import Number, Parameter, Signature
from enzyme_hub.python.structs import is_plain

Shape: TypeAlias = "tuple[int, ...]"


class Role(Enum):
    """What fills a parameter."""

    INPUT = "a tensor that is given"
    OUTPUT = "a tensor of zeros, which is given back"
    SCRATCH = "a tensor of zeros, which is thrown away"
    SIZE = "how many elements another parameter has"


@record
class Slot:
    """A parameter with its role. `shape` makes its shape from those of the parameters `of`; a SIZE counts the first of these."""

    parameter: Parameter
    role: Role
    of: tuple[int, ...] = ()
    shape: Callable[..., Shape] = tuple


@record
class Part:
    """An output of an operation, or an element of it."""

    output: int
    element: int | None = None


@record
class Pullback:
    """An operation from inputs and seeds to derivatives by the inputs. `takes`: the place of each of its inputs among the first one's
    inputs followed by seeds for its outputs. `gives`: what each derivative is, None where there is none.
    """

    op: Op
    takes: tuple[int, ...]
    gives: tuple[Part | None, ...]


@record
class Pushforward:
    """An operation from inputs and their tangents to outputs and theirs. `takes`: the place of each of its inputs among inputs
    followed by tangents. `gives`: the tangent of each output.
    """

    op: Op
    takes: tuple[int, ...]
    gives: tuple[Part, ...]


class Op:
    """An operation. Its outputs are what the function returns, if it returns a number, and the parameters that are outputs."""

    def __init__(
        self, library: Library, signature: Signature, slots: Sequence[Slot], request: Request | None = None
    ) -> None:
        self.library = library
        self.signature = signature
        self.slots = tuple(slots)
        self._request = request
        self.inputs = tuple(i for i, one in enumerate(self.slots) if one.role is Role.INPUT)
        self.outputs = tuple(i for i, one in enumerate(self.slots) if one.role is Role.OUTPUT)

    def __repr__(self) -> str:
        return f"<operation {self.signature.c}>"

    @property
    def result(self) -> Number | None:
        """The number that the function returns, if it has derivatives."""
        found = self.signature.result
        return found if found is not None and found.is_float else None

    @property
    def number_of_outputs(self) -> int:
        return len(self.outputs) + (self.result is not None)

    @cached_property
    def entry(self) -> Entry:
        if self._request is None:
            return self.library._entry(self.signature)
        return self.library._derivative(self._request)

    @property
    def may_stop(self) -> bool:
        """True if what is called returns whether it has stopped."""
        return self._request is not None and self._request.is_told

    @property
    def symbol(self) -> str:
        """Of what is called."""
        return self.signature.symbol if self._request is None else self._request.told.symbol

    @property
    def path(self) -> Path:
        """The shared library with the function."""
        if self._request is None:
            return self.library._built.path
        return self.library._derivative_path(self._request)

    def shapes(self, inputs: Sequence[Shape]) -> list[Shape]:
        """The shape of each parameter; that of a number is ()."""
        found: dict[int, Shape] = dict(zip(self.inputs, inputs, strict=True))

        def shape(i: int) -> Shape:
            if i not in found:
                one = self.slots[i]
                found[i] = () if one.role is Role.SIZE else one.shape(*map(shape, one.of))
            return found[i]

        return [shape(i) for i in range(len(self.slots))]

    @cached_property
    def pullback(self) -> Pullback:
        ways = [_way(one, Way.RETURNED) for one in self.slots]
        request = requests.reverse(self.signature, tuple(ways), self._request.text if self._request else "")
        derived = _Derived(request.signature)
        gives: dict[int, Part] = {}
        seed = len(self.inputs)
        first_array_seed = seed + (self.result is not None)
        returned = int(self.result is not None)
        place = 0  # among outputs of the pullback
        for i, (one, way) in enumerate(zip(self.slots, ways, strict=True)):
            role = Role.SCRATCH if one.role is Role.OUTPUT else one.role
            derived.add(i, one, role, self.inputs.index(i) if role is Role.INPUT else None)
            if way is Way.RETURNED:
                gives[i] = Part(-1, returned)
                returned += 1
            elif way is Way.SHADOWED and one.role is Role.OUTPUT:
                derived.add_like(i, Role.INPUT, first_array_seed + self.outputs.index(i))
            elif way is Way.SHADOWED:
                derived.add_like(i, Role.OUTPUT if one.role is Role.INPUT else Role.SCRATCH)
                if one.role is Role.INPUT:
                    gives[i] = Part(place)
                    place += 1
        if self.result is not None:
            derived.add_number(self.result, seed)
        has_numbers = Way.RETURNED in ways
        derived.add_results(request, Role.OUTPUT if has_numbers else Role.SCRATCH)
        parts = [gives.get(i) for i in self.inputs]
        parts = [replace(one, output=place) if one is not None and one.output < 0 else one for one in parts]
        return Pullback(derived.op(self.library, request), tuple(derived.takes), tuple(parts))

    @cached_property
    def pushforward(self) -> Pushforward:
        ways = [_way(one, Way.SHADOWED) for one in self.slots]
        request = requests.forward(self.signature, tuple(ways), self._request.text if self._request else "")
        derived = _Derived(request.signature)
        gives: list[Part] = []
        place = 0
        for i, (one, way) in enumerate(zip(self.slots, ways, strict=True)):
            at = self.inputs.index(i) if one.role is Role.INPUT else None
            derived.add(i, one, one.role, at)
            if way is Way.SHADOWED:
                derived.add_like(i, one.role, None if at is None else len(self.inputs) + at)
                if one.role is Role.OUTPUT:
                    gives.append(Part(place + 1))
                    place += 2
        derived.add_results(request, Role.SCRATCH if self.result is None else Role.OUTPUT)
        if self.result is not None:
            gives.insert(0, Part(place, 1))
        return Pushforward(derived.op(self.library, request), tuple(derived.takes), tuple(gives))


class _Derived:
    """The slots of a derivative, one after the other."""

    def __init__(self, signature: Signature) -> None:
        self._signature = signature
        self._slots: list[Slot] = []
        self._places: dict[int, int] = {}
        self.takes: list[int] = []

    def _add(self, role: Role, of: tuple[int, ...], shape: Callable[..., Shape], taken: int | None) -> None:
        parameter = self._signature.parameters[len(self._slots)]
        self._slots.append(Slot(parameter, role, of, shape))
        if role is Role.INPUT:
            assert taken is not None
            self.takes.append(taken)

    def add(self, i: int, one: Slot, role: Role, taken: int | None) -> None:
        """Parameter `i` of the function that is differentiated. (What its shape is made of may come behind it: `op` has the places.)"""
        self._places[i] = len(self._slots)
        self._add(role, tuple(-1 - other for other in one.of), one.shape, taken)

    def add_like(self, i: int, role: Role, taken: int | None = None) -> None:
        """A shadow or a tangent of it."""
        self._add(role, (self._places[i],), tuple, taken)

    def add_number(self, number: Number, taken: int) -> None:
        self._add(Role.INPUT, (), tuple, taken)

    def add_results(self, request: Request, role: Role) -> None:
        size = max(request.results, 1)
        self._add(role, (), lambda: (size,), None)

    def op(self, library: Library, request: Request) -> Op:
        slots = [
            replace(one, of=tuple(self._places[-1 - other] if other < 0 else other for other in one.of))
            for one in self._slots
        ]
        return Op(library, request.signature, slots, request)


def _way(one: Slot, number: Way) -> Way:
    if not one.parameter.number.is_float:
        return Way.CONST
    return Way.SHADOWED if one.parameter.is_array else number


def op(
    source: str | Path | Library,
    function: str,
    *,
    signature: str | None = None,
    out_shape: Shape | Callable[..., Shape] | None = None,
    flags: Sequence[str] = (),
) -> Op:
    """The operation of a compiled function such as `void f(const float *in, size_t n, float *out)` or `double f(const double *x, int n)`.

    A function that returns a number gives that number. Of any other the last array that is not const is the output, of the shape
    `out_shape`: a shape, or a function of the inputs' shapes; the first input's if nothing is said. Whole numbers are the number of
    elements of the array before them. All else are inputs.
    """
    library = source if isinstance(source, Library) else compile(source, flags=flags)
    made = library.function(signature or function)
    found = made.signature
    if made.text or not all(map(is_plain, found.parameters)):
        raise PythonError(
            "EH0502",
            f"{found.name} is no operation on tensors",
            where=found.c,
            why="operations take real numbers and arrays of them",
            remedy="write a function around it that takes arrays of numbers (in Fortran x(n), and not x(:))",
        )
    return Op(library, found, _slots(found, out_shape))


def _slots(signature: Signature, out_shape: Shape | Callable[..., Shape] | None) -> list[Slot]:
    output = None
    if signature.result is None or not signature.result.is_float:
        outputs = [i for i, one in enumerate(signature.parameters) if one.is_output]
        output = outputs[-1] if outputs else None
    sizes = {i for i, one in enumerate(signature.parameters) if _is_size(one)}
    inputs = tuple(i for i in range(len(signature.parameters)) if i != output and i not in sizes)
    if not inputs or (output is None and (signature.result is None or not signature.result.is_float)):
        raise PythonError(
            "EH0502",
            f"{signature.symbol} is no operation on tensors",
            where=signature.c,
            why="it takes none" if not inputs else "it neither returns a number nor writes an array",
            remedy='write it as void f(const double *in, size_t n, double *out), or say signature="..."',
        )
    arrays = [i for i, one in enumerate(signature.parameters) if one.is_array and i not in sizes]
    slots = []
    for i, one in enumerate(signature.parameters):
        if i in sizes:
            counted = max((j for j in arrays if j < i), default=arrays[0] if arrays else inputs[0])
            slots.append(Slot(one, Role.SIZE, (counted,)))
        elif i != output:
            slots.append(Slot(one, Role.INPUT))
        elif out_shape is None:
            slots.append(Slot(one, Role.OUTPUT, inputs[:1]))
        elif callable(out_shape):
            slots.append(Slot(one, Role.OUTPUT, inputs, out_shape))
        else:
            slots.append(Slot(one, Role.OUTPUT, (), _fixed(tuple(out_shape))))
    return slots


def _fixed(shape: Shape) -> Callable[[], Shape]:
    return lambda: shape


def _is_size(one: Parameter) -> bool:
    return one.number.kind in "iu" and (one.by_reference or not one.is_array)


__all__ = ["DOUBLE", "Op", "Part", "Pullback", "Pushforward", "Role", "Shape", "Slot", "op"]
