"""Derivatives of parallel programs have no data race: ThreadSanitizer, for OpenMP with the tool that tells it what its runtime does.

The bitcode is differentiated first, so that derivatives are instrumented, too. `./dev test` takes every third program, `./dev levels` all.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.programs.test_programs import HERE, compiler, directive, require_libraries
from tests.turns import ALL, is_turn

_DEFINITION = re.compile(
    r"^(define [^\n]*?)((?: comdat(?:\([^)\n]*\))?)?(?: align \d+)?(?: personality[^\n]*?)?)((?: ![a-z]+ !\d+)*) \{$",
    re.MULTILINE,
)

_OPTION = "-Wl,-plugin-opt=enzyme-"
# ThreadSanitizer does not know how these tell each other to go on: by flushes.
_UNKNOWN = ("openmp_signals",)
_OPENMP = sorted(
    one.stem for one in (HERE / "c").glob("*.c") if one.stem not in _UNKNOWN and "-fopenmp" in directive(one, "flags")
)
_THREADS = (
    *("c/threads.c", "c/threads_shapes.c", "c/threads_handed_on.c", "c/threads_memory.c", "c/threads_waits.c"),
    *("cpp/std_threads.cpp", "cpp/std_async.cpp", "cpp/std_futures.cpp", "cpp/std_promise.cpp"),
    *("cpp/thread_locks.cpp", "cpp/thread_sums.cpp", "cpp/thread_words.cpp"),
)


def _has_its_turn(name: str) -> bool:
    return ALL or is_turn(name, 3)


def archer() -> Path:
    found = sorted(Path("/usr/lib").glob("llvm-*/lib/libarcher.so"))
    if not found:
        pytest.skip("libarcher, a part of libomp, is not installed")
    return found[-1]


def checked(source: Path, folder: Path, clang: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build the program with its derivatives instrumented, and run it."""
    flags = directive(source, "flags")
    require_libraries(flags)

    def make(*words: str) -> None:
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    make(clang, "-O1", "-g", "-w", "-flto", "-c", *flags, "-I", str(HERE / "c"), str(source), "-o", "program.bc")
    hub = str(Path(sys.executable).with_name("enzyme-hub"))
    ours = [flag.replace(_OPTION, "--") for flag in flags if flag.startswith(_OPTION)]
    make(hub, "opt", "--no-postopt", *ours, "program.bc", "-o", "program.ll")
    text = (folder / "program.ll").read_text()
    (folder / "checked.ll").write_text(_DEFINITION.sub(r"\1 sanitize_thread\2\3 {", text))
    linked = [flag for flag in flags if not flag.startswith(("-std=", _OPTION))]
    make(clang, "-O1", "-g", "-w", "-fsanitize=thread", *linked, "checked.ll", "-lm", "-o", "program")
    return subprocess.run(
        ["./program"],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def assert_no_race(ran: subprocess.CompletedProcess[str]) -> None:
    assert "WARNING: ThreadSanitizer" not in ran.stderr, ran.stderr[:4000]
    assert ran.returncode == 0, ran.stdout


@pytest.mark.c
@pytest.mark.parametrize("name", filter(_has_its_turn, _OPENMP))
def test_there_is_no_race(name: str, tmp_path: Path) -> None:
    tool = archer()
    ran = checked(
        HERE / "c" / f"{name}.c",
        tmp_path,
        compiler("c"),
        OMP_TOOL_LIBRARIES=str(tool),
        TSAN_OPTIONS="ignore_noninstrumented_modules=1",
        ARCHER_OPTIONS="verbose=1",
    )
    assert "Archer detected" in ran.stderr + ran.stdout
    assert_no_race(ran)


@pytest.mark.c
@pytest.mark.parametrize("name", filter(_has_its_turn, _THREADS))
def test_threads_have_no_race(name: str, tmp_path: Path) -> None:
    assert_no_race(checked(HERE / name, tmp_path, compiler("cpp" if name.endswith(".cpp") else "c")))
