"""The source of a derivative with what is known of each line, for whoever shows it."""

from __future__ import annotations

import os
from collections import defaultdict
from functools import lru_cache
from pathlib import Path

from enzyme_hub.analysis.source_names import Place
from enzyme_hub.base.records import record
from enzyme_hub.explain.facts import Derivative, Line, Saved, Stop

_AROUND = 1  # lines shown before the first and after the last with something to say
_GAP = 4  # so many lines of nothing are left out


@record
class Shown:
    """A line of the source; `text` is None where lines are left out."""

    number: int
    text: str | None
    line: Line | None = None
    saved: tuple[Saved, ...] = ()
    stops: tuple[Stop, ...] = ()


def excerpts(derivative: Derivative) -> dict[str, list[Shown]]:
    """The lines of each file that the derivative has something to say about; files that cannot be read are missing."""
    lines: defaultdict[str, dict[int, Line]] = defaultdict(dict)
    saved: defaultdict[tuple[str, int], list[Saved]] = defaultdict(list)
    stops: defaultdict[tuple[str, int], list[Stop]] = defaultdict(list)
    for line in derivative.lines:
        lines[line.place.path][line.place.line] = line
    for one in derivative.saved:
        if one.place is not None:
            saved[one.place.path, one.place.line].append(one)
    for stop in derivative.stops:
        if stop.place is not None:
            stops[stop.place.path, stop.place.line].append(stop)
    found: dict[str, list[Shown]] = {}
    own = derivative.place.path if derivative.place is not None else ""
    paths = {*lines, *(path for path, _ in saved), *(path for path, _ in stops)}
    for path in sorted(paths, key=lambda one: (one != own, one)):
        text = _read(path)
        numbers = {*lines[path], *(n for p, n in (*saved, *stops) if p == path)}
        if text is None or not numbers or max(numbers) > len(text):
            continue
        shown = found[path] = []
        before = 0
        for number in sorted(set(_widened(numbers, len(text)))):
            if before and number > before + 1:
                shown.append(Shown(0, None))
            before = number
            shown.append(
                Shown(
                    number,
                    text[number - 1],
                    lines[path].get(number),
                    tuple(saved.get((path, number), ())),
                    tuple(stops.get((path, number), ())),
                )
            )
    return found


def line_at(place: Place | None) -> str:
    """The text of a line; empty where it cannot be read."""
    text = _read(place.path) if place is not None else None
    return text[place.line - 1].strip() if place is not None and text and 0 < place.line <= len(text) else ""


def readable(path: str) -> str:
    """A path as people read it: from here, if the file is below."""
    relative = os.path.relpath(path)
    return path if relative.startswith(os.pardir) else relative


def _widened(numbers: set[int], last: int) -> list[int]:
    """The lines, those around the first and the last, and short gaps."""
    order = sorted(numbers)
    found = list(range(max(1, order[0] - _AROUND), order[0]))
    for one, following in zip(order, [*order[1:], order[-1]], strict=True):
        found.extend(range(one, following) if following - one <= _GAP else [one])
    return [*found, *range(order[-1], min(last, order[-1] + _AROUND) + 1)]


@lru_cache(maxsize=64)
def _read(path: str) -> list[str] | None:
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return None
