"""Questions that functions which compute a derivative may ask of their parameters; the link answers them.

`enzyme_overwritten(p)`: may the memory that p points to change before the reverse runs? If not, a library need not save it.
`enzyme_active_double(x)` (with any ending): is the derivative by the number x asked for?
`enzyme_first_lane()`, `enzyme_last_lane()`: a derivative in several lanes calls the function once for each. One that runs what it
is the derivative of in one of them, and a gradient that releases its tape in the last, serve all.

The answers depend on the call that is differentiated: functions that ask are copied for each set of answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.base.records import record
from enzyme_hub.custom.forms import Layout, Result
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.clone import copy_function
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import const_int

OVERWRITTEN, ACTIVE = "enzyme_overwritten", "enzyme_active_"
FIRST_LANE, LAST_LANE = "enzyme_first_lane", "enzyme_last_lane"


@record
class _Answers:
    """The parameters of which the answer is yes, and which lane it is."""

    overwritten: frozenset[int]
    active: frozenset[int]
    is_first: bool
    is_last: bool

    def to(self, call: inst.CallBase) -> bool:
        """The answer to one question."""
        name = call.callee.name or ""
        if name in (FIRST_LANE, LAST_LANE):
            return self.is_first if name == FIRST_LANE else self.is_last
        parameters, parameter = call.function.arguments, call.arguments[0]
        yes = self.active if name.startswith(ACTIVE) else self.overwritten
        return any(parameter is parameters[k] for k in yes) or parameter not in parameters


def answered(key: Key, user: tuple[Function, Layout, Result], lane: int) -> Function:
    """The function with the answers for `key` in the place of its questions; itself if it asks none."""
    function, layout, result = user
    if not asks(function):
        return function
    places = [(k + result.in_memory, place.argument.index) for k, place in enumerate(layout) if not place.is_shadow]
    answers = _Answers(
        frozenset(k for k, index in places if index in key.overwritten),
        frozenset(k for k, index in places if key.kinds[index] is not Kind.CONST),
        is_first=lane == 0,
        is_last=lane == key.width - 1,
    )
    memo = cast("dict[tuple[Function, _Answers], Function]", function.module.memo(answered))
    found = memo.get((function, answers))
    if found is None:
        found = memo[function, answers] = copy_function(function, f"{function.name}.answered")[0]
        for call in list(_questions(found)):
            _answer(call, answers.to(call))
    return found


def asks(function: Function) -> bool:
    """True if the function asks something."""
    return next(_questions(function), None) is not None


def asks_for_lane(function: Function, question: str) -> bool:
    """True if the function asks whether it is called for the first, or the last, lane."""
    return any(call.callee.name == question for call in _questions(function))


def answer_the_rest(module: Module) -> None:
    """Questions of functions that are called otherwise: yes, all of it."""
    questions = [function for function in module.functions.values() if _is_question(function)]
    module.read_users([function.name or "" for function in questions])
    for function in questions:
        if function.is_used:
            for user in list(function.users):
                if isinstance(user, inst.CallBase) and user.callee is function:
                    _answer(user, True)


def _questions(function: Function) -> Iterator[inst.CallBase]:
    module = function.module
    if function.is_declaration or not any(map(_is_question, module.functions.values())):
        return
    for i in function.instructions:
        if isinstance(i, inst.CallBase) and isinstance(i.callee, Function) and _is_question(i.callee):
            yield i


def _is_question(function: Function) -> bool:
    name = function.name or ""
    return name in (OVERWRITTEN, FIRST_LANE, LAST_LANE) or name.startswith(ACTIVE)


def _answer(call: inst.CallBase, is_so: bool) -> None:
    call.replace_all_uses_with(const_int(call.type, int(is_so)))
    call.erase()
