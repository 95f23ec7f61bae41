"""Derivative rules: a table of functions with their partials, and what finds the rule of an instruction or call.

functions          the table, one line per function
complex            the same for complex numbers
outputs            results through pointers and in structs: sincos, modf, frexp
zeros              what a derivative chooses where a seed is zero
reductions         sum, product and extreme of a vector
vectors            the processor's operations on vectors
expressions        what partials are made of; emit turns them into IR
bits               numbers that are made of bits
names              from the spelling of a callee to the function it is
"""

from __future__ import annotations

from functools import cache

from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import FunctionType, Type, metadata
from enzyme_hub.rules import bits, emit, names, shuffles, vectors
from enzyme_hub.rules.complex import functions as complex_functions
from enzyme_hub.rules.digamma import digamma
from enzyme_hub.rules.functions import INSTRUCTIONS, TABLE, ZERO_FUNCTIONS, Formula
from enzyme_hub.rules.instructions import CONVERSION_RULE, FormulaRule, for_instruction
from enzyme_hub.rules.known import is_mathematical
from enzyme_hub.rules.outputs import OUTPUTS, STRUCTS, OutputsRule, StructRule
from enzyme_hub.rules.protocol import ZERO_RULE, Context, Rule
from enzyme_hub.rules.reductions import REDUCTIONS
from enzyme_hub.rules.shuffle_ways import is_shuffle
from enzyme_hub.rules.zeros import PREFIX, ZERO_FOR_ZERO

__all__ = ["STATED", "Context", "Rule", "for_call", "for_instruction", "has_rule", "is_known", "of"]

STATED = '"enzyme_math"'  # the attribute that says which function a function is like

emit.WRITTEN["digamma"] = digamma


def for_call(call: CallBase) -> Rule | None:
    """The rule of a known mathematical function or intrinsic, or None."""
    function = call.called_function
    return of(function, call.function_type) if function is not None else None


def of(function: Function, signature: FunctionType) -> Rule | None:
    """The rule of a function that is called with this signature, or None.

    A function with a body in this module is not taken for a known one: its body says what its derivative is. The
    attribute `enzyme_math="sin"` overrides that.
    """
    if function.name is None:
        return None
    stated = function.attribute(STATED)
    if stated is not None:
        name = stated.split("=", 1)[1].strip('"')
        return _formula_rule(name) if name in bits.FORMULAS else _by_name(name, signature, any_kind=True)
    return _find(function.name, signature) if function.is_declaration else None


def has_rule(name: str, signature: FunctionType) -> bool:
    """True if a function of that name has a rule for this signature, in whatever type of number."""
    return _by_name(name, signature, any_kind=True) is not None


def is_known(function: Function) -> bool:
    """True if calls of this function have a rule here, operands permitting."""
    name = function.name
    if name is None:
        return False
    if function.attribute(STATED) is not None:
        return True
    return function.is_declaration and is_mathematical(name)


@cache
def _find(name: str, signature: FunctionType) -> Rule | None:
    if name.startswith(PREFIX):
        return ZERO_FOR_ZERO
    if is_shuffle(name):
        return shuffles.find(name, signature.result)
    return _intrinsic(name, signature) if name.startswith("llvm.") else _by_name(name, signature)


def _intrinsic(name: str, signature: FunctionType) -> Rule | None:
    if name.startswith(vectors.X86):
        return vectors.find(name, signature)
    if name.startswith(names.CONSTRAINED):
        return _constrained(names.intrinsic_stem("llvm." + name.removeprefix(names.CONSTRAINED)), signature)
    stem = names.intrinsic_stem(name)
    if stem in REDUCTIONS:
        return REDUCTIONS[stem]
    if stem in STRUCTS:
        return _struct_rule(stem)
    if stem == "fptrunc.round":
        return CONVERSION_RULE
    return _by_name(name, signature)


def _constrained(stem: str, signature: FunctionType) -> Rule | None:
    """Arithmetic in a floating-point environment of its own; the operands that state it come last and are metadata."""
    if stem in ("fptrunc", "fpext"):
        return CONVERSION_RULE
    stem = names.INTRINSIC_ALIASES.get(stem, stem)
    if stem in ZERO_FUNCTIONS or stem in ("fcmp", "fcmps", "fptosi", "fptoui", "sitofp", "uitofp"):
        return ZERO_RULE
    table = INSTRUCTIONS if stem in INSTRUCTIONS else TABLE
    return _formula_rule(stem) if stem in table and _fits(table[stem], signature) else None


def _by_name(name: str, signature: FunctionType, any_kind: bool = False) -> Rule | None:
    known = names.recognise(name)
    if known is None:
        return complex_functions.find(name, signature)
    canonical, kinds = known
    result, parameters = signature.result, signature.parameters
    if canonical in ZERO_FUNCTIONS:
        floats = [type_ for type_ in (*parameters, result) if type_.scalar.is_float]
        return ZERO_RULE if floats and (any_kind or _of_kind(floats[0], kinds)) else None
    if canonical in OUTPUTS:
        if len(parameters) != len(OUTPUTS[canonical].through) + 1:
            return None
        return _outputs_rule(canonical) if any_kind or _of_kind(parameters[0], kinds) else None
    table = INSTRUCTIONS if canonical in INSTRUCTIONS else TABLE
    if _fits(table[canonical], signature) and (any_kind or _of_kind(result, kinds)):
        return _formula_rule(canonical)
    return None


def _fits(formula: Formula, signature: FunctionType) -> bool:
    """True if a call has the operands of the formula, all differentiated ones of the result's type."""
    parameters = [type_ for type_ in signature.parameters if type_ is not metadata]
    if len(parameters) != len(formula.partials) or not signature.result.scalar.is_float:
        return False
    return all(
        partial is None or type_ is signature.result
        for type_, partial in zip(parameters, formula.partials, strict=True)
    )


def _of_kind(type_: Type, kinds: tuple[str, ...] | None) -> bool:
    return type_.scalar.is_float and (kinds is None or str(type_.scalar) in kinds)


@cache
def _formula_rule(canonical: str) -> Rule:
    table = next(table for table in (INSTRUCTIONS, TABLE, bits.FORMULAS) if canonical in table)
    return FormulaRule(table[canonical])


@cache
def _outputs_rule(canonical: str) -> Rule:
    return OutputsRule(OUTPUTS[canonical])


@cache
def _struct_rule(stem: str) -> Rule:
    return StructRule(STRUCTS[stem])
