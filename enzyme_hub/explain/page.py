"""An explanation as a page of HTML: the source with active lines shaded, and what is saved beside each line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html import escape

from enzyme_hub.driver.outputs import REPORT
from enzyme_hub.explain.facts import Derivative, Explanation
from enzyme_hub.explain.source import Shown, excerpts, readable
from enzyme_hub.explain.text import fusion, size, total

_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 75em; padding: 0 1em; color: #222; background: #fff; }
h2 { border-top: 1px solid #ccc; padding-top: .8em; margin-top: 1.6em; }
table { border-collapse: collapse; } td { padding: 0 .8em 0 0; vertical-align: top; }
table.source { font: 13px/1.5 ui-monospace, monospace; width: 100%; }
table.source td.code { white-space: pre; width: 100%; } table.source td.number { color: #999; text-align: right; }
table.source td.saved { white-space: nowrap; color: #a33; }
.active > .code { background: #dff2df; } .constant > .code { background: #f0f0f0; }
.stop > .code { box-shadow: inset 4px 0 #e08a00; } .why { color: #666; } code { font-family: ui-monospace, monospace; }
.key .code { padding: 0 .5em; margin-right: 1em; } .file { overflow-x: auto; }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1b1b1b; } .active > .code { background: #1d3d1d; }
 .constant > .code { background: #2b2b2b; } table.source td.saved { color: #f99; } .why { color: #aaa; } a { color: #8bf; } }
"""


def page(explanation: Explanation, title: str) -> str:
    """A whole page, which needs nothing else."""
    body = "\n".join(_body(explanation, title))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html>\n<!-- {REPORT} -->\n<html lang="en"><head>{head}<style>{_STYLE}</style></head><body>\n{body}\n</body></html>\n'


def _body(explanation: Explanation, title: str) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    numbers = {one: index for index, one in enumerate(explanation.derivatives)}
    by_name = {one.function: index for one, index in reversed(numbers.items())}
    if explanation.requests:
        yield "<h2>Requests</h2><ul>"
        for request, times in Counter(explanation.requests).items():
            where, often = escape(str(request.place or request.where)), f" ({times} times)" if times > 1 else ""
            told = f"{escape(request.entry)} of {_link(request.function, by_name)}{often}"
            yield f"<li><code>{where}</code>: {told}</li>"
        yield "</ul>"
    for error in explanation.refused:
        yield f"<pre>{escape(error)}</pre>"
    if len(numbers) > 1:
        yield "<h2>Calls</h2>" + "".join(_tree(explanation, by_name))
    key = (("active", "active"), ("constant", "constant"), ("stop", "a derivative ends here"))
    spans = (f'<span class="{kind}"><span class="code">{words}</span></span>' for kind, words in key)
    yield f'<p class="key">{"".join(spans)}</p>'
    for one, number in numbers.items():
        yield from _derivative(one, number, by_name)
    if explanation.planted:
        yield "<h2>Where a derivative stops while it runs</h2><ul>"
        yield from (f"<li>{escape(str(one))}</li>" for one in explanation.planted)
        yield "</ul>"
    for title, those in (("Used", explanation.used), ("Not used", explanation.unused)):
        if those:
            yield f"<h2>{title}</h2><ul>"
            yield from (f"<li>{escape(one.what)}, as <code>{escape(one.where)}</code> says</li>" for one in those)
            yield "</ul>"


def _tree(explanation: Explanation, by_name: dict[str, int]) -> Iterator[str]:
    """Who calls whom, from what is requested down; each function's calls are listed once."""
    told: set[str] = set()
    calls = {one.function: dict.fromkeys(call.name for call in one.calls) for one in reversed(explanation.derivatives)}
    roots = dict.fromkeys(request.function for request in explanation.requests)
    work: list[str | None] = [None, *reversed(roots)]  # None closes a list
    yield "<ul>"
    while work:
        name = work.pop()
        if name is None:
            yield "</ul>"
            continue
        yield f"<li>{_link(name, by_name)}</li>"
        if calls.get(name) and name not in told:
            yield "<ul>"
            work += [None, *reversed(calls[name])]
        told.add(name)


def _derivative(one: Derivative, number: int, by_name: dict[str, int]) -> Iterator[str]:
    lanes = f", {one.width} lanes" if one.width > 1 else ""
    yield f'<h2 id="d{number}">{escape(one.function)}</h2><p>{escape(one.mode)}{lanes}; {escape(one.result)}</p><table>'
    for argument in one.arguments:
        state = "active" if argument.is_active else f'not active: <span class="why">{escape(argument.why)}</span>'
        yield f"<tr><td><code>{escape(argument.name)}</code></td><td>{escape(argument.kind)}</td><td>{state}</td></tr>"
    yield "</table>"
    for path, lines in excerpts(one).items():
        yield f'<p><code>{escape(readable(path))}</code></p><div class="file"><table class="source">'
        yield from map(_row, lines)
        yield "</table></div>"
    if one.stops:
        yield "<h3>Where derivatives end</h3><ul>"
        yield from (
            f"<li><code>{escape(str(stop.place or '?'))}</code>: {escape(stop.what)}: {escape(stop.why)}</li>"
            for stop in one.stops
        )
        yield "</ul>"
    if one.saved:
        yield "<h3>Saved</h3><ul>"
        for saved, times in Counter(one.saved).items():
            where, remedy = escape(str(saved.place or "?")), f" {escape(saved.remedy)}." if saved.remedy else ""
            told = f"{escape(saved.what)}, {escape(size(saved, times))}"
            yield f'<li><code>{where}</code>: {told}: <span class="why">{escape(saved.why)}.{remedy}</span></li>'
        yield "</ul>"
    if one.loops:
        yield "<h3>Loops</h3><ul>"
        yield from (
            f"<li><code>{escape(str(loop.place or '?'))}</code>: {escape(fusion(loop))}</li>" for loop in one.loops
        )
        yield "</ul>"
    if one.added:
        yield "<h3>Added to by several threads</h3><ul>"
        yield from (
            f"<li><code>{escape(str(added.place or '?'))}</code>: {escape(added.what)}: {escape(added.how)}</li>"
            for added in one.added
        )
        yield "</ul>"
    if one.calls:
        names = dict.fromkeys(call.name for call in one.calls)
        yield f"<p>Calls {', '.join(_link(name, by_name) for name in names)}.</p>"


def _row(one: Shown) -> str:
    if one.text is None:
        return '<tr><td class="number">:</td><td></td><td></td></tr>'
    kinds = [] if one.line is None else ["active" if one.line.active else "constant"]
    kinds += ["stop"] * bool(one.stops)
    told = "; ".join(dict.fromkeys([*([one.line.why] if one.line else ()), *(stop.why for stop in one.stops)]))
    note = escape(total(one.saved))
    code = f'<td class="code" title="{escape(told)}">{escape(one.text.expandtabs(4)) or " "}</td>'
    return f'<tr class="{" ".join(kinds)}"><td class="number">{one.number}</td>{code}<td class="saved">{note}</td></tr>'


def _link(name: str, by_name: dict[str, int]) -> str:
    code = f"<code>{escape(name)}</code>"
    return f'<a href="#d{by_name[name]}">{code}</a>' if name in by_name else code
