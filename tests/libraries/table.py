"""docs/libraries.md: library by level, what is right and what is refused, of the last run of each function.

The page is all that is kept: it names each function that was tried, so a run of a few functions reads it, puts its own in
their places, and writes it again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from enzyme_hub.errors import CATALOGUE
from enzyme_hub.languages.spelling import readable
from tests.libraries.catalogue import Library, load
from tests.libraries.fetching import DEBUG, RELEASE, ROOT, words
from tests.libraries.trials import REFUSED, RIGHT, WRONG, Outcome

PAGE = ROOT / "docs" / "libraries.md"
HEAD = """\
# Libraries

What `./dev libraries` found: each function is compiled with its library to bitcode, differentiated in reverse and forward mode, and
compared with differences. The sources are fetched when they are tried; `tests/libraries/sets` has what is tried, and how.
"""
COLUMNS = "| library | version | compiled | right | longest link (processor time) |\n| --- | --- | --- | --- | --- |"
REST = "| function | level | what is behind it | what is said |\n| --- | --- | --- | --- |"
WRONG_SAID = "**wrong**"


@dataclass
class Findings:
    """What came out of the functions of a library at a level. `rest` has what is behind each that is not right, and what is said."""

    right: set[str] = field(default_factory=set)
    rest: dict[str, tuple[str, str]] = field(default_factory=dict)
    longest: float = 0.0
    slowest: str = ""

    def add(self, outcome: Outcome, reason: str) -> None:
        """Take in a later run. `reason` is what the set says of a function that is refused."""
        name = outcome.trial
        self.right.discard(name)
        self.rest.pop(name, None)
        if outcome.verdict == RIGHT:
            self.right.add(name)
        else:
            self.rest[name] = (reason or _feature(outcome), _said(outcome))
        if outcome.seconds >= self.longest or name == self.slowest:
            self.longest, self.slowest = outcome.seconds, name

    def keep(self, names: set[str]) -> None:
        """Forget functions that are no longer tried."""
        self.right &= names
        self.rest = {name: said for name, said in self.rest.items() if name in names}

    @property
    def tried(self) -> int:
        return len(self.right) + len(self.rest)

    @property
    def wrong(self) -> int:
        return sum(said == WRONG_SAID for _, said in self.rest.values())


Known = dict[tuple[str, str], Findings]
"""By title of the library, and level in words."""


def update(libraries: Iterable[Library], outcomes: Iterable[Outcome], page: Path = PAGE) -> None:
    """Put outcomes into the page. `libraries` are all there are, in their order."""
    libraries = list(libraries)
    known = read(page.read_text()) if page.exists() else {}
    titles = {library.name: library.title for library in libraries}
    reasons = {(library.name, trial.name): trial.refused for library in libraries for trial in library.trials}
    for one in outcomes:
        found = known.setdefault((titles[one.library], _at(one.level)), Findings())
        found.add(one, reasons[one.library, one.trial])
    for library in libraries:
        names = {trial.name for trial in library.trials}
        for _, found in _levels(known, library):
            found.keep(names)
    page.write_text("\n".join(_lines(known, libraries)) + "\n")


def begin_anew(library: Library, level: str, page: Path = PAGE) -> None:
    """All functions of a library are tried at a level: how long links took before does not count any more."""
    known = read(page.read_text())
    found = known.get((library.title, _at(level)), Findings())
    found.longest, found.slowest = 0.0, ""
    page.write_text("\n".join(_lines(known, load())) + "\n")


# -- reading ------------------------------------------------------------------------------------------------------------------


def read(text: str) -> Known:
    """What a page says."""
    known: Known = {}
    title = ""
    for line in text.splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        right = re.fullmatch(r"Right (at -[-=\w ]+|in \w+): (.*)\.", line)
        if line.startswith("## "):
            title = line.removeprefix("## ")
        elif right:
            known.setdefault((title, right[1]), Findings()).right |= set(re.findall(r"`(\w+)`", right[2]))
        elif title and len(cells) == 4 and cells[0].startswith("`"):
            known.setdefault((title, cells[1]), Findings()).rest[cells[0].strip("`")] = (cells[2], cells[3])
        elif not title and len(cells) == 5 and re.match(r"at -|in ", cells[2]):
            found = known.setdefault((cells[0], cells[2]), Findings())
            seconds, _, slowest = cells[4].partition(" s")
            found.longest, found.slowest = float(seconds), slowest.strip(" `()")
    return known


# -- writing ------------------------------------------------------------------------------------------------------------------


def _lines(known: Known, libraries: list[Library]) -> Iterator[str]:
    yield HEAD
    yield COLUMNS
    everything = []
    for library in libraries:
        for level, found in _levels(known, library):
            everything.append(found)
            yield _row(library.title, _version(library), level, [found])
    if everything:
        share = 100 * sum(len(one.right) for one in everything) / sum(one.tried for one in everything)
        yield _row("**all**", "", f"{share:.0f} per cent right", everything)
    for library in libraries:
        levels = _levels(known, library)
        if not levels:
            continue
        yield f"\n## {library.title}"
        for level, found in levels:
            if found.right:
                yield f"\nRight {level}: {', '.join(f'`{name}`' for name in sorted(found.right))}."
        rest = sorted((name, level, *said) for level, found in levels for name, said in found.rest.items())
        if rest:
            yield f"\n{REST}"
        for name, level, behind, said in rest:
            yield f"| `{name}` | {level} | {behind} | {said} |"


def _levels(known: Known, library: Library) -> list[tuple[str, Findings]]:
    own = [(level, found) for (title, level), found in known.items() if title == library.title]
    return sorted(own, key=lambda one: (one[0] != _at("O2+g"), one[0]))


def _row(title: str, version: str, level: str, found: list[Findings]) -> str:
    slowest = max(found, key=lambda one: one.longest)
    words = [f"{sum(len(one.right) for one in found)} of {sum(one.tried for one in found)}"]
    wrong = sum(one.wrong for one in found)
    words += [f"{wrong} {WRONG}"] if wrong else []
    which = f" (`{slowest.slowest}`)" if slowest.slowest else ""
    return f"| {title} | {version} | {level} | {', '.join(words)} | {slowest.longest:.1f} s{which} |"


def _feature(one: Outcome) -> str:
    """What the error is about, as `refused.md` has it."""
    if one.code in CATALOGUE:
        return f"{CATALOGUE[one.code]}: [{one.code}](refused.md)"
    return "" if one.verdict == WRONG else "the program does not compile, link or run"


def _at(level: str) -> str:
    return f"in {level}" if level in (RELEASE, DEBUG) else f"at {' '.join(words(level))}"


def _version(library: Library) -> str:
    """Versions of crates are written `"=1.2.3"`, or as tables with features."""
    crates = library.source.get("crates", {})
    numbers = [re.search(r"\d[\w.+-]*", version) for version in crates.values()]
    return str(library.source.get("version", "")) or ", ".join(number[0] for number in numbers if number)


def _said(one: Outcome) -> str:
    if one.verdict == WRONG:
        return WRONG_SAID
    first = next((line.partition("error[")[2] for line in one.text.splitlines() if "error[" in line), "")
    if not first:
        first = next((line for line in one.text.splitlines() if line.startswith("enzyme-hub: ")), one.code)
    text = _brief(first.replace("]: ", ": ")).replace("|", "\\|")
    return text if one.verdict == REFUSED else f"fails: {text}"


def _brief(text: str) -> str:
    """A message with names as people write them, without their template arguments, and without the paths of this machine."""
    text = re.sub(r" from /\S+.*", "", readable(text))
    inner = re.compile(r"(?<=\w)<[^<>]*>")
    while inner.search(text):
        text = inner.sub("", text)
    return re.sub(r"((?:\S+, ){3})(?:\S+, )+", r"\1..., ", text)
