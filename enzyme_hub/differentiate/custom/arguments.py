"""What a function of the user's gets of the arguments of a derivative."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.custom.forms import Layout
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.values import Value, null


def arguments_of(b: Builder, key: Key, layout: Layout, given: Sequence[Value], lane: int) -> list[Value]:
    """What the parameters of a layout get in one lane; `given` are those of the derivative that is written."""
    found: list[Value] = []
    places = key.places
    for place in layout:
        index = place.argument.index
        primal = given[places[index]]
        if not place.is_shadow:
            found.append(primal)
        elif key.kinds[index].has_shadow:
            found.append(_shadow(b, key, primal, given[places[index] + 1 + lane]))
        else:  # a constant: no shadow, no tangent; of an integer, itself
            found.append(primal if place.argument.type.is_int else null(place.argument.type))
    return found


def _shadow(b: Builder, key: Key, primal: Value, shadow: Value) -> Value:
    """With run-time activity the shadow of constant memory is the memory itself, which a user's function must not change."""
    if not (key.options.runtime_activity and shadow.type.is_pointer):
        return shadow
    return b.select(b.compare("icmp", "eq", primal, shadow), null(shadow.type), shadow)


def shadow_of_result(b: Builder, key: Key, primal: Value, shadow: Value) -> Value:
    """The other way round: what has no shadow by the user's function is its own."""
    if not (key.options.runtime_activity and shadow.type.is_pointer):
        return shadow
    return b.select(b.compare("icmp", "eq", shadow, null(shadow.type)), primal, shadow)
