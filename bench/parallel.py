"""Gradients of parallel programs: what threads and ranks gain, beside the serial gradient of the same code.

Every C file in `bench/parallel/` is one objective, `parallel.h` says what its program prints. It is compiled without threads and
ranks, with OpenMP, and where it has messages with MPI, and both. `rayon/` is a program in Rust, which prints the same. A time is the
least of many rounds in wall clock, that of the slowest rank; the programs take turns.
"""

from __future__ import annotations

import fnmatch
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bench import _mpi, _scaling
from bench._scaling import Row, Times
from bench._tools import Missing, asked, clang, execute, own_linker, table, tool

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
    words: tuple[str, ...] = ()

    def command(self, program: Path, many: int) -> list[str]:
        if not self.has_ranks:
            return [str(program), *self.words]
        ranks = 2 if self.has_threads else many
        return _mpi.started(ranks, program)

    def threads(self, many: int) -> int:
        return many if self.has_threads else 1


SERIAL = Way("serial", False, False)
WAYS = (Way("OpenMP", True, False), Way("MPI", False, True), Way("MPI and OpenMP", True, True))
IN_RUST = (Way("serial", False, False, ("serial",)), Way("rayon", True, False))
RUST = SOURCES / "rayon"


def main() -> int:
    rows = measured()
    title, columns, lines = _scaling.parallel(rows)
    table(f"{title} (1 and 2 threads or ranks; both: 2 ranks of 1 thread and of 2)", columns, lines)
    return int(not all(row.differs < AGREES for row in rows))


def measured() -> list[Row]:
    """Each program in each way that this machine has."""
    sources = [one for one in sorted(SOURCES.glob("*.c")) if fnmatch.fnmatch(one.stem, asked.only)]
    with tempfile.TemporaryDirectory() as name:
        linker = own_linker(Path(name))
        rows = [row for source in sources for row in _measured(source, Path(name), linker)]
        return [*rows, *_in_rust(Path(name), linker)]


def _in_rust(folder: Path, linker: Path) -> list[Row]:
    if not fnmatch.fnmatch(RUST.stem, asked.only):
        return []
    try:
        program = _cargo(folder, linker)
    except Missing as reason:
        print(f"{RUST.stem}: {reason}")
        return []
    return list(_rows("bodies", [(way, program) for way in IN_RUST]))


def _cargo(folder: Path, linker: Path) -> Path:
    path = f"{linker.parent}{os.pathsep}{os.environ['PATH']}"
    words = [
        tool("cargo"),
        "build",
        "--quiet",
        "--release",
        "--manifest-path",
        RUST / "Cargo.toml",
        "--config",
        RUST / ".cargo" / "config.toml",
    ]
    execute(words, PATH=path, CARGO_TARGET_DIR=str(folder / "rust"))
    return folder / "rust" / "release" / "bodies"


def _measured(source: Path, folder: Path, linker: Path) -> Iterator[Row]:
    """Each way of a source that this machine has."""
    text = source.read_text()
    programs: list[tuple[Way, Path]] = []
    for way in (SERIAL, *WAYS):
        if (way.has_threads and "#pragma omp" not in text) or (way.has_ranks and MPI not in text):
            continue
        try:
            programs.append((way, built(source, way, folder, linker)))
        except Missing as reason:
            print(f"{source.stem}, {way.name}: {reason}")
    yield from _rows(source.stem, programs)


def _rows(name: str, programs: list[tuple[Way, Path]]) -> Iterator[Row]:
    """The times of a program in its ways, of which the first is the serial one."""
    runs = [
        (way, program, many) for way, program in programs for many in ((1, 2) if way is not programs[0][0] else (1,))
    ]
    found: dict[tuple[str, int], Times] = {}
    worst: dict[str, float] = {}
    for _ in range(ROUNDS):
        for way, program, many in runs:
            times, differs = run(way, program, many)
            key = way.name, many
            found[key] = times.least(found[key]) if key in found else times
            worst[way.name] = max(differs, worst.get(way.name, 0.0))
    for way, _ in programs[1:]:
        one, two = found[way.name, 1], found[way.name, 2]
        yield Row(name, way.name, found["serial", 1], one, two, worst[way.name])


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
    threads = str(way.threads(many))
    lines = execute(way.command(program, many), OMP_NUM_THREADS=threads, RAYON_NUM_THREADS=threads).split()
    function, gradient, differs, _ = map(float, lines)
    return Times(function, gradient), differs


if __name__ == "__main__":
    sys.exit(main())
