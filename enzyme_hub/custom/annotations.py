"""Statements by clang's `__attribute__((annotate("enzyme_...")))`, on functions and on globals.

enzyme_inactive   enzyme_nofree   enzyme_function_like=log1p
enzyme_shadow=dtable, of a global
enzyme_augment=g  enzyme_gradient=g  enzyme_derivative=g  enzyme_split_augment=g  enzyme_splitderivative=g
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.custom.given import CustomDerivative
from enzyme_hub.custom.names import meant
from enzyme_hub.custom.registrations import text_of
from enzyme_hub.custom.statements import Like, NoDerivative, NoFree, ShadowedBy, Statement, What
from enzyme_hub.errors import RequestError
from enzyme_hub.ir.module import Function, GlobalVariable, Module, function_behind
from enzyme_hub.ir.values import Constant, ConstantAggregate, ConstantExpr

_SHADOW = "enzyme_shadow="
LIST = "llvm.global.annotations"
_GIVEN = {
    "enzyme_augment": "augment",
    "enzyme_gradient": "gradient",
    "enzyme_derivative": "derivative",
    "enzyme_split_augment": "split_augment",
    "enzyme_splitderivative": "split_derivative",
}


def annotated(module: Module) -> Iterator[Statement]:
    """What annotations say. Raises RequestError for one that begins with enzyme_ and is none."""
    variable = module.variables.get(LIST)
    whole = variable.initializer if variable is not None else None
    for entry in whole.elements if isinstance(whole, ConstantAggregate) else ():
        if not isinstance(entry, ConstantAggregate) or len(entry.elements) < 2:
            continue
        text = text_of(entry.elements[1])
        if text is None or not text.startswith("enzyme_"):
            continue
        subject = _subject(entry.elements[0])
        if subject is None:
            continue
        where = f'annotate("{text}") on {subject.name}'
        if text.startswith(_SHADOW) and isinstance(subject, GlobalVariable):
            yield Statement(subject, ShadowedBy(_variable(module, text.removeprefix(_SHADOW), where)), where)
        else:
            yield Statement(subject, what_is_said(text, subject), where)


def _variable(module: Module, name: str, where: str) -> str:
    """The symbol of a variable that is named. Raises RequestError."""
    found = meant(name, module.variables)
    if len(found) != 1:
        raise RequestError(
            "EH0211",
            f"{where} names {'no variable' if not found else 'several variables'} of the program",
            remedy="write the name of one that is defined here; __attribute__((used)) keeps one that nobody reads",
        )
    return found[0]


def _subject(value: Constant) -> Function | GlobalVariable | None:
    while isinstance(value, ConstantExpr) and value.opcode in ("addrspacecast", "bitcast"):
        value = value.operands[0]
    return value if isinstance(value, GlobalVariable) else function_behind(value)


def what_is_said(text: str, subject: Function | GlobalVariable) -> What:
    """The meaning of an annotation. Raises RequestError."""
    word, _, value = text.partition("=")
    if word == "enzyme_inactive" and not value:
        return NoDerivative()
    if isinstance(subject, Function):
        if word == "enzyme_nofree" and not value:
            return NoFree()
        if word == "enzyme_function_like" and value:
            return Like(value)
        if word in _GIVEN and value:
            return CustomDerivative(**{_GIVEN[word]: value})
    raise RequestError(
        "EH0211",
        f'annotate("{text}") on {subject.name} says nothing that is known',
        why=f"known are enzyme_inactive, enzyme_shadow=NAME, enzyme_nofree, enzyme_function_like=NAME, {'=NAME, '.join(_GIVEN)}=NAME",
        remedy="correct the word; lang/c/enzyme_hub.h has a macro for each",
    )
