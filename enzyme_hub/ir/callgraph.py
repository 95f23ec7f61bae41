"""Which functions a call may reach: the one answer.

A call reaches the function it names, through aliases and casts; if that has no body, it may call the functions that it is
given. A call through a pointer may reach each function of its type whose address the module takes somewhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from copy import copy
from functools import cached_property
from typing import TypeVar, cast

from enzyme_hub.base.worklist import Worklist, reachable
from enzyme_hub.ir import types
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.lexer import unquote
from enzyme_hub.ir.module import Alias, Function, Module, function_behind
from enzyme_hub.ir.types import FunctionType
from enzyme_hub.ir.used import KEPT
from enzyme_hub.ir.values import ConstantAggregate, ConstantExpr, ConstantOther, Value
from enzyme_hub.ir.walk import constants_in

T = TypeVar("T")

_NAMED = re.compile(r'@("[^"]*"|[-\w$.]+)(\(?)')


class CallGraph:
    """The calls among the defined functions that `roots` reach. `also` adds what else a call leads to."""

    def __init__(
        self,
        module: Module,
        roots: Iterable[Function],
        follows: Callable[[CallBase], bool] = lambda call: True,
        also: Callable[[CallBase], Function | None] = lambda call: None,
    ) -> None:
        self.module = module
        self._also = also
        self._by_type: dict[FunctionType, tuple[Function, ...]] = {}
        self.named: dict[Function, tuple[Function, ...]] = {}  # called by name
        self.callees: dict[Function, tuple[Function, ...]] = {}  # and those that calls through pointers may reach
        work = Worklist(roots)
        for one in work:
            if one.is_declaration:
                continue
            named: dict[Function, None] = {}
            possible: dict[Function, None] = {}
            for i in one.instructions:
                if isinstance(i, CallBase) and follows(i):
                    targets = [target for target in self.targets(i) if not target.is_declaration]
                    (named if function_behind(i.callee) in targets else possible).update(dict.fromkeys(targets))
                    if (target := also(i)) is not None and not target.is_declaration:
                        named[target] = None
            self.named[one] = tuple(named)
            self.callees[one] = tuple(named | possible)
            work.extend(reversed(self.callees[one]))

    @property
    def reached(self) -> Iterable[Function]:
        """The roots and all they may reach, each once."""
        return self.callees.keys()

    def targets(self, call: CallBase) -> tuple[Function, ...]:
        """The functions that the call may enter, with or without a body; none if nobody knows one."""
        function = function_behind(call.callee)
        if function is not None:
            return entered_by_name(function, call)
        if isinstance(call.callee, ConstantOther):
            return ()  # assembly
        types = accepted(call)
        if len(types) == 1:
            return self._pointed_to(call.function_type)
        return tuple(dict.fromkeys(f for type_ in types for f in self._pointed_to(type_)))

    def below(self, roots: Iterable[Function]) -> Set[Function]:
        """`roots`, and the functions that may be reached from them, in the order of the calls."""
        return _closure(roots, self.callees)

    def reaching(self, marked: Iterable[Function]) -> Set[Function]:
        """The functions from which one of `marked` may be reached, and those themselves, in the order of the calls."""
        callers: dict[Function, list[Function]] = {}
        for caller, callees in self.callees.items():
            for callee in callees:
                callers.setdefault(callee, []).append(caller)
        return _closure(marked, callers)

    def without_circles(self) -> CallGraph:
        """These calls, without those through pointers that may lead back to where they come from."""
        graph = copy(self)
        graph.callees = dict(self.callees)
        for component in components(self.callees, lambda one: self.callees.get(one, ())):
            members = set(component)
            for one in component:
                named = self.named[one]
                graph.callees[one] = tuple(t for t in self.callees[one] if t in named or t not in members)
        return graph

    @cached_property
    def recursive(self) -> frozenset[Function]:
        """The functions that may call themselves by name, directly or not."""
        found: set[Function] = set()
        for component in components(self.named, lambda one: self.named.get(one, ())):
            if len(component) > 1 or component[0] in self.named[component[0]]:
                found.update(component)
        return frozenset(found)

    def _pointed_to(self, type_: FunctionType) -> tuple[Function, ...]:
        """The functions that a pointer called as of this type may point to."""
        found = self._by_type.get(type_)
        if found is None:
            fitting = (f for f in self._address_taken if f.value_type is type_ or type_.is_vararg)
            found = self._by_type[type_] = tuple(fitting)
        return found

    @cached_property
    def _address_taken(self) -> tuple[Function, ...]:
        return address_taken(self.module, self._also)


# Swift passes a context, and a place for an error, in registers of their own. What does not use them does not name them.
_IN_REGISTERS = ("swiftself", "swifterror")


def accepted(call: CallBase) -> dict[FunctionType, tuple[int, ...]]:
    """The types of function that a call through a pointer may enter, each with the positions of the arguments that it takes."""
    type_, every = call.function_type, tuple(range(call.argument_count))
    apart = [k for k in every if any(call.argument_attribute(k, word) is not None for word in _IN_REGISTERS)]
    found = {type_: every}
    for without in (apart[-1:], apart[:1], apart) if apart and not type_.is_vararg else ():
        kept = tuple(k for k in every if k not in without)
        found.setdefault(types.function(type_.result, tuple(type_.parameters[k] for k in kept)), kept)
    return found


def entered_by_name(function: Function, call: CallBase) -> tuple[Function, ...]:
    """What a call of the function enters: that alone, or, without a body, those that it is given as well."""
    if not function.is_declaration:
        return (function,)
    given = (function_behind(argument) for argument in call.arguments if argument.type.is_pointer)
    return (function, *(one for one in given if one is not None))


def _closure(roots: Iterable[T], following: Mapping[T, Sequence[T]]) -> Set[T]:
    """`roots` and what follows them, in the order of a walk into the depth: what is told of them first is always the same."""
    return dict.fromkeys(reachable([*roots][::-1], lambda one: reversed(following.get(one, ())))).keys()


def components(roots: Iterable[T], successors: Callable[[T], Iterable[T]]) -> Iterator[list[T]]:
    """Strongly connected components, those that are reached from others first (Tarjan, without recursion)."""
    number: dict[T, int] = {}
    low: dict[T, int] = {}
    path: list[T] = []
    waiting: set[T] = set()
    work: list[tuple[T, Iterator[T]]] = []

    def enter(node: T) -> None:
        number[node] = low[node] = len(number)
        path.append(node)
        waiting.add(node)
        work.append((node, iter(successors(node))))

    for root in roots:
        if root not in number:
            enter(root)
        while work:
            node, following = work[-1]
            for successor in following:
                if successor not in number:
                    enter(successor)
                    break
                if successor in waiting:
                    low[node] = min(low[node], number[successor])
            else:
                work.pop()
                if work:
                    before = work[-1][0]
                    low[before] = min(low[before], low[node])
                if low[node] == number[node]:
                    component: list[T] = []
                    while not component or component[-1] is not node:
                        component.append(path.pop())
                    waiting.difference_update(component)
                    yield component


def address_taken(
    module: Module, asked: Callable[[CallBase], Function | None] = lambda call: None
) -> tuple[Function, ...]:
    """The functions that are named anywhere but as the callee of a call, in the order of the module.

    `asked` is the function that a call is a request about: that call does not hand its address on.
    """
    found: set[str] = set()
    memo = cast("dict[str, frozenset[str]]", module.memo(address_taken))
    for function in module.functions.values():
        found.update(_in_text(function.header_suffix))
        text = function.body_text
        if text is not None and not function.is_read:
            if text not in memo:
                memo[text] = frozenset(_in_text(text))
            found.update(memo[text])
            continue
        for i in function.instructions:
            operands: Iterable[Value] = i.operands
            if isinstance(i, CallBase):
                about = asked(i)
                operands = (o for o in i.operands[:-1] if about is None or function_behind(o) is not about)
            for operand in operands:
                if isinstance(operand, _NAMING):
                    found.update(_in_constant(operand))
    for variable in module.variables.values():
        if variable.name == KEPT:
            continue  # no code gets a pointer from there
        if not variable.is_read:
            found.update(_in_text(variable.initializer_text))
        elif variable.initializer is not None:
            found.update(_in_constant(variable.initializer))
    for name in list(found):
        if (alias := module.aliases.get(name)) is not None and (behind := function_behind(alias)) is not None:
            found.add(behind.name or "")
    return tuple(function for name, function in module.functions.items() if name in found)


def _in_text(text: str) -> Iterator[str]:
    for name, call in _NAMED.findall(text):
        if not call:
            yield unquote(name)


_NAMING = (Function, Alias, ConstantExpr, ConstantAggregate, ConstantOther)


def _in_constant(value: Value) -> Iterator[str]:
    """The functions and aliases that a constant names."""
    for one in constants_in(value):
        if isinstance(one, (Function, Alias)):
            yield one.name or ""
        elif isinstance(one, ConstantOther):
            yield from _in_text(one.text)
