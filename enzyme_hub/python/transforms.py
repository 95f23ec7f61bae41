"""Derivatives of compiled functions as functions, in JAX's conventions for arguments.

Arguments are never changed by a derivative: where the function changes an array, it is given a copy. What a function gives out is
what it returns, if that is a number that has derivatives, and the arrays that are not const.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np

from enzyme_hub.errors import PythonError
from enzyme_hub.python import requests
from enzyme_hub.python.arguments import Bound, bind, copied, misfits, spared
from enzyme_hub.python.filling import seeded
from enzyme_hub.python.lengths import Lengths
from enzyme_hub.python.library import Entry, Function
from enzyme_hub.python.requests import Way
from enzyme_hub.python.signatures import Parameter
from enzyme_hub.python.straight import straight_reverse
from enzyme_hub.python.structs import Struct, is_plain
from enzyme_hub.python.values import Block, conjugate, zeros

Argnums: TypeAlias = "int | Sequence[int]"


def gradient(
    f: Function, argnums: Argnums = 0, has_aux: bool = False, *, lengths: Lengths | None = None
) -> Callable[..., Any]:
    """The gradient of a function that returns a number, by the arguments `argnums`: a number for a number, an array for an array.

    With `has_aux` a pair: the gradient, and what the function wrote into its arrays. With `lengths` ({"x": "n"}) each call is checked:
    x must have n elements.
    """
    return named(_reverse(f, argnums, with_value=False, has_aux=has_aux, lengths=lengths), f, "gradient")


def value_and_gradient(
    f: Function, argnums: Argnums = 0, has_aux: bool = False, *, lengths: Lengths | None = None
) -> Callable[..., tuple[Any, Any]]:
    """The same, with what the function returns before it; with `has_aux` a pair of that and what it wrote."""
    return named(_reverse(f, argnums, with_value=True, has_aux=has_aux, lengths=lengths), f, "value and gradient")


def _reverse(
    f: Function, argnums: Argnums, with_value: bool, has_aux: bool, lengths: Lengths | None
) -> Callable[..., Any]:
    if lengths is not None:
        f = f.with_lengths(lengths)
    if f.signature.result is None or not f.signature.result.is_float:
        raise PythonError(
            "EH0501",
            f"{f.__name__} returns no number that has derivatives",
            where=f.signature.c,
            remedy="use eh.jacobian",
        )
    places = places_of(f, argnums)
    pull = _Pull(f, places, with_value)

    def checked(*arguments: Any) -> Any:
        bound = spared(bind(f.signature, arguments))
        value, found = pull(bound, 1.0)
        derivatives = chosen(argnums, places, found)
        if not has_aux:
            return (value, derivatives) if with_value else derivatives
        written = tuple(bound[i].restored(bound[i].value) for i in outputs_of(f, bound))
        aux = written[0] if len(written) == 1 else written
        return ((value, aux), derivatives) if with_value else (derivatives, aux)

    by = places[0] if isinstance(argnums, int) else places
    if has_aux or f.text or not all(map(is_plain, f.signature.parameters)):
        return checked
    return straight_reverse(
        f.signature, pull.request, pull.ways, by, with_value, lambda: (pull.entry.raw, pull.entry.stopped), checked
    )


def jvp(f: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """What the function gives out, and its tangent along `tangents`, one for each argument (None for no change)."""
    bound = spared(bind(f.signature, primals))
    if len(tangents) != len(f.signature.given):
        wanted = len(f.signature.given)
        raise PythonError("EH0501", f"{len(tangents)} tangents for {wanted} arguments", where=f.signature.c)
    pairs = enumerate(zip(bound, tangents, strict=False))
    directions = {place: _like(one, tangent, f) for place, (one, tangent) in pairs if tangent is not None}
    outputs = outputs_of(f, bound)
    value, tangent = _push(f, bound, directions)
    primals_out = [bound[i].restored(bound[i].value) for i in outputs]
    return _given(f, value, primals_out), _given(f, tangent, [bound[i].restored(directions[i], True) for i in outputs])


def vjp(f: Function, *primals: Any) -> tuple[Any, Callable[[Any], tuple[Any, ...]]]:
    """What the function gives out, and the pullback: from a seed of the same form to the derivatives by all arguments, None for those that
    have none. It may be called again, and does not see later changes of the arguments.
    """
    kept = copied(bind(f.signature, primals))
    bound = spared(kept)
    outputs, own_seed = outputs_of(f, bound), returns(f)
    value = f.value(bound)
    pull = _Pull(f, _floats(f))

    def pullback(seed: Any) -> tuple[Any, ...]:
        many = own_seed + len(outputs) > 1
        seeds = list(seed) if many and isinstance(seed, (tuple, list)) else [seed]
        if len(seeds) != own_seed + len(outputs):
            raise PythonError(
                "EH0501", f"{len(seeds)} seeds for {own_seed + len(outputs)} results", where=f.signature.c
            )
        own = float(seeds.pop(0)) if own_seed else 0.0
        pairs = zip(outputs, seeds, strict=True)
        shadows = {place: conjugate(_like(kept[place], one, f)) for place, one in pairs}
        _, found = pull(spared(kept), own, shadows)
        return tuple(found.get(place) for place in range(len(f.signature.given)))

    return _given(f, value, [bound[i].restored(bound[i].value) for i in outputs]), pullback


def hvp(f: Function, argnums: int = 0) -> Callable[..., Any]:
    """`hvp(f)(x, v, *rest)`: the product of the Hessian by one argument with `v`, which follows that argument."""
    (place,) = places_of(f, argnums)

    def hvp_of(*arguments: Any) -> Any:
        rest = list(arguments)
        direction = rest.pop(place + 1)
        bound = spared(bind(f.signature, rest))
        return _second(f, bound, place, _like(bound[place], direction, f))

    return named(hvp_of, f, "Hessian-vector product")


# -- how it is done ----------------------------------------------------------------------------------------------------------


class _Pull:
    """Reverse mode of a function by some of its arguments; made at the first call."""

    def __init__(self, f: Function, places: Iterable[int], with_value: bool = False) -> None:
        self._f = f
        self._with_value = with_value and returns(f)
        self._wanted = frozenset(places)
        self.ways = tuple(_way(place, one, self._wanted) for place, one in enumerate(f.signature.parameters))
        self.request = requests.reverse(f.signature, self.ways, f.text, with_value)

    @cached_property
    def entry(self) -> Entry:
        return self._f.library._derivative(self.request)

    def __call__(
        self, bound: list[Bound], seed: float, seeds: dict[int, Any] | None = None
    ) -> tuple[Any, dict[int, Any]]:
        """What the function returns, if that was asked for, and its derivatives by the arguments. `seeds` of arrays are changed."""
        shadows = seeds or {}
        values: list[Any] = []
        for place, (one, way) in enumerate(zip(bound, self.ways, strict=True)):
            values.append(one.value)
            if way is Way.SHADOWED:
                if place not in shadows:
                    shadows[place] = zeros(one.value)
                values.append(shadows[place])
        if returns(self._f):
            values.append(seed)
        results = np.empty(max(self.request.results, 1))
        self.entry(*values, results)
        numbers: list[float] = results.tolist()
        value = numbers.pop(0) if self._with_value else None
        found: dict[int, Any] = {}
        for place, way in enumerate(self.ways):
            if way is Way.RETURNED:
                found[place] = numbers.pop(0)
            elif way is Way.SHADOWED and place in self._wanted:
                found[place] = bound[place].restored(conjugate(shadows[place]), True)
        return value, found


def _push(f: Function, bound: list[Bound], directions: dict[int, Any]) -> tuple[Any, Any]:
    """What the function returns, and its tangent. Arrays that it changes get tangents in `directions`, too."""
    for place, one in enumerate(bound):
        if one.parameter.is_output:
            directions.setdefault(place, zeros(one.value))
    ways = tuple(Way.SHADOWED if place in directions else Way.CONST for place in range(len(bound)))
    values: list[Any] = []
    for place, one in enumerate(bound):
        values += [one.value, directions[place]] if place in directions else [one.value]
    results = np.zeros(2)
    f.library._derivative(requests.forward(f.signature, ways, f.text))(*values, results)
    return (float(results[0]), float(results[1])) if returns(f) else (None, None)


def _second(f: Function, bound: list[Bound], place: int, direction: Any) -> Any:
    """The tangent of the gradient by one argument: forward mode over reverse mode."""
    first_ways = tuple(_way(i, one, {place}) for i, one in enumerate(f.signature.parameters))
    first = requests.reverse(f.signature, first_ways, f.text)
    ways: list[Way] = []
    values: list[Any] = []
    result: Any = None
    for i, (one, way) in enumerate(zip(bound, first_ways, strict=True)):
        if way is Way.CONST:
            ways.append(Way.CONST)
            values.append(one.value)
        elif way is Way.RETURNED:
            ways.append(Way.SHADOWED)
            values += [one.value, direction]
        else:
            tangent, second = zeros(one.value), zeros(one.value)
            if i == place:
                tangent, result = direction, second
            ways += [Way.SHADOWED, Way.SHADOWED]
            values += [one.value, tangent, zeros(one.value), second]
    results, tangents = np.zeros(first.results), np.zeros(first.results)
    request = requests.forward(first.signature, (*ways, Way.CONST, Way.SHADOWED), first.text)
    f.library._derivative(request)(*values, 1.0, results, tangents, np.zeros(1))
    if result is None:
        return float(tangents[1])  # behind that of what the function returns
    return bound[place].restored(conjugate(result), True)


def _way(place: int, one: Parameter, wanted: AbstractSet[int]) -> Way:
    """What reverse mode does with an argument. Arrays that the function changes carry numbers, whoever asked for them."""
    if not one.number.is_float:
        return Way.CONST
    if not one.is_array:
        return Way.RETURNED if place in wanted else Way.CONST
    return Way.SHADOWED if place in wanted or one.is_output else Way.CONST


def returns(f: Function) -> bool:
    return f.signature.result is not None and f.signature.result.is_float


def outputs_of(f: Function, bound: list[Bound]) -> list[int]:
    """The arrays that the function may change. Raises PythonError if it gives out nothing at all."""
    found = [
        place
        for place, one in enumerate(bound)
        if one.parameter.is_output and (one.parameter.is_result or not one.was_number)
    ]
    if not found and not returns(f):
        raise PythonError(
            "EH0501",
            f"{f.__name__} gives out no numbers that have derivatives",
            where=f.signature.c,
            why="it returns none, and all its arrays are const",
        )
    return found


def _floats(f: Function) -> list[int]:
    return [place for place, one in enumerate(f.signature.given) if one.number.is_float]


def places_of(f: Function, argnums: Argnums) -> list[int]:
    parameters = f.signature.given
    places = [argnums] if isinstance(argnums, int) else list(argnums)
    found = [place + len(parameters) if place < 0 else place for place in places]
    for place, asked in zip(found, places, strict=True):
        if not 0 <= place < len(parameters):
            raise PythonError(
                "EH0501", f"{f.__name__} has no argument {asked}: it takes {len(parameters)}", where=f.signature.c
            )
        if not parameters[place].number.is_float:
            raise PythonError(
                "EH0501",
                f"nothing can be differentiated by {parameters[place].name}, which is of type {parameters[place].number.name}",
                where=f.signature.c,
                remedy="name the arguments with argnums",
            )
    return found


def chosen(argnums: Argnums, places: list[int], found: dict[int, Any]) -> Any:
    """What belongs to `argnums`: one, or a tuple of them."""
    return found[places[0]] if isinstance(argnums, int) else tuple(found[place] for place in places)


def _like(one: Bound, value: Any, f: Function) -> Any:
    """A tangent or a seed in the form of an argument: a number, or an array with the same memory layout."""
    if not one.parameter.number.is_float:
        raise PythonError(
            "EH0501", f"{one.parameter.name} is of type {one.parameter.number.name}: no tangent", where=f.signature.c
        )
    if not one.parameter.is_array:
        return float(value)
    made = zeros(one.value)
    if isinstance(value, Mapping) and isinstance(one.parameter.number, Struct):
        seeded(one.parameter.number, made, value, misfits(one.parameter, f.signature))
        return made
    if isinstance(made, Block):
        raise misfits(one.parameter, f.signature)("a tangent or seed of it is a dict", value)
    given = np.asarray(value, dtype=made.dtype)
    if given.shape != made.shape and one.given is None:
        raise PythonError(
            "EH0501",
            f"a tangent or seed of the shape {given.shape} for {one.parameter.name}, which has the shape {made.shape}",
            where=f.signature.c,
        )
    made[...] = given
    return made


def _given(f: Function, value: Any, arrays: list[Any]) -> Any:
    """What a function gives out: one thing, or a tuple."""
    whole = [*([value] if returns(f) else []), *arrays]
    return whole[0] if len(whole) == 1 else tuple(whole)


def named(made: Callable[..., Any], f: Function, what: str) -> Callable[..., Any]:
    made.__name__ = made.__qualname__ = f"{what} of {f.__name__}"
    return made
