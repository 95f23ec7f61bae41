"""Statements by metadata of functions, of calls and of globals: `!enzyme_gradient !{ptr @g}` and its kin."""

from __future__ import annotations

import re
from collections.abc import Iterator

from enzyme_hub.custom.given import CustomDerivative
from enzyme_hub.custom.statements import NoDerivative, ShadowedBy, Statement, What
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.metadata import MDNode
from enzyme_hub.ir.module import Function, GlobalVariable, Module, function_behind
from enzyme_hub.ir.values import Value

_ATTACHMENT = re.compile(r"!(enzyme_\w+) (![-\w]+)")
_GIVEN = {
    "enzyme_augment": "augment",
    "enzyme_gradient": "gradient",
    "enzyme_derivative": "derivative",
    "enzyme_splitderivative": "split_derivative",
}
_WORD = "!enzyme_"
DEALLOCATOR_OF = "enzyme_deallocator_fn"


def metadata(module: Module) -> Iterator[Statement]:
    """What metadata of functions and globals says."""
    for function in module.functions.values():
        yield from _attached(module, function, f"{function.header_prefix} {function.header_suffix}")
    for variable in module.variables.values():
        yield from _attached(module, variable, variable.suffix)


def calls_with_metadata(module: Module) -> Iterator[tuple[inst.CallBase, list[Statement]]]:
    """The calls of functions that have a derivative of their own, with what is said of each."""
    for function in list(module.functions.values()):
        if function.is_declaration or (not function.is_read and _WORD not in (function.body_text or "")):
            continue
        for i in list(function.instructions):
            callee = function_behind(i.callee) if isinstance(i, inst.CallBase) else None
            words = [word for word in i.attachments if word.startswith("enzyme_")]
            if words and callee is not None:
                assert isinstance(i, inst.CallBase)
                text = " ".join(f"!{word} {i.attachments[word]}" for word in words)
                yield i, list(_attached(module, callee, text))


def _attached(module: Module, subject: Function | GlobalVariable, text: str) -> Iterator[Statement]:
    for word, reference in _ATTACHMENT.findall(text):
        if word == DEALLOCATOR_OF:
            continue  # said with the attribute of the allocator
        where = f"!{word} of {subject.name}"
        yield Statement(subject, _meaning(word, module.metadata[reference], subject, where), where)


def _meaning(word: str, node: MDNode, subject: Function | GlobalVariable, where: str) -> What:
    if word == "enzyme_inactive":
        return NoDerivative()
    named = [operand for operand in node.operands if isinstance(operand, Value)]
    if word in _GIVEN and isinstance(subject, Function) and len(named) == 1:
        function = function_behind(named[0])
        if function is not None:
            return CustomDerivative(**{_GIVEN[word]: function.name or ""})
    shadow = named[0] if len(named) == 1 else None
    if word == "enzyme_shadow" and isinstance(subject, GlobalVariable) and isinstance(shadow, GlobalVariable):
        return ShadowedBy(shadow.name or "")
    raise RequestError(
        "EH0211",
        f"{where} says nothing that is known",
        why=f"known are !enzyme_inactive, !{', !'.join(_GIVEN)} on functions, and !enzyme_shadow on globals",
        remedy="write it as !{ptr @name}",
    )
