"""`./dev parallel [--repeat 1000] [--levels O0,O1,O2,O3] [--many 1,2,3,4] [--try 'mpi/*'] [--libraries mpich,openmpi]`

Every parallel program of the tests at every level, by 1 to 4 threads or ranks, by both MPI libraries. Each compares its
derivatives with finite differences or with those of the serial function. `--repeat` says how often each runs, spread over
its levels and numbers: in whatever order threads and messages come, the answer is the same. The programs of OpenMP in C run
under ThreadSanitizer as well (`--no-races`: not).
"""

from __future__ import annotations

import argparse
import fnmatch
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.parallel.programs import Failed, Parallel, every
from tests.programs import test_threads as threads

LINKER = Path(sys.executable).with_name("enzyme-hub-ld")
Step = Callable[[Path], None]


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="./dev parallel", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--repeat", type=int, default=1000, help="how often each program runs")
    parser.add_argument("--levels", default="O0,O1,O2,O3")
    parser.add_argument("--many", default="1,2,3,4", help="threads or ranks")
    parser.add_argument("--libraries", default="mpich,openmpi")
    parser.add_argument("--try", dest="tried", default="*", help="a wildcard over names such as mpi/halo")
    parser.add_argument("--no-races", dest="races", action="store_false")
    asked = parser.parse_args()
    steps = list(_steps(asked))
    counts = {"right": 0, "not tried": 0, "WRONG": 0}
    for number, (name, step) in enumerate(steps, 1):
        began = time.monotonic()
        verdict, text = _tried(step)
        counts[verdict] += 1
        seconds = time.monotonic() - began
        print(f"[{number}/{len(steps)}] {name}: {verdict}{': ' * bool(text)}{text} ({seconds:.0f} s)", flush=True)
    print(", ".join(f"{count} {verdict}" for verdict, count in counts.items()))
    return int(counts["WRONG"] > 0)


def _tried(step: Step) -> tuple[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        try:
            step(Path(folder))
        except pytest.skip.Exception as reason:
            return "not tried", str(reason)
        except (Failed, AssertionError, subprocess.SubprocessError) as error:
            return "WRONG", str(error)
    return "right", ""


def _steps(asked: argparse.Namespace) -> Iterator[tuple[str, Step]]:
    """What is done, each with its name: the programs at their levels, then the races."""
    numbers = [int(one) for one in asked.many.split(",")]
    for program in every(LINKER, asked.libraries.split(",")):
        if not fnmatch.fnmatch(program.name.partition(",")[0], asked.tried):
            continue
        levels = asked.levels.split(",") if program.has_levels else ["O3"]
        levels = [level for level in levels if not program.levels or level in program.levels]
        times = max(1, -(-asked.repeat // max(1, len(levels) * len(numbers))))
        for level in levels:
            yield f"{program.name} -{level}, {asked.many} x {times}", _step(program, level, numbers, times)
    for name in _race_names() if asked.races else ():
        if fnmatch.fnmatch(f"c/{name}", asked.tried):
            yield f"c/{name}, races", lambda folder, name=name: threads.test_there_is_no_race(name, folder)  # type: ignore[misc]


def _step(program: Parallel, level: str, numbers: list[int], times: int) -> Step:
    def run(folder: Path) -> None:
        built = program.build(level, folder)
        for many in numbers:
            try:
                program.run(built, many, times)
            except Failed as error:
                raise Failed(f"by {many}: {error}") from error

    return run


def _race_names() -> list[str]:
    """The programs that `test_threads` tries."""
    marks = threads.test_there_is_no_race.pytestmark  # type: ignore[attr-defined]
    return [name for mark in marks if mark.name == "parametrize" for name in mark.args[1]]


if __name__ == "__main__":
    raise SystemExit(main())
