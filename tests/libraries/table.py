"""docs/libraries.md: library by level, what is right and what is refused, of the last run of each."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path

from tests.libraries.catalogue import Library
from tests.libraries.fetching import RELEASE, ROOT
from tests.libraries.trials import REFUSED, RIGHT, WRONG, Outcome

PAGE = ROOT / "docs" / "libraries.md"
HEAD = """\
# Libraries

What `./dev libraries` found: each function is compiled with its library to bitcode, differentiated in reverse and forward mode, and
compared with differences. The sources are fetched when they are tried; `tests/libraries/sets` has what is tried, and how.

"""


def remember(path: Path, outcomes: Iterable[Outcome]) -> None:
    """Add outcomes to those of earlier runs."""
    known = _known(path)
    for one in outcomes:
        known["/".join((one.library, one.trial, one.level))] = asdict(one)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(known, indent=1))


def _known(path: Path) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads(path.read_text()) if path.exists() else {}
    return found


def write(path: Path, libraries: Iterable[Library]) -> None:
    outcomes = [Outcome(**one) for one in _known(path).values()]  # type: ignore[arg-type]
    libraries = [one for one in libraries if any(outcome.library == one.name for outcome in outcomes)]
    PAGE.write_text(HEAD + "\n".join(_lines(outcomes, libraries)) + "\n")


def _lines(outcomes: list[Outcome], libraries: list[Library]) -> Iterator[str]:
    levels = sorted({one.level for one in outcomes}, key=lambda level: (level != "O2", level))
    yield f"| library | version | {' | '.join(f'right {_at(level)}' for level in levels)} | longest link (processor time) |"
    yield f"| --- | --- | {' | '.join('---' for _ in levels)} | --- |"
    for library in libraries:
        own = [one for one in outcomes if one.library == library.name]
        cells = [_share([one for one in own if one.level == level]) for level in levels]
        longest = max((one.seconds for one in own), default=0.0)
        yield f"| {library.title} | {_version(library)} | {' | '.join(cells)} | {longest:.1f} s |"
    for library in libraries:
        rest = [one for one in outcomes if one.library == library.name and one.verdict != RIGHT]
        if rest:
            yield f"\n## {library.title}: what is not\n"
            yield "| function | level | what is said |\n| --- | --- | --- |"
            reasons = {trial.name: trial.refused for trial in library.trials}
            for one in sorted(rest, key=lambda one: (one.trial, one.level)):
                yield f"| `{one.trial}` | {_at(one.level)} | {_said(one)} {reasons.get(one.trial, '')} |"


def _at(level: str) -> str:
    return f"in {level}" if level == RELEASE else f"at -{level}"


def _version(library: Library) -> str:
    """Versions of crates are written `"=1.2.3"`, or as tables with features."""
    crates = library.source.get("crates", {})
    numbers = [re.search(r"\d[\w.+-]*", version) for version in crates.values()]
    return str(library.source.get("version", "")) or ", ".join(number[0] for number in numbers if number)


def _share(outcomes: list[Outcome]) -> str:
    if not outcomes:
        return "not tried"
    count = Counter(one.verdict for one in outcomes)
    words = [f"{count[RIGHT]} of {len(outcomes)}"]
    words += [f"{count[verdict]} {verdict}" for verdict in (WRONG,) if count[verdict]]
    return ", ".join(words)


def _said(one: Outcome) -> str:
    if one.verdict == WRONG:
        return "**wrong**"
    first = next((line.partition("error[")[2] for line in one.text.splitlines() if "error[" in line), one.code)
    text = first.replace("]: ", ": ").replace("|", "\\|")
    return f"{text}" if one.verdict == REFUSED else f"fails: {text}"
