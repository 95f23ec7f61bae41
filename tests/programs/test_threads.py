"""Derivatives of parallel regions have no data race: ThreadSanitizer, with the tool that tells it what OpenMP's runtime does.

The bitcode is differentiated first, so that derivatives are instrumented, too.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.programs.test_programs import HERE, compiler, directive, require_libraries

_DEFINITION = re.compile(r"^(define [^\n]*?)( personality[^\n]*?)?((?: ![a-z]+ !\d+)*) \{$", re.MULTILINE)


def archer() -> Path:
    found = sorted(Path("/usr/lib").glob("llvm-*/lib/libarcher.so"))
    if not found:
        pytest.skip("libarcher, a part of libomp, is not installed")
    return found[-1]


@pytest.mark.c
@pytest.mark.parametrize("name", ["openmp_loops", "openmp_teams", "openmp_modes", "openmp_shapes"])
def test_there_is_no_race(name: str, tmp_path: Path) -> None:
    source = HERE / "c" / f"{name}.c"
    flags = directive(source, "flags")
    require_libraries(flags)
    tool, clang = archer(), compiler("c")

    def make(*words: str) -> None:
        done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    make(clang, "-O1", "-g", "-w", "-flto", "-c", *flags, "-I", str(HERE / "c"), str(source), "-o", "program.bc")
    hub = str(Path(sys.executable).with_name("enzyme-hub"))
    make(hub, "opt", "--no-postopt", "program.bc", "-o", "program.ll")
    text = (tmp_path / "program.ll").read_text()
    (tmp_path / "checked.ll").write_text(_DEFINITION.sub(r"\1 sanitize_thread\2\3 {", text))
    make(clang, "-O1", "-g", "-w", "-fsanitize=thread", *flags, "checked.ll", "-lm", "-o", "program")
    environment = {
        "OMP_TOOL_LIBRARIES": str(tool),
        "TSAN_OPTIONS": "ignore_noninstrumented_modules=1",
        "ARCHER_OPTIONS": "verbose=1",
    }
    ran = subprocess.run(
        ["./program"],
        cwd=tmp_path,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert "Archer detected" in ran.stderr + ran.stdout
    assert "WARNING: ThreadSanitizer" not in ran.stderr, ran.stderr[:4000]
    assert ran.returncode == 0, ran.stdout
