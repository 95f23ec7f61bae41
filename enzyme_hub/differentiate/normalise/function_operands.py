"""A function that is given other functions to call becomes one function for each of them.

`apply(sine, x)` calls through a pointer, and which derivative to call is not known there. The call knows, so it gets a copy
of `apply` in which the parameter is `sine`; so do the calls inside it that hand the parameter on. One that is given functions
in very many ways (in recursion, in other places each time) goes on to call through its pointers: `indirect_calls` does those.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from enzyme_hub.ir.clone import copy_function
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function, function_behind
from enzyme_hub.ir.values import Argument, Value
from enzyme_hub.languages.shipped import takes_function

_MOST_COPIES = 32  # of one function; the ways to permute what is given grow factorially
Given = tuple[tuple[int, Function], ...]  # which parameters are which functions


class Copies:
    """The copies that were made, so that two calls that give the same functions get the same one."""

    def __init__(self) -> None:
        self._copies: dict[tuple[Function, Given], Function] = {}
        self._new: list[Function] = []
        self._count: Counter[Function] = Counter()

    def of(self, function: Function, arguments: Sequence[Value | None]) -> Function:
        """The function to call instead with these arguments; `function` itself if no parameter that it calls is given."""
        given = tuple(
            (parameter.index, named)
            for parameter, argument in zip(function.arguments, arguments, strict=False)
            if argument is not None and (named := function_behind(argument)) is not None and _may_be_called(parameter)
        )
        if not given:
            return function
        if (function, given) not in self._copies:
            if self._count[function] == _MOST_COPIES:
                return function
            self._count[function] += 1
            self._copies[function, given] = _copy(function, given)
            self._new.append(self._copies[function, given])
        return self._copies[function, given]

    def bind(self, functions: Iterable[Function]) -> None:
        """Rewrite the calls in these functions, and in the copies. Entry points are not touched: those have no body."""
        work = list(functions)
        while work or self._new:
            for i in (work or self._new).pop().instructions:
                if isinstance(i, CallBase) and isinstance(i.callee, Function) and not i.callee.is_declaration:
                    i.set_operand(len(i.operands) - 1, self.of(i.callee, i.arguments))


def _copy(function: Function, given: Given) -> Function:
    copy, _ = copy_function(function, f"{function.name}.{'.'.join(str(named.name) for _, named in given)}")
    for index, named in given:
        copy.arguments[index].replace_all_uses_with(named)
    return copy


def _may_be_called(parameter: Argument) -> bool:
    """True if the function calls the parameter, or hands it on to a function with a body, or to one that sorts by it."""
    return any(
        isinstance(user, CallBase) and (user.callee is parameter or _may_call(user.callee)) for user in parameter.users
    )


def _may_call(callee: Value) -> bool:
    return isinstance(callee, Function) and (not callee.is_declaration or takes_function(callee))
