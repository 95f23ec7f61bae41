"""What a run says: a table of verdicts, refusals by code and by feature, and a file for each finding."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.table import Table

from tests.fuzz import build
from tests.fuzz.campaign import FINE, Outcome, Verdict
from tests.fuzz.grammar import GRAMMARS
from tests.fuzz.program import Mode, source
from tests.fuzz.writer import Function


@dataclass
class Finding:
    """Something wrong: with the smallest function that shows it, and the others that are like it."""

    function: Function
    level: str
    verdict: Verdict
    like: list[int] = field(default_factory=list)
    company: tuple[Function, ...] = ()  # the others of its program

    def same(self, other: Finding) -> bool:
        return self.explains(other.function, other.verdict) and other.function.features == self.function.features

    def explains(self, function: Function, verdict: Verdict) -> bool:
        """True if the same happened to a function with all the features that were left here."""
        return (
            verdict.kind == self.verdict.kind
            and self.function.features <= function.features
            and bool(self.function.features)
        )


@dataclass
class Tally:
    """Counts over a run."""

    verdicts: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # language, level, kind
    codes: Counter[str] = field(default_factory=Counter)
    drawn: Counter[str] = field(default_factory=Counter)  # functions x levels with a feature
    refused: Counter[str] = field(default_factory=Counter)  # of these, refused
    kinds: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # kind of features, language, kind of verdict
    unusable: Counter[str] = field(default_factory=Counter)
    components: int = 0
    seconds: float = 0  # of CPU time

    def add(self, functions: Mapping[int, Function], outcome: Outcome) -> None:
        self.seconds += outcome.seconds
        for reason in outcome.unusable.values():
            self.unusable[reason.split(":")[0]] += 1
        for (number, level), verdict in outcome.verdicts.items():
            function = functions[number]
            self.verdicts[function.language, level, verdict.kind] += 1
            self.components += verdict.compared
            self.drawn.update(function.features)
            for name in GRAMMARS[function.language].kinds_of(function.features):
                self.kinds[name, function.language, verdict.kind] += 1
            if verdict.kind == "refused":
                self.codes[verdict.code] += 1
                self.refused.update(function.features)

    @property
    def total(self) -> int:
        return sum(self.verdicts.values())

    @property
    def doubtful(self) -> frozenset[str]:
        """The features with which more functions are refused than not."""
        return frozenset(name for name, count in self.refused.items() if 2 * count > self.drawn[name])

    @property
    def refused_share(self) -> float:
        return sum(self.codes.values()) / max(self.total, 1)

    def tables(self) -> list[Table]:
        kinds = sorted({kind for *_, kind in self.verdicts}, key=lambda kind: (kind not in FINE, kind))
        table = Table("language", "level", *kinds, title="functions")
        for language, level in sorted({(language, level) for language, level, _ in self.verdicts}):
            table.add_row(language, level, *(str(self.verdicts[language, level, kind]) for kind in kinds))
        refusals = Table("refused because", "functions x levels", "share", title="refusals")
        for code, count in self.codes.most_common():
            refusals.add_row(code, str(count), f"{count / self.total:.1%}")
        features = Table("feature", "drawn", "refused", title="refusals by feature")
        for name, count in sorted(self.drawn.items(), key=lambda item: -self.refused[item[0]] / item[1])[:16]:
            if self.refused[name]:
                features.add_row(name, str(count), f"{self.refused[name] / count:.0%}")
        of_kinds = Table("kind", "language", *kinds, title="functions with features of a kind")
        for name, language in sorted({(name, language) for name, language, _ in self.kinds}):
            of_kinds.add_row(name, language, *(str(self.kinds[name, language, kind]) for kind in kinds))
        return [table, of_kinds, refusals, features]


def spelled(commands: Sequence[Sequence[str | Path]]) -> str:
    """Commands as one would type them, the compiler by its plain name."""
    return " && ".join(" ".join([Path(line[0]).name, *map(str, line[1:])]) for line in commands)


def write(finding: Finding, seed: int, mode: Mode | None, folder: Path) -> Path:
    """The file of a finding: what is wrong in its first line, then a program that prints it."""
    function, verdict = finding.function, finding.verdict
    suffix = build.SUFFIX[function.language]
    path = folder / f"{verdict.kind}_{seed}_{function.number}_{finding.level}{suffix}"
    source_file = Path(path.name)
    beside = verdict.kind == "company" and "beside" in verdict.detail
    text = source([function, *finding.company], seed, mode, beside=beside)
    linker = Path("$(command -v enzyme-hub-ld)")
    ours = spelled(build.differentiated(source_file, function.language, finding.level, linker, text=text))
    plain = spelled(build.reference(source_file, function.language))
    lines = [
        f"// {verdict.kind} at {finding.level}: {verdict.code} {' '.join(verdict.detail.split())}",
        f"// features: {' '.join(sorted(function.features))}; seed {seed}, function {function.number}",
        f"// build: {ours}",
        f"// what is right: {plain}",
    ]
    path.write_text("\n".join([*lines, text]))
    return path


def findings_table(findings: Sequence[Finding]) -> Table:
    table = Table("language", "finding", "level", "what", "features left", "like it", title="findings")
    for finding in findings:
        what = " ".join(f"{finding.verdict.code} {finding.verdict.detail}".split())[:120]
        features = " ".join(sorted(finding.function.features))
        verdict, function = finding.verdict, finding.function
        table.add_row(function.language, verdict.kind, finding.level, what, features, str(len(finding.like)))
    return table
