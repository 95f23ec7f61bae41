"""`./dev fuzz`: random functions through the real compilers and the linker, until something is wrong.

./dev fuzz --count 2000 --seed 7                  2000 functions in C, C++ and Rust
./dev fuzz --language c --levels O1,O2g --without setjmp,volatile
./dev fuzz --count 20000 --seed 7 --each 1        more functions in the same time, each at one level
./dev fuzz --seed 7 --only 1234                   one function, with its source
./dev fuzz --kind owners,strings                  functions with features of these kinds only (owners, scratch, strings, statics,
                                                  handles, rounding, exponentials, timeloops)

A tenth of the programs run under valgrind, with leaks as errors; a tenth with an allocator that gives exactly what is asked
and checks both ends of every block; and of a tenth some functions are linked alone, too, which must change nothing. Half of
the links of programs with long loops have a limit of tapes, and of half of these programs the peak memory is measured against it.

At O2 the derivative is optimised, as in a user's link; at the other levels it runs as it is written (--no-postopt).
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import cast

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from tests.fuzz import build
from tests.fuzz.campaign import (
    LIMITED,
    Outcome,
    Setting,
    Trial,
    Verdict,
    company,
    is_long,
    peaks,
    try_program,
)
from tests.fuzz.grammar import GRAMMARS
from tests.fuzz.program import MODES
from tests.fuzz.report import Finding, Tally, findings_table, write
from tests.fuzz.shrink import shrink
from tests.fuzz.writer import Function, function

LANGUAGES = tuple(GRAMMARS)
LEVELS = ("O2", "O0", "O1", "O3", "O1+noinline", "O2+fast", "O0+fast", "O3+noinline")
TOGETHER = 40  # functions in a program
CHECKED = 0.1  # the share of programs that run under valgrind; with the exact allocator; and with functions alone
WITH_A_LIMIT = 0.5  # of the links of programs with long loops
MEASURED = 0.5  # of the programs with long loops: their peak memory
LINE_EVERY = 500  # functions


def numbers(language: str, count: int) -> Iterator[int]:
    """The numbers of this language's functions: the languages take turns."""
    place = LANGUAGES.index(language)
    return (k * len(LANGUAGES) + place for k in range(count))


