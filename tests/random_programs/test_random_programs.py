"""Random programs through the real compiler and linker: reverse mode against dual numbers.

A fixed sequence of programs by default; RANDOM_PROGRAMS=500 tries that many, other ones each time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st
from random_source import sources

HERE = Path(__file__).parent
COUNT = int(os.environ.get("RANDOM_PROGRAMS", "0"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("random")


def run(arguments: list[str], folder: Path) -> None:
    done = subprocess.run(arguments, cwd=folder, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode:
        raise AssertionError(f"{' '.join(arguments)}\nexits with {done.returncode}\n{done.stdout}{done.stderr}")


@pytest.mark.cpp
@settings(
    max_examples=COUNT or 6,
    derandomize=not COUNT,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    print_blob=False,
)
@given(source=sources(), level=st.sampled_from(("-O2", "-O1", "-O0", "-O3")))
def test_random_program(folder: Path, linker: Path, source: str, level: str) -> None:
    compiler = shutil.which("clang++-22") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("clang++-22 is not installed")
    note(f"{level}\n{source}")
    path, program = folder / "program.cpp", folder / "program"
    path.write_text(source)
    lto = ["-flto", f"--ld-path={linker}", "-Wno-everything", "-I", str(HERE)]
    run([compiler, level, *lto, str(path), "-o", str(program), "-lm"], folder)
    run([str(program)], folder)
