"""Gradients of parallel regions have no data race: ThreadSanitizer looks at the derivative itself, with the tool of libomp's that tells
it where threads wait."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from enzyme_hub.commands.cli import main
from enzyme_hub.languages import toolchains

PROGRAMS = Path(__file__).parent.parent / "programs" / "c"
RACE = """\
#include <stdio.h>
int main(void) {
    double s = 0;
#pragma omp parallel for num_threads(4)
    for (int i = 0; i < 1000; i++) s += i;
    printf("%g", s);
}
"""


def races(source: Path, folder: Path, *options: str) -> int:
    """The races that a program is found to have when it runs."""
    clang = toolchains.clang()
    if clang is None:
        pytest.skip("clang is not installed")
    library = subprocess.run([*clang.command, "-print-file-name=libarcher.so"], capture_output=True, text=True)
    archer = Path(library.stdout.strip())
    if not archer.is_absolute():
        archer = Path(f"/usr/lib/llvm-{clang.llvm}/lib/libarcher.so")
    if not archer.exists():
        pytest.skip("libarcher.so is not installed")
    module, text, program = folder / "one.bc", folder / "one.ll", folder / "one"
    words = ["-O2", "-fopenmp", "-emit-llvm", "-c", "-w", f"-I{PROGRAMS}", str(source), "-o", str(module)]
    subprocess.run([*clang.command, *words], check=True)
    assert main(["opt", str(module), "-o", str(text), *options]) == 0
    text.write_text(re.sub(r"(?m)^(define .*) \{$", r"\1 sanitize_thread {", text.read_text()))
    words = ["-O1", "-fopenmp", "-fsanitize=thread", "-w", str(text), "-o", str(program), "-lm"]
    built = subprocess.run([*clang.command, *words], capture_output=True, text=True)
    if built.returncode:
        pytest.skip("ThreadSanitizer is not installed")
    environment = {"OMP_TOOL_LIBRARIES": str(archer), "TSAN_OPTIONS": "ignore_noninstrumented_modules=1"}
    ran = subprocess.run(["setarch", "-R", str(program)], capture_output=True, text=True, env=environment, timeout=300)
    if "FATAL" in ran.stderr:
        pytest.skip("ThreadSanitizer does not run here")
    found = ran.stderr.count("WARNING: ThreadSanitizer: data race")
    assert found or ran.returncode == 0, ran.stdout + ran.stderr
    return found


def test_a_race_is_found(tmp_path: Path) -> None:
    source = tmp_path / "race.c"
    source.write_text(RACE)
    assert races(source, tmp_path) > 0


def test_what_threads_share_is_added_without_a_race(tmp_path: Path) -> None:
    assert races(PROGRAMS / "openmp_shared.c", tmp_path) == 0


def test_nor_is_there_one_where_threads_take_turns(tmp_path: Path) -> None:
    assert races(PROGRAMS / "openmp_deterministic.c", tmp_path, "--deterministic") == 0
