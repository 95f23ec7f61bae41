"""The cells of the matrix: a program in one language whose objective calls a model in another, and its gradient through both.

A row of `LANGUAGES` says how a language compiles the model to an object or an archive, and how its compiler driver builds the
program with it; or, of Julia, how a program runs that was not built. A new language is a row, and two files in `sources/`.
"""

from __future__ import annotations

import json
import math
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from enzyme_hub.languages import toolchains
from enzyme_hub.languages.toolchains import Tool

SOURCES = Path(__file__).parent / "sources"
FORTRAN_MODULE = Path(__file__).parents[2] / "lang" / "fortran" / "enzyme_hub.f90"
JULIA_PACKAGE = Path(__file__).parents[2] / "lang" / "julia" / "EnzymeHub.jl"
POINT = (0.3, -0.7, 1.1, 0.4, -1.6)
SECONDS = 300


@dataclass(frozen=True)
class Language:
    """`model` and `program` make the commands' words behind the compiler: (level, sources, linker, model) to words."""

    name: str
    suffix: str
    compiler: Callable[[], Tool | None]
    model: Callable[[int, Path], list[str]]
    program: Callable[[int, Path, Path], list[str]]
    archive: bool = False
    behind: Callable[[], Sequence[str]] = tuple  # what a program of another language needs behind this model
    levels: tuple[int, ...] = (0, 1, 2, 3)
    is_script: bool = False  # `program` makes the words that run it, without those behind the model


def _clang(level: int, linker: Path, model: Path) -> list[str]:
    return [f"-O{level}", "-flto", f"--ld-path={linker}", str(model)]


def _flang(level: int, linker: Path, model: Path) -> list[str]:
    return [f"-O{level}", "-flto", f"-fuse-ld={linker}", str(FORTRAN_MODULE), str(model)]


def _rustc(level: int, linker: Path, model: Path) -> list[str]:
    return [f"-Copt-level={level}", "-Clinker-plugin-lto", f"-Clinker={linker}", f"-Clink-arg={model}"]


def _object(level: int, model: Path) -> list[str]:
    return [f"-O{level}", "-flto", "-c", "-o", str(model)]


def _staticlib(level: int, model: Path) -> list[str]:
    return [f"-Copt-level={level}", "-Clinker-plugin-lto", "--crate-type=staticlib", "-o", str(model)]


def _swiftc(level: int, linker: Path, model: Path) -> list[str]:
    words = [_SWIFT_LEVELS[level], "-lto=llvm-full", f"-use-ld={linker}"]
    return [*words, str(model)]


def _swift_object(level: int, model: Path) -> list[str]:
    return [_SWIFT_LEVELS[level], "-lto=llvm-full", "-wmo", "-parse-as-library", "-c", "-o", str(model)]


def _swift_libraries() -> Sequence[str]:
    """Swift's static libraries, as its compiler names them."""
    found = toolchains.swiftc()
    assert found is not None
    words = [*found.command, "-print-target-info"]
    told = json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)
    folder = Path(told["paths"]["runtimeResourcePath"]).with_name("swift_static") / "linux"
    start = next(folder.glob("*/swiftrt.o"))
    libraries = [f"-l{name}" for name in "swiftCore dispatch BlocksRuntime stdc++ dl pthread m".split()]
    return [str(start), f"-L{folder}", *libraries]


def _julia(level: int, folder: Path) -> list[str]:
    engine = f'ENV["ENZYME_HUB"] = "{sys.executable} -m enzyme_hub"; pushfirst!(LOAD_PATH, "{JULIA_PACKAGE}")'
    depot = f'empty!(DEPOT_PATH); push!(DEPOT_PATH, "{folder}")'
    flags = [f"-O{level}", "--startup-file=no", "--compiled-modules=no"]
    return [*flags, "-e", f"{engine}; {depot}; include(popfirst!(ARGS))", "--"]


def _julia_model(level: int, model: Path) -> list[str]:
    """The source is told next; where the object goes, at last."""
    return _julia(level, model.parent)


def _julia_program(level: int, linker: Path, model: Path) -> list[str]:
    return [*_julia(level, model.parent), str(SOURCES / "main.jl"), str(model)]


_SWIFT_LEVELS = {2: "-O", 3: "-Ounchecked"}  # without optimisation Swift decides too much when the program runs

