"""Gradients of parallel programs: what threads and ranks gain, beside the serial gradient of the same code.

Every file in `bench/parallel/` is one objective, `parallel.h` says what its program prints. It is compiled without threads and
ranks, with OpenMP, and where it has messages with MPI, and both. A time is the least of many rounds in wall clock, that of the
slowest rank; the programs take turns.
"""

from __future__ import annotations

import fnmatch
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bench import _mpi
from bench._tools import Missing, asked, clang, execute, own_linker, table

SOURCES = Path(__file__).with_suffix("")
AGREES = 1e-5  # the gradient and a difference
ROUNDS = 3
MPI = "RANKS"  # in a source that has messages


@dataclass(frozen=True)
class Way:
    """How a program is compiled and run; `many` are the threads and the ranks."""

    name: str
    has_threads: bool
    has_ranks: bool

    def command(self, program: Path, many: int) -> list[str]:
        if not self.has_ranks:
            return [str(program)]
        ranks = 2 if self.has_threads else many
        return _mpi.started(ranks, program)

    def threads(self, many: int) -> int:
        return many if self.has_threads else 1


SERIAL = Way("serial", False, False)
WAYS = (Way("OpenMP", True, False), Way("MPI", False, True), Way("MPI and OpenMP", True, True))


@dataclass
class Times:
    """The least seconds of a program's function and of its gradient."""

    function: float
    gradient: float

    def least(self, other: Times) -> Times:
        return Times(min(self.function, other.function), min(self.gradient, other.gradient))


def main() -> int:
    sources = [one for one in sorted(SOURCES.glob("*.c")) if fnmatch.fnmatch(one.stem, asked.only)]
    rows: list[list[str]] = []
    wrong = False
    with tempfile.TemporaryDirectory() as name:
        linker = own_linker(Path(name))
        for source in sources:
            for way, serial, one, two, differs in _measured(source, Path(name), linker):
                rows.append([source.stem, way.name, *_row(serial, one, two)])
                wrong |= not differs < AGREES
    table(
        "gradients in parallel (1 and 2 threads or ranks; both: 2 ranks of 1 thread and of 2)",
        ["", "", "gradient/function", "1", "2", "1 over serial", "function's efficiency", "gradient's", "of these"],
        rows,
    )
    return int(wrong)


def _row(serial: Times, one: Times, two: Times) -> list[str]:
    efficiency = [one.function / (2 * two.function), one.gradient / (2 * two.gradient)]
    numbers = [
        serial.gradient / serial.function,
        one.gradient / one.function,
        two.gradient / two.function,
        one.gradient / serial.gradient,
        *efficiency,
        efficiency[1] / efficiency[0],
    ]
    return [f"{number:.2f}" for number in numbers]


def _measured(source: Path, folder: Path, linker: Path) -> Iterator[tuple[Way, Times, Times, Times, float]]:
    """Each way of a source that this machine has: the serial times, those of one and of two, and how far gradients are off."""
    text = source.read_text()
    programs: list[tuple[Way, Path]] = []
    for way in (SERIAL, *WAYS):
        if (way.has_threads and "#pragma omp" not in text) or (way.has_ranks and MPI not in text):
            continue
        try:
            programs.append((way, built(source, way, folder, linker)))
        except Missing as reason:
            print(f"{source.stem}, {way.name}: {reason}")
    runs = [(way, program, many) for way, program in programs for many in ((1,) if way is SERIAL else (1, 2))]
    found: dict[tuple[str, int], Times] = {}
    worst: dict[str, float] = {}
    for _ in range(ROUNDS):
        for way, program, many in runs:
            times, differs = run(way, program, many)
            key = way.name, many
            found[key] = times.least(found[key]) if key in found else times
            worst[way.name] = max(differs, worst.get(way.name, 0.0))
    for way, _ in programs[1:]:
        yield way, found["serial", 1], found[way.name, 1], found[way.name, 2], worst[way.name]


def built(source: Path, way: Way, folder: Path, linker: Path) -> Path:
    program = folder / f"{source.stem}.{way.name.replace(' ', '.')}"
    words = [clang(), "-O2", "-flto", f"--ld-path={linker}", "-Wno-everything", str(source), "-o", str(program), "-lm"]
    if way.has_threads:
        words.append("-fopenmp")
    if way.has_ranks:
        words += ["-DRANKS", *_mpi.flags("compile"), *_mpi.flags("link")]
    execute(words)
    return program


def run(way: Way, program: Path, many: int) -> tuple[Times, float]:
    lines = execute(way.command(program, many), OMP_NUM_THREADS=str(way.threads(many))).split()
    function, gradient, differs, _ = map(float, lines)
    return Times(function, gradient), differs


if __name__ == "__main__":
    sys.exit(main())
