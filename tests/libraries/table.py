"""docs/libraries.md: library by level, what is right and what is refused, of the last run of each."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path

from enzyme_hub.errors import CATALOGUE
from enzyme_hub.languages.spelling import readable
from tests.libraries.catalogue import Library
from tests.libraries.fetching import DEBUG, RELEASE, ROOT
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
    yield "| library | version | compiled | right | longest link (processor time) |"
    yield "| --- | --- | --- | --- | --- |"
    for library in libraries:
        own = [one for one in outcomes if one.library == library.name]
        for level in sorted({one.level for one in own}, key=lambda level: (level != "O2", level)):
            yield _row(library.title, _version(library), _at(level), [one for one in own if one.level == level])
    if outcomes:
        share = 100 * sum(one.verdict == RIGHT for one in outcomes) / len(outcomes)
        yield _row("**all**", "", f"{share:.0f} per cent right", outcomes)
    for library in libraries:
        rest = [one for one in outcomes if one.library == library.name and one.verdict != RIGHT]
        if rest:
            yield f"\n## {library.title}: what is not\n"
            yield "| function | level | what is behind it | what is said |\n| --- | --- | --- | --- |"
            reasons = {trial.name: trial.refused for trial in library.trials}
            for one in sorted(rest, key=lambda one: (one.trial, one.level)):
                behind = reasons.get(one.trial) or _feature(one)
                yield f"| `{one.trial}` | {_at(one.level)} | {behind} | {_said(one)} |"


def _row(title: str, version: str, level: str, outcomes: list[Outcome]) -> str:
    longest = max((one.seconds for one in outcomes), default=0.0)
    return f"| {title} | {version} | {level} | {_share(outcomes)} | {longest:.1f} s |"


def _feature(one: Outcome) -> str:
    """What the error is about, as `refused.md` has it."""
    if one.code in CATALOGUE:
        return f"{CATALOGUE[one.code]}: [{one.code}](refused.md)"
    return "" if one.verdict == WRONG else "the program does not compile, link or run"


def _at(level: str) -> str:
    return f"in {level}" if level in (RELEASE, DEBUG) else f"at -{level}"


def _version(library: Library) -> str:
    """Versions of crates are written `"=1.2.3"`, or as tables with features."""
    crates = library.source.get("crates", {})
    numbers = [re.search(r"\d[\w.+-]*", version) for version in crates.values()]
    return str(library.source.get("version", "")) or ", ".join(number[0] for number in numbers if number)


def _share(outcomes: list[Outcome]) -> str:
    count = Counter(one.verdict for one in outcomes)
    words = [f"{count[RIGHT]} of {len(outcomes)}"]
    words += [f"{count[verdict]} {verdict}" for verdict in (WRONG,) if count[verdict]]
    return ", ".join(words)


def _said(one: Outcome) -> str:
    if one.verdict == WRONG:
        return "**wrong**"
    first = next((line.partition("error[")[2] for line in one.text.splitlines() if "error[" in line), one.code)
    text = _brief(first.replace("]: ", ": ")).replace("|", "\\|")
    return text if one.verdict == REFUSED else f"fails: {text}"


def _brief(text: str) -> str:
    """A message with names as people write them, without their template arguments, and without the paths of this machine."""
    text = re.sub(r" from /\S+.*", "", readable(text))
    inner = re.compile(r"(?<=\w)<[^<>]*>")
    while inner.search(text):
        text = inner.sub("", text)
    return re.sub(r"((?:\S+, ){3})(?:\S+, )+", r"\1..., ", text)