LANGUAGES = (
    Language("C", ".c", toolchains.clang, _object, _clang, behind=lambda: ("-lm",)),
    Language("C++", ".cpp", toolchains.clangxx, _object, _clang, behind=lambda: ("-lstdc++", "-lm")),
    Language(
        "Rust", ".rs", toolchains.rustc, _staticlib, _rustc, archive=True, behind=lambda: ("-lpthread", "-ldl", "-lm")
    ),
    Language("Fortran", ".f90", toolchains.flang, _object, _flang, behind=lambda: ("-lm",)),
    Language("Swift", ".swift", toolchains.swiftc, _swift_object, _swiftc, behind=_swift_libraries, levels=(2, 3)),
    Language("Julia", ".jl", toolchains.julia, _julia_model, _julia_program, behind=lambda: ("-lm",), is_script=True),
)
LEVELS = (0, 1, 2, 3)


@dataclass(frozen=True)
class Result:
    """What became of a cell at a level: no `why` if the gradient is right."""

    caller: str
    callee: str
    level: int
    why: str = ""
    is_missing: bool = False  # a compiler is not there


def levels_of(caller: Language, callee: Language, asked: Iterable[int] = LEVELS) -> list[int]:
    """The levels that both languages have."""
    return [level for level in asked if level in caller.levels and level in callee.levels]


def try_cell(caller: Language, callee: Language, level: int, linker: Path, folder: Path) -> Result:
    """Build the pair, run it, and compare what it prints with the gradient by formula."""
    for language in (caller, callee):
        if language.compiler() is None:
            return Result(
                caller.name, callee.name, level, f"no compiler for {language.name} is installed", is_missing=True
            )
    model = folder / ("libmodel.a" if callee.archive else "model.o")
    program = folder / "program"
    source = [str(SOURCES / f"model{callee.suffix}"), *([str(model)] if callee.is_script else [])]
    commands = [[*_command(callee), *callee.model(level, model), *source]]
    if caller.is_script:
        commands.append([*_command(caller), *caller.program(level, linker, model), *callee.behind()])
    else:
        commands += [_linking(caller, callee, level, linker, model, program), [str(program)]]
    done = None
    for command in commands:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS, check=False)
        if done.returncode:
            return Result(caller.name, callee.name, level, _reason(done.stderr) or f"exit status {done.returncode}")
    assert done is not None
    return Result(caller.name, callee.name, level, _difference(done.stdout))


def _command(language: Language) -> list[str]:
    tool = language.compiler()
    assert tool is not None
    return list(tool.command)


def _linking(caller: Language, callee: Language, level: int, linker: Path, model: Path, program: Path) -> list[str]:
    source = str(SOURCES / f"main{caller.suffix}")
    words = caller.program(level, linker, model)
    behind = () if caller is callee else callee.behind()
    if caller.archive:  # rustc hands words on to the linker with a flag
        return [*_command(caller), source, *words, *(f"-Clink-arg={word}" for word in behind), "-o", str(program)]
    # The model comes behind the program that calls it, as linkers want archives.
    return [*_command(caller), *words[:-1], source, words[-1], *behind, "-lm", "-o", str(program)]


def _reason(errors: str) -> str:
    """The line that says what is wrong."""
    lines = [line.strip() for line in errors.splitlines() if "error" in line]
    return (lines or errors.splitlines() or [""])[0]


def _difference(printed: str) -> str:
    found = list(map(float, printed.split()))
    wanted = [value(POINT), *gradient(POINT)]
    if len(found) != len(wanted):
        return f"{len(found)} numbers are printed, not {len(wanted)}"
    wrong = [k for k, (a, b) in enumerate(zip(found, wanted, strict=True)) if not math.isclose(a, b, rel_tol=1e-12)]
    return f"WRONG: {found[wrong[0]]:.12g}, not {wanted[wrong[0]]:.12g}" if wrong else ""


def model(x: tuple[float, ...]) -> float:
    """sum_i sin(x_i) x_(i+1) + x_i^2, round the chain."""
    return math.fsum(math.sin(a) * b + a * a for a, b in zip(x, (*x[1:], x[0]), strict=True))


def value(x: tuple[float, ...]) -> float:
    """model(x)^2 / 2 + x_0 x_(n-1)"""
    return 0.5 * model(x) ** 2 + x[0] * x[-1]


def gradient(x: tuple[float, ...]) -> list[float]:
    """The derivative of `value`, by hand."""
    found, n = [], len(x)
    for k in range(n):
        slope = math.cos(x[k]) * x[(k + 1) % n] + math.sin(x[k - 1]) + 2 * x[k]
        found.append(model(x) * slope + (x[-1] if k == 0 else x[0] if k == n - 1 else 0))
    return found
