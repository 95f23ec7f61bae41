"""What is known of structs that are passed by value in memory (`byval`), or returned there (`sret`)."""

from __future__ import annotations

from enzyme_hub.differentiate.program import Program
from enzyme_hub.differentiate.shadowed.memory import numbers_of, pointers_of
from enzyme_hub.ir.reader import type_in_memory
from enzyme_hub.ir.values import Argument


def may_vary(program: Program, parameter: Argument) -> bool:
    """True if the callee's copy of a constant struct needs a shadow: it may change, and holds no pointers.

    The shadow of a constant pointer is not known, so a copy that holds one stays constant; the callee is then refused
    if it stores varied numbers there (`Activity.lost`).
    """
    attribute = parameter.attribute("byval")
    if attribute is None or parameter.has_attribute("readonly") or parameter.has_attribute("readnone"):
        return False
    module = program.module
    pattern = program.facts(parameter.function).types.memory(
        parameter, module.layout.alloc_size(type_in_memory(module, attribute))
    )
    return pattern is not None and bool(numbers_of(pattern)) and not pointers_of(pattern)


def by_value(attributes: tuple[str, ...]) -> tuple[str, ...]:
    """The attributes of an argument that make a call copy a struct; none if the call does not."""
    if not any(word.startswith("byval") for word in attributes):
        return ()
    return tuple(word for word in attributes if word.startswith(("byval", "align")))
