"""`enzyme_overwritten(p)`: a question that an augmented forward and a gradient may ask of a parameter p.

It is true if the memory that p points to may change before the reverse runs. So a library need not save what will still be
there. The answer depends on the call that is differentiated: functions that ask are copied for each set of answers.
"""

from __future__ import annotations

from typing import cast

from enzyme_hub.custom.forms import Layout, Result
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.clone import copy_function
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import const_int

QUESTION = "enzyme_overwritten"

_Answers = frozenset[int]  # the parameters of which it is true


def answered(key: Key, function: Function, layout: Layout, result: Result) -> Function:
    """The function with the answers for `key` in the place of its questions; itself if it asks none."""
    if not asks(function):
        return function
    true = frozenset(k + result.in_memory for k, place in enumerate(layout) if place.argument.index in key.overwritten)
    memo = cast("dict[tuple[Function, _Answers], Function]", function.module.memo(answered))
    found = memo.get((function, true))
    if found is None:
        found = memo[function, true] = copy_function(function, f"{function.name}.answered")[0]
        for call in list(_questions(found)):
            parameter = call.arguments[0]
            _answer(call, any(parameter is found.arguments[k] for k in true) or parameter not in found.arguments)
    return found


def asks(function: Function) -> bool:
    """True if the function asks which memory is overwritten."""
    return next(iter(_questions(function)), None) is not None


def answer_the_rest(module: Module) -> None:
    """Questions of functions that are called otherwise: everything may change."""
    question = module.functions.get(QUESTION)
    for user in list(question.users) if question is not None else ():
        if isinstance(user, inst.CallBase) and user.callee is question:
            _answer(user, True)


def _questions(function: Function) -> list[inst.CallBase]:
    if function.is_declaration or QUESTION not in function.module.functions:
        return []
    return [i for i in function.instructions if isinstance(i, inst.CallBase) and i.callee.name == QUESTION]


def _answer(call: inst.CallBase, is_overwritten: bool) -> None:
    call.replace_all_uses_with(const_int(call.type, int(is_overwritten)))
    call.erase()
