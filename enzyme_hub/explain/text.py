"""An explanation as text, with excerpts of the source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from enzyme_hub.explain.facts import Derivative, Explanation, Loop, Saved
from enzyme_hub.explain.source import Shown, excerpts, readable

_WIDEST = 96


def text(explanation: Explanation, function: str | None = None) -> str:
    """All of it, or what is about one function."""
    return "\n".join(_lines(explanation, function)) + "\n"


def _lines(explanation: Explanation, function: str | None) -> Iterator[str]:
    for request, times in Counter(explanation.requests if function is None else ()).items():
        often = f" ({times} times)" if times > 1 else ""  # an unrolled loop
        yield f"{request.place or request.where}: {request.entry} of {request.function}, in {request.caller}{often}"
    if explanation.derivatives and not any(one.place for one in explanation.derivatives):
        yield "(no source lines: the module has no debug information; compile it with -g)"
    for error in explanation.refused:
        yield ""
        yield error
    for derivative in explanation.derivatives:
        if function is None or function in (derivative.function, derivative.symbol):
            yield ""
            yield from _derivative(derivative)
    if explanation.planted and function is None:
        yield ""
        yield "a derivative stops while it runs, if this is met:"
        yield from (f"  {one}" for one in explanation.planted)
    if explanation.used and function is None:
        yield ""
        yield from (f"used: {used.what}, as {used.where} says" for used in explanation.used)
    for unused in explanation.unused if function is None else ():
        yield ""
        yield f"not used: {unused.what}, as {unused.where} says: no derivative goes through it"


def _derivative(one: Derivative) -> Iterator[str]:
    lanes = f", {one.width} lanes" if one.width > 1 else ""
    yield f"the derivative of {one.function}: {one.mode}{lanes}" + (f"   {one.place}" if one.place else "")
    width = max((len(a.name) for a in one.arguments), default=0)
    for argument in one.arguments:
        active = "active" if argument.is_active else f"not active: {argument.why}"
        yield f"  {argument.name:<{width}}  {argument.kind}; {active}"
    yield f"  {one.result}"
    shown = excerpts(one)
    for path, lines in shown.items():
        yield ""
        yield f"  {readable(path)}   (* active, - constant)"
        yield from map(_shown, lines)
    for line in one.lines:
        if not shown:
            yield f"  {line.place}: {'active' if line.active else 'constant'}: {line.why}"
    if one.stops:
        yield "  where derivatives end"
        for stop in one.stops:
            yield f"    {stop.place or 'at an unknown place'}: {stop.what}: {stop.why}"
    if one.snapshot is not None:
        yield "  a loop with checkpoints: iterations run again from snapshots"
        yield f"    a snapshot: {_bytes(one.snapshot)} of variables, and the memory that the iterations change"
    elif one.saved:
        yield f"  saved: {total(one.saved)}"
        for saved, times in Counter(one.saved).items():
            yield f"    {saved.place or 'at an unknown place'}: {saved.what}, {size(saved, times)}"
            if saved.where:
                yield f"      where: {saved.where}"
            yield f"      why: {saved.why}"
            if saved.remedy:
                yield f"      help: {saved.remedy}"
    elif one.mode.startswith("reverse"):
        yield "  saved: nothing"
    if one.loops:
        yield "  loops"
        for loop in one.loops:
            yield f"    {loop.place or 'at an unknown place'}: {fusion(loop)}"
    if one.added:
        yield "  added to by several threads"
        for added in one.added:
            yield f"    {added.place or 'at an unknown place'}: {added.what}, {added.how}"


def fusion(loop: Loop) -> str:
    """Whether a loop is fused, and if not, why."""
    if loop.is_fused:
        return "each iteration runs forward and backward at once, and leaves nothing on the tape"
    where = f" ({loop.obstacle})" if loop.obstacle is not None else ""
    return f"first forward, then backward: {loop.why}{where}"


def _shown(one: Shown) -> str:
    if one.text is None:
        return "        :"
    mark = " " if one.line is None else "*" if one.line.active else "-"
    source = f"  {one.number:>5} |{mark} {one.text.expandtabs(4)}"
    note = total(one.saved)
    return f"{source:<{_WIDEST}}  {note}".rstrip() if note else source.rstrip()


def size(saved: Saved, times: int = 1) -> str:
    """How much is saved, how often."""
    each = _bytes(saved.size * times)
    if not saved.is_in_loop:
        return each
    return f"{each} in each iteration of the loop at {saved.loop}" if saved.loop else f"{each} in each iteration"


def total(all_saved: Iterable[Saved]) -> str:
    """How much all of them take, once and for each loop."""
    once, often = 0, Counter[str]()
    for saved in all_saved:
        if saved.is_in_loop:
            often[str(saved.loop) if saved.loop else "a loop"] += saved.size
        else:
            once += saved.size
    words = [f"{_bytes(once)} once"] if once else []
    return ", ".join(words + [f"{_bytes(total)} an iteration of {where}" for where, total in often.items()])


def _bytes(count: int) -> str:
    return f"{count} byte{'s' * (count != 1)}"
