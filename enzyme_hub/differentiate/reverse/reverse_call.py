"""The call that reverses a call: what it is given, and where what it returns is added."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from enzyme_hub.differentiate.reverse.byval import ByvalCopy
from enzyme_hub.differentiate.reverse.protocol import Reversing
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Value, null, poison


def reverse_call(
    g: Reversing,
    i: inst.CallBase,
    key: Key,
    function: Function,
    reads: Callable[[int], bool],
    copies: dict[int, ByvalCopy],
    tape: Value | None,
) -> inst.Call:
    """Call what reverses a call, and add what it returns to the adjoints of the arguments."""
    arguments: list[Value] = []

    def pass_on(argument: Value, bring: Callable[[], Value]) -> None:
        arguments.append(bring() if reads(len(arguments)) else poison(argument.type))

    for index, (argument, kind) in enumerate(zip(i.arguments, key.kinds, strict=True)):
        copy = copies.get(index)
        pass_on(argument, partial(g.saved, copy.primal) if copy else partial(g.primal, argument))
        for lane in g.lanes() if kind.has_shadow else ():
            pass_on(argument, partial(g.saved, copy.shadows[lane]) if copy else partial(g.shadow, argument))
    for _ in g.lanes() if key.active_return else ():
        arguments.append(g.adjoints.take(g.builder, i) or null(i.type))
    if key.is_given_windows:
        arguments += g.windows.handed_to(function, i)
    if tape is not None:
        arguments.append(g.saved(tape))
    result = g.builder.call(function, arguments)
    outs = [a for a, kind in zip(i.arguments, key.kinds, strict=True) if kind.is_returned]
    for number, argument in enumerate(outs):
        for lane in g.lanes():
            place = number * key.width + lane
            g.add(argument, result if len(key.derivatives) == 1 else g.builder.extract_value(result, place))
    return result
