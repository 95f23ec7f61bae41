"""Declares and writes one forward derivative."""

from __future__ import annotations

from enzyme_hub.differentiate.cleanup import remove_unused
from enzyme_hub.differentiate.forward.signature import kept_attributes, results
from enzyme_hub.differentiate.forward.tangents import TangentCopy
from enzyme_hub.differentiate.plan import Plan
from enzyme_hub.differentiate.shadowed.protocol import Environment
from enzyme_hub.differentiate.signature import Key, pack
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.roles import Role, inherited_roles, is_region
from enzyme_hub.ir.types import Type


def declare(key: Key, stem: str = "fwddiffe") -> Function:
    """(primals, each followed by its tangents) -> (primal, tangents), absent ones dropped; without a body yet."""
    source = key.function
    parameters: list[Type] = []
    names: list[str | None] = []
    attributes: list[tuple[str, ...]] = []
    for argument, kind in zip(source.arguments, key.kinds, strict=True):
        kept = kept_attributes(argument, key.options)
        parameters.append(argument.type)
        names.append(f"a{argument.index}")
        attributes.append(kept)
        for lane in range(key.width if kind.has_shadow else 0):
            parameters.append(argument.type)
            names.append(f"a{argument.index}.tangent{lane or ''}")
            attributes.append(kept)
    suffix = source.inherited
    if "noinline" in source.attributes:
        suffix = f"noinline {suffix}".strip()
    if is_region(source):
        suffix = f"{Role.REGION.value} {suffix}".strip()
    suffix = f"{inherited_roles(source)} {suffix}".strip()
    return source.module.define(
        source.module.unique_name(f"{stem}.{source.name}"),
        types.function(pack(results(key)), tuple(parameters)),
        parameter_names=names,
        parameter_attributes=attributes,
        header_prefix="internal",
        header_suffix=suffix,
    )


def write(plan: Plan, environment: Environment, function: Function) -> None:
    """The body of `function`, which was declared for the key of `plan`."""
    copy = TangentCopy(plan, environment, function)
    copy.run()
    environment.observer.tangent(plan)
    remove_unused(function, environment.program.is_removable)
    copy.unwinding.lead_out()
