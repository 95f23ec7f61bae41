"""Tiny whole programs: compiled by the real compilers, linked by the real `enzyme-hub-ld`, run, compared.

A program is found by its place: `c/*.c`, `cpp/*.cpp`, `rust/*.rs` and `fortran/*.f90` must link at every level, run,
and exit with 0 (each compares its derivatives by itself and prints what differs). `./dev test` tries each at -O2 and every
sixth one at another level; `./dev levels` at all. A program below `errors/` must be refused: its first
line says `expect: EH0208 word word`, the code and words of the message, and the file `.txt` beside it is the whole message at
-O2, without folders and numbers of values (UPDATE_MESSAGES=1 writes it anew, to be read). In the first lines a comment
`flags: ...` adds compiler flags, `levels: O2 O3` restricts the levels, `enough: O2` says which `./dev test` tries alone (most of
the program is a library's code, the same at each), `memory: O2` has it run under valgrind at that level, `leaks: why` says that
some of what it does leaks (for `tests/sanitizers`), and `only: x86_64` names the machines.
"""

from __future__ import annotations

import itertools
import os
import platform
import re
import shutil
import subprocess
import textwrap
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.turns import ALL, in_turn, is_turn

HERE = Path(__file__).parent
# libomp stops so now and then where schedule(dynamic) lets it steal iterations, also without derivatives (LLVM issue 132164).
OF_LIBOMP = "Assertion failure at kmp_dispatch.cpp"
MOST_STOPS = 20  # one after the other
LEVELS = ("O0", "O1", "O1g", "O2", "O3")  # g: with debug information
_BOTH = (("O2",), ("O2", "O0"), ("O2", "O1g"), ("O2",), ("O2",), ("O2", "O3"))
IN_TURN = (*_BOTH, *[("O2",)] * 12)
REFUSED_AT, REFUSED_IN_TURN = ("O0", "O2"), (("O2",), ("O0", "O2"))
LANGUAGES = {".c": "c", ".cpp": "cpp", ".rs": "rust", ".f90": "fortran"}
COMPILERS = {
    "c": ("clang-22", "clang"),
    "cpp": ("clang++-22", "clang++"),
    "rust": ("rustc",),
    "fortran": ("flang-22", "flang-new-22", "flang"),
}
SUPPORT = {"check.rs", "check.f90"}
COMPILERS_OWN = (".mod", ".rcgu.o")  # what flang writes, and what rustc leaves when a link fails
TIMEOUT = 120


def directive(source: Path, name: str) -> list[str]:
    """The words after `name:` in the first five lines of a program."""
    for line in source.read_text().splitlines()[:5]:
        _, found, words = line.partition(f" {name}: ")
        if found:
            return words.split()
    return []


def cases(folder: str, levels: tuple[str, ...], turns: Sequence[tuple[str, ...]]) -> list[object]:
    """The programs in a folder, each at these levels, or at those whose turn it is."""
    found = []
    for source in sorted((HERE / folder).rglob("*")):
        language = LANGUAGES.get(source.suffix)
        if language is None or source.name in SUPPORT:
            continue
        name = source.relative_to(HERE).with_suffix("")
        enough = [] if ALL else directive(source, "enough")
        tried = levels if ALL else in_turn(str(name), turns)
        tried = tried if ALL or is_turn(f"{name} twice", 6) else tried[-1:]
        for level in enough or directive(source, "levels") or tried:
            found.append(pytest.param(source, level, id=f"{name}-{level}", marks=getattr(pytest.mark, language)))
    return found


def compiler(language: str) -> str:
    for name in COMPILERS[language]:
        if path := shutil.which(name):
            return path
    pytest.skip(f"{COMPILERS[language][0]} is not installed")


def require_libraries(flags: list[str]) -> None:
    if "-fopenmp" in flags and not list(Path("/usr/lib").glob("**/libomp.so")):
        pytest.skip("libomp is not installed")


def command(source: Path, level: str, linker: Path, output: Path) -> list[str]:
    language = LANGUAGES[source.suffix]
    flags = directive(source, "flags")
    require_libraries(flags)
    optimised, debug = f"-{level.removesuffix('g')}", ["-g"] * level.endswith("g")
    if language == "rust":
        lto = ["-Clinker-plugin-lto", f"-Clinker={linker}", f"-Copt-level={level[1]}", "--edition=2021", *debug]
        return [compiler(language), *lto, "-Awarnings", *flags, str(source), "-o", str(output)]
    if language == "fortran":
        modules = ["-J", str(output.parent), str(HERE / "fortran" / "check.f90")]
        if "use enzyme_hub" in source.read_text():
            modules.append(str(HERE.parents[1] / "lang" / "fortran" / "enzyme_hub.f90"))
        return [
            compiler(language),
            optimised,
            *debug,
            "-flto",
            f"-fuse-ld={linker}",
            *flags,
            *modules,
            str(source),
            "-o",
            str(output),
        ]
    include = ["-I", str(HERE / "c"), "-I", str(HERE.parents[1] / "lang" / "c"), "-Wno-everything"]
    return [
        compiler(language),
        optimised,
        *debug,
        "-flto",
        f"--ld-path={linker}",
        *include,
        *flags,
        str(source),
        "-o",
        str(output),
        "-lm",
    ]


