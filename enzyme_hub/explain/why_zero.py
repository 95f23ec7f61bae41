"""`explain --why-zero ARG`: the ways that the numbers of one argument take, line by line, to where each ends."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.custom.names import matcher
from enzyme_hub.errors import RequestError
from enzyme_hub.explain.facts import Argument, Derivative, End, Explanation
from enzyme_hub.explain.source import line_at


def why_zero(explanation: Explanation, name: str, function: str | None) -> str:
    """The ways of the argument of that name, in the functions that requests ask about, or in `function`. Raises RequestError."""
    asked = {one.function for one in explanation.requests}
    is_meant = matcher(function) if function is not None else lambda symbol: False
    names = asked if function is None else {function}
    among = [one for one in explanation.derivatives if one.function in names or is_meant(one.symbol)]
    found = [(one, argument) for one in among for argument in one.arguments if argument.name == name]
    if not found and not explanation.refused:
        there = sorted({argument.name for one in among for argument in one.arguments})
        raise RequestError(
            "EH0201",
            f"no function that is differentiated has an argument {name}",
            why=f"there are {', '.join(there)}" if there else None,
            remedy="compile with -g, which brings the names; --function names another function",
        )
    lines = [line for error in explanation.refused for line in (error, "")]
    for one, argument in dict.fromkeys(found):
        lines += [*_lines(one, argument), ""]
    return "\n".join(lines).rstrip() + "\n"


def _lines(one: Derivative, argument: Argument) -> Iterator[str]:
    where = f"{one.place}: " if one.place else ""
    if argument.is_active:
        yield f"{where}the derivative of {one.function} goes through {argument.name}: it is not zero by how the program is written"
        yield "  if it is zero all the same, `enzyme-hub check` tells whether that is right"
        return
    yield f"{where}the derivative of {one.function} by {argument.name} is zero"
    if not argument.ends:
        yield f"  {argument.name} is {argument.kind}: {argument.why}"
    for end in argument.ends:
        yield from _way(end)


def _way(end: End) -> Iterator[str]:
    """The lines of a way, with the source beside them, and why it ends."""
    places = [str(step.place or step.function) for step in end.steps]
    width = max(map(len, places), default=0)
    function = end.steps[0].function if end.steps else ""
    yield ""
    for place, step in zip(places, end.steps, strict=True):
        entered = f"   in {step.function}" if step.function != function else ""
        function = step.function
        yield f"  {place:<{width}} | {line_at(step.place) or step.what}{entered}"
    yield f"  {'':<{width}} ^ {end.stop.what} ends here: {end.stop.why}"
