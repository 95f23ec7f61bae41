"""What the compilers of this machine produce, at all levels, with and without debug information, round trips."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from round_trip import check_round_trip, text_of_bitcode

HERE = Path(__file__).parent
PROGRAMS = HERE / "programs"
SAMPLES = HERE.parents[2] / "shared" / "samples"
TIMEOUT = 120


def compiler(*names: str) -> str:
    for name in names:
        if found := shutil.which(name):
            return found
    pytest.skip(f"{names[0]} is missing")


def command(source: Path, level: str, debug: bool) -> list[str]:
    flags = ["-g"] if debug else []
    if source.suffix == ".rs":
        emit = ["--emit=llvm-bc", "--edition=2021", f"-Copt-level={level}", "-Ccodegen-units=1"]
        return [compiler("rustc"), *emit, *flags]
    name = {".c": "clang", ".cpp": "clang++", ".f90": "flang"}[source.suffix]
    return [compiler(f"{name}-22", name), "-c", "-emit-llvm", f"-O{level}", *flags]


@pytest.mark.parametrize("debug", [False, True], ids=["plain", "debug"])
@pytest.mark.parametrize("level", ["0", "1", "2", "3"])
@pytest.mark.parametrize("name", ["mixture.c", "classes.cpp", "collections.rs", "arrays.f90"])
def test_program_survives(name: str, level: str, debug: bool, tmp_path: Path) -> None:
    source, output = PROGRAMS / name, tmp_path / "program.bc"
    made = [*command(source, level, debug), str(source), "-o", str(output)]
    subprocess.run(made, check=True, cwd=tmp_path, timeout=TIMEOUT, capture_output=True)
    module = check_round_trip(text_of_bitcode(output.read_bytes()))
    if debug:
        places = {module.metadata.location(i) for f in module.functions.values() for i in f.instructions}
        assert any(place is not None and name in place for place in places)


@pytest.mark.parametrize("name", ["julia-logsumexp", "julia-outer", "julia-smooth", "julia-total", "swift-O"])
def test_sample_survives(name: str) -> None:
    path = SAMPLES / f"{name}.bc"
    if not path.exists():
        pytest.skip(f"no sample {name}")
    check_round_trip(text_of_bitcode(path.read_bytes()))