def run(arguments: list[str], folder: Path, rules: Path | None = None, **more: str) -> subprocess.CompletedProcess[str]:
    environment = dict(os.environ, TMPDIR=str(folder), **({"ENZYME_HUB_RULES": str(rules)} if rules else {}), **more)
    return subprocess.run(
        arguments, cwd=folder, env=environment, capture_output=True, text=True, errors="replace", timeout=TIMEOUT
    )


def rules_of(source: Path) -> Path | None:
    """The rules file beside a program, if there is one."""
    rules = source.with_suffix(".toml")
    return rules if rules.exists() else None


def require_machine(source: Path) -> None:
    machines = directive(source, "only")
    if machines and platform.machine() not in machines:
        pytest.skip(f"for {' '.join(machines)} only")


def memory_checked(source: Path, level: str) -> list[str]:
    """The command before the program's own that looks for leaks and stray accesses, for those that ask for it at this level."""
    if level not in directive(source, "memory"):
        return []
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        pytest.skip("valgrind is not installed")
    return [valgrind, "-q", "--leak-check=full", "--errors-for-leak-kinds=definite", "--error-exitcode=9"]


@pytest.mark.parametrize(("source", "level"), [case for folder in COMPILERS for case in cases(folder, LEVELS, IN_TURN)])
def test_program(source: Path, level: str, linker: Path, tmp_path: Path) -> None:
    require_machine(source)
    output = tmp_path / "program"
    build = command(source, level, linker, output)
    built = run(build, tmp_path, rules_of(source))
    if built.returncode:
        pytest.fail(f"{' '.join(build)}\n{built.stdout}{built.stderr}", pytrace=False)
    for _ in range(MOST_STOPS):
        ran = run([*memory_checked(source, level), str(output)], tmp_path)
        if OF_LIBOMP not in ran.stderr:
            break
    if ran.returncode:
        pytest.fail(f"{source.name} at -{level} exits with {ran.returncode}\n{ran.stdout}{ran.stderr}", pytrace=False)


def told(message: str) -> str:
    """Our part of what a compiler driver printed, without folders and the numbers of values."""
    starts = [found.start() for found in re.finditer(r"error\[EH", message)]
    whole = "".join(map(one_error, map(message.__getitem__, map(slice, starts, [*starts[1:], None]))))
    return re.sub(r"%[\w.]+", "%_", re.sub(r"/?(?:[\w.+-]+/)+", "", whole))


def one_error(message: str) -> str:
    """An error that the message begins with."""
    first, *lines = message.splitlines()
    more = itertools.takewhile(lambda line: re.match(r" +(\w+: |  )", line), lines)
    text = textwrap.indent(textwrap.dedent("\n".join(more)), "  ").rstrip()
    return f"{first}\n{text}\n"


def compare_message(path: Path, message: str) -> list[str]:
    if os.environ.get("UPDATE_MESSAGES"):
        path.write_text(message)
    expected = path.read_text() if path.exists() else "(no such file)"
    return [] if message == expected else [f"{path.name} has another message:\n{expected}"]


def is_compilers(path: Path) -> bool:
    """True for what a compiler leaves behind when its linker fails: flang's modules, rustc's objects."""
    return path.suffix == ".mod" or path.name.endswith(".rcgu.o")


@pytest.mark.parametrize(("source", "level"), cases("errors", REFUSED_AT, REFUSED_IN_TURN))
def test_refused(source: Path, level: str, linker: Path, tmp_path: Path) -> None:
    require_machine(source)
    output = tmp_path / "program"
    built = run(command(source, level, linker, output), tmp_path, rules_of(source))
    message = built.stdout + built.stderr
    code, *words = directive(source, "expect")
    problems = []
    if built.returncode != 1:
        problems.append(f"exit status {built.returncode}, expected 1")
    problems += [f"the message lacks {word!r}" for word in [f"error[{code}]", *words] if word not in message]
    if level == "O2":
        problems += compare_message(source.with_suffix(".txt"), told(message))
    problems += [f"left behind: {path.name}" for path in tmp_path.iterdir() if not is_compilers(path)]
    if problems:
        pytest.fail("\n".join([*problems, message]), pytrace=False)
