"""Functions that call another one and do nothing else."""

from __future__ import annotations

from typing import cast

from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function


def forwarder(function: Function, stem: str, attributes: str = "") -> Function:
    """A new function that calls `function`, with the same parameters and result."""
    module = function.module
    parameters = [argument.attributes for argument in function.arguments]
    own = module.define(
        module.unique_name(stem),
        function.value_type,
        parameter_names=[f"a{k}" for k in range(len(function.arguments))],
        parameter_attributes=parameters,
        header_prefix="internal",
        header_suffix=f"{attributes} {function.inherited}".strip(),
    )
    b = Builder(own.add_block("entry"))
    made = b.call(function, own.arguments)
    made.calling_convention = function.calling_convention
    made.argument_attributes = parameters
    b.ret(None if made.type.is_void else made)
    return own


def caller_of(function: Function) -> Function:
    """The function that stands for one whose derivative is given where that itself is asked about: it has a call of it."""
    memo = cast("dict[Function, Function]", function.module.memo(caller_of))
    if function not in memo:
        memo[function] = forwarder(function, function.name or "given")
    return memo[function]
