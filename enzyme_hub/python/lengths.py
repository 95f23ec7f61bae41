"""How many elements an array must have: which arguments count them is said by the user, for C does not say it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import prod
from typing import TypeAlias

from enzyme_hub.errors import PythonError
from enzyme_hub.python.signatures import Signature

# The argument that counts the elements of each array; several, whose product it is, for a matrix.
Lengths: TypeAlias = "Mapping[str, str | Sequence[str]]"


def with_lengths(signature: Signature, lengths: Lengths) -> Signature:
    """The signature of a function whose calls are checked. Raises PythonError (EH0501)."""
    places = {one.name: place for place, one in enumerate(signature.given)}
    parameters = list(signature.parameters)
    for array, said in lengths.items():
        counts = (said,) if isinstance(said, str) else tuple(said)
        for name in (array, *counts):
            if name not in places:
                raise _not_so(signature, f"there is no argument {name}")
        if not parameters[places[array]].is_array or parameters[places[array]].by_value:
            raise _not_so(signature, f"{array} is no array")
        for name in counts:
            if parameters[places[name]].number.kind not in "iu":
                raise _not_so(signature, f"{name} is no integer")
        parameters[places[array]] = replace(parameters[places[array]], lengths=tuple(places[one] for one in counts))
    return replace(signature, parameters=tuple(parameters))


def _not_so(signature: Signature, why: str) -> PythonError:
    return PythonError(
        "EH0501",
        f"these are no lengths of arguments of {signature.name}",
        where=signature.c,
        why=why,
        remedy='say which argument counts the elements of which array: lengths={"x": "n"}',
    )


def least(counts: Sequence[int]) -> int:
    """The number of elements that an array must have."""
    return prod(max(0, one) for one in counts)
