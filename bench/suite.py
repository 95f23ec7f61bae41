"""The suite: gradients of programs from many fields beside the adjoints that an expert writes, each checked before it counts.

Every file in `bench/suite/` is one objective with its adjoint by hand; `suite.h` says how its program is driven. With `--peers`
those of `bench/peers` take part. All of them take turns, on one processor, a round each; a time is the median of its rounds.
"""

from __future__ import annotations

import fnmatch
import math
import platform
import statistics
import sys
import tempfile
from array import array
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

from bench import _page, _plots, _results
from bench._process import Failed, Process
from bench._results import Objective, Results, Side
from bench._tools import Missing, asked, table
from bench.peers import Peer, Started, Task, everyone

SOURCES = Path(__file__).with_suffix("")
AGREES = 1e-9  # with our gradient, over the greatest component
BATCH = 2e-3  # seconds that are measured together, at least
BUDGET = 1.5  # seconds that one gradient is given for its rounds, of which it has
ROUNDS = 41  # at most
FEWEST = 3


def main() -> int:
    results = _results.read(asked.given) if asked.given else measured()
    for title, columns, rows in _page.tables(results):
        table(title, columns, rows)
    print("\n".join(_page.absent(results)))
    if asked.json:
        _results.write(results, asked.json)
    if asked.page:
        drawn = _plots.draw(results, asked.page.parent / "images")
        asked.page.write_text(_page.page(results, drawn))
    return wrong(results)


def wrong(results: Results) -> int:
    """1 if the expert's gradient is another one than ours, or ours was not to be had."""
    return any(way in each.failed for each in results.objectives for way in ("ours", "by_hand"))


def measured() -> Results:
    versions: dict[str, str] = {}
    missing: dict[str, str] = {}
    here: list[Peer] = []
    for peer in everyone(asked.with_) if asked.peers else everyone()[:2]:
        try:
            versions |= peer.prepare(install=True)
            here.append(peer)
        except Missing as reason:
            missing[peer.name] = str(reason)
    titles = {way: title for peer in here for way, title in peer.ways.items()}
    flags = ("-O2", *([f"-march={asked.march}"] if asked.march else []))
    sources = [source for source in sorted(SOURCES.glob("*.c")) if fnmatch.fnmatch(source.stem, asked.only)]
    with tempfile.TemporaryDirectory() as folder:
        objectives = [objective(source, Path(folder), flags, here) for source in sources]
    return Results(list(flags), processor(), versions, titles, missing, objectives)


@dataclass
class Turn:
    """One that takes turns: a way of a process, the calls of a batch, and the seconds of a call in each round."""

    process: Process
    way: str
    calls: int
    seconds: list[float]

    def once(self) -> None:
        self.seconds.append(float(self.process.ask("time", self.way, self.calls)) / self.calls)

    def wanted(self) -> bool:
        spent = sum(self.seconds) * (self.calls + 1)
        return len(self.seconds) < FEWEST or (len(self.seconds) < ROUNDS and spent < BUDGET)


def objective(source: Path, folder: Path, flags: tuple[str, ...], peers: list[Peer]) -> Objective:
    """Every peer's gradient of one objective: started, checked against ours, then timed in turn."""
    print(source.stem, end=" ", flush=True)
    task = Task(source, folder / f"{source.stem}.start", folder, flags)
    sides: dict[str, Side] = {}
    failed: dict[str, str] = {}
    turns: list[Turn] = []
    expected = array("d")
    with ExitStack() as stack:
        for peer in peers:
            try:
                started = peer.start(task)
                process = stack.enter_context(started.process())
                if not turns:  # the first is ours
                    process.ask("start", task.start)
                    turns.append(turn(process, "function"))
            except Failed as reason:
                failed |= dict.fromkeys(peer.ways, str(reason))
                if not turns:
                    return Objective(source.stem, 0, 0.0, {}, failed)
                continue
            for way in peer.ways:
                try:
                    peak, grown = memory(started, process if len(peer.ways) == 1 else None, way)
                    found = gradient(process, way, folder / "gradient")
                    expected = expected or found
                    difference = error(found, expected)
                    if not difference < AGREES:
                        raise Failed(f"differs from ours by {difference:.0e}")
                    turns.append(turn(process, way))
                except Failed as reason:
                    failed[way] = str(reason)
                    continue
                sides[way] = Side(0.0, 0, started.built + process.built, peak, grown, difference)
        taken = rounds(turns, failed)
    sides = {
        way: replace(side, gradient=statistics.median(taken[way]), rounds=len(taken[way]))
        for way, side in sides.items()
        if way in taken
    }
    return Objective(source.stem, len(expected), statistics.median(taken["function"]), sides, failed)


def turn(process: Process, way: str) -> Turn:
    once = float(process.ask("time", way, 1))
    return Turn(process, way, 1 + int(BATCH / (once + 1e-9)), [])


def rounds(turns: list[Turn], failed: dict[str, str]) -> dict[str, list[float]]:
    """A B C A B C ... until each has had its budget; one that fails on the way is out."""
    turns = list(turns)
    while wanting := [each for each in turns if each.wanted()]:
        for each in wanting:
            try:
                each.once()
            except Failed as reason:
                failed[each.way] = str(reason)
                turns.remove(each)
    return {each.way: each.seconds for each in turns}


def memory(started: Started, process: Process | None, way: str) -> tuple[int, int]:
    """Bytes at most, and of them those since the first call. A program with several ways has a process for each."""
    if process is None:
        with started.process() as alone:
            return memory(started, alone, way)
    peak, grown = process.ask("memory", way).split()
    return int(peak), int(grown)


def gradient(process: Process, way: str, file: Path) -> array[float]:
    process.ask("gradient", way, file)
    found = array("d")
    found.frombytes(file.read_bytes())
    return found


def error(found: array[float], expected: array[float]) -> float:
    """The greatest difference over the greatest component; a number that is none is infinitely wrong."""
    if len(found) != len(expected) or not all(map(math.isfinite, found)):
        return math.inf
    return max(abs(a - b) for a, b in zip(found, expected, strict=True)) / (max(map(abs, expected)) or 1.0)


def processor() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.machine())


if __name__ == "__main__":
    sys.exit(main())
