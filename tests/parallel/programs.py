"""The parallel programs of the tests: how each is built, and run by so many threads or ranks."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.mpi import test_mpi as mpi
from tests.programs import test_programs as programs

STARTS_THREADS = re.compile(
    r"#pragma omp|!\$omp|\bpthread_create\b|\bstd::(?:thread|async)\b|\bthread::scope\b|\brayon\b"
)
CRATE = mpi.HERE / "crate"
RAYON = mpi.HERE.parent / "rayon"
OURS = mpi.HERE.parents[1] / "lang" / "rust"
REPEAT = "REPEAT"  # the variable that tells a program of tests/mpi how often it asks for each gradient


class Failed(Exception):
    """It was not built, or its answer is wrong."""


@dataclass(frozen=True)
class Parallel:
    """A program, which may be for some `levels` alone. `build` takes a level and a folder; `start` a program, a number, and repetitions:
    what is run, how often, and where."""

    name: str
    build: Callable[[str, Path], Path]
    start: Callable[[Path, int, int], tuple[list[str], int, dict[str, str]]]
    has_levels: bool = True
    levels: tuple[str, ...] = ()

    def run(self, program: Path, many: int, times: int) -> None:
        """Run it by so many threads or ranks, so many times, unless an answer is wrong. What libomp stops is run again."""
        words, runs, more = self.start(program, many, times)
        for _ in range(runs):
            for _ in range(programs.MOST_STOPS):
                done = subprocess.run(
                    words, env={**mpi.ENVIRONMENT, **more}, capture_output=True, text=True, timeout=600, check=False
                )
                if programs.OF_LIBOMP not in done.stderr:
                    break
            if done.returncode:
                raise Failed(f"exits with {done.returncode}\n{done.stdout}{done.stderr}")


def every(linker: Path, libraries: list[str]) -> Iterator[Parallel]:
    """All of them."""
    yield from _of_threads(linker)
    yield Parallel("rust/rayon", lambda level, folder: _rayon(level, linker, folder), _rayon_threads)
    yield Parallel("rust/threads", lambda level, folder: _threads_of_crate(level, linker, folder), _threads)
    for library in libraries:
        yield from _of_ranks(linker, library)
    if "openmpi" in libraries:
        yield Parallel("mpi/crate, openmpi", lambda level, folder: _crate(linker, folder), _ranks("openmpi"), False)


def _of_threads(linker: Path) -> Iterator[Parallel]:
    for folder in programs.COMPILERS:
        for source in sorted((programs.HERE / folder).iterdir()):
            if source.suffix not in programs.LANGUAGES or source.name in programs.SUPPORT:
                continue
            if not STARTS_THREADS.search(source.read_text()):
                continue

            def build(level: str, place: Path, source: Path = source) -> Path:
                return _made(
                    programs.command(source, level, linker, place / "program"), place, programs.rules_of(source)
                )

            levels = tuple(programs.directive(source, "levels"))
            yield Parallel(f"{folder}/{source.stem}", build, _threads, levels=levels)


def _of_ranks(linker: Path, library: str) -> Iterator[Parallel]:
    for source in sorted(mpi.HERE.glob("*.c")):
        has_threads = "#pragma omp" in source.read_text()

        def build(level: str, place: Path, source: Path = source, has_threads: bool = has_threads) -> Path:
            more = mpi.openmp() if has_threads else []
            program, told = mpi.build(source, f"-{level}", library, linker, place, *more)
            if not program.exists():
                raise Failed(told)
            return program

        yield Parallel(f"mpi/{source.stem}, {library}", build, _ranks(library, 2 if has_threads else 1))
    for source in sorted(mpi.HERE.glob("*.f90")):
        if library == "openmpi" or "mpi_f08" not in source.read_text():

            def build_fortran(level: str, place: Path, source: Path = source) -> Path:
                return mpi.build_fortran(source, f"-{level}", library, linker, place)

            yield Parallel(f"mpi/{source.stem}, {library}", build_fortran, _ranks(library))


def _threads(program: Path, many: int, times: int) -> tuple[list[str], int, dict[str, str]]:
    return [str(program)], times, {"OMP_NUM_THREADS": str(many), "RAYON_NUM_THREADS": str(many)}


def _rayon_threads(program: Path, many: int, times: int) -> tuple[list[str], int, dict[str, str]]:
    return [str(program), str(times)], 1, {"RAYON_NUM_THREADS": str(many)}


def _ranks(library: str, threads: int = 1) -> Callable[[Path, int, int], tuple[list[str], int, dict[str, str]]]:
    def start(program: Path, many: int, times: int) -> tuple[list[str], int, dict[str, str]]:
        words = [mpi.tool(f"mpirun.{library}"), "-n", str(many), str(program)]
        return words, 1, {"OMP_NUM_THREADS": str(threads), REPEAT: str(times)}

    return start


def _crate(linker: Path, place: Path) -> Path:
    """The program that uses Rust's crate mpi, whose build script wants libclang."""
    found = sorted(Path("/usr/lib").glob("llvm-*/lib/libclang*.so*"), key=lambda path: (len(str(path)), str(path)))
    if not found:
        pytest.skip("libclang is not installed")
    more = {
        "LIBCLANG_PATH": str(found[-1].parent),
        "MPICC": mpi.tool("mpicc.openmpi"),
        "RUSTFLAGS": f"-Clinker-plugin-lto -Clinker={linker}",
        "CARGO_TARGET_DIR": str(place),
    }
    shutil.copytree(CRATE, place / "crate")  # cargo writes beside the sources
    words = [mpi.tool("cargo"), "build", "--quiet", "--release", "--manifest-path", str(place / "crate" / "Cargo.toml")]
    _made(words, place, more=more)
    return place / "release" / "ring"


def _cargo(
    project: Path, linker: Path, place: Path, level: str, *words: str, more: dict[str, str] | None = None
) -> Path:
    """What cargo builds at a level: where it puts programs."""
    path = f"{linker.parent}{os.pathsep}{os.environ['PATH']}"
    optimised = ["--release", "--config", f"profile.release.opt-level={level[1]}"]
    told = {"PATH": path, "CARGO_TARGET_DIR": str(place), **(more or {})}
    _made([mpi.tool("cargo"), *words, "--quiet", *optimised], project, more=told)
    return place / "release"


def _rayon(level: str, linker: Path, place: Path) -> Path:
    """The project that uses rayon, with a kernel in Fortran."""
    kernel = place / "kernel.o"
    _made(
        [programs.compiler("fortran"), f"-{level}", "-flto", "-c", str(RAYON / "kernel.f90"), "-o", str(kernel)], place
    )
    return _cargo(RAYON, linker, place, level, "build", more={"KERNEL": str(kernel)}) / "rayon-gradients"


def _threads_of_crate(level: str, linker: Path, place: Path) -> Path:
    """The tests of the threads that our crate has."""
    folder = _cargo(OURS, linker, place, level, "test", "--test", "threads", "--no-run")
    return next(one for one in (folder / "deps").glob("threads-*") if not one.suffix)


def _made(words: list[str], place: Path, rules: Path | None = None, more: dict[str, str] | None = None) -> Path:
    told = {**(more or {}), **({"ENZYME_HUB_RULES": str(rules)} if rules is not None else {})}
    done = subprocess.run(
        words, cwd=place, env={**os.environ, **told}, capture_output=True, text=True, timeout=1200, check=False
    )
    if done.returncode:
        raise Failed(done.stdout + done.stderr)
    return place / "program"