def programs(
    languages: Sequence[str], count: int, seed: int, without: frozenset[str], kinds: Sequence[str] = ()
) -> Iterator[list[Function]]:
    """All functions of a run in programs of one language each, the languages in turn."""
    for start in range(0, -(-count // len(languages)), TOGETHER):
        for language in languages:
            these = list(numbers(language, -(-count // len(languages))))[start : start + TOGETHER]
            yield [function(GRAMMARS[language], seed, number, without, kinds) for number in these]


def shows(verdict: Verdict, level: str, setting: Setting, candidate: Function) -> Verdict | None:
    """The verdict of a candidate alone, if it is of the same kind."""
    with tempfile.TemporaryDirectory(prefix="fuzz") as name:
        trial = Trial([candidate], setting, Path(name))
        if trial.find_truths():
            return None
        verdicts, _ = trial.level([[candidate]], level)
        found = verdicts[candidate.number]
        if verdict.kind == "memory":
            found = trial.memory_errors([candidate], level).get(candidate.number, found)
        if verdict.kind == "peak":
            found = peaks(trial, [candidate], level).get(candidate.number, found)
        same = (found.kind, found.code) == (verdict.kind, verdict.code)
        return found if same and trial.defined(candidate) else None


def investigate(suspect: Finding, setting: Setting, seconds: float) -> Finding:
    """The finding, shrunk if the function shows it alone."""
    made, level, verdict = suspect.function, suspect.level, suspect.verdict
    if verdict.kind == "company":
        return replace(suspect, company=companion(suspect, setting, seconds))
    setting = replace(setting, exact=setting.exact or "exact allocator" in verdict.detail)
    if seconds and shows(verdict, level, setting, made):
        made = shrink(made, lambda candidate: shows(verdict, level, setting, candidate) is not None, seconds)
        verdict = shows(verdict, level, setting, made) or verdict
    return Finding(made, level, verdict)


def companion(suspect: Finding, setting: Setting, seconds: float) -> tuple[Function, ...]:
    """One other function that is enough to change what becomes of this one; all, if none is found in that time."""
    until = time.monotonic() + seconds
    for other in suspect.company:
        if time.monotonic() > until:
            break
        with tempfile.TemporaryDirectory(prefix="fuzz") as name:
            trial = Trial([suspect.function, other], setting, Path(name))
            if trial.find_truths():
                continue
            verdicts, printed = trial.level([[suspect.function, other]], suspect.level)
            if company(trial, [suspect.function], suspect.level, verdicts, printed):
                return (other,)
    return suspect.company


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="./dev fuzz", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=300, help="functions in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", choices=LANGUAGES, action="append", help="these only")
    parser.add_argument("--levels", default=",".join(LEVELS), help="e.g. O2,O0g; g: with debug information")
    parser.add_argument(
        "--each", type=int, default=2, help="levels for each program; they are compared with each other"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--mode", choices=tuple(MODES), help="the number of a function draws one if none is given")
    parser.add_argument("--without", default="", help="features to leave out, with commas between")
    parser.add_argument(
        "--kind", default="", help="kinds of features, with commas between: each function has some of these"
    )
    parser.add_argument("--only", type=int, help="one function: print it and its verdicts")
    parser.add_argument("--shrink", type=float, default=240, metavar="SECONDS", help="for each finding; 0: not at all")
    parser.add_argument(
        "--findings", type=Path, default=Path(tempfile.gettempdir()) / "fuzz_findings", help="where they are written"
    )
    return parser


def one(made: Function, setting: Setting, levels: Sequence[str], console: Console) -> int:
    console.print(made.text, highlight=False, markup=False)
    outcome = try_program([made], levels, setting)
    for (_, level), verdict in outcome.verdicts.items():
        console.print(f"{level}: {verdict.kind} {verdict.code} {verdict.detail}", highlight=False, markup=False)
    console.print(*outcome.unusable.values())
    return int(any(verdict.wrong for verdict in outcome.verdicts.values()))


def main() -> int:
    words, console = arguments().parse_args(), Console()
    levels = words.levels.split(",")
    without, kinds = frozenset(words.without.split(",")), [name for name in words.kind.split(",") if name]
    setting = Setting(words.seed, MODES[words.mode] if words.mode else None)
    if words.only is not None:
        grammar = GRAMMARS[LANGUAGES[words.only % len(LANGUAGES)]]
        return one(function(grammar, words.seed, words.only, without, kinds), setting, levels, console)
    languages = [name for name in words.language or LANGUAGES if build.compiler(name)]
    words.findings.mkdir(parents=True, exist_ok=True)
    campaign = Campaign(setting, levels, words.each, words.shrink, words.findings, console)
    began = time.monotonic()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with ProcessPoolExecutor(words.jobs) as pool, Progress(*columns, console=console) as progress:
        bar = progress.add_task("functions", total=words.count)
        campaign.run(
            pool,
            words.jobs,
            programs(languages, words.count, words.seed, without, kinds),
            Advance(progress, bar, words.count),
        )
    summary(console, campaign, time.monotonic() - began)
    return int(bool(campaign.findings))


@dataclass
class Advance:
    """The bar moves; where there is no terminal to show it, a line is printed now and then."""

    progress: Progress
    bar: TaskID
    count: int
    done: int = 0

    def __call__(self, more: int) -> None:
        self.progress.advance(self.bar, more)
        self.done += more
        is_due = self.done // LINE_EVERY > (self.done - more) // LINE_EVERY
        if is_due and not self.progress.console.is_terminal:
            print(f"{self.done} of {self.count} functions", flush=True)


@dataclass
class Campaign:
    """A run: programs in flight, findings to be shrunk before the next program, and what was counted."""

    setting: Setting
    levels: Sequence[str]
    each: int
    shrink_seconds: float
    folder: Path
    console: Console
    tally: Tally = field(default_factory=Tally)
    findings: list[Finding] = field(default_factory=list)
    suspects: list[Finding] = field(default_factory=list)
    placed: int = 0

    def run(
        self, pool: Executor, jobs: int, waiting: Iterator[list[Function]], progress: Callable[[int], None]
    ) -> None:
        flying: dict[Future[Outcome] | Future[Finding], list[Function] | Finding] = {}
        while True:
            while len(flying) < jobs and (started := self.start(pool, waiting)):
                flying[started[0]] = started[1]
            if not flying:
                return
            for future in wait(flying, return_when=FIRST_COMPLETED).done:
                what = flying.pop(future)
                if isinstance(what, Finding):
                    self.found(what, cast(Finding, future.result()))
                else:
                    self.take({made.number: made for made in what}, cast(Outcome, future.result()))
                    progress(len(what))

    def start(
        self, pool: Executor, waiting: Iterator[list[Function]]
    ) -> tuple[Future, list[Function] | Finding] | None:
        """The next piece of work: a finding that no other one explains, or a program."""
        while self.suspects:
            suspect = self.suspects.pop(0)
            like = next(
                (finding for finding in self.findings if finding.explains(suspect.function, suspect.verdict)), None
            )
            if like:
                like.like.append(suspect.function.number)
                continue
            return pool.submit(investigate, suspect, self.setting, self.shrink_seconds), suspect
        functions = next(waiting, None)
        if functions is None:
            return None
        self.placed += 1
        draws = random.Random(f"{self.setting.seed}/program {self.placed}")
        valgrind, exact, alone = (draws.random() < CHECKED for _ in range(3))
        how = replace(self.setting, valgrind=valgrind, exact=exact, company=alone, doubtful=self.tally.doubtful)
        levels = levels_of(functions[0].language, self.levels)
        levels = draws.sample(levels, k=min(self.each, len(levels)))
        if any(map(is_long, functions)):
            levels = [f"{level}+{LIMITED}" if draws.random() < WITH_A_LIMIT else level for level in levels]
            how = replace(how, peaks=draws.random() < MEASURED)
        return pool.submit(try_program, functions, levels, how), functions

    def take(self, functions: dict[int, Function], outcome: Outcome) -> None:
        self.tally.add(functions, outcome)
        for number, reason in outcome.unusable.items():
            if reason.startswith("does not compile"):
                raise SystemExit(f"function {number} of seed {self.setting.seed} {reason}")
        for number, level, verdict in wrong(outcome):
            others = tuple(one for one in functions.values() if one.number != number and verdict.kind == "company")
            self.suspects.append(Finding(functions[number], level, verdict, company=others))

    def found(self, suspect: Finding, finding: Finding) -> None:
        """Keep what was shrunk, unless the same was found at the same time."""
        like = next((known for known in self.findings if known.same(finding)), None)
        if like:
            like.like.append(finding.function.number)
            return
        self.findings.append(finding)
        path = write(finding, self.setting.seed, self.setting.mode, self.folder)
        verdict, number = finding.verdict, finding.function.number
        self.console.print(
            f"{finding.function.language} {number} {finding.level}: {verdict.kind} {verdict.code} {verdict.detail[:160]}\n    -> {path}",
            highlight=False,
            markup=False,
        )


def levels_of(language: str, levels: Sequence[str]) -> list[str]:
    """The levels that a language has; rustc has no names for what stands behind a plus."""
    return list(dict.fromkeys(plain(level) if language == "rust" else level for level in levels))


def plain(level: str) -> str:
    """A level without the flags of the C compiler."""
    first, *words = level.split("+")
    return "+".join([first, *(word for word in words if word in build.LINKER_FLAGS)])


def wrong(outcome: Outcome) -> list[tuple[int, str, Verdict]]:
    """The first thing that is wrong with each function; what has no truth because it does not compile is wrong, too."""
    found: dict[int, tuple[int, str, Verdict]] = {}
    for (number, level), verdict in outcome.verdicts.items():
        if verdict.wrong:
            found.setdefault(number, (number, level, verdict))
    return list(found.values())


def summary(console: Console, campaign: Campaign, seconds: float) -> None:
    tally = campaign.tally
    for table in tally.tables():
        console.print(table)
    if campaign.findings:
        console.print(findings_table(campaign.findings))
    console.print(
        f"{tally.total} functions x levels, {tally.components} derivatives compared, {tally.refused_share:.1%} refused, "
        f"no truth: {dict(tally.unusable)}; {seconds:.0f} s, {tally.seconds:.0f} s of CPU time without shrinking, "
        f"{tally.total / max(tally.seconds, 1):.1f} functions x levels a CPU second"
    )


if __name__ == "__main__":
    raise SystemExit(main())
