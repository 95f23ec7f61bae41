"""Time loops of many kinds with `--tape-limit`: the derivative is right, and the memory of the program is what the limit says.

Each program in `limits` works on 1000 numbers for 4000 steps or thereabouts, of which a tape has 32 MB at least, and prints the error of
the derivative along a direction, relative to a difference, and its peak memory in KB.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.programs.test_programs import LANGUAGES, compiler

HERE = Path(__file__).parent / "limits"
FORTRAN = Path(__file__).parents[2] / "lang" / "fortran" / "enzyme_hub.f90"
LEFT = {"returned_buffer.c"}  # keep their tape, and the link says so
PROGRAMS = sorted(path.name for path in HERE.iterdir() if path.suffix in LANGUAGES and path.stem != "report")
LIMIT, OWN, TAPE = 4 << 10, 6 << 10, 30 << 10  # in KB; `OWN` is what a program has without a tape


def command(source: Path, level: str, linker: Path, output: Path) -> list[str]:
    language = LANGUAGES[source.suffix]
    if language == "rust":
        lto = ["-Clinker-plugin-lto", f"-Clinker={linker}", f"-Copt-level={level[1]}", "--edition=2021"]
        return [compiler(language), *lto, "-Wlinker_messages", str(source), "-o", str(output)]
    words = [compiler(language), f"-{level}", "-g", "-flto", f"-fuse-ld={linker}", "-o", str(output)]
    if language == "fortran":
        return [*words, "-J", str(output.parent), str(FORTRAN), str(HERE / "report.f90"), str(source)]
    return [*words, "-Wno-everything", str(source), "-lm"]


def run(source: Path, folder: Path, linker: Path, options: str, level: str = "O2") -> tuple[float, int, str]:
    """The error, the peak memory, and what the link says."""
    output = folder / source.stem
    environment = os.environ | {"ENZYME_HUB_OPTS": options}
    words = command(source, level, linker, output)
    built = subprocess.run(words, env=environment, capture_output=True, text=True, timeout=120)
    assert built.returncode == 0, built.stderr
    ran = subprocess.run([output], capture_output=True, text=True, check=True, timeout=60)
    error, peak = ran.stdout.split()
    return float(error), int(peak), built.stderr


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_limit_is_kept(name: str, linker: Path, tmp_path: Path) -> None:
    error, peak, said = run(HERE / name, tmp_path, linker, "--tape-limit 4M")
    assert error < 1e-6
    if name in LEFT:
        assert "--tape-limit is not kept: " in said
        assert f"{name}:12: a loop with checkpoints in " in said
        return
    assert "tape-limit" not in said
    assert peak < LIMIT + OWN


@pytest.mark.parametrize("level", ["O1", "O3"])
@pytest.mark.parametrize("name", ["allocatable.f90", "free_and_malloc.c", "vector_assigned.cpp", "vector_returned.cpp"])
def test_a_limit_is_kept_at_other_levels(name: str, level: str, linker: Path, tmp_path: Path) -> None:
    error, peak, said = run(HERE / name, tmp_path, linker, "--tape-limit 4M", level)
    assert error < 1e-6
    assert "tape-limit" not in said
    assert peak < LIMIT + OWN


@pytest.mark.parametrize("name", ["allocatable.f90", "free_and_malloc.c", "vector_assigned.cpp"])
def test_without_a_limit_there_is_a_tape(name: str, linker: Path, tmp_path: Path) -> None:
    error, peak, _ = run(HERE / name, tmp_path, linker, "")
    assert error < 1e-6
    assert peak > TAPE
