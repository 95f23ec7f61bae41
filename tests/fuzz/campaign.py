"""One program's way: build it plainly, then with us at each level; take out what is refused; compare the rest.

A link tells all that it refuses. The messages name the functions, which are taken out, and the rest is linked again; what
names no function (a crash, a timeout, an internal error) is split in halves until one is left. What a function becomes does
not depend on its company: of some programs, functions are linked alone, too, and beside another request. Long loops are linked
with a limit of tapes now and then, and the memory that some of them take is measured against it.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from tests.fuzz import build
from tests.fuzz.grammar import GRAMMARS
from tests.fuzz.judge import Difference, Truth, compare, compare_levels
from tests.fuzz.program import MODES, NEAR, POINTS, STEP, Mode, Printed, source
from tests.fuzz.writer import Function

INTERNAL = "EH0901"
IN_A_FEW, MOST_ROUNDS = "time_in_a_few", 6  # a long loop in one of a few rounds, which the compiler unrolls
LIMITED = "limit"  # in a level's name: with a limit of tapes
NOT_KEPT = "--tape-limit is not kept"  # a warning of the link
MORE_THAN_THE_LIMIT, BESIDE_TAPES = (
    1.5,
    128,
)  # the peak of a derivative may be so many times the limits of its loops, and so many KB
IN_COMPANY = 4  # functions of a program that are linked alone, too
INSTALLED = Path(sys.executable).with_name("enzyme-hub-ld")


FINE = ("right", "refused", "stopped", "unsteady")
STOP = re.compile(r"^enzyme-hub: .*", re.MULTILINE)  # what a stop at run time says


@dataclass(frozen=True)
class Verdict:
    """What became of a function at a level. `kind`: right, refused, stopped (with a message of ours, where the features of the
    function allow it), unsteady (rounding decides its results), or a finding."""

    kind: str  # ..., halt (a stop that is not allowed), gradient, primal, levels, company, internal, timeout, crash, memory, peak
    detail: str = ""
    code: str = ""
    compared: int = 0

    @property
    def wrong(self) -> bool:
        return self.kind not in FINE


@dataclass
class Setting:
    """How programs are built: what stays the same for a whole run."""

    seed: int
    mode: Mode | None  # None: the number of a function draws its mode
    linker: Path = INSTALLED
    valgrind: bool = False
    exact: bool = False  # with the allocator that checks both ends of every block
    company: bool = False  # some functions are linked alone, too
    peaks: bool = False  # where there is a limit of tapes, the peak memory of some functions is measured
    doubtful: frozenset[str] = frozenset()  # features that are likely refused


@dataclass
class Outcome:
    """What became of the functions of one program: a verdict for each level, or why there is no truth to compare with."""

    verdicts: dict[tuple[int, str], Verdict] = field(default_factory=dict)
    unusable: dict[int, str] = field(default_factory=dict)
    links: int = 0
    seconds: float = 0  # of CPU time


@dataclass
class Trial:
    """A program's functions with what the plain build says of them, in a folder."""

    functions: Sequence[Function]
    setting: Setting
    folder: Path
    truths: dict[int, Truth] = field(default_factory=dict)
    links: int = 0
    beside: bool = False  # each program has a request over std::function besides
    allocator: Path | None = None

    def __post_init__(self) -> None:
        if self.setting.exact:
            self.allocator = build.exact_allocator(self.folder)

    @property
    def language(self) -> str:
        return self.functions[0].language

    def path(self, functions: Sequence[Function]) -> Path:
        path = self.folder / f"program{build.SUFFIX[self.language]}"
        path.write_text(source(functions, self.setting.seed, self.setting.mode, beside=self.beside))
        return path

    def find_truths(self) -> dict[int, str]:
        """Build and run plainly; why some functions have no truth."""
        path, unusable = self.path(self.functions), {}
        done = build.build(build.reference(path, self.language), self.folder)
        if done.status:
            return {f.number: f"does not compile: {done.errors[:2000]}" for f in self.functions}
        start, last = min(f.number for f in self.functions), max(f.number for f in self.functions)
        while start <= last:
            ran = build.run([path.with_suffix(".ref"), str(start)], self.folder, build.RUN_SECONDS)
            printed = Printed.of(ran.output)
            for function in self.functions:
                if function.number >= start and (truth := Truth.of(printed, function.number)):
                    self.truths[function.number] = truth
            if not ran.status:
                break
            stopped = next(
                (f.number for f in self.functions if f.number >= start and f.number not in self.truths), last
            )
            unusable[stopped] = f"plain build: {ran.why}"
            start = stopped + 1
        for number, truth in list(self.truths.items()):
            if not truth.usable:
                unusable[number] = "no derivative exists"
                del self.truths[number]
        return unusable

    # --- with us

    def link(self, functions: Sequence[Function], level: str, optimised: bool | None = None) -> build.Done:
        path = self.path(functions)
        self.links += 1
        path.with_suffix(".out").unlink(missing_ok=True)
        return build.build(
            build.differentiated(path, self.language, level, self.setting.linker, optimised), self.folder
        )

    def level(self, groups: Sequence[list[Function]], level: str) -> tuple[dict[int, Verdict], Printed]:
        """The verdicts at a level, and all that was printed. Each group is a link."""
        verdicts: dict[int, Verdict] = {}
        printed = Printed({})
        waiting = list(groups)
        while waiting:
            rest = waiting.pop()
            if not rest:
                continue
            done = self.link(rest, level)
            if not done.status:
                verdicts |= self.judge(rest, level, printed)
                continue
            failures = build.failures(done.errors + done.output, [f.number for f in rest])
            named = {number: failure for failure in failures for number in failure.numbers}
            if not named and len(rest) > 1:
                waiting += [rest[: len(rest) // 2], rest[len(rest) // 2 :]]
                continue
            for number, failure in (named or {rest[0].number: failures[0]}).items():
                verdicts[number] = failed_link(done, failure.code, failure.text)
            waiting.append([f for f in rest if f.number not in verdicts])
        return verdicts, printed

    def judge(self, functions: Sequence[Function], level: str, printed: Printed) -> dict[int, Verdict]:
        """Run a linked program, again from the next function on after a crash."""
        program, verdicts, start = self.folder / "program.out", {}, 0
        last = max(f.number for f in functions)
        while start <= last:
            ran = build.run([program, str(start)], self.folder, build.RUN_SECONDS, preload=self.allocator)
            now = Printed.of(ran.output)
            printed.lines |= now.lines
            judged = [f for f in functions if f.number >= start]
            stopped = last + 1
            if ran.status:
                stopped = next((f.number for f in judged if not now.complete(f.number)), last)
                verdicts[stopped] = stop(ran, next(f for f in judged if f.number == stopped))
            for function in judged:
                if function.number < stopped:
                    verdicts[function.number] = self.compared(function, level, now)
            start = stopped + 1
        return verdicts

    def compared(self, function: Function, level: str, printed: Printed) -> Verdict:
        truth = self.truths[function.number]
        wrong = compare(function, truth, printed)
        # Where rounding decides a branch, or grows beyond all bounds, levels differ without us, too; we optimise as O2 does.
        # Where a plain build at O0 says otherwise, the optimiser that made the truth is wrong.
        optimised = "+".join(["O2", *level.split("+")[1:]])
        for other in (level, optimised, "O0"):
            if wrong and (plain := self.truth_at(function, other)):
                wrong = compare(function, plain, printed)
                if not plain.agrees(truth):
                    return Verdict("unsteady")
        # So it is where rounding to single precision, which the truth does without, decides.
        if wrong and (plain := self.truth_at(function, level, single=True)) and not plain.agrees(truth):
            return Verdict("unsteady")
        if (
            wrong
            and not function.coarse
            and (nearer := self.truth_at(function, level, step=NEAR))
            and nearer.confirms(wrong)
        ):
            wrong = compare(function, nearer, printed)
        return finding(wrong) if wrong else Verdict("right", compared=truth.usable)

    def blame(self, functions: Sequence[Function], verdicts: dict[int, Verdict], level: str) -> dict[int, Verdict]:
        """Who broke the heap on which another one crashed: one that does not crash alone is not the one."""
        changed: dict[int, Verdict] = {}
        for crashed in [f for f in functions if verdicts[f.number].kind == "crash"]:
            alone, _ = self.level([[crashed]], level)
            if alone[crashed.number].kind == "crash":
                continue
            before = [f for f in functions if f.number < crashed.number and verdicts[f.number].kind == "right"]
            if blamed := self.memory_errors(before, level):
                changed |= {**alone, **blamed}
        return changed

    def defined(self, function: Function) -> bool:
        """False if what the function computes depends on memory that nobody wrote, or is not there any more."""
        found = set()
        for fill in build.FILLS if self.language != "rust" else ():
            with tempfile.TemporaryDirectory(prefix="fuzz") as name:
                path = Path(name) / f"program{build.SUFFIX[self.language]}"
                path.write_text(source([function], self.setting.seed, self.setting.mode))
                build.build(build.reference(path, self.language, "O1", fill), path.parent)
                ran = build.run([path.with_suffix(".ref")], path.parent, build.RUN_SECONDS, perturb=fill.perturb)
                found.add((ran.status, ran.output))
        return len(found) <= 1 and all(status == 0 for status, _ in found)

    def truth_at(self, function: Function, level: str, single: bool = False, step: float = STEP) -> Truth | None:
        """What the plain build at the same level says of a function."""
        with tempfile.TemporaryDirectory(prefix="fuzz") as name:
            path = Path(name) / f"program{build.SUFFIX[self.language]}"
            path.write_text(source([function], self.setting.seed, self.setting.mode, step))
            build.build(build.reference(path, self.language, level, single=single), path.parent)
            return Truth.of(
                Printed.of(build.run([path.with_suffix(".ref")], path.parent, build.RUN_SECONDS).output),
                function.number,
                step,
            )

    def memory_errors(self, functions: Sequence[Function], level: str) -> dict[int, Verdict]:
        """Stray accesses and leaks that valgrind sees in the gradient and not in the plain build."""
        if not functions or self.link(functions, level).status:
            return {}
        ours = build.run([*VALGRIND, self.folder / "program.out"], self.folder, 10 * build.RUN_SECONDS)
        if ours.status != VALGRIND_STATUS:
            return {}
        if len(functions) > 1:
            half = len(functions) // 2
            return self.memory_errors(functions[:half], level) | self.memory_errors(functions[half:], level)
        if STRAY not in ours.errors and not self.link(functions, level, optimised=False).status:
            # LLVM computes cos of what nobody wrote, ahead of the branch that asks whether it is wanted.
            ours = build.run([*VALGRIND, self.folder / "program.out"], self.folder, 10 * build.RUN_SECONDS)
            if ours.status != VALGRIND_STATUS:
                return {}
        build.build(build.reference(self.path(functions), self.language), self.folder)
        plain = build.run([*VALGRIND, self.folder / "program.ref"], self.folder, 10 * build.RUN_SECONDS)
        clean = plain.status != VALGRIND_STATUS
        return {functions[0].number: Verdict("memory", ours.errors[:1500])} if clean else {}


def stop(ran: build.Done, function: Function) -> Verdict:
    """How a function ended the program."""
    told = STOP.search(ran.errors)
    if told and not ran.timed_out:
        kinds = GRAMMARS[function.language].kinds
        allowed = any(kinds[name].may_stop for name in GRAMMARS[function.language].kinds_of(function.features))
        return Verdict("stopped" if allowed else "halt", told[0][:400])
    return Verdict("timeout" if ran.timed_out else "crash", f"{ran.why} {ran.errors[:200]}".strip())


VALGRIND_STATUS = 99
STRAY = "Invalid "  # reads, writes and releases
VALGRIND = (
    "valgrind",
    "-q",
    "--leak-check=full",
    "--errors-for-leak-kinds=definite",
    f"--error-exitcode={VALGRIND_STATUS}",
)


def failed_link(done: build.Done, code: str, text: str) -> Verdict:
    if done.timed_out:
        return Verdict("timeout", f"the link takes more than {build.LINK_SECONDS} s")
    if code == INTERNAL or not code:
        return Verdict("internal", (text or done.why)[:400], code)
    return Verdict("refused", text[:400], code)


def finding(difference: Difference) -> Verdict:
    return Verdict(difference.kind.split()[0], str(difference))


def try_program(functions: Sequence[Function], levels: Sequence[str], setting: Setting) -> Outcome:
    """All of it for one program, in a folder that is removed."""
    began = cpu_seconds()
    with tempfile.TemporaryDirectory(prefix="fuzz") as name:
        trial = Trial(functions, setting, Path(name))
        outcome = Outcome(unusable=trial.find_truths())
        usable = [f for f in functions if f.number in trial.truths]
        first: tuple[str, Printed] | None = None
        doubtful = {f.number for f in usable if f.features & setting.doubtful}
        for level in levels:
            # A refusal costs another link of all others, so what is likely refused is linked apart.
            groups = [[f for f in usable if (f.number in doubtful) is apart] for apart in (False, True)]
            verdicts, printed = trial.level(groups, level)
            verdicts |= trial.blame(usable, verdicts, level)
            for function in usable:
                verdict = verdicts[function.number]
                if first and verdict.kind == "right" and outcome.verdicts[function.number, first[0]].kind == "right":
                    wrong = compare_levels(function, trial.truths[function.number], printed, first[1])
                    verdict = finding(wrong) if wrong else verdict
                outcome.verdicts[function.number, level] = verdict
            first = first or (level, printed)
            doubtful = {number for number, verdict in verdicts.items() if verdict.kind != "right"}
        if setting.company:
            first_verdicts = {f.number: outcome.verdicts[f.number, levels[0]] for f in usable}
            assert first
            for number, verdict in company(trial, usable, levels[0], first_verdicts, first[1]).items():
                outcome.verdicts[number, levels[0]] = verdict
        if setting.peaks:
            for level in levels:
                right = [f for f in usable if outcome.verdicts[f.number, level].kind == "right"]
                for number, verdict in peaks(trial, right, level).items():
                    outcome.verdicts[number, level] = verdict
        if setting.valgrind:
            right = [f for f in usable if outcome.verdicts[f.number, levels[-1]].kind == "right" and not is_long(f)]
            for number, verdict in trial.memory_errors(right, levels[-1]).items():
                outcome.verdicts[number, levels[-1]] = verdict
        outcome.links, outcome.seconds = trial.links, cpu_seconds() - began
    return outcome


def is_long(function: Function) -> bool:
    return bool(function.features & GRAMMARS[function.language].long)


def loops(function: Function) -> int:
    """How many long loops a function has, each of which has the limit for itself: one in a loop of a few counts that often."""
    grammar, (body,) = GRAMMARS[function.language], list(function.items.values())[-1]
    long = [one.feature for one in body.body or () if one.feature in grammar.long]
    return sum(MOST_ROUNDS if feature == IN_A_FEW else 1 for feature in long)


def peaks(trial: Trial, functions: Sequence[Function], level: str) -> dict[int, Verdict]:
    """The functions whose gradient takes more memory than the limit of tapes allows, though the link does not say so."""
    if LIMITED not in level.split("+") or trial.language == "rust":
        return {}
    changed: dict[int, Verdict] = {}
    alone = replace(trial, setting=replace(trial.setting, mode=MODES["reverse"]), allocator=None)
    for function in [f for f in functions if is_long(f)][:IN_COMPANY]:
        done = alone.link([function], level)
        if done.status or NOT_KEPT in done.errors:
            continue
        ran = build.run([trial.folder / "program.out"], trial.folder, build.RUN_SECONDS)
        memory = [Printed.of(ran.output).get("peak", function.number, place) for place in range(POINTS)]
        if not all(memory):
            continue
        more = memory[-1][1] - memory[0][0]
        most = MORE_THAN_THE_LIMIT * build.TAPE_LIMIT * loops(function) + BESIDE_TAPES
        if more > most:
            changed[function.number] = Verdict("peak", f"{more:g} KB, of {most:g} that the limit allows")
    return changed


def company(
    trial: Trial, usable: Sequence[Function], level: str, verdicts: dict[int, Verdict], printed: Printed
) -> dict[int, Verdict]:
    """The functions of which something else becomes alone, or beside a request over std::function, than together."""
    of_kinds = [f for f in usable if GRAMMARS[f.language].kinds_of(f.features)]
    few = [f for f in (*of_kinds, *usable) if not verdicts[f.number].wrong][:IN_COMPANY]
    groups = [(False, [f]) for f in few] + ([(True, few)] if trial.language == "cpp" else [])
    changed: dict[int, Verdict] = {}
    for trial.beside, group in groups:
        others, shown = trial.level([group], level)
        for function in group:
            verdict = unlike(function, trial, (verdicts[function.number], printed), (others[function.number], shown))
            where = "beside another request" if trial.beside else "alone"
            if verdict:
                changed[function.number] = Verdict(
                    "company", f"{where}: {verdict}; together: {verdicts[function.number]}"
                )
    trial.beside = False
    return changed


def unlike(
    function: Function, trial: Trial, one: tuple[Verdict, Printed], other: tuple[Verdict, Printed]
) -> Verdict | None:
    """The second verdict, if it is not the first one."""
    if one[0].kind != other[0].kind:
        return other[0]
    differs = one[0].kind == "right" and compare_levels(function, trial.truths[function.number], one[1], other[1])
    return finding(differs) if differs else None


def cpu_seconds() -> float:
    """Of this process and of its children that have ended."""
    return sum(os.times()[:4])
