"""Derivative rules: a table of functions with their partials, and what finds the rule of an instruction or call."""

from __future__ import annotations

from functools import cache

from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type
from enzyme_hub.rules import names
from enzyme_hub.rules.functions import TABLE
from enzyme_hub.rules.instructions import FormulaRule, for_instruction
from enzyme_hub.rules.protocol import ZERO_RULE, Context, Rule

__all__ = ["Context", "Rule", "for_call", "for_instruction"]


def for_call(call: CallBase) -> Rule | None:
    """The rule of a known mathematical function or intrinsic, or None.

    A function with a body in this module is not taken for a known one: its body says what its derivative is. The
    attribute `enzyme_math="sin"` overrides that.
    """
    function = call.called_function
    if function is None or function.name is None:
        return None
    stated = function.attribute('"enzyme_math"')
    if stated is not None:
        return _checked(stated.split("=", 1)[1].strip('"'), call, any_kind=True)
    if not function.is_declaration:
        return None
    return _checked(function.name, call, any_kind=False)


def is_known(function: Function) -> bool:
    """True if a call of this function may have a rule here."""
    return function.name is not None and function.is_declaration and names.recognise(function.name) is not None


def _checked(name: str, call: CallBase, any_kind: bool) -> Rule | None:
    known = names.recognise(name)
    if known is None:
        return None
    canonical, kinds = known
    arguments = call.arguments
    if canonical not in TABLE:
        floats = [argument.type for argument in arguments if argument.type.scalar.is_float]
        return ZERO_RULE if floats and (any_kind or _fits(floats[0], kinds)) else None
    partials = TABLE[canonical].partials
    if len(arguments) != len(partials) or not (any_kind or _fits(call.type, kinds)):
        return None
    for argument, partial in zip(arguments, partials, strict=True):
        if partial is None:
            if not argument.type.scalar.is_int:
                return None
        elif argument.type is not call.type:
            return None
    return _formula_rule(canonical)


def _fits(type_: Type, kinds: tuple[str, ...] | None) -> bool:
    return type_.scalar.is_float and (kinds is None or str(type_.scalar) in kinds)


@cache
def _formula_rule(canonical: str) -> Rule:
    return FormulaRule(TABLE[canonical])
